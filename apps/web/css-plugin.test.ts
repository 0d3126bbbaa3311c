import { expect, test } from 'vitest';
import { leftFor, withoutUnused } from './css-plugin.ts';

// Protects: a component that is shown keeps its rules, in every state and place; ours have no m_ and stay as they are.
test('only rules of components that nobody shows are left out', () => {
  const css = `@layer mantine{.m_a1{color:red}.m_b2:hover{color:blue}.m_a1 .m_b2,.m_a1[data-x]{top:0}
    @media (max-width:10px){.m_b2{left:0}.kode{right:0}}}.kode{bottom:0}`;
  const kept = withoutUnused(css, new Set(['m_a1'])).replaceAll(/\s+/g, '');
  expect(kept).toBe(
    '@layermantine{.m_a1{color:red}.m_a1[data-x]{top:0}@media(max-width:10px){.kode{right:0}}}.kode{bottom:0}',
  );
});

// Protects: a rule is in the sheet of the first visit or in the one that comes later, whole and in the layer it was in.
test('what the first visit does not show is left for later, and nothing else', () => {
  const css = `@font-face{font-family:x}@keyframes k{from{top:0}}@layer mantine{.m_a1,.m_b2{color:red}
    @media (max-width:10px){.m_a1{left:0}}@media print{.m_b2{left:0}.m_c3{top:0}}}.kode{bottom:0}`;
  const all = new Set(['m_a1', 'm_b2']);
  const tidy = (text: string): string => text.replaceAll(/\s+/g, '');
  expect(tidy(withoutUnused(css, new Set(['m_a1'])))).toContain(
    '@layermantine{.m_a1{color:red}@media(max-width:10px){.m_a1{left:0}}',
  );
  expect(tidy(leftFor(new Set(['m_b2']), css, all))).toBe(
    '@layermantine{.m_b2{color:red}@mediaprint{.m_b2{left:0}}}',
  );
});
