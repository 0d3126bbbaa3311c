/** Protects: a name is printed in the letters it is written in, on the sheet, the picture and the roll, and nothing else changes. */
import { tercetak } from '@mustika/kernel/text/tercetak.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notaPenjualan } from '../../../domains/penjualan/nota/nota-penjualan.rule.ts';
import { fontOfSign } from '../output/script/slices.ts';
import { notaPdf, notaSvg } from './nota-pdf.ts';
import { composeSlip } from './receipt.ts';

const NAMA = [
  '陈美玲',
  '田中 太郎',
  'さくら',
  '김민수',
  'محمد علي',
  'שרה',
  'สมชาย',
  'क्षत्रिय',
  'தமிழ்',
  'Иван',
  'ERDOĞAN',
  '福 💍',
];
const [baris] = notaPenjualan.contoh.baris;
const nota = (nama: string) => ({
  ...notaPenjualan.contoh,
  keterangan: notaPenjualan.contoh.keterangan.map((one, at) => (at === 0 ? { ...one, teks: nama } : one)),
  baris: baris ? [{ ...baris, nama: `CINCIN ${nama}` }] : [],
});
/** What a sheet says to those who search or copy, in the order it is drawn in. */
const terucap = (isi: string): string =>
  [...isi.matchAll(/ActualText <feff([0-9a-f]*)>/g)]
    .map((match) =>
      Buffer.from(match[1] as string, 'hex')
        .swap16()
        .toString('utf16le'),
    )
    .join('');
const inflated = async (nama: string): Promise<string> => {
  const { inflateSync } = await import('node:zlib');
  const pdf = await notaPdf(nota(nama), { jenis: notaPenjualan });
  return [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map((match) => Buffer.from(match[1] as string, 'latin1'))
    .map((bytes) => (bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''))
    .join('\n');
};

test.each(NAMA)('%s on a sheet: drawn, and told to those who search or copy', async (nama) => {
  const isi = await inflated(nama);
  const asing = nama.match(/[^\x20-\xff]+/g) ?? [];
  for (const potong of asing) expect(terucap(isi)).toContain(potong);
  expect(notaSvg(nota(nama), { jenis: notaPenjualan }).halaman[0]?.svg).toMatch(/<path transform="translate/);
});

/** The pictures of a printer's bytes: rows and dots that are black. */
function gambar(bytes: Buffer): { tinggi: number; hitam: number }[] {
  const semua = [];
  for (let at = bytes.indexOf('\x1dv0'); at >= 0; at = bytes.indexOf('\x1dv0', at + 1)) {
    const [baris, tinggi] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)];
    const titik = bytes.subarray(at + 8, at + 8 + baris * tinggi);
    semua.push({
      tinggi,
      hitam: [...titik].reduce((n, b) => n + b.toString(2).replaceAll('0', '').length, 0),
    });
  }
  return semua;
}

const cetak = (nama: string) =>
  composeSlip(nota(nama), { cpl: 32, copies: 1, copyNumber: 1, jenis: notaPenjualan });

test.each(NAMA)('%s on a roll: its lines are pictures, the rest is text', async (nama) => {
  const [asing, biasa] = [await cetak(nama), await cetak('SITI')];
  const garis = gambar(asing.escpos);
  expect(gambar(biasa.escpos)).toEqual([]);
  expect(garis.length).toBeGreaterThanOrEqual(2);
  for (const { hitam } of garis) expect(hitam).toBeGreaterThan(60);
  expect(asing.escpos.toString('latin1')).not.toMatch(/\?\?|[\ue000-\uf8ff]/);
  expect(asing.escpos.includes(notaPenjualan.contoh.nomor)).toBe(true);
  // The preview draws as many pictures as are printed.
  expect(asing.svg.match(/<svg x="/g)?.length ?? 0).toBeGreaterThanOrEqual(garis.length);
  expect(biasa.svg).not.toContain('<svg x="');
});

/** Letters of the scripts that a field of paper takes; a range of each. */
const RENTANG: readonly (readonly [number, number])[] = [
  ...([
    [0x100, 0x24f],
    [0x370, 0x3ff],
    [0x400, 0x52f],
    [0x531, 0x556],
    [0x5d0, 0x5ea],
    [0x620, 0x6ff],
  ] as const),
  ...([
    [0x904, 0x97f],
    [0x985, 0x9b9],
    [0xb85, 0xbb9],
    [0xe01, 0xe5b],
    [0x10a0, 0x10ff],
    [0x3041, 0x30ff],
  ] as const),
  ...([
    [0x3105, 0x312f],
    [0x4e00, 0x9fff],
    [0xac00, 0xd7a3],
    [0x2000, 0x27bf],
    [0x1f300, 0x1f64f],
  ] as const),
];
const letter = fc.constantFrom(...RENTANG).chain(([from, to]) => fc.integer({ min: from, max: to }));

test('what a field of paper takes, a font has', () => {
  fc.assert(
    fc.property(letter, (code) => {
      const char = String.fromCodePoint(code);
      fc.pre(tercetak(char) && !/[\p{Cc}\p{Cf}\p{Z}]/u.test(char));
      return fontOfSign(char, char, false) !== null;
    }),
    { numRuns: 80 },
  );
});
