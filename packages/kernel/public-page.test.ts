/** Protects: a page says too little of a name to tell a stranger whose it is, and a declaration cannot let a secret out by it. */
import { expect, test } from 'vitest';
import { kode, tanggal, teks, uang } from './field.ts';
import { BENTUK_TAUTAN, checkPublicPage, type PublicPage, samarNama } from './public-page.ts';

test.each([
  ['IBU SITI RAHAYU', 'IBU S*** R***'],
  ['Bpk. Budi', 'Bpk. B***'],
  ['SITI', 'S***'],
  ['H. ABDUL  KARIM', 'H. A*** K***'],
  ['陳大文', '陳***'],
  ['💍 CINTA', '💍*** C***'],
  ['', '***'],
])('%s is %s', (nama, samar) => expect(samarNama(nama)).toBe(samar));

test.each([
  ['JKT1-ABCDEFGHIJKLMNOPQRSTUVWXYZ', true],
  ['JKT1-ABCDEFGHIJKLMNOPQRSTUVWXY', false],
  ['JKT1-ABCDEFGHIJKLMNOPQRSTUVWXY1', false],
  ['jkt1-ABCDEFGHIJKLMNOPQRSTUVWXYZ', false],
  ['X-ABCDEFGHIJKLMNOPQRSTUVWXYZ', false],
])('%s has the shape of a link: %s', (text, fits) => expect(BENTUK_TAUTAN.test(text)).toBe(fits));

const PAGE: PublicPage = {
  ...{ name: 'nama', due: 'janji', steps: ['OPEN', 'DONE'], cancelled: 'CANC' },
  money: { total: 'total', rest: 'sisa', sure: ['DONE'] },
  pieces: { lines: 'barang', name: 'nama_barang', weight: 'berat', after: 'keluar' },
};
const SHOWN = {
  states: ['OPEN', 'DONE', 'CANC'],
  head: { nama: teks(''), janji: tanggal(''), total: uang(''), sisa: uang('') },
  lines: { barang: { fields: { nama_barang: teks(''), berat: kode(''), keluar: kode('') } } },
};

test('a page names what is there', () => {
  expect(() => checkPublicPage(PAGE, SHOWN, 'x')).not.toThrow();
  for (const [more, wrong] of [
    [{ name: 'no_hp' }, 'no_hp'],
    [{ steps: ['OPEN', 'SENT'] }, 'SENT'],
    [{ pieces: { ...PAGE.pieces, lines: 'emas' } }, 'nama_barang,berat,keluar'],
  ] as const)
    expect(() => checkPublicPage({ ...PAGE, ...more }, SHOWN, 'x')).toThrow(`[${wrong}]`);
});

test('a page names no secret', () => {
  const modal = uang('', { rahasia: 'modal' });
  const no_identitas = teks('', { segel: true });
  const head = { ...SHOWN.head, modal, no_identitas };
  for (const name of ['modal', 'no_identitas'])
    expect(() => checkPublicPage({ ...PAGE, name }, { ...SHOWN, head }, 'x')).toThrow(`[${name}]`);
});
