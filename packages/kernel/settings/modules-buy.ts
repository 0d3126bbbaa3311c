/** Modules of buying at the counter. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const BUY_MODULES = {
  BERLIAN_TRANSACTION_AUTHORIZATION_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Setiap pembelian barang berlian meminta otorisasi.',
      en: 'Every purchase of a diamond piece asks for approval.',
    },
  },
  BUYING_DISABLE_ACCESS_BERAT_BELI: {
    part: 'pembelian',
    meaning: {
      id: 'Berat pada pembelian dengan nota tidak dapat diubah.',
      en: 'The weight of a purchase with its nota cannot be changed.',
    },
  },
  ENABLE_HARGA_RATA_PEMBELIAN_MODULE: {
    part: 'pembelian',
    everyday: true,
    meaning: {
      id: 'Harga rata-rata per gram ditampilkan pada pembelian.',
      en: 'The average price per gram is shown at a purchase.',
    },
  },
  HARGA_BELI_READ_ONLY: {
    part: 'pembelian',
    meaning: {
      id: 'Harga beli hanya dapat dibaca.',
      en: 'The purchase price can only be read.',
    },
  },
  HARGA_BELI_TANPA_ATRIBUT_ONGKOS: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Harga batu dan atribut tidak dibayar kembali saat membeli.',
      en: 'Stones and attributes are not paid back at a buy-back.',
    },
  },
  HARGA_NOTA_DENGAN_ONGKOS_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Ongkos ikut dibayar kembali saat membeli.',
      en: 'The making charge is paid back at a buy-back.',
    },
  },
  LOCK_HARGA_BELI_MODULE: {
    part: 'pembelian',
    meaning: {
      id: 'Harga beli dikunci pada harga hitungan.',
      en: 'The purchase price is locked to the computed one.',
    },
  },
  MODULE_BIAYA_ADMIN_PEMBELIAN: {
    part: 'pembelian',
    meaning: {
      id: 'Biaya administrasi dipotong dari pembelian.',
      en: 'An administration fee is taken from a purchase.',
    },
  },
  NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Harga beli di atas harga nota tidak meminta otorisasi.',
      en: 'A purchase above the price of the nota asks for no approval.',
    },
  },
  NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Harga beli di bawah harga nota tidak meminta otorisasi.',
      en: 'A purchase below the price of the nota asks for no approval.',
    },
  },
  OTORISASI_PEMBAYARAN_TRANSFER: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Pembelian yang dibayar transfer meminta otorisasi.',
      en: 'A purchase paid by bank transfer asks for approval.',
    },
  },
  OTORISASI_PEMBELIAN_TANPA_BARCODE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Pembelian tanpa nota atau barcode meminta otorisasi.',
      en: 'A purchase without nota or barcode asks for approval.',
    },
  },
  OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Berat di atas berat nota selalu meminta otorisasi.',
      en: 'A weight above the nota always asks for approval.',
    },
  },
  PARAMETER_HARGA_BELI: {
    part: 'pembelian',
    meaning: {
      id: 'Pembelian tanpa nota dihitung dari Parameter Harga Beli.',
      en: 'Purchases without nota are priced by the purchase price parameter.',
    },
  },
  PARAMETER_HARGA_EMAS_PEMBELIAN: {
    part: 'pembelian',
    meaning: {
      id: 'Pembelian tanpa nota dihitung dari harga emas hari ini kali kadar.',
      en: 'Purchases without nota are priced by the gold price of the day times the karat.',
    },
  },
  PEMBELIAN_DENGAN_FOTO: {
    part: 'pembelian',
    everyday: true,
    meaning: {
      id: 'Barang tanpa nota difoto sebelum dibeli.',
      en: 'Pieces without nota are photographed before they are bought.',
    },
  },
  PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Harga beli dibulatkan ke bawah; bila mati ke atas.',
      en: 'Purchase prices are rounded down; up while off.',
    },
  },
  POTONGAN_MANUAL_PEMBELIAN_MODULE: {
    part: 'pembelian',
    meaning: {
      id: 'Kasir boleh mengetik potongan pembelian sendiri.',
      en: 'The cashier may type a cut of the purchase price.',
    },
  },
  POTONGAN_PENJUALAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Potongan per kategori dari Master Potongan Pembelian.',
      en: 'Cuts per category as the master of purchase cuts says.',
    },
  },
  TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Setiap beda harga atau berat pada transaksi meminta otorisasi.',
      en: 'Every difference of price or weight in a transaction asks for approval.',
    },
  },
  VALIDASI_PEMBELIAN_MODULE: {
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Pembelian baru masuk buku setelah divalidasi.',
      en: 'A purchase enters the books only when it is validated.',
    },
  },
} as const satisfies Record<string, Module>;
