/**
 * What is sent of Mantine's sheet, and when. A component names its classes (m_ and a number) in its own module, so a rule that
 * needs a class no script names is nobody's: a third of the sheet. A rule that needs a class which no script of the first visit
 * names comes with the first part that names it: another third.
 *
 * Rules that come later stand later in their layer, whatever Mantine's order was. That changes no look: it orders them so that a
 * component stands after those it is made of, and these are named by whoever shows it, so they are there before it.
 */
import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { FIRST } from './chunks.ts';
import { filesOf } from './source-files.ts';

const CLASS = /\bm_[0-9a-f]+\b/g;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const classesOf = (text: string): string[] => text.match(CLASS) ?? [];

/** The sheet with the selectors whose classes are wanted. */
function withSelectors(css: string, wanted: (classes: readonly string[]) => boolean): postcss.Root {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const shown = rule.selectors.filter((selector) => wanted(classesOf(selector)));
    if (shown.length === 0) rule.remove();
    else if (shown.length < rule.selectors.length) rule.selectors = shown;
  });
  return sheet;
}

/** The sheet without the selectors that need a class that is not in use. */
export const withoutUnused = (css: string, used: ReadonlySet<string>): string =>
  withSelectors(css, (classes) => classes.every((name) => used.has(name))).toString();

/** What is left for later of a sheet of the first visit: rules alone, every other thing is there by then. */
export function leftFor(later: ReadonlySet<string>, css: string, used: ReadonlySet<string>): string {
  const sheet = withSelectors(
    css,
    (classes) => classes.some((name) => later.has(name)) && classes.every((name) => used.has(name)),
  );
  sheet.walkAtRules((block) => {
    let rules = 0;
    block.walkRules(() => {
      rules += 1;
    });
    if (rules === 0) block.remove();
  });
  return sheet.toString();
}

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The scripts of the first visit: what the page itself imports, and what the rooms and the till do. */
function firstOf(bundle: Bundle): ReadonlySet<Chunk> {
  const starts = filesOf(FIRST);
  const first = new Set(
    chunksOf(bundle).filter(
      ({ isEntry, facadeModuleId }) =>
        isEntry || (facadeModuleId !== null && starts.includes(facadeModuleId)),
    ),
  );
  for (const { imports } of first)
    for (const name of imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') first.add(next);
    }
  return first;
}

const namedBy = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap(({ code }) => classesOf(code)));

/** Which sheets come with a script, in their order. */
function putSheets({ viteMetadata }: Chunk, to: (sheets: string[]) => string[]): void {
  const sheets = viteMetadata?.importedCss;
  if (!sheets) return;
  const put = to([...sheets]);
  sheets.clear();
  for (const one of put) sheets.add(one);
}

export const cssPlugin = (): Plugin => ({
  name: 'mustika-css',
  apply: 'build',
  generateBundle: {
    // The sheets are put together, and neither the page nor an import has been told their names.
    order: 'pre',
    handler(_options, bundle) {
      const chunks = chunksOf(bundle);
      const ofFirst = firstOf(bundle);
      const [used, first] = [namedBy(chunks), namedBy(ofFirst)];
      const late = used.difference(first);
      // A name says what is in it, and what is in it is known here.
      const emitted = (name: string, source: string): string =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const owners = chunks.filter(({ viteMetadata }) => viteMetadata?.importedCss.has(file.fileName));
        const [css, name = ''] = [String(file.source), file.names[0]];
        const divides = owners.some((chunk) => ofFirst.has(chunk));
        const now = withoutUnused(css, divides ? first : used);
        if (now === css) continue;
        delete bundle[file.fileName];
        const renamed = emitted(name, now);
        for (const chunk of owners)
          putSheets(chunk, (sheets) => sheets.map((one) => (one === file.fileName ? renamed : one)));
        const left = divides ? leftFor(late, css, used) : '';
        if (left === '') continue;
        const rest = emitted('kelak.css', left);
        // Before those that are a part's own: a sheet of a library may say more about what stands in this one.
        for (const chunk of chunks)
          if (classesOf(chunk.code).some((one) => late.has(one)))
            putSheets(chunk, (sheets) => [rest, ...sheets]);
      }
    },
  },
});
