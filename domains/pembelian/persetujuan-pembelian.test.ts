/** Protects: which purchases need another person, flag by flag. Domain R4.5, R11.8; Spec 1 §6. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { aturanBeli, hitungBeli } from './hitung-pembelian.rule.ts';
import {
  type BarisDibeli,
  BEDA_NOTA,
  BERAT_LEBIH,
  BERLIAN,
  DI_ATAS_NOTA,
  DI_ATAS_SISTEM,
  DI_BAWAH_NOTA,
  LEWAT_TRANSFER,
  persetujuanPembelian,
  TANPA_BARCODE,
} from './persetujuan-pembelian.rule.ts';

const DIAM_BAWAH = 'NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA';
const DIAM_ATAS = 'NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA';
const MUTLAK = 'TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE';

type Baris = { harga?: number; berat?: number; tanpa_nota?: boolean; berlian?: boolean; potong?: number };
const aturan = aturanBeli({ settings: {}, flags: new Set() });

/** The nota of vector 10, bought as told; the state of the piece takes `potong` milli-percent off. */
function baris({ harga, berat = 3250, tanpa_nota = false, berlian = false, potong = 0 }: Baris): BarisDibeli {
  const kondisi = {
    kondisi_barang: 'X',
    type_kondisi: 'PERSENTASE' as const,
    persentase: potong as MiliPersen,
    potongan: 0 as Rupiah,
  };
  const timbangan = {
    harga_nota: 3_412_500 as Rupiah,
    berat_nota: 3250 as Miligram,
    berat: berat as Miligram,
    kondisi,
    potongan_manual: 0 as Rupiah,
    harga: (harga ?? null) as Rupiah | null,
  };
  return {
    ...hitungBeli(timbangan, aturan),
    judul: 'BELI0001',
    tanpa_nota,
    berlian,
    berat: timbangan.berat,
    berat_nota: timbangan.berat_nota,
  };
}

test.each<[string, Baris, string[], number, string[]]>([
  ['at the nota: nobody', {}, [], 0, []],
  ['below it', { potong: 3000 }, [], 0, [DI_BAWAH_NOTA]],
  ['below it, where nobody asks', { potong: 3000 }, [DIAM_BAWAH], 0, []],
  [
    'below it, where nobody asks but every difference counts',
    { potong: 3000 },
    [DIAM_BAWAH, MUTLAK],
    0,
    [BEDA_NOTA],
  ],
  ['below it in an absolute store: once', { potong: 3000 }, [MUTLAK], 0, [DI_BAWAH_NOTA]],
  ['above it', { harga: 3_500_000 }, [], 0, [DI_ATAS_NOTA]],
  ['above it, where nobody asks', { harga: 3_500_000 }, [DIAM_ATAS], 0, []],
  [
    'above it, where nobody asks but every difference counts',
    { harga: 3_500_000 },
    [DIAM_ATAS, MUTLAK],
    0,
    [BEDA_NOTA],
  ],
  ['more than the parameters allow', { potong: 3000, harga: 3_400_000 }, [DIAM_BAWAH], 0, [DI_ATAS_SISTEM]],
  ['heavier than the tolerance', { berat: 3271 }, [], 0, [BERAT_LEBIH]],
  ['heavier within the tolerance', { berat: 3260 }, [], 0, []],
  ['heavier at all', { berat: 3251 }, ['OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE'], 0, [BERAT_LEBIH]],
  ['without a nota', { tanpa_nota: true }, [], 0, []],
  [
    'without a nota, where somebody asks',
    { tanpa_nota: true },
    ['OTORISASI_PEMBELIAN_TANPA_BARCODE'],
    0,
    [TANPA_BARCODE],
  ],
  ['without a nota no price is below one', { tanpa_nota: true, potong: 3000 }, [], 0, []],
  ['diamonds', { berlian: true }, [], 0, []],
  [
    'diamonds, where somebody asks',
    { berlian: true },
    ['BERLIAN_TRANSACTION_AUTHORIZATION_MODULE'],
    0,
    [BERLIAN],
  ],
  ['paid by transfer', {}, [], 1_000_000, []],
  [
    'paid by transfer, where somebody asks',
    {},
    ['OTORISASI_PEMBAYARAN_TRANSFER'],
    1_000_000,
    [LEWAT_TRANSFER],
  ],
  ['cash, where somebody asks about transfers', {}, ['OTORISASI_PEMBAYARAN_TRANSFER'], 0, []],
])('%s', (_name, isi, flags, transfer, perlu) => {
  const found = persetujuanPembelian([baris(isi)], transfer as Rupiah, new Set(flags), aturan);
  expect(found.map((p) => p.description)).toEqual(perlu);
  for (const { rincian } of found) expect(rincian.length).toBeGreaterThan(0);
});
