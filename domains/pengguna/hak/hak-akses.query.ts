/** Reading and changing rights. Every change is audited with what was before, and counts from the next request on. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { announceRights } from '@mustika/server-kit/http/sockets.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { type Orang, orangTerlihat, pelakuOf } from '../data-users.query.ts';
import { hakKurang, punyaHak, terlihat, tolakKelola } from '../kelola.rule.ts';
import { pegangOrang } from '../kelola-pengguna.query.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import {
  hakPenggunaCommand,
  templatCommand,
  ubahHakPenggunaCommand,
  ubahTemplatCommand,
} from './hak-akses.command.ts';
import {
  berhak,
  type HakTersimpan,
  hakTerbuka,
  type PerubahanHak,
  pilihanOf,
  pohonHak,
  semuaHak,
  templatOf,
} from './hak-akses.rule.ts';
import { bacaHak, bacaTemplat } from './hak-tersimpan.query.ts';

/** The person at work in his own store, for the gates beside the rights. */
async function subjekOf(ctx: Ctx, { level, pusat, kode_toko }: Orang): Promise<GateSubject> {
  const store = await ctx.deps.stores.get(kode_toko);
  return {
    level,
    pusat,
    kode_toko,
    flags: store?.flags ?? new Set(),
    settings: store?.settings ?? {},
    mode: ctx.deps.config.mode,
    sarana: ctx.deps.sarana,
    menu: new Set(),
  };
}

const hakPengguna = implementCommand(hakPenggunaCommand, async ({ user_id }, ctx) => {
  const { deps, session } = ctx;
  const orang = await orangTerlihat(ctx, user_id);
  const hak = await deps.db.read(ctx.scope, (sql) => bacaHak(sql, user_id, orang.level));
  const pohon = pohonHak(deps.house, hak, await subjekOf(ctx, orang));
  const { nama, level, kode_toko } = orang;
  return {
    data: {
      user_id,
      nama,
      level,
      kode_toko,
      boleh_ubah: tolakKelola(pelakuOf(session), orang) === null,
      terkunci: [...semuaHak(deps.house)].filter((path) => !punyaHak(session, path)),
      pohon,
    },
  };
});

type Perubahan<P> = { path: string; sebelum: P; sesudah: P };

/** Refuses paths nobody declares, rights the giver lacks, and changes of what is no longer as it was read. */
function periksa<P>(ctx: Ctx, changes: readonly Perubahan<P>[], sekarang: (path: string) => P): void {
  const known = semuaHak(ctx.deps.house);
  const unknown = changes.filter(({ path }) => !known.has(path)).map(({ path }) => path);
  if (unknown.length > 0) reject(penggunaErrors.HAK_TIDAK_DIKENAL, { path: unknown.slice(0, 20) });
  const paths = changes.map(({ path }) => path);
  if (new Set(paths).size < paths.length) reject(umum.INPUT_TIDAK_VALID, { path: 'perubahan' });
  const kurang = hakKurang(ctx.session, paths);
  if (kurang.length > 0) reject(penggunaErrors.HAK_TIDAK_DIMILIKI, { path: kurang.slice(0, 20) });
  const basi = changes.filter(({ path, sebelum }) => sekarang(path) !== sebelum).map(({ path }) => path);
  if (basi.length > 0) reject(umum.SUDAH_BERUBAH, { path: basi.slice(0, 20) });
}

const HAPUS = 'delete from hak_akses where user_id = $1 and path = any ($2)';
const TULIS = `insert into hak_akses (user_id, path, is_show, asal, disalin_dari, diubah_oleh, diubah_pada)
  select $1, b.path, b.is_show, case when b.dari is null then 'SENDIRI' else 'SALINAN' end, b.dari, $3, $4
    from jsonb_to_recordset($2::jsonb) as b(path text, is_show boolean, dari text)
  on conflict (user_id, path) do update set is_show = excluded.is_show, asal = excluded.asal,
    disalin_dari = excluded.disalin_dari, diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada`;

/** The rights of the one who is copied from; only somebody the giver may see can be copied. */
async function sumberSalinan(sql: Sql, ctx: Ctx, user_id: string): Promise<HakTersimpan> {
  const [orang] = [await pegangOrang(sql, user_id)];
  if (!terlihat(pelakuOf(ctx.session), orang)) reject(penggunaErrors.PENGGUNA_TIDAK_ADA);
  return bacaHak(sql, user_id, orang.level);
}

/**
 * A screen that is opened brings its parts with it: whatever opens by the change, the giver must have. A decision that is
 * taken back counts as what the template says then.
 */
function periksaTerbuka(
  ctx: Ctx,
  level: Orang['level'],
  hak: HakTersimpan,
  changes: readonly PerubahanHak[],
): void {
  const sendiri = new Map(hak.sendiri);
  for (const { path, sesudah } of changes)
    if (sesudah === 'IKUT') sendiri.delete(path);
    else sendiri.set(path, { is_show: sesudah === 'TAMPIL', disalin_dari: null });
  const { house } = ctx.deps;
  const terbuka = new Set(hakTerbuka(house, hak, level));
  const baru = hakTerbuka(house, { ...hak, sendiri }, level).filter((path) => !terbuka.has(path));
  const kurang = hakKurang(ctx.session, baru);
  if (kurang.length > 0) reject(penggunaErrors.HAK_TIDAK_DIMILIKI, { path: kurang.slice(0, 20) });
}

