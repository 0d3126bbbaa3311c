/**
 * Everything that ever happens to money, gold or points is a transfer from one end to another.
 * Balanced by construction: there is no sign, the amount is above zero, and the outside world is an end too.
 */
import type { Miligram, MiliPersen, Poin, Rupiah } from './amount.ts';

/** Accounts named by role; Parameter Akun maps a role to a nomor_akun. Domain 12.3. */
export const AKUN = [
  'KAS',
  'KAS_GADAI',
  'UANG_DALAM_PERJALANAN',
  'BANK',
  'PIUTANG_EDC',
  'PIUTANG_MARKETPLACE',
  'PIUTANG_PELANGGAN',
  'PIUTANG_TUKANG',
  'PIUTANG_GADAI',
  'PIUTANG_BUNGA',
  'PERSEDIAAN_TERIMA',
  'PERSEDIAAN_TOKO',
  'PERSEDIAAN_AKSESORIS',
  'PERSEDIAAN_MANUAL',
  'PERSEDIAAN_TITIP',
  'PERSEDIAAN_BELI',
  'PERSEDIAAN_ROSOK',
  'PERSEDIAAN_PROSES',
  'PERSEDIAAN_MURNI',
  'BARANG_DALAM_PENGIRIMAN',
  'KLIRING_PENJUALAN',
  'KLIRING_TUKAR',
  'KLIRING_PEMBELIAN',
  'KLIRING_HUTANG',
  'UANG_MUKA_PESANAN',
  'UANG_MUKA_PRE_ORDER',
  'UANG_MUKA_CICILAN',
  'UANG_MUKA_SERVICE',
  'TITIPAN_UANG',
  'LIABILITAS_POIN',
  'LIABILITAS_KUPON',
  'PPN_KELUARAN',
  'PPH_DIMUKA',
  'UTANG_PPH',
  'UTANG_SUPPLIER',
  'UTANG_ONGKOS_TUKANG',
  'UTANG_KELEBIHAN',
  'UTANG_BONUS',
  'MODAL',
  'PENJUALAN_EMAS',
  'PENJUALAN_BERLIAN',
  'PENJUALAN_AKSESORIS',
  'PENJUALAN_ROSOK',
  'ONGKOS',
  'POTONGAN_PENJUALAN',
  'PEMBULATAN',
  'PENDAPATAN_LAIN',
  'PENDAPATAN_MARGIN_CICILAN',
  'PENDAPATAN_SERVICE',
  'PENDAPATAN_BUNGA',
  'PENDAPATAN_DENDA',
  'RUGI_LELANG',
  'HPP',
  'HPP_BERLIAN',
  'HPP_AKSESORIS',
  'HPP_ROSOK',
  'BEBAN_SUSUT',
  'KURS_EMAS',
  'BARANG_HILANG',
  'BEBAN_MDR',
  'BEBAN_POIN',
  'BEBAN_BONUS',
  'BEBAN_OPERASIONAL',
  'SELISIH_KAS',
  'SELISIH_BANK',
  'TRANSAKSI',
  'PENDAPATAN_FEE_GESEK',
  'RK_PUSAT',
  'RK_CABANG',
  'JURNAL',
  'KLIRING_JURNAL',
  'IKHTISAR_LABA_RUGI',
  'LABA_DITAHAN',
] as const;
export type Akun = (typeof AKUN)[number];

/** A person's drawers: that of the shop, and that of its loans where these have one of their own. docs/decisions/0051. */
export const LACI = ['KAS', 'KAS_GADAI'] as const satisfies readonly Akun[];
export type Laci = (typeof LACI)[number];

/** Accounts that must net to zero inside every document event. */
export const AKUN_KLIRING: readonly Akun[] = [
  'KLIRING_PENJUALAN',
  'KLIRING_TUKAR',
  'KLIRING_PEMBELIAN',
  'KLIRING_HUTANG',
  'KLIRING_JURNAL',
  'IKHTISAR_LABA_RUGI',
];

/**
 * Accounts whose movements tell what pieces cost the shop: for who may not know it they are not shown. What the counter pays
 * for a piece goes to PERSEDIAAN_BELI, and is no secret to the counter.
 */
