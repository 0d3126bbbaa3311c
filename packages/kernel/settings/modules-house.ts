/** Modules of the shop around the counter, A to M. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const HOUSE_MODULES = {
  BARANG_WEB_EXTERNAL_MODULE: {
    part: 'integrasi',
    awaited: true,
    meaning: {
      id: 'Barang dikirim ke web di luar sistem.',
      en: 'Pieces are sent to a website outside the system.',
    },
  },
  BERLIAN_MODULE: {
    part: 'berlian',
    meaning: {
      id: 'Master batu, supplier berlian, buku berlian dan penjualan barang berlian.',
      en: 'Stone masters, diamond suppliers, the diamond book and the sale of diamond pieces.',
    },
  },
  BONUS_SALES_TRANSACTION_MODULE: {
    part: 'penjualan',
    meaning: {
      id: 'Parameter bonus untuk sales.',
      en: 'Bonus parameters of sales people.',
    },
  },
  CETAK_DUPLIKAT_AKSESORIS_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: {
      id: 'Nota aksesoris dicetak dua.',
      en: 'Slips of accessory sales are printed twice.',
    },
  },
  CETAK_DUPLIKAT_HUTANG_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: {
      id: 'Surat hutang dicetak dua.',
      en: 'Loan slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_PEMBELIAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: {
      id: 'Nota pembelian dicetak dua.',
      en: 'Purchase slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_PENJUALAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: {
      id: 'Nota penjualan dicetak dua.',
      en: 'Sale slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_PESANAN_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: {
      id: 'Nota pesanan dicetak dua.',
      en: 'Order slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_SERVICE_AMBIL_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: {
      id: 'Nota pengambilan service dicetak dua.',
      en: 'Service pick-up slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_SERVICE_MODULE: {
    part: 'cetak',
    everyday: true,
    awaited: true,
    meaning: {
      id: 'Nota service dicetak dua.',
      en: 'Service slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_TITIPAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: {
      id: 'Nota titipan dicetak dua.',
      en: 'Deposit slips are printed twice.',
    },
  },
  CETAK_DUPLIKAT_TUKAR_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: {
      id: 'Nota tukar dicetak dua.',
      en: 'Exchange slips are printed twice.',
    },
  },
  CICILAN_MODULE: {
    part: 'cicilan',
    meaning: {
      id: 'Penjualan dengan cicilan dan parameternya.',
      en: 'Sales by instalments and their parameters.',
    },
  },
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: {
    part: 'keuangan',
    meaning: {
      id: 'Laporan Transaksi Harian dengan saldo.',
      en: 'The daily transaction report with balances.',
    },
  },
  FINGERPRINT_MODULE: {
    part: 'pengguna',
    meaning: {
      id: 'Otorisasi dengan sidik jari.',
      en: 'Approval by fingerprint.',
    },
  },
  HIDE_SALDO_BARANG_SUMMARY: {
    part: 'barang',
    meaning: {
      id: 'Saldo pada laporan ringkasan barang hanya untuk pemilik.',
      en: 'The balances of the item summary are for the owner only.',
    },
  },
  HIDUP_FEATURE_MODULE: {
    part: 'barang',
    meaning: {
      id: 'Kelompok harga dan laporan HIDUP.',
      en: 'Price groups and the HIDUP reports.',
    },
  },
  KIRIM_BARANG_MODULE: {
    part: 'kirim-barang',
    meaning: {
      id: 'Master Toko dan kirim barang antar toko.',
      en: 'The store master and shipping between stores.',
    },
  },
  KIRIM_BARANG_ONLINE_STORE_MODULE: {
    part: 'kirim-barang',
    awaited: true,
    needs: ['KIRIM_BARANG_MODULE'],
    meaning: {
      id: 'Kirim barang ke toko online.',
      en: 'Shipping to the online store.',
    },
  },
  MANUAL_ITEMS_TRANSACTION_MODULE: {
    part: 'barang-manual',
    awaited: true,
    meaning: {
      id: 'Barang dan transaksi jual beli manual.',
      en: 'Manual items, bought and sold by hand-typed lines.',
    },
  },
  MARKETPLACE_INTEGRATION_MODULE: {
    part: 'integrasi',
    meaning: {
      id: 'Pengaturan dan sambungan marketplace.',
      en: 'The marketplace settings and connection.',
    },
  },
  MEMBER_MODULE: {
    part: 'member',
    meaning: {
      id: 'Member, poin dan laporannya.',
      en: 'Members, points and their reports.',
    },
  },
  MEMBER_RESET_POIN_MODULE: {
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: {
      id: 'Poin member dikembalikan ke nol menurut parameter.',
      en: 'Points are reset as their parameter says.',
    },
  },
} as const satisfies Record<string, Module>;
