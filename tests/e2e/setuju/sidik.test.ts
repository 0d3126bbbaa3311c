/**
 * Protects: at a till with a fingerprint reader a supervisor makes his finger known in his own window, and agrees with it in the
 * panel, in the words of the specification; another finger is told to try again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Agent, startAgent } from '../../../apps/agent/agent.ts';
import { pair } from '../../../apps/agent/pair.ts';
import { openRenewal } from '../../../apps/agent/renewal.ts';
import { PASSWORD } from '../../kit/app.ts';
import { type PembacaUji, pembacaUji } from '../../kit/simulator/pembaca-sidik.ts';
import { axe, bukaToko, pindah, type Toko } from '../kit/browser.ts';
import { bukaBayar, jadi, pindaiBaru, sebelum, tawar } from '../kit/kasir.ts';
import { tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
let pembaca: PembacaUji;
let agen: Agent | undefined;
const dir = mkdtempSync(join(tmpdir(), 'mustika-sidik-'));
beforeAll(async () => {
  pembaca = await pembacaUji();
  toko = await bukaToko(inject('pgUrl'), (owner) =>
    owner.query(
      "insert into para_system (kode_toko, key, value) select kode_toko, 'FINGERPRINT_MODULE', 'true' from toko on conflict (kode_toko, key) do update set value = 'true'",
    ),
  );
});
afterAll(async () => {
  await agen?.stop();
  await pembaca?.tutup();
  await toko?.close();
  rmSync(dir, { recursive: true, force: true });
});

const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};

/** The program at the PC of this till, paired by the code that its screen shows. */
async function pasangAgen(page: Page): Promise<void> {
  await pindah(page, '/perangkat');
  await page.getByLabel('Nama kasir').fill('Kasir depan');
  await page.getByRole('button', { name: 'Buat kode pemasangan' }).click();
  const kode = page.getByLabel('Kode pemasangan');
  await kode.waitFor();
  const words = { sistem: 'linux uji', versi: '1.0.0' };
  const key = await pair({ server: toko.url, kode: (await kode.textContent()) ?? '', dir, ...words });
  const still = { say: () => {}, refused: () => {}, renewed: () => {} };
  agen = startAgent({ dir, key, ...words, ...still, renewal: openRenewal(dir, null) });
  await page.getByText('Agen Kasir depan tersambung').waitFor();
}

test('a finger is made known at the till, and agrees there', async () => {
  const page = await toko.buka();
  await toko.ketikMasuk(page, 'SPV1');
  await pasangAgen(page);
  await page.getByRole('switch', { name: /Kasir ini punya pembaca sidik jari/ }).click();
  await page.getByRole('combobox', { name: 'Sambungan' }).last().click();
  await page.getByRole('option', { name: /jaringan/i }).click();
  await page.getByRole('textbox', { name: 'Alamat' }).last().fill(pembaca.alamat);
  await foto(page, 'pembaca');
  await page.getByRole('button', { name: 'Simpan pembaca' }).click();
  await page.getByText('Pembaca Sidik Jari Berhasil Disimpan').waitFor();
  await page.getByRole('banner').getByRole('button', { name: /SPV1/ }).click();
  await page.getByRole('menuitem', { name: 'Cara menyetujui' }).click();
  const cara = page.getByRole('dialog', { name: 'Cara menyetujui' });
  await cara.getByRole('button', { name: 'Tambah sidik jari' }).click();
  await cara.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  pembaca.jari = 'SARI';
  await cara.getByRole('button', { name: 'Mulai scan' }).click();
  await cara.getByText('Angkat jari').waitFor();
  await foto(page, 'daftar-jari');
  expect(await axe(page)).toEqual([]);
  pembaca.jari = null;
  await cara.getByText('Tempelkan jari yang sama sekali lagi').waitFor();
  pembaca.jari = 'SARI';
  await cara.getByText('Terdaftar: 1').waitFor();
  pembaca.jari = null;
  // The cashier goes on at the same till.
  await page.evaluate(() => localStorage.clear());
  await toko.ketikMasuk(page, 'KASIR1', '/transaksi-penjualan');
  await pindaiBaru(toko, page);
  await tawar(page, '60%');
  await bukaBayar(page);
  const dulu = await sebelum(toko, page, 'KASIR1');
  await tekan(page, 'F9');
  await page.getByText('Sidik jari', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Username SPV / Owner' }).click();
  await page.getByRole('option', { name: /SPV1/ }).click();
  await page.getByText('Silahkan Scan Fingerprint').waitFor();
  await foto(page, 'scan');
  expect(await axe(page)).toEqual([]);
  pembaca.jari = 'MALING';
  await page.getByText('Silahkan Coba Lagi').waitFor();
  pembaca.jari = null;
  await page.getByRole('button', { name: 'Scan lagi' }).click();
  await page.getByText('Silahkan Scan Fingerprint').waitFor();
  pembaca.jari = 'SARI';
  await jadi(toko, page, 'KASIR1', dulu);
  const { rows } = await toko.owner.query(
    'select approver, cara from otorisasi order by dibuat desc limit 1',
  );
  expect(rows).toEqual([{ approver: 'SPV1', cara: 'SIDIK_JARI' }]);
  expect(await toko.periksa()).toEqual([]);
});
