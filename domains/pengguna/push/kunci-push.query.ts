/** The pair of keys that push services know this installation by: made once, in the database, its private half under seal. */

import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { isAppError } from '@mustika/server-kit/http/http.ts';
import { newPushKeys, type PushKeys } from '@mustika/server-kit/http/push.ts';
import { rahasiaErrors } from '@mustika/server-kit/secrets/secret-box.ts';

type Kunci = { publik: string; privat: string };

const SEGEL = (publik: string) => ({ apa: 'kunci push', pemilik: publik });
/** Whom a push service turns to; a shop without a public address has none. */
const tentang = ({ config }: Deps): string =>
  config.appUrl?.startsWith('https:') ? config.appUrl : 'mailto:pengelola@mustika.invalid';

const AKTIF = statement<Kunci>('kunci_push', 'select publik, privat from kunci_push where aktif');
const GANTI = 'update kunci_push set aktif = false where aktif and publik = $1';
/** Of two servers that make one at once one wins, and both use that one. */
const TAMBAH = 'insert into kunci_push (publik, privat, dibuat) values ($1, $2, $3) on conflict do nothing';

async function buat(deps: Deps, scope: Scope, lama: string | null): Promise<Kunci> {
  const { publik, privat } = newPushKeys();
  const segel = deps.secrets.seal(SEGEL(publik), privat);
  await deps.db.tx(scope, async (sql) => {
    if (lama !== null) await rawQuery(sql, GANTI, [lama]);
    await rawQuery(sql, TAMBAH, [publik, segel, deps.clock.now().toString()]);
  });
  const [kunci] = await deps.db.rows(scope, AKTIF);
  if (!kunci) throw new Error('no key of push although one was just made');
  return kunci;
}

/** Whether this server can open it. The key of the secrets may be lost, or not yet put back after a restore. */
function terbuka(deps: Deps, { publik, privat }: Kunci): boolean {
  try {
    return deps.secrets.open(SEGEL(publik), privat) !== '';
  } catch (error) {
    if (isAppError(error) && error.code === rahasiaErrors.KUNCI_RAHASIA_HILANG.code) return false;
    throw error;
  }
}

/**
 * What a browser subscribes with. Where the key of the secrets is gone a new pair takes over, and devices are turned on anew; the old
 * pair stays and works again for who subscribed with it once the key is back.
 */
export async function kunciUntukPeramban(deps: Deps, scope: Scope): Promise<string> {
  const [kunci] = await deps.db.rows(scope, AKTIF);
  if (kunci && terbuka(deps, kunci)) return kunci.publik;
  return (await buat(deps, scope, kunci?.publik ?? null)).publik;
}

/** What a device is written to with, by the public half it subscribed with. */
export const kunciPengirim = (deps: Deps, { publik, privat }: Kunci): PushKeys => ({
  publik,
  privat: deps.secrets.open(SEGEL(publik), privat),
  tentang: tentang(deps),
});
