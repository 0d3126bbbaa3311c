/** Everything a plan does to money and gold. Pure. Domain 12.4 (CICILAN); docs/decisions/0055. */
import { type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { type Tempat, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { type BayarMasuk, keluarkanUang, terimaUang } from '../pembayaran/tempat-uang.rule.ts';
import { type BarangTitip, keluarTitip, masukTitip } from '../titipan/tahan-barang.rule.ts';

const MUKA: UjungUang = { akun: 'UANG_MUKA_CICILAN' };
const TITIPAN: UjungUang = { akun: 'TITIPAN_UANG' };
const PPN: UjungUang = { akun: 'PPN_KELUARAN' };
const MARGIN: UjungUang = { akun: 'PENDAPATAN_MARGIN_CICILAN' };
const LAIN: UjungUang = { akun: 'PENDAPATAN_LAIN' };

/** What a deposit held, and what of it was remitted. */
type Simpanan = { saldo: Rupiah; ppn: Rupiah };

/** The down payment, less what a deposit holds of it already, and the pieces into gudang TITIP, where those of a deposit lie. */
export const postDp = (
  barang: readonly BarangTitip[],
  bayar: readonly BayarMasuk[],
  kasir: string,
  ppn: Rupiah,
  titipan: Simpanan | null,
): Transfer[] => [
  ...terimaUang(bayar, { dari: MUKA, kasir, kategori: 'DP CICILAN' }),
  ...(titipan
    ? uangTransfer(MUKA, TITIPAN, subtract(titipan.saldo, titipan.ppn), {
        kategori: 'DP CICILAN',
        jenis: 'TITIPAN',
      })
    : masukTitip(barang, 'DP CICILAN')),
  ...uangTransfer(PPN, MUKA, ppn, { kategori: 'DP CICILAN', jenis: 'PPN' }),
];

/** The way back to the deposit: what came over the counter goes back, and what was remitted of it. */
export const postKembaliTitip = (
  titipan: Simpanan,
  kembali: BayarKeluar & { kasir: string },
  ppn: Rupiah,
): Transfer[] => [
  ...uangTransfer(MUKA, PPN, ppn, { kategori: 'BATAL CICILAN', jenis: 'PPN' }),
  ...uangTransfer(TITIPAN, MUKA, subtract(titipan.saldo, titipan.ppn), {
    kategori: 'BATAL CICILAN',
    jenis: 'TITIPAN',
  }),
  ...keluarkanUang([kembali], { ke: MUKA, kasir: kembali.kasir, kategori: 'BATAL CICILAN' }),
];

export type Terima = { margin: Rupiah; denda: Rupiah; ppn: Rupiah };

type KategoriBayar = 'BAYAR CICILAN' | 'PELUNASAN CEPAT CICILAN';

/** What is earned and remitted of a payment. */
const postBagian = (kategori: KategoriBayar, { margin, denda, ppn }: Terima): Transfer[] => [
  ...uangTransfer(MARGIN, MUKA, margin, { kategori, jenis: 'MARGIN' }),
  ...uangTransfer(LAIN, MUKA, denda, { kategori, jenis: 'DENDA' }),
  ...uangTransfer(PPN, MUKA, ppn, { kategori, jenis: 'PPN' }),
];

/** A payment: its margin and its late fee are income at once, the rest is owed until the pieces are handed over. */
export const postBayar = (
  kategori: KategoriBayar,
  bayar: readonly BayarMasuk[],
  kasir: string,
  terima: Terima,
): Transfer[] => [...terimaUang(bayar, { dari: MUKA, kasir, kategori }), ...postBagian(kategori, terima)];

/** The same where another store took the money and owes it. */
export const postBayarTokoLain = (
  kategori: KategoriBayar,
  rk: UjungUang,
  uang: Rupiah,
  terima: Terima,
): Transfer[] => [
  ...uangTransfer(MUKA, rk, uang, { kategori, jenis: 'TOKO_LAIN' }),
  ...postBagian(kategori, terima),
];

/** The half of the store that takes it: owed to the store of the plan. */
export const postTerima = (bayar: readonly BayarMasuk[], rk: UjungUang, kasir: string): Transfer[] =>
  terimaUang(bayar, { dari: rk, kasir, kategori: 'TERIMA CICILAN' });

/** What a plan that ends without a sale gives up again: margin that was income, tax of goods that were never handed over. */
export type Lepas = { margin: Rupiah; ppn: Rupiah; potongan: Rupiah };

const postLepas = (kategori: string, { margin, ppn, potongan }: Lepas): Transfer[] => [
  ...uangTransfer(MUKA, MARGIN, margin, { kategori, jenis: 'MARGIN' }),
  ...uangTransfer(MUKA, PPN, ppn, { kategori, jenis: 'PPN' }),
  ...uangTransfer(LAIN, MUKA, potongan, { kategori, jenis: 'POTONGAN' }),
];

type Tujuan = (b: BarangTitip) => Tempat;

/** The customer has his money less what the shop keeps, the shop its pieces. */
export const postBatal = (
  barang: readonly BarangTitip[],
  kembali: BayarKeluar & { kasir: string },
  lepas: Lepas,
  tujuan: Tujuan,
): Transfer[] => [
  ...postLepas('BATAL CICILAN', lepas),
  ...keluarkanUang([kembali], { ke: MUKA, kasir: kembali.kasir, kategori: 'BATAL CICILAN' }),
  ...keluarTitip(barang, 'BATAL CICILAN', tujuan),
];

/** Forfeited: what he is owed stays on the account until it is paid out. */
export const postLelang = (barang: readonly BarangTitip[], lepas: Lepas, tujuan: Tujuan): Transfer[] => [
  ...postLepas('LELANG CICILAN', lepas),
  ...keluarTitip(barang, 'LELANG CICILAN', tujuan),
];

/** The way back of a forfeiture; the pieces come from where they lie now. */
export const postBatalLelang = (
  barang: readonly BarangTitip[],
  { margin, ppn, potongan }: Lepas,
): Transfer[] => {
  const kategori = 'BATAL LELANG CICILAN';
  return [
    ...uangTransfer(MARGIN, MUKA, margin, { kategori, jenis: 'MARGIN' }),
    ...uangTransfer(PPN, MUKA, ppn, { kategori, jenis: 'PPN' }),
    ...uangTransfer(MUKA, LAIN, potongan, { kategori, jenis: 'POTONGAN' }),
    ...masukTitip(barang, kategori),
  ];
};

export const postSisa = (kembali: BayarKeluar, kasir: string): Transfer[] =>
  keluarkanUang([kembali], { ke: MUKA, kasir, kategori: 'SISA LELANG CICILAN' });

/** What the balance gives up when the customer is owed so much: income of the shop, or margin that was income already. */
export const lepasLelang = (saldo: Rupiah, ppn: Rupiah, sisa: Rupiah): Lepas => ({
  ppn,
  margin: rupiah(Math.max(0, sisa - saldo)),
  potongan: rupiah(Math.max(0, saldo - sisa)),
});
