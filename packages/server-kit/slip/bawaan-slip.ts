/** The slip of a shop that has designed none: blocks in the order every kind of nota is printed in. Domain 15.1, 15.3. */
import type { BlokSlip, JenisBlok, JenisNota, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';

const POLOS = {
  isian: null,
  label: null,
  lebar: 8,
  teks: null,
  aktif: true,
  rata: 'KIRI',
  ukuran: 'NORMAL',
  tebal: false,
} as const;

const blok = (id: string, jenis: JenisBlok, more: Partial<BlokSlip> = {}): BlokSlip => ({
  ...POLOS,
  kolom: [],
  id,
  jenis,
  ...more,
});
const tengah = { rata: 'TENGAH' } as const;

/** Fields of one list of the slip, each with its own label. */
const isianDari = (jenis: JenisNota, list: 'keterangan' | 'penutup', lebar: number): BlokSlip[] =>
  jenis.isian.flatMap(({ kode, dari }) =>
    dari.startsWith(`${list}:`)
      ? [blok(kode, 'ISIAN', { isian: kode, label: dari.slice(list.length + 1), lebar })]
      : [],
  );

export const bawaanSlip = (jenis: JenisNota): RancanganSlip => ({
  lebar: 'PERANGKAT',
  salinan: 'MODUL',
  blok: [
    blok('toko', 'ISIAN', { isian: 'toko', ...tengah, ukuran: 'TINGGI', tebal: true }),
    blok('alamat_toko', 'ISIAN', { isian: 'alamat_toko', ...tengah }),
    blok('telp_toko', 'ISIAN', { isian: 'telp_toko', label: 'Telp', ...tengah }),
    blok('npwp_toko', 'ISIAN', { isian: 'npwp_toko', label: 'NPWP', ...tengah }),
    blok('garis1', 'GARIS'),
    blok('judul', 'ISIAN', { isian: 'judul', ...tengah, tebal: true }),
    blok('tanda', 'TANDA'),
    blok('nomor', 'ISIAN', { isian: 'nomor', label: 'No' }),
    blok('waktu', 'ISIAN', { isian: 'waktu', label: 'Tanggal' }),
    ...isianDari(jenis, 'keterangan', 8),
    blok('garis2', 'GARIS'),
    blok('baris', 'BARIS'),
    blok('garis3', 'GARIS'),
    blok('jumlah', 'JUMLAH'),
    blok('total', 'TOTAL', { ukuran: 'TINGGI', tebal: true }),
    blok('terbilang', 'TERBILANG'),
    blok('garis4', 'GARIS'),
    blok('masuk', 'MASUK'),
    blok('bayar', 'BAYAR'),
    ...isianDari(jenis, 'penutup', 13),
    blok('ketentuan', 'KETENTUAN'),
    ...(jenis.surat ? [blok('tanda_tangan', 'TANDATANGAN')] : []),
    blok('kosong1', 'KOSONG'),
    blok('qr', 'QR'),
    blok('nomor_bawah', 'ISIAN', { isian: 'nomor', ...tengah }),
    blok('kosong2', 'KOSONG'),
    blok('salam', 'TEKS', { teks: 'Terima kasih', ...tengah }),
    blok('kupon', 'KUPON', { ukuran: 'TINGGI', tebal: true, ...tengah }),
  ],
});

/** The block of the coupons alone. */
export const kuponBawaan = (jenis: JenisNota): BlokSlip[] =>
  bawaanSlip(jenis).blok.filter((one) => one.jenis === 'KUPON');
