/** Streams a table of the store as CSV: constant memory, formula-safe, logged. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { renderCsv } from '@mustika/server-kit/output/render.ts';
import { fileRows, type ReportSql } from '@mustika/server-kit/report-rows.ts';
import { sql } from 'kysely';
import { unduhExport } from './export-csv.command.ts';
import { BATAS_EXPORT, DATA_EXPORT, type DataExport } from './export-csv.rule.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

/** The names come from our own closed list; only store and days are values. */
const bacaan = (
  { tabel, hari, urut, kolom }: DataExport,
  toko: string,
  awal: string,
  akhir: string,
): ReportSql =>
  sql`select ${sql.raw(Object.keys(kolom).join(', '))} from ${sql.table(tabel)} where kode_toko = ${toko}
    ${hari ? sql`and ${sql.ref(hari)} between ${awal}::date and ${akhir}::date` : sql``} order by ${sql.raw(urut)}`;

export const exportCommands = [
  implementCommand(unduhExport, async ({ data, tgl_awal, tgl_akhir, alasan }, ctx, { reply }) => {
    const { deps, scope, session } = ctx;
    const satu: DataExport = DATA_EXPORT[data];
    if (tgl_awal > tgl_akhir) reject(salah.PERIODE_TERBALIK);
    const { kode_toko, nama_toko, alamat_toko } = session.store;
    await deps.db.tx(scope, async (_sql, audit) =>
      audit({
        aksi: 'export_csv',
        objek: data,
        isi: { alasan, ...(satu.hari ? { tgl_awal, tgl_akhir } : {}) },
      }),
    );
    // One store at a time, whoever asks: head office picks the branch.
    const { rows } = await fileRows(deps.db, { ...scope, lintas: false }, async () => ({
      query: bacaan(satu, kode_toko, tgl_awal, tgl_akhir),
      cap: BATAS_EXPORT,
      tooMany: () => reject(salah.EXPORT_TERLALU_BANYAK),
    }));
    const file = renderCsv({
      report: {
        title: satu.label,
        columns: satu.kolom,
        groupBy: {},
        pdf: { paper: 'landscape', downloadOver: 500 },
      },
      rows,
      filters: {},
      shop: { kode_toko, nama_toko, alamat_toko },
      printedBy: { name: session.nama, time: formatWaktu(deps.clock.now().toString()) },
      plain: true,
    });
    // The name of the file says whose it is, also after it was sent on.
    const masa = satu.hari ? `${tgl_awal}_${tgl_akhir}` : deps.clock.now().toString().slice(0, 10);
    const nama = `export-${data.toLowerCase().replaceAll('_', '-')}-${kode_toko}-${masa}-${session.user_id}.csv`;
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nama}"`)
      .header('x-content-type-options', 'nosniff')
      .send(file);
  }),
];
