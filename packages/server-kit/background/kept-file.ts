/** Asking for a file that is made in the background, and fetching it: each asker his own. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { rawQuery, type Scope, type Sql, type Statement, statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { type AskedFile, wakeFile } from './background-file.ts';

const MINTA = `insert into export_minta (kode_toko, id, user_id, data, cakupan, tgl_awal, tgl_akhir, alasan, dibuat, detak)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (kode_toko, user_id) where status in ('ANTRI', 'JALAN') do nothing returning id`;

type Wish = Pick<AskedFile, 'data' | 'cakupan' | 'tgl_awal' | 'tgl_akhir' | 'alasan'>;

/** Its id, or null while another file of this asker is being made. */
export async function askFile(tx: Sql, scope: Scope, wish: Wish, saat: string): Promise<string | null> {
  const { data, cakupan, tgl_awal, tgl_akhir, alasan } = wish;
  const id = crypto.randomUUID();
  const values = [scope.kode_toko, id, scope.user_id, data, cakupan, tgl_awal, tgl_akhir, alasan, saat];
  const [row] = await rawQuery(tx, MINTA, values);
  if (!row) return null;
  await wakeFile(tx, scope.kode_toko, id);
  return id;
}

const SATU = `select data, cakupan, tgl_awal::text, tgl_akhir::text, percobaan, dibuat::text,
    (select count(*)::integer from export_bagian b where b.kode_toko = m.kode_toko and b.id = m.id and b.percobaan = m.percobaan) as bagian
  from export_minta m where kode_toko = $1 and id = $2::uuid and user_id = $3 and status = 'SELESAI' and sampai > $4::timestamptz
    and data = any ($5)`;
const BAGIAN =
  'select isi from export_bagian where kode_toko = $1 and id = $2::uuid and percobaan = $3 and urut = $4';

export type KeptFile = Omit<AskedFile, 'kode_toko' | 'id' | 'user_id' | 'alasan'> & {
  percobaan: number;
  dibuat: string;
  bagian: number;
};
type Values = Statement['values'];

const bacaSatu = (values: Values) => statement<KeptFile>('export_satu', SATU, ...values);
const bacaBagian = (values: Values) => statement<{ isi: Buffer }>('export_bagian', BAGIAN, ...values);

/** A file of one of these kinds that is whole and still kept for whoever asks; null for anybody else. */
export async function keptFile(
  { deps, scope }: Ctx,
  id: string,
  kinds: readonly string[],
): Promise<KeptFile | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const values = [scope.kode_toko, id, scope.user_id, deps.clock.now().toString(), kinds];
  const [kept] = await deps.db.rows({ ...scope, lintas: false }, bacaSatu(values));
  return kept ?? null;
}

/** One part after the other: a file of a million rows never lies in memory. */
async function* partsOf(
  { deps, scope }: Ctx,
  id: string,
  { percobaan, bagian }: KeptFile,
): AsyncGenerator<Buffer> {
  for (let urut = 1; urut <= bagian; urut += 1) {
    const own = { ...scope, lintas: false };
    const [row] = await deps.db.rows(own, bacaBagian([scope.kode_toko, id, percobaan, urut]));
    // Cleared away while it was fetched: the download breaks off, and nobody takes half a file for a whole one.
    if (!row) throw new Error(`part ${urut} of export ${id} is gone`);
    yield row.isi;
  }
}

/** The file as it was made. */
export function openKept(ctx: Ctx, id: string, kept: KeptFile): Readable {
  const packed = Readable.from(partsOf(ctx, id, kept));
  const whole = createGunzip();
  packed.once('error', (error) => whole.destroy(error));
  return packed.pipe(whole);
}
