/** What a branch lacks of head office's lists, and one of them taken over with its trace in the history. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { type AuditFn, rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { cellText } from '@mustika/server-kit/output/sheet.ts';
import { requestHash } from '@mustika/server-kit/resource/resource-once.ts';
import { OBJEK_IMPOR, type Values, wireRow } from '@mustika/server-kit/resource/resource-store.ts';
import { kolomSalin } from '../../master/salin-parameter.rule.ts';
import { kirimBarangErrors as salah } from '../kirim-barang.errors.ts';

type Pusat = { kode_toko: string; nama_toko: string };
type Pasangan = { pusat: Values; toko: Values | null };
/** A row of head office that the branch lacks, or has otherwise in these columns. */
type Beda = { pusat: Values; toko: Values | null; kolom: readonly string[] };
export type Banding = { resource: Resource; beda: readonly Beda[]; sama: number; sidik: string };

/** Its own list, and head office's, which is read past the wall for this and nothing else. */
export const scopeOf = ({ scope: { kode_toko, user_id } }: Ctx, pusat: string): Scope => ({
  kode_toko,
  user_id,
  lintas: [pusat],
});

export async function pusatDari(ctx: Ctx): Promise<Pusat> {
  const [pusat] = await ctx.deps.db.read(ctx.scope, (sql) =>
    rawQuery<Pusat>(
      sql,
      "select kode_toko, nama_toko from toko where tipe = 'PUSAT' and aktif order by 1 limit 1",
    ),
  );
  if (!pusat) reject(salah.DATA_PUSAT_TIDAK_ADA);
  if (pusat.kode_toko === ctx.scope.kode_toko) reject(salah.DATA_PUSAT_SENDIRI);
  return pusat;
}

export async function bandingkan(
  sql: Sql,
  resource: Resource,
  pusat: string,
  toko: string,
): Promise<Banding> {
  const kolom = kolomSalin(resource);
  const rows = await rawQuery<Pasangan>(
    sql,
    `select to_jsonb(p) as pusat, to_jsonb(t) as toko from ${resource.name} p
       left join ${resource.name} t on t.kode_toko = $2 and t.${resource.key} = p.${resource.key}
      where p.kode_toko = $1 and p.aktif order by p.${resource.key}`,
    [pusat, toko],
  );
  const beda = rows.flatMap((row): Beda[] => {
    const { toko: milik } = row;
    if (!milik) return [{ ...row, kolom: [] }];
    const lain = [...kolom, 'aktif'].filter((name) => (row.pusat[name] ?? null) !== (milik[name] ?? null));
    return lain.length > 0 ? [{ ...row, kolom: lain }] : [];
  });
  const isi = beda.map(({ pusat: p, toko: t }) => [p, t].map((row) => row && kolom.map((name) => row[name])));
  return { resource, beda, sama: rows.length - beda.length, sidik: requestHash(isi) };
}

/** A value as people read it. */
function bacaan(resource: Resource, kolom: string, row: Values, ctx: Ctx): string {
  const field = resource.fields[kolom];
  const value = row[kolom];
  if (!field) return value === false ? 'TIDAK AKTIF' : 'AKTIF';
  return cellText({ ...field, zona: ctx.session.store.zona }, value);
}

type Rincian = {
  tabel: string;
  kunci: string;
  nama: string | null;
  jenis: string;
  kolom: string | null;
  label: string | null;
  di_pusat: string | null;
  di_toko: string | null;
};

export function rincianDari({ resource, beda }: Banding, ctx: Ctx): Rincian[] {
  return beda.flatMap(({ pusat, toko, kolom }): Rincian[] => {
    const satu = {
      tabel: resource.name,
      kunci: String(pusat[resource.key]),
      nama: pusat[resource.display] === null ? null : String(pusat[resource.display]),
    };
    if (!toko) return [{ ...satu, jenis: 'BARU', kolom: null, label: null, di_pusat: null, di_toko: null }];
    return kolom.map((name) => ({
      ...{ ...satu, jenis: 'BEDA', kolom: name, label: resource.fields[name]?.label ?? 'Status' },
      di_pusat: bacaan(resource, name, pusat, ctx),
      di_toko: bacaan(resource, name, toko, ctx),
    }));
  });
}

export const banyak = ({ beda }: Banding) => ({
  baru: beda.filter(({ toko }) => toko === null).length,
  beda: beda.filter(({ toko }) => toko !== null).length,
});

/** One list is written: rows that are new, and those that differ where that was asked for. */
export async function tulisDaftar(
  sql: Sql,
  audit: AuditFn,
  { resource, beda }: Banding,
  { dari, ke, perbarui }: { dari: string; ke: string; perbarui: boolean },
): Promise<void> {
  const kolom = kolomSalin(resource);
  const { name, key } = resource;
  const kunci = (pilih: (one: Beda) => boolean) => beda.filter(pilih).map(({ pusat }) => pusat[key]);
  const kembali = [...kolom, 'aktif', 'versi'].map((column) => `t.${column}`).join(', ');
  const baru = await rawQuery<Values>(
    sql,
    `insert into ${name} as t (kode_toko, ${kolom.join(', ')})
       select $2, ${kolom.join(', ')} from ${name} where kode_toko = $1 and aktif and ${key} = any ($3) order by ${key}
     returning ${kembali}`,
    [dari, ke, kunci(({ toko }) => toko === null)],
  );
  const isi = kolom.filter((column) => column !== key).map((column) => `${column} = p.${column}`);
  const diubah = perbarui
    ? await rawQuery<Values>(
        sql,
        `update ${name} t set ${[...isi, 'aktif = true', 'versi = t.versi + 1'].join(', ')},
                diubah_oleh = coalesce(current_setting('app.user_id', true), 'SISTEM'), diubah_pada = now()
           from ${name} p
          where t.kode_toko = $2 and p.kode_toko = $1 and p.${key} = t.${key} and t.${key} = any ($3)
         returning ${kembali}`,
        [dari, ke, kunci(({ toko }) => toko !== null)],
      )
    : [];
  const semua = [...baru, ...diubah];
  if (semua.length === 0) return;
  const sebelum = new Map(beda.flatMap(({ toko }) => (toko ? [[toko[key], toko] as const] : [])));
  audit({
    aksi: `${name}.impor`,
    objek: OBJEK_IMPOR,
    isi: {
      dari,
      sebelum: Object.fromEntries(
        diubah.map((row) => [row[key], wireRow(resource, sebelum.get(row[key]) as Values)]),
      ),
      sesudah: Object.fromEntries(semua.map((row) => [row[key], wireRow(resource, row)])),
    },
  });
}
