// Goal: a branch takes what head office has: it sees why the button is shut, chooses a tray, and the pieces lie in it.
// Method: the real server and the built web app in a real Chromium, by keyboard alone; head office sends by its calls.
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { masukkanOleh, numberOf } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';
import { axe, bukaToko, HP_PEMILIK, KASIR_PC, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { ketik, tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

const BARANG = ['PSTE1000', 'PSTE1001', 'PSTE1002'].map((kode_barcode) => ({ kode_barcode }));
/** A supplier that only head office has; its groups and theirs differ in nothing but prices. */
const BARU = `insert into supplier_barang (kode_toko, kode_supplier, nama_supplier)
  select kode_toko, 'PUSAT1', 'PT DARI PUSAT' from toko where tipe = 'PUSAT'`;

let toko: Toko;
let no_kirim: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => semuaModul(owner, ['KIRIM_BARANG_MODULE']));
  const kit = rekan(toko);
  await toko.owner.query(BARU);
  await toko.owner.query(
    `with s as (select set_config('app.kode_toko', 'PUSAT', false)) update grup set harga = harga + 1000 from s where kode_toko = 'PUSAT'`,
  );
  await masukkanOleh(kit, 'PUSAT', ...BARANG);
  no_kirim = numberOf(await kit.as('PUSAT').post('kirim-barang/simpan', { tujuan: 'JKT1', barang: BARANG }));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const ada = async (): Promise<unknown[]> =>
  (
    await toko.owner.query(
      "select kode_baki, count(*)::int as n from barang where kode_toko = 'JKT1' and kode_barcode like 'PSTE%' and status = 'TERSEDIA' group by 1",
    )
  ).rows;

test('only what is new is ticked, the shut button says that a tray is missing, and the pieces come into it', async () => {
  const spv = await toko.layar('SPV1', '/import-data-pusat');
  const kiriman = spv.getByRole('checkbox', { name: new RegExp(no_kirim) });
  await kiriman.waitFor();
  await expect.poll(() => kiriman.isChecked()).toBe(true);
  // Nothing of this list would be taken: it can be ticked once what differs is renewed, too.
  const grup = spv.getByRole('checkbox', { name: /^Master Group: 0 baru/ });
  await expect.poll(async () => [await grup.isChecked(), await grup.isDisabled()]).toEqual([false, true]);
  const berbeda = spv.getByRole('switch', { name: /^Perbarui juga/ });
  await berbeda.focus();
  await tekan(spv, 'Space');
  await expect.poll(() => grup.isChecked()).toBe(true);
  await tekan(spv, 'Space');
  await expect.poll(() => grup.isChecked()).toBe(false);

  const tombol = spv.getByRole('button', { name: /^Ambil \d+ daftar dan 1 kiriman$/ });
  await expect.poll(() => tombol.isDisabled()).toBe(true);
  const alasan = spv.getByRole('status').filter({ hasText: 'Pilih baki tujuan' });
  await alasan.getByRole('link', { name: 'Master Baki' }).waitFor();
  expect(await axe(spv)).toEqual([]);
  await spv.setViewportSize(HP_PEMILIK);
  await expect.poll(() => spv.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
  expect(await axe(spv)).toEqual([]);
  await spv.setViewportSize(KASIR_PC);

  const baki = spv.getByRole('combobox', { name: 'Ke baki' });
  await baki.focus();
  await ketik(spv, 'CC01');
  await spv.getByRole('option', { name: /^CC01/ }).waitFor();
  await tekan(spv, 'Enter');
  await alasan.waitFor({ state: 'detached' });
  await tombol.focus();
  await terfokus(tombol);
  await tekan(spv, 'Enter');
  await setujui(spv, 'OWNER');
  await expect.poll(ada).toEqual([{ kode_baki: 'CC01', n: BARANG.length }]);
  await kiriman.waitFor({ state: 'detached' });
  await spv.getByRole('status').filter({ hasText: 'Belum ada yang dipilih' }).waitFor();
  const { rows } = await toko.owner.query(
    "select nama_supplier from supplier_barang where kode_toko = 'JKT1' and kode_supplier = 'PUSAT1'",
  );
  expect(rows).toEqual([{ nama_supplier: 'PT DARI PUSAT' }]);
});
