/**
 * Leaves out the styles of Mantine's components that nobody shows: a third of its sheet, which every first visit fetches. A
 * component names its classes (m_ and a number) in its own module, so a rule that needs a class no script names is nobody's.
 */
import postcss from 'postcss';
import type { Plugin } from 'vite';

const CLASS = /\bm_[0-9a-f]+\b/g;

/** The sheet without the selectors that need a class that is not in use. */
export function withoutUnused(css: string, used: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const shown = rule.selectors.filter((selector) =>
      (selector.match(CLASS) ?? []).every((name) => used.has(name)),
    );
    if (shown.length === 0) rule.remove();
    else if (shown.length < rule.selectors.length) rule.selectors = shown;
  });
  return sheet.toString();
}

export const cssPlugin = (): Plugin => ({
  name: 'mustika-css',
  apply: 'build',
  // After Vite has put the sheets together.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const used = new Set(
      files.flatMap((file) => (file.type === 'chunk' ? (file.code.match(CLASS) ?? []) : [])),
    );
    for (const file of files)
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = withoutUnused(String(file.source), used);
  },
});
