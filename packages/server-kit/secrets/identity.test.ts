/** Protects: one person is one counterpart, however he is written, and two people are two. */
import { describe, expect, test } from 'vitest';
import { counterpartDigests, type Lawan, namaLipat } from './identity.ts';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox({ dataDir: '', keys: [Buffer.alloc(32, 7).toString('base64')] });
const satu = (a: Lawan, b: Lawan): boolean =>
  counterpartDigests(box, a).some((digest) => counterpartDigests(box, b).includes(digest));

test.each([
  ['ORANG SAMA', 'ORANG SAMA.'],
  ['ORANG SAMA', 'orang  sama'],
  ['SITI AMINAH', 'Aminah, Siti'],
  ['ANDRÉ', 'ANDRE'],
])('%s and %s are one name', (a, b) => expect(namaLipat(a)).toBe(namaLipat(b)));

describe('one counterpart', () => {
  test.each<[string, Lawan, Lawan]>([
    [
      'by telephone, whatever he is called (vector 50)',
      { telp: '0812 3456', nama: 'A' },
      { telp: '+628123456', nama: 'B' },
    ],
    [
      'by identity number',
      { nomor: '3171012345678901', nama: 'A' },
      { nomor: '3171012345678901', telp: '0811' },
    ],
    ['by name, where nothing else is said', { nama: 'ORANG SAMA' }, { nama: 'SAMA. ORANG' }],
  ])('%s', (_how, a, b) => expect(satu(a, b)).toBe(true));

  test.each<[string, Lawan, Lawan]>([
    ['two telephones under one name', { telp: '081111', nama: 'BUDI' }, { telp: '082222', nama: 'BUDI' }],
    ['two names', { nama: 'BUDI' }, { nama: 'BUDIMAN' }],
    ['nobody and nobody', {}, { nama: ' . ' }],
  ])('%s are not', (_how, a, b) => expect(satu(a, b)).toBe(false));
});
