import { expect, test } from 'vitest';
import { withoutUnused } from './css-plugin.ts';

// Protects: a component that is shown keeps its rules, in every state and place; ours have no m_ and stay as they are.
test('only rules of components that nobody shows are left out', () => {
  const css = `@layer mantine{.m_a1{color:red}.m_b2:hover{color:blue}.m_a1 .m_b2,.m_a1[data-x]{top:0}
    @media (max-width:10px){.m_b2{left:0}.kode{right:0}}}.kode{bottom:0}`;
  const kept = withoutUnused(css, new Set(['m_a1'])).replaceAll(/\s+/g, '');
  expect(kept).toBe(
    '@layermantine{.m_a1{color:red}.m_a1[data-x]{top:0}@media(max-width:10px){.kode{right:0}}}.kode{bottom:0}',
  );
});
