/**
 * Keys the chain signs with, kept in the database: Ed25519, found by their id, so that a key can be rotated while what
 * the old one signed is still read. Only the application's role may read the private part.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomInt,
  sign,
  verify,
} from 'node:crypto';
import type { Database, Rows, Scope, Statement } from '../database.ts';
import { rawQuery } from '../database.ts';

const HURUF = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const idBaru = (): string => Array.from({ length: 4 }, () => HURUF[randomInt(HURUF.length)]).join('');

const AKTIF: Statement<Aktif> = {
  name: 'kunci_aktif',
  text: 'select k.key_id, r.privat from kunci_nota k join kunci_nota_rahasia r using (key_id) where k.aktif',
  values: [],
};
const TAMBAH = `with k as (insert into kunci_nota (key_id, publik) values ($1, $2) on conflict do nothing returning key_id)
  insert into kunci_nota_rahasia (key_id, privat) select k.key_id, $3 from k`;

type Aktif = { key_id: string; privat: Buffer };

/** Makes a key; of two servers that do so at once one wins, and both use that one. */
async function buatKunci(db: Database, scope: Scope, ganti: boolean): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  await db.tx(scope, async (sql) => {
    if (ganti) await rawQuery(sql, 'update kunci_nota set aktif = false where aktif', []);
    await rawQuery(sql, TAMBAH, [
      idBaru(),
      publicKey.export({ format: 'der', type: 'spki' }),
      privateKey.export({ format: 'der', type: 'pkcs8' }),
    ]);
  });
}

async function kunciAktif(db: Database, scope: Scope): Promise<Aktif> {
  const [kept] = await db.rows(scope, AKTIF);
  if (kept) return kept;
  await buatKunci(db, scope, false);
  const [made] = await db.rows(scope, AKTIF);
  if (!made) throw new Error('no signing key although one was just made');
  return made;
}

/** A new key signs from now on; the old ones still verify. */
export const gantiKunci = (db: Database, scope: Scope): Promise<void> => buatKunci(db, scope, true);

/** Signs what `text` makes of the key's id: the id is part of what is signed. */
export async function tandaTangani(
  db: Database,
  scope: Scope,
  texts: readonly ((key_id: string) => string)[],
): Promise<{ text: string; tanda: Buffer }[]> {
  const { key_id, privat } = await kunciAktif(db, scope);
  const key = createPrivateKey({ key: privat, format: 'der', type: 'pkcs8' });
  return texts.map((make) => {
    const text = make(key_id);
    return { text, tanda: sign(null, Buffer.from(text), key) };
  });
}

/** Public keys by id, as a statement of a posting's batch. */
export const bacaKunci = (ids: readonly string[]): Statement<{ key_id: string; publik: Buffer }> => ({
  name: 'kunci_publik',
  text: 'select key_id, publik from kunci_nota where key_id = any ($1)',
  values: [ids],
});

/** Whether the key of this id signed the text; an unknown key signed nothing. */
export function tandaTanganSah(rows: Rows, key_id: string, text: string, tanda: Uint8Array): boolean {
  const found = (rows as { key_id: string; publik: Buffer }[]).find((row) => row.key_id === key_id);
  if (!found) return false;
  const key: KeyObject = createPublicKey({ key: found.publik, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, tanda);
}
