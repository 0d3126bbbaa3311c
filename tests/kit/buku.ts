/** What a document wrote in the three books, as tables a person reads like a ledger. */
import { formatAngka, formatDesimal, type Miligram } from '@mustika/kernel/amount.ts';
import type pg from 'pg';

const UANG = `select peristiwa, kategori, jenis, dari_akun, dari_dimensi, ke_akun, ke_dimensi, jumlah::bigint::float8 as jumlah
  from buku_uang where no_dokumen = $1 order by peristiwa, urut`;
const BARANG = `select peristiwa, kode_barcode, dari_tempat, ke_tempat, qty, berat::bigint::float8 as berat
  from buku_barang where no_dokumen = $1 order by peristiwa, urut`;
const POIN = `select peristiwa, dari, ke, jumlah::bigint::float8 as jumlah from buku_poin where no_dokumen = $1 order by peristiwa, urut`;

const ujung = (akun: string, dimensi: string): string => (dimensi ? `${akun}:${dimensi}` : akun);

/** One line per transfer: `1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.676.500`. */
export async function bukuUang(owner: pg.Client, no_dokumen: string): Promise<string[]> {
  const { rows } = await owner.query(UANG, [no_dokumen]);
  return rows.map(
    (r) =>
      `${r.peristiwa} ${r.kategori}/${r.jenis} ${ujung(r.dari_akun, r.dari_dimensi)} > ${ujung(r.ke_akun, r.ke_dimensi)} ${formatAngka(r.jumlah)}`,
  );
}

const banyaknya = ({ berat, qty }: { berat: number; qty: number }): string =>
  berat === 0 ? `${qty} pcs` : formatDesimal(berat as Miligram);

/** `1 UJI2345A TOKO/CC01 > @PELANGGAN 3.250`, or `2 pcs` of what has no weight. */
export async function bukuBarang(owner: pg.Client, no_dokumen: string): Promise<string[]> {
  const { rows } = await owner.query(BARANG, [no_dokumen]);
  return rows.map(
    (r) => `${r.peristiwa} ${r.kode_barcode} ${r.dari_tempat} > ${r.ke_tempat} ${banyaknya(r)}`,
  );
}

/** `1 @DIBERIKAN > JKT1000001 3`. */
export async function bukuPoin(owner: pg.Client, no_dokumen: string): Promise<string[]> {
  const { rows } = await owner.query(POIN, [no_dokumen]);
  return rows.map((r) => `${r.peristiwa} ${r.dari} > ${r.ke} ${r.jumlah}`);
}

/** Rows of every table of the schema: what a refused call must leave as it was. */
export async function jumlahBaris(
  owner: pg.Client,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const text = tables
    .map((t) => `select '${t}' as tabel, count(*)::int as banyak from ${t}`)
    .join(' union all ');
  const { rows } = await owner.query<{ tabel: string; banyak: number }>(text);
  return Object.fromEntries(rows.map((row) => [row.tabel, row.banyak]));
}

/** Tables that only a posted document, an approval or a counted print may change. */
export const TABEL_BUKU = [
  'dokumen',
  'peristiwa',
  'buku_uang',
  'buku_barang',
  'buku_poin',
  'penjualan',
  'penjualan_barang',
  'pembayaran',
  'barang',
  'barcode',
  'nomor',
  'idem',
  'otorisasi',
  'audit',
] as const;
