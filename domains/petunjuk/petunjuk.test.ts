/** Protects: what is usual is the middle of the others, small numbers say nothing, and what was looked at comes back when there is more. */
import { miliPersen } from '@mustika/kernel/amount.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATURAN, batasBerlaku, KODE_ATURAN, type KodeAturan } from './aturan.rule.ts';
import {
  bolehLihat,
  type Dilihat,
  kekuatanOf,
  nilaiTengah,
  pembandingOf,
  petunjukDari,
  type Ukuran,
} from './petunjuk.rule.ts';

const p = (percent: number) => miliPersen(percent * 1000);
const ukuran = (orang: string, kali: number, baris: number, more: Partial<Ukuran> = {}): Ukuran => ({
  ...{ aturan: 'BATAL_NOTA', kode_toko: 'JKT1', orang, kelompok: '', baris, kali, jumlah: kali, dari: baris },
  ...{ persen: miliPersen(Math.trunc((kali * 100_000) / baris)), nilai: 0 },
  ...{ sejak: '2026-11-03', sampai: '2026-11-20', terakhir: '2026-11-20T03:00:00.000000Z' },
  ...more,
});
const BAWAAN = batasBerlaku([]);

test.each([
  [[], null],
  [[p(4)], p(4)],
  [[p(9), p(1)], p(5)],
  [[p(9), p(1), p(2)], p(2)],
  [[p(4), p(1), p(2), p(3)], p(2.5)],
])('the middle of %j is %j', (values, middle) => expect(nilaiTengah(values)).toBe(middle));

test('the middle lies between the least and the most, whoever comes first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 }), (values) => {
      const some = values.map(miliPersen);
      const middle = nilaiTengah(some) as number;
      expect(middle).toBeGreaterThanOrEqual(Math.min(...values));
      expect(middle).toBeLessThanOrEqual(Math.max(...values));
      expect(nilaiTengah(some.toReversed())).toBe(middle);
    }),
  );
});

describe('whom somebody is compared with', () => {
  const dia = ukuran('A', 9, 120);
  const banding = (...lain: Ukuran[]) => pembandingOf(dia, [dia, ...lain], BAWAAN.BATAL_NOTA);

  test('others of his store where there are two, never himself', () =>
    expect(
      banding(ukuran('B', 1, 100), ukuran('C', 3, 100), ukuran('D', 50, 100, { kode_toko: 'BDG1' })),
    ).toBe(p(2)));
  test('of all stores that are looked at where his has not two', () =>
    expect(
      banding(
        ukuran('B', 1, 100),
        ukuran('D', 3, 100, { kode_toko: 'BDG1' }),
        ukuran('E', 5, 100, { kode_toko: 'BDG1' }),
      ),
    ).toBe(p(3)));
  test('nobody where there is one, where they did too little, or of another karat', () => {
    expect(banding(ukuran('B', 1, 100))).toBeNull();
    expect(banding(ukuran('B', 1, 2), ukuran('C', 2, 2))).toBeNull();
    expect(banding(ukuran('B', 1, 9, { kelompok: '75' }), ukuran('C', 2, 9, { kelompok: '75' }))).toBeNull();
  });
  test('his own figures in another store are no measure of him', () =>
    expect(banding(ukuran('A', 1, 100, { kode_toko: 'BDG1' }), ukuran('B', 1, 100))).toBeNull());
});

