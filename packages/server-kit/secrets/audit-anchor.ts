/**
 * The anchor of the audit chain outside the database. A chain proves that nothing in it was changed alone; whoever may write
 * the whole table can rewrite or cut it so that it proves itself. So every day the heads of all chains are signed and
 * appended to a file that no statement reaches: ANCHOR_DIR, best on another disk, a copy of each line with the owner.
 *
 * Ed25519: the private key (0600) is made at the first start and leaves the folder never; the public one is printed.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from '../http/write-once.ts';

/** The end of one store's chain: the number and hash (hex) of its last entry. */
export type Head = { kode_toko: string; seq: number; hash: string };
/** `sebelum`: SHA-256 of the line before, so that none can be taken out of the middle; empty for the first. */
export type Anchor = { waktu: string; kepala: Head[]; sebelum: string };

const PRIVATE = 'kunci-jangkar.pem';
const PUBLIC = 'kunci-publik.pem';
const LINES = 'jangkar.jsonl';
/** What proves, and may lie anywhere; and what signs, which may not. */
export const ANCHOR_FILES: readonly string[] = [LINES, PUBLIC];
export const ANCHOR_KEY = PRIVATE;

/** Made once; of two servers that start at once in one folder one makes it. The folder is closed to others. */
export function ensureAnchorKey(dir: string): KeyObject {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  const path = join(dir, PRIVATE);
  if (!existsSync(path))
    writeOnce(path, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
  chmodSync(path, 0o600);
  const key = createPrivateKey(readFileSync(path));
  writeFileSync(join(dir, PUBLIC), publicPem(createPublicKey(key)), { mode: 0o600 });
  return key;
}

/** What a key is known by, in messages and among servers. */
export const keyIdOf = (key: KeyObject): string => digest(publicPem(key)).slice(0, 8);
export const anchorKeyId = (dir: string): string => keyIdOf(createPublicKey(ensureAnchorKey(dir)));

export const publicPem = (key: KeyObject): string => String(key.export({ format: 'pem', type: 'spki' }));

/** The public key of a folder, or of a copy the owner kept. */
export const readPublicKey = (dirOrFile: string): KeyObject =>
  createPublicKey(readFileSync(dirOrFile.endsWith('.pem') ? dirOrFile : join(dirOrFile, PUBLIC)));

/** The anchors as they stand in the file, signature and all. */
export const anchorLines = (dir: string): string[] => {
  const path = join(dir, LINES);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
};
/** What a line is known by: it stands for all lines before it, and is short enough to be sent and kept. */
export const digest = (line: string): string => createHash('sha256').update(line).digest('hex');

/** Signs the heads and appends them, on the disk when it answers. Answers the number of the line and what it is known by. */
export function appendAnchor(dir: string, waktu: string, kepala: Head[]): { baris: number; sidik: string } {
  const key = ensureAnchorKey(dir);
  const lines = anchorLines(dir);
  const last = lines.at(-1);
  const anchor: Anchor = { waktu, kepala, sebelum: last === undefined ? '' : digest(last) };
  const text = JSON.stringify(anchor);
  const line = JSON.stringify({
    jangkar: text,
    tanda: sign(null, Buffer.from(text), key).toString('base64url'),
  });
  appendFileSync(join(dir, LINES), `${line}\n`, { mode: 0o600, flush: true });
  return { baris: lines.length + 1, sidik: digest(line) };
}

/** What else this installation vouches for, with the key of its anchors: the signature, and what it is verified with. */
export function signWithAnchorKey(dir: string, bytes: Buffer): { tanda: string; publik: string; id: string } {
  const key = ensureAnchorKey(dir);
  const publik = createPublicKey(key);
  const tanda = sign(null, bytes, key).toString('base64url');
  return { tanda, publik: publicPem(publik), id: keyIdOf(publik) };
}

/** A line that proves nothing, by its number from one. */
export type BadLine = { baris: number; sebab: 'TANDA TANGAN SALAH' | 'BARIS HILANG' };

function parse(line: string, key: KeyObject): Anchor | null {
  try {
    const { jangkar, tanda } = JSON.parse(line) as { jangkar: string; tanda: string };
    return verify(null, Buffer.from(jangkar), key, Buffer.from(tanda, 'base64url'))
      ? (JSON.parse(jangkar) as Anchor)
      : null;
  } catch {
    return null; // Not a line of ours: it proves nothing.
  }
}

/** The newest head of every store that an anchor of this folder proves; none before the first night. */
export function newestHeads(dir: string): Head[] {
  if (!existsSync(join(dir, LINES))) return [];
  const newest = new Map<string, Head>();
  for (const { kepala } of readAnchors(dir, readPublicKey(dir)).anchors)
    for (const head of kepala) newest.set(head.kode_toko, head);
  return [...newest.values()];
}

/** The anchors whose signature holds, and the lines that were touched. */
export function readAnchors(
  dir: string,
  key: KeyObject,
): { anchors: Anchor[]; bad: BadLine[]; sidik: string[] } {
  const bad: BadLine[] = [];
  const anchors: Anchor[] = [];
  const sidik: string[] = [];
  let before = '';
  for (const [at, line] of anchorLines(dir).entries()) {
    const anchor = parse(line, key);
    if (!anchor) bad.push({ baris: at + 1, sebab: 'TANDA TANGAN SALAH' });
    else {
      if (anchor.sebelum !== before) bad.push({ baris: at + 1, sebab: 'BARIS HILANG' });
      anchors.push(anchor);
    }
    before = digest(line);
    sidik.push(before);
  }
  return { anchors, bad, sidik };
}
