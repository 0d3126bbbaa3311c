/** What a sale uses of money that was paid on its pieces before: a deposit, or a plan that is paid. Domain 2.4, 12.4, R6.6, R6.7. */
import { type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { type Akun, type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { HargaDisetujui, HargaTitip } from '../pajak/harga-terikat.rule.ts';
import { type CaraSisi, isSisi } from '../pembayaran/cara-bayar.rule.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import { type JenisHarga, type JenisTitip, KELEBIHAN_TITIP } from './titipan.rule.ts';

/** A deposit as whoever takes it over sees it. */
export type TitipanDiambil = {
  no_titipan: string;
  jenis: JenisTitip;
  jenis_harga: JenisHarga;
  status: string;
  peristiwa: number;
  saldo: Rupiah;
  /** What of the balance was remitted. */
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
  /** What pieces of it are thought to cost that have not come yet. */
  menunggu: Rupiah;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
};

/** A piece that waits, with the price of the deposit's day. */
export type BarangTitipan = HargaDisetujui & {
  kode_barcode: string;
  total: Rupiah;
  /** Where it was taken from, and the tray it waits in. */
  kode_gudang: string;
  kode_baki: string;
  baki_titip: string;
};

/** What is said of a promise that nothing can be handed over for yet. */
export const belumAda = (jenis: JenisTitip): ErrorEntry =>
  jenis === 'PRE_ORDER' ? salah.PRE_ORDER_BELUM_DATANG : salah.PESANAN_BELUM_JADI;

/** A deposit that may be picked up, or become a plan, now. */
export function bolehDiambil(no_titipan: string, titipan: TitipanDiambil | undefined): TitipanDiambil {
  if (!titipan) reject(salah.TITIPAN_TIDAK_ADA, { no_titipan });
  if (titipan.status === 'OPEN') reject(salah.TITIPAN_BELUM_VALIDASI, { no_titipan });
  if (titipan.status === 'PESAN' || titipan.status === 'KERJA')
    reject(belumAda(titipan.jenis), { no_titipan });
  if (titipan.status !== 'DONE') reject(salah.TITIPAN_SUDAH_SELESAI, { no_titipan, status: titipan.status });
  if (titipan.no_faktur_tunggu)
    reject(salah.TITIPAN_SEDANG_DIAMBIL, { no_titipan, no_faktur_group: titipan.no_faktur_tunggu });
  return titipan;
}

/** The fixed price of each piece that is handed over; null where the price of the day holds. */
export const hargaTitip = (
  { jenis_harga }: TitipanDiambil,
  ditahan: readonly BarangTitipan[],
  barang: readonly string[],
): HargaTitip =>
  new Map(
    ditahan
      .filter((b) => barang.includes(b.kode_barcode))
      .map((b) => [b.kode_barcode, jenis_harga === 'MENGIKAT' ? b : null]),
  );

/** What pays the nota, what goes back, and what of both was remitted. */
export type Pakai = { dipakai: Rupiah; kembali: Rupiah; ppn_dipakai: Rupiah; ppn_kembali: Rupiah };

type Nota = { total: Rupiah; bayar: readonly { jenis: string; jumlah: Rupiah }[] };

/** What a nota owes before the turn of this side: others, such as a piece traded in, come first. */
export const terutang = ({ total, bayar }: Nota, jenis: CaraSisi): Rupiah => {
  const lain = bayar.filter((b) => isSisi(b.jenis) && b.jenis !== jenis);
  return rupiah(Math.max(0, total - sum(lain.map((b) => b.jumlah))));
};

/** Where it is owed, what it is called on the nota, whose drawer pays back, and under which cash category. */
type Dipakai = { akun: Akun; jenis: string; kasir: string; lebih?: string };

/**
 * The debt to the customer pays the nota; what is left goes back out of the drawer. The nota owes the PPN of all its lines, so
 * what was remitted of the money before comes off: the rest is what it adds.
 */
export const postPakai = (
  { dipakai, kembali, ppn_dipakai, ppn_kembali }: Pakai,
  { akun, jenis, kasir, lebih = KELEBIHAN_TITIP.TITIPAN }: Dipakai,
): Transfer[] => [
  ...uangTransfer({ akun: 'KLIRING_PENJUALAN' }, { akun }, dipakai, { kategori: 'PENJUALAN', jenis }),
  ...uangTransfer({ akun: 'KAS', dimensi: kasir }, { akun }, kembali, {
    kategori: lebih,
    jenis: 'CASH',
  }),
  ...uangTransfer({ akun }, { akun: 'PPN_KELUARAN' }, ppn_dipakai, {
    kategori: 'PENJUALAN',
    jenis: `${jenis}_PPN`,
  }),
  ...uangTransfer({ akun }, { akun: 'PPN_KELUARAN' }, ppn_kembali, {
    kategori: lebih,
    jenis: 'PPN',
  }),
];
