import { expect, test } from 'vitest';
import { partsNamedIn, withoutParts } from './compound-plugin.ts';

// Protects: a part that some screen or another component shows stays on its component.
test('a component keeps the parts that somebody names, and nothing of the others', () => {
  const menu = `throw new Error("Menu.Sub was not found");
Menu.displayName = "@mantine/core/Menu";
Menu.Item = MenuItem;
Menu.Sub = MenuSub;
export { Menu };`;
  const named = new Set([menu, 'const x = <Menu.Item onClick={act}>Ya</Menu.Item>;'].flatMap(partsNamedIn));
  expect([...named]).toEqual(['Menu.Item']);
  expect(withoutParts(menu, named).split('\n').filter(Boolean)).toEqual([
    'throw new Error("Menu.Sub was not found");',
    'Menu.displayName = "@mantine/core/Menu";',
    'Menu.Item = MenuItem;',
    'export { Menu };',
  ]);
});
