/** A document's journals as they travel. Money is whole rupiah. */

export type BarisAkun = {
  nomor_akun: string;
  nama_akun: string;
  dimensi: string;
  keterangan: string | null;
  debit: number;
  kredit: number;
};

/** One event of the document. `membalik` is the event it takes back, `dibalik` the one that took it back. */
export type PeristiwaJurnal = {
  urut: number;
  transisi: string;
  label: string;
  tanggal: string;
  waktu: string;
  user_id: string;
  alasan: string | null;
  membalik: number | null;
  dibalik: number | null;
  penyetuju: string[];
  debit: number;
  kredit: number;
  baris: BarisAkun[];
};

export type Jurnal = {
  no_dokumen: string;
  kode_toko: string;
  jenis: string;
  label: string;
  status: string;
  tanggal: string;
  user_id: string;
  /** The screen that shows the document, and its search parameters; null where there is none. */
  layar: { to: string; search: Record<string, string> } | null;
  peristiwa: PeristiwaJurnal[];
};
