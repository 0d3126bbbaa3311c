/** Protects: a bargain on the whole nota is shared out to the rupiah, in prices people say aloud, and bound lines keep theirs. */
import { rupiah, sum } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BarangSiap } from '../../barang/cari-barang.command.ts';
import { barisDari, type Keranjang, keranjangBaru, ubahBaris } from './keranjang.rule.ts';
import { bagiTotal, tawarTotal, totalSetuju } from './tawar-total.view.ts';

const siap = (kode_barcode: string, more: object = {}) =>
  ({
    ...{
      kode_barcode,
      nama_barang: 'CINCIN POLOS',
      kode_group: '750',
      kode_baki: 'CC01',
      status: 'TERSEDIA',
    },
    ...{ berat: 3.25, kadar_cetak: '18K', tipe_ongkos: 'GRAM', ongkos: 35_000, nama_atribut: null },
    ...{
      berat_atribut: 0,
      harga_atribut: 150_000,
      harga_bandrol: null,
      harga_group: 1_050_000,
      markis: false,
    },
    ...{ kadar_jual: 75, harga_24k: null, dijual: true, berlian: false, no_terakhir: null },
    ...{ dipegang_oleh: null, keranjang: null, ppn: null },
    ...more,
  }) as unknown as BarangSiap;
const aturan = { dasar: 'GRAM' as const, pembulatan: 500, arah: 'up' as const };
const meja = (...kode: string[]): Keranjang => ({
  ...keranjangBaru('uji'),
  baris: kode.map((satu, index) => barisDari(siap(satu, { berat: 3.25 + index }), 'S1')),
});

describe('sharing out', () => {
  test('every rupiah, in the store’s step but for the dearest line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_000_000 }).map(rupiah), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 900_000_000 }).map(rupiah),
        fc.constantFrom(1, 100, 500),
        (dasar, jumlah, step) => {
          const bagian = bagiTotal(jumlah, dasar, step);
          expect(sum(bagian)).toBe(jumlah);
          expect(bagian.filter((satu) => satu % step !== 0).length).toBeLessThanOrEqual(1);
          expect(bagian.every((satu) => satu >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe('a bargained nota', () => {
  test('costs what was agreed, and asked again the same', () => {
    const awal = meja('AAAA0001', 'AAAA0002', 'AAAA0003');
    const total = rupiah(totalSetuju(awal, aturan) - 123_457);
    const hasil = tawarTotal(awal, aturan, total) as Keranjang;
    expect(totalSetuju(hasil, aturan)).toBe(total);
    expect(totalSetuju(tawarTotal(hasil, aturan, total) as Keranjang, aturan)).toBe(total);
  });

  test('leaves no discount of a line beside it, and a discount takes the bargain back', () => {
    const awal = ubahBaris(meja('AAAA0001'), null, { diskon: { cara: 'RP', nilai: rupiah(10_000) } });
    const hasil = tawarTotal(awal, aturan, rupiah(3_600_000)) as Keranjang;
    expect(hasil.baris[0]).toMatchObject({ harga_total: 3_600_000, diskon: { nilai: 0 } });
    const lagi = ubahBaris(hasil, 'AAAA0001', { diskon: { cara: 'RP', nilai: rupiah(5_000) } });
    expect(lagi.baris[0]).toMatchObject({ harga_total: null, diskon: { nilai: 5_000 } });
  });

  test('keeps the price a deposit bound, and is nothing where all is bound or ongkos would be eaten', () => {
    const dua = meja('AAAA0001', 'AAAA0002');
    const harga = { harga_sistem: rupiah(1_000_000), ongkos_sistem: rupiah(0), harga_per_gram: rupiah(1) };
    const tetap = {
      ...{ ...harga, harga_emas: rupiah(1_000_000), ongkos: rupiah(0), harga_atribut: rupiah(0) },
      ...{ diskon: rupiah(0), pembulatan: rupiah(0) },
    };
    const terikat = (ke: number): Keranjang => ({
      ...dua,
      baris: dua.baris.map((b, index) => (index < ke ? { ...b, tetap } : b)),
    });
    const hasil = tawarTotal(terikat(1), aturan, rupiah(5_000_000)) as Keranjang;
    expect(hasil.baris.map((b) => b.harga_total)).toEqual([null, 4_000_000]);
    expect(tawarTotal(terikat(2), aturan, rupiah(5_000_000))).toBeNull();
    expect(tawarTotal(dua, aturan, rupiah(300_000))).toBeNull();
  });
});
