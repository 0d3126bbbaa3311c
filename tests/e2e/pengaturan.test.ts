// Goal: head office changes how a shop prices; another person signs it; the till of that shop is asked, keeps its cart and
// prices by the new setting. Method: two browsers, the keyboard wherever a person would use it.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, pindah, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bukaBayar,
  bukaKasir,
  kolomPindai,
  pilihSales,
  pindaiBaru,
  setujui,
  simpan,
} from './kit/kasir.ts';
import { ketik } from './kit/papan-tombol.ts';

let toko: Toko;

const STEP = 50_000;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  await toko.kabarSetelan();
});
afterAll(() => toko?.close());

/** What the store's row says. */
const tersimpan = async (kode_toko: string): Promise<string | undefined> =>
  (
    await toko.owner.query<{ value: string }>(
      "select value from para_system where kode_toko = $1 and key = 'PEMBULATAN'",
      [kode_toko],
    )
  ).rows[0]?.value;

test('a rounding step set for one shop reaches its till, and no other shop', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await pilihSales(kasir);
  const kode = await pindaiBaru(toko, kasir);
  const pusat = await toko.layar('MU', '/settingsystem');
  await pusat.getByLabel('Cari pengaturan').and(pusat.locator(':focus')).waitFor();
  await ketik(pusat, 'kelipatan rupiah');
  await pusat.getByText('1 pengaturan').waitFor();
  await pusat.getByRole('button', { name: /PEMBULATAN/ }).press('Enter');
  const nilai = pusat.getByLabel('Nilai baru');
  await nilai.and(pusat.locator(':focus')).waitFor();
  await ketik(pusat, String(STEP));
  await pusat.getByLabel(/^JKT1/).check();
  await pusat.getByLabel(/^PUSAT/).uncheck();
  await pusat.getByLabel('Alasan').fill('uang receh sulit');
  await pusat.getByRole('button', { name: 'Simpan' }).click();
  await pusat.getByText('Rp 500 menjadi Rp 50.000').waitFor();
  expect(await tersimpan('JKT1')).toBe('500');
  await setujui(pusat, 'KASIR2');
  await pusat.getByText('Otorisasi Gagal..').waitFor();
  await setujui(pusat, 'OWNER');
  await pusat.getByText('Pengaturan Berhasil Disimpan').waitFor();
  expect([await tersimpan('JKT1'), await tersimpan('BDG1')]).toEqual([String(STEP), '500']);

  await kasir.getByRole('heading', { name: 'Pengaturan Berubah' }).waitFor();
  await Promise.all([
    kasir.waitForEvent('load'),
    kasir.getByRole('button', { name: 'Ya', exact: true }).click(),
  ]);
  await kolomPindai(kasir).waitFor();
  await barisDari(kasir, kode).waitFor();
  await bukaBayar(kasir);
  const nota = await simpan(toko, kasir, 'KASIR1');
  expect(nota.total % STEP).toBe(0);
  expect(await toko.periksa()).toEqual([]);
});

test('what is looked at often can be read by everybody', async () => {
  const pusat = await toko.layar('MU', '/settingsystem?buka=PPN_CARA');
  await pusat.getByText('Belum ada perubahan yang tercatat.').waitFor();
  expect(await axe(pusat), 'with a setting open').toEqual([]);
  for (const [path, judul] of [
    ['/settingtoko', 'Setting Toko'],
    ['/settingsystem', 'Setting System'],
  ] as const) {
    await pindah(pusat, path);
    await pusat.getByRole('heading', { name: judul, level: 1 }).waitFor();
    await pusat.getByText(/^\d+ pengaturan$/).waitFor();
    expect(await axe(pusat), path).toEqual([]);
  }
});
