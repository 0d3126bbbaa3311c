// Goal: a piece is sold by instalments and the first of them is paid, by keyboard alone, and no money is taken unseen.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { bukuUang } from '../../kit/buku.ts';
import { CICIL_BAKU, diangsur, keadaanCicil, syaratCicil } from '../../kit/cicil.ts';
import { hargaGrup, potongan } from '../../kit/jual.ts';
import { semuaModul } from '../../kit/modul.ts';
import { axe, bukaToko, type Toko } from '../kit/browser.ts';
import { ketik, lahir, pindai, tekan, terfokus } from '../kit/papan-tombol.ts';
import { rekan } from '../kit/rekan.ts';

let toko: Toko;
let kasir: Page;
let kode: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => semuaModul(owner, ['CICILAN_MODULE']));
  const kit = rekan(toko);
  await hargaGrup(kit);
  await syaratCicil(kit);
  [kode = ''] = await potongan(kit, 'CCES', 1);
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const cicilan = async () =>
  (
    await toko.owner.query<{ no_cicilan: string; dp: number }>(
      'select no_cicilan, dp::float8 as dp from cicilan',
    )
  ).rows;
const uang = () => kasir.getByRole('dialog').getByLabel('Uang diterima');

test('the plan is shown while it is made, and the key that asks for the down payment does not pay it', async () => {
  kasir = await toko.layar('KASIR1', '/transaksi-cicilan');
  await terfokus(kasir.getByLabel('Pindai atau cari'));
  await pindai(kasir, kode);
  await kasir.getByText('1 masuk').waitFor();
  await kasir.getByRole('combobox', { name: 'Parameter Cicilan' }).focus();
  await ketik(kasir, 'CC3');
  await tekan(kasir, 'Enter');
  // The least that may be paid down is shown; a little more is typed.
  await kasir.getByText('3.852.960').waitFor();
  await terfokus(kasir.getByRole('textbox', { name: 'DP' }));
  await ketik(kasir, '736500');
  await kasir.getByText('3.852.900').waitFor();
  await tekan(kasir, 'F4');
  await kasir.getByRole('textbox', { name: 'Nama Customer' }).fill('IBU CICIL');
  await tekan(kasir, 'Control+Enter');
  // Before any money is asked for.
  await kasir.getByRole('button', { name: 'Sales Tidak Boleh Kosong' }).waitFor();
  await terfokus(kasir.getByRole('textbox', { name: 'No HP Customer' }));
  await ketik(kasir, '081234567890');
  await tekan(kasir, 'Control+Enter');
  await terfokus(kasir.getByRole('combobox', { name: 'Sales' }));
  expect(await axe(kasir)).toEqual([]);
  await ketik(kasir, 'S1');
  await tekan(kasir, 'Enter');
  await tekan(kasir, 'Control+Enter');
  await terfokus(uang());
  await expect.poll(() => uang().inputValue()).toBe('736.500');
  expect(await axe(kasir)).toEqual([]);
  // Whatever was sent by the same key would be here by the time that the caret is.
  expect(await cicilan()).toEqual([]);
  await ketik(kasir, '800000');
  await tekan(kasir, 'F9');
  await expect.poll(cicilan).toMatchObject([{ dp: CICIL_BAKU.dp }]);
  await uang().waitFor({ state: 'detached' });
  // The next plan begins empty, and nothing speaks of the pieces of this one.
  await kasir.getByText('1 masuk').waitFor({ state: 'detached' });
});

test('its first instalment is paid from the list', async () => {
  const [{ no_cicilan = '' } = {}] = await cicilan();
  kasir = await toko.layar('KASIR1', `/lihat-cicilan?no_cicilan=${no_cicilan}`);
  const bayar = kasir.locator('[data-bayar-cicilan]');
  await bayar.focus();
  await tekan(kasir, 'Enter');
  await kasir.getByText('3.116.400').first().waitFor();
  expect(await axe(kasir)).toEqual([]);
  await tekan(kasir, 'F8');
  await terfokus(uang());
  expect(await keadaanCicil(rekan(toko), no_cicilan)).toMatch(/^DONE \d+ 0 /);
  await tekan(kasir, 'F9');
  await expect.poll(() => keadaanCicil(rekan(toko), no_cicilan)).toMatch(/^DONE \d+ 1039000 /);
  const { rows } = await toko.owner.query<{ no: string }>('select no_dokumen as no from bayar_cicilan');
  expect((await bukuUang(toko.owner, rows[0]?.no ?? ''))[0]).toBe(
    '1 BAYAR CICILAN/CASH UANG_MUKA_CICILAN > KAS:KASIR1 1.039.000',
  );
});

test('its piece is handed over once the shop knows whose it becomes, where the sum asks for it', async () => {
  const [{ no_cicilan = '' } = {}] = await cicilan();
  const kit = rekan(toko);
  await diangsur(kit.as('KASIR2'), no_cicilan, 2_077_400);
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_IDENTITAS', '100000')",
  );
  kasir = await toko.layar('KASIR1', `/lihat-cicilan?no_cicilan=${no_cicilan}`);
  await kasir.locator('[data-ambil]').focus();
  await tekan(kasir, 'Enter');
  const tanya = kasir.getByRole('form', { name: 'Ambil Barang' });
  await terfokus(tanya.getByRole('button', { name: 'Ambil Barang' }));
  await tekan(kasir, 'Enter');
  await terfokus(tanya.getByLabel('NIK / SIM / Passport'));
  expect(await axe(kasir)).toEqual([]);
  await ketik(kasir, '3174012345670009');
  await tekan(kasir, 'Control+Enter');
  await terfokus(tanya.getByLabel('Alamat Customer'));
  await ketik(kasir, 'jalan mawar 1');
  await lahir(tanya);
  await tanya.getByLabel('Pekerjaan').fill('pedagang');
  await tanya.getByLabel('Sumber Dana').fill('usaha');
  await tekan(kasir, 'Control+Enter');
  await expect.poll(() => keadaanCicil(kit, no_cicilan)).toMatch(/^CLOSE /);
  const { rows } = await toko.owner.query(
    "select alamat_customer, nik_sim_passport from penjualan where nama_customer = 'IBU CICIL'",
  );
  expect(rows).toEqual([
    { alamat_customer: 'JALAN MAWAR 1', nik_sim_passport: expect.stringMatching(/^b1\./) },
  ]);
});

test('a piece is found by the words of its name, as at the till, and laid down', async () => {
  kasir = await toko.layar('KASIR1', '/transaksi-cicilan');
  await terfokus(kasir.getByLabel('Pindai atau cari'));
  await ketik(kasir, 'cincin');
  const temuan = kasir.getByRole('option').filter({ hasText: 'CINCIN' });
  await temuan.first().waitFor();
  expect(await axe(kasir)).toEqual([]);
  const kode = (await temuan.first().locator('.kode').innerText()).trim();
  await tekan(kasir, 'Enter');
  await kasir.getByText('1 masuk').waitFor();
  await kasir.getByRole('row').filter({ hasText: kode }).waitFor();
});
