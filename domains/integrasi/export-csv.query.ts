/** Streams a table of the store as CSV, as long as it is small enough to wait for: logged before the first row. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { fileRows } from '@mustika/server-kit/report/report-rows.ts';
import { bacaanExport, berkasExport, lebihDari, namaBerkas } from './berkas-export.query.ts';
import { unduhExport } from './export-csv.command.ts';
import { BATAS_EXPORT, BATAS_LANGSUNG, DATA_EXPORT } from './export-csv.rule.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

export const exportCommands = [
  implementCommand(unduhExport, async ({ alasan, ...minta }, ctx, { reply }) => {
    const { deps, scope, session } = ctx;
    const { data, tgl_awal, tgl_akhir } = minta;
    if (tgl_awal > tgl_akhir)
      reject(salah.EXPORT_TIDAK_VALID, [
        { path: 'tgl_awal', message: 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir' },
      ]);
    const { kode_toko, nama_toko, alamat_toko, zona } = session.store;
    // One store at a time, whoever asks: head office picks the branch.
    const satuToko = { ...scope, lintas: false };
    const query = bacaanExport(DATA_EXPORT[data], kode_toko, tgl_awal, tgl_akhir);
    if (await deps.db.report(satuToko, (tx) => lebihDari(tx, query, BATAS_LANGSUNG)))
      reject(salah.EXPORT_BESAR);
    const masa = 'hari' in DATA_EXPORT[data] ? { tgl_awal, tgl_akhir } : {};
    await deps.db.tx(scope, async (_sql, audit) =>
      audit({ aksi: 'export_csv', objek: data, isi: { alasan, ...masa } }),
    );
    const { rows } = await fileRows(deps.db, satuToko, async () => ({
      ...{ query, cap: BATAS_EXPORT },
      tooMany: () => reject(salah.EXPORT_TERLALU_BANYAK),
    }));
    const waktu = deps.clock.now().toString();
    const file = berkasExport(data, {
      ...{ rows, toko: { kode_toko, nama_toko, alamat_toko, zona } },
      ...{ oleh: session.nama, waktu: formatWaktu(waktu, zona) },
    });
    const nama = namaBerkas(minta, { kode_toko, user_id: session.user_id, hari: waktu.slice(0, 10) });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nama}"`)
      .header('x-content-type-options', 'nosniff')
      .send(file);
  }),
];
