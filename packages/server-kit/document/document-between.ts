/** What the head of a document between two stores reads beside its own row: both stores, and who answered for it when. */

const toko = (column: string, kode: string): string =>
  `(select t.${column} from toko t where t.kode_toko = h.${kode})`;

/** Of the event of this very document: the receiver's own one lies behind his walls. */
const penerimaan = (column: string): string =>
  `(select p.${column} from peristiwa p where p.kode_toko = h.kode_toko and p.no_dokumen = h.no_dokumen and p.transisi = 'diterima')`;

/** For a document `h` that goes to the store `tujuan` and whose transition `diterima` is the answer. */
export const antarToko = {
  nama_toko: toko('nama_toko', 'kode_toko'),
  alamat_toko: toko('alamat_toko', 'kode_toko'),
  nama_tujuan: toko('nama_toko', 'tujuan'),
  penerima: penerimaan('user_id'),
  diterima: penerimaan('tanggal'),
};
