/** Making, changing, locking and deactivating people. Every refusal of kelola.rule.ts is asked inside the transaction. */
import { randomInt } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { hashPassword } from '@mustika/server-kit/secrets/password.ts';
import {
  aktifkanPenggunaCommand,
  bukaKunciPenggunaCommand,
  hapusPenggunaCommand,
  kunciPenggunaCommand,
  resetPasswordCommand,
  tambahPenggunaCommand,
  ubahPenggunaCommand,
} from './data-users.command.ts';
import { type Orang, pelakuOf } from './data-users.query.ts';
import { hakTerbuka } from './hak/hak-akses.rule.ts';
import { bacaHak } from './hak/hak-tersimpan.query.ts';
import { hakKurang, type Sasaran, tolakJadikan, tolakKelola } from './kelola.rule.ts';
import { lupakanCara, lupakanSidikTakBoleh } from './otorisasi/lupa-cara.query.ts';
import { penggunaErrors } from './pengguna.errors.ts';
import { lepasPushTakBoleh } from './push/lepas-push.query.ts';

const KUNCI_ORANG = `select p.user_id, p.nama, p.level, p.kode_toko, t.tipe = 'PUSAT' as pusat, p.lingkup, p.no_whatsapp,
    p.aktif, p.dikunci_pada is not null as dikunci, p.versi
  from pengguna p join toko t using (kode_toko) where p.user_id = $1 for update of p`;

/** The row of this user, held until commit. Owners are held too when one of them goes, so that two cannot go at once. */
export async function pegangOrang(sql: Sql, user_id: string): Promise<Orang> {
  const [row] = await rawQuery<Orang>(sql, KUNCI_ORANG, [user_id]);
  return row ?? reject(penggunaErrors.PENGGUNA_TIDAK_ADA);
}

const OWNER_LAIN = `select user_id from pengguna
  where level = 'OWN' and aktif and dikunci_pada is null order by user_id for update`;

/** Somebody must be left who may do everything: the last owner who can log in stays one. Reliability 4.3. */
async function sisakanOwner(sql: Sql, orang: Orang): Promise<void> {
  if (orang.level !== 'OWN' || !orang.aktif || orang.dikunci) return;
  const owners = await rawQuery<{ user_id: string }>(sql, OWNER_LAIN);
  if (!owners.some(({ user_id }) => user_id !== orang.user_id)) reject(penggunaErrors.OWNER_TERAKHIR);
}

const TOKO = "select kode_toko, tipe = 'PUSAT' as pusat from toko where kode_toko = any ($1) and aktif";

type Isi = { level: Orang['level']; kode_toko: string; lingkup: { kode_toko: string }[] };

/** What the person is to become, with every store checked to be there. */
async function menjadi(sql: Sql, { level, kode_toko, lingkup }: Isi): Promise<Sasaran> {
  const daftar = lingkup.length === 0 ? null : [...new Set(lingkup.map((row) => row.kode_toko))].sort();
  const wanted = [...new Set([kode_toko, ...(daftar ?? [])])];
  const found = await rawQuery<{ kode_toko: string; pusat: boolean }>(sql, TOKO, [wanted]);
  const missing = wanted.filter((kode) => !found.some((toko) => toko.kode_toko === kode));
  if (missing.length > 0) reject(penggunaErrors.TOKO_TIDAK_ADA, { kode_toko: missing });
  return {
    level,
    kode_toko,
    pusat: found.some((t) => t.kode_toko === kode_toko && t.pusat),
    lingkup: daftar,
  };
}

/**
 * A level brings the rights of its template, and a password opens whatever its user may do: nobody hands out or takes
 * over a login that may do what he may not, acts of a screen included.
 */
async function periksaHak(sql: Sql, ctx: Ctx, user_id: string, level: Sasaran['level']): Promise<void> {
  const hak = await bacaHak(sql, user_id, level);
  const kurang = hakKurang(ctx.session, hakTerbuka(ctx.deps.house, hak, level));
  if (kurang.length > 0) reject(penggunaErrors.HAK_TIDAK_DIMILIKI, { path: kurang.slice(0, 20) });
}

async function periksaJadikan(sql: Sql, ctx: Ctx, user_id: string, sasaran: Sasaran): Promise<void> {
  const refusal = tolakJadikan(pelakuOf(ctx.session), sasaran);
  if (refusal) reject(refusal);
  await periksaHak(sql, ctx, user_id, sasaran.level);
}

/** Letters and digits that are not taken for one another when read from a slip of paper. */
const HURUF = 'abcdefghjkmnpqrstuvwxyz23456789';
const sandiAcak = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => HURUF[randomInt(HURUF.length)]).join(''),
  ).join('-');

