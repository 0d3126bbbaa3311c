/** Modules of the shop around the counter, N to Z. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const OFFICE_MODULES = {
  MODULE_MEMBER_NO_HP: {
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: {
      id: 'Member dikenali dari nomor HP: kode member baru adalah nomor HP-nya.',
      en: 'Members are known by their phone number: it is the code of a new member.',
    },
  },
  NAGAFIN_ACCOUNTING_MODULE: {
    part: 'akuntansi',
    meaning: {
      id: 'Akuntansi: Parameter Akun, jurnal, buku besar, laporan keuangan.',
      en: 'Accounting: account parameters, journals, ledger and statements.',
    },
  },
  OPNAME_GLOBAL_DAILY_MODULE: {
    part: 'stock-opname',
    awaited: true,
    meaning: {
      id: 'Stock opname global harian.',
      en: 'A daily global stock count.',
    },
  },
  PAJAK_24K_MODULE: {
    part: 'pajak',
    needs: ['PPN_TRANSAKSI_MODULE'],
    meaning: {
      id: 'Nota menyebut berat setara 24K tiap barang dan jumlahnya.',
      en: 'Notas tell the weight in 24K of each piece and of all.',
    },
  },
  PARAMETER_BUNGA_HUTANG_MODULE: {
    part: 'hutang',
    meaning: {
      id: 'Parameter bunga hutang.',
      en: 'Interest parameters of loans.',
    },
  },
  PARAMETER_DESKRIPSI_SERVICE_MODULE: {
    part: 'service',
    meaning: {
      id: 'Parameter deskripsi service.',
      en: 'Description parameters of services.',
    },
  },
  PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: {
    part: 'hutang',
    meaning: {
      id: 'Parameter hutang pokok (selama HUTANG_POKOK bukan HARGA_EMAS).',
      en: 'Principal debt parameters (while HUTANG_POKOK is not HARGA_EMAS).',
    },
  },
  PENJUALAN_BAYAR_POIN_MODULE: {
    part: 'member',
    awaited: true,
    guarded: true,
    needs: ['MEMBER_MODULE'],
    meaning: {
      id: 'Penjualan dibayar dengan poin member.',
      en: 'Sales paid with points.',
    },
  },
  PLAFOND_HUTANG_MODULE: {
    part: 'hutang',
    meaning: {
      id: 'Plafond hutang dan plafond per kadar.',
      en: 'Loan ceilings, general and per karat.',
    },
  },
  PPH22_PENJUALAN_MODULE: {
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Penjualan ke pedagang lain ditandai dan PPh 22 dipungut di atas harganya.',
      en: 'Sales to other traders are marked, and PPh 22 is collected on top of their price.',
    },
  },
  PPN_TRANSAKSI_MODULE: {
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'PPN dipungut pada penjualan. Hanya untuk toko PKP; PKP di Master Toko ikut menghidupkan dan mematikannya.',
      en: 'PPN is charged on sales. For stores that are PKP only; the PKP switch of the store master turns it on and off, too.',
    },
  },
  PRE_ORDER_MODULE: {
    part: 'pre-order',
    awaited: true,
    meaning: {
      id: 'Pesanan di muka (pre-order) sampai barangnya datang.',
      en: 'Pre-orders, until their goods arrive.',
    },
  },
  RFID_MODULE: {
    part: 'stock-opname',
    awaited: true,
    meaning: {
      id: 'Stock opname dengan RFID.',
      en: 'Stock counts by RFID.',
    },
  },
  SEMI_GROSIR_MODULE: {
    part: 'integrasi',
    meaning: {
      id: 'Layar semi grosir.',
      en: 'The semi-wholesale screen.',
    },
  },
  SEPUHAN_MODULE: {
    part: 'sepuhan',
    awaited: true,
    meaning: {
      id: 'Sepuhan: sortir, cuci, wasting.',
      en: 'Refining: sorting, washing, wasting.',
    },
  },
  SEPUHAN_TERPUSAT_MODULE: {
    part: 'sepuhan',
    awaited: true,
    needs: ['SEPUHAN_MODULE'],
    meaning: {
      id: 'Sepuhan hanya di pusat; cabang tinggal mengirim.',
      en: 'Refining at head office only; branches ship.',
    },
  },
  SETTING_NOTA_OWNER_ONLY: {
    part: 'cetak',
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Perancang nota hanya untuk pemilik dan super user.',
      en: 'The receipt designer is for owner and super user only.',
    },
  },
  STOCK_SEPUHAN_MANUAL_MODULE: {
    part: 'sepuhan',
    awaited: true,
    meaning: {
      id: 'Stock cuci manual.',
      en: 'Washing stock typed by hand.',
    },
  },
  SUPPLIER_BARANG_MODULE: {
    part: 'barang',
    meaning: {
      id: 'Supplier barang.',
      en: 'Suppliers of goods.',
    },
  },
  VALIDASI_INPUT_BY_KEUANGAN_MODULE: {
    part: 'keuangan',
    meaning: {
      id: 'Nota divalidasi bagian keuangan, bukan oleh yang memasukkannya.',
      en: 'Documents are validated by finance, not by whoever entered them.',
    },
  },
  VALIDASI_NON_CASH_MODULE: {
    part: 'keuangan',
    guarded: true,
    meaning: {
      id: 'Penerimaan non-cash divalidasi terhadap rekening koran.',
      en: 'Non-cash receipts are validated against the bank statement.',
    },
  },
  VALIDASI_PESANAN_MODULE: {
    part: 'pesanan',
    awaited: true,
    guarded: true,
    meaning: {
      id: 'Pesanan baru masuk buku setelah divalidasi.',
      en: 'An order enters the books only when it is validated.',
    },
  },
  VALIDASI_SERVICE_MODULE: {
    part: 'service',
    awaited: true,
    guarded: true,
    meaning: {
      id: 'Service baru masuk buku setelah divalidasi.',
      en: 'A service enters the books only when it is validated.',
    },
  },
  WHATSAPP_MODULE: {
    part: 'integrasi',
    meaning: {
      id: 'Nota dan pesan lewat WhatsApp.',
      en: 'Invoices and messages by WhatsApp.',
    },
  },
} as const satisfies Record<string, Module>;
