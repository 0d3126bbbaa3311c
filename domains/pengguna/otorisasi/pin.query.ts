/** A PIN of one's own, and taking it away. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { hashPassword } from '@mustika/server-kit/secrets/password.ts';
import { pelakuOf } from '../data-users.query.ts';
import { tolakKelola } from '../kelola.rule.ts';
import { pegangOrang } from '../kelola-pengguna.query.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { percobaan, periksaPassword } from '../sandi-sendiri.query.ts';
import { berbentukPin, PIN_SALAH_PALING, pinMudah } from './cara.rule.ts';
import { cabutPin, lupakanCara } from './lupa-cara.query.ts';
import { buatPinCommand, cabutPinCommand, pinCommand, resetCaraCommand } from './pin.command.ts';
import { pinBoleh } from './pin-periksa.query.ts';

const CARI = 'select dibuat, salah from pengguna_pin where user_id = $1 and dicabut is null';
const cariPin = (user_id: string) => statement<{ dibuat: string; salah: number }>('pin_cari', CARI, user_id);

const keadaan = implementCommand(pinCommand, async (_input, { deps, session }) => {
  const [row] = await deps.db.call(cariPin(session.user_id));
  const terkunci = (row?.salah ?? 0) >= PIN_SALAH_PALING;
  return {
    data: { boleh: await pinBoleh(deps), ada: row !== undefined, terkunci, dibuat: row?.dibuat ?? null },
  };
});

const SIMPAN = `insert into pengguna_pin (user_id, pin, dibuat) values ($1, $2, $3)
  on conflict (user_id) do update set pin = excluded.pin, dibuat = excluded.dibuat, salah = 0, dicabut = null`;

const buat = implementCommand(buatPinCommand, async ({ password, pin }, ctx) => {
  const { deps, session, scope } = ctx;
  if (!(await pinBoleh(deps))) reject(penggunaErrors.PIN_TIDAK_BOLEH);
  if (!berbentukPin(pin)) reject(penggunaErrors.PIN_BUKAN);
  if (pinMudah(pin)) reject(penggunaErrors.PIN_MUDAH);
  await percobaan(ctx, () => periksaPassword(ctx, password));
  const values = [session.user_id, await hashPassword(pin, deps.passwordCost), deps.clock.now().toString()];
  await deps.db.tx(scope, async (sql, audit) => {
    await rawQuery(sql, SIMPAN, values);
    audit({ aksi: 'pin.dibuat', objek: session.user_id, isi: {} });
  });
  return { data: null };
});

const cabut = implementCommand(cabutPinCommand, async (_input, { deps, session, scope }) => {
  await deps.db.tx(scope, async (sql, audit) => {
    if (await cabutPin(sql, session.user_id, deps.clock.now().toString()))
      audit({ aksi: 'pin.dihapus', objek: session.user_id, isi: {} });
  });
  return { data: null };
});

const reset = implementCommand(resetCaraCommand, async ({ user_id }, { deps, session, scope, key }) => {
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { reset_cara: user_id }, async () => {
      const refusal = tolakKelola(pelakuOf(session), await pegangOrang(sql, user_id));
      if (refusal) reject(refusal);
      if (!(await lupakanCara(sql, user_id, deps.clock.now().toString())))
        reject(penggunaErrors.CARA_TIDAK_ADA);
      audit({ aksi: 'cara.direset', objek: user_id, isi: {} });
      return { user_id };
    }),
  );
  return { data };
});

export const pinCommands = [keadaan, buat, cabut, reset];
