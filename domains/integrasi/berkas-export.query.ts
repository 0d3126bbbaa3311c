/** The CSV of a table of the store: constant memory, formula-safe, one snapshot. For who waits and for the background alike. */

import type { Readable } from 'node:stream';
import type { Zona } from '@mustika/kernel/date.ts';
import type { Sql } from '@mustika/server-kit/database.ts';
import { renderCsv } from '@mustika/server-kit/output/render.ts';
import type { OutputRow } from '@mustika/server-kit/output/sheet.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { DATA_EXPORT, type NamaExport } from './export-csv.rule.ts';
import type { DataExport } from './kolom-export.rule.ts';

export type MintaExport = { data: NamaExport; tgl_awal: string; tgl_akhir: string };

/** The names come from our own closed list; only store and days are values. */
export const bacaanExport = (
  { tabel, hari, urut, kolom }: DataExport,
  toko: string,
  awal: string,
  akhir: string,
): ReportSql =>
  sql`select ${sql.raw(Object.keys(kolom).join(', '))} from ${sql.table(tabel)} where kode_toko = ${toko}
    ${hari ? sql`and ${sql.ref(hari)} between ${awal}::date and ${akhir}::date` : sql``} order by ${sql.raw(urut)}`;

/** Whether a table has more rows than that, without counting them all. */
export async function lebihDari(db: Sql, query: ReportSql, batas: number): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n
    from (${query} limit ${batas + 1}) q`.execute(db);
  return (rows[0]?.n ?? 0) > batas;
}

type Untuk = {
  rows: AsyncIterable<OutputRow>;
  toko: { kode_toko: string; nama_toko: string; alamat_toko: string; zona: Zona };
  oleh: string;
  waktu: string;
};

/** The file, made as it is read. */
export const berkasExport = (data: NamaExport, { rows, toko, oleh, waktu }: Untuk): Readable => {
  const satu: DataExport = DATA_EXPORT[data];
  return renderCsv({
    report: {
      title: satu.label,
      columns: satu.kolom,
      groupBy: {},
      pdf: { paper: 'landscape', downloadOver: 500 },
    },
    rows,
    filters: {},
    shop: toko,
    printedBy: { name: oleh, time: waktu },
    plain: true,
  });
};

/** The name of the file says whose it is, also after it was sent on. */
export function namaBerkas(
  { data, tgl_awal, tgl_akhir }: MintaExport,
  { kode_toko, user_id, hari }: { kode_toko: string; user_id: string; hari: string },
): string {
  const masa = 'hari' in DATA_EXPORT[data] ? `${tgl_awal}_${tgl_akhir}` : hari;
  return `export-${data.toLowerCase().replaceAll('_', '-')}-${kode_toko}-${masa}-${user_id}.csv`;
}
