/** Keys as their screen shows them, what can be given, and what they called. */

import type { Inside } from '@mustika/kernel/answer.ts';
import { apiRights, apiScreens } from '@mustika/kernel/api/api-rights.ts';
import { parseSaat } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { inScope } from '@mustika/server-kit/http/portal.ts';
import { GROUP_TITLES } from '../pengguna/hak/akses.rule.ts';
import { daftarKejadian } from './kejadian.rule.ts';
import {
  type KunciTampak,
  kunciApiCommand,
  panggilanKunciCommand,
  pilihanKunciCommand,
} from './kunci-api.command.ts';
import { kunciApiErrors as salah } from './kunci-api.errors.ts';

/** A key ends with its last day in Jakarta. */
const HARI = "(k.berakhir at time zone 'Asia/Jakarta' - interval '1 second')::date::text";

const KUNCI = `select k.id, k.nama, r.awalan, k.hak, k.toko, k.alamat::text[] as alamat, k.per_menit, k.sekaligus, ${HARI} as berlaku_sampai,
    k.penanggung, k.versi, k.dibuat, k.dicabut, l.terakhir, host(l.dari) as dari, lama.berakhir as lama_sampai,
    (select count(*)::integer from langganan_kejadian w where w.kunci = k.id and w.aktif) as langganan,
    (select count(*)::integer from langganan_kejadian w where w.kunci = k.id and w.macet is not null) as macet,
    case when k.dicabut is not null then 'DICABUT' when k.berakhir <= $1::timestamptz then 'LEWAT'
      when kunci_api_toko(k, $1::timestamptz) is not null then 'AKTIF' else 'MATI' end as keadaan
  from kunci_api k join kunci_api_rahasia r on r.kunci = k.id and r.berakhir is null
  join kunci_api_laju l on l.kunci = k.id
  left join lateral (select max(x.berakhir) as berakhir from kunci_api_rahasia x
    where x.kunci = k.id and x.berakhir > $1::timestamptz) lama on true`;

/** Whoever sees some stores only deals with keys of these. */
export const milikku = ({ session }: Ctx, toko: readonly string[]): boolean =>
  toko.every((one) => inScope({ ...session, kode_toko: session.toko_asal }, one));

const semua = implementCommand(kunciApiCommand, async (_input, ctx) => {
  const saat = ctx.deps.clock.now().toString();
  const text = `${KUNCI} order by k.dicabut is not null, k.dibuat desc limit 500`;
  const rows = await ctx.deps.db.rows(
    ctx.scope,
    statement<Inside<typeof kunciApiCommand.answer>[number]>('kunci_api_semua', text, saat),
  );
  // What was given and can be given no more opens nothing, and stands in no sheet.
  const boleh = apiRights(ctx.deps.house);
  const milik = rows.filter(({ toko }) => milikku(ctx, toko));
  return { data: milik.map((one) => ({ ...one, hak: one.hak.filter((path) => boleh.has(path)) })) };
});

const TOKO = 'select kode_toko, nama_toko from toko where aktif order by kode_toko';

const pilihan = implementCommand(pilihanKunciCommand, async (_input, ctx) => {
  const { house } = ctx.deps;
  const toko = await ctx.deps.db.rows(
    ctx.scope,
    statement<{ kode_toko: string; nama_toko: string }>('kunci_api_toko', TOKO),
  );
  return {
    data: {
      layar: apiScreens(house).map(({ path, title, group, acts }) => ({
        ...{ path, judul: title, kelompok: GROUP_TITLES[group] },
        tindakan: acts.map((act) => ({ path: act.path, judul: act.title })),
      })),
      toko: toko.filter(({ kode_toko }) => milikku(ctx, [kode_toko])),
      kejadian: daftarKejadian(house),
    },
  };
});

export type KunciTersimpan = Pick<KunciTampak, 'id' | 'nama' | 'hak' | 'toko' | 'versi' | 'dicabut'>;
const PEGANG = 'select id, nama, hak, toko, versi, dicabut from kunci_api where id::text = $1 for update';

/** The key, held until commit. Errors: KUNCI_API_TIDAK_ADA, KUNCI_API_DICABUT. */
export async function pegangKunci(sql: Sql, ctx: Ctx, id: string): Promise<KunciTersimpan> {
  const [row] = await rawQuery<KunciTersimpan>(sql, PEGANG, [id]);
  if (!row || !milikku(ctx, row.toko)) return reject(salah.KUNCI_API_TIDAK_ADA);
  return row.dicabut === null ? row : reject(salah.KUNCI_API_DICABUT);
}

const SATU = 'select toko from kunci_api where id::text = $1';

/** Refuses keys that are not his to look at. */
export async function periksaMilik(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.deps.db.rows(ctx.scope, statement<{ toko: string[] }>('kunci_api_satu', SATU, id));
  if (!row || !milikku(ctx, row.toko)) reject(salah.KUNCI_API_TIDAK_ADA);
}

const PANGGILAN = `select id, pada, toko, metode, panggilan, status, ms, no_dokumen, host(dari) as dari from kunci_api_panggilan
  where kunci = $1::uuid and ($2::timestamptz is null or pada < $2) and ($3 is not true or status >= 400) order by pada desc, id limit 200`;

const panggilan = implementCommand(panggilanKunciCommand, async ({ id, gagal, sebelum }, ctx) => {
  await periksaMilik(ctx, id);
  const saat = sebelum === null ? null : parseSaat(sebelum);
  type Baris = Inside<typeof panggilanKunciCommand.answer>[number];
  const asked = statement<Baris>('kunci_api_panggilan', PANGGILAN, id, saat, gagal);
  return { data: await ctx.deps.db.rows(ctx.scope, asked) };
});

export const bacaKunciCommands = [semua, pilihan, panggilan];
