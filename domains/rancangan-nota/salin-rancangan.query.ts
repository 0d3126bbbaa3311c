/** Head office gives its branches a design: published there as their next version, with copies of its pictures. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { RancanganKertas } from '@mustika/kernel/rancangan-nota.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { inScope } from '@mustika/server-kit/http/portal.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { rancanganBawaan } from '@mustika/server-kit/slip/cetak.ts';
import type { IsiRancangan } from './isian-rancangan.rule.ts';
import { salinRancangan, tokoSalin } from './rancangan-nota.command.ts';
import { rancanganErrors as salah } from './rancangan-nota.errors.ts';
import { bacaTerbit, hakMedia, jenisAda } from './rancangan-nota.query.ts';
import { terbitkan } from './tulis-rancangan.query.ts';

const TOKO =
  'select kode_toko, nama_toko from toko where aktif and kode_toko <> $1 order by kode_toko limit 500';
const CATAT = 'insert into rancangan_nota_gambar (kode_toko, kunci) values ($1, $2) on conflict do nothing';
/** The version of the branch the copy takes the place of. */
const DASAR = `select coalesce(max(versi), 0)::int as dasar from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3`;

type Tujuan = Inside<typeof tokoSalin.answer>;
const bacaLain = (kode_toko: string) => statement<Tujuan[number]>('rancangan_toko', TOKO, kode_toko);

/** The other stores the session acts for. */
const bacaToko = async ({ deps, scope, session }: Ctx): Promise<Tujuan> => {
  const rows = await deps.db.rows(scope, bacaLain(scope.kode_toko));
  const asal = { ...session, kode_toko: session.toko_asal };
  return rows.filter((row) => inScope(asal, row.kode_toko));
};

/** The design with its pictures stored anew under the other store's name; one that is gone is left out. */
async function denganGambar(
  ctx: Ctx,
  tujuan: string,
  isi: IsiRancangan,
): Promise<{ isi: IsiRancangan; kunci: string[] }> {
  if (!('unsur' in isi)) return { isi, kunci: [] };
  const baru: RancanganKertas = { ...isi };
  const kunci: string[] = [];
  for (const name of ['latar_depan', 'latar_belakang', 'logo'] as const) {
    const lama = isi[name];
    if (!lama) continue;
    const bytes = await ctx.deps.photos.read(`${ctx.scope.kode_toko}/${lama}.jpg`);
    const { key } = await ctx.deps.photos.save(tujuan, 'NOTA', bytes);
    const one = key.slice(tujuan.length + 1, -'.jpg'.length);
    baru[name] = one;
    kunci.push(one);
  }
  return { isi: baru, kunci };
}

export const salinCommands = [
  implementCommand(tokoSalin, async (_input, ctx) => ({ data: await bacaToko(ctx) })),
  implementCommand(salinRancangan, async ({ jenis_nota, media, toko }, ctx) => {
    hakMedia(ctx, media);
    const jenis = jenisAda(jenis_nota);
    const milik = { jenis_nota, media };
    const { kode_toko } = ctx.scope;
    const ada = await bacaToko(ctx);
    const tujuan = [...new Set(toko.map((row) => row.kode_toko))].sort();
    const asing = tujuan.find((one) => !ada.some((row) => row.kode_toko === one));
    if (asing) reject(salah.TOKO_TUJUAN_SALAH, { kode_toko: asing }, `Toko ${asing} Tidak Ditemukan`);
    const [terbit] = await ctx.deps.db.rows(ctx.scope, bacaTerbit([kode_toko, jenis_nota, media]));
    const asal = terbit ?? { versi: 0, isi: rancanganBawaan(jenis, media) };
    const hasil: { kode_toko: string; versi: number }[] = [];
    for (const ke of tujuan) {
      const salinan = await denganGambar(ctx, ke, asal.isi);
      const scope: Scope = { ...ctx.scope, kode_toko: ke };
      // One store after the other, each whole: what a lost line leaves undone is done by sending the same again.
      const { versi } = await ctx.deps.db.tx(scope, (sql, audit) =>
        once(sql, ctx.key, { salin: milik, dari: kode_toko, versi: asal.versi }, async () => {
          for (const one of salinan.kunci) await rawQuery(sql, CATAT, [ke, one]);
          const [row] = await rawQuery<{ dasar: number }>(sql, DASAR, [ke, jenis_nota, media]);
          const catatan = `Salinan ${kode_toko} versi ${asal.versi}`;
          return terbitkan(sql, audit, ke, milik, { isi: salinan.isi, dasar: row?.dasar ?? 0, catatan });
        }),
      );
      hasil.push({ kode_toko: ke, versi });
    }
    return { data: hasil };
  }),
];
