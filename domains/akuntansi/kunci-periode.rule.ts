/** Periods as they travel. */

/** A month: laba is income less costs without closing entries; penutup the closing entry that stands. Whole rupiah. */
export type Periode = {
  bulan: string;
  sampai: string;
  laba: number;
  /** What a closing entry of this month would move; null when it is not its turn. */
  terbuka: number | null;
  jurnal: number;
  /** The month is over: its last day is closed. */
  selesai: boolean;
  penutup: { no_dokumen: string; laba: number; terakhir: boolean } | null;
  terkunci: boolean;
  /** The last locked month, the only one that can be opened. */
  terakhir: boolean;
};

export type RiwayatKunci = {
  urut: number;
  aksi: 'KUNCI' | 'BUKA';
  bulan: string;
  sampai: string;
  alasan: string | null;
  user_id: string;
  waktu: string;
};

export type DaftarPeriode = { terkunci: string | null; periode: Periode[]; riwayat: RiwayatKunci[] };
