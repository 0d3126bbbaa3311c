/** Protects: what is configured is what somebody meant, and what is wrong stops the start before anything is made. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupCron } from './backup/backup-config.ts';
import { readConfig } from './config.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

test.each([
  ['POOLSIZE', 'POOL_SIZE'],
  ['pool_size', 'POOL_SIZE'],
  ['Database-Url', 'DATABASE_URL'],
  ['APPURL', 'APP_URL'],
  ['Port', 'PORT'],
])('%s stops the start and names %s', (name, meant) => {
  expect(() => readConfig({ [name]: '99' })).toThrow(
    `Konfigurasi tidak valid:\n${name} tidak dikenal: maksudnya ${meant}?`,
  );
});

test.each([
  ['SECRET_KEY', 'SECRET_KEYS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['ENKRIPSII', 'ENKRIPSI'],
])('%s may be of another program: it is said that %s was not read', (name, meant) => {
  expect(readConfig({ [name]: 'x' }).warnings).toEqual([
    `${name} tidak dibaca; kalau maksudnya ${meant}, perbaiki namanya.`,
  ]);
});

test('names of others are nobody’s business, nor is a name beside the right one', () => {
  const others = {
    HOME: '/root',
    HOSTNAME: 'a',
    PATH: '/bin',
    PGHOST: 'x',
    npm_config_port: '1',
    DEMON: '1',
    POST: '1',
    PUSH_NAME: 'x',
  };
  expect(readConfig({ ...others, PUSH_NAMA: 'Toko' }).warnings).toEqual([]);
  expect(readConfig({ POOL_SIZE: '9', POOLSIZE: '99' })).toMatchObject({ poolSize: 9, warnings: [] });
});

test.each(['abc', `${KEY},abc`, Buffer.alloc(31, 7).toString('base64')])(
  'the keys %s are refused',
  (SECRET_KEYS) => {
    expect(() => readConfig({ SECRET_KEYS })).toThrow(
      /Konfigurasi tidak valid:[\s\S]*32 byte dalam base64[\s\S]*SECRET_KEYS/,
    );
  },
);

test('keys that are keys are taken', () => {
  expect(
    readConfig({ SECRET_KEYS: `${KEY}, ${KEY.replaceAll('+', '-').replaceAll('/', '_')}` }).secretKeys,
  ).toHaveLength(2);
});

test('a backup is made each night unless somebody says otherwise, and what is said must be a time', () => {
  expect(readConfig({ DATA_DIR: 'x' }).backup).toEqual({
    ...{ place: join('x', 'cadangan'), chosen: false, at: '02:30', prove: true, recipients: [] },
    ...{ bucket: null, archive: null },
    keep: { hari: 7, minggu: 5, bulan: 12 },
  });
  const said = readConfig({ BACKUP_AT: 'off', BACKUP_DIR: '/b', BACKUP_KEEP: '1,2,3', BACKUP_PROVE: 'off' });
  expect(said.backup).toEqual({
    ...{ place: '/b', chosen: true, at: null, prove: false, recipients: [] },
    ...{ bucket: null, archive: null },
    keep: { hari: 1, minggu: 2, bulan: 3 },
  });
  for (const wrong of [
    { BACKUP_AT: '25:00' },
    { BACKUP_AT: '2.30' },
    { BACKUP_KEEP: '7' },
    { BACKUP_RECIPIENTS: 'age1x' },
  ])
    expect(() => readConfig(wrong)).toThrow(/Konfigurasi tidak valid/);
  expect(() => readConfig({ BACKUP_S3_URL: 'https://x/b' })).toThrow(/BACKUP_S3_URL memerlukan/);
  expect(readConfig({ ARCHIVE_DIR: '/a', ARCHIVE_DAYS: '3' }).backup.archive).toEqual({ dir: '/a', days: 3 });
  expect(() => readConfig({ ARCHIVE_DIR: '/a', DATABASE_URL: 'postgres://x/y' })).toThrow(
    /ARCHIVE_DIR hanya/,
  );
  // 02:30 in Jakarta is the evening before in UTC, 08:15 the same day.
  expect(backupCron('02:30')).toMatch(/^30 19 \* \* \* cadangkan/);
  expect(backupCron('08:15')).toMatch(/^15 1 \* \* \* cadangkan/);
});

test('a post office is an address of one, and says as whom it is spoken to', () => {
  const SMTP_FROM = 'Toko <laporan@toko.id>';
  expect(readConfig({}).mail).toBeNull();
  expect(readConfig({ SMTP_URL: 'smtps://u:p@surel.toko.id:465', SMTP_FROM }).mail).toEqual({
    ...{ url: 'smtps://u:p@surel.toko.id:465', from: SMTP_FROM, local: false },
  });
  expect(() => readConfig({ SMTP_URL: 'https://surel.toko.id', SMTP_FROM })).toThrow(/smtp:\/\//);
  expect(() => readConfig({ SMTP_URL: 'smtp://surel.toko.id' })).toThrow(/SMTP_URL memerlukan SMTP_FROM/);
});
