/** Protects: an audit chain that was changed, cut or written anew is found by its anchor, though the database finds nothing. */
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnchors, readPublicKey } from '@mustika/server-kit/secrets/audit-anchor.ts';
import { type Broken, verifyAudit } from '@mustika/server-kit/secrets/audit-verify.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { lewatPenyedia, type PenyediaWaUji, penyediaWaUji } from '../../tests/kit/simulator/penyedia-wa.ts';

let kit: Kit;
let penyedia: PenyediaWaUji;
let dir: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { ANCHOR_WA: '6281234500009' } });
  penyedia = await penyediaWaUji();
  dir = kit.deps.config.anchor.dir;
});
afterAll(async () => {
  await kit?.close();
  await penyedia?.tutup();
});

const jangkar = (): Promise<void> => tasks.jangkar_audit?.({}, kit.deps) as Promise<void>;
const periksa = async (): Promise<Broken[]> =>
  verifyAudit(kit.owner, readAnchors(dir, readPublicKey(dir)).anchors);
const ujung = async (): Promise<number> =>
  Number((await kit.owner.query("select max(seq) as n from audit where kode_toko = 'JKT1'")).rows[0].n);
const tulis = async (n: number): Promise<void> => {
  for (let i = 0; i < n; i += 1)
    await kit.deps.db.tx({ kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false }, async (_sql, audit) =>
      // Letters outside the first plane, quotes and nested values have a length too.
      audit({ aksi: 'uji', objek: `é 💍 "|${i}`, isi: { n: i, teks: '金 💍', dalam: { a: [1, null] } } }),
    );
};
/** As somebody who owns the database: the guards are put to sleep, and everything proves itself again afterwards. */
async function sebagaiPemilik(work: string): Promise<void> {
  await kit.owner.query('begin');
  await kit.owner.query('alter table audit disable trigger all');
  await kit.owner.query(work);
  await kit.owner.query('alter table audit enable always trigger kekal');
  await kit.owner.query('alter table audit enable always trigger kekal_semua');
}
const SUSUN_ULANG = `do $$ declare r record; p bytea := sha256(convert_to('JKT1', 'UTF8')); begin
  for r in select * from audit where kode_toko = 'JKT1' order by seq loop
    update audit a set prev = p, hash = sha256(p || convert_to(isi_audit(r.kode_toko, r.seq, r.waktu, r.user_id, r.aksi, r.objek, r.isi), 'UTF8'))
     where a.kode_toko = 'JKT1' and a.seq = r.seq returning a.hash into p;
  end loop; end $$`;

