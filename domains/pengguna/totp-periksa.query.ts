/** Checking the second step: a code is taken once, whoever sends it and however often at one moment. */
import { createHash } from 'node:crypto';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { matchTotp } from '@mustika/server-kit/secrets/totp.ts';
import { penggunaErrors } from './pengguna.errors.ts';

/** For which use the seed is sealed: the sealed text of one user opens for no other. */
export const rahasiaTotp = (user_id: string) => ({ apa: 'totp', pemilik: user_id });

export type Totp = { rahasia: string; aktif: boolean };

const CARI = 'select rahasia, aktif_sejak is not null as aktif from pengguna_totp where user_id = $1';
const bacaTotp = (user_id: string) => statement<Totp>('totp_cari', CARI, user_id);

export const cariTotp = async (ctx: Ctx, user_id: string): Promise<Totp | null> =>
  (await ctx.deps.db.call(bacaTotp(user_id)))[0] ?? null;

/** Compare-and-set on the step: of two that send one code the second finds it used, and older ones are worth nothing. */
const PAKAI = 'update pengguna_totp set langkah = $2 where user_id = $1 and langkah < $2 returning user_id';

export async function pakaiKode(ctx: Ctx, user_id: string, rahasia: string, kode: string): Promise<boolean> {
  const { deps } = ctx;
  const step = matchTotp(
    deps.secrets.open(rahasiaTotp(user_id), rahasia),
    kode,
    deps.clock.now().epochMilliseconds,
  );
  if (step === null) return false;
  return (await deps.db.call({ name: 'totp_pakai', text: PAKAI, values: [user_id, step] })).length > 0;
}

const PEMULIHAN = /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/;

export const hashPemulihan = (user_id: string, kode: string): Buffer =>
  createHash('sha256').update(`${user_id}\n${kode}`).digest();

const PAKAI_PEMULIHAN = `update pengguna_pemulihan set dipakai = $3
  where user_id = $1 and kode_hash = $2 and dipakai is null returning user_id`;

async function pakaiPemulihan(ctx: Ctx, user_id: string, kode: string): Promise<boolean> {
  const values = [user_id, hashPemulihan(user_id, kode), ctx.deps.clock.now().toString()];
  return (await ctx.deps.db.call({ name: 'pemulihan_pakai', text: PAKAI_PEMULIHAN, values })).length > 0;
}

/** How the second step was taken: nothing asked, by the app, or by a recovery code. */
export type LangkahDua = 'TIDAK' | 'APLIKASI' | 'PEMULIHAN';

/**
 * Asks a user who has the second step for his code. Called after the password was right, so that nobody learns from it
 * whether a name has one. Errors: TOTP_DIPERLUKAN without a code, TOTP_SALAH for a wrong, used or old one.
 */
export async function langkahDua(ctx: Ctx, user_id: string, kode: string | null): Promise<LangkahDua> {
  const totp = await cariTotp(ctx, user_id);
  if (!totp?.aktif) return 'TIDAK';
  if (kode === null) reject(penggunaErrors.TOTP_DIPERLUKAN);
  if (await pakaiKode(ctx, user_id, totp.rahasia, kode)) return 'APLIKASI';
  if (PEMULIHAN.test(kode) && (await pakaiPemulihan(ctx, user_id, kode))) return 'PEMULIHAN';
  return reject(penggunaErrors.TOTP_SALAH);
}
