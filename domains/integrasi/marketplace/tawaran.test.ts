/** Protects: what a piece costs at a marketplace, when it is for sale there, and what becomes of orders in whatever order news come. */
import type { MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import { KEADAAN_PESANAN, keadaanDari, langkahPesanan, lebihBaru } from './pesanan.rule.ts';
import { hargaMarketplace, keadaanTawaran, samaTawaran, stokTawaran } from './tawaran.rule.ts';

test.each([
  // (3.676.500 + 1.250) / 0,92 = 3.997.554,3...
  [3_676_500, 8_000, 1_250, 3_998_000],
  [3_676_500, 6_500, 1_250, 3_933_500],
  [1_000_000, 0, 0, 1_000_000],
  [999_999, 0, 0, 1_000_000],
  [0, 8_000, 1_250, 0],
])('%i at a fee of %i and %i costs %i there', (total, fee, biaya, harga) => {
  const parameter = { fee_persen: fee as MiliPersen, biaya_tetap: biaya as Rupiah };
  expect(hargaMarketplace(total as Rupiah, parameter)).toBe(harga);
});

test('what is left after the fee is never less than the price', () => {
  for (let total = 100_000; total < 9_000_000; total += 77_777) {
    const mp = hargaMarketplace(total as Rupiah, {
      fee_persen: 8_000 as MiliPersen,
      biaya_tetap: 1_250 as Rupiah,
    });
    expect(mp - Math.ceil(mp * 0.08) - 1_250).toBeGreaterThanOrEqual(total - 1);
    expect(mp % 500).toBe(0);
  }
});

describe('a piece', () => {
  const bebas = {
    ...{ tawar: true, status_barang: 'TERSEDIA', dijual: true, toko_aktif: true, di_baki: true },
    ...{ dipegang: false, dipesan: false },
  };
  test.each([
    [{}, 1],
    [{ tawar: false }, 0],
    [{ status_barang: 'TERJUAL' }, 0],
    [{ status_barang: 'DITAHAN' }, 0],
    [{ dijual: false }, 0],
    [{ toko_aktif: false }, 0],
    [{ di_baki: false }, 0],
    [{ dipegang: true }, 0],
    [{ dipesan: true }, 0],
  ])('that is %o is there %i times', (more, stok) => expect(stokTawaran({ ...bebas, ...more })).toBe(stok));

  test.each([
    [{ tawar: true, pernah: true, status: 'TAYANG', status_barang: 'TERSEDIA' }, 'DITAWARKAN'],
    [{ tawar: false, pernah: false, status: 'DITARIK', status_barang: 'TERSEDIA' }, 'DRAF'],
    [{ tawar: false, pernah: true, status: 'DITARIK', status_barang: 'TERSEDIA' }, 'DITARIK'],
    [{ tawar: true, pernah: true, status: 'TAYANG', status_barang: 'TERJUAL' }, 'TERJUAL'],
    [{ tawar: true, pernah: true, status: 'DITOLAK', status_barang: 'TERSEDIA' }, 'GAGAL'],
  ] as const)('%o reads %s', (w, kata) => expect(keadaanTawaran(w)).toBe(kata));

  test('whose price moved while nobody can buy it is told when somebody can', () => {
    const ada = { harga: 1 as Rupiah, stok: 0, tayang: true } as const;
    expect(samaTawaran(ada, { ...ada, harga: 2 as Rupiah })).toBe(true);
    expect(samaTawaran(ada, { harga: 2 as Rupiah, stok: 1, tayang: true })).toBe(false);
    expect(samaTawaran(null, ada)).toBe(true);
  });
});

describe('an order', () => {
  test('ends the same in whatever order its news come', () => {
    const news = [
      { keadaan: 'BELUM_BAYAR', diubah: 10 },
      { keadaan: 'SIAP_KIRIM', diubah: 20 },
      { keadaan: 'SIAP_KIRIM', diubah: 30 },
      { keadaan: 'BATAL', diubah: 30 },
    ] as const;
    const orders = news.flatMap((a) =>
      news.flatMap((b) => news.flatMap((c) => news.map((d) => [a, b, c, d]))),
    );
    for (const order of orders.filter((one) => new Set(one).size === 4)) {
      let kini: (typeof news)[number] | null = null;
      for (const one of order) if (lebihBaru(one, kini)) kini = one;
      expect(kini).toEqual(news[3]);
    }
  });

  test('whose word nobody knows holds its piece', () => {
    expect(keadaanDari('SHOPEE', 'INVOICE_PENDING')).toBe('SIAP_KIRIM');
    expect(keadaanDari('TIKTOK', 'CANCEL')).toBe('BATAL');
  });

  test.each([
    ['SIAP_KIRIM', 'MENUNGGU', true, 'PEGANG'],
    ['SIAP_KIRIM', 'MENUNGGU', false, 'BENTROK'],
    ['BELUM_BAYAR', 'DIPEGANG', true, 'PEGANG'],
    ['SIAP_KIRIM', 'DISERAHKAN', true, 'DISERAHKAN'],
    ['SIAP_KIRIM', 'DISERAHKAN', false, 'TERJUAL'],
    ['SIAP_KIRIM', 'TERJUAL', true, 'PEGANG'],
    ['SELESAI', 'TERJUAL', true, 'TERJUAL'],
    ['BATAL', 'DIPEGANG', true, 'LEPASKAN'],
    ['BATAL', 'MENUNGGU', true, 'LEPAS'],
    ['BATAL', 'BENTROK', false, 'LEPAS'],
    ['BATAL', 'TERJUAL', false, 'TINJAU'],
    ['BATAL', 'DISERAHKAN', false, 'TINJAU'],
    ['BATAL', 'TINJAU', true, 'LEPAS'],
    ['SIAP_KIRIM', 'LEPAS', true, 'LEPAS'],
  ] as const)('%s with a piece %s (there: %s) goes on to %s', (pesanan, barang, ada, lanjut) =>
    expect(langkahPesanan(pesanan, barang, ada)).toBe(lanjut),
  );

  test('that is cancelled never keeps a piece', () => {
    for (const barang of [
      'MENUNGGU',
      'DIPEGANG',
      'DISERAHKAN',
      'TERJUAL',
      'BENTROK',
      'LEPAS',
      'TINJAU',
    ] as const)
      expect(['LEPAS', 'LEPASKAN']).toContain(langkahPesanan('BATAL', barang, true));
    expect(KEADAAN_PESANAN.at(-1)).toBe('BATAL');
  });
});
