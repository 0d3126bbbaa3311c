/** Everything a deposit does to money and gold before it is picked up. Pure. Domain 12.4 (TITIPAN, BATAL_TITIP). */
import { type Miligram, type MiliPersen, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { type Tempat, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { letak, pindahBarang, pindahModal } from '../barang/gerak-barang.rule.ts';
import { akunStok, type GolonganModal } from '../barang/golongan-modal.rule.ts';
import type { CaraBayar } from '../penjualan/hitung-penjualan.rule.ts';
import { GUDANG_TITIP } from './titipan.rule.ts';

export type BarangTitip = {
  kode_barcode: string;
  kode_gudang: string;
  kode_baki: string;
  baki_titip: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
  golongan_modal: GolonganModal;
};

/** `jumlah` is what stays with the shop: change is given back before it is booked. */
export type BayarTitip = {
  jenis: CaraBayar;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
  fee_ditanggung: 'TOKO' | 'PELANGGAN';
};

const UANG: UjungUang = { akun: 'TITIPAN_UANG' };

const ujung = (jenis: CaraBayar, no_rekening: string | null, kasir: string): UjungUang => {
  if (jenis === 'CASH') return { akun: 'KAS', dimensi: kasir };
  return { akun: jenis === 'TRANSFER' ? 'BANK' : 'PIUTANG_EDC', dimensi: no_rekening ?? '' };
};

/** Money of the customer: a debt of the shop. A fee the card holder bears is none of his money. */
export const postUangTitip = (
  kategori: 'TITIPAN' | 'TAMBAH DP TITIPAN',
  bayar: readonly BayarTitip[],
  kasir: string,
): Transfer[] =>
  bayar.flatMap((b) => {
    const ke = ujung(b.jenis, b.no_rekening, kasir);
    const fee = b.fee_ditanggung === 'PELANGGAN' ? b.fee : NOL_RUPIAH;
    return [
      ...uangTransfer(UANG, ke, b.jumlah, { kategori, jenis: b.jenis }),
      ...uangTransfer({ akun: 'PENDAPATAN_LAIN' }, ke, fee, { kategori, jenis: 'FEE_KARTU' }),
    ];
  });

/** The part of money received that is the tax office's already. Domain 13; docs/decisions/0027. */
export const postPpnTitip = (kategori: 'TITIPAN' | 'TAMBAH DP TITIPAN', ppn: Rupiah): Transfer[] =>
  uangTransfer({ akun: 'PPN_KELUARAN' }, UANG, ppn, { kategori, jenis: 'PPN' });

const stok = (b: BarangTitip): UjungUang => ({ akun: akunStok(b.golongan_modal) });
const PERSEDIAAN: UjungUang = { akun: 'PERSEDIAAN_TITIP' };
const tempatTitip = (b: BarangTitip): Tempat => ({ gudang: GUDANG_TITIP, baki: b.baki_titip });

/** The pieces go into gudang TITIP, still the shop's at their cost. */
export const postTitip = (
  barang: readonly BarangTitip[],
  bayar: readonly BayarTitip[],
  kasir: string,
  ppn: Rupiah,
): Transfer[] => [
  ...postUangTitip('TITIPAN', bayar, kasir),
  ...postPpnTitip('TITIPAN', ppn),
  ...pindahModal(barang, { dari: stok, ke: PERSEDIAAN, kategori: 'TITIPAN', jenis: 'MASUK' }),
  ...barang.map((b) => pindahBarang(b, letak(b), tempatTitip(b))),
];

export type Kembalian = {
  jenis: 'CASH' | 'TRANSFER';
  no_rekening: string | null;
  jumlah: Rupiah;
  /** What of it was remitted. */
  ppn: Rupiah;
  kasir: string;
};

/** What is left of the money goes back, what is left of the pieces into the tray that was asked for. */
export const postBatalTitip = (
  barang: readonly BarangTitip[],
  kembali: Kembalian,
  tujuan: Tempat,
): Transfer[] => [
  ...uangTransfer(ujung(kembali.jenis, kembali.no_rekening, kembali.kasir), UANG, kembali.jumlah, {
    kategori: 'BATAL TITIP',
    jenis: kembali.jenis,
  }),
  ...uangTransfer(UANG, { akun: 'PPN_KELUARAN' }, kembali.ppn, { kategori: 'BATAL TITIP', jenis: 'PPN' }),
  ...pindahModal(barang, { dari: PERSEDIAAN, ke: stok, kategori: 'BATAL TITIP', jenis: 'KEMBALI' }),
  ...barang.map((b) => pindahBarang(b, tempatTitip(b), tujuan)),
];
