/** Protects: what is paid for a piece that comes back, to the rupiah (Domain 16, vectors 10 to 15). */

import { type Miligram, type MiliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identitasKurang } from './beli/identitas-penjual.rule.ts';
import {
  type AturanBeli,
  aturanBeli,
  basisTanpaNota,
  hargaDariRata,
  hargaNota,
  hargaTanpaNota,
  hitungBeli,
  type Kondisi,
  notaEfektif,
  persenDiBawah,
  type Timbangan,
} from './hitung-pembelian.rule.ts';

const rp = (n: number): Rupiah => n as Rupiah;
const mg = (n: number): Miligram => n as Miligram;
const persen = (n: number): MiliPersen => n as MiliPersen;

const NAIK: AturanBeli = {
  pembulatan: 500,
  arah: 'up',
  dengan_ongkos: false,
  tanpa_atribut: false,
  toleransi: mg(20),
  basis: 'NOTA',
  tempo_bulan: 3,
  potongan_lewat_tempo: persen(0),
  potongan_kategori: false,
};
const TURUN: AturanBeli = { ...NAIK, arah: 'down' };
const BAIK: Kondisi = {
  kondisi_barang: 'BAIK',
  type_kondisi: 'PERSENTASE',
  persentase: persen(0),
  potongan: rp(0),
};
const MULUS: Kondisi = { ...BAIK, persentase: persen(3000) };
const PER_GRAM: Kondisi = { ...BAIK, type_kondisi: 'RP', potongan: rp(10_000) };

const timbang = (more: Partial<Timbangan> = {}): Timbangan => ({
  harga_nota: rp(3_412_500),
  berat_nota: mg(3250),
  berat: mg(3250),
  kondisi: BAIK,
  potongan_manual: rp(0),
  harga: null,
  ...more,
});

describe('vectors of the domain', () => {
  test.each([
    ['10 MULUS 3 %, up', timbang({ kondisi: MULUS }), NAIK, 3_310_500],
    ['10 MULUS 3 %, down', timbang({ kondisi: MULUS }), TURUN, 3_310_000],
    ['11 Rp 10.000 per gram', timbang({ kondisi: PER_GRAM }), NAIK, 3_380_000],
    ['13 worn to 3.200 g', timbang({ berat: mg(3200) }), NAIK, 3_360_000],
    ['14 worn within the tolerance', timbang({ berat: mg(3235) }), NAIK, 3_412_500],
    ['heavier than the nota', timbang({ berat: mg(3300), kondisi: PER_GRAM }), NAIK, 3_380_000],
    ['a cut by hand', timbang({ potongan_manual: rp(12_400) }), NAIK, 3_400_500],
    ['agreed at the counter', timbang({ kondisi: MULUS, harga: rp(3_300_000) }), NAIK, 3_300_000],
  ])('%s', (_name, t, aturan, harga) => {
    expect(hitungBeli(t, aturan).harga).toBe(harga);
  });

  test('12: what a gram cost, and how far below the gold price', () => {
    const hasil = hitungBeli(
      timbang({ harga_nota: rp(3_000_000), berat_nota: mg(3000), berat: mg(3000), harga: rp(2_970_000) }),
      NAIK,
    );
    expect(hasil).toMatchObject({ harga_rata: 990_000, rata_asal: 1_000_000 });
    expect(persenDiBawah(rp(1_050_000), rp(2_970_000), mg(3000))).toBe(5714);
    expect(hargaDariRata(990_000, mg(3000))).toBe(2_970_000);
    expect(hargaDariRata(null, mg(3000))).toBeNull();
    expect(persenDiBawah(rp(0), rp(2_970_000), mg(3000))).toBe(0);
  });

  test('13: the nota is worth what is left of its weight', () => {
    expect(notaEfektif(rp(3_412_500), mg(3250), mg(3200), mg(20))).toBe(3_360_000);
    expect(notaEfektif(rp(3_412_500), mg(3250), mg(3230), mg(20))).toBe(3_412_500);
    expect(hitungBeli(timbang({ berat: mg(3200) }), NAIK)).toMatchObject({ susut: 50, lebih: 0 });
    expect(hitungBeli(timbang({ berat: mg(3271) }), NAIK)).toMatchObject({ susut: 0, lebih: 21 });
  });

  test('15: scrap by its tested karat, and goods by their price code', () => {
    const rosok = hargaTanpaNota(
      { kode_harga: null, harga_24k: rp(1_300_000), kadar: persen(68_000) },
      mg(4120),
    );
    expect(rosok).toBe(3_642_080);
    const t = timbang({ harga_nota: rosok, berat_nota: mg(4120), berat: mg(4120) });
    expect(hitungBeli(t, NAIK).harga).toBe(3_642_500);
    expect(hargaTanpaNota({ kode_harga: '700', harga_per_gram: rp(900_000) }, mg(2500))).toBe(2_250_000);
  });
});

describe('the nota', () => {
  const jual = {
    berat: mg(3250),
    harga_emas: rp(3_412_500),
    ongkos: rp(113_750),
    harga_atribut: rp(150_000),
    diskon: rp(62_500),
  };
  test.each([
    ['ongkos is lost, the discount was never paid', {}, null, 3_500_000],
    ['ongkos is paid back', { dengan_ongkos: true }, null, 3_613_750],
    ['the stone is not', { tanpa_atribut: true }, null, 3_350_000],
    ['the gold at the price of the day', { basis: 'HARGA_HARI_INI' }, 1_000_000, 3_337_500],
    ['a day without a price keeps the nota', { basis: 'HARGA_HARI_INI' }, null, 3_500_000],
    ['the nota does not look at the day', {}, 1_000_000, 3_500_000],
  ])('%s', (_name, aturan, hari_ini, harga) => {
    expect(hargaNota(jual, hari_ini as Rupiah | null, { ...NAIK, ...aturan } as AturanBeli)).toBe(harga);
  });

  test('is never worth less than nothing', () =>
    expect(hargaNota({ ...jual, diskon: rp(9_000_000) }, null, NAIK)).toBe(0));
});

