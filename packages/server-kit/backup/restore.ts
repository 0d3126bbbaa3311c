/** A shop brought back: proof of the backup, what lies beside the database, the database, and only then the place of the old one. */
import { join } from 'node:path';
import type { AppConfig } from '../config.ts';
import { stampOf } from './backup.ts';
import { restoreKeys } from './keys.ts';
import type { Manifest, Whole } from './manifest.ts';
import { PHOTOS, restorePhotos } from './photos.ts';
import { proveBackup } from './prove.ts';
import { isClean, type Proof, rebuild, type Say } from './rebuild.ts';
import { openerOf } from './seal.ts';
import { openTarget, type Target } from './target.ts';

export type RestoreInput = {
  /** The folder of the backup. */
  root: string;
  config: Pick<AppConfig, 'dataDir' | 'databaseUrl' | 'databaseAppUrl' | 'photoS3' | 'anchor' | 'secretKeys'>;
  /** The private keys that open it, where it is sealed. */
  identities?: readonly string[];
  /** A shop that is there gives way, under another name. */
  replace: boolean;
  now: Date;
  say: Say;
};

type Step = RestoreInput & { manifest: Manifest; whole: Whole; stamp: string };

/** First, because it only adds: when there is no room for it the database is not touched. */
async function bringFiles({ whole, manifest, config, stamp, say }: Step): Promise<void> {
  if (manifest.foto && config.photoS3 === null) {
    const aside = join(config.dataDir, `${PHOTOS}-sebelum-${stamp}`);
    say(`${await restorePhotos(whole, join(config.dataDir, PHOTOS), aside)} foto kembali.`);
  } else if (manifest.foto)
    say(
      `Foto TIDAK dipindahkan ke ${config.photoS3?.url}: salin folder ${join(whole.root, PHOTOS)} ke sana.`,
    );
  else say(`Foto toko ini ada di ${manifest.bucket}: isi PHOTO_S3_URL, atau salin dari sana.`);
  const keys = { ...config, anchorDir: config.anchor.dir };
  for (const line of await restoreKeys(whole, manifest, keys, stamp)) say(line);
}

async function bring(target: Target, step: Step): Promise<Proof> {
  const { whole, manifest, config, say } = step;
  try {
    await bringFiles(step);
    return await rebuild({ url: target.url, whole, manifest, login: config.databaseAppUrl === null, say });
  } catch (error) {
    await target.drop();
    throw error;
  }
}

/** What the proof found, a line each, and in one what it comes to. */
export function tellProof(proof: Proof, say: Say): void {
  const { temuan, audit } = proof;
  for (const { aturan, kode_toko, rincian } of temuan)
    say(`INVARIAN  ${aturan} ${kode_toko} ${JSON.stringify(rincian)}`);
  for (const { kode_toko, seq, sebab } of audit) say(`AUDIT  ${kode_toko}: ${sebab}, baris ${seq}`);
  say(
    isClean(proof)
      ? 'Toko kembali; cek_invarian() dan rantai audit bersih.'
      : 'Toko kembali, tetapi TIDAK bersih.',
  );
}

/** Throws when the shop is not back; answers what the proof of its books found. */
export async function restoreShop(input: RestoreInput): Promise<Proof> {
  const { root, config, replace, say, identities = [] } = input;
  const manifest = await proveBackup(root);
  const whole = { root, open: openerOf(manifest.untuk ?? [], identities) };
  say(`Cadangan utuh, dari program ${manifest.program}, keadaan ${manifest.potret}.`);
  const stamp = stampOf(input.now);
  const target = await openTarget({ config, manifest, replace, stamp, say });
  const proof = await bring(target, { ...input, manifest, whole, stamp });
  const old = await target.take();
  if (old !== null) say(`Yang lama ada di ${old}; hapus bila tidak diperlukan lagi.`);
  say('Dokumen sesudah cadangan itu tidak ada lagi, dan nomornya akan diberikan lagi.');
  tellProof(proof, say);
  return proof;
}
