// Goal: the day is closed by keyboard alone: checked, counted blind, signed by another person, and every till hears of it.
// Method: the real server and the built web app in a real Chromium; money is typed note by note.

import { addDays, formatTanggal, type Tanggal, today } from '@mustika/kernel/date.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { pecahanUntuk } from '../../domains/tutup-toko/pecahan.rule.ts';
import { PASSWORD } from '../kit/app.ts';
import { axe, bukaToko, type Toko } from './browser.ts';
import { bukaKasir } from './kasir.ts';

let toko: Toko;
let spv: Page;
let kasir: Page;
let hari: Tanggal;

const satu = async <T extends object>(text: string, values: unknown[] = []): Promise<T> =>
  (await toko.owner.query<T>(text, values)).rows[0] as T;
const saldo = async (kasir: string): Promise<number> =>
  (
    await satu<{ saldo: number }>(
      "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = $1",
      [kasir],
    )
  ).saldo;
const hariBuka = async (): Promise<Tanggal> =>
  (
    await satu<{ tanggal: Tanggal }>(
      "select tanggal::text as tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
    )
  ).tanggal;
/** The day that opens next: tomorrow, or today where a day of the past is closed. */
const berikut = (): Tanggal => {
  const [besok, kini] = [addDays(hari, 1), today(toko.clock)];
  return besok > kini ? besok : kini;
};
/** The till is told of the new day; asked for before the act, because a toast is gone after three seconds. */
const hariBaru = (tanggal: Tanggal): Promise<void> =>
  kasir.getByText(`Hari buka sekarang ${formatTanggal(tanggal)}`).waitFor();
const terfokus = (page: Page, nama: string): Promise<boolean> =>
  page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, nama);

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  hari = await hariBuka();
  kasir = await bukaKasir(toko, 'KASIR1');
  spv = await toko.buka();
  await toko.masuk(spv, 'SPV1', '/tutup-toko');
  await spv.getByText('Daftar periksa').waitFor();
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

/** Types an amount into the fields of the drawer that is up, Enter from note to note. */
async function ketikUang(page: Page, jumlah: number): Promise<void> {
  const lembar = new Map(pecahanUntuk(jumlah).map((one) => [one.nominal, one.lembar]));
  const fields = await page
    .locator('[data-lembar]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-lembar'))));
  for (const nominal of fields) {
    await page.keyboard.type(String(lembar.get(nominal) ?? 0));
    await page.keyboard.press('Enter');
  }
}

describe('closing the day', () => {
  test('the caret stands on the first thing to do, and nothing tells what the books expect', async () => {
    // A cashier is at work beside it: somebody has to say why the day closes all the same.
    await expect.poll(() => terfokus(spv, 'Alasan: Pengguna lain yang masih bekerja')).toBe(true);
    const buku = (await saldo('KASIR1')).toLocaleString('id-ID');
    expect(await spv.getByText(buku).count()).toBe(0);
    expect(await axe(spv)).toEqual([]);
  });

  test('F9 goes to what is missing instead of closing', async () => {
    await spv.keyboard.press('F9');
    await expect.poll(() => terfokus(spv, 'Alasan: Pengguna lain yang masih bekerja')).toBe(true);
    await spv.keyboard.type('kasir sedang pulang');
    await spv.keyboard.press('F9');
    await expect.poll(() => terfokus(spv, 'Lembar 100.000')).toBe(true);
    expect(await hariBuka()).toBe(hari);
  });

  test('counts both drawers note by note, one of them short', async () => {
    await ketikUang(spv, (await saldo('KASIR1')) - 50_000);
    await spv.keyboard.press('Control+Enter');
    await spv.getByText('-50.000 Kurang').first().waitFor();
    await expect.poll(() => terfokus(spv, 'Lembar 100.000')).toBe(true);
    await ketikUang(spv, await saldo('KASIR2'));
    await spv.keyboard.press('Control+Enter');
    await spv.getByText('Cocok').first().waitFor();
    await spv.getByText('Yang menggerakkan laci KASIR2 hari ini').waitFor();
  });

  test('another person signs, the page of the day opens, and the till beside it learns the new day', async () => {
    await spv.keyboard.press('F9');
    const panel = spv.getByRole('group', { name: 'Perlu Otorisasi' });
    await panel.getByText(/selisih -Rp 50\.000/).waitFor();
    await panel.getByLabel('Username').and(spv.locator(':focus')).waitFor();
    await spv.keyboard.type('OWNER');
    await spv.keyboard.press('Enter');
    await panel.getByRole('textbox', { name: 'Password' }).and(spv.locator(':focus')).waitFor();
    await spv.keyboard.type(PASSWORD);
    const diberiTahu = hariBaru(berikut());
    await spv.keyboard.press('Control+Enter');
    await diberiTahu;
    await spv.getByRole('heading', { name: `Tutup Toko ${formatTanggal(hari)}` }).waitFor();
    expect(await hariBuka()).toBe(berikut());
    const tutup = await satu(
      `select t.selisih::int as selisih, o.approver from tutup_toko t
         join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_dokumen
         join otorisasi o on o.id = any (p.otorisasi) where t.kode_toko = 'JKT1'`,
    );
    expect(tutup).toEqual({ selisih: -50_000, approver: 'OWNER' });
    await spv.getByText('disetujui OWNER').waitFor();
    await spv
      .getByRole('region', { name: 'Uang per laci dan rekening' })
      .getByText('-50.000 Kurang')
      .waitFor();
    expect(await axe(spv)).toEqual([]);
  });
});

test('the owner opens the day again with a reason, as long as nothing happened since', async () => {
  const owner = await toko.buka();
  await toko.masuk(owner, 'OWNER');
  await owner.getByRole('combobox', { name: 'Pilih Toko' }).click();
  await owner.getByRole('option', { name: /^JKT1/ }).click();
  await owner.getByText(formatTanggal(berikut())).first().waitFor();
  await owner.goto(`${toko.url}/tutup-toko?hari=${hari}`);
  await owner.getByRole('button', { name: 'Buka kembali hari ini' }).click();
  await owner.getByRole('textbox', { name: 'Alasan' }).waitFor();
  await owner.keyboard.type('laci dihitung ulang');
  const diberiTahu = hariBaru(hari);
  await owner.keyboard.press('Control+Enter');
  await diberiTahu;
  await owner.getByText('Hitung uang laci').waitFor();
  expect(await hariBuka()).toBe(hari);
});
