/**
 * Whom the pools log in as: a role that owns nothing and may only become mustika_app or mustika_report, so that nothing an
 * injected statement sets makes it more. The owner's connection stays with migrations, the first rows and the job queue.
 *
 * Its password follows from the owner's, so that all servers of one database know it and nobody has to keep it.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { CONNECTION, serverVersion } from './connection.ts';
import { changed, firstOf, newClient } from './hosts.ts';

const ROLES = ['mustika_app', 'mustika_report'] as const;

/** Names longer than PostgreSQL's 63 bytes would be cut, and two owners could share one. */
function roleOf(owner: string): string {
  const name = `mustika_masuk_${owner}`;
  return Buffer.byteLength(name) <= 63
    ? name
    : `mustika_masuk_${createHash('sha256').update(owner).digest('hex').slice(0, 32)}`;
}

/** The same server and database, entered as the login role. Throws when the owner's address names no password. */
export function loginUrl(ownerUrl: string): string {
  const url = firstOf(ownerUrl);
  const owner = decodeURIComponent(url.username);
  const secret = decodeURIComponent(url.password);
  if (owner === '' || secret === '')
    throw new Error(
      'DATABASE_URL tanpa user atau kata sandi: isi juga DATABASE_APP_URL (docs/configuration.md)',
    );
  return changed(ownerUrl, {
    username: encodeURIComponent(roleOf(owner)),
    password: createHmac('sha256', secret).update('mustika: peran masuk').digest('base64url'),
  });
}

/** What PostgreSQL keeps of a password (RFC 5803), made here: the password itself reaches neither a statement nor a log. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const key = (side: string): Buffer => createHmac('sha256', salted).update(`${side} Key`).digest();
  const stored = createHash('sha256').update(key('Client')).digest('base64');
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${key('Server').toString('base64')}`;
}

/** Can the pools get in and be who they have to be? */
async function getsIn(url: string): Promise<boolean> {
  const client = newClient({ connectionString: url, ...CONNECTION });
  client.on('error', () => {});
  try {
    await client.connect();
    for (const role of ROLES) await client.query(`set role ${role}`);
    return true;
  } catch {
    return false; // Whatever is missing, what follows makes it.
  } finally {
    await client.end().catch(() => {});
  }
}

/** Makes the login role, or gives it the password that follows from the owner's of today. Nothing when it is as it should be. */
export async function ensureLogin(owner: pg.Client, ownerUrl: string): Promise<void> {
  const url = loginUrl(ownerUrl);
  if (await getsIn(url)) return;
  const { username, password } = firstOf(url);
  const role = decodeURIComponent(username);
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
  if (!rowCount) await owner.query(`create role ${name} noinherit nocreatedb nocreaterole`);
  await owner.query(`alter role ${name} login password ${pg.escapeLiteral(verifierOf(password))}`);
  // Before PostgreSQL 16 that a role inherits nothing is said of the role alone, and it may always become what it is given.
  const options = (await serverVersion(owner)) >= 160_000 ? ' with inherit false, set true' : '';
  await owner.query(`grant ${ROLES.join(', ')} to ${name}${options}`);
}
