import { describe, expect, test } from 'vitest';
import { daftar, gram, kode } from '../field.ts';
import { adaTimbangan, beratDitimbang, denganBacaan } from './evidence.ts';

const fields = {
  kode: kode('Kode'),
  berat_plastik: gram('Plastik', { ditimbang: true }),
  barang: daftar('Barang', { berat: gram('Berat', { ditimbang: true }), berat_nota: gram('Nota') }),
};
const line = (bacaan: string) => ({ bacaan, alat: null, umur: 1 });

test('only what is put on the scale is asked for, in rows too', () => {
  expect([adaTimbangan(fields), adaTimbangan({ kode: kode('Kode') }), adaTimbangan(undefined)]).toEqual([
    ...[true, false, false],
  ]);
  const input = { kode: 'A', berat_plastik: 0, barang: [{ berat: 3250, berat_nota: 3300 }, { berat: null }] };
  expect(beratDitimbang(fields, input)).toEqual([{ kolom: 'barang.0.berat', berat: 3250 }]);
});

describe('a line says one weight', () => {
  const said = (berat: readonly number[], ...lines: string[]) =>
    denganBacaan(
      berat.map((satu, at) => ({ kolom: String(at), berat: satu })),
      lines.map(line),
    ).map(({ bacaan }) => bacaan?.bacaan ?? null);
  test.each<[string, number[], string[], (string | null)[]]>([
    ['its own', [3250], ['ST,GS,+  3.250g'], ['ST,GS,+  3.250g']],
    ['in whatever order', [1000, 2000], ['+2.000 g', '+1.000 g'], ['+1.000 g', '+2.000 g']],
    ['once', [3250, 3250], ['+3.250 g'], ['+3.250 g', null]],
    ['twice where it was weighed twice', [3250, 3250], ['+3.250 g', '+3.250 g'], ['+3.250 g', '+3.250 g']],
    ['not while it moved', [3250], ['US,GS,+  3.250g'], [null]],
    ['not nearly', [3250], ['+3.251 g'], [null]],
    ['in grams', [3250], ['3.250 kg', '3250'], [null]],
  ])('%s', (_, berat, lines, right) => expect(said(berat, ...lines)).toEqual(right));
});
