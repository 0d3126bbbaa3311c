/** Protects: the backup of the night lies in the bucket as well, comes back from there, and half of one there is none. */
import { rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { KUNCI_S3, type PenyediaS3, penyediaS3Uji } from '../../../tests/kit/simulator/penyedia-s3.ts';
import { s3Files } from '../files/s3-files.ts';
import { backupsInBucket, forgetInBucket, fromBucket } from './bucket.ts';
import { nightlyBackup } from './nightly.ts';
import { proveBackup } from './prove.ts';
import { newPair } from './seal.ts';

let kit: Kit;
let bucket: PenyediaS3;
let dataDir: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  bucket = await penyediaS3Uji();
  dataDir = kit.deps.config.dataDir;
  await mkdir(join(dataDir, 'foto', 'JKT1'), { recursive: true });
  writeFileSync(join(dataDir, 'foto', 'JKT1', 'A1-0123456789abcdef.jpg'), 'gambar');
});
afterAll(async () => {
  await kit?.close();
  await bucket?.tutup();
});

const files = () => s3Files({ ...KUNCI_S3, url: bucket.url });
const pair = newPair();

async function night(): Promise<void> {
  kit.clock.advance({ hours: 24 });
  const { recipient } = await pair;
  const { config } = kit.deps;
  const backup = {
    ...config.backup,
    prove: false,
    recipients: [recipient],
    bucket: { ...KUNCI_S3, url: bucket.url },
  };
  await nightlyBackup({
    ...{ url: kit.url, pool: kit.owner, config: { ...config, backup }, clock: kit.clock.now },
    ...{ tryShop: async () => {}, say: () => {} },
  });
}

const photosPut = (): string[] => bucket.panggilan.filter((call) => call.startsWith('PUT foto/'));

test('what is on the disk is in the bucket, its photos once, and comes back from there whole', async () => {
  await night();
  await night();
  const names = await backupsInBucket(files());
  expect(names).toHaveLength(2);
  expect(photosPut()).toEqual(['PUT foto/JKT1/A1-0123456789abcdef.jpg.age']);
  const root = join(dataDir, 'unduhan', names[1] as string);
  await fromBucket(files(), names[1] as string, root);
  expect((await proveBackup(root)).untuk).toHaveLength(1);
});

test('one that lacks a file is not taken for a backup, whoever took it', async () => {
  const [first = ''] = await backupsInBucket(files());
  bucket.berkas.delete(`${first}/tabel/barang.gz.age`);
  const root = join(dataDir, 'separuh', first);
  await expect(fromBucket(files(), first, root)).rejects.toThrow(/barang\.gz\.age tidak ada/);
  await expect(proveBackup(root)).rejects.toThrow(/bukan cadangan/);
});

test('old ones go with all their files, photos and the proven one stay', async () => {
  const [first = '', second = ''] = await backupsInBucket(files());
  const newestOnly = { hari: 1, minggu: 0, bulan: 0 };
  expect(await forgetInBucket(files(), newestOnly, first)).toEqual([]);
  expect(await forgetInBucket(files(), newestOnly, null)).toEqual([first]);
  expect(await backupsInBucket(files())).toEqual([second]);
  expect([...bucket.berkas.keys()].filter((key) => key.startsWith(first))).toEqual([]);
  expect(bucket.berkas.has('foto/JKT1/A1-0123456789abcdef.jpg.age')).toBe(true);
});

test('a bucket that is down is told to the owner, and the backup on the disk stands', async () => {
  bucket.mati = 'SIBUK';
  await expect(night()).rejects.toThrow(/S3 .*503/);
  const { rows } = await kit.owner.query(
    'select nama, byte, sebab from cadangan order by mulai desc limit 1',
  );
  expect(rows[0]).toMatchObject({ sebab: expect.stringMatching(/^S3 /) });
  expect(Number(rows[0].byte)).toBeGreaterThan(0);
  await proveBackup(join(dataDir, 'cadangan', rows[0].nama));
  bucket.mati = null;
  rmSync(join(dataDir, 'cadangan'), { recursive: true });
});
