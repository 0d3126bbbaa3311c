/** The columns of a list of pre-orders: what we call them, what others call them, and what one value may be said for. */
import type { Fields } from '@mustika/kernel/field.ts';
import { type KolomTujuan, SEBUTAN_TELEPON } from '@mustika/kernel/text/peta-kolom.ts';
import { barisPreOrder, kolomPreOrder } from '../pre-order.rule.ts';

const { nama_customer, no_hp_customer, tgl_janji, uang_muka, keterangan } = kolomPreOrder.asked;

/** Columns a list may have, each with its field in the form, in the order of our sample. */
export const ISIAN_PO: Fields = {
  ...{ nama_customer, no_hp_customer },
  ...barisPreOrder.field.fields,
  ...{ tgl_janji, uang_muka, keterangan },
};

/** Without which no row is read. */
const WAJIB = new Set([
  ...['nama_customer', 'no_hp_customer', 'nama_barang'],
  ...['kode_group', 'kode_dept', 'berat', 'qty'],
]);

/** Words of suppliers' offers and of other programs, in Indonesian and English, the commonest first. */
const SEBUTAN: Readonly<Record<string, readonly string[]>> = {
  nama_customer: ['nama', 'nama pelanggan', 'pelanggan', 'customer', 'pemesan', 'nama pemesan', 'name'],
  no_hp_customer: SEBUTAN_TELEPON,
  nama_barang: ['nama barang', 'barang', 'nama model', 'desain', 'item', 'description'],
  kode_group: ['grup', 'kode group', 'golongan', 'kelompok'],
  kode_dept: ['kode jenis', 'jenis barang', 'kategori', 'category', 'type'],
  berat: ['berat gr', 'berat gram', 'gram', 'weight'],
  qty: ['pcs', 'jml', 'jumlah', 'jumlah pcs', 'banyak', 'quantity'],
  kode_intern: ['kode', 'sku', 'no model', 'kode barang', 'code', 'item code'],
  harga_per_gram: ['harga gram', 'harga per gram', 'price per gram'],
  ongkos: ['ongkos per pcs', 'upah', 'making charge'],
  harga_total: ['harga', 'harga total', 'harga satuan', 'price'],
  tgl_janji: ['janji', 'tgl datang', 'tanggal datang', 'tanggal janji', 'due date'],
  uang_muka: ['dp', 'muka', 'panjar', 'deposit', 'down payment'],
  keterangan: ['catatan', 'ket', 'note', 'notes', 'remark'],
};

/** As the mapping of columns asks for them. */
export const KOLOM_PO: readonly KolomTujuan[] = Object.entries(ISIAN_PO).map(([nama, field]) => ({
  ...{ nama, wajib: WAJIB.has(nama), milik: [nama, field.label], sebutan: SEBUTAN[nama] ?? [] },
}));

/** Money ahead and a model are of one row; what else a file has no column for may be said for all. */
export const SATU_SATU_PO: ReadonlySet<string> = new Set(['uang_muka', 'nama_barang', 'kode_intern']);
