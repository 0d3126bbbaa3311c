import type { Zona } from '@mustika/kernel/date.ts';

/** The store's own row as the screen gets it. Spec 1 §3 (Store). */
export type ProfilToko = {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  telp: string | null;
  npwp: string | null;
  pkp: boolean;
  zona: Zona;
  tipe: 'PUSAT' | 'CABANG';
  versi: number;
  diubah_oleh: string;
  diubah_pada: string;
  /** Open day, yyyy-MM-dd; null while the store is closed. */
  tgl_system: string | null;
};
