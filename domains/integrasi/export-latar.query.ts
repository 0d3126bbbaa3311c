/** Asking for a big export, seeing how far it is, and fetching it: each asker his own. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Statement, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { type MintaExport, namaBerkas } from './berkas-export.query.ts';
import { DATA_EXPORT } from './export-csv.rule.ts';
import { ambilExport, daftarExport, mintaExport } from './export-latar.command.ts';
import { bangunkan } from './export-latar.job.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

const MINTA = `insert into export_minta (kode_toko, id, user_id, data, tgl_awal, tgl_akhir, alasan, dibuat, detak)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
  on conflict (kode_toko, user_id) where status in ('ANTRI', 'JALAN') do nothing returning id`;
const DAFTAR = `select id, data, tgl_awal::text, tgl_akhir::text, alasan, status, baris, baris_semua, galat, dibuat, sampai
  from export_minta where kode_toko = $1 and user_id = $2 order by dibuat desc, id limit 50`;
const SATU = `select data, tgl_awal::text, tgl_akhir::text, percobaan, dibuat::text,
    (select count(*)::integer from export_bagian b where b.kode_toko = m.kode_toko and b.id = m.id and b.percobaan = m.percobaan) as bagian
  from export_minta m where kode_toko = $1 and id = $2::uuid and user_id = $3 and status = 'SELESAI' and sampai > $4::timestamptz`;
const BAGIAN =
  'select isi from export_bagian where kode_toko = $1 and id = $2::uuid and percobaan = $3 and urut = $4';

type Jadi = MintaExport & { percobaan: number; dibuat: string; bagian: number };
type Values = Statement['values'];

const bacaDaftar = (values: Values) =>
  statement<Inside<typeof daftarExport.answer>[number]>('export_daftar', DAFTAR, ...values);
const bacaSatu = (values: Values) => statement<Jadi>('export_satu', SATU, ...values);
const bacaBagian = (values: Values) => statement<{ isi: Buffer }>('export_bagian', BAGIAN, ...values);

/** One part after the other: a file of a million rows never lies in memory. */
async function* isiBerkas(
  { deps, scope }: Ctx,
  id: string,
  { percobaan, bagian }: Jadi,
): AsyncGenerator<Buffer> {
  for (let urut = 1; urut <= bagian; urut += 1) {
    const own = { ...scope, lintas: false };
    const [row] = await deps.db.rows(own, bacaBagian([scope.kode_toko, id, percobaan, urut]));
    // Cleared away while it was fetched: the download breaks off, and nobody takes half a file for a whole one.
    if (!row) throw new Error(`part ${urut} of export ${id} is gone`);
    yield row.isi;
  }
}

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
        const values = [data, tgl_awal, tgl_akhir, alasan, deps.clock.now().toString()];
        const id = crypto.randomUUID();
        const [row] = await rawQuery(tx, MINTA, [scope.kode_toko, id, scope.user_id, ...values]);
        if (!row) reject(salah.EXPORT_MASIH_JALAN);
        await bangunkan(tx, scope.kode_toko, id);
        const masa = 'hari' in DATA_EXPORT[data] ? { tgl_awal, tgl_akhir } : {};
        audit({ aksi: 'export_csv', objek: data, isi: { alasan, ...masa, latar: id } });
        return { id };
      }),
    );
    return { data: hasil };
  }),
  implementCommand(daftarExport, async (_input, { deps, scope }) => ({
    data: await deps.db.rows({ ...scope, lintas: false }, bacaDaftar([scope.kode_toko, scope.user_id])),
  })),
  implementCommand(ambilExport, async ({ id }, ctx, { reply }) => {
    const { deps, scope } = ctx;
    if (!/^[0-9a-f-]{36}$/.test(id)) reject(salah.EXPORT_TIDAK_ADA, { id });
    const own = { ...scope, lintas: false };
    const values = [scope.kode_toko, id, scope.user_id, deps.clock.now().toString()];
    const [jadi] = await deps.db.rows(own, bacaSatu(values));
    if (!jadi) reject(salah.EXPORT_TIDAK_ADA, { id });
    await deps.db.tx(own, async (_tx, audit) =>
      audit({ aksi: 'export_csv.ambil', objek: jadi.data, isi: { latar: id } }),
    );
    const hari = jadi.dibuat.slice(0, 10);
    const nama = namaBerkas(jadi, { kode_toko: scope.kode_toko, user_id: scope.user_id, hari });
    const padat = Readable.from(isiBerkas(ctx, id, jadi));
    const isi = createGunzip();
    padat.once('error', (error) => isi.destroy(error));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nama}"`)
      .header('x-content-type-options', 'nosniff')
      .send(padat.pipe(isi));
  }),
];
