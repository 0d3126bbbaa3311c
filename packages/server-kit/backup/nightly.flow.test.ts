/**
 * Protects: the backup of the night is brought back, started and proven, what became of it stands where the owner reads it, good or
 * bad, and nothing of the rehearsal stays; the one that is known to come back outlives every younger one that does not.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shopTrier } from '../../../apps/server/try-shop.ts';
import { type Kit, RUMAH, testApp } from '../../../tests/kit/app.ts';
import { readConfig } from '../config.ts';
import { type NightlyInput, nightlyBackup } from './nightly.ts';
import type { TryShop } from './rehearse.ts';
import { newPair } from './seal.ts';

let kit: Kit;
let place: string;
let tryShop: TryShop;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  place = join(kit.deps.config.dataDir, 'cadangan');
  tryShop = shopTrier({ ...RUMAH, config: kit.deps.config, clock: kit.clock });
});
afterAll(() => kit?.close());

const night = (but: Partial<NightlyInput> = {}): Promise<void> => {
  kit.clock.advance({ hours: 24 });
  const { config } = kit.deps;
  return nightlyBackup({
    ...{ url: kit.url, pool: kit.owner, config, tryShop, clock: kit.clock.now, say: () => {} },
    ...but,
  });
};

const told = async (user_id: string) => {
  kit.lupakan();
  return (await kit.as(user_id).get('dashboard/ringkas')).data.cadangan;
};
const lastRow = async () =>
  (await kit.owner.query('select nama, temuan, sebab from cadangan order by mulai desc limit 1')).rows[0];

test('it comes back, the product starts over it, and the owner reads of when its rows are', async () => {
  expect(await told('OWNER')).toMatchObject({ keadaan: 'BELUM', potret: null });
  // Sealed for somebody whose key is not here: what comes back is what he would open.
  const { recipient } = await newPair();
  const { dataDir } = kit.deps.config;
  const { backup } = readConfig({ DATA_DIR: dataDir, BACKUP_RECIPIENTS: recipient });
  await night({ config: { ...kit.deps.config, backup } });
  const { nama, temuan, sebab } = await lastRow();
  expect([temuan, sebab]).toEqual([0, null]);
  expect(readdirSync(place)).toEqual([nama]);
  expect(existsSync(join(kit.deps.config.dataDir, 'postgres-uji'))).toBe(false);
  expect(await told('OWNER')).toMatchObject({ keadaan: 'BAIK', potret: expect.stringMatching(/Z$/) });
  expect(await told('KASIR1')).toBeUndefined();
});

test('a product that does not start over it is a backup that failed', async () => {
  const refused = night({ tryShop: () => Promise.reject(new Error('/siap: 503')) });
  await expect(refused).rejects.toThrow('/siap: 503');
  expect(await told('OWNER')).toMatchObject({ keadaan: 'GAGAL', sebab: '/siap: 503' });
  expect(existsSync(join(kit.deps.config.dataDir, 'postgres-uji'))).toBe(false);
});

test('books that do not agree are told, and only what is proven is kept for good', async () => {
  const proven = readdirSync(place)[0] as string;
  await kit.owner.query("update saldo_uang set saldo = saldo + 1 where kode_toko = 'JKT1' and akun = 'KAS'");
  const config = {
    ...kit.deps.config,
    backup: readConfig({ DATA_DIR: kit.deps.config.dataDir, BACKUP_KEEP: '1,0,0' }).backup,
  };
  await night({ config });
  const { nama, temuan } = await lastRow();
  expect(temuan).toBeGreaterThan(0);
  expect(await told('OWNER')).toMatchObject({ keadaan: 'GAGAL', sebab: `${temuan} temuan` });
  expect(readdirSync(place)).toEqual([proven, nama]);
  await kit.owner.query("update saldo_uang set saldo = saldo - 1 where kode_toko = 'JKT1' and akun = 'KAS'");
  await night({ config });
  expect(readdirSync(place)).toEqual([(await lastRow()).nama]);
});

test('a place that cannot be written is told, and no half of a backup stays', async () => {
  rmSync(place, { recursive: true });
  writeFileSync(place, 'a file');
  await expect(night()).rejects.toThrow();
  expect(await told('OWNER')).toMatchObject({ keadaan: 'GAGAL', sebab: expect.stringContaining('cadangan') });
  rmSync(place);
});
