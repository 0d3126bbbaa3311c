// Goal: a customer pays by QRIS through the gateway: its code is before him, the till says by itself that it is paid, and one key makes the
// nota; a word that was lost is asked for by a press; a gateway that is silent asks for a second person, and money without a nota is seen.
// Method: the real server and the built web app in a real Chromium, and a gateway that speaks HTTP on this machine.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import {
  type GerbangUji,
  gerbangUji,
  kabarGerbang,
  type Order,
  pasangGerbang,
} from '../../kit/simulator/gerbang-bayar.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pilihSales, pindaiBaru, setujui, simpan } from '../kit/kasir.ts';
import { tekan } from '../kit/papan-tombol.ts';
import { rekan } from '../kit/rekan.ts';

const USER = 'KASIR1';
let toko: Toko;
let gerbang: GerbangUji;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  gerbang = await gerbangUji();
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_QRIS', '100000000')",
  );
  expect(await pasangGerbang(rekan(toko), gerbang)).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(async () => {
  await toko?.close();
  await gerbang?.tutup();
});

const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};
const kode = (page: Page, jumlah: string) => page.getByRole('img', { name: `Kode QRIS Rp ${jumlah}` });
const sampaikan = (order: Order) =>
  fetch(`${toko.url}/api/v1/gerbang-bayar/webhook/JKT1`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: kabarGerbang(order) },
  });
const angka = (teks: string): number => Number(teks.replaceAll('.', ''));
const bayaran = async (no: string) => {
  const { rows } = await toko.owner.query(
    "select jumlah::float8 as jumlah, no_referensi from pembayaran where no_dokumen = $1 and jenis = 'QRIS'",
    [no],
  );
  return rows;
};

/** A piece on the counter and its sheet at QRIS; answers what is to be paid, once its code is there. */
async function keQris(page: Page): Promise<string> {
  await pindaiBaru(toko, page);
  await pilihSales(page);
  await bukaBayar(page);
  const lembar = lembarBayar(page);
  await tekan(page, 'Alt+5');
  await lembar.getByRole('radio', { checked: true, name: /QRIS BCA/ }).waitFor();
  return lembar.getByLabel(/^Jumlah/).inputValue();
}

test('the gateway says that it is paid: the till hears it, the code leaves the window, and one key makes the nota', async () => {
  const kasir = await bukaKasir(toko, USER);
  await kasir.getByRole('button', { name: 'Perangkat kasir ini' }).click();
  const popup = kasir.waitForEvent('popup');
  await kasir.getByRole('button', { name: 'Buka layar pelanggan' }).click();
  const layar = await popup;
  onTestFinished(() => layar.close());
  const jumlah = await keQris(kasir);
  const lembar = lembarBayar(kasir);
  await kode(kasir, jumlah).waitFor();
  await kode(layar, jumlah).waitFor();
  await lembar.getByText(/^Menunggu pembayaran \d+:\d\d$/).waitFor();
  expect(await axe(kasir)).toEqual([]);
  await foto(kasir, 'gerbang-menunggu');
  await tekan(kasir, 'F9');
  await lembar.getByRole('alert').getByText('Pastikan QRIS Sudah Dibayar').waitFor();
  const order = gerbang.menunggu(angka(jumlah));
  order.keadaan = 'settlement';
  expect((await sampaikan(order)).status).toBe(200);
  await lembar.getByRole('status').getByText('Lunas').waitFor();
  await kode(layar, jumlah).waitFor({ state: 'detached' });
  expect(await axe(kasir)).toEqual([]);
  await foto(kasir, 'gerbang-lunas');
  await kasir.emulateMedia({ colorScheme: 'dark' });
  await foto(kasir, 'gerbang-lunas-gelap');
  const nota = await simpan(toko, kasir, USER);
  expect(await bayaran(nota.no_faktur_group)).toEqual([
    { jumlah: angka(jumlah), no_referensi: order.transaksi.toUpperCase() },
  ]);
});

