/** A money movement as the lists show it, seen from one side. Server and screens share the shape. Spec 2 §3. */
export type BarisGerak = {
  no_dokumen: string;
  tanggal: string;
  waktu: string;
  status: 'DONE' | 'CANC';
  jenis: string;
  kategori: string;
  keterangan: string;
  kasir: string | null;
  user_id: string;
  /** CASH or the bank, and its account. */
  tempat: string;
  no_rekening: string | null;
  /** The other side; null is the outside. */
  lawan: string | null;
  lawan_rekening: string | null;
  jumlah_in: number;
  jumlah_out: number;
};
