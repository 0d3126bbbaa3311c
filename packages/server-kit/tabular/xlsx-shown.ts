/**
 * What a cell shows where its format says more than its number: 0.75 formatted as percent is 75 %, 12345678 formatted by ten
 * noughts is an account number that starts with two of them. The reader of workbooks knows dates only, so such cells become
 * texts before it sees them.
 */
import type { Part } from './archive.ts';

type Shown = (value: number) => string;

const PERCENT: Shown = (value) => `${Number((value * 100).toPrecision(15))}%`;
const padded =
  (length: number): Shown =>
  (value) =>
    Number.isSafeInteger(value) && value >= 0 ? String(value).padStart(length, '0') : String(value);

/** The percent formats every workbook has without saying so. */
const BUILT_IN: ReadonlyMap<number, Shown> = new Map([
  [9, PERCENT],
  [10, PERCENT],
]);

/** What a format makes of a number; nothing where it shows the number itself. */
function shownBy(format: string): Shown | undefined {
  const code = format.replaceAll('&quot;', '"').replace(/"[^"]*"|\\./g, '');
  if (code.includes('%')) return PERCENT;
  return /^0{2,20}$/.test(code) ? padded(code.length) : undefined;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** By the number of a style, as cells name it. */
function shownStyles(styles: string): Map<string, Shown> {
  const formats = new Map(BUILT_IN);
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)) {
    const shown = shownBy(attribute(tag, 'formatCode') ?? '');
    if (shown) formats.set(Number(attribute(tag, 'numFmtId')), shown);
  }
  const cells = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const found = new Map<string, Shown>();
  [...cells.matchAll(/<(?:\w+:)?xf[\s/>][^>]*>?/g)].forEach(([tag], at) => {
    const shown = formats.get(Number(attribute(tag, 'numFmtId')));
    if (shown) found.set(String(at), shown);
  });
  return found;
}

/** A cell with a number: its attributes, what computed it, the number. */
const CELL =
  /<((?:\w+:)?c)(\s[^>]*)>((?:<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?)<((?:\w+:)?v)>([^<]*)<\/\4>/g;

function sheetAsShown(xml: string, styles: ReadonlyMap<string, Shown>): string {
  return xml.replace(
    CELL,
    (whole: string, c: string, attributes: string, made: string, v: string, text: string) => {
      const shown = styles.get(attribute(attributes, 's') ?? '');
      const value = Number(text);
      if (
        !shown ||
        !/^(?:n|)$/.test(attribute(attributes, 't') ?? '') ||
        text.trim() === '' ||
        Number.isNaN(value)
      )
        return whole;
      return `<${c}${attributes.replace(/\st="[^"]*"/, '')} t="str">${made}<${v}>${shown(value)}</${v}>`;
    },
  );
}

/** The parts of a workbook with such cells as texts; what has no such format is not looked at. */
export function asShown(parts: readonly Part[]): readonly Part[] {
  const styles = parts.find(({ name }) => /(?:^|\/)styles\.xml$/i.test(name));
  const shown = shownStyles(styles?.bytes.toString('utf8') ?? '');
  if (shown.size === 0) return parts;
  return parts.map((part) =>
    /worksheets\/[^/]+\.xml$/i.test(part.name)
      ? { ...part, bytes: Buffer.from(sheetAsShown(part.bytes.toString('utf8'), shown)) }
      : part,
  );
}
