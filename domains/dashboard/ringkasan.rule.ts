/** The shape of the dashboard's answer, on the wire: money in rupiah, weights in grams. Server and page share it. */

/** Sales or purchases of one business day: what was validated on it less what was cancelled on it. */
export type AngkaHari = {
  tanggal: string | null;
  omzet: number;
  nota: number;
  barang: number;
  berat: number;
  rata_rata: number;
};

export type Ringkasan = {
  hari_ini: AngkaHari;
  /** The business day before, whatever calendar day that was. */
  sebelumnya: AngkaHari;
  /** The same day until this time of day: a morning is compared with a morning. The whole day once the open day is past. */
  pembanding: AngkaHari;
  /** Whether `pembanding` is a part of the day. */
  sampai_jam_ini: boolean;
  /** Purchases of the open day, and of the business day before. */
  beli: AngkaHari;
  beli_sebelumnya: AngkaHari;
  /** Per cashier's drawer; for the chain per store. */
  kas: { kasir: string; saldo: number }[];
  per_jam: { jam: number; total: number; nota: number }[];
  grup: { kode_group: string; total: number; barang: number; berat: number }[];
  stok: { barang: number; berat: number; berat_murni: number };
  belum_validasi: { jenis: string; jumlah: number }[];
  otorisasi: { menunggu: number; kedaluwarsa: number };
  nota_terakhir: {
    no_faktur_group: string;
    waktu: string;
    kasir: string;
    nama_customer: string | null;
    barang: number;
    total: number;
    status: string;
  }[];
  /** The branches side by side, for head office at home; empty in a branch. */
  per_toko: {
    kode_toko: string;
    nama_toko: string;
    buka: boolean;
    omzet: number;
    nota: number;
    berat: number;
  }[];
};

export type TitikGrafik = { waktu: string; total: number; nota: number; berat: number };

/** The prescribed answer of every chart call. Spec 1 §3. */
export type Grafik = {
  total_penjualan: number;
  total_pembelian: number;
  total_service: number;
  total_hutang: number;
  datagram_penjualan: TitikGrafik[];
  datagram_pembelian: TitikGrafik[];
};

export type UlangTahun = {
  kode_member: string;
  nama_member: string;
  no_hp: string | null;
  tgl_lahir: string;
  umur: number;
};
