/** Damage to the books of uang and to what their documents say of themselves. */
import type { Damage } from '../kit/damage.ts';

/** The nota of the piece that is damaged here. */
const SALE = `(select no_faktur_group from penjualan_barang where kode_barcode = 'RUSAK001')`;
const CANCELLED = `(select no_dokumen from peristiwa where kode_toko = 'JKT1' and membalik is not null and no_dokumen like '%-FJ-%' limit 1)`;
const REVERSAL = `kode_toko = 'JKT1' and no_dokumen = ${CANCELLED} and peristiwa = (select urut from peristiwa where no_dokumen = ${CANCELLED} and membalik is not null)`;

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'SALDO_UANG',
    'a drawer with more in it',
    "update saldo_uang set saldo = saldo + 1 where akun = 'KAS' and kode_toko = 'JKT1'",
  ],
  ['SALDO_UANG', 'a drawer forgotten', "delete from saldo_uang where akun = 'KAS' and kode_toko = 'JKT1'"],
  ['SALDO_UANG', 'a drawer from nowhere', "insert into saldo_uang values ('JKT1', 'KAS', 'LACI-GELAP', 1)"],
  [
    'SALDO_UANG',
    'a payment taken out of the book',
    `delete from buku_uang where ke_akun = 'KAS' and no_dokumen = ${SALE}`,
  ],
  [
    'KLIRING',
    'a sale booked a rupiah short',
    'update buku_uang set jumlah = jumlah - 1 where no_dokumen = ' +
      SALE +
      " and dari_akun = 'PENJUALAN_EMAS'",
  ],
  [
    'NOMOR_BOLONG',
    'a number nobody has',
    "update nomor set terakhir = terakhir + 1 where kode_toko = 'JKT1' and seri = 'FJ'",
  ],
  ['NOMOR_BOLONG', 'a nota torn out', `delete from dokumen where no_dokumen = ${SALE}`],
  ['NOMOR_BOLONG', 'a counter thrown away', "delete from nomor where kode_toko = 'JKT1' and seri = 'FJ'"],
  [
    'STATUS_DOKUMEN',
    'a nota called cancelled',
    `update dokumen set status = 'CANC' where no_dokumen = ${SALE}`,
  ],
  [
    'STATUS_DOKUMEN',
    'an event that never was',
    `update dokumen set peristiwa = peristiwa + 1 where no_dokumen = ${SALE}`,
  ],
  [
    'PEMBALIKAN',
    'a cancellation that gave back less',
    `update buku_uang set jumlah = jumlah - 1 where ${REVERSAL}`,
  ],
  ['PEMBALIKAN', 'a cancellation without money', `delete from buku_uang where ${REVERSAL}`],
  ['PEMBALIKAN', 'a cancellation without the piece', `delete from buku_barang where ${REVERSAL}`],
  [
    'PEMBALIKAN',
    'a cancellation with a lighter piece',
    `update buku_barang set berat = berat - 1 where ${REVERSAL}`,
  ],
  [
    'PEMBALIKAN',
    'points given back that were never given',
    `insert into buku_poin select kode_toko, no_dokumen, peristiwa, 99, tanggal, 'X', '@DIBERIKAN', 1 from buku_uang where ${REVERSAL} limit 1`,
  ],
];
