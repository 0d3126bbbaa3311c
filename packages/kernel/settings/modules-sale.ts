/** Modules of selling at the counter. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const SALE_MODULES = {
  DISABLE_KODE_SALES_TRANSACTION: {
    part: 'penjualan',
    meaning: {
      id: 'Penjualan, titipan dan pembelian tanpa kode sales.',
      en: 'Sales, deposits and purchases without a sales person.',
    },
  },
  EDIT_HARGA_PER_GRAM_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Kasir boleh mengubah harga per gram saat menjual.',
      en: 'The cashier may change the price per gram at a sale.',
    },
  },
  EDIT_NAMA_BARANG_PENJUALAN_MODULE: {
    part: 'penjualan',
    everyday: true,
    meaning: {
      id: 'Kasir boleh mengubah nama barang pada nota.',
      en: 'The cashier may change the name of a piece on the nota.',
    },
  },
  ENABLE_EDIT_CUSTOMER_ON_MEMBER: {
    part: 'penjualan',
    needs: ['MEMBER_MODULE'],
    meaning: {
      id: 'Nama dan alamat pelanggan boleh diubah walau member dipilih.',
      en: 'Name and address of the customer may be changed although a member is chosen.',
    },
  },
  FINISHING_BARANG_MODULE: {
    part: 'penjualan',
    meaning: {
      id: 'Catatan finishing barang pada penjualan.',
      en: 'A note on the finishing of a piece at its sale.',
    },
  },
  KUPON_PENJUALAN_MODULE: {
    part: 'penjualan',
    meaning: {
      id: 'Kupon undian atau belanja dari penjualan.',
      en: 'Coupons given and taken at sales.',
    },
  },
  MARKETPLACE_PEMBAYARAN_MODULE: {
    part: 'penjualan',
    awaited: true,
    needs: ['MARKETPLACE_INTEGRATION_MODULE'],
    meaning: {
      id: 'Marketplace sebagai cara bayar penjualan.',
      en: 'A marketplace as a way to pay a sale.',
    },
  },
  MODIFY_TOTAL_HARGA_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Kasir boleh mengubah total harga baris penjualan.',
      en: 'The cashier may change the total of a sale line.',
    },
  },
  MODULE_TOLERANSI_HARGA_JUAL: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Setiap harga jual yang berbeda dari harga sistem meminta otorisasi.',
      en: 'Every sale price other than the system price asks for approval.',
    },
  },
  MODULE_VOUCHER: {
    part: 'penjualan',
    awaited: true,
    meaning: {
      id: 'Voucher sebagai cara bayar penjualan.',
      en: 'Vouchers as a way to pay a sale.',
    },
  },
  NONMEMBER_DISABLED_TRANSACTION: {
    part: 'penjualan',
    needs: ['MEMBER_MODULE'],
    meaning: {
      id: 'Penjualan hanya kepada member.',
      en: 'Sales to members only.',
    },
  },
  OTORISASI_ONGKOS_TURUN_PENJUALAN: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Ongkos di bawah parameter meminta otorisasi.',
      en: 'A making charge below its parameter asks for approval.',
    },
  },
  PENJUALAN_DISCOUNT_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Diskon pada baris penjualan.',
      en: 'A discount on sale lines.',
    },
  },
  PENJUALAN_PEMBULATAN_KEBAWAH_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Harga jual dibulatkan ke bawah; bila mati ke atas.',
      en: 'Sale prices are rounded down; up while off.',
    },
  },
  SIZE_PERHIASAN_MODULE: {
    part: 'barang',
    meaning: {
      id: 'Ukuran perhiasan dicatat pada barang dan nota.',
      en: 'The size of jewellery is kept on pieces and notas.',
    },
  },
  VALIDASI_PENJUALAN_MODULE: {
    part: 'penjualan',
    guarded: true,
    meaning: {
      id: 'Penjualan baru masuk buku setelah divalidasi.',
      en: 'A sale enters the books only when it is validated.',
    },
  },
  VALIDASI_TITIPAN_MODULE: {
    part: 'titipan',
    guarded: true,
    meaning: {
      id: 'Titipan baru masuk buku setelah divalidasi.',
      en: 'A deposit enters the books only when it is validated.',
    },
  },
} as const satisfies Record<string, Module>;
