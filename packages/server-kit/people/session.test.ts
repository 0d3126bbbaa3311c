/** Protects: waits that double and end, passwords that are slow to guess, configuration that is checked before start. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { approvalKeys, loginKeys, waitSeconds } from '../http/throttle.ts';
import { isPublic } from '../installation.ts';
import { hashPassword, verifyPassword, weakPassword } from '../secrets/password.ts';
import { nomorAkun, type StoreConfig } from '../store-config.ts';
import { idleMs } from './session-store.ts';

describe('waiting', () => {
  test.each([
    [0, 5, 0, 0],
    [4, 5, 0, 0],
    [5, 5, 0, 5],
    [6, 5, 0, 10],
    [6, 5, 4, 6],
    [6, 5, 10, 0],
    [12, 5, 0, 640],
    [13, 5, 0, 900],
    [10_000, 5, 0, 900],
    [10_000, 5, 900, 0],
  ])('after %i failures of %i free, %i s later: %i s', (failures, free, since, wait) =>
    expect(waitSeconds(failures, free, since)).toBe(wait),
  );

  test('a device the user has logged in on counts for itself alone, strangers for user and address', () => {
    const who = { user_id: 'A', device: 'd', address: '1.2.3.4' };
    expect(loginKeys({ ...who, known: true })).toEqual([
      { key: 'p:A:18ac3e7343f016890c510e93f9352611', free: 5 },
    ]);
    expect(loginKeys({ ...who, known: false })).toEqual([
      { key: 'u:A', free: 10 },
      { key: 'd:A:1.2.3.4', free: 5 },
      { key: 'a:1.2.3.4', free: 50 },
    ]);
    expect(approvalKeys('A', 'B')).toEqual([
      { key: 'o:A:B', free: 5 },
      { key: 'r:A', free: 20 },
    ]);
  });

  test('people who approve sleep sooner', () => {
    expect(idleMs({ level: 'KASIR', pusat: false })).toBe(30 * 60_000);
    for (const row of [
      { level: 'SPV', pusat: false },
      { level: 'OWN', pusat: false },
      { level: 'KASIR', pusat: true },
    ] as const)
      expect(idleMs(row)).toBe(15 * 60_000);
  });
});

describe('passwords', () => {
  const cost = { memory: 8, passes: 1 };
  test('verify exactly as typed, never twice to the same text', async () => {
    const [a, b] = await Promise.all([hashPassword('Sandi 123', cost), hashPassword('Sandi 123', cost)]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(a).not.toBe(b);
    expect(await verifyPassword('Sandi 123', a)).toBe(true);
    for (const wrong of ['sandi 123', 'Sandi 123 ', '', 'Sandi 12'])
      expect(await verifyPassword(wrong, a)).toBe(false);
  });
  test('an unknown user or a broken hash is a wrong password', async () => {
    for (const stored of [null, '', 'x', '$argon2id$v=19$m=8,t=1,p=1$$'])
      expect(await verifyPassword('x', stored, cost)).toBe(false);
  });
  test.each([
    ['1234567', 'Password Minimal 8 Karakter'],
    ['x'.repeat(129), 'Password Maksimal 128 Karakter'],
    ['PASSWORD', 'Password Terlalu Mudah Ditebak'],
    ['budi-di-toko', 'Password Terlalu Mudah Ditebak'],
    ['kuda biru lari', null],
  ])('%s', (password, said) => expect(weakPassword(password, 'BUDI')).toBe(said));
});

describe('configuration', () => {
  test('has defaults, reads lists and refuses nonsense', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: null,
      trustProxy: [],
    });
    expect(
      readConfig({ DEMO: 'off', TRUST_PROXY: '10.0.0.1, 10.0.0.2', KODE_TOKO_BOLEH: 'JKT1' }),
    ).toMatchObject({ demo: false, trustProxy: ['10.0.0.1', '10.0.0.2'], stores: ['JKT1'] });
    for (const env of [
      { PORT: 'x' },
      { PORT: '70000' },
      { DEMO: 'maybe' },
      { POOL_SIZE: '1' },
      { DEMO_PASSWORD: 'short' },
    ])
      expect(() => readConfig(env)).toThrow('Konfigurasi tidak valid');
  });
  test.each([
    ['127.0.0.1', false],
    ['localhost', false],
    ['192.168.1.5', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['0.0.0.0', true],
    ['::', true],
    ['::1', false],
    ['203.0.113.9', true],
    ['toko.example.com', true],
  ])('%s is public: %s', (host, expected) => expect(isPublic(host)).toBe(expected));
});

describe('accounts of a store', () => {
  const store = {
    accounts: new Map([
      ['PENJUALAN|CASH|KAS|DEBET', '1'],
      ['PENJUALAN|*|KAS|DEBET', '2'],
      ['*|*|KAS|DEBET', '3'],
    ]),
  } as unknown as StoreConfig;
  test('the account of the event and kind, else of the event, else the default, else none', () => {
    expect(nomorAkun(store, 'PENJUALAN', 'CASH', 'KAS', 'DEBET')).toBe('1');
    expect(nomorAkun(store, 'PENJUALAN', 'DEBET', 'KAS', 'DEBET')).toBe('2');
    expect(nomorAkun(store, 'LAIN', 'CASH', 'KAS', 'DEBET')).toBe('3');
    expect(nomorAkun(store, 'LAIN', 'CASH', 'KAS', 'KREDIT')).toBeNull();
  });
});
