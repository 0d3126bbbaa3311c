/** A remittance as it travels and as its paper shows it. Spec 1 §9. */
export type Kiriman = {
  no_reff: string;
  tanggal: string;
  waktu: string;
  status: 'KIRIM' | 'TERIMA' | 'CANC';
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  pengirim: string;
  asal: string;
  asal_rekening: string | null;
  tujuan: string;
  nama_tujuan: string;
  jumlah: number;
  keterangan: string;
  penerima: string | null;
  diterima: string | null;
};

/** The store's address is split at 48 and 90 characters. Spec 1 §9. */
export function barisAlamat(alamat: string): string[] {
  return [alamat.slice(0, 48), alamat.slice(48, 90), alamat.slice(90)]
    .map((baris) => baris.trim())
    .filter(Boolean);
}
