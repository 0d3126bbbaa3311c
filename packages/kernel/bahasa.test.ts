/** Protects the tables of texts: what is written comes back, a fault is named with its place, and no language hides another. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, readTexts, type TextLine, textsIn, writeTextLine } from './bahasa.ts';

const HEADER = 'key\tid\ten\tit\thk\tmy\tjp';
const table = (...lines: string[]): string => `${[HEADER, ...lines].join('\n')}\n`;

const LINES = [
  '=\tNama Barang\tItem name\tNome articolo\t貨品名稱\tNama barang\t品名',
  'judul.lihat\tLihat\tView\tVedi\t查看\tLihat\t一覧',
];

test('a text of a declaration is its own key, a text of a screen has one', () => {
  const [declared, keyed] = readTexts(table(...LINES), 'x.tsv');
  expect([declared?.key, declared?.declared, declared?.texts.hk]).toEqual(['Nama Barang', true, '貨品名稱']);
  expect([keyed?.key, keyed?.declared, keyed?.texts.id]).toEqual(['judul.lihat', false, 'Lihat']);
});

test('whatever a text holds, its line says it and comes back', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('a\tb', 'a\nb', 'C:\\new', '\\\\t', '{{1}} \\'));
  const line = fc.record({
    key: text,
    declared: fc.boolean(),
    texts: fc.tuple(...LANGUAGE_CODES.map(() => text)),
  });
  fc.assert(
    fc.property(line, ({ key, declared, texts }) => {
      const said = Object.fromEntries(
        LANGUAGE_CODES.map((code, at) => [code, texts[at]]),
      ) as TextLine['texts'];
      const one = { key: declared ? said.id : `k${key}`, declared, texts: said };
      fc.pre(one.key !== '');
      expect(readTexts(table(writeTextLine(one)), 'x.tsv')).toEqual([one]);
    }),
  );
});

test('what nobody wrote yet is left out, so that the fallback speaks; Indonesian needs no dictionary', () => {
  const lines = readTexts(table('=\tLaci\tDrawer', 'judul\tJudul\tTitle\t\t標題'), 'x.tsv');
  expect(textsIn(lines, 'it')).toEqual({ layar: {}, istilah: {} });
  expect(textsIn(lines, 'hk')).toEqual({ layar: { judul: '標題' }, istilah: {} });
  expect(textsIn(lines, 'en')).toEqual({ layar: { judul: 'Title' }, istilah: { Laci: 'Drawer' } });
  expect(textsIn(lines, 'id')).toEqual({ layar: { judul: 'Judul' }, istilah: {} });
});

describe('a fault is named with its place', () => {
  test.each([
    ['another header', 'key\ten\tid\n', 'x.tsv:1: the columns must be key, id, en'],
    ['spaces for tabs', table('judul  Judul  Title'), 'x.tsv:2: a key and up to 6 texts'],
    ['one column too many', table(`${LINES[0]}\tx`), 'x.tsv:2: a key and up to 6 texts'],
    ['no key', table('\tJudul\tTitle'), 'x.tsv:2: the text has no key'],
    ['a declaration without Indonesian', table('=\t\tTitle'), 'x.tsv:2: the text has no key'],
    ['another order', table(...LINES.toReversed()), 'x.tsv:3: "Nama Barang" belongs further up'],
    ['a declared twin', table('=\tLaci\tDrawer', '=\tLaci\tTill'), 'x.tsv:3: "Laci" stands twice'],
    ['a keyed twin', table('a\tLaci\tDrawer', 'a\tLaci\tTill'), 'x.tsv:3: "a" stands twice'],
  ])('%s', (_, text, fault) => expect(() => readTexts(text, 'x.tsv')).toThrow(fault));
});