/** The stored answer of an idempotency key holds the password only sealed: twins get the same, a dump gets nothing. */
const SANDI_AWAL = (user_id: string) => ({ apa: 'sandi-awal', pemilik: user_id });

const jejak = ({ nama, level, kode_toko, lingkup, no_whatsapp }: Omit<Orang, 'pusat'>): object => ({
  nama,
  level,
  kode_toko,
  lingkup,
  no_whatsapp,
});

const TAMBAH = `insert into pengguna (user_id, nama, level, kode_toko, lingkup, no_whatsapp, kata_sandi, harus_ganti_password, diubah_oleh)
  values ($1, $2, $3, $4, $5, $6, $7, true, $8) on conflict do nothing returning user_id`;
const TWIN = 'select aktif, kode_toko from pengguna where user_id = $1';

/** A name that is taken says DELETED only where the asker could activate its bearer. */
async function tolakKembar(sql: Sql, ctx: Ctx, user_id: string): Promise<never> {
  const [row] = await rawQuery<{ aktif: boolean; kode_toko: string }>(sql, TWIN, [user_id]);
  const orang = row && !row.aktif ? await pegangOrang(sql, user_id) : null;
  if (orang && !tolakKelola(pelakuOf(ctx.session), orang)) reject(umum.DELETED, { user_id });
  return reject(
    umum.SUDAH_ADA,
    [{ path: 'user_id', message: 'User ID Sudah Ada' }],
    `User ID ${user_id} Sudah Ada`,
  );
}

const tambah = implementCommand(tambahPenggunaCommand, async (input, ctx) => {
  const { deps, scope } = ctx;
  const { user_id, nama, no_whatsapp } = input;
  const password = sandiAcak();
  const kata_sandi = await hashPassword(password, deps.passwordCost);
  const stored = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { tambah: 'pengguna', input }, async () => {
      const orang = await menjadi(sql, input);
      await periksaJadikan(sql, ctx, user_id, orang);
      const values = [user_id, nama, orang.level, orang.kode_toko, orang.lingkup, no_whatsapp];
      const made = await rawQuery(sql, TAMBAH, [...values, kata_sandi, scope.user_id]);
      if (made.length === 0) await tolakKembar(sql, ctx, user_id);
      const sesudah = {
        nama,
        no_whatsapp,
        level: orang.level,
        kode_toko: orang.kode_toko,
        lingkup: orang.lingkup,
      };
      audit({ aksi: 'pengguna.tambah', objek: user_id, isi: { sesudah } });
      return { user_id, ...sesudah, sandi: deps.secrets.seal(SANDI_AWAL(user_id), password) };
    }),
  );
  const { sandi, ...data } = stored;
  return { data: { ...data, password_awal: deps.secrets.open(SANDI_AWAL(user_id), sandi) } };
});

/** Writes what changed and says so in the audit; the caller has asked every question before. */
async function simpan(
  sql: Sql,
  audit: AuditFn,
  ctx: Ctx,
  act: Tindakan,
): Promise<{ user_id: string; versi: number }> {
  const { orang, aksi, values } = act;
  const saat = ctx.deps.clock.now().toString();
  await sql
    .updateTable('pengguna')
    .set({
      ...values,
      versi: orang.versi + 1,
      diubah_oleh: ctx.scope.user_id,
      diubah_pada: saat,
    })
    .where('user_id', '=', orang.user_id)
    .execute();
  await lepasPushTakBoleh(sql, orang.user_id);
  for (const jari of await lupakanSidikTakBoleh(sql, orang.user_id, saat))
    audit({ aksi: 'sidik.dihapus', objek: orang.user_id, isi: { jari } });
  audit({ aksi: `pengguna.${aksi}`, objek: orang.user_id, isi: act.isi });
  return { user_id: orang.user_id, versi: orang.versi + 1 };
}

type Tindakan = { orang: Orang; aksi: string; values: Record<string, unknown>; isi: Record<string, unknown> };

/** His own row: name and number; level, store and list of stores stay as they are. */
const samaDiri = (orang: Orang, baru: Sasaran): boolean =>
  orang.level === baru.level &&
  orang.kode_toko === baru.kode_toko &&
  JSON.stringify(orang.lingkup) === JSON.stringify(baru.lingkup);

