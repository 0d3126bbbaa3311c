/** Protects: no company of an installation is run with anything of another one, or of the shell it was started from. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { companiesIn, envOf, makeCompany, settingsOf, wrongName } = await import(
  join(import.meta.dirname, '../../scripts/steps/companies.mjs')
);

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'mustika-perusahaan-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('each has a folder, a port and a database of its own', async () => {
  const jaya = await makeCompany(place, 'emas-jaya', []);
  const mulia = await makeCompany(place, 'mulia', [
    'APP_URL=https://mulia.contoh.co.id',
    'PUSH_NAMA=Toko Mulia',
  ]);
  expect(companiesIn(place)).toEqual(['emas-jaya', 'mulia']);
  expect(mulia).toMatchObject({ APP_URL: 'https://mulia.contoh.co.id', DEMO: 'off' });
  expect(jaya.PORT).not.toBe(mulia.PORT);
  expect(jaya.DATA_DIR).toBe(join(place, 'emas-jaya', 'data'));
  expect(settingsOf(place, 'mulia')).toEqual(mulia);
});

test('one that is there is not made again, and nobody else reads its settings', async () => {
  await makeCompany(place, 'mulia', ['DATABASE_URL=postgresql://m:rahasia@db/mulia']);
  const file = join(place, 'mulia', 'setelan.env');
  const before = readFileSync(file, 'utf8');
  await expect(makeCompany(place, 'mulia', [])).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe(before);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
});

test('settings of the shell are nobody’s', async () => {
  await makeCompany(place, 'mulia', []);
  const shell = {
    ...{ PATH: '/bin', HOME: '/root', LC_ALL: 'C', npm_config_registry: 'x', https_proxy: 'p' },
    ...{
      DATABASE_URL: 'postgresql://lain',
      SECRET_KEYS: 'k',
      BACKUP_DIR: '/lain',
      PORT: '1',
      KODE_TOKO_BOLEH: 'A',
    },
    ...{ ANCHOR_DIR: '/lain', PHOTO_S3_URL: 'https://lain', DEMO: 'on', TIPE: 'CABANG', ENKRIPSI: 'on' },
  };
  const { PATH, HOME, LC_ALL, npm_config_registry, https_proxy, ...rest } = envOf(place, 'mulia', shell);
  expect([PATH, HOME, LC_ALL, npm_config_registry, https_proxy]).toEqual(['/bin', '/root', 'C', 'x', 'p']);
  expect(rest).toEqual(settingsOf(place, 'mulia'));
});

test('a folder without settings is no company', () => {
  writeFileSync(join(place, 'catatan'), '');
  expect(companiesIn(place)).toEqual([]);
  expect(companiesIn(join(place, 'tidak-ada'))).toEqual([]);
});

test.each(['semua', 'Emas', 'a', '../lain', 'a b', '', '-a'])('%j is no name', (name) =>
  expect(wrongName(name)).not.toBeNull(),
);
