/**
 * The texts of one place (a domain, a kit): its table `bahasa.tsv`, one line a text, one column a language. The first
 * column is the key of a screen's text, or `=` for a text of a declaration, whose Indonesian is its key. Cells are parted
 * by tabs; a line break, a tab and a backslash inside a text are written `\n`, `\t` and `\\`. Lines are sorted by
 * character code, as `LC_ALL=C sort` does. Decision 0031.
 */
export const LANGUAGE_CODES = ['id', 'en', 'it', 'hk', 'my', 'jp'] as const;
export type Language = (typeof LANGUAGE_CODES)[number];

/** What the key column says of a text that is its own key. */
export const DECLARED_TEXT = '=';

/** `key` is the Indonesian itself where a declaration says the text; an empty text is one that nobody wrote yet. */
export type TextLine = { key: string; declared: boolean; texts: Readonly<Record<Language, string>> };

const HEADER = ['key', ...LANGUAGE_CODES].join('\t');

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };
const written = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
const read = (cell: string): string => cell.replace(/\\([nt\\])/g, (_, sign: string) => SIGNS[sign] ?? '');

/** The line of a text as it stands in a table: what to add where one is missing. */
export const writeTextLine = ({ key, declared, texts }: TextLine): string =>
  [declared ? DECLARED_TEXT : written(key), ...LANGUAGE_CODES.map((code) => written(texts[code]))].join('\t');

function lineOf(line: string, place: string): TextLine {
  const [first = '', ...cells] = line.split('\t').map(read);
  // Editors cut tabs at the end of a line: the last languages may be missing, as empty ones are.
  if (cells.length === 0 || cells.length > LANGUAGE_CODES.length)
    throw new Error(
      `${place}: a key and up to ${LANGUAGE_CODES.length} texts belong here, with tabs between them`,
    );
  const texts = Object.fromEntries(
    LANGUAGE_CODES.map((code, at) => [code, cells[at] ?? '']),
  ) as TextLine['texts'];
  const declared = first === DECLARED_TEXT;
  const key = declared ? texts.id : first;
  if (key === '') throw new Error(`${place}: the text has no key`);
  return { key, declared, texts };
}

/** The lines of a table. A fault is thrown with its place, `path:line`: header, columns, order, a key that stands twice. */
export function readTexts(table: string, path: string): TextLine[] {
  // Only the end of the last line goes: a text may end with a blank.
  const [header, ...lines] = table.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  if (header !== HEADER) throw new Error(`${path}:1: the columns must be ${HEADER.replaceAll('\t', ', ')}`);
  return lines.map((line, at) => {
    const place = `${path}:${at + 2}`;
    const one = lineOf(line, place);
    const before = lines[at - 1];
    if (before !== undefined && before > line)
      throw new Error(`${place}: "${one.key}" belongs further up, lines are sorted by character code`);
    const other = before === undefined ? null : lineOf(before, place);
    if (other?.key === one.key && other.declared === one.declared)
      throw new Error(`${place}: "${one.key}" stands twice`);
    return one;
  });
}

export type Texts = Readonly<Record<string, string>>;

/** What a place says in one language: its screens by key, its declarations by their Indonesian. Empty texts are left out. */
export function textsIn(lines: readonly TextLine[], language: Language): { layar: Texts; istilah: Texts } {
  const said = (declared: boolean): Texts =>
    Object.fromEntries(
      lines
        .filter((line) => line.declared === declared && line.texts[language] !== '')
        .map(({ key, texts }) => [key, texts[language]]),
    );
  return { layar: said(false), istilah: language === 'id' ? {} : said(true) };
}