test('the rules of a store come from its settings and modules', () => {
  expect(aturanBeli({ settings: {}, flags: new Set() })).toEqual(NAIK);
  const settings = { PEMBULATAN: '1000', TOLERANSI_SUSUT: '0', BASIS_BUYBACK: 'HARGA_HARI_INI' };
  const tempo = { TEMPO_BUYBACK: '6', POTONGAN_LEWAT_TEMPO: '2500' };
  const flags = new Set([
    'PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE',
    'HARGA_NOTA_DENGAN_ONGKOS_MODULE',
    'HARGA_BELI_TANPA_ATRIBUT_ONGKOS',
    'POTONGAN_PENJUALAN_MODULE',
  ]);
  expect(aturanBeli({ settings: { ...settings, ...tempo }, flags })).toEqual({
    pembulatan: 1000,
    arah: 'down',
    dengan_ongkos: true,
    tanpa_atribut: true,
    toleransi: 0,
    basis: 'HARGA_HARI_INI',
    tempo_bulan: 6,
    potongan_lewat_tempo: 2500,
    potongan_kategori: true,
  });
  expect(aturanBeli({ settings: { TOLERANSI_SUSUT: 'x' }, flags: new Set() }).toleransi).toBe(20);
  expect(basisTanpaNota(new Set())).toBe('BEBAS');
  expect(basisTanpaNota(new Set(['PARAMETER_HARGA_BELI']))).toBe('KODE_HARGA');
  expect(basisTanpaNota(new Set(['PARAMETER_HARGA_EMAS_PEMBELIAN']))).toBe('KADAR');
});

describe('whose identity is written down', () => {
  const kosong = { nama_customer: null, nik_sim_passport: null };
  const semua = { nama_customer: 'SITI', nik_sim_passport: '3174' };
  test.each([
    ['with a nota below the limit: nobody', kosong, 9_999_999, false, []],
    ['from the limit on', kosong, 10_000_000, false, ['nama_customer', 'nik_sim_passport']],
    ['without a nota: everybody', kosong, 1000, true, ['nama_customer', 'nik_sim_passport']],
    ['all there', semua, 500_000_000, true, []],
  ])('%s', (_name, penjual, total, tanpaNota, kurang) => {
    expect(
      identitasKurang(penjual, {
        total: rp(total),
        tanpaNota,
        batas: readSetting({ settings: {} }, 'BATAS_IDENTITAS_PEMBELIAN'),
      }),
    ).toEqual(kurang);
  });

  test('the limit is a setting', () => {
    expect(
      readSetting({ settings: { BATAS_IDENTITAS_PEMBELIAN: '5000' } }, 'BATAS_IDENTITAS_PEMBELIAN'),
    ).toBe(5000);
    expect(
      readSetting({ settings: { BATAS_IDENTITAS_PEMBELIAN: 'banyak' } }, 'BATAS_IDENTITAS_PEMBELIAN'),
    ).toBe(10_000_000);
  });
});

test('whatever comes back: cuts never exceed the nota, rounding stays within one step, wear only lowers', () => {
  const kondisi = fc.record({
    kondisi_barang: fc.constant('X'),
    type_kondisi: fc.constantFrom('PERSENTASE' as const, 'RP' as const),
    persentase: fc.integer({ min: 0, max: 100_000 }).map(persen),
    potongan: fc.integer({ min: 0, max: 5_000_000 }).map(rp),
  });
  const potongan = fc.record({
    type_potongan: fc.constantFrom('PERSENTASE' as const, 'RP' as const),
    persentase: fc.integer({ min: 0, max: 100_000 }).map(persen),
    potongan: fc.integer({ min: 0, max: 5_000_000 }).map(rp),
  });
  const arbitrary = fc.record({
    harga_nota: fc.integer({ min: 0, max: 2_000_000_000 }).map(rp),
    berat_nota: fc.integer({ min: 1, max: 2_000_000 }).map(mg),
    berat: fc.integer({ min: 1, max: 2_000_000 }).map(mg),
    kondisi,
    potongan_manual: fc.integer({ min: 0, max: 100_000_000 }).map(rp),
    rugi: fc.option(potongan),
    kategori: fc.option(potongan),
    harga: fc.constant(null),
  });
  fc.assert(
    fc.property(arbitrary, fc.constantFrom(NAIK, TURUN), (t, aturan) => {
      const h = hitungBeli(t, aturan);
      const potong = h.potongan + h.rugi_nota + h.potongan_kategori + h.potongan_manual;
      const mentah = h.harga_nota_efektif - potong;
      expect(mentah).toBeGreaterThanOrEqual(0);
      expect(h.harga_nota_efektif).toBeLessThanOrEqual(t.harga_nota);
      expect(mentah + h.pembulatan).toBe(h.harga_sistem);
      expect(Math.abs(h.pembulatan)).toBeLessThan(aturan.pembulatan);
      expect(h.harga_sistem % aturan.pembulatan).toBe(0);
      expect(h.susut === 0 || h.lebih === 0).toBe(true);
      expect(rupiah(h.harga_rata) * t.berat).toBeLessThanOrEqual(h.harga * 1000);
    }),
  );
});
