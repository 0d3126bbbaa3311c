/**
 * Money ahead for pieces that are not there yet, whatever kind of promise it is for: what it does to the books when it comes, when it
 * comes later and when it is paid back, and what the shop keeps of it then. Composed by orders and pre-orders. Domain R6.1, R6.5, 12.4.
 */
import { formatRupiah, mulDiv, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { type Jurnal, jurnal } from '@mustika/kernel/jurnal.ts';
import { type Akun, type Tempat, type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { type BayarKeluar, tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { jurnalKeluar, jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { type BayarMasuk, keluarkanUang, terimaUang } from '../pembayaran/tempat-uang.rule.ts';
import { type BarangTitip, keluarTitip, masukTitip } from './tahan-barang.rule.ts';
import { AKUN_TITIP, KELEBIHAN_TITIP } from './titipan.rule.ts';

/** A kind of promise: where its money is owed, and what its cash categories are called (Domain 2.4). */
export type JenisMuka = {
  jenis: 'PESANAN' | 'PRE_ORDER';
  /** Money that comes with it, and journals of the pieces that are held for it. */
  masuk: string;
  tambah: string;
  batal: string;
};

const TITIP = ['PERSEDIAAN_TITIP'] as const;
const TOKO = ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] as const;
const PAJAK: readonly Akun[] = ['PPN_KELUARAN'];

/** All that such a kind posts itself, and that the sale posts which hands it over. */
export function jurnalMuka({ jenis, masuk, tambah, batal }: JenisMuka): Jurnal[] {
  const muka = [AKUN_TITIP[jenis]];
  return [
    ...[masuk, tambah].flatMap((trx) => [...jurnalMasuk(trx, muka), ...jurnal(trx, 'PPN', muka, PAJAK)]),
    ...jurnal(masuk, 'MASUK', TITIP, TOKO),
    ...jurnal(masuk, 'KEMBALI', TOKO, TITIP),
    ...jurnalKeluar(batal, muka),
    ...jurnal(batal, 'PPN', PAJAK, muka),
    ...jurnal(batal, 'POTONGAN', muka, ['PENDAPATAN_LAIN']),
    ...jurnal(batal, 'KEMBALI', TOKO, TITIP),
    ...jurnal('PENJUALAN', 'DP', muka, []),
    ...jurnal('PENJUALAN', 'DP_PPN', PAJAK, muka),
    ...jurnal(KELEBIHAN_TITIP[jenis], 'PPN', PAJAK, muka),
    ...jurnal(KELEBIHAN_TITIP[jenis], 'CASH', muka, ['KAS']),
  ];
}

/** What of money that came is the tax office's already, and whose drawer it lies in. */
type Masuk = { kasir: string; ppn: Rupiah };

/** Money ahead: a debt of the shop, and what of it is the tax office's already. Domain 13; docs/decisions/0027. */
export const postMuka = (
  { jenis, ...nama }: JenisMuka,
  kapan: 'masuk' | 'tambah',
  bayar: readonly BayarMasuk[],
  { kasir, ppn }: Masuk,
): Transfer[] => {
  const [muka, kategori] = [{ akun: AKUN_TITIP[jenis] }, nama[kapan]];
  return [
    ...terimaUang(bayar, { dari: muka, kasir, kategori }),
    ...uangTransfer({ akun: 'PPN_KELUARAN' }, muka, ppn, { kategori, jenis: 'PPN' }),
  ];
};

/** What it is told of in the money of the promise; nothing where nothing came. */
export const gerakMuka = (jenis: 'MASUK' | 'TAMBAH', jumlah: Rupiah, ppn: Rupiah) =>
  jumlah > 0 ? [{ penulis: 'titipan_gerak', baris: [{ jenis, jumlah, ppn }] }] : [];

/** A piece goes into gudang TITIP at its cost. */
export const postTahan = ({ masuk }: JenisMuka, barang: readonly BarangTitip[]): Transfer[] =>
  masukTitip(barang, masuk);

/** It lies on a tray again. */
export const postLepas = (
  { masuk }: JenisMuka,
  barang: readonly BarangTitip[],
  tujuan: Tempat | null,
): Transfer[] => (tujuan ? keluarTitip(barang, masuk, tujuan) : []);

/** What the shop keeps: what its setting says, or less where somebody says so; never more. */
export function potonganMuka(diminta: Rupiah | null, paling: Rupiah, lebih: ErrorEntry): Rupiah {
  if (diminta !== null && diminta > paling)
    reject(lebih, { path: 'potongan', paling }, `${lebih.message}: ${formatRupiah(paling)}`);
  return diminta ?? paling;
}

/** Money that waits, and what of it was remitted. */
type Saldo = { saldo: Rupiah; ppn: Rupiah };

type Kembali = {
  /** What goes back is `saldo` less what is kept. */
  dipotong: Rupiah;
  keluar: Omit<BayarKeluar, 'jumlah'>;
  kasir: string;
  /** What was held, and the tray it returns to; null where nothing was. */
  barang: readonly BarangTitip[];
  tujuan: Tempat | null;
};

/**
 * What is left of the money goes back but for what the shop keeps, what was held into the tray that was asked for. All PPN that was
 * remitted goes back with it; each part takes its share. Domain R6.5.
 */
export function kembalikanMuka(
  { jenis, batal: kategori }: JenisMuka,
  { saldo, ppn }: Saldo,
  { dipotong, keluar, kasir, barang, tujuan }: Kembali,
) {
  const muka = { akun: AKUN_TITIP[jenis] };
  const jumlah = subtract(saldo, dipotong);
  const ppnKembali = saldo === 0 ? rupiah(0) : rupiah(mulDiv(ppn, jumlah, saldo, 'down'));
  const gerak = [
    { jenis: 'BATAL', jumlah: -jumlah, ppn: -ppnKembali },
    { jenis: 'POTONGAN', jumlah: -dipotong, ppn: -(ppn - ppnKembali) },
  ].filter((g) => g.jumlah !== 0);
  const dibayar = { ...keluar, jumlah };
  return {
    tulis: [
      ...tulisKeluar([dibayar]),
      ...(gerak.length > 0 ? [{ penulis: 'titipan_gerak', baris: gerak }] : []),
      { penulis: 'titipan_batal', baris: [{}] },
    ],
    transfers: [
      ...uangTransfer(muka, { akun: 'PPN_KELUARAN' }, ppn, { kategori, jenis: 'PPN' }),
      ...keluarkanUang([dibayar], { ke: muka, kasir, kategori }),
      ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, muka, dipotong, { kategori, jenis: 'POTONGAN' }),
      ...(tujuan ? keluarTitip(barang, kategori, tujuan) : []),
    ],
  };
}
