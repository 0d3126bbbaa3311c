/** What a store may switch on and set about buying back and refining. */
import type { Module } from './module.ts';
import { choice, count, inGram, inPersen, inRupiah, type Setting } from './setting.ts';

export const PEMBELIAN_MODULES = {
  BERLIAN_TRANSACTION_AUTHORIZATION_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Setiap pembelian barang berlian meminta otorisasi.',
  },
  BUYING_DISABLE_ACCESS_BERAT_BELI: {
    part: 'pembelian',
    meaning: 'Berat pada pembelian dengan nota tidak dapat diubah.',
  },
  ENABLE_HARGA_RATA_PEMBELIAN_MODULE: {
    part: 'pembelian',
    everyday: true,
    meaning: 'Harga rata-rata per gram ditampilkan pada pembelian.',
  },
  HARGA_BELI_READ_ONLY: {
    part: 'pembelian',
    meaning: 'Harga beli hanya dapat dibaca.',
  },
  HARGA_BELI_TANPA_ATRIBUT_ONGKOS: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga batu dan atribut tidak dibayar kembali saat membeli.',
  },
  HARGA_NOTA_DENGAN_ONGKOS_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Ongkos ikut dibayar kembali saat membeli.',
  },
  LOCK_HARGA_BELI_MODULE: {
    part: 'pembelian',
    meaning: 'Harga beli dikunci pada harga hitungan.',
  },
  MODULE_BIAYA_ADMIN_PEMBELIAN: {
    part: 'pembelian',
    meaning: 'Biaya administrasi dipotong dari pembelian.',
  },
  NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga beli di atas harga nota tidak meminta otorisasi.',
  },
  NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga beli di bawah harga nota tidak meminta otorisasi.',
  },
  OTORISASI_PEMBAYARAN_TRANSFER: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Pembelian yang dibayar transfer meminta otorisasi.',
  },
  OTORISASI_PEMBELIAN_TANPA_BARCODE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Pembelian tanpa nota atau barcode meminta otorisasi.',
  },
  OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Berat di atas berat nota selalu meminta otorisasi.',
  },
  PARAMETER_HARGA_BELI: {
    part: 'pembelian',
    meaning: 'Pembelian tanpa nota dihitung dari Parameter Harga Beli.',
  },
  PARAMETER_HARGA_EMAS_PEMBELIAN: {
    part: 'pembelian',
    meaning: 'Pembelian tanpa nota dihitung dari harga emas hari ini kali kadar.',
  },
  PEMBELIAN_DENGAN_FOTO: {
    part: 'pembelian',
    everyday: true,
    meaning: 'Barang tanpa nota difoto sebelum dibeli.',
  },
  PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Harga beli dibulatkan ke bawah; bila mati ke atas.',
  },
  POTONGAN_MANUAL_PEMBELIAN_MODULE: {
    part: 'pembelian',
    meaning: 'Kasir boleh mengetik potongan pembelian sendiri.',
  },
  POTONGAN_PENJUALAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Potongan per kategori dari Master Potongan Pembelian.',
  },
  TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Setiap beda harga atau berat pada transaksi meminta otorisasi.',
  },
  VALIDASI_PEMBELIAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: 'Pembelian baru masuk buku setelah divalidasi.',
  },
  SEPUHAN_MODULE: {
    part: 'sepuhan',
    meaning: 'Sepuhan: sortir, cuci, wasting.',
  },
  SEPUHAN_TERPUSAT_MODULE: {
    part: 'sepuhan',
    needs: ['SEPUHAN_MODULE'],
    meaning: 'Sepuhan hanya di pusat; cabang tinggal mengirim.',
  },
  STOCK_SEPUHAN_MANUAL_MODULE: {
    part: 'sepuhan',
    meaning: 'Stock cuci manual.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const PEMBELIAN_SETTINGS = {
  /** Domain R4.7. */
  TOLERANSI_SUSUT: {
    kind: inGram(0, 10_000),
    initial: '20',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Susut berat saat pembelian kembali yang tidak mengurangi harga dan tidak ditanyakan.',
  },
  /** Domain R4.8. */
  BASIS_BUYBACK: {
    kind: choice('NOTA', 'HARGA_HARI_INI'),
    initial: 'NOTA',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Dasar harga beli kembali: harga pada nota, atau harga beli per gram hari ini.',
  },
  /** Spec 1 §9, Domain R4.9. */
  TEMPO_BUYBACK: {
    kind: count(0, 120, 'bulan'),
    initial: '3',
    part: 'pembelian',
    everyday: true,
    meaning: 'Umur nota yang masih mendapat syarat beli kembali yang tercetak.',
  },
  POTONGAN_LEWAT_TEMPO: {
    kind: inPersen(0, 100_000),
    initial: '0',
    part: 'pembelian',
    guarded: true,
    meaning: 'Potongan tambahan dari harga nota setelah tempo beli kembali lewat.',
  },
  /** Domain R4.10. */
  BATAS_IDENTITAS_PEMBELIAN: {
    kind: inRupiah(0, 100_000_000),
    initial: '10000000',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Mulai jumlah ini identitas penjual wajib dicatat.',
  },
  /** Domain 7: what gold loses while it is washed, mended or melted. */
  NORMA_SUSUT_LEBUR: {
    kind: inPersen(0, 100_000),
    initial: '1000',
    part: 'sepuhan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Susut emas murni saat dilebur yang wajar; di atasnya diperlukan alasan dan otorisasi.',
  },
  SUSUT_BUAT: {
    kind: choice('HARGA_POKOK', 'LEBIH', 'BEBAN'),
    initial: 'BEBAN',
    part: 'sepuhan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Susut saat tukang membuat barang menaikkan harga pokok, menjadi beban, atau hanya lebihnya menjadi beban.',
  },
  SUSUT_CUCI: {
    kind: choice('HARGA_POKOK', 'LEBIH', 'BEBAN'),
    initial: 'BEBAN',
    part: 'sepuhan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Susut cuci dan patri menaikkan harga pokok, menjadi beban, atau hanya lebihnya menjadi beban.',
  },
  SUSUT_LEBUR: {
    kind: choice('HARGA_POKOK', 'LEBIH', 'BEBAN'),
    initial: 'HARGA_POKOK',
    part: 'sepuhan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Susut lebur menaikkan harga pokok, menjadi beban, atau hanya lebihnya menjadi beban.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
