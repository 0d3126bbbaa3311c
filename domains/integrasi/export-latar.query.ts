/** Asking for a big export, seeing how far it is, and fetching it: each asker his own. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { askFile, keptFile, openKept } from '@mustika/server-kit/background/kept-file.ts';
import { type Statement, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { namaBerkas } from './berkas-export.query.ts';
import { DATA_EXPORT, NAMA_EXPORT, type NamaExport } from './export-csv.rule.ts';
import { ambilExport, daftarExport, mintaExport } from './export-latar.command.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

const DAFTAR = `select id, data, tgl_awal::text, tgl_akhir::text, alasan, status, baris, baris_semua, galat, dibuat, sampai
  from export_minta where kode_toko = $1 and user_id = $2 and data = any ($3) order by dibuat desc, id limit 50`;
type Values = Statement['values'];

const bacaDaftar = (values: Values) =>
  statement<Inside<typeof daftarExport.answer>[number]>('export_daftar', DAFTAR, ...values);

export const exportLatarCommands = [
  implementCommand(mintaExport, async ({ alasan, ...minta }, ctx) => {
    const { deps, scope, key } = ctx;
    const { data, tgl_awal, tgl_akhir } = minta;
    if (tgl_awal > tgl_akhir)
      reject(salah.EXPORT_TIDAK_VALID, [
        { path: 'tgl_awal', message: 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir' },
      ]);
    const hasil = await deps.db.tx({ ...scope, lintas: false }, (tx, audit) =>
      once(tx, key, { export_minta: { ...minta, alasan } }, async () => {
        const wish = { data, cakupan: 'TOKO', tgl_awal, tgl_akhir, alasan } as const;
        const id = await askFile(tx, scope, wish, deps.clock.now().toString());
        if (id === null) reject(salah.EXPORT_MASIH_JALAN);
        const masa = 'hari' in DATA_EXPORT[data] ? { tgl_awal, tgl_akhir } : {};
        audit({ aksi: 'export_csv', objek: data, isi: { alasan, ...masa, latar: id } });
        return { id };
      }),
    );
    return { data: hasil };
  }),
  implementCommand(daftarExport, async (_input, { deps, scope }) => ({
    data: await deps.db.rows(
      { ...scope, lintas: false },
      bacaDaftar([scope.kode_toko, scope.user_id, NAMA_EXPORT]),
    ),
  })),
  implementCommand(ambilExport, async ({ id }, ctx, { reply }) => {
    const { deps, scope } = ctx;
    const jadi = await keptFile(ctx, id, NAMA_EXPORT);
    if (!jadi) reject(salah.EXPORT_TIDAK_ADA, { id });
    const own = { ...scope, lintas: false };
    await deps.db.tx(own, async (_tx, audit) =>
      audit({ aksi: 'export_csv.ambil', objek: jadi.data, isi: { latar: id } }),
    );
    const hari = jadi.dibuat.slice(0, 10);
    const minta = { ...jadi, data: jadi.data as NamaExport };
    const nama = namaBerkas(minta, { kode_toko: scope.kode_toko, user_id: scope.user_id, hari });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nama}"`)
      .header('x-content-type-options', 'nosniff')
      .send(openKept(ctx, id, jadi));
  }),
];