export const AKUN_MODAL: readonly Akun[] = [
  'PERSEDIAAN_TERIMA',
  'PERSEDIAAN_TOKO',
  'PERSEDIAAN_AKSESORIS',
  'PERSEDIAAN_MANUAL',
  'PERSEDIAAN_TITIP',
  'PERSEDIAAN_ROSOK',
  'PERSEDIAAN_PROSES',
  'PERSEDIAAN_MURNI',
  'BARANG_DALAM_PENGIRIMAN',
  'BARANG_HILANG',
  'PIUTANG_TUKANG',
  'HPP',
  'HPP_BERLIAN',
  'HPP_AKSESORIS',
  'HPP_ROSOK',
];

/** Accounts that the document itself names, by a kode transaksi or a line of a journal: Parameter Akun has no say. */
export const AKUN_DINAMAI: readonly Akun[] = ['JURNAL', 'TRANSAKSI'];

/** One end of a money transfer: a role and, where the role has one, its dimension (cashier, rekening, member). */
export type UjungUang = {
  akun: Akun;
  dimensi?: string;
  /** The account itself, where a master names it (kode transaksi); Parameter Akun is not asked then. */
  nomor?: string;
};

/**
 * Places outside the store's trays, so that gold cannot vanish without saying where to. OLAH is between what goes into a conversion
 * of lots and what comes out of it.
 */
export const TEMPAT_LUAR = [
  'PELANGGAN',
  'SUPPLIER',
  'AWAL',
  'SUSUT',
  'HANCUR',
  'PELEBUR',
  'KIRIM',
  'OLAH',
] as const;
export type TempatLuar = (typeof TEMPAT_LUAR)[number];
/** `{gudang, baki}` inside the store, or an outside place. */
export type Tempat = { gudang: string; baki: string } | { luar: TempatLuar };

export type UjungPoin = { member: string } | { toko: 'DIBERIKAN' | 'DITUKAR' | 'RESET' };

export type TransferUang = {
  buku: 'uang';
  /** Credit side. */
  dari: UjungUang;
  /** Debit side. */
  ke: UjungUang;
  jumlah: Rupiah;
  /** Cash category of the event, as the cash reports group it (Domain 2.4); the `trx` of Parameter Akun. */
  kategori: string;
  /** Payment kind or variant (CASH, TRANSFER, HPP, ...); the `type` of Parameter Akun. */
  jenis: string;
  keterangan?: string;
};

export type TransferBarang = {
  buku: 'barang';
  dari: Tempat;
  ke: Tempat;
  kode_barcode: string;
  qty: number;
  berat: Miligram;
  kadar: MiliPersen;
};

export type TransferPoin = { buku: 'poin'; dari: UjungPoin; ke: UjungPoin; jumlah: Poin };

export type Transfer = TransferUang | TransferBarang | TransferPoin;

/** A tray or outside place as the one text the books store: `TOKO/CC01` or `@PELANGGAN`. */
export const namaTempat = (tempat: Tempat): string =>
  'luar' in tempat ? `@${tempat.luar}` : `${tempat.gudang}/${tempat.baki}`;

export const namaUjungPoin = (ujung: UjungPoin): string =>
  'member' in ujung ? ujung.member : `@${ujung.toko}`;

/** A money transfer, or none when the amount is zero: zero legs of a posting simply do not exist. */
export function uangTransfer(
  dari: UjungUang,
  ke: UjungUang,
  jumlah: Rupiah,
  { kategori, jenis, keterangan }: { kategori: string; jenis: string; keterangan?: string },
): TransferUang[] {
  if (jumlah === 0) return [];
  return [{ buku: 'uang', dari, ke, jumlah, kategori, jenis, ...(keterangan ? { keterangan } : {}) }];
}

/** What is left on each clearing account after these transfers; an empty record is what a posting must leave. */
export function sisaKliring(transfers: readonly Transfer[]): Partial<Record<Akun, number>> {
  const rest = new Map<Akun, number>();
  for (const transfer of transfers) {
    if (transfer.buku !== 'uang') continue;
    rest.set(transfer.ke.akun, (rest.get(transfer.ke.akun) ?? 0) + transfer.jumlah);
    rest.set(transfer.dari.akun, (rest.get(transfer.dari.akun) ?? 0) - transfer.jumlah);
  }
  return Object.fromEntries([...rest].filter(([akun, value]) => AKUN_KLIRING.includes(akun) && value !== 0));
}
