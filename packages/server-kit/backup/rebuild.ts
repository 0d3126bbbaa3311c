/**
 * A backup becomes a database again: the schema made by the migrations of the program up to where the backup stood, its rows, the
 * migrations since. Roles, owners and rights are therefore what schema.sql says; a backup carries rows and nothing else.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { CONNECTION } from '../postgres/connection.ts';
import { newClient } from '../postgres/hosts.ts';
import { migrate } from '../schema/migrate.ts';
import { readAnchors, readPublicKey } from '../secrets/audit-anchor.ts';
import { type Broken, verifyAudit } from '../secrets/audit-verify.ts';
import { loadBackup } from './load.ts';
import type { Manifest, Whole } from './manifest.ts';
import { todaysName } from './prove.ts';

export type Say = (line: string) => void;

export type Proof = { temuan: { aturan: string; kode_toko: string; rincian: unknown }[]; audit: Broken[] };
/** Whoever brought a shop back wants to hear that. */
export const isClean = ({ temuan, audit }: Proof): boolean => temuan.length === 0 && audit.length === 0;

/** The books, and the audit chains against the anchors of a folder, up to a moment. */
export async function proveShop(client: pg.Client, dir: string, until: Date | null = null): Promise<Proof> {
  const { rows } = await client.query<Proof['temuan'][number]>(
    'select aturan, kode_toko, rincian from cek_invarian()',
  );
  const known = existsSync(join(dir, 'jangkar.jsonl')) ? readAnchors(dir, readPublicKey(dir)).anchors : [];
  const anchors = known.filter(({ waktu }) => until === null || Date.parse(waktu) <= until.getTime());
  return { temuan: rows, audit: await verifyAudit(client, anchors) };
}

export type RebuildInput = {
  /** The owner's address of a database that is free. */
  url: string;
  whole: Whole;
  manifest: Manifest;
  /** False where somebody else makes the role the pools log in as. */
  login: boolean;
  say: Say;
};

/** Throws when the rows did not go in; what the proof finds afterwards is answered. */
export async function rebuild({ url, whole, manifest, login, say }: RebuildInput): Promise<Proof> {
  const only = new Set(manifest.migrasi.map(({ nama }) => todaysName(nama)));
  await migrate({ url, only, login: false });
  const client = newClient({ connectionString: url, ...CONNECTION });
  // The statement that waits for it is told as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await loadBackup(client, whole, manifest);
    say(
      `${manifest.tabel.reduce((sum, { baris }) => sum + baris, 0)} baris di ${manifest.tabel.length} tabel kembali.`,
    );
    await migrate({ url, login, log: say });
    await client.query('analyze');
    return await proveShop(client, join(whole.root, 'jangkar'));
  } finally {
    await client.end();
  }
}
