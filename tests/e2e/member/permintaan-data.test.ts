/**
 * Protects: a supervisor writes down what a customer asks of his data, hands him his file, and deletes him on the word of the owner; what stands
 * in the way is read before, and the list says how long there is left.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from '../kit/browser.ts';
import { setujui } from '../kit/kasir.ts';

const MEMBER = `insert into member (kode_member, nama_member, no_hp, kode_toko_asal)
  values ('JKT1999002', 'BU INGIN TAHU', '6281298760002', 'JKT1'), ('JKT1999003', 'BU INGIN PERGI', '6281298760003', 'JKT1')`;
const POIN = `insert into member_poin (kode_toko, kode_member, poin) values ('JKT1', 'JKT1999003', 0)`;

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), async (owner) => {
    await owner.query(MEMBER);
    await owner.query(POIN);
  });
});
afterAll(() => toko?.close());

const keadaan = async (kode: string) =>
  (await toko.owner.query('select keadaan from permintaan_data where kode_member = $1', [kode])).rows[0]
    ?.keadaan;

test('a request for his data is written down, worked on, answered by a file and finished', async () => {
  const spv = await toko.layar('SPV1', '/permintaan-data-diri');
  await spv.getByRole('button', { name: 'Catat permintaan' }).first().click();
  const lembar = spv.getByRole('dialog');
  await lembar.getByLabel('Kode Member').fill('JKT1999002');
  await spv.getByRole('option').filter({ hasText: 'BU INGIN TAHU' }).click();
  await lembar.getByLabel('Bukti Diri').fill('KTP asli dilihat');
  expect(await axe(spv)).toEqual([]);
  await lembar.getByRole('button', { name: 'Catat permintaan' }).click();
  await lembar.getByText('3 hari lagi').waitFor();
  await lembar.getByRole('button', { name: 'Kerjakan' }).click();
  const unduhan = spv.waitForEvent('download');
  await lembar.getByRole('button', { name: 'PDF' }).click();
  expect((await unduhan).suggestedFilename()).toMatch(/^data-diri-JKT1-.*\.pdf$/);
  await lembar.getByRole('button', { name: 'Selesaikan' }).click();
  await spv.getByLabel('Jawaban Diberikan').fill('diserahkan langsung');
  await spv.getByRole('dialog').last().getByRole('button', { name: 'Selesaikan' }).click();
  await expect.poll(() => keadaan('JKT1999002')).toBe('SELESAI');
  await lembar.getByRole('tab', { name: 'Riwayat' }).click();
  await lembar.getByText('Berkas dibuat').waitFor();
});

test('deleting him shows what goes and what stays, asks the owner, and leaves a list without his name', async () => {
  const spv = await toko.layar('SPV1', '/permintaan-data-diri');
  await spv.getByRole('button', { name: 'Catat permintaan' }).first().click();
  const lembar = spv.getByRole('dialog').first();
  await lembar.getByRole('combobox', { name: 'Permintaan' }).click();
  await spv.getByRole('option', { name: 'Hapus' }).click();
  await lembar.getByLabel('Kode Member').fill('JKT1999003');
  await spv.getByRole('option').filter({ hasText: 'BU INGIN PERGI' }).click();
  await lembar.getByLabel('Bukti Diri').fill('KTP asli dilihat');
  await lembar.getByRole('button', { name: 'Catat permintaan' }).click();
  await lembar.getByRole('button', { name: 'Kerjakan' }).click();
  await lembar.getByText('Hilang sekarang').waitFor();
  await lembar.getByText('Tidak ada dokumen yang menyebut orang ini.').waitFor();
  expect(await axe(spv)).toEqual([]);
  await lembar.getByRole('button', { name: 'Hapus data diri' }).click();
  await spv.getByRole('button', { name: 'Ya', exact: true }).click();
  await setujui(spv, 'OWNER');
  await expect.poll(() => keadaan('JKT1999003')).toBe('SELESAI');
  await spv.getByRole('cell', { name: 'ANONIM' }).waitFor();
  await expect.poll(() => spv.getByText('BU INGIN PERGI').count()).toBe(0);
});
