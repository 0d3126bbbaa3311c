/** The moving picture of the README: one sale of three pieces, from the first scan to the change, as a cashier sees it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { ketik, tekan } from './papan-tombol.ts';
import { login, openPage, type Studio, still } from './studio.ts';

const VIEWPORT = { width: 1366, height: 768 };
const WIDTH = 960;
/** What a film shows that moves: how long after a key it is looked at. */
const SHUTTER_MS = 150;

type Frame = { picture: Buffer; ms: number };

/** One sale, with a frame for everything that somebody who looks on should have seen. */
async function sale(
  page: Page,
  pieces: readonly string[],
  frame: (ms: number) => Promise<void>,
): Promise<void> {
  await page.getByLabel('Pindai barcode atau cari barang').waitFor();
  await frame(900);
  for (const piece of pieces) {
    await ketik(page, piece, 5);
    await frame(250);
    await tekan(page, 'Enter');
    await page.getByRole('row').filter({ hasText: piece }).waitFor();
    await frame(700);
  }
  await tekan(page, 'Alt+s');
  await ketik(page, 'S1');
  await page.getByRole('option').first().waitFor();
  await frame(600);
  await tekan(page, 'Enter');
  await tekan(page, 'F8');
  await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor();
  await frame(1200);
  for (const [n, digit] of [...'15000000'].entries()) {
    await ketik(page, digit);
    if (n % 3 === 1) await frame(150);
  }
  await frame(1100);
  await tekan(page, 'F9');
  await page.getByRole('status').filter({ hasText: '-FJ-' }).waitFor();
  await frame(2600);
}

/** Films it in a shop that has these pieces, into this file. */
export async function film(studio: Studio, pieces: readonly string[], path: string): Promise<void> {
  const page = await openPage(studio, { viewport: VIEWPORT });
  // Paper would wait for somebody who presses a button.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await login(page, studio.url, 'KASIR1');
  await page.goto(`${studio.url}/transaksi-penjualan`);
  await still(page);
  const frames: Frame[] = [];
  await sale(page, pieces, async (ms) => {
    await pause(SHUTTER_MS);
    const picture = await sharp(await page.screenshot())
      .resize({ width: WIDTH })
      .png()
      .toBuffer();
    frames.push({ picture, ms });
  });
  await page.context().close();
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 70, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toFile(path);
}
