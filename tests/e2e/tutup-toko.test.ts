// Goal: the day is closed by keyboard alone: checked, counted blind, signed by another person, and every till hears of it.
// Method: the real server and the built web app in a real Chromium; money is typed note by note.

import { addDays, formatTanggal, type Tanggal, today } from '@mustika/kernel/date.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { pecahanUntuk } from '../../domains/tutup-toko/pecahan.rule.ts';
import { PASSWORD } from '../kit/app.ts';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { bukaKasir } from './kit/kasir.ts';
import { ketik, tekan, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
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

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  hari = await hariBuka();
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
    await ketik(page, String(lembar.get(nominal) ?? 0));
    await tekan(page, 'Enter');
  }
}

test('the day is closed: what is missing first, drawers counted blind, another person signs, every till hears of it', async () => {
  kasir = await bukaKasir(toko, 'KASIR1');
  const spv = await toko.layar('SPV1', '/tutup-toko');
  await spv.getByText('Daftar periksa').waitFor();
  // A cashier is at work beside it: somebody has to say why the day closes all the same.
  const alasan = spv.getByRole('textbox', { name: 'Alasan: Pengguna lain yang masih bekerja' });
  await terfokus(alasan);
  // Nothing tells what the books expect.
  const buku = (await saldo('KASIR1')).toLocaleString('id-ID');
  await expect.poll(() => spv.getByText(buku).count()).toBe(0);
  expect(await axe(spv)).toEqual([]);

  // F9 goes to what is missing instead of closing.
  const lembarPertama = spv.getByLabel('Lembar 100.000', { exact: true });
  await tekan(spv, 'F9');
  await terfokus(alasan);
  await ketik(spv, 'kasir sedang pulang');
  await tekan(spv, 'F9');
  await terfokus(lembarPertama);
  expect(await hariBuka()).toBe(hari);

  // Both drawers note by note, one of them short.
  await ketikUang(spv, (await saldo('KASIR1')) - 50_000);
  await tekan(spv, 'Control+Enter');
  await spv.getByText('-50.000 Kurang').first().waitFor();
  await terfokus(lembarPertama);
  await ketikUang(spv, await saldo('KASIR2'));
  await tekan(spv, 'Control+Enter');
  await spv.getByText('Cocok').first().waitFor();
  await spv.getByText('Yang menggerakkan laci KASIR2 hari ini').waitFor();

  // What is short is told in words; a number is none.
  const selisih = spv.getByRole('textbox', { name: 'Alasan selisih laci KASIR1' });
  await tekan(spv, 'F9');
  await terfokus(selisih);
  await ketik(spv, '1782');
  await tekan(spv, 'F9');
  await terfokus(selisih);
  expect(await axe(spv)).toEqual([]);
  await selisih.fill('salah memberi kembalian');
  await tekan(spv, 'F9');
  const panel = spv.getByRole('group', { name: 'Perlu Otorisasi' });
  await panel.getByText(/selisih -Rp 50\.000/).waitFor();
  await panel.getByText('SALAH MEMBERI KEMBALIAN').waitFor();
  if (process.env['FOTO']) await spv.screenshot({ path: `${process.env['FOTO']}/tutup.png`, fullPage: true });
  await panel.getByLabel('Username').and(spv.locator(':focus')).waitFor();
  await ketik(spv, 'OWNER');
  await tekan(spv, 'Enter');
  await panel.getByRole('textbox', { name: 'Password' }).and(spv.locator(':focus')).waitFor();
  await ketik(spv, PASSWORD);
  const diberiTahu = hariBaru(berikut());
  await tekan(spv, 'Control+Enter');
  await diberiTahu;
  // The page of the day opens.
  await spv.getByRole('heading', { name: `Tutup Toko ${formatTanggal(hari)}` }).waitFor();
  expect(await hariBuka()).toBe(berikut());
  const tutup = await satu(
    `select t.selisih::int as selisih, o.approver from tutup_toko t
       join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_dokumen
       join otorisasi o on o.id = any (p.otorisasi) where t.kode_toko = 'JKT1'`,
  );
  expect(tutup).toEqual({ selisih: -50_000, approver: 'OWNER' });
  await spv.getByText('disetujui OWNER').waitFor();
  await spv.getByRole('region', { name: 'Uang per laci dan rekening' }).getByText('-50.000 Kurang').waitFor();
  expect(await axe(spv)).toEqual([]);
});

test('the owner opens the day again with a reason, as long as nothing happened since', async () => {
  kasir = await bukaKasir(toko, 'KASIR1');
  const owner = await toko.layar('OWNER', `/tutup-toko?hari=${hari}`);
  // The screen of one store asks for it, beside what stands at the head of the page.
  await owner.locator('#isi').getByRole('combobox', { name: 'Pilih Toko' }).click();
  await owner.getByRole('option', { name: /^JKT1/ }).click();
  await owner.getByText(formatTanggal(berikut())).first().waitFor();
  await owner.getByRole('button', { name: 'Buka kembali hari ini' }).click();
  await terfokus(owner.getByRole('textbox', { name: 'Alasan' }));
  await ketik(owner, 'laci dihitung ulang');
  const diberiTahu = hariBaru(hari);
  await tekan(owner, 'Control+Enter');
  // Another person reads which day, and why.
  await owner.getByText('Hari yang dibuka kembali').waitFor();
  await owner.getByLabel('Username').and(owner.locator(':focus')).waitFor();
  await ketik(owner, 'SPV1');
  await tekan(owner, 'Tab');
  await ketik(owner, PASSWORD);
  await tekan(owner, 'Enter');
  await tekan(owner, 'Enter');
  await diberiTahu;
  await owner.getByText('Hitung uang laci').waitFor();
  expect(await hariBuka()).toBe(hari);
});
