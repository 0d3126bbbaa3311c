/** Protects: who must sign for which sale, and that whatever a nota is, its clearing account is empty afterwards. */
import { miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import { namaTempat, sisaKliring, type Transfer } from '@mustika/kernel/transfer.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { type BarisDinilai, persetujuanPenjualan } from '../jual/persetujuan-penjualan.rule.ts';
import { hitungPpn } from '../pajak/ppn.rule.ts';
import { hitungBayar } from '../pembayaran/cara-bayar.rule.ts';
import { type NotaTerjual, postPenjualan } from './penjualan.posting.ts';

const baris = (more: Record<string, number | string> = {}): BarisDinilai =>
  ({
    kode_barcode: 'AAAA1111',
    nama_barang: 'CINCIN',
    harga_sistem: 1_000_000,
    ppn_cara: null,
    ppn_transaksi_rp: 0,
    total: 1_000_000,
    harga_modal: 800_000,
    ongkos: 50_000,
    ongkos_sistem: 50_000,
    ...more,
  }) as unknown as BarisDinilai;
const batas = (toleransi = 0, maks_diskon = 0, ongkos_turun = false) => ({
  toleransi: rupiah(toleransi),
  maks_diskon: miliPersen(maks_diskon),
  ongkos_turun,
  mutlak: false,
});
const MUTLAK = { ...batas(50_000, 5000), mutlak: true };
const alasan = (lines: BarisDinilai[], limit = batas()) =>
  persetujuanPenjualan(lines, limit, true).map((p) => p.description);

describe('who must sign', () => {
  test.each([
    ['the system’s price', baris(), batas(), []],
    ['above it', baris({ total: 1_100_000 }), batas(), []],
    ['one rupiah lower without any limit', baris({ total: 999_999 }), batas(), ['price lowering']],
    ['at the rupiah limit', baris({ total: 950_000 }), batas(50_000), []],
    ['past the rupiah limit', baris({ total: 949_999 }), batas(50_000), ['price lowering']],
    ['at the share', baris({ total: 980_000 }), batas(0, 2000), []],
    ['past the share', baris({ total: 979_999 }), batas(0, 2000), ['price lowering']],
    ['the larger limit counts', baris({ total: 950_000 }), batas(50_000, 2000), []],
    ['at cost', baris({ total: 800_000 }), batas(500_000), []],
    ['below cost, whatever the limit', baris({ total: 799_999 }), batas(500_000), ['sale under cost']],
    [
      'below cost although the system says so',
      baris({ total: 1_000_000, harga_modal: 1_000_001 }),
      batas(),
      ['sale under cost'],
    ],
    ['at cost once its PPN is out', baris({ ppn_cara: 'INKLUSIF', ppn_transaksi_rp: 200_000 }), batas(), []],
    [
      'below cost once its PPN is out',
      baris({ ppn_cara: 'INKLUSIF', ppn_transaksi_rp: 200_001 }),
      batas(),
      ['sale under cost'],
    ],
    [
      'lowered by what the PPN on top of it adds',
      baris({ ppn_cara: 'EKSKLUSIF', ppn_transaksi_rp: 11_000 }),
      batas(),
      ['price lowering'],
    ],
    ['ongkos lowered, not asked for', baris({ ongkos: 0 }), batas(), []],
    ['ongkos lowered, asked for', baris({ ongkos: 49_999 }), batas(0, 0, true), ['fee lowering']],
    ['ongkos raised', baris({ ongkos: 60_000 }), batas(0, 0, true), []],
    ['above it where every change is asked for', baris({ total: 1_000_500 }), MUTLAK, ['price change']],
    [
      'below it, within a limit that does not count then',
      baris({ total: 999_500 }),
      MUTLAK,
      ['price change'],
    ],
    ['the system’s price where every change is asked for', baris(), MUTLAK, []],
  ])('%s', (_what, line, limit, expected) => {
    expect(alasan([line], limit)).toEqual(expected);
  });

  test('one signature per reason, naming every line it is about', () => {
    const lines = [
      baris({ total: 700_000 }),
      baris({ kode_barcode: 'BBBB2222', total: 600_000 }),
      baris({ kode_barcode: 'CCCC3333', total: 900_000 }),
    ];
    expect(
      persetujuanPenjualan(lines, batas(), true).map((p) => [
        p.kategori,
        p.description,
        p.rincian.map((r) => r.label),
      ]),
    ).toEqual([
      ['sales', 'sale under cost', ['AAAA1111 CINCIN', 'BBBB2222 CINCIN']],
      ['sales', 'price lowering', ['CCCC3333 CINCIN']],
    ]);
  });
});

const nilai = (max: number) => fc.nat(max).map(rupiah);
const notaArb: fc.Arbitrary<NotaTerjual> = fc
  .record({
    barang: fc.array(
      fc.record({
        kode_barcode: fc.string({ unit: fc.constantFrom(...'ABC123'), minLength: 8, maxLength: 8 }),
        kode_gudang: fc.constant('TOKO'),
        kode_baki: fc.constantFrom('CC01', 'CC02'),
        berat: fc.integer({ min: 1, max: 100_000 }).map(miligram),
        kadar: fc.integer({ min: 1, max: 100_000 }).map(miliPersen),
        harga_emas: fc.integer({ min: 1000, max: 90_000_000 }).map(rupiah),
        ongkos: nilai(1_000_000),
        harga_atribut: nilai(1_000_000),
        harga_modal: nilai(90_000_000),
        pembulatan: fc.integer({ min: -499, max: 499 }).map(rupiah),
        diskon: nilai(500),
        kode_sales: fc.constantFrom('S1', null),
        bonus: nilai(50_000),
        ppn: fc.option(
          fc.record({
            kelas_ppn: fc.constant('EMAS_FAKTUR' as const),
            kode_faktur: fc.constant('05'),
            tarif: fc.constantFrom(0, 1100, 1650, 11_000).map(miliPersen),
            cara: fc.constantFrom('INKLUSIF' as const, 'EKSKLUSIF' as const),
            pembulatan: fc.constantFrom('half-up' as const, 'down' as const),
          }),
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    bagian: fc.array(
      fc.tuple(fc.constantFrom('CASH', 'DEBET', 'CREDIT', 'TRANSFER'), fc.integer({ min: 1, max: 100 })),
      { maxLength: 4 },
    ),
    lebih: nilai(100_000),
    fee: nilai(50_000),
    poin: fc.nat(50),
    pph22: nilai(250_000),
  })
  .map(({ barang, bagian, lebih, fee, poin, pph22 }) => {
    const lines = barang.map((b) => ({
      ...b,
      ...hitungPpn(rupiah(b.harga_emas + b.ongkos + b.harga_atribut + b.pembulatan - b.diskon), b.ppn),
    }));
    const jumlah = jumlahkan(lines as never);
    const bayar = bagian.map(([jenis, share]) => ({
      jenis,
      no_rekening: 'R1',
      jumlah: rupiah(Math.max(1, Math.floor((jumlah.total * share) / 1000))),
      // Rules of Domain R4.13: only money that comes through an acquirer has a fee.
      fee: jenis === 'CASH' ? rupiah(0) : fee,
      fee_ditanggung: share % 2 ? 'TOKO' : 'PELANGGAN',
    }));
    const tagihan = rupiah(jumlah.total + pph22);
    const sisa = tagihan - bayar.reduce((sum, b) => sum + b.jumlah, 0);
    const semua = [
      ...bayar,
      {
        jenis: 'CASH',
        no_rekening: null,
        jumlah: rupiah(sisa + lebih),
        fee: rupiah(0),
        fee_ditanggung: 'TOKO',
      },
    ];
    const { kembali } = hitungBayar(tagihan, semua as never);
    return {
      ...jumlah,
      kasir: 'KASIR1',
      kembali,
      pph22,
      barang: lines,
      bayar: semua,
      kode_member: poin > 0 ? 'M1' : null,
      poin,
      poin_rp: rupiah(poin * 5000),
      kupon_rp: rupiah(0),
    } as unknown as NotaTerjual;
  });

const uangKe = (transfers: readonly Transfer[], akun: string): number =>
  transfers.reduce(
    (sum, t) =>
      t.buku === 'uang'
        ? sum + (t.ke.akun === akun ? t.jumlah : 0) - (t.dari.akun === akun ? t.jumlah : 0)
        : sum,
    0,
  );

describe('what a nota posts', () => {
  test('nets the clearing account to zero; the drawer gets cash less change; every piece leaves its tray', () => {
    fc.assert(
      fc.property(notaArb, (nota) => {
        const transfers = postPenjualan(nota);
        expect(sisaKliring(transfers)).toEqual({});
        for (const t of transfers) if (t.buku !== 'barang') expect(t.jumlah).toBeGreaterThan(0);
        const cash = nota.bayar.filter((b) => b.jenis === 'CASH').reduce((sum, b) => sum + b.jumlah, 0);
        expect(0 - uangKe(transfers, 'PPN_KELUARAN')).toBe(nota.ppn_transaksi_rp);
        expect(uangKe(transfers, 'KAS')).toBe(cash - nota.kembali);
        expect(uangKe(transfers, 'PERSEDIAAN_TOKO')).toBe(
          0 - nota.barang.reduce((sum, b) => sum + b.harga_modal, 0),
        );
        const moved = transfers.filter((t) => t.buku === 'barang');
        expect(
          moved.map((t) => `${t.kode_barcode} ${namaTempat(t.dari)} ${namaTempat(t.ke)} ${t.berat}`),
        ).toEqual(nota.barang.map((b) => `${b.kode_barcode} TOKO/${b.kode_baki} @PELANGGAN ${b.berat}`));
      }),
      { numRuns: 2000 },
    );
  });

  test('money rows do not grow with the number of pieces', () => {
    fc.assert(
      fc.property(notaArb, (nota) => {
        const jual = postPenjualan(nota).filter((t) => t.buku === 'uang' && t.jenis === 'JUAL');
        expect(jual.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 300 },
    );
  });
});
