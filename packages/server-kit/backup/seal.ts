/**
 * Backups for a private key that no server holds: sealed to public ones in the format of age, so that any age opens them, too. What
 * tells nothing of anybody stays readable: the page with the checksums, the list of the photos, the anchors. docs/decisions/0130.
 */
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Bytes on their way. */
export type Pass = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** What a sealed file has behind its name. */
const SEALED = '.age';

export const isSealed = (name: string): boolean => name.endsWith(SEALED);
/** What a file is called once `seal` is around it. */
export const sealedName = (name: string, seal: Pass | null): string => (seal ? `${name}${SEALED}` : name);
export const bareName = (name: string): string => (isSealed(name) ? name.slice(0, -SEALED.length) : name);

export const plain: Pass = (chunks) => chunks;

/** A small file whole, through a seal or out of one; null leaves it as it is. */
export const through = async (pass: Pass | null, bytes: Uint8Array): Promise<Buffer> =>
  buffer((pass ?? plain)(Readable.from([bytes])));

const streamOf = (chunks: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> =>
  ReadableStream.from(chunks) as unknown as globalThis.ReadableStream<Uint8Array>;

/** Is this the public key of somebody, `age1…`? */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Null where nobody is named. */
export function sealFor(recipients: readonly string[]): Pass | null {
  if (recipients.length === 0) return null;
  const encrypter = new Encrypter();
  for (const one of recipients) encrypter.addRecipient(one);
  return async function* (chunks) {
    yield* (await encrypter.encrypt(streamOf(chunks))) as unknown as AsyncIterable<Uint8Array>;
  };
}

export function openWith(identities: readonly string[]): Pass {
  const decrypter = new Decrypter();
  for (const one of identities) decrypter.addIdentity(one);
  return async function* (chunks) {
    const opened = await decrypter.decrypt(streamOf(chunks)).catch((cause: unknown) => {
      throw new Error('Kunci ini tidak membuka cadangan itu', { cause });
    });
    yield* opened as unknown as AsyncIterable<Uint8Array>;
  };
}

/** A pair: `recipient` is told to whoever seals, `identity` opens and is kept elsewhere. */
export async function newPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The private keys in a file as `npm run backup -- --buat-kunci` or age-keygen writes it, remarks among them. */
export async function readIdentities(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    openWith(identities);
  } catch (cause) {
    throw new Error(`${path} bukan berkas kunci: barisnya harus AGE-SECRET-KEY-1…`, { cause });
  }
  if (identities.length === 0) throw new Error(`${path} tidak berisi kunci`);
  return identities;
}

/** How a backup is opened; throws when it wants a key and nobody brought one. */
export function openerOf(untuk: readonly string[], identities: readonly string[]): Pass {
  if (untuk.length === 0) return plain;
  if (identities.length > 0) return openWith(identities);
  throw new Error(
    `Cadangan ini tersegel untuk ${untuk.join(', ')}: sebutkan kuncinya dengan --kunci <berkas>`,
  );
}
