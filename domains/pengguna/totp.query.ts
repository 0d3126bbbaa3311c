/** Turning the second step on and off. Everything here asks for the password again, throttled like a login. */
import { reject } from '@mustika/kernel/errors.ts';
import { one, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { symbolOf } from '@mustika/server-kit/output/symbol.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { newRecoveryCode, newTotpSecret, totpUri } from '@mustika/server-kit/secrets/totp.ts';
import { pelakuOf } from './data-users.query.ts';
import { tolakKelola } from './kelola.rule.ts';
import { pegangOrang } from './kelola-pengguna.query.ts';
import { penggunaErrors } from './pengguna.errors.ts';
import { percobaan, periksaPassword } from './sandi-sendiri.query.ts';
import {
  aktifkanTotpCommand,
  matikanTotpCommand,
  mulaiTotpCommand,
  pemulihanTotpCommand,
  resetTotpCommand,
  totpCommand,
} from './totp.command.ts';
import {
  cariTotp,
  hashPemulihan,
  langkahDua,
  pakaiKode,
  rahasiaTotp,
  type Totp,
} from './totp-periksa.query.ts';

/** What apps show above the code. */
const RUMAH = 'Mustika';
const JUMLAH_PEMULIHAN = 10;

const aktif = async (ctx: Ctx): Promise<Totp> => {
  const totp = await cariTotp(ctx, ctx.session.user_id);
  return totp?.aktif ? totp : reject(penggunaErrors.TOTP_BELUM_AKTIF);
};

const SISA = `select (select count(*)::integer from pengguna_pemulihan p where p.user_id = $1 and p.dipakai is null) as sisa,
  (select t.aktif_sejak from pengguna_totp t where t.user_id = $1) as aktif_sejak`;
const bacaSisa = (user_id: string) =>
  statement<{ sisa: number; aktif_sejak: string | null }>('totp_sisa', SISA, user_id);

const keadaan = implementCommand(totpCommand, async (_input, { deps, session }) => {
  const { sisa, aktif_sejak } = one(await deps.db.call(bacaSisa(session.user_id)));
  return {
    data: { aktif: aktif_sejak !== null, aktif_sejak, sisa_pemulihan: sisa, wajib: session.totp_wajib },
  };
});

const MULAI = `insert into pengguna_totp (user_id, rahasia, dibuat) values ($1, $2, $3)
  on conflict (user_id) do update set rahasia = excluded.rahasia, dibuat = excluded.dibuat, langkah = 0
   where pengguna_totp.aktif_sejak is null returning user_id`;

const mulai = implementCommand(mulaiTotpCommand, async ({ password }, ctx) => {
  const { deps, session } = ctx;
  await percobaan(ctx, () => periksaPassword(ctx, password));
  const secret = newTotpSecret();
  const values = [
    session.user_id,
    deps.secrets.seal(rahasiaTotp(session.user_id), secret),
    deps.clock.now().toString(),
  ];
  // In his own name, because the database asks who gives whom a second step.
  const rows = await deps.db.tx(ctx.scope, (sql) => rawQuery(sql, MULAI, values));
  if (rows.length === 0) reject(penggunaErrors.TOTP_SUDAH_AKTIF);
  const uri = totpUri(RUMAH, session.user_id, secret);
  return { data: { rahasia: secret, uri, gambar: symbolOf('qrcode', uri) } };
});

const HANGUS = 'update pengguna_pemulihan set dipakai = $2 where user_id = $1 and dipakai is null';
const TAMBAH = `insert into pengguna_pemulihan (user_id, kode_hash, dibuat)
  select $1, decode(h, 'hex'), $3 from unnest($2::text[]) h`;

/** New codes in the place of whatever was left; only their hashes stay here. */
async function kodeBaru(sql: Sql, ctx: Ctx): Promise<string[]> {
  const codes = Array.from({ length: JUMLAH_PEMULIHAN }, newRecoveryCode);
  const { user_id } = ctx.session;
  const pada = ctx.deps.clock.now().toString();
  await rawQuery(sql, HANGUS, [user_id, pada]);
  const hashes = codes.map((code) => hashPemulihan(user_id, code).toString('hex'));
  await rawQuery(sql, TAMBAH, [user_id, hashes, pada]);
  return codes;
}

const AKTIFKAN =
  'update pengguna_totp set aktif_sejak = $2 where user_id = $1 and aktif_sejak is null returning user_id';

const aktifkan = implementCommand(aktifkanTotpCommand, async ({ kode }, ctx) => {
  const { deps, session } = ctx;
  const { user_id } = session;
  await percobaan(ctx, async () => {
    const totp = await cariTotp(ctx, user_id);
    if (totp?.aktif) reject(penggunaErrors.TOTP_SUDAH_AKTIF);
    if (!totp || !(await pakaiKode(ctx, user_id, totp.rahasia, kode))) reject(penggunaErrors.TOTP_SALAH);
  });
  const pemulihan = await deps.db.tx(ctx.scope, async (sql, audit) => {
    const rows = await rawQuery(sql, AKTIFKAN, [user_id, deps.clock.now().toString()]);
    if (rows.length === 0) reject(penggunaErrors.TOTP_SUDAH_AKTIF);
    audit({ aksi: 'totp.aktif', objek: user_id, isi: {} });
    return kodeBaru(sql, ctx);
  });
  deps.sessions.forget(user_id);
  return { data: { pemulihan } };
});

const pemulihan = implementCommand(pemulihanTotpCommand, async ({ password, kode }, ctx) => {
  const { user_id } = ctx.session;
  await percobaan(ctx, async () => {
    await periksaPassword(ctx, password);
    await aktif(ctx);
    await langkahDua(ctx, user_id, kode);
  });
  const codes = await ctx.deps.db.tx(ctx.scope, async (sql, audit) => {
    audit({ aksi: 'totp.pemulihan-baru', objek: user_id, isi: {} });
    return kodeBaru(sql, ctx);
  });
  return { data: { pemulihan: codes } };
});

const MATIKAN = "update pengguna_totp set aktif_sejak = null, rahasia = '' where user_id = $1";

/** Forgets seed and codes; the row stays, empty, because nothing of the house is deleted. */
async function lupakan(sql: Sql, user_id: string, pada: string): Promise<void> {
  await rawQuery(sql, MATIKAN, [user_id]);
  await rawQuery(sql, HANGUS, [user_id, pada]);
}

const matikan = implementCommand(matikanTotpCommand, async ({ password, kode }, ctx) => {
  const { deps, session } = ctx;
  const { user_id } = session;
  if (session.totp_wajib) reject(penggunaErrors.TOTP_WAJIB);
  await percobaan(ctx, async () => {
    await periksaPassword(ctx, password);
    await aktif(ctx);
    await langkahDua(ctx, user_id, kode);
  });
  await deps.db.tx(ctx.scope, async (sql, audit) => {
    await lupakan(sql, user_id, deps.clock.now().toString());
    audit({ aksi: 'totp.mati', objek: user_id, isi: {} });
  });
  deps.sessions.forget(user_id);
  return { data: null };
});

/** By somebody above him; his session ends, so that the next login is by password alone and seen by him. */
const reset = implementCommand(resetTotpCommand, async ({ user_id }, ctx) => {
  const { deps } = ctx;
  const data = await deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { reset_totp: user_id }, async () => {
      const orang = await pegangOrang(sql, user_id);
      const refusal = tolakKelola(pelakuOf(ctx.session), orang);
      if (refusal) reject(refusal);
      await lupakan(sql, user_id, deps.clock.now().toString());
      audit({ aksi: 'totp.direset', objek: user_id, isi: {} });
      return { user_id };
    }),
  );
  await deps.sessions.end(user_id);
  return { data };
});

export const totpCommands = [keadaan, mulai, aktifkan, pemulihan, matikan, reset];
