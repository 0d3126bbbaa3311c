/** /privacy-policy, open without login. The spec gives the route, not the text; the text says what this product keeps. */
import { PublicPage, type Section } from './public-page.widget.tsx';

const SECTIONS: readonly Section[] = [
  {
    title: 'Data yang dicatat',
    text: [
      'Karyawan: nama, user ID, tingkat akses, nomor WhatsApp bila diisi, waktu masuk dan keluar, serta tindakan yang dilakukan. Password hanya disimpan sebagai sidik yang tidak dapat dibalik. Data sidik jari, bila toko memakainya, dipakai hanya untuk otorisasi.',
      'Pelanggan dan member: nama, alamat, nomor telepon, tanggal lahir, serta riwayat transaksi dan poin yang diberikan pelanggan kepada toko.',
    ],
  },
  {
    title: 'Untuk apa dipakai',
    text: [
      'Untuk membuat nota, menghitung poin, mengingatkan jatuh tempo, mencegah kecurangan, dan memenuhi kewajiban pembukuan. Data tidak dijual dan tidak dipakai untuk iklan pihak lain.',
    ],
  },
  {
    title: 'Siapa yang dapat melihat',
    text: [
      'Karyawan toko melihat data tokonya sendiri sesuai hak akses. Kantor pusat melihat data toko dalam jaringannya. Setiap pembukaan hak akses diatur oleh pemilik toko.',
      'Data diteruskan ke luar hanya bila toko mengaktifkan layanannya: pesan WhatsApp untuk nota, marketplace untuk barang yang dijual di sana, dan penyimpanan foto barang.',
    ],
  },
  {
    title: 'Yang disimpan di perangkat ini',
    text: [
      'Tanda masuk, pilihan tampilan dan bahasa, menu yang terakhir dibuka, serta isian yang belum selesai. Logout menghapus tanda masuk; isian yang belum selesai tetap ada supaya pekerjaan tidak hilang.',
      'Satu cookie dipakai untuk mengenali perangkat. Tidak ada cookie iklan atau pelacak.',
    ],
  },
  {
    title: 'Berapa lama disimpan',
    text: [
      'Catatan transaksi disimpan selama diwajibkan peraturan pembukuan dan perpajakan. Data member yang diminta hapus disamarkan pada catatan yang wajib disimpan.',
    ],
  },
  {
    title: 'Hak Anda',
    text: [
      'Sesuai Undang-Undang Pelindungan Data Pribadi (UU No. 27 Tahun 2022), Anda dapat meminta salinan, perbaikan, atau penghapusan data Anda melalui toko tempat Anda bertransaksi atau bekerja.',
    ],
  },
];

const Privacy = () => (
  <PublicPage
    title="Kebijakan Privasi"
    since="2026-01-01"
    intro="Halaman ini menjelaskan data apa yang dicatat Mustika, untuk apa, dan siapa yang dapat melihatnya."
    sections={SECTIONS}
  />
);

export default Privacy;
