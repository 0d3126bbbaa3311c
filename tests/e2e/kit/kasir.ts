/** What a cashier does at the till, key by key, and what the database says came of it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from '../../kit/app.ts';
import { dicetak, type Toko } from './browser.ts';
import { ketik, pindai, tekan } from './papan-tombol.ts';

export type Nota = {
  no_faktur_group: string;
  status: string;
  total: number;
  kembali: number;
  jumlah_barang: number;
  cetak: number;
};

const NOTA = `select p.no_faktur_group, d.status, p.total::float8 as total, p.kembali::float8 as kembali, p.jumlah_barang, d.cetak
    from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where p.kode_toko = 'JKT1' and p.kasir = $1 order by d.dibuat desc`;
const STOK = `select kode_barcode from barang b where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO'
     and not exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode)
   order by kode_barcode limit 1`;

/** Notas of one cashier, newest first. */
export const notaDari = async (toko: Toko, user: string): Promise<Nota[]> =>
  (await toko.owner.query<Nota>(NOTA, [user])).rows;

/** A piece nobody holds. */
export async function bebas(toko: Toko): Promise<string> {
  const [row] = (await toko.owner.query<{ kode_barcode: string }>(STOK)).rows;
  if (!row) throw new Error('no free piece is left in JKT1');
  return row.kode_barcode;
}

export const kolomPindai = (page: Page) => page.getByLabel('Pindai barcode atau cari barang');
export const barisDari = (page: Page, kode: string) => page.getByRole('row').filter({ hasText: kode });
/** The sheet itself, not what stands in its place until its code is here. */
export const lembarBayar = (page: Page) =>
  page.getByRole('dialog', { name: 'Pembayaran' }).and(page.locator(':not([aria-busy="true"])'));

/** Opens the till and waits until it listens. */
export async function bukaKasir(
  toko: Toko,
  user: string,
  options: Parameters<Toko['layar']>[2] = {},
): Promise<Page> {
  const page = await toko.layar(user, '/transaksi-penjualan', options);
  await kolomPindai(page).waitFor();
  return page;
}

/** Scans a free piece, once the field says it listens, and waits for its line. */
export async function pindaiBaru(toko: Toko, page: Page, gap = 10): Promise<string> {
  await kolomPindai(page).and(page.locator(':focus')).waitFor();
  const kode = await bebas(toko);
  await pindai(page, kode, gap);
  await barisDari(page, kode).waitFor();
  return kode;
}

/** The first act of a shift: who serves, for all lines and the next ones. */
export async function pilihSales(page: Page, kode = 'S1'): Promise<void> {
  await tekan(page, 'Alt+s');
  await ketik(page, kode);
  await page.getByRole('option').first().waitFor();
  await tekan(page, 'Enter');
}

/** F8, and who serves where nobody was chosen yet: whoever it proposes. */
export async function bukaBayar(page: Page): Promise<void> {
  const lembar = lembarBayar(page);
  const sales = page.getByRole('option').first();
  await tekan(page, 'F8');
  await lembar.or(sales).first().waitFor();
  if (!(await lembar.isVisible())) await tekan(page, 'Enter');
  await lembar.waitFor();
}

/** F9, and the nota that came of it once the till listens again. */
export async function simpan(toko: Toko, page: Page, user: string, cetak = true): Promise<Nota> {
  const dulu = await sebelum(toko, page, user);
  await tekan(page, 'F9');
  return jadi(toko, page, user, dulu, cetak);
}

/** Notas of a cashier and slips of a page: asked before the key that makes one more of both, or it may be too late. */
export const sebelum = async (toko: Toko, page: Page, user: string) => ({
  nota: (await notaDari(toko, user)).length,
  kertas: await dicetak(page),
});

/**
 * Waits for one more nota, its banner, the caret back in the scan field, and its slip: a page that prints hears nothing, so what
 * is scanned or pressed meanwhile is lost. With `cetak` false nobody waits for the browser to print.
 */
export async function jadi(
  toko: Toko,
  page: Page,
  user: string,
  dulu: Awaited<ReturnType<typeof sebelum>>,
  cetak = true,
): Promise<Nota> {
  await expect.poll(async () => (await notaDari(toko, user)).length).toBe(dulu.nota + 1);
  const [nota] = await notaDari(toko, user);
  if (!nota) throw new Error('no nota');
  await page.getByRole('status').filter({ hasText: nota.no_faktur_group }).waitFor();
  await expect.poll(() => kolomPindai(page).evaluate((field) => field === document.activeElement)).toBe(true);
  if (cetak) await expect.poll(() => dicetak(page)).toBeGreaterThan(dulu.kertas);
  return nota;
}

/** Sells a piece whose slip comes when it is asked for; what is typed meanwhile must stay what it is. */
export async function strukTertahan(
  toko: Toko,
  kasir: Page,
  saatMenunggu: () => Promise<void>,
): Promise<void> {
  let cetak = () => {};
  const ditahan = new Promise<void>((resolve) => {
    cetak = resolve;
  });
  await kasir.route('**/penjualan/cetak', async (route) => {
    await ditahan;
    await route.continue();
  });
  const kertas = await dicetak(kasir);
  await pindaiBaru(toko, kasir);
  await bukaBayar(kasir);
  await simpan(toko, kasir, 'KASIR1', false);
  await saatMenunggu();
  cetak();
  await expect.poll(() => dicetak(kasir)).toBeGreaterThan(kertas);
  await kasir.unroute('**/penjualan/cetak');
}

/** Changes the discount of the newest line: into the table, to the column, and what is typed. */
export async function tawar(page: Page, diskon: string): Promise<void> {
  await tekan(page, 'F2');
  await tekan(page, 'ArrowDown');
  await page.locator('[role=grid]:focus').waitFor();
  await tekan(page, 'ArrowRight');
  await tekan(page, 'Enter');
  await page.getByRole('textbox', { name: /^Diskon/ }).waitFor();
  await ketik(page, diskon);
  await tekan(page, 'Enter');
}

/** The password again, over the screen that was left. */
export async function bukaKunci(page: Page): Promise<void> {
  const kunci = page.getByRole('dialog', { name: 'Sesi Anda Sudah Berakhir' });
  await kunci.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
}

/** Another person's user id and password in the panel that says what is signed. */
export async function setujui(page: Page, user: string): Promise<void> {
  await page.getByLabel('Username').fill(user);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
}
