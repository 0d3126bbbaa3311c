/** A document's journals. */
import { baris, deret, type Inside, objek, peta, type WireOf } from '@mustika/kernel/answer.ts';
import { angka, kode, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';

const barisAkun = {
  nomor_akun: kode(''),
  nama_akun: teks(''),
  dimensi: kode(''),
  keterangan: teks('', { opsional: true }),
  debit: uang(''),
  kredit: uang(''),
};

/** One event of the document. `membalik` is the event it takes back, `dibalik` the one that took it back. */
const peristiwa = objek({
  urut: angka(''),
  transisi: kode(''),
  label: teks(''),
  tanggal: tanggal(''),
  waktu: waktu(''),
  user_id: kode(''),
  alasan: teks('', { opsional: true }),
  membalik: angka('', { opsional: true }),
  dibalik: angka('', { opsional: true }),
  penyetuju: deret(kode('')),
  debit: uang(''),
  kredit: uang(''),
  baris: baris(barisAkun),
});

/** A document as the ledger has it: its events with their lines by account and side. */
export const jurnalShape = objek({
  no_dokumen: kode(''),
  kode_toko: kode(''),
  jenis: kode(''),
  label: teks(''),
  status: kode(''),
  tanggal: tanggal(''),
  user_id: kode(''),
  /** The screen that shows the document, and its search parameters; null where there is none. */
  layar: objek({ to: kode(''), search: peta(teks('')) }, { opsional: true }),
  peristiwa: deret(peristiwa),
});

export type Jurnal = WireOf<typeof jurnalShape>;
export type PeristiwaJurnal = Jurnal['peristiwa'][number];
export type BarisAkun = PeristiwaJurnal['baris'][number];
export type JurnalDalam = Inside<typeof jurnalShape>;
