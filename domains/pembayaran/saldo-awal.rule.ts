/**
 * What documents that ran at the till of before have in common when they come over (docs/decisions/0134): their money moved there, so
 * here it moved out of, or into, what the owner brought along; and they say which opening balance they came with.
 */
import { NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { kode } from '@mustika/kernel/field.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { CARA_AWAL } from './cara-bayar.rule.ts';
import { type BayarMasuk, type DibayarKeluar, terimaUang } from './tempat-uang.rule.ts';

/** Cash category of everything that comes over. Domain 2.4 (SALDO AWAL is in no total of what came in). */
export const SALDO_AWAL = 'SALDO AWAL';
/** That of their way back. */
export const BATAL_SALDO_AWAL = `BATAL ${SALDO_AWAL}`;

/** Which opening balance it belongs to: the key of the act that made all of it. */
export const rangkai = kode('Rangkai', { max: 200 });

/** What other programs call the customer in their lists. Ours, on lists of real tills. */
export const SEBUTAN_CUSTOMER = [
  'nama',
  'customer',
  'pelanggan',
  'nama pelanggan',
  'nasabah',
  'nama nasabah',
];
/** What they call the code of a piece. Ours. */
export const SEBUTAN_KODE_BARANG = ['kode', 'barang', 'barcode', 'kode barcode', 'kode lama', 'sku'];

/** The row that ties a document to its opening balance, and to its number at the till of before. */
export const tulisIsiAwal = (isi: { rangkai: string; no_lama: string }) => ({
  penulis: 'saldo_awal_isi',
  baris: [isi],
});

const AWAL = { jenis: CARA_AWAL, no_rekening: null } as const;

/** Handed to the customer by the till of before. */
export const keluarAwal = (jumlah: Rupiah) => ({ ...AWAL, jumlah }) satisfies DibayarKeluar;

/** Taken from the customer by the till of before. */
export const masukAwal = (jumlah: Rupiah): BayarMasuk[] => [
  { ...AWAL, jumlah, fee: NOL_RUPIAH, fee_ditanggung: 'TOKO' },
];

/** Its payment, as the writer of payments takes it. */
export const tulisMasukAwal = (jumlah: Rupiah) => ({
  penulis: 'pembayaran',
  baris: [{ ...AWAL, jumlah, diterima: jumlah, arah: 'MASUK', urut: 1 }],
});

/** Money ahead as the shop owes it from now on, less what of it was remitted there; nothing where nothing was paid. */
export const transferMuka = (
  utang: UjungUang,
  { uang, ppn, kasir }: { uang: Rupiah; ppn: Rupiah; kasir: string },
): Transfer[] =>
  uang === 0
    ? []
    : [
        ...terimaUang(masukAwal(uang), { dari: utang, kasir, kategori: SALDO_AWAL }),
        ...uangTransfer({ akun: 'MODAL' }, utang, ppn, { kategori: SALDO_AWAL, jenis: 'PPN' }),
      ];

/** What its paper says of where it came from. */
export const keteranganAwal = ({
  no_lama,
  keterangan,
}: {
  no_lama: string;
  keterangan: string | null;
}): string => [no_lama, keterangan].filter(Boolean).join(' · ');