const ubah = implementCommand(ubahPenggunaCommand, async (input, ctx) => {
  const { user_id, nama, no_whatsapp, versi } = input;
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { ubah: 'pengguna', input }, async () => {
      const orang = await pegangOrang(sql, user_id);
      const diri = user_id === ctx.session.user_id;
      const baru = await menjadi(sql, input);
      const refusal = tolakKelola(pelakuOf(ctx.session), orang);
      if (refusal && !(diri && samaDiri(orang, baru))) reject(refusal);
      if (!orang.aktif) reject(umum.DELETED, { user_id });
      if (versi !== orang.versi) reject(umum.SUDAH_BERUBAH, { versi: orang.versi });
      if (!diri && !samaDiri(orang, baru)) await periksaJadikan(sql, ctx, user_id, baru);
      if (baru.level !== 'OWN') await sisakanOwner(sql, orang);
      const { level, kode_toko, lingkup } = baru;
      const values = { nama, no_whatsapp, level, kode_toko, lingkup };
      const isi = { sebelum: jejak(orang), sesudah: values };
      const saved = await simpan(sql, audit, ctx, { orang, aksi: 'ubah', values, isi });
      return { ...saved, ...values, keluar: !samaDiri(orang, baru) };
    }),
  );
  if (data.keluar) await ctx.deps.sessions.end(user_id);
  return { data };
});

/** One act on another person: asked, held, done, and his session ended where it shuts him out. */
async function lakukan(
  ctx: Ctx,
  user_id: string,
  request: unknown,
  act: (orang: Orang, sql: Sql) => Promise<Omit<Tindakan, 'orang'>> | Omit<Tindakan, 'orang'>,
): Promise<{ user_id: string; versi: number }> {
  return ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, request, async () => {
      const orang = await pegangOrang(sql, user_id);
      const refusal = tolakKelola(pelakuOf(ctx.session), orang);
      if (refusal) reject(refusal);
      return simpan(sql, audit, ctx, { orang, ...(await act(orang, sql)) });
    }),
  );
}

const kunci = implementCommand(kunciPenggunaCommand, async ({ user_id, alasan }, ctx) => {
  const data = await lakukan(ctx, user_id, { kunci: user_id, alasan }, async (orang, sql) => {
    await sisakanOwner(sql, orang);
    const pada = ctx.deps.clock.now().toString();
    const values = { dikunci_pada: pada, dikunci_oleh: ctx.scope.user_id, alasan_kunci: alasan };
    return { aksi: 'kunci', values, isi: { alasan } };
  });
  await ctx.deps.sessions.end(user_id);
  return { data };
});

const bukaKunci = implementCommand(bukaKunciPenggunaCommand, async ({ user_id }, ctx) => ({
  data: await lakukan(ctx, user_id, { buka: user_id }, () => ({
    aksi: 'buka-kunci',
    values: { dikunci_pada: null, dikunci_oleh: null, alasan_kunci: null },
    isi: {},
  })),
}));

const hapus = implementCommand(hapusPenggunaCommand, async ({ user_id }, ctx) => {
  const data = await lakukan(ctx, user_id, { hapus: user_id }, async (orang, sql) => {
    await sisakanOwner(sql, orang);
    return { aksi: 'nonaktif', values: { aktif: false }, isi: { sebelum: jejak(orang) } };
  });
  await ctx.deps.sessions.end(user_id);
  return { data };
});

/** Coming back is being handed the level again: the same questions as for a new person. */
const aktifkan = implementCommand(aktifkanPenggunaCommand, async ({ user_id }, ctx) => ({
  data: await lakukan(ctx, user_id, { aktifkan: user_id }, async (orang, sql) => {
    await periksaJadikan(sql, ctx, user_id, orang);
    return { aksi: 'aktif', values: { aktif: true }, isi: { sesudah: jejak(orang) } };
  }),
}));

const resetPassword = implementCommand(resetPasswordCommand, async ({ user_id }, ctx) => {
  const { deps } = ctx;
  const password = sandiAcak();
  const kata_sandi = await hashPassword(password, deps.passwordCost);
  const stored = await deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { reset: user_id }, async () => {
      const orang = await pegangOrang(sql, user_id);
      const refusal = tolakKelola(pelakuOf(ctx.session), orang);
      if (refusal) reject(refusal);
      await periksaHak(sql, ctx, user_id, orang.level);
      const values = { kata_sandi, harus_ganti_password: true };
      const saved = await simpan(sql, audit, ctx, { orang, aksi: 'reset-password', values, isi: {} });
      await lupakanCara(sql, user_id, deps.clock.now().toString());
      return { ...saved, sandi: deps.secrets.seal(SANDI_AWAL(user_id), password) };
    }),
  );
  const { sandi, ...data } = stored;
  await deps.sessions.end(user_id);
  return { data: { ...data, password_awal: deps.secrets.open(SANDI_AWAL(user_id), sandi) } };
});

export const kelolaPenggunaCommands = [tambah, ubah, kunci, bukaKunci, hapus, aktifkan, resetPassword];
