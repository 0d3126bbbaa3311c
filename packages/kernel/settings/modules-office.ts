/** Modules of the shop around the counter, N to Z. The list of all is flags.ts. */
import type { Module } from './module.ts';

export const OFFICE_MODULES = {
  MODULE_MEMBER_NO_HP: {
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: 'Member dikenali dari nomor HP: kode member baru adalah nomor HP-nya.',
  },
  NAGAFIN_ACCOUNTING_MODULE: {
    part: 'akuntansi',
    meaning: 'Akuntansi: Parameter Akun, jurnal, buku besar, laporan keuangan.',
  },
  OPNAME_GLOBAL_DAILY_MODULE: {
    part: 'stock-opname',
    awaited: true,
    meaning: 'Stock opname global harian.',
  },
  PAJAK_24K_MODULE: {
    part: 'pajak',
    needs: ['PPN_TRANSAKSI_MODULE'],
    meaning: 'Nota menyebut berat setara 24K tiap barang dan jumlahnya.',
  },
  PARAMETER_BUNGA_HUTANG_MODULE: {
    part: 'hutang',
    meaning: 'Parameter bunga hutang.',
  },
  PARAMETER_DESKRIPSI_SERVICE_MODULE: {
    part: 'service',
    meaning: 'Parameter deskripsi service.',
  },
  PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: {
    part: 'hutang',
    meaning: 'Parameter hutang pokok (selama HUTANG_POKOK bukan HARGA_EMAS).',
  },
  PENJUALAN_BAYAR_POIN_MODULE: {
    part: 'member',
    awaited: true,
    guarded: true,
    needs: ['MEMBER_MODULE'],
    meaning: 'Penjualan dibayar dengan poin member.',
  },
  PLAFOND_HUTANG_MODULE: {
    part: 'hutang',
    meaning: 'Plafond hutang dan plafond per kadar.',
  },
  PPH22_PENJUALAN_MODULE: {
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Penjualan ke pedagang lain ditandai dan PPh 22 dipungut di atas harganya.',
  },
  PPN_TRANSAKSI_MODULE: {
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning:
      'PPN dipungut pada penjualan. Hanya untuk toko PKP; PKP di Master Toko ikut menghidupkan dan mematikannya.',
  },
  PRE_ORDER_MODULE: {
    part: 'pre-order',
    awaited: true,
    meaning: 'Pesanan di muka (pre-order) sampai barangnya datang.',
  },
  RFID_MODULE: {
    part: 'stock-opname',
    awaited: true,
    meaning: 'Stock opname dengan RFID.',
  },
  SEMI_GROSIR_MODULE: {
    part: 'integrasi',
    meaning: 'Layar semi grosir.',
  },
  SEPUHAN_MODULE: {
    part: 'sepuhan',
    awaited: true,
    meaning: 'Sepuhan: sortir, cuci, wasting.',
  },
  SEPUHAN_TERPUSAT_MODULE: {
    part: 'sepuhan',
    awaited: true,
    needs: ['SEPUHAN_MODULE'],
    meaning: 'Sepuhan hanya di pusat; cabang tinggal mengirim.',
  },
  SETTING_NOTA_OWNER_ONLY: {
    part: 'cetak',
    levels: ['OWN', 'SU'],
    meaning: 'Perancang nota hanya untuk pemilik dan super user.',
  },
  STOCK_SEPUHAN_MANUAL_MODULE: {
    part: 'sepuhan',
    awaited: true,
    meaning: 'Stock cuci manual.',
  },
  SUPPLIER_BARANG_MODULE: {
    part: 'barang',
    meaning: 'Supplier barang.',
  },
  VALIDASI_INPUT_BY_KEUANGAN_MODULE: {
    part: 'keuangan',
    meaning: 'Nota divalidasi bagian keuangan, bukan oleh yang memasukkannya.',
  },
  VALIDASI_NON_CASH_MODULE: {
    part: 'keuangan',
    guarded: true,
    meaning: 'Penerimaan non-cash divalidasi terhadap rekening koran.',
  },
  VALIDASI_PESANAN_MODULE: {
    part: 'pesanan',
    awaited: true,
    guarded: true,
    meaning: 'Pesanan baru masuk buku setelah divalidasi.',
  },
  VALIDASI_SERVICE_MODULE: {
    part: 'service',
    awaited: true,
    guarded: true,
    meaning: 'Service baru masuk buku setelah divalidasi.',
  },
  WHATSAPP_MODULE: {
    part: 'integrasi',
    meaning: 'Nota dan pesan lewat WhatsApp.',
  },
} as const satisfies Record<string, Module>;
