/**
 * Small secrets at rest: what the server must be able to read again (TOTP seeds, tokens of other services), sealed with
 * AES-256-GCM before it enters the database. The key never does: a dump or a stolen backup of the database opens nothing.
 *
 * The key comes from SECRET_KEYS, or is made at the first start in DATA_DIR/kunci-rahasia (mode 0600). The key's id is in
 * the sealed text, so that a new key can be put in front of the old ones: it seals from then on, they still open.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineErrors, reject } from '@mustika/kernel/errors.ts';
import { writeOnce } from '../http/write-once.ts';

/** Refusals of the box. The spec does not say; these are for whoever runs the server, not for the till. */
export const rahasiaErrors = defineErrors({
  KUNCI_RAHASIA_HILANG: [503, 'Kunci Rahasia Server Tidak Ditemukan, Hubungi Pengelola Sistem'],
  RAHASIA_RUSAK: [500, 'Data Rahasia Tidak Dapat Dibuka'],
});

/** What the secret is and whose: a sealed text moved to another row or another use does not open there. */
export type SecretUse = { apa: string; pemilik: string };

export type SecretBox = {
  /** Id of the key that seals. The first call makes the key when there is none. */
  keyId(): string;
  /** Text of the form `r1.<key id>.<base64url>`; a different one every time. */
  seal(use: SecretUse, plain: string): string;
  /** Throws KUNCI_RAHASIA_HILANG when its key is not here, RAHASIA_RUSAK when it was changed or belongs elsewhere. */
  open(use: SecretUse, sealed: string): string;
  /** False when an older key sealed it: whoever opens it may seal it anew. */
  current(sealed: string): boolean;
  /**
   * Keyed digests of a text, `b1.<key id>.<base64url>`, of the key that seals first and of the older ones: equal texts have
   * equal ones, and nobody without the key can try texts. For finding what is sealed.
   */
  digests(apa: string, plain: string): string[];
};

export type SecretBoxInput = {
  dataDir: string;
  /** base64 or base64url of 32 bytes each, the one that seals first; empty: the file in `dataDir`. */
  keys: readonly string[];
};

/** The key of this machine, in its data folder. */
export const SECRET_FILE = 'kunci-rahasia';
const VERSION = 'r1';
const NONCE = 12;
const TAG = 16;

type Keyring = { active: string; keys: ReadonlyMap<string, Buffer> };

/** The first eight hex digits of the key's hash: names a key without telling anything of it. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** What a key is written as; asked of the configuration before anything starts. */
export const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === 32;

function keyOf(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (!isKey(text)) throw new Error(`${source}: kunci rahasia harus 32 byte dalam base64`);
  return key;
}

/** Keys of another house that follow from these: the same wherever these are known, and nothing of them. */
export const keysFor = (house: string, texts: readonly string[]): string[] =>
  texts.map((text) =>
    Buffer.from(hkdfSync('sha256', keyOf(text, 'SECRET_KEYS'), '', `kunci ${house}`, 32)).toString(
      'base64url',
    ),
  );

function keyringOf(texts: readonly string[], source: string): Keyring {
  const keys = texts.map((text) => keyOf(text, source));
  const [first] = keys;
  if (!first) throw new Error(`${source}: tidak ada kunci rahasia`);
  return { active: idOf(first), keys: new Map(keys.map((key) => [idOf(key), key])) };
}

function makeFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeOnce(path, `${randomBytes(32).toString('base64url')}\n`);
}

/** One key a line, the one that seals first. A file that others may read is closed to them. */
function fileKeyring(dataDir: string): Keyring {
  const path = join(dataDir, SECRET_FILE);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) makeFile(dataDir, path);
  else if ((stat.mode & 0o077) !== 0) chmodSync(path, 0o600);
  return keyringOf(readFileSync(path, 'utf8').split(/\s+/).filter(Boolean), path);
}

/** The ids of the keys that are here and, for a backup that was asked to hold them, the keys; makes none. */
export function knownKeys({ dataDir, keys }: SecretBoxInput): { ids: string[]; text: string | null } {
  const path = join(dataDir, SECRET_FILE);
  if (keys.length === 0 && !statSync(path, { throwIfNoEntry: false })) return { ids: [], text: null };
  const ring = keys.length > 0 ? keyringOf(keys, 'SECRET_KEYS') : fileKeyring(dataDir);
  const texts = [...ring.keys.values()].map((key) => key.toString('base64url'));
  return { ids: [...ring.keys.keys()], text: `${texts.join('\n')}\n` };
}

const contextOf = ({ apa, pemilik }: SecretUse, keyId: string): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, apa, pemilik]));

function decrypt(key: Buffer, context: Buffer, packed: Buffer): string | null {
  if (packed.length < NONCE + TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, packed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(context);
  decipher.setAuthTag(packed.subarray(packed.length - TAG));
  const plain = decipher.update(packed.subarray(NONCE, packed.length - TAG));
  try {
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: changed, or sealed for something else. The caller says so.
    return null;
  }
}

export function createSecretBox({ dataDir, keys }: SecretBoxInput): SecretBox {
  // Configured keys are checked at the start; the file is looked at when first needed, so that a test makes none.
  let ring = keys.length > 0 ? keyringOf(keys, 'SECRET_KEYS') : null;
  const keyring = (): Keyring => {
    ring ??= fileKeyring(dataDir);
    return ring;
  };
  const digestOf = (id: string, key: Buffer, apa: string, plain: string): string => {
    // A key of its own: what seals must not also answer questions.
    const own = Buffer.from(hkdfSync('sha256', key, '', `indeks ${apa}`, 32));
    return `b1.${id}.${createHmac('sha256', own).update(plain).digest().subarray(0, 16).toString('base64url')}`;
  };
  return {
    digests: (apa, plain) => {
      const { active, keys: known } = keyring();
      return [...known]
        .sort(([a], [b]) => Number(b === active) - Number(a === active))
        .map(([id, key]) => digestOf(id, key, apa, plain));
    },
    keyId: () => keyring().active,
    current: (sealed) => sealed.split('.')[1] === keyring().active,
    seal: (use, plain) => {
      const { active, keys: known } = keyring();
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', known.get(active) as Buffer, nonce, {
        authTagLength: TAG,
      });
      cipher.setAAD(contextOf(use, active));
      const text = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${active}.${text.toString('base64url')}`;
    },
    open: (use, sealed) => {
      const [version, keyId = '', packed = ''] = sealed.split('.');
      if (version !== VERSION) reject(rahasiaErrors.RAHASIA_RUSAK);
      const key = keyring().keys.get(keyId);
      if (!key) reject(rahasiaErrors.KUNCI_RAHASIA_HILANG, { kunci: keyId });
      const plain = decrypt(key, contextOf(use, keyId), Buffer.from(packed, 'base64url'));
      return plain ?? reject(rahasiaErrors.RAHASIA_RUSAK);
    },
  };
}
