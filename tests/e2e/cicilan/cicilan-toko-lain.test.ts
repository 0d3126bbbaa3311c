// Goal: a customer pays his instalment at the branch he stands in, and both branches know; by keyboard alone.
// Method: the real server and the built web app in a real Chromium; the plan was made at its own branch by the same calls.
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { bukuUang } from '../../kit/buku.ts';
import { BUKTI_CICIL, bayarTerakhir, cicil, dicicil, keadaanCicil, syaratCicil } from '../../kit/cicil.ts';
import { hargaGrup, potongan } from '../../kit/jual.ts';
import { semuaModul } from '../../kit/modul.ts';
import { axe, bukaToko, HP_PEMILIK, KASIR_PC, type Toko } from '../kit/browser.ts';
import { ketik, tekan, terfokus } from '../kit/papan-tombol.ts';
import { rekan } from '../kit/rekan.ts';

let toko: Toko;
let no_cicilan: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => semuaModul(owner, ['CICILAN_MODULE']));
  const kit = rekan(toko);
  await hargaGrup(kit);
  await syaratCicil(kit);
  const [kode = ''] = await potongan(kit, 'CCTE', 1);
  no_cicilan = await dicicil(kit.as('KASIR1'), cicil([kode]));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

test('asked for by its number and what the customer says of himself, then paid in cash', async () => {
  const bdg = await toko.layar('KASIR1-BDG', '/terima-cicilan');
  await bdg.getByRole('button', { name: 'Terima Cicilan' }).first().waitFor();
  await tekan(bdg, 'Alt+n');
  const form = bdg.getByRole('dialog', { name: 'Terima Cicilan' });
  await terfokus(form.getByLabel('No Cicilan'));
  await tekan(bdg, 'Control+Enter');
  await form.getByText('Nomor Cicilan Tidak Boleh Kosong').first().waitFor();
  expect(await axe(bdg)).toEqual([]);
  await form.getByLabel('No Cicilan').fill(no_cicilan);
  await tekan(bdg, 'Enter');
  await ketik(bdg, '0000');
  await tekan(bdg, 'Control+Enter');
  await bdg.getByText('Nomor Cicilan Atau Tanda Pengenal Customer Tidak Cocok').waitFor();
  await form.getByLabel(/^4 Angka Akhir HP/).fill(BUKTI_CICIL);
  await tekan(bdg, 'Control+Enter');
  await form.getByText('IBU CICIL').waitFor();

  // What an early settlement costs follows the choice, and is whole on a phone.
  await form.getByText('1.039.000').first().waitFor();
  await bdg.setViewportSize(HP_PEMILIK);
  await expect.poll(() => bdg.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
  expect(await axe(bdg)).toEqual([]);
  await bdg.setViewportSize(KASIR_PC);

  const uang = form.getByLabel('Uang diterima');
  await expect.poll(() => uang.inputValue()).toBe('1.039.000');
  await uang.focus();
  expect(await axe(bdg)).toEqual([]);
  await tekan(bdg, 'F9');
  await expect.poll(() => keadaanCicil(rekan(toko), no_cicilan)).toMatch(/^DONE \d+ 1039000 /);
  await bdg.getByRole('row').filter({ hasText: no_cicilan }).waitFor();
  const pasangan = await bayarTerakhir(rekan(toko), no_cicilan);
  expect((await bukuUang(toko.owner, pasangan))[0]).toBe(
    '1 BAYAR CICILAN/TOKO_LAIN UANG_MUKA_CICILAN > RK_CABANG:BDG1 1.039.000',
  );
});
