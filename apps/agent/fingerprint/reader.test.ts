/**
 * Protects: a reader of the R30x family sees the finger it was asked about and no other, knows a new one by two pictures of it, and
 * whatever its line does ends in an answer.
 */
import type { PembacaSidik, TugasSidik } from '@mustika/kernel/agen/agen.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PembacaUji, pembacaUji, polaDari } from '../../../tests/kit/simulator/pembaca-sidik.ts';
import { type Reader, startReader } from './reader.ts';

let pembaca: PembacaUji;
let reader: Reader;
beforeEach(async () => {
  pembaca = await pembacaUji();
  reader = startReader({ say: () => {}, waitMs: 700 });
  reader.set({ jalur: 'JARINGAN', alamat: pembaca.alamat, kecepatan: 57_600 } satisfies PembacaSidik);
});
afterEach(() => pembaca.tutup());

const ID = { id: 'a', nonce: 'n' };
const cocok = (...jari: string[]): TugasSidik => ({ ...ID, kerja: 'COCOK', pola: jari.map(polaDari) });
const kerjakan = (tugas: TugasSidik, tahap: (kata: string) => void = () => {}) =>
  reader.work(tugas, (said) => tahap(said.tahap));

test('one of the fingers it is told of, and no other', async () => {
  pembaca.jari = 'SARI';
  pembaca.buruk = 2;
  expect(await kerjakan(cocok('BUDI', 'SARI'))).toEqual({ ...ID, hasil: 'COCOK' });
  pembaca.jari = 'MALING';
  expect(await kerjakan(cocok('BUDI', 'SARI'))).toEqual({ ...ID, hasil: 'TIDAK' });
  pembaca.jari = null;
  expect(await kerjakan(cocok('SARI'))).toEqual({ ...ID, hasil: 'TANPA_JARI' });
});

test('a new one is known by two pictures, with the finger lifted between them', async () => {
  pembaca.jari = 'SARI';
  const steps: string[] = [];
  const said = await kerjakan({ ...ID, kerja: 'DAFTAR' }, (tahap) => {
    steps.push(tahap);
    pembaca.jari = tahap === 'ANGKAT' ? null : 'SARI';
  });
  expect(steps).toEqual(['TEMPEL', 'ANGKAT', 'TEMPEL_LAGI']);
  expect(said).toMatchObject({ ...ID, hasil: 'TERDAFTAR' });
  expect(said.pola).toHaveLength(512);
  const known = { ...ID, kerja: 'COCOK' as const, pola: [said.pola as Uint8Array] };
  expect(await kerjakan(known)).toMatchObject({ hasil: 'COCOK' });
  pembaca.jari = 'BUDI';
  expect(await kerjakan(known)).toMatchObject({ hasil: 'TIDAK' });
});

test('two fingers are not one', async () => {
  pembaca.jari = 'SARI';
  const said = await kerjakan({ ...ID, kerja: 'DAFTAR' }, (tahap) => {
    pembaca.jari = tahap === 'ANGKAT' ? null : tahap === 'TEMPEL' ? 'SARI' : 'BUDI';
  });
  expect(said).toEqual({ ...ID, hasil: 'TIDAK' });
});

test('one that is gone, silent, busy or not there says so', async () => {
  const dua = [kerjakan(cocok('SARI')), kerjakan(cocok('SARI'))];
  expect((await Promise.all(dua)).map(({ hasil }) => hasil)).toEqual(['TANPA_JARI', 'GANGGUAN']);
  const putus = kerjakan(cocok('SARI'));
  await expect.poll(() => pembaca.perintah.filter((one) => one === 1).length).toBeGreaterThan(8);
  pembaca.putus();
  expect(await putus).toMatchObject({ hasil: 'GANGGUAN' });
  reader.set({ jalur: 'JARINGAN', alamat: '127.0.0.1:9', kecepatan: 57_600 });
  expect(await kerjakan(cocok('SARI'))).toMatchObject({ hasil: 'GANGGUAN' });
  reader.set(null);
  expect(await kerjakan(cocok('SARI'))).toMatchObject({ hasil: 'GANGGUAN' });
});
