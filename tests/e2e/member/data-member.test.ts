/**
 * Protects: a member with a wrong digit is put right, at the till while he stands there and in the list of members; who found
 * him by the old number does so by the new one, and the sheet says who changed what. A birthday on the dashboard leads to him.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hargaTaksir, hutangBaru } from '../../kit/hutang.ts';
import { isiLaci } from '../../kit/uang.ts';
import { axe, bukaToko, pindah, type Toko } from '../kit/browser.ts';
import { bukaKasir } from '../kit/kasir.ts';
import { ketik, tekan } from '../kit/papan-tombol.ts';
import { rekan } from '../kit/rekan.ts';

/** A member whose number has a digit too few, as it was once accepted. */
const SALAH = `insert into member (kode_member, nama_member, no_hp, kode_toko_asal, tgl_lahir)
  select 'JKT1999001', 'BU SALAH DIGIT', '6281234567', 'JKT1', (tgl - interval '40 years')::date
    from (select max(tanggal) as tgl from hari_toko where kode_toko = 'JKT1') h`;

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => owner.query(SALAH));
});
afterAll(() => toko?.close());

const simpanan = async () =>
  (await toko.owner.query(`select nama_member, no_hp, versi from member where kode_member = 'JKT1999001'`))
    .rows[0];

test('a birthday on the dashboard leads to the member, whose number is put right in words', async () => {
  const spv = await toko.layar('SPV1', '/dashboard');
  await spv.getByRole('link', { name: 'BU SALAH DIGIT' }).click();
  const lembar = spv.getByRole('dialog');
  const hp = lembar.getByLabel('No HP');
  await hp.waitFor();
  expect(await axe(spv)).toEqual([]);
  await hp.fill('081234567');
  await tekan(spv, 'Control+Enter');
  await lembar.getByText('No HP minimal 10 angka').first().waitFor();
  expect((await simpanan()).versi).toBe(1);
  await hp.fill('081234567801');
  await tekan(spv, 'Control+Enter');
  await lembar.waitFor({ state: 'detached' });
  expect(await simpanan()).toMatchObject({ no_hp: '6281234567801', versi: 2 });
  await pindah(spv, '/data-member');
  await spv.getByLabel('No HP, nama, atau kode member').fill('081234567801');
  await spv.locator('[data-table="data-member"] [data-at]').first().click();
  await lembar.getByRole('tab', { name: 'Riwayat' }).click();
  await lembar.getByText('UBAH · SPV1').waitFor();
  await lembar.getByText('6281234567801').first().waitFor();
});

test('the cashier puts him right from F4, and the nota has him as he is now', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await tekan(kasir, 'F4');
  await ketik(kasir, 'JKT1999001');
  await kasir.getByRole('option').filter({ hasText: 'BU SALAH DIGIT' }).click();
  await tekan(kasir, 'F4');
  await kasir.getByRole('option').filter({ hasText: 'Perbaiki data member' }).click();
  const nama = kasir.getByLabel('Nama Member');
  await nama.waitFor();
  await nama.fill('BU BENAR DIGIT');
  await tekan(kasir, 'Control+Enter');
  await kasir.getByRole('button', { name: /BU BENAR DIGIT/ }).waitFor();
  await expect.poll(async () => (await simpanan()).nama_member).toBe('BU BENAR DIGIT');
});

test('what still runs with him is told at the till, and F4 leads to it', async () => {
  // He is still the customer of this counter.
  const kasir = await bukaKasir(toko, 'KASIR1');
  await kasir.getByRole('button', { name: /BU BENAR DIGIT/ }).waitFor();
  await toko.akhiriSesi('SPV1');
  const kit = rekan(toko);
  await hargaTaksir(kit);
  await isiLaci(kit, 5_000_000, 'KASIR2');
  const milik = { kode_member: 'JKT1999001', nama_customer: null, no_hp_customer: null };
  const answer = await kit.as('KASIR2').post('hutang/simpan', hutangBaru(1_000_000, milik));
  expect(answer.text).toContain('Hutang Berhasil Disimpan');
  await tekan(kasir, 'F4');
  const baris = kasir.getByRole('option').filter({ hasText: 'Hutang JKT1-PI-' });
  await baris.getByText('Rp 1.000.000').waitFor();
  await kasir.getByRole('button', { name: /1 tanggungan/ }).waitFor();
  expect(await axe(kasir)).toEqual([]);
  await baris.click();
  await kasir.getByRole('dialog').getByText('BU', { exact: false }).first().waitFor();
  await expect.poll(() => new URL(kasir.url()).pathname).toBe('/lihat-hutang');
});
