/** Refusals of what craftsmen do with gold. The specification names none; the texts are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const sepuhanErrors = defineErrors({
  KIRIMAN_KOSONG: [400, 'Belum Ada Barang Yang Dikirim'],
  BUKAN_UNTUK_DIOLAH: [400, 'Lot Ini Tidak Dapat Dikirim Ke Tukang'],
  BUKAN_UNTUK_PUSAT: [400, 'Barang Ini Bukan Rosok Atau Barang Beli'],
  SUSUT_BELI_BELUM_DISETUJUI: [409, 'Susut Pembelian Barang Ini Belum Disetujui'],
  PUSAT_TIDAK_ADA_SEPUHAN: [409, 'Toko Pusat Belum Ada'],
  PUSAT_TIDAK_KIRIM: [400, 'Pusat Tidak Mengirim Ke Diri Sendiri'],
  /** Answered for, called back, or on its way to somebody else. */
  BUKAN_DI_JALAN: [409, 'Lot Ini Tidak Sedang Dalam Perjalanan Ke Toko Ini'],
  BERAT_MELEBIHI_KIRIMAN: [409, 'Berat Terima Melebihi Berat Kirim'],
  KIRIMAN_PUSAT_BERUBAH: [409, 'Kiriman Baru Saja Berubah, Silahkan Coba Lagi'],
  SISA_KIRIMAN_HABIS: [409, 'Tidak Ada Sisa Kiriman Yang Perlu Diputuskan'],
  BUKAN_ROSOK_KEPING: [400, 'Barang Ini Bukan Rosok'],
  KIRIMAN_CUCI_TIDAK_ADA: [404, 'Kiriman Cuci Tidak Ditemukan'],
  /** Closed: what was missing has been judged, and nothing comes back of it any more. */
  KIRIMAN_CUCI_DITUTUP: [409, 'Kiriman Ini Sudah Ditutup'],
  BEDA_KIRIMAN: [400, 'Semua Barang Harus Dari Satu Kiriman'],
  BUKAN_DI_TUKANG: [400, 'Lot Ini Tidak Berada Di Tukang'],
  BUKAN_PEKERJAAN_INI: [400, 'Lot Ini Dikirim Ke Tukang Untuk Pekerjaan Lain'],
  LOT_DUA_KALI: [400, 'Lot Yang Sama Tidak Boleh Dua Kali'],
  PESANAN_BUKAN_BUAT: [400, 'No Pesanan Hanya Untuk Buat Barang'],
  PESANAN_SEPUHAN_TIDAK_ADA: [404, 'Pesanan Tidak Ditemukan'],
  /** Sold, moved, or in somebody's cart since it was made. */
  BARANG_JADI_DIPROSES: [409, 'Barang Jadi Sudah Diproses, Terima Barang Jadi Tidak Dapat Dibatalkan'],
  UTANG_ONGKOS_KURANG: [409, 'Ongkos Yang Terutang Kepada Tukang Tidak Sebanyak Itu'],
  BAYAR_TUKANG_BEDA_HARI: [409, 'Hanya Bayar Tukang Hari Ini Yang Dapat Dibatalkan'],
  BAKI_SEPUHAN_KOSONG: [409, 'Gudang Untuk Hasil Sepuhan Belum Punya Baki'],
  TERIMA_SEPUHAN_BEDA_HARI: [409, 'Hanya Terima Sepuhan Hari Ini Yang Dapat Dibatalkan'],
  WASTING_BEDA_HARI: [409, 'Hanya Wasting Hari Ini Yang Dapat Dibatalkan'],
  STOCK_CUCI_BEDA_HARI: [409, 'Hanya Stock Cuci Hari Ini Yang Dapat Dibatalkan'],
  GROUP_JENIS_KOSONG: [400, 'Group Dan Jenis Harus Diisi Untuk Barang Yang Dicuci'],
  BERAT_TIDAK_BERUBAH: [400, 'Berat Timbang Sama Dengan Stock'],
  TAGIHAN_MELEBIHI_SUSUT: [400, 'Yang Ditagih Melebihi Susut'],
  TAGIHAN_KURANG: [409, 'Tagihan Tukang Tidak Sebanyak Itu'],
  LUNAS_TUKANG_BEDA_HARI: [409, 'Hanya Pelunasan Tukang Hari Ini Yang Dapat Dibatalkan'],
  BUKAN_EMAS_DIJUAL: [400, 'Hanya Emas Murni Dan Rosok Yang Dapat Dijual Di Sini'],
  HARGA_EMAS_BERUBAH: [409, 'Harga Baru Saja Berubah, Silahkan Periksa Lagi'],
  JUAL_EMAS_BEDA_HARI: [409, 'Hanya Jual Emas Hari Ini Yang Dapat Dibatalkan'],
  BAHAN_MASIH_DI_TUKANG: [409, 'Masih Ada Bahan Di Tukang'],
  ALASAN_SUSUT_KOSONG: [400, 'Alasan Harus Diisi Karena Susut Di Luar Batas'],
});
