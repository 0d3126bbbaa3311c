/** What lies beside the database: the anchors of the audit chains, and the keys, which a backup has only when somebody asked. */
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AppConfig } from '../config.ts';
import { writeOnce } from '../http/write-once.ts';
import { ANCHOR_FILES, ANCHOR_KEY } from '../secrets/audit-anchor.ts';
import { knownKeys, SECRET_FILE } from '../secrets/secret-box.ts';
import { type Draft, type Manifest, type Mark, type Whole, writeMarked } from './manifest.ts';
import { bareName, isSealed } from './seal.ts';

export type Keys = Pick<AppConfig, 'dataDir' | 'secretKeys'> & { anchorDir: string };

const ANCHORS = 'jangkar';
const SECRETS = 'kunci';

const mark = async (draft: Draft, nama: string, bytes: Buffer | string): Promise<Mark> =>
  writeMarked(draft, nama, Readable.from([Buffer.from(bytes)]), false);

/** Before the snapshot: an anchor of later would name rows that it has not. */
export async function copyAnchors(root: string, { anchorDir }: Keys): Promise<Mark[]> {
  const there = ANCHOR_FILES.filter((name) => existsSync(join(anchorDir, name)));
  const marks: Mark[] = [];
  for (const name of there)
    marks.push(await mark({ root, seal: null }, `${ANCHORS}/${name}`, await readFile(join(anchorDir, name))));
  return marks;
}

/** `asked`: somebody wants the keys in the backup, which then opens everything that is sealed. */
export async function copyKeys(draft: Draft, keys: Keys, asked: boolean): Promise<Manifest['kunci']> {
  const { ids, text } = knownKeys({ dataDir: keys.dataDir, keys: keys.secretKeys });
  const berkas: Mark[] = [];
  if (asked && text !== null) berkas.push(await mark(draft, `${SECRETS}/${SECRET_FILE}`, text));
  const anchor = join(keys.anchorDir, ANCHOR_KEY);
  if (asked && existsSync(anchor))
    berkas.push(await mark(draft, `${SECRETS}/${ANCHOR_KEY}`, await readFile(anchor)));
  return { id: ids, berkas };
}

/** What a file of a backup is called without its folder and its seal. */
const fileOf = (nama: string): string => basename(bareName(nama));

async function putOnce({ root, open }: Whole, nama: string, into: string): Promise<boolean> {
  const to = join(into, fileOf(nama));
  if (existsSync(to)) return false;
  await mkdir(into, { recursive: true, mode: 0o700 });
  const bytes = createReadStream(join(root, nama));
  writeOnce(to, await buffer(isSealed(nama) ? open(bytes) : bytes));
  return true;
}

/**
 * Puts back what is not there; what is there is newer and stays. Without its private key an old page of anchors cannot be
 * continued: then it goes to a folder of its own, where `verify-audit` finds it. Answers the lines to say.
 */
export async function restoreKeys(
  whole: Whole,
  manifest: Manifest,
  keys: Keys,
  stamp: string,
): Promise<string[]> {
  const said: string[] = [];
  for (const { nama } of manifest.kunci.berkas) {
    const into = fileOf(nama) === ANCHOR_KEY ? keys.anchorDir : keys.dataDir;
    if (await putOnce(whole, nama, into)) said.push(`Kunci dikembalikan ke ${join(into, fileOf(nama))}.`);
  }
  const continued = existsSync(join(keys.anchorDir, ANCHOR_KEY));
  const into = continued ? keys.anchorDir : `${keys.anchorDir}-${stamp}`;
  for (const { nama } of manifest.jangkar) await putOnce(whole, nama, into);
  if (!continued && manifest.jangkar.length > 0)
    said.push(
      `Jangkar audit sampai cadangan ini ada di ${into}: ANCHOR_DIR=${into} npm run verify-audit. Jangkar baru mulai dengan kunci baru.`,
    );
  return [...said, ...missingKeys(manifest, keys)];
}

function missingKeys({ kunci }: Manifest, { dataDir, secretKeys }: Keys): string[] {
  const { ids } = knownKeys({ dataDir, keys: secretKeys });
  const missing = kunci.id.filter((id) => !ids.includes(id));
  if (missing.length === 0) return [];
  return [
    `PERINGATAN: kunci rahasia ${missing.join(', ')} tidak ada di sini. Letakkan ${SECRET_FILE} toko ini di ${dataDir} (atau isi SECRET_KEYS) SEBELUM npm start; tanpanya nomor identitas dan rahasia tersegel tidak terbuka.`,
  ];
}
