/**
 * Verifies the audit chains against their anchors with nothing of the database but the rows: the hashes are reckoned here,
 * because whoever rewrites the table can rewrite its functions too.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Anchor } from './audit-anchor.ts';

/**
 * The first row of a store that is not what it was. `sejak`: the last row an anchor or the chain still proves; a chain that
 * was written anew from the middle is broken somewhere after it and up to `seq`.
 */
export type Broken = {
  kode_toko: string;
  seq: number;
  sejak: number;
  sebab: 'NOMOR HILANG' | 'RANTAI PUTUS' | 'ISI BERUBAH' | 'BEDA DARI JANGKAR' | 'EKOR HILANG';
};

type Row = Record<'waktu' | 'user_id' | 'aksi' | 'objek' | 'isi', string | null> & {
  seq: string;
  prev: Buffer;
  hash: Buffer;
};

const ROWS = `select seq::text, to_char(waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as waktu, user_id, aksi, objek,
    isi::text as isi, prev, hash
  from audit where kode_toko = $1 and audit.seq > $2 order by audit.seq limit 5000`;

const sha = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The canonical text of an entry, as isi_audit() writes it: every field with its length in characters before it. */
const canonical = (kode_toko: string, row: Row): string =>
  [kode_toko, row.seq, row.waktu, row.user_id, row.aksi, row.objek, row.isi]
    .filter((field) => field !== null)
    .map((field) => `${[...field].length}:${field}`)
    .join('|');

function breakOf(kode_toko: string, row: Row, last: { seq: number; hash: Buffer }): Broken['sebab'] | null {
  if (Number(row.seq) !== last.seq + 1) return 'NOMOR HILANG';
  if (!row.prev.equals(last.hash)) return 'RANTAI PUTUS';
  return row.hash.equals(sha(row.prev, canonical(kode_toko, row))) ? null : 'ISI BERUBAH';
}

/** Walks one chain from its first row. */
async function verifyStore(
  client: pg.Client,
  kode_toko: string,
  anchored: ReadonlyMap<number, string>,
): Promise<Broken | null> {
  let last = { seq: 0, hash: sha(kode_toko) };
  let sejak = 0;
  for (;;) {
    const { rows } = await client.query<Row>(ROWS, [kode_toko, last.seq]);
    for (const row of rows) {
      const seq = Number(row.seq);
      const sebab = breakOf(kode_toko, row, last);
      if (sebab)
        return { kode_toko, seq: sebab === 'NOMOR HILANG' ? last.seq + 1 : seq, sejak: last.seq, sebab };
      const proven = anchored.get(seq);
      if (proven !== undefined && proven !== row.hash.toString('hex'))
        return { kode_toko, seq, sejak, sebab: 'BEDA DARI JANGKAR' };
      if (proven !== undefined) sejak = seq;
      last = { seq, hash: row.hash };
    }
    if (rows.length === 0) break;
  }
  const end = Math.max(0, ...anchored.keys());
  return end > last.seq ? { kode_toko, seq: last.seq + 1, sejak, sebab: 'EKOR HILANG' } : null;
}

/** The first broken row of every store that has one, stores in the order of their codes. */
export async function verifyAudit(client: pg.Client, anchors: readonly Anchor[]): Promise<Broken[]> {
  const byStore = new Map<string, Map<number, string>>();
  const of = (kode_toko: string): Map<number, string> => {
    const known = byStore.get(kode_toko) ?? new Map<number, string>();
    byStore.set(kode_toko, known);
    return known;
  };
  for (const { kepala } of anchors)
    for (const { kode_toko, seq, hash } of kepala) of(kode_toko).set(seq, hash);
  const { rows } = await client.query<{ kode_toko: string }>('select distinct kode_toko from audit');
  for (const { kode_toko } of rows) of(kode_toko);
  const broken: Broken[] = [];
  for (const [kode_toko, anchored] of [...byStore].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = await verifyStore(client, kode_toko, anchored);
    if (found) broken.push(found);
  }
  return broken;
}
