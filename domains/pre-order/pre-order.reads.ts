/** How a pre-order is read: its list, its sheet, what waits for validation, its slip. Domain R6.8. */
import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import { angka, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { barisBertanggal } from '../pembayaran/dibayar.rule.ts';
import { barisDitahan, gerakDitahan } from '../titipan/baris-ditahan.rule.ts';
import { preOrderErrors } from './pre-order.errors.ts';
import { barisPreOrder, kolomPreOrder } from './pre-order.rule.ts';

const ada = { opsional: true } as const;

/**
 * A pre-order as it is read: `sisa` is what is left to pay, `lewat` days beyond the day the goods were thought to come, `menunggu` days since
 * something of it can be fetched, `nilai_menunggu` what others are thought to cost that have not come.
 */
export const preOrderReads = defineReads({
  table: 'pre_order_dibaca',
  number: 'no_po',
  numberLabel: 'No PO',
  path: 'po',
  screen: '/lihat-pre-order',
  readers: ['/transaksi-pre-order', '/transaksi-penjualan'],
  views: [{ screen: '/validasi-pre-order', act: 'validasi', state: 'OPEN' }],
  head: {
    ...kolomPreOrder.head,
    sisa: uang('Sisa Bayar', { width: 12 }),
    belum: angka('Belum Datang', { width: 7 }),
    lewat: angka('Lewat (Hari)', { width: 7 }),
    menunggu: angka('Menunggu (Hari)', { width: 7 }),
    no_faktur_tunggu: kode('Nota Yang Menunggu', ada),
  },
  detail: {
    alamat_customer: teks('Alamat', ada),
    mengikat_sampai: tanggal('Harga Mengikat Sampai', ada),
    perkiraan: uang('Perkiraan'),
    nilai_menunggu: uang('Nilai Belum Datang'),
    ppn: uang('PPN'),
    potongan: uang('Potongan Batal'),
  },
  list: [
    'nama_customer',
    'tgl_janji',
    'total',
    'belum',
    'lewat',
    'menunggu',
    'saldo',
    'sisa',
    'jumlah_barang',
    'jenis_harga',
    'no_hp_customer',
  ],
  brief: ['nama_customer', 'total'],
  search: kolomPreOrder.search,
  seek: 'No PO, nama, no HP, member, atau barcode',
  start: 'PESAN',
  seeks: 'every',
  first: 'lewat',
  make: { to: '/transaksi-pre-order', label: 'Terima pre-order' },
  total: 'total',
  // A sale picks pre-orders up, a batch brings them what has come.
  moves: ['penjualan', 'closing_po'],
  lines: {
    barang: { ...barisPreOrder.lines, brief: ['nama_barang', 'kode_group', 'qty', 'datang', 'total'] },
    ditahan: { ...barisDitahan, label: 'Barang Datang' },
    pembayaran: barisBertanggal,
    gerak: { ...gerakDitahan, label: 'Uang Muka' },
  },
  paper: { whatsapp: ['no_hp_customer'] },
  missing: preOrderErrors.PRE_ORDER_TIDAK_ADA,
});
/** A pre-order as its screens and the till read it. */
export type PreOrder = OneOf<typeof preOrderReads>;
