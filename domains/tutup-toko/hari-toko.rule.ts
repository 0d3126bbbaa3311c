/** The page of a closed day, as the owner reads it. Server, screen and paper share the shapes. Weights are grams. */

/** Money of one drawer, bank or account on its way. */
export type UangHari = {
  akun: string;
  dimensi: string;
  awal: number;
  masuk: number;
  keluar: number;
  akhir: number;
  /** Of a drawer: what was found, how much more than the books knew, and how often it was counted. */
  hitung: number | null;
  selisih: number | null;
  hitungan: number;
};

/** Gold of one karat or one tray. */
export type EmasHari = {
  /** Karat in percent, or the tray. */
  nama: string;
  awal_qty: number;
  awal: number;
  masuk: number;
  keluar: number;
  akhir_qty: number;
  akhir: number;
  akhir_murni: number;
};

/** What one kind of event did to money, over all drawers and banks. */
export type KategoriHari = { kategori: string; dokumen: number; masuk: number; keluar: number };

/** What one kind of document did to gold. */
export type BarangHari = {
  jenis: string;
  batal: boolean;
  dokumen: number;
  masuk_qty: number;
  masuk: number;
  keluar_qty: number;
  keluar: number;
};

export type BatalHari = {
  no_dokumen: string;
  jenis: string;
  tanggal: string;
  waktu: string;
  user_id: string;
  alasan: string | null;
  jumlah: number;
};

export type OtorisasiHari = {
  waktu: string;
  kategori: string;
  description: string;
  requester: string;
  approver: string;
  no_dokumen: string;
};

export type KepalaHari = {
  tanggal: string;
  /** Null for a day that was closed without a closing of its own. */
  no_dokumen: string | null;
  oleh: string | null;
  waktu: string | null;
  penyetuju: string | null;
  tanggal_berikut: string | null;
  catatan: string | null;
  selisih: number;
  /** Number of the last sealed entry of the log, and the beginning of its hash. */
  segel: string | null;
  /** Last closed day and nothing happened since: the owner may open it again. */
  bisa_dibuka: boolean;
};

export type HariToko = {
  kepala: KepalaHari;
  uang: UangHari[];
  kadar: EmasHari[];
  baki: EmasHari[];
  kategori: KategoriHari[];
  barang: BarangHari[];
  pembatalan: BatalHari[];
  otorisasi: OtorisasiHari[];
  pengecualian: { label: string; jumlah: number; alasan: string }[];
};

/** A closed day in the list of days. */
export type BarisHari = { tanggal: string; oleh: string | null; selisih: number | null };

/** Sum of a column. */
export const jumlahDari = <T>(rows: readonly T[], nilai: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + nilai(row), 0);
