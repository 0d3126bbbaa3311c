/** Checking a PIN: each try is counted before it is made, and five wrong ones wait for a password. */
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { Ctx, Deps } from '@mustika/server-kit/http/http.ts';
import { verifyPassword } from '@mustika/server-kit/secrets/password.ts';
import { bacaCabang } from '../bentuk-usaha.query.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { PIN_SALAH_PALING } from './cara.rule.ts';

/** One word for the whole chain, said at head office. */
export async function pinBoleh(deps: Pick<Deps, 'db' | 'stores'>): Promise<boolean> {
  const [cabang] = await deps.db.call(bacaCabang);
  const pusat = cabang?.pusat ? await deps.stores.get(cabang.pusat) : null;
  return pusat !== null && readSetting(pusat, 'PIN_OTORISASI');
}

const COBA = `update pengguna_pin set salah = salah + 1 where user_id = $1 and dicabut is null and salah < ${PIN_SALAH_PALING}
  returning pin, salah`;
const TERKUNCI = `select from pengguna_pin where user_id = $1 and dicabut is null and salah >= ${PIN_SALAH_PALING}`;
const BENAR = 'update pengguna_pin set salah = 0 where user_id = $1 and salah > 0';

/** He has shown his password, or the right PIN. */
export const bukaPin = async ({ db }: Pick<Deps, 'db'>, user_id: string): Promise<void> =>
  void (await db.call({ name: 'pin_buka', text: BENAR, values: [user_id] }));

/** Whoever reads the sealed log finds who was at it when it was locked. */
const catatTerkunci = (ctx: Ctx, user_id: string): Promise<void> =>
  ctx.deps.db.tx(ctx.scope, async (_sql, audit) =>
    audit({ aksi: 'pin.terkunci', objek: user_id, isi: { peminta: ctx.session.user_id } }),
  );

/** Is it his? Errors: PIN_TERKUNCI, whatever was typed, so that it answers no guess. */
export async function periksaPin(ctx: Ctx, user_id: string, pin: string): Promise<boolean> {
  const { db, passwordCost } = ctx.deps;
  const values = [user_id];
  const rows = await db.call({ name: 'pin_coba', text: COBA, values });
  const [row] = rows as { pin: string; salah: number }[];
  if (!row && (await db.call({ name: 'pin_terkunci', text: TERKUNCI, values })).length > 0)
    reject(penggunaErrors.PIN_TERKUNCI);
  if (!(await verifyPassword(pin, row?.pin ?? null, passwordCost))) {
    if (row?.salah === PIN_SALAH_PALING) await catatTerkunci(ctx, user_id);
    return false;
  }
  await bukaPin(ctx.deps, user_id);
  return true;
}
