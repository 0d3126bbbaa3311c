/** Protects: which row of Parameter Rugi Nota counts, and what it and the potongan take off a nota. Domain R4.8, R4.9. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import { type AturanBeli, aturanBeli, hitungBeli, jumlahPotongan } from './hitung-pembelian.rule.ts';
import {
  type AsalNota,
  bulanLewat,
  LEWAT_TEMPO,
  type Potongan,
  potonganBerlaku,
  type RugiNota,
  rugiBerlaku,
} from './rugi-nota.rule.ts';

const persen = (persentase: number): Potongan => ({
  type_potongan: 'PERSENTASE',
  persentase: persentase as MiliPersen,
  potongan: 0 as Rupiah,
});
const perGram = (potongan: number): Potongan => ({
  ...persen(0),
  type_potongan: 'RP',
  potongan: potongan as Rupiah,
});

const baris = (
  kode_rugi: string,
  asal_nota: AsalNota,
  kode_group: string | null,
  umur_bulan: number,
  potongan: Potongan,
): RugiNota => ({ kode_rugi, asal_nota, kode_group, umur_bulan, ...potongan });

const TABEL: RugiNota[] = [
  baris('N0', 'NOTA', null, 0, persen(1000)),
  baris('N0-420', 'NOTA', '420', 0, perGram(15_000)),
  baris('N6', 'NOTA', null, 6, persen(4000)),
  baris('N6-750', 'NOTA', '750', 6, persen(5000)),
  baris('T0', 'TANPA NOTA', null, 0, persen(10_000)),
  baris('T0-750', 'TANPA NOTA', '750', 0, persen(15_000)),
  baris('L0', 'TOKO LAIN', null, 0, persen(25_000)),
];
const TANPA_TEMPO = { tempo_bulan: 3, potongan_lewat_tempo: 0 as MiliPersen };
const TEMPO = { tempo_bulan: 3, potongan_lewat_tempo: 2500 as MiliPersen };

describe('which row counts', () => {
  test.each<[string, AsalNota, string, number, typeof TEMPO, string | null]>([
    ['a young nota: the row of every group', 'NOTA', '750', 2, TANPA_TEMPO, 'N0'],
    ['its own group before every group', 'NOTA', '420', 2, TANPA_TEMPO, 'N0-420'],
    ['an older step before a younger one', 'NOTA', '420', 6, TANPA_TEMPO, 'N6'],
    ['the older step of its own group', 'NOTA', '750', 30, TANPA_TEMPO, 'N6-750'],
    ['one month before the step', 'NOTA', '750', 5, TANPA_TEMPO, 'N0'],
    ['past the tolerance of the slip', 'NOTA', '750', 3, TEMPO, LEWAT_TEMPO],
    ['within the tolerance', 'NOTA', '750', 2, TEMPO, 'N0'],
    ['a later step before the tolerance', 'NOTA', '750', 6, TEMPO, 'N6-750'],
    [
      'a parameter before the tolerance of the same age',
      'NOTA',
      '420',
      6,
      { ...TEMPO, tempo_bulan: 6 },
      'N6',
    ],
    ['a lost nota', 'TANPA NOTA', '700', 0, TEMPO, 'T0'],
    ['a lost nota of its group', 'TANPA NOTA', '750', 40, TEMPO, 'T0-750'],
    ['another shop', 'TOKO LAIN', '750', 0, TEMPO, 'L0'],
  ])('%s', (_name, asal_nota, kode_group, umur_bulan, tempo, kode) => {
    expect(rugiBerlaku(TABEL, { asal_nota, kode_group, umur_bulan }, tempo)?.kode_rugi ?? null).toBe(kode);
  });

  test('without rows nothing is lost', () =>
    expect(
      rugiBerlaku([], { asal_nota: 'NOTA', kode_group: '750', umur_bulan: 99 }, TANPA_TEMPO),
    ).toBeNull());

  test('potongan is of the kind of goods, and only while the module is on', () => {
    const rows = [{ kode_dept: 'CC', kode_kategori: 'PERHIASAN', ...persen(2000) }];
    expect(potonganBerlaku(rows, 'CC', true)).toMatchObject({ kode_kategori: 'PERHIASAN' });
    expect(potonganBerlaku(rows, 'LM', true)).toBeNull();
    expect(potonganBerlaku(rows, 'CC', false)).toBeNull();
  });
});

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-08-21', '2026-11-21', 2],
  ['2026-08-21', '2026-11-22', 3],
  ['2026-08-20', '2026-11-21', 3],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['2027-11-30', '2028-02-29', 2],
  ['2027-11-30', '2028-03-01', 3],
  ['2025-11-21', '2026-11-21', 11],
  ['2026-12-01', '2026-11-21', 0],
])('a nota of %s on %s is %i months past', (dari, ke, bulan) => expect(bulanLewat(dari, ke)).toBe(bulan));

describe('what is taken off', () => {
  const aturan: AturanBeli = aturanBeli({ settings: {}, flags: new Set() });
  const hitung = (more: { rugi?: Potongan; kategori?: Potongan; berat?: number; manual?: number }) =>
    hitungBeli(
      {
        harga_nota: 3_412_500 as Rupiah,
        berat_nota: 3250 as Miligram,
        berat: (more.berat ?? 3250) as Miligram,
        kondisi: {
          kondisi_barang: 'MULUS',
          type_kondisi: 'PERSENTASE',
          persentase: 3000 as MiliPersen,
          potongan: 0 as Rupiah,
        },
        potongan_manual: (more.manual ?? 0) as Rupiah,
        harga: null,
        rugi: more.rugi ?? null,
        kategori: more.kategori ?? null,
      },
      aturan,
    );

  test.each([
    // 3.412.500 less 3 % and 5 % of it: 102.375 + 170.625 = 273.000.
    ['shares add up, each of the nota', { rugi: persen(5000) }, 273_000, 3_139_500],
    ['rupiah per gram on the grams paid for', { rugi: perGram(15_000) }, 102_375 + 48_750, 3_261_500],
    ['both, and the kategori', { rugi: persen(5000), kategori: perGram(10_000) }, 305_500, 3_107_000],
    // Worn to 3.200 g: the nota is worth 3.360.000, 3 % and 5 % of that.
    ['after wear', { berat: 3200, rugi: persen(5000) }, 268_800, 3_091_500],
    ['never more than there is', { rugi: persen(99_000), manual: 500 }, 3_412_500, 0],
  ])('%s', (_name, more, potongan, harga) => {
    const hasil = hitung(more);
    expect(jumlahPotongan(hasil)).toBe(potongan);
    expect(hasil.harga).toBe(harga);
  });
});
