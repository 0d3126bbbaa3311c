/** The parts of a shop that are compared when it moves over from another till. Pure. */

/** A value and its words; what a total is told of, in the order of the page. Ours: the totals that old tills print on their last evening. */
export const BAGIAN = [
  ['BARANG', 'Semua Barang'],
  ['GRUP', 'Barang Per Group'],
  ['KADAR', 'Barang Per Kadar'],
  ['BAKI', 'Barang Per Baki'],
  ['BELI', 'Barang Beli Belum Disortir'],
  ['ROSOK', 'Rosok'],
  ['AKSESORIS', 'Aksesoris'],
  ['LOT', 'Emas Tanpa Barcode'],
  ['KAS', 'Kas Laci'],
  ['BANK', 'Rekening Bank'],
  ['SUPPLIER', 'Utang Ke Supplier'],
  ['HUTANG', 'Hutang Berjalan'],
  ['CICILAN', 'Cicilan Berjalan'],
  ['TITIPAN', 'Titipan Uang'],
  ['PESANAN', 'Pesanan Berjalan'],
  ['SERVICE', 'Service Berjalan'],
  ['MEMBER', 'Member'],
  ['POIN', 'Poin Member'],
] as const;
export type Bagian = (typeof BAGIAN)[number][0];

/** What other tills call them in a file. */
export const SEBUTAN_BAGIAN: Readonly<Record<string, Bagian>> = {
  ...{
    BARANG: 'BARANG',
    STOK: 'BARANG',
    STOCK: 'BARANG',
    'TOTAL BARANG': 'BARANG',
    'SEMUA BARANG': 'BARANG',
  },
  ...{ GROUP: 'GRUP', GRUP: 'GRUP', GOLONGAN: 'GRUP', 'BARANG PER GROUP': 'GRUP' },
  ...{ KADAR: 'KADAR', KARAT: 'KADAR', 'BARANG PER KADAR': 'KADAR' },
  ...{ BAKI: 'BAKI', NAMPAN: 'BAKI', ETALASE: 'BAKI', TRAY: 'BAKI', 'BARANG PER BAKI': 'BAKI' },
  ...{
    AKSESORIS: 'AKSESORIS',
    LOT: 'LOT',
    BELI: 'BELI',
    'BARANG BELI': 'BELI',
    'BARANG BELI BELUM DISORTIR': 'BELI',
    ROSOK: 'ROSOK',
    'EMAS TANPA BARCODE': 'LOT',
  },
  ...{ KAS: 'KAS', TUNAI: 'KAS', CASH: 'KAS', LACI: 'KAS', 'KAS LACI': 'KAS' },
  ...{ BANK: 'BANK', REKENING: 'BANK', 'REKENING BANK': 'BANK' },
  ...{
    SUPPLIER: 'SUPPLIER',
    'HUTANG SUPPLIER': 'SUPPLIER',
    'UTANG SUPPLIER': 'SUPPLIER',
    'UTANG KE SUPPLIER': 'SUPPLIER',
  },
  ...{ HUTANG: 'HUTANG', GADAI: 'HUTANG', PINJAMAN: 'HUTANG', 'HUTANG BERJALAN': 'HUTANG' },
  ...{ CICILAN: 'CICILAN', ANGSURAN: 'CICILAN', KREDIT: 'CICILAN', 'CICILAN BERJALAN': 'CICILAN' },
  ...{
    TITIPAN: 'TITIPAN',
    'TITIPAN UANG': 'TITIPAN',
    DP: 'TITIPAN',
    PESANAN: 'PESANAN',
    'PESANAN BERJALAN': 'PESANAN',
  },
  ...{ SERVICE: 'SERVICE', SERVIS: 'SERVICE', REPARASI: 'SERVICE', 'SERVICE BERJALAN': 'SERVICE' },
  ...{
    MEMBER: 'MEMBER',
    PELANGGAN: 'MEMBER',
    CUSTOMER: 'MEMBER',
    POIN: 'POIN',
    POINT: 'POIN',
    'POIN MEMBER': 'POIN',
  },
};