test('a word that was lost is found by a press; a page that is loaded again goes on with the same code', async () => {
  const hp = await bukaKasir(toko, USER, { viewport: HP_PEMILIK });
  await pindaiBaru(toko, hp);
  await bukaBayar(hp);
  await lembarBayar(hp).getByRole('tab', { name: 'QRIS' }).click();
  const jumlah = await lembarBayar(hp)
    .getByLabel(/^Jumlah/)
    .inputValue();
  await kode(hp, jumlah).waitFor();
  const order = gerbang.menunggu(angka(jumlah));
  expect(await axe(hp)).toEqual([]);
  await foto(hp, 'gerbang-hp');
  await hp.emulateMedia({ colorScheme: 'dark' });
  await foto(hp, 'gerbang-hp-gelap');
  await hp.reload();
  await bukaBayar(hp);
  await lembarBayar(hp).getByRole('tab', { name: 'QRIS' }).click();
  await kode(hp, jumlah).waitFor();
  expect([...gerbang.order.values()].filter((one) => one.keadaan === 'pending')).toEqual([order]);
  order.keadaan = 'settlement';
  await lembarBayar(hp).getByRole('button', { name: 'Periksa' }).click();
  await lembarBayar(hp).getByRole('status').getByText('Lunas').waitFor();
  const nota = await simpan(toko, hp, USER);
  expect(await bayaran(nota.no_faktur_group)).toMatchObject([
    { no_referensi: order.transaksi.toUpperCase() },
  ]);
});

test('where the gateway is silent a second person agrees, and supervisors see that, and money without a nota', async () => {
  const kasir = await bukaKasir(toko, USER);
  const jumlah = await keQris(kasir);
  const lembar = lembarBayar(kasir);
  await kode(kasir, jumlah).waitFor();
  const order = gerbang.menunggu(angka(jumlah));
  gerbang.mati = true;
  onTestFinished(() => {
    gerbang.mati = false;
  });
  await lembar.getByRole('button', { name: 'Periksa' }).click();
  await lembar.getByText('Gerbang tidak menjawab.').waitFor();
  await lembar.getByRole('button', { name: 'Gerbang diam?' }).click();
  await lembar.getByLabel('No referensi').fill('631499990001');
  await foto(kasir, 'gerbang-diam');
  await lembar.getByRole('button', { name: 'Minta persetujuan' }).click();
  await setujui(kasir, 'SPV1');
  await lembar.getByRole('status').getByText('Diakui tanpa gerbang').waitFor();
  const nota = await simpan(toko, kasir, USER);
  expect(await bayaran(nota.no_faktur_group)).toMatchObject([{ no_referensi: '631499990001' }]);
  gerbang.mati = false;
  // Another customer paid, and his cart was thrown away.
  const pergi = await keQris(kasir);
  await kode(kasir, pergi).waitFor();
  const yatim = gerbang.menunggu(angka(pergi));
  yatim.keadaan = 'settlement';
  expect(order.id).not.toBe(yatim.id);
  expect((await sampaikan(yatim)).status).toBe(200);
  await lembar.getByRole('status').getByText('Lunas').waitFor();
  const spv = await toko.layar('SPV1', '/validasi-non-cash');
  await spv.getByText(`1 pembayaran QRIS, Rp ${pergi}, belum punya nota.`).waitFor();
  expect(await axe(spv)).toEqual([]);
  await foto(spv, 'gerbang-strip');
  await spv.getByRole('link', { name: 'Lihat dan selesaikan' }).click();
  await spv.getByText('Lunas, belum punya nota').waitFor();
  await foto(spv, 'gerbang-yatim');
  await spv.goto(`${toko.url}/gerbang-bayar`);
  await spv.getByText('631499990001').waitFor();
  expect(await axe(spv)).toEqual([]);
  await foto(spv, 'gerbang-daftar');
  await spv.emulateMedia({ colorScheme: 'dark' });
  await foto(spv, 'gerbang-daftar-gelap');
  await spv.getByRole('tab', { name: 'Setelan' }).click();
  await spv.getByText('Alamat notifikasi untuk dashboard gerbang:').waitFor();
  expect(await axe(spv)).toEqual([]);
  await foto(spv, 'gerbang-setelan');
});
