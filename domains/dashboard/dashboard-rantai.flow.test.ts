/** Protects: the chain has one today. A branch that closed its day goes on being shown on it, beside those that still sell. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../tests/kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';
import type { Ringkasan } from './ringkasan.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'RANTAI01' });
  await terjual(kit.as('KASIR1'), nota(['RANTAI01'], HARGA_BAKU));
});
afterAll(() => kit?.close());

const ringkas = async (): Promise<Ringkasan> =>
  (await kit.as('OWNER').get('dashboard/ringkas')).data as Ringkasan;
const bulan = async (): Promise<string[]> =>
  (await kit.as('OWNER').get('penjualan/chart?type=monthly')).data.datagram_penjualan.map(
    ({ waktu }: { waktu: string }) => waktu,
  );

test('closing one branch changes no figure of the day', async () => {
  const sebelum = await ringkas();
  expect(sebelum.hari_ini.tanggal).toBe(HARI);
  expect(sebelum.hari_ini.omzet).toBeGreaterThan(0);
  const hari = await bulan();
  const spv = kit.as('SPV1');
  await hitungLaci(kit, spv);
  expect((await tutup(spv, await isiTutup(spv), { user_id: 'OWNER', password: PASSWORD })).status).toBe(200);
  kit.lupakan();
  const { per_toko, ...sesudah } = await ringkas();
  const jkt1 = (toko: Ringkasan['per_toko']) => toko.find(({ kode_toko }) => kode_toko === 'JKT1');
  expect(sesudah.hari_ini).toEqual(sebelum.hari_ini);
  expect(sesudah.sebelumnya).toEqual(sebelum.sebelumnya);
  expect(sesudah.pembanding).toEqual(sebelum.pembanding);
  expect(sesudah.nota_terakhir).toEqual(sebelum.nota_terakhir);
  // The branch is closed for the day that is shown, whatever day it has opened since.
  expect(jkt1(sebelum.per_toko)).toMatchObject({ buka: true });
  expect(jkt1(per_toko)).toEqual({ ...jkt1(sebelum.per_toko), buka: false });
  expect(await bulan()).toEqual(hari);
});

test('past midnight the chain is on the day that somebody has opened', async () => {
  kit.clock.advance({ hours: 15 });
  kit.lupakan();
  expect((await ringkas()).hari_ini.tanggal).toBe('2026-11-22');
});
