/** /terms-and-conditions, open without login. The spec gives the route, not the text; the text describes this product. */
import { PublicPage, type Section } from './public-page.widget.tsx';

const SECTIONS: readonly Section[] = [
  {
    title: 'Siapa yang boleh memakai',
    text: [
      'Mustika dipakai oleh pemilik, karyawan, dan kantor pusat jaringan toko emas. Setiap orang memakai akun yang dibuatkan untuknya; akun tidak boleh dipinjamkan.',
      'Satu akun hanya dapat dipakai di satu perangkat pada satu waktu. Bila akun Anda dipakai orang lain, segera ganti password dan beri tahu pemilik toko.',
    ],
  },
  {
    title: 'Kerahasiaan password dan otorisasi',
    text: [
      'Password tidak disimpan dalam bentuk yang dapat dibaca dan tidak dapat diberitahukan kembali oleh siapa pun. Password buatan orang lain wajib diganti pada saat masuk pertama kali.',
      'Otorisasi supervisor atau pemilik berlaku untuk satu tindakan yang tertulis pada layar, satu kali, dan tercatat atas nama pemberi otorisasi.',
    ],
  },
  {
    title: 'Pencatatan transaksi',
    text: [
      'Setiap transaksi uang, barang, dan poin dicatat tetap. Transaksi yang salah dibatalkan dengan catatan pembalik; catatan lama tidak dihapus.',
      'Tanggal transaksi mengikuti hari buka toko, bukan jam perangkat. Toko bertanggung jawab menutup hari pada waktunya dan mencocokkan uang serta barang fisik.',
    ],
  },
  {
    title: 'Nota dan ketentuan jual beli',
    text: [
      'Harga, kadar, berat, ongkos, dan ketentuan pembelian kembali yang berlaku bagi pelanggan adalah yang tercetak pada nota toko. Mustika mencetak apa yang diatur toko dan bukan pihak dalam jual beli tersebut.',
    ],
  },
  {
    title: 'Ketersediaan dan perubahan',
    text: [
      'Versi baru dipasang setelah pengguna menyetujuinya di layar. Ketentuan ini dapat diperbarui; perubahan yang penting diberitahukan kepada pemilik toko sebelum berlaku.',
    ],
  },
  {
    title: 'Pengakhiran',
    text: [
      'Pemilik toko dapat menonaktifkan akun kapan saja. Catatan yang dibuat akun tersebut tetap disimpan selama diwajibkan oleh peraturan pembukuan dan perpajakan Indonesia.',
    ],
  },
  {
    title: 'Hukum yang berlaku',
    text: ['Ketentuan ini tunduk pada hukum Republik Indonesia.'],
  },
];

const Terms = () => (
  <PublicPage
    title="Syarat dan Ketentuan"
    since="2026-01-01"
    intro="Dengan masuk ke Mustika, Anda menyetujui ketentuan berikut. Bila ada yang tidak Anda setujui, jangan memakai akun Anda dan hubungi pemilik toko."
    sections={SECTIONS}
  />
);

export default Terms;