type Tulis = { orang: Orang; perubahan: readonly PerubahanHak[]; disalin_dari: string | null };

async function tulisHak(
  sql: Sql,
  audit: AuditFn,
  ctx: Ctx,
  { orang, perubahan, disalin_dari }: Tulis,
): Promise<void> {
  const sumber = disalin_dari === null ? null : await sumberSalinan(sql, ctx, disalin_dari);
  const ikut = perubahan.filter(({ sesudah }) => sesudah === 'IKUT').map(({ path }) => path);
  const baris = perubahan
    .filter(({ sesudah }) => sesudah !== 'IKUT')
    .map(({ path, sesudah }) => {
      const is_show = sesudah === 'TAMPIL';
      return { path, is_show, dari: sumber && berhak(path, sumber) === is_show ? disalin_dari : null };
    });
  await rawQuery(sql, HAPUS, [orang.user_id, ikut]);
  const pada = ctx.deps.clock.now().toString();
  await rawQuery(sql, TULIS, [orang.user_id, JSON.stringify(baris), ctx.scope.user_id, pada]);
  audit({
    aksi: 'hak_akses.ubah',
    objek: orang.user_id,
    isi: {
      sebelum: Object.fromEntries(perubahan.map(({ path, sebelum }) => [path, sebelum])),
      sesudah: Object.fromEntries(perubahan.map(({ path, sesudah }) => [path, sesudah])),
      ...(disalin_dari === null ? {} : { disalin_dari }),
    },
  });
}

const ubahHak = implementCommand(
  ubahHakPenggunaCommand,
  async ({ user_id, perubahan, disalin_dari }, ctx) => {
    const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { hak: user_id, perubahan, disalin_dari }, async () => {
        const orang = await pegangOrang(sql, user_id);
        const refusal = tolakKelola(pelakuOf(ctx.session), orang);
        if (refusal) reject(refusal);
        const hak = await bacaHak(sql, user_id, orang.level);
        periksa(ctx, perubahan, (path) => pilihanOf(path, hak.sendiri));
        periksaTerbuka(ctx, orang.level, hak, perubahan);
        await tulisHak(sql, audit, ctx, { orang, perubahan, disalin_dari });
        return { user_id, diubah: perubahan.length };
      }),
    );
    await announceRights(ctx.deps, user_id);
    return { data };
  },
);

const PENGIKUT = 'select count(*)::integer as jumlah from pengguna where level = $1 and aktif';

/** A template as a tree: every node as the level has it, gates left out because they differ from store to store. */
const templat = implementCommand(templatCommand, async ({ level }, ctx) => {
  const { deps, session } = ctx;
  const [isi, [jumlah]] = await deps.db.read(ctx.scope, async (sql) => [
    await bacaTemplat(sql, level),
    await rawQuery<{ jumlah: number }>(sql, PENGIKUT, [level]),
  ]);
  const hak: HakTersimpan = { sendiri: new Map(), templat: isi };
  const subject: GateSubject = { ...session, level, pusat: true, menu: new Set() };
  return {
    data: {
      level,
      pengikut: jumlah?.jumlah ?? 0,
      boleh_ubah: session.level === 'OWN' || session.level === 'SU',
      terkunci: [],
      pohon: pohonHak(deps.house, hak, subject),
    },
  };
});

const TULIS_TEMPLAT = `insert into hak_templat (level, path, is_show, diubah_oleh, diubah_pada)
  select $1, b.path, b.is_show, $3, $4 from jsonb_to_recordset($2::jsonb) as b(path text, is_show boolean)
  on conflict (level, path) do update set is_show = excluded.is_show, diubah_oleh = excluded.diubah_oleh,
    diubah_pada = excluded.diubah_pada`;

const ubahTemplat = implementCommand(ubahTemplatCommand, async ({ level, perubahan }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { templat: level, perubahan }, async () => {
      await rawQuery(sql, "select pg_advisory_xact_lock(hashtextextended('hak_templat', 0))");
      const isi = await bacaTemplat(sql, level);
      periksa(ctx, perubahan, (path) => (templatOf(path, isi) ? 'TAMPIL' : 'SEMBUNYI'));
      const baris = perubahan.map(({ path, sesudah }) => ({ path, is_show: sesudah === 'TAMPIL' }));
      const pada = ctx.deps.clock.now().toString();
      await rawQuery(sql, TULIS_TEMPLAT, [level, JSON.stringify(baris), ctx.scope.user_id, pada]);
      const peta = (saat: 'sebelum' | 'sesudah') =>
        Object.fromEntries(perubahan.map((p) => [p.path, p[saat]]));
      audit({
        aksi: 'hak_templat.ubah',
        objek: level,
        isi: { sebelum: peta('sebelum'), sesudah: peta('sesudah') },
      });
      return { level, diubah: perubahan.length };
    }),
  );
  await announceRights(ctx.deps, null);
  return { data };
});

export const hakAksesCommands = [hakPengguna, ubahHak, templat, ubahTemplat];
