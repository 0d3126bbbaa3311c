/** Protects: what a nota's code says is what is read, in letters any scanner types, and nothing else is a code. */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aturanBeli } from '../hitung-pembelian.rule.ts';
import { aturanBersyarat, bacaQr, base32, type IsiQr, syaratBeli, teksQr } from './nota-qr.rule.ts';

const uang = fc.integer({ min: 0, max: BATAS_PER_BARANG });
const barang = fc.record({
  urut: fc.integer({ min: 1, max: 100 }),
  kode_barcode: fc.stringMatching(/^[0-9A-Z]{8}$/),
  kode_group: fc.stringMatching(/^[!-~]{1,8}$/),
  kode_dept: fc.stringMatching(/^[!-~]{1,8}$/),
  kadar: fc.integer({ min: 1, max: 500_000 }),
  berat: fc.integer({ min: 1, max: 10_000_000 }),
  harga_emas: uang,
  ongkos: uang,
  harga_atribut: uang,
  diskon: uang,
  nama_barang: fc.stringMatching(/^[A-Z][A-Z0-9 .,/'%()-]{4,18}[A-Z]$/),
});
const isi = fc.record({
  key_id: fc.stringMatching(/^[0-9A-Z]{4}$/),
  kode_toko: fc.stringMatching(/^[A-Z0-9]{2,8}$/),
  no_faktur_group: fc.constant('JKT1-FJ-261121-0001'),
  tanggal: fc.constant('2026-11-21'),
  syarat: fc.constant('N00K'),
  barang: fc.array(barang, { minLength: 1, maxLength: 4 }),
}) as unknown as fc.Arbitrary<IsiQr>;
const tanda = fc.uint8Array({ minLength: 64, maxLength: 64 });

describe('a code', () => {
  test('says what the nota says, whatever it is called, in letters of a QR code', () => {
    fc.assert(
      fc.property(isi, tanda, (nota, bytes) => {
        const teks = teksQr(nota);
        const code = `${teks}/${base32(bytes)}`;
        expect(code).toMatch(/^[0-9A-Z+./-]+$/);
        const read = bacaQr(code.toLowerCase());
        expect(read?.isi).toEqual(nota);
        expect(read?.teks).toBe(teks);
        expect([...(read?.tanda ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  test.each(['', 'MSTK1.', 'JKT1-FJ-261121-0001', 'MSTK1.AAAA.JKT1.X/1.A/B', 'MSTK2.AAAA'])(
    '%j is none',
    (text) => expect(bacaQr(text)).toBeNull(),
  );

  test('carries the terms of the store, and without terms the terms of today stay', () => {
    const hariIni = aturanBeli({ settings: { BASIS_BUYBACK: 'HARGA_HARI_INI' }, flags: new Set() });
    const dulu = aturanBeli({
      settings: { TOLERANSI_SUSUT: '50' },
      flags: new Set(['HARGA_NOTA_DENGAN_ONGKOS_MODULE']),
    });
    expect(syaratBeli(dulu)).toBe('N101E');
    expect(aturanBersyarat(hariIni, syaratBeli(dulu))).toMatchObject({
      basis: 'NOTA',
      dengan_ongkos: true,
      tanpa_atribut: false,
      toleransi: 50,
    });
    for (const none of [null, undefined, 'apa saja']) expect(aturanBersyarat(hariIni, none)).toBe(hariIni);
  });
});