describe('each rule as declared', () => {
  // The threshold, what lies under it, half beyond and twice beyond it; without others.
  const persenOf: [KodeAturan, number, number, number, number][] = [
    ['BATAL_NOTA', 2.999, 3, 4.5, 6],
    ['BATAL_TUNAI', 0.999, 1, 1.5, 2],
    ['SUSUT_BELI', 0.499, 0.5, 0.75, 1],
    ['POTONGAN_BELI', 4.999, 5, 7.5, 10],
    ['DISKON_JUAL', 1.999, 2, 3, 4],
    ['IZIN_HARGA', 4.999, 5, 7.5, 10],
    ['CETAK_ULANG', 19.999, 20, 30, 40],
    ['SELISIH_KAS', 19.999, 20, 30, 40],
    ['BERAT_DIKETIK', 29.999, 30, 45, 60],
  ];
  test.each(persenOf)('%s shows a share from its threshold on', (kode, bawah, tepat, separuh, dua) => {
    const batas = BAWAAN[kode];
    const at = (percent: number, kali = batas.minimal) =>
      kekuatanOf({ kali, persen: p(percent) }, null, batas);
    expect([at(bawah), at(tepat), at(separuh), at(dua)]).toEqual([null, 'SEDIKIT', 'CUKUP', 'JAUH']);
    expect(at(100, batas.minimal - 1), 'small numbers say nothing').toBeNull();
    expect(kekuatanOf({ kali: 99, persen: p(100) }, null, { ...batas, aktif: false })).toBeNull();
  });
  test.each([
    ['TANGGAL_MUNDUR', p(1), 2],
    ['POIN_TANGAN', null, 3],
  ] as const)('%s shows how often', (kode, persen, minimal) => {
    const at = (kali: number) => kekuatanOf({ kali, persen }, null, BAWAAN[kode]);
    expect([at(minimal - 1), at(minimal), at(minimal * 2)]).toEqual([null, 'SEDIKIT', 'JAUH']);
  });
  test('every one of them stands in one of the tables above', () =>
    expect([...persenOf.map(([kode]) => kode), 'TANGGAL_MUNDUR', 'POIN_TANGAN'].sort()).toEqual(
      KODE_ATURAN.toSorted(),
    ));

  test('what others do as well is usual: beyond the threshold is not enough', () => {
    const batas = BAWAAN.BATAL_NOTA;
    expect(kekuatanOf({ kali: 9, persen: p(7.5) }, p(1.2), batas)).toBe('JAUH');
    expect(kekuatanOf({ kali: 9, persen: p(7.5) }, p(3), batas)).toBe('SEDIKIT');
    expect(kekuatanOf({ kali: 9, persen: p(7.5) }, p(4), batas)).toBeNull();
  });
});

describe('what was looked at', () => {
  const dia = ukuran('A', 9, 120);
  const tanda: Dilihat = {
    ...{ aturan: 'BATAL_NOTA', kode_toko: 'JKT1', orang: 'A', kelompok: '' },
    ...{ tgl_awal: '2026-11-01', tgl_akhir: '2026-11-21', terakhir: '2026-11-20T03:00:00.000000Z' },
    ...{ oleh: 'OWNER', pada: '2026-11-21T03:00:00.000000Z', catatan: 'orang baru' },
  };
  const lihat = (more: Partial<Ukuran>) =>
    petunjukDari([{ ...dia, ...more }], BAWAAN, [tanda])[0]?.dilihat?.catatan ?? null;

  test.each<[string, Partial<Ukuran>, string | null]>([
    ['all of it', {}, 'orang baru'],
    ['a part of those days', { sejak: '2026-11-10', sampai: '2026-11-12' }, 'orang baru'],
    ['one more since', { terakhir: '2026-11-20T03:00:00.000001Z' }, null],
    ['days before', { sejak: '2026-10-31' }, null],
    ['a day that was entered late', { sampai: '2026-11-22' }, null],
    ['another person', { orang: 'B' }, null],
    ['another store', { kode_toko: 'BDG1' }, null],
    ['another rule', { aturan: 'CETAK_ULANG' }, null],
    ['another karat', { kelompok: '75' }, null],
  ])('%s', (_, more, catatan) => expect(lihat(more)).toBe(catatan));
});

test('the farthest comes first', () => {
  const rows = petunjukDari([ukuran('A', 4, 100), ukuran('B', 0, 100), ukuran('C', 9, 100)], BAWAAN, []);
  expect(rows.map(({ orang }) => orang)).toEqual(['C', 'A', 'B']);
});

test('a chain has what it set, and of a rule that is no more nothing', () => {
  const diatur = { ...ATURAN.CETAK_ULANG.bawaan, aktif: false };
  const batas = batasBerlaku([
    { aturan: 'CETAK_ULANG', ...diatur },
    { aturan: 'DULU', ...diatur },
  ]);
  expect(batas.CETAK_ULANG.aktif).toBe(false);
  expect(batas.BATAL_NOTA).toEqual(ATURAN.BATAL_NOTA.bawaan);
  expect(Object.keys(batas)).toEqual(KODE_ATURAN);
});

test('nobody sees himself, an equal or who stands above him, but the owner', () => {
  const levels: Level[] = ['OWN', 'SU', 'MU', 'SPV', 'KASIR'];
  const seen = levels.map((siapa) => levels.filter((tentang) => bolehLihat(siapa, tentang)));
  expect(seen).toEqual([levels, ['MU', 'SPV', 'KASIR'], ['SPV', 'KASIR'], ['KASIR'], []]);
  expect(levels.filter((siapa) => bolehLihat(siapa, null))).toEqual(levels);
  expect(levels.some((tentang) => bolehLihat(null, tentang))).toBe(false);
});
