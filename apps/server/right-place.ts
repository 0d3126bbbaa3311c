/** What the database and the configuration must agree on before anybody is served; each refusal names what to set. */
import type { AppConfig } from '@mustika/server-kit/config.ts';
import type { Database } from '@mustika/server-kit/database.ts';
import { isPublic } from '@mustika/server-kit/installation.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';

/** What an injected statement could become must be no more than the application. */
async function refusePowerfulLogin(db: Database): Promise<void> {
  const text = `select r.rolname as peran from pg_roles r where r.rolname = session_user and (r.rolsuper or r.rolbypassrls
    or r.rolcreaterole or pg_has_role(session_user, (select c.relowner from pg_class c where c.oid = 'pengguna'::regclass), 'member')
    or pg_has_role(session_user, 'mustika_buku', 'member'))`;
  const [strong] = await db.call({ name: 'peran_masuk', text, values: [] });
  if (strong) throw new Error(`DATABASE_APP_URL: peran ${String(strong['peran'])} terlalu berkuasa`);
}

/** Whoever asks for standbys has to see them. */
async function refuseBlindOwner(url: string, { standbySync }: AppConfig): Promise<void> {
  if (standbySync === 0) return;
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ siapa: string; boleh: boolean }>(
      "select current_user as siapa, pg_has_role(current_user, 'pg_read_all_stats', 'usage') as boleh",
    ),
  );
  if (!rows[0]?.boleh)
    throw new Error(`STANDBY_SYNC: grant pg_read_all_stats to ${rows[0]?.siapa} (docs/standby.md)`);
}

/** Demo passwords are known to everybody, so a chain that has them may not be reached from outside. */
async function refusePublicDemo(db: Database, config: AppConfig): Promise<void> {
  const rows = await db.call({ name: 'demo', text: 'select from rantai_demo', values: [] });
  const addresses = [config.host, ...(config.appUrl ? [new URL(config.appUrl).hostname] : [])];
  const umum = addresses.find(isPublic);
  if (rows.length > 0 && umum !== undefined)
    throw new Error(
      `Rantai demo tidak boleh dibuka di alamat umum (${umum}). Pakai database lain dengan DEMO=off.`,
    );
}

/** A misspelt store code in the whitelist would shut a shop out without a word. */
async function refuseUnknownStores(db: Database, { stores }: AppConfig): Promise<void> {
  const rows = await db.call({
    name: 'toko_boleh',
    text: 'select k from unnest($1::text[]) k where not exists (select from toko t where t.kode_toko = k)',
    values: [[...stores]],
  });
  const unknown = rows.map((row) => (row as { k: string }).k);
  if (unknown.length > 0) throw new Error(`KODE_TOKO_BOLEH: toko ${unknown.join(', ')} tidak ada`);
}

/** `url`: the owner's address, `db`: the pools. */
export async function refuseWrongPlace(db: Database, url: string, config: AppConfig): Promise<void> {
  await refuseBlindOwner(url, config);
  await refusePowerfulLogin(db);
  await refusePublicDemo(db, config);
  await refuseUnknownStores(db, config);
}
