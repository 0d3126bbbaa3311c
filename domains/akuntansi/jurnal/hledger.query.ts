/** Streams the books of a period as a journal, in one snapshot. */
import { Readable } from 'node:stream';
import { reject } from '@mustika/kernel/errors.ts';
import type { Database, Scope, Sql } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { queueOf, releaseAfter } from '@mustika/server-kit/report/report-queue.ts';
import { laporanErrors } from '@mustika/server-kit/report/report-routes.ts';
import { fileRows } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { hledgerCommand } from './hledger.command.ts';
import {
  type BarisJurnal,
  kepalaJurnal,
  peristiwaTeks,
  type SaldoAwal,
  saldoAwalTeks,
  transferTeks,
} from './jurnal-hledger.rule.ts';

type Masa = { kode_toko: string; awal: string | null; akhir: string | null };

const diMasa = ({ kode_toko, awal, akhir }: Masa) => sql`b.kode_toko = ${kode_toko}
  and (${awal}::date is null or b.tanggal >= ${awal}::date) and (${akhir}::date is null or b.tanggal <= ${akhir}::date)`;

const jurnalSql = (masa: Masa) => sql`
  select b.tanggal, p.waktu, b.no_dokumen, b.peristiwa, d.jenis, p.transisi, p.ke_status as status, p.user_id, p.membalik,
         b.buku, b.dari, b.dari_dimensi, b.ke, b.ke_dimensi, b.jumlah, b.rincian
    from (select b.kode_toko, b.tanggal, b.no_dokumen, b.peristiwa, b.urut, 'uang' as buku, b.dari_nomor as dari, b.dari_dimensi,
                 b.ke_nomor as ke, b.ke_dimensi, b.jumlah::bigint as jumlah, b.kategori || ' ' || b.jenis as rincian
            from buku_uang b where ${diMasa(masa)}
          union all
          select b.kode_toko, b.tanggal, b.no_dokumen, b.peristiwa, b.urut, 'barang', b.dari_tempat, '', b.ke_tempat, '', b.murni, b.kode_barcode
            from buku_emas b where ${diMasa(masa)}
          union all
          select b.kode_toko, b.tanggal, b.no_dokumen, b.peristiwa, b.urut, 'poin', b.dari, '', b.ke, '', b.jumlah::bigint, ''
            from buku_poin b where ${diMasa(masa)}) b
    join peristiwa p on p.kode_toko = b.kode_toko and p.no_dokumen = b.no_dokumen and p.urut = b.peristiwa
    join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
   order by b.tanggal, p.waktu, b.no_dokumen, b.peristiwa, b.buku desc, b.urut`;

const saldoAwalSql = (kode_toko: string, awal: string) => {
  const lalu = sql`b.kode_toko = ${kode_toko} and b.tanggal < ${awal}::date`;
  return sql<SaldoAwal>`
    select s.buku, s.akun, s.dimensi, sum(s.jumlah)::bigint as saldo from (
      select 'uang' as buku, b.ke_nomor as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b where ${lalu}
      union all select 'uang', b.dari_nomor, b.dari_dimensi, -b.jumlah from buku_uang b where ${lalu}
      union all select 'barang', b.ke_tempat, '', b.murni from buku_emas b where ${lalu}
      union all select 'barang', b.dari_tempat, '', -b.murni from buku_emas b where ${lalu}
      union all select 'poin', b.ke, '', b.jumlah::bigint from buku_poin b where ${lalu}
      union all select 'poin', b.dari, '', -b.jumlah::bigint from buku_poin b where ${lalu}) s
     group by 1, 2, 3 having sum(s.jumlah) <> 0 order by 1 desc, 2, 3`;
};

type Pembuka = { names: ReadonlyMap<string, string>; saldo: SaldoAwal[] };

async function pembuka(tx: Sql, { kode_toko, awal }: Masa): Promise<Pembuka> {
  const akun = await sql<{
    nomor_akun: string;
    nama_akun: string;
  }>`select nomor_akun, nama_akun from akun`.execute(tx);
  const names = new Map(akun.rows.map((row) => [row.nomor_akun, row.nama_akun]));
  return { names, saldo: awal === null ? [] : (await saldoAwalSql(kode_toko, awal).execute(tx)).rows };
}

const CHUNK = 64 * 1024;

async function* jurnalTeks(
  masa: Masa,
  { names, saldo }: Pembuka,
  rows: AsyncIterable<BarisJurnal>,
): AsyncGenerator<string> {
  const judul = `Mustika ${masa.kode_toko} ${masa.awal ?? 'awal'} s/d ${masa.akhir ?? 'kini'}`;
  let chunk = kepalaJurnal(judul) + (masa.awal === null ? '' : saldoAwalTeks(masa.awal, saldo, names));
  let peristiwa = '';
  for await (const row of rows) {
    const next = `${row.no_dokumen}/${row.peristiwa}`;
    if (next !== peristiwa) chunk += peristiwaTeks(row);
    peristiwa = next;
    chunk += transferTeks(row, names);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Transfers a journal may hold; beyond it a year is exported by months. */
const BATAS = 5_000_000;

/** The journal of a store as text, a chunk at a time. Used by the call and by the drill. */
export async function jurnalHledger(
  db: Database,
  scope: Scope,
  awal: string | null,
  akhir: string | null,
): Promise<AsyncGenerator<string>> {
  const masa = { kode_toko: scope.kode_toko, awal, akhir };
  const { prepared, rows } = await fileRows(db, scope, async (tx) => ({
    ...(await pembuka(tx, masa)),
    query: jurnalSql(masa),
    cap: BATAS,
    tooMany: () => reject(laporanErrors.LAPORAN_TERLALU_BESAR, { batas: BATAS }),
  }));
  return jurnalTeks(masa, prepared, rows as AsyncIterable<unknown> as AsyncIterable<BarisJurnal>);
}

const hledger = implementCommand(hledgerCommand, async ({ tgl_awal, tgl_akhir }, ctx, { reply }) => {
  const release = queueOf(ctx.deps).claim(ctx.scope.user_id) ?? reject(laporanErrors.LAPORAN_SEDANG_DIBUAT);
  try {
    const file = Readable.from(await jurnalHledger(ctx.deps.db, ctx.scope, tgl_awal, tgl_akhir));
    releaseAfter(file, release);
    const days = [tgl_awal, tgl_akhir].filter((day) => day !== null).join('_') || 'semua';
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="jurnal_${ctx.scope.kode_toko}_${days}.journal"`)
      .send(file);
  } catch (error) {
    release();
    throw error;
  }
});

export const hledgerCommands = [hledger];
