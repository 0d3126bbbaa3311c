/** Whoever is logged in proves once more that it is he: his password, throttled like a login. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { ownKeys } from '@mustika/server-kit/http/throttle.ts';
import { verifyPassword } from '@mustika/server-kit/secrets/password.ts';
import { penggunaErrors } from './pengguna.errors.ts';
import { findPengguna } from './sesi.query.ts';

/** Runs `work` as one throttled attempt: a refusal counts, whatever part of it was wrong. */
export async function percobaan<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const { deps } = ctx;
  const keys = ownKeys(ctx);
  await deps.throttle.begin(keys);
  try {
    const result = await work();
    await deps.throttle.succeed(keys);
    return result;
  } catch (error) {
    await deps.throttle.fail(keys);
    throw error;
  }
}

export async function periksaPassword(ctx: Ctx, password: string): Promise<void> {
  const user = await findPengguna(ctx, ctx.session.user_id);
  if (!(await verifyPassword(password, user?.kata_sandi ?? null, ctx.deps.passwordCost)))
    reject(penggunaErrors.PASSWORD_LAMA_SALAH);
}

/** Asked before something dangerous is done. */
export const buktiSendiri = (ctx: Ctx, password: string): Promise<void> =>
  percobaan(ctx, () => periksaPassword(ctx, password));
