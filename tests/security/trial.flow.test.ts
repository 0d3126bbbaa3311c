/** Protects: of whatever opens something or reaches somebody outside, somebody has decided whether it goes along into a trial. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TRIAL_PARTS } from '../../apps/server/trial-databases.ts';
import { type Kit, testApp } from '../kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

/** What a column is called that opens something, or says where to send to. */
const SECRET = '(sandi|rahasia|token|segel|hash|kunci|^pin$|^pola$|privat|tantangan|endpoint)';

/** Of these somebody has looked that they do neither. */
const HARMLESS: readonly string[] = [
  // Chains that prove what was written.
  ...['audit.hash', 'tutup_toko.audit_hash'],
  // Answers of acts that were done, sealed where they are secret; the trial has keys of its own.
  ...['idem.kunci', 'idem.req_hash', 'idem_lama.kunci'],
  // Five minutes of an act that is tried there once more.
  'otorisasi.op_hash',
  // Who locked whom, the name of a picture, when a token was changed.
  ...['pengguna.alasan_kunci', 'pengguna.dikunci_oleh', 'pengguna.dikunci_pada'],
  ...['rancangan_nota_gambar.kunci', 'setting_wa.token_diganti'],
  'setting_gerbang.kunci_diganti',
  // When a token ends, and how often it was renewed.
  ...['setting_marketplace.token_sampai', 'setting_marketplace.versi_token'],
];

test('every table with a secret is left at home, or goes without it', async () => {
  const { rows } = await kit.owner.query<{ name: string; tabel: string }>(
    `select c.table_name || '.' || c.column_name as name, c.table_name as tabel
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1 order by 1`,
    [SECRET],
  );
  const harmless = new Set(HARMLESS);
  const parts = TRIAL_PARTS as Record<string, { rows?: string; instead?: Record<string, string> }>;
  const open = rows.filter(({ name, tabel }) => {
    const part = parts[tabel];
    return (
      !harmless.has(name) &&
      part?.rows !== 'false' &&
      part?.instead?.[name.split('.')[1] as string] === undefined
    );
  });
  expect(open.map(({ name }) => name)).toEqual([]);
  expect([...harmless].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});
