/** Writes of designs: the draft by compare-and-set on its revision, versions one after the other and never changed. */
import { encode, objek } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Media, RancanganKertas, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { type IsiRancangan, isianKertas, isianSlip } from './isian-rancangan.rule.ts';
import { periksaKertas, periksaSlip } from './periksa-rancangan.rule.ts';
import {
  buangDraf,
  kembalikanRancangan,
  simpanKertas,
  simpanSlip,
  terbitkanRancangan,
} from './rancangan-nota.command.ts';
import { rancanganErrors as salah } from './rancangan-nota.errors.ts';
import { hakMedia, isiVersi, jenisAda } from './rancangan-nota.query.ts';

type Milik = { jenis_nota: string; media: Media };

const BARU = `insert into rancangan_nota_draf (kode_toko, jenis_nota, media, isi, dasar)
  select $1, $2, $3, $4, coalesce(max(versi), 0) from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3
  on conflict do nothing returning rev`;
const UBAH = `update rancangan_nota_draf set isi = $4, rev = rev + 1, user_id = current_setting('app.user_id'), waktu = now()
  where kode_toko = $1 and jenis_nota = $2 and media = $3 and rev = $5 returning rev`;
const AMBIL = `select isi, dasar, rev from rancangan_nota_draf where kode_toko = $1 and jenis_nota = $2 and media = $3 for update`;
const HAPUS = 'delete from rancangan_nota_draf where kode_toko = $1 and jenis_nota = $2 and media = $3';
/** Versions of one design are numbered one at a time. */
const GILIR =
  "select pg_advisory_xact_lock(hashtextextended('rancangan/' || $1 || '/' || $2 || '/' || $3, 0))";
const TERBIT = `insert into rancangan_nota (kode_toko, jenis_nota, media, versi, isi, dasar, catatan)
  select $1, $2, $3, coalesce(max(versi), 0) + 1, $4, $5, $6 from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3
  returning versi`;
const GAMBAR = 'select kunci from rancangan_nota_gambar where kode_toko = $1 and kunci = any ($2::text[])';

const tempat = (ctx: Ctx, { jenis_nota, media }: Milik): string[] => [ctx.scope.kode_toko, jenis_nota, media];

/** Pictures in a design are the store's own. Errors: GAMBAR_TIDAK_ADA. */
async function periksaGambar(sql: Sql, ctx: Ctx, isi: RancanganKertas): Promise<void> {
  const kunci = [isi.latar_depan, isi.latar_belakang, isi.logo].filter((one) => one !== null);
  const rows = await rawQuery<{ kunci: string }>(sql, GAMBAR, [ctx.scope.kode_toko, kunci]);
  const hilang = kunci.find((one) => !rows.some((row) => row.kunci === one));
  if (hilang) reject(salah.GAMBAR_TIDAK_ADA, { kunci: hilang });
}

async function simpanDraf(ctx: Ctx, milik: Milik, rev: number, isi: IsiRancangan): Promise<{ rev: number }> {
  hakMedia(ctx, milik.media);
  const values = [...tempat(ctx, milik), JSON.stringify(isi)];
  return ctx.deps.db.tx(ctx.scope, (sql) =>
    once(sql, ctx.key, { ...milik, rev, isi }, async () => {
      if ('unsur' in isi) await periksaGambar(sql, ctx, isi);
      const [row] = await (rev === 0
        ? rawQuery<{ rev: number }>(sql, BARU, values)
        : rawQuery<{ rev: number }>(sql, UBAH, [...values, rev]));
      return row ?? reject(salah.RANCANGAN_BERUBAH, milik);
    }),
  );
}

/** Publishes as the next version. Errors: RANCANGAN_TIDAK_SAH with every problem. */
export async function terbitkan(
  sql: Sql,
  audit: AuditFn,
  kode_toko: string,
  milik: Milik,
  baru: { isi: IsiRancangan; dasar: number; catatan: string | null },
): Promise<{ versi: number }> {
  const jenis = jenisAda(milik.jenis_nota);
  const masalah =
    milik.media === 'SLIP'
      ? periksaSlip(jenis, baru.isi as RancanganSlip)
      : periksaKertas(jenis, baru.isi as RancanganKertas);
  if (masalah[0]) reject(salah.RANCANGAN_TIDAK_SAH, masalah, masalah[0].pesan);
  const values = [kode_toko, milik.jenis_nota, milik.media];
  await rawQuery(sql, GILIR, values);
  const [row] = await rawQuery<{ versi: number }>(sql, TERBIT, [
    ...values,
    JSON.stringify(baru.isi),
    baru.dasar,
    baru.catatan,
  ]);
  const { versi } = row as { versi: number };
  audit({
    aksi: 'rancangan.terbit',
    objek: `rancangan-nota/${milik.jenis_nota}/${milik.media}`,
    isi: { versi, dasar: baru.dasar, catatan: baru.catatan },
  });
  return { versi };
}

type Draf = { isi: IsiRancangan; dasar: number; rev: number };

async function ambilDraf(sql: Sql, ctx: Ctx, milik: Milik, rev: number): Promise<Draf> {
  const [draf] = await rawQuery<Draf>(sql, AMBIL, tempat(ctx, milik));
  if (!draf) reject(salah.DRAF_TIDAK_ADA, milik);
  if (draf.rev !== rev) reject(salah.RANCANGAN_BERUBAH, milik);
  await rawQuery(sql, HAPUS, tempat(ctx, milik));
  return draf;
}

export const tulisRancanganCommands = [
  implementCommand(simpanKertas, async ({ jenis_nota, media, rev, ...isi }, ctx) => {
    const wire = encode(objek(isianKertas), isi);
    return { data: await simpanDraf(ctx, { jenis_nota, media }, rev, wire) };
  }),
  implementCommand(simpanSlip, async ({ jenis_nota, rev, ...isi }, ctx) => {
    const wire = encode(objek(isianSlip), isi);
    return { data: await simpanDraf(ctx, { jenis_nota, media: 'SLIP' }, rev, wire) };
  }),
  implementCommand(terbitkanRancangan, async ({ jenis_nota, media, rev, catatan }, ctx) => {
    hakMedia(ctx, media);
    const milik = { jenis_nota, media };
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { terbit: milik, rev, catatan }, async () => {
        const draf = await ambilDraf(sql, ctx, milik, rev);
        return terbitkan(sql, audit, ctx.scope.kode_toko, milik, { ...draf, catatan });
      }),
    );
    return { data };
  }),
  implementCommand(buangDraf, async ({ jenis_nota, media, rev }, ctx) => {
    hakMedia(ctx, media);
    const milik = { jenis_nota, media };
    await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { buang: milik, rev }, async () => {
        await ambilDraf(sql, ctx, milik, rev);
        audit({ aksi: 'rancangan.buang', objek: `rancangan-nota/${jenis_nota}/${media}`, isi: { rev } });
        return true;
      }),
    );
    return { data: null };
  }),
  implementCommand(kembalikanRancangan, async ({ jenis_nota, media, versi }, ctx) => {
    hakMedia(ctx, media);
    const milik = { jenis_nota, media };
    const isi = await isiVersi(ctx, jenisAda(jenis_nota), media, versi);
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { kembali: milik, versi }, () =>
        terbitkan(sql, audit, ctx.scope.kode_toko, milik, {
          isi,
          dasar: versi,
          catatan: versi === 0 ? 'Kembali ke bawaan' : `Kembali ke versi ${versi}`,
        }),
      ),
    );
    return { data };
  }),
];