test('every day the heads of all chains are signed into a file that is closed to others', async () => {
  await tulis(4);
  await jangkar();
  await tulis(4);
  await jangkar();
  expect(await periksa()).toEqual([]);
  const { anchors, bad } = readAnchors(dir, readPublicKey(dir));
  expect(bad).toEqual([]);
  expect(anchors.length).toBe(2);
  expect(anchors[1]?.kepala).toContainEqual({
    kode_toko: 'JKT1',
    seq: await ujung(),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  for (const name of ['kunci-jangkar.pem', 'jangkar.jsonl'])
    expect(statSync(join(dir, name)).mode & 0o777, name).toBe(0o600);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(existsSync(join(kit.deps.config.dataDir, 'postgres', 'jangkar.jsonl'))).toBe(false);
});

describe('PostgreSQL is content and the anchor is not', () => {
  const tengah = async (): Promise<number> => (await ujung()) - 2;
  test.each<[string, (seq: number) => string, (seq: number, ujung: number) => object]>([
    [
      'a chain written anew from the middle',
      (seq) => `update audit set isi = '{"n": 0}' where kode_toko = 'JKT1' and seq = ${seq}; ${SUSUN_ULANG}`,
      (_seq, akhir) => ({ seq: akhir, sejak: akhir - 4, sebab: 'BEDA DARI JANGKAR' }),
    ],
    [
      'a chain whose end was cut off',
      (seq) => `delete from audit where kode_toko = 'JKT1' and seq > ${seq}`,
      (seq, akhir) => ({ seq: seq + 1, sejak: akhir - 4, sebab: 'EKOR HILANG' }),
    ],
    [
      'a chain that was taken away',
      () => "delete from audit where kode_toko = 'JKT1'",
      () => ({ seq: 1, sejak: 0, sebab: 'EKOR HILANG' }),
    ],
  ])('%s', async (_what, work, found) => {
    const [seq, akhir] = [await tengah(), await ujung()];
    await sebagaiPemilik(work(seq));
    const kata = await kit.periksa();
    const broken = await periksa();
    await kit.owner.query('rollback');
    expect(kata).toEqual([]);
    expect(broken).toEqual([{ kode_toko: 'JKT1', ...found(seq, akhir) }]);
  });

  test.each([
    ['ISI BERUBAH', "update audit set user_id = 'SU'", 0],
    ['NOMOR HILANG', 'delete from audit', 0],
    ['RANTAI PUTUS', "update audit set prev = '\\x00'", 0],
  ])('%s is named by its row, also when the functions of the database lie', async (sebab, work) => {
    const seq = await tengah();
    await sebagaiPemilik(`${work} where kode_toko = 'JKT1' and seq = ${seq};
      create or replace function periksa_audit(toko text) returns table (seq bigint, sebab text) language sql stable as 'select 1::bigint, null::text where false'`);
    const kata = await kit.periksa();
    const broken = await periksa();
    await kit.owner.query('rollback');
    expect(kata).toEqual([]);
    expect(broken).toEqual([{ kode_toko: 'JKT1', seq, sejak: seq - 1, sebab }]);
  });
});

test('an anchor that was changed, taken out of the middle or signed by another is named', async () => {
  await tulis(1);
  await jangkar();
  const path = join(dir, 'jangkar.jsonl');
  const asli = readFileSync(path, 'utf8');
  const baca = (text: string) => {
    writeFileSync(path, text);
    return readAnchors(dir, readPublicKey(dir)).bad;
  };
  const [satu, dua, tiga] = asli.trim().split('\n') as [string, string, string];
  expect(baca([satu, dua.replace('JKT1', 'BDG1'), tiga].join('\n'))).toEqual([
    { baris: 2, sebab: 'TANDA TANGAN SALAH' },
    { baris: 3, sebab: 'BARIS HILANG' },
  ]);
  expect(baca([satu, tiga].join('\n'))).toEqual([{ baris: 2, sebab: 'BARIS HILANG' }]);
  expect(baca(asli)).toEqual([]);
  const lain = await testApp({ pgUrl: inject('pgUrl') });
  await tasks.jangkar_audit?.({}, lain.deps);
  expect(readAnchors(dir, readPublicKey(lain.deps.config.anchor.dir)).anchors).toEqual([]);
  await lain.close();
});

test('a key that others could read is closed to them at the next start', async () => {
  const path = join(dir, 'kunci-jangkar.pem');
  chmodSync(path, 0o644);
  await jangkar();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('the owner is sent what the newest line is known by, where WhatsApp is set up', async () => {
  expect(penyedia.diterima).toEqual([]);
  await kit.owner.query(
    "insert into para_system (kode_toko, key, value) select kode_toko, 'WHATSAPP_MODULE', 'true' from toko where tipe = 'PUSAT'",
  );
  for (const { kode_toko } of (await kit.owner.query('select kode_toko from toko')).rows)
    kit.deps.stores.forget(kode_toko);
  const saved = await kit.as('OWNER').put('whatsapp-setting/penyedia', lewatPenyedia(penyedia));
  expect(saved, saved.text).toMatchObject({ status: 200 });
  await jangkar();
  const { sidik } = readAnchors(dir, readPublicKey(dir));
  expect(penyedia.diterima).toMatchObject([{ to: '6281234500009', type: 'text' }]);
  expect(penyedia.diterima[0]?.text?.body).toContain(sidik.at(-1));
  expect(penyedia.diterima[0]?.text?.body).toMatch(/\nCadangan terakhir yang terbukti: belum ada$/);
});
