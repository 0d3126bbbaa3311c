/** The terms of loans in words that somebody who pledges understands, from the settings of the store. Domain R5.3 to R5.11. */
import { formatPersen, formatRupiah } from '@mustika/kernel/amount.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';

/** What the published rates are told in, in this order. */
export const BAGIAN_TARIF = {
  bunga: '1. BUNGA',
  hitung: '2. CARA HITUNG',
  biaya: '3. BIAYA',
  plafond: '4. PINJAMAN PALING BANYAK',
  lelang: '5. JATUH TEMPO DAN LELANG',
} as const;

export type BarisTarif = { bagian: string; ke: number; uraian: string; ketentuan: string };

const MODE = {
  HARIAN: 'Bunga sebulan dibagi 30 untuk setiap hari',
  '15_HARIAN': 'Setengah bunga sebulan untuk setiap 15 hari yang dimulai',
  BULANAN: 'Bunga sebulan untuk setiap 30 hari yang dimulai',
} as const;
const TEMPO = {
  BULAN: 'Tanggal yang sama di bulan jatuh tempo',
  '30_HARI': '30 hari untuk setiap bulan',
} as const;

/** Of an amount that may be nothing. */
const atauTidakAda = (jumlah: number, teks: string): string => (jumlah === 0 ? 'Tidak ada' : teks);

/** What the tables of rates and ceilings do not say. */
export function tarifDariSetelan(store: Toko): BarisTarif[] {
  const baca = <K extends Parameters<typeof readSetting>[1]>(key: K) => readSetting(store, key);
  const denda = baca('DENDA_HUTANG');
  const adm = baca('BIAYA_ADM_HUTANG');
  const izin = baca('NOMOR_IZIN_GADAI');
  const { bunga, hitung, biaya, plafond, lelang } = BAGIAN_TARIF;
  const rows: [bagian: string, ke: number, uraian: string, ketentuan: string][] = [
    [bunga, 2, 'Pinjaman lainnya', `${formatPersen(baca('BUNGA_HUTANG'))} % per 30 hari`],
    [hitung, 0, 'Bunga dihitung', MODE[baca('MODE_BUNGA')]],
    [hitung, 1, 'Bunga paling sedikit', `${baca('BUNGA_HARI_MINIMAL')} hari`],
    [hitung, 2, 'Pembulatan', `Ke atas ke kelipatan ${formatRupiah(baca('PEMBULATAN_BUNGA'))}`],
    [biaya, 0, 'Biaya administrasi', atauTidakAda(adm, formatRupiah(adm))],
    [
      ...([biaya, 1, 'Denda terlambat'] as const),
      atauTidakAda(
        denda,
        `${formatPersen(denda)} % dari pokok untuk setiap bulan yang dimulai setelah jatuh tempo`,
      ),
    ],
    [plafond, 2, 'Barang lainnya', `${formatPersen(baca('PLAFOND_HUTANG'))} % dari nilai taksir`],
    [lelang, 0, 'Jatuh tempo', TEMPO[baca('BASIS_TEMPO')]],
    [
      lelang,
      1,
      'Lelang',
      `Setelah ${baca('TENGGANG_LELANG')} hari lewat jatuh tempo dan sesudah pemberitahuan`,
    ],
    [lelang, 2, 'Kelebihan hasil lelang', 'Milik customer, dapat diambil selama satu tahun'],
  ];
  if (izin !== '') rows.push([lelang, 3, 'Nomor izin OJK', izin]);
  return rows.map(([bagian, ke, uraian, ketentuan]) => ({ bagian, ke, uraian, ketentuan }));
}
