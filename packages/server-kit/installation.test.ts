/** Protects: the installation is what its configuration says, and what would be unsafe or contradicts itself stops the start. */
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readInstallation, serves } from './installation.ts';

test('nothing set is a chain on this machine', () =>
  expect(readInstallation({})).toEqual({
    appUrl: null,
    backendUrl: null,
    tipe: 'PUSAT',
    mode: 'STANDAR',
    stores: [],
    authType: 'TOKEN',
    encryption: false,
    messagingUrl: null,
    wholesaleUrl: null,
    wholesaleDomain: null,
    onlineStoreUrl: null,
    pushName: 'Mustika',
  }));

test('every value is read, and is part of the whole configuration', () => {
  const env = {
    APP_URL: 'https://toko.contoh.co.id/',
    TRUST_PROXY: '10.0.0.1',
    TIPE: 'CABANG',
    APP_MODE: 'STOCK_JUAL_MANUAL',
    KODE_TOKO_BOLEH: 'jkt1, BDG1,',
    ENKRIPSI: 'on',
    MESSAGING_URL: 'https://wa.contoh.co.id',
    GROSIR_URL: 'https://b2b.grosir.co.id',
    GROSIR_DOMAIN: 'Grosir.co.id',
    TOKO_ONLINE_URL: 'https://toko-online.contoh.co.id',
    PUSH_NAMA: 'Toko Emas',
    AUTH_TYPE: '',
  };
  expect(readConfig(env)).toMatchObject({
    appUrl: 'https://toko.contoh.co.id',
    backendUrl: 'https://toko.contoh.co.id',
    tipe: 'CABANG',
    mode: 'STOCK_JUAL_MANUAL',
    stores: ['JKT1', 'BDG1'],
    encryption: true,
    messagingUrl: 'https://wa.contoh.co.id',
    wholesaleUrl: 'https://b2b.grosir.co.id',
    wholesaleDomain: 'grosir.co.id',
    onlineStoreUrl: 'https://toko-online.contoh.co.id',
    pushName: 'Toko Emas',
    outbound: {
      hosts: expect.arrayContaining(['wa.contoh.co.id', 'b2b.grosir.co.id', 'toko-online.contoh.co.id']),
    },
    authType: 'TOKEN',
  });
});

describe('the start is refused', () => {
  const https = { APP_URL: 'https://toko.contoh.co.id' };
  test.each<[string, Record<string, string>, string]>([
    ['a backend elsewhere', { ...https, BACKEND_URL: 'https://lain.co.id' }, 'BACKEND_URL harus sama'],
    ['a backend without an app', { BACKEND_URL: 'https://lain.co.id' }, 'BACKEND_URL harus sama'],
    ['a public address in plain', { APP_URL: 'http://toko.contoh.co.id' }, 'harus memakai https'],
    ['an address with a path', { APP_URL: 'https://toko.contoh.co.id/kasir' }, 'APP_URL'],
    ['an address with a password', { APP_URL: 'https://a:b@toko.contoh.co.id' }, 'APP_URL'],
    ['no address at all', { APP_URL: 'toko' }, 'APP_URL'],
    ['another scheme', { MESSAGING_URL: 'http://wa.contoh.co.id' }, 'MESSAGING_URL'],
    ['encryption without https', { ENKRIPSI: 'on', TRUST_PROXY: '10.0.0.1' }, 'APP_URL dengan https'],
    ['encryption without a proxy', { ...https, ENKRIPSI: 'on' }, 'TRUST_PROXY'],
    ['another way to log in', { AUTH_TYPE: 'BASIC' }, 'AUTH_TYPE'],
    ['a type that is none', { TIPE: 'GUDANG' }, 'TIPE'],
    ['a mode that is none', { APP_MODE: 'GRATIS' }, 'APP_MODE'],
    ['another kind of database', { DATABASE_URL: 'mysql://toko' }, 'DATABASE_URL'],
    ['a bucket without a key', { PHOTO_S3_URL: 'https://s3.contoh.co.id/foto' }, 'PHOTO_S3_KEY_ID'],
    [
      'a bucket in plain',
      { PHOTO_S3_URL: 'http://s3.contoh.co.id/foto', PHOTO_S3_KEY_ID: 'a', PHOTO_S3_SECRET: 'b' },
      'PHOTO_S3_URL harus https',
    ],
    ['a bucket with a password in it', { PHOTO_S3_URL: 'https://a:b@s3.contoh.co.id/foto' }, 'PHOTO_S3_URL'],
    ['a store code that is none', { KODE_TOKO_BOLEH: 'JKT1;BDG1' }, 'KODE_TOKO_BOLEH'],
    [
      'a wholesale server outside its domain',
      { GROSIR_URL: 'https://jahatgrosir.co.id', GROSIR_DOMAIN: 'grosir.co.id' },
      'GROSIR_DOMAIN',
    ],
  ])('for %s', (_name, env, said) => {
    expect(() => readConfig(env)).toThrow('Konfigurasi tidak valid');
    expect(() => readConfig(env)).toThrow(said);
  });
});

test('a whitelist serves what stands in it, none serves all', () => {
  expect(serves({ stores: [] }, 'JKT1')).toBe(true);
  expect(serves({ stores: ['BDG1'] }, 'JKT1')).toBe(false);
  expect(serves({ stores: ['BDG1', 'JKT1'] }, 'JKT1')).toBe(true);
});
