/**
 * Protects: a second person need not stand at the till. What the cashier asks waits on the supervisor's phone with all its
 * lines, his answer ends the waiting there, and a person who goes on at another device is told where he was.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../../kit/app.ts';
import { axe, bukaToko, HP_PEMILIK, pindah, type Toko } from '../kit/browser.ts';
import { bukaBayar, bukaKasir, jadi, lembarBayar, pindaiBaru, sebelum, tawar } from '../kit/kasir.ts';
import { ketik, tekan, terfokus } from '../kit/papan-tombol.ts';

let toko: Toko;
let kasir: Page;
let hp: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

/** A cashier at the till, and a supervisor with a phone in his hand. */
async function berdua(): Promise<void> {
  [kasir, hp] = await Promise.all([
    bukaKasir(toko, 'KASIR1'),
    toko.layar('SPV1', '', { viewport: HP_PEMILIK }),
  ]);
}
const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};
const menunggu = () => kasir.getByText(/Menunggu jawaban supervisor atau owner/);
const surat = () => hp.getByRole('form', { name: /KASIR|TOKO/ });

test('a discount is agreed to on a phone, after it was refused there once', async () => {
  await berdua();
  await pindaiBaru(toko, kasir);
  await tawar(kasir, '60%');
  await bukaBayar(kasir);
  const dulu = await sebelum(toko, kasir, 'KASIR1');
  await tekan(kasir, 'F9');
  await kasir.getByLabel('Username').fill('kasir1');
  await kasir.getByRole('button', { name: 'Setujui' }).click();
  await kasir.getByText('Harus orang lain, bukan yang meminta').waitFor();
  // The caret is where it is put right, and stays in the panel when a button gives its place to another.
  await terfokus(kasir.getByLabel('Username'));
  // Whoever is not here is told why.
  await kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }).click();
  await kasir.getByText('Tulis alasannya dulu').waitFor();
  await terfokus(kasir.getByRole('textbox', { name: 'Alasan' }));
  await ketik(kasir, 'tetangga toko');
  await kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }).click();
  await menunggu().waitFor();
  await terfokus(kasir.getByRole('button', { name: 'Tarik permintaan' }));
  await foto(kasir, 'kasir');
  const tanda = hp.locator('header .mantine-Indicator-indicator');
  await expect.poll(async () => (await tanda.boundingBox())?.y).toBeGreaterThan(0);
  await hp.getByRole('button', { name: 'Permintaan otorisasi: 1' }).click();
  await surat().getByText('Dijual di bawah modal').waitFor();
  await surat().getByText('tetangga toko').waitFor();
  await foto(hp, 'hp');
  expect(await axe(hp)).toEqual([]);
  await surat().getByLabel('Keterangan').fill('terlalu murah');
  await surat().getByRole('button', { name: 'Tolak' }).click();
  await kasir.getByText('Ditolak SPV1: terlalu murah').waitFor();
  // The till may hear of it before the phone has its own answer: the next letter is another one.
  await surat().waitFor({ state: 'hidden' });
  await terfokus(kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }));
  await kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }).click();
  await surat().getByRole('textbox', { name: 'Password' }).fill('salah');
  await surat().getByRole('button', { name: 'Setujui' }).click();
  await surat().getByText('Otorisasi Gagal..').waitFor();
  await surat().getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(hp, 'Enter');
  await terfokus(surat().getByLabel('Keterangan'));
  await surat().getByLabel('Keterangan').fill('pelanggan lama');
  await surat().getByRole('button', { name: 'Setujui' }).click();
  await jadi(toko, kasir, 'KASIR1', dulu);
  await hp.getByText('Tidak ada yang menunggu jawaban Anda.').waitFor();
  expect(await toko.periksa()).toEqual([]);
});

/** A price that needs somebody who is not there. */
async function mintaTawaran(): Promise<void> {
  await pindaiBaru(toko, kasir);
  await tawar(kasir, '60%');
  await bukaBayar(kasir);
  await tekan(kasir, 'F9');
  await kasir.getByRole('textbox', { name: 'Alasan' }).fill('tetangga toko');
  await kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }).click();
}

test('what waits for the supervisor is the first thing on his page, and is answered from there', async () => {
  await berdua();
  await pindah(hp, '/dashboard');
  await hp.getByText('Uang di laci').waitFor();
  await mintaTawaran();
  const kartu = hp.getByRole('button', { name: /menunggu persetujuan Anda/ });
  await kartu.waitFor();
  await hp.getByText('Tidak ada yang menunggu', { exact: true }).waitFor({ state: 'detached' });
  const atas = async (): Promise<boolean> =>
    ((await kartu.boundingBox())?.y ?? 9999) <
    ((await hp.locator('#isi a.kartu').first().boundingBox())?.y ?? 0);
  await expect.poll(atas).toBe(true);
  await foto(hp, 'dasbor-menunggu');
  expect(await axe(hp)).toEqual([]);
  await kartu.click();
  await surat().getByText('Dijual di bawah modal').waitFor();
  await surat().getByText('tetangga toko').waitFor();
  await lembarBayar(kasir).getByRole('button', { name: 'Batal' }).click();
  await kartu.waitFor({ state: 'detached' });
});

test('who closes the panel takes his request back', async () => {
  await berdua();
  await mintaTawaran();
  await hp.getByRole('button', { name: 'Permintaan otorisasi: 1' }).click();
  await surat().waitFor();
  await lembarBayar(kasir).getByRole('button', { name: 'Batal' }).click();
  await hp.getByText('Tidak ada yang menunggu jawaban Anda.').waitFor();
});

test('a session is taken over from where it was, which is said before and after', async () => {
  kasir = await bukaKasir(toko, 'KASIR1');
  const lain = await toko.buka();
  await lain.goto(`${toko.url}/`);
  await lain.getByLabel('User ID').fill('KASIR1');
  await lain.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(lain, 'Control+Enter');
  await lain.getByText(/Chrome di Linux, 127\.0\.0\.1, sejak/).waitFor();
  await foto(lain, 'ambil');
  await lain.getByRole('button', { name: 'Lanjutkan di perangkat ini' }).click();
  await lain.getByRole('button', { name: /KASIR1/ }).waitFor();
  await kasir.getByRole('dialog', { name: 'Anda melanjutkan di perangkat lain' }).waitFor();
  await foto(kasir, 'diambil');
});
