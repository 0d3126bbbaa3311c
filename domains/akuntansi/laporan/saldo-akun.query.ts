/** What reports of the ledger share: which store, what kind of account. */
import type { ReportScope } from '@mustika/server-kit/report/report-routes.ts';
import { type RawBuilder, sql } from 'kysely';

type Dari = { cakupan: string };

/** The rows of the store, or of every store when head office asks for all; row security says the same. */
export const diToko = (
  { cakupan }: Dari,
  { kode_toko, lintas }: ReportScope,
  alias: string,
): RawBuilder<unknown> =>
  cakupan === 'SEMUA' && lintas ? sql`true` : sql`${sql.ref(`${alias}.kode_toko`)} = ${kode_toko}`;

/** ASET, KEWAJIBAN, MODAL, PENDAPATAN or BEBAN by the first digit of an account. */
export const golongan = (nomor: string): RawBuilder<string> => sql<string>`
  case when ${sql.ref(nomor)} < '2' then 'ASET' when ${sql.ref(nomor)} < '3' then 'KEWAJIBAN' when ${sql.ref(nomor)} < '4' then 'MODAL'
       when left(${sql.ref(nomor)}, 1) in ('4', '7') then 'PENDAPATAN' else 'BEBAN' end`;

/** Rank and name of the part of a profit and loss an account stands in. */
export const kelompok = (nomor: string): RawBuilder<string> => sql<string>`
  case when left(${sql.ref(nomor)}, 2) = '41' then 'PENJUALAN' when left(${sql.ref(nomor)}, 2) = '51' then 'HARGA POKOK PENJUALAN'
       when left(${sql.ref(nomor)}, 1) in ('4', '7') then 'PENDAPATAN LAIN' else 'BEBAN' end`;

export const urutKelompok = (nomor: string): RawBuilder<number> => sql<number>`
  case when left(${sql.ref(nomor)}, 2) = '41' then 1 when left(${sql.ref(nomor)}, 2) = '51' then 2
       when left(${sql.ref(nomor)}, 1) in ('4', '7') then 3 else 4 end`;
