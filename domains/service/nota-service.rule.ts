/** What the notas of a job may show, for the designer: their fields, their columns and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** What a customer who leaves a piece should have read, where the shop wrote nothing of its own. */
export const KETENTUAN_SERVICE: readonly string[] = [
  'Bawalah nota ini saat mengambil barang.',
  'Perkiraan dapat berubah setelah barang dikerjakan dan ditimbang kembali.',
];

const SAMA = {
  fakta: {
    nama: 'Nama Customer',
    member: 'Member',
    alamat: 'Alamat Customer',
    telp: 'Telepon Customer',
    kasir: 'Kasir',
    status: 'Status',
  },
  seri: 'SV',
  ketentuan: 'SERVICE',
  isian: [
    { kode: 'janji', label: 'Tanggal Janji', dari: 'keterangan:Janji selesai' },
    { kode: 'garansi', label: 'Garansi Dari', dari: 'keterangan:Garansi dari' },
    { kode: 'sisa_bayar', label: 'Sisa Bayar', dari: 'penutup:Sisa bayar' },
    { kode: 'pantau', label: 'Pantau', dari: 'penutup:Pantau' },
  ],
  kolom: [
    { kode: 'pekerjaan', label: 'Pekerjaan', dari: 'rincian:Pekerjaan' },
    { kode: 'kondisi', label: 'Kondisi', dari: 'rincian:Kondisi' },
  ],
} as const;
const BARIS = {
  nama: 'CINCIN SOLITAIRE',
  rincian: [
    { label: 'Pekerjaan', teks: 'PATRI' },
    { label: 'Kondisi', teks: 'PATAH DI BELAKANG' },
    { label: 'Berat', teks: '3,250 g' },
  ],
  total: rupiah(75_000),
};

/** What is given when a piece comes in. */
export const notaService = defineNota({
  ...SAMA,
  jenis: 'SERVICE',
  label: 'Service',
  modulDuplikat: 'CETAK_DUPLIKAT_SERVICE_MODULE',
  contoh: {
    judul: 'NOTA SERVICE',
    jam: '10:15',
    tentang: [{ label: 'Janji selesai', teks: '28 Nov 2026' }],
    baris: [BARIS],
    jumlah: [],
    total: { label: 'PERKIRAAN', jumlah: rupiah(75_000) },
    pembayaran: [{ label: '21 Nov 2026 Tunai', jumlah: rupiah(25_000) }],
    penutup: [
      { label: 'Sisa bayar', teks: 'Rp 50.000' },
      { label: 'Pantau', teks: 'pindai kode QR' },
    ],
    ketentuan: KETENTUAN_SERVICE,
    tandaTangan: ['Hormat kami', 'Customer'],
  },
});

/** What is given when it is fetched. */
export const notaServiceAmbil = defineNota({
  ...SAMA,
  jenis: 'SERVICE_AMBIL',
  label: 'Service Ambil',
  modulDuplikat: 'CETAK_DUPLIKAT_SERVICE_AMBIL_MODULE',
  contoh: {
    judul: 'NOTA PENGAMBILAN SERVICE',
    jam: '16:40',
    tentang: [{ label: 'Janji selesai', teks: '28 Nov 2026' }],
    baris: [BARIS],
    jumlah: [],
    total: { label: 'TOTAL', jumlah: rupiah(75_000) },
    pembayaran: [
      { label: '21 Nov 2026 Tunai', jumlah: rupiah(25_000) },
      { label: '27 Nov 2026 Tunai', jumlah: rupiah(50_000) },
    ],
    ketentuan: [],
    tandaTangan: ['Hormat kami', 'Customer'],
  },
});
