/** Protects: an address that a notification opens names one request, and nothing else is taken for one; the address forgets it. */
import { expect, test } from 'vitest';
import { targetIn } from './approval-arrival.ts';

const ID = '5b0c2f5e-7d1a-4c57-9a54-2f0f3a0d9c11';

test.each([
  [`/home?otorisasi=JKT1.${ID}`, { kode_toko: 'JKT1', id: ID }, '/home'],
  [`/data-barang?q=cincin&otorisasi=JKT1.${ID}`, { kode_toko: 'JKT1', id: ID }, '/data-barang?q=cincin'],
  ['/home', null, '/home'],
  ['/home?otorisasi=JKT1', null, '/home'],
  [`/home?otorisasi=../x.${ID}`, null, '/home'],
  ['/home?otorisasi=JKT1.bukan', null, '/home'],
])('%s', (address, target, rest) => expect(targetIn(address)).toEqual({ target, rest }));
