/**
 * What an approval is about: the code it is bound to, and the word people say. The specification names 'sales', 'purchase' and
 * 'tutup-toko'; a code that is missing here is shown as it is.
 */
export const KATEGORI_OTORISASI = [
  ['sales', 'Penjualan'],
  ['purchase', 'Pembelian'],
  ['barang', 'Barang'],
  ['service', 'Service'],
  ['pesanan', 'Pesanan'],
  ['debt', 'Hutang'],
  ['member', 'Member'],
  ['harga', 'Harga'],
  ['cash', 'Keuangan'],
  ['laci', 'Laci Kasir'],
  ['batas', 'Batas Uang Keluar'],
  ['pajak', 'Pajak'],
  ['akun', 'Akun'],
  ['settings', 'Pengaturan'],
  ['tutup-toko', 'Tutup Toko'],
  ['JURNAL UMUM', 'Jurnal Umum'],
  ['PENUTUP BULAN', 'Penutup Bulan'],
  ['poin', 'Poin'],
] as const;
