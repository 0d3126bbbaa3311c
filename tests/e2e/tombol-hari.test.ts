/**
 * Goal: closing the day and its price take no more keys than when they were counted, by keyboard alone (kit/papan-dihitung.ts).
 * Method: the real server and the built web app in a real Chromium; money is counted note by note.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { pecahanUntuk } from '../../domains/tutup-toko/pecahan.rule.ts';
import { bukaToko, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { papan } from './kit/papan-dihitung.ts';
import { judulDari, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const satu = async <T extends object>(text: string, values: unknown[] = []): Promise<T> =>
  (await toko.owner.query<T>(text, values)).rows[0] as T;

test('the day is closed, drawer by drawer', async () => {
  const saldo = async (kasir: string): Promise<number> =>
    (
      await satu<{ saldo: number }>(
        "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = $1",
        [kasir],
      )
    ).saldo;
  const hari = async (): Promise<string> =>
    (
      await satu<{ hari: string }>(
        "select tanggal::text as hari from hari_toko where kode_toko = 'JKT1' and status = 'OPEN'",
      )
    ).hari;
  const kini = await hari();
  const page = await toko.layar('SPV1', '/tutup-toko');
  await page.getByText('Daftar periksa').waitFor();
  const tombol = papan(page);
  const pertama = page.getByLabel('Lembar 100.000', { exact: true });
  await tombol.tekan('F9');
  const laci = ['KASIR1', 'KASIR2'];
  for (const kasir of laci) {
    await terfokus(pertama);
    const lembar = new Map(pecahanUntuk(await saldo(kasir)).map((one) => [one.nominal, one.lembar]));
    const isian = await page
      .locator('[data-lembar]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-lembar'))));
    for (const nominal of isian) {
      await tombol.ketik(String(lembar.get(nominal) ?? ''));
      await tombol.tekan('Enter');
    }
    await tombol.tekan('Control+Enter');
    await page.getByRole('button', { name: `${kasir} Dihitung 1×` }).waitFor();
  }
  await tombol.tekan('F9');
  await terfokus(page.getByRole('group', { name: 'Perlu Otorisasi' }).getByLabel('Username'));
  await setujui(page, 'OWNER');
  await expect.poll(hari).not.toBe(kini);
  tombol.cukup('tutup toko, tiap laci', laci.length);
});

test('the price of the day is typed once, from wherever the owner is', async () => {
  const page = await toko.layar('OWNER', '');
  const { dasar } = await satu<{ dasar: number }>(
    "select harga_jual::int as dasar from parameter_harga_emas where kode_harga = 'EMAS24K' and kode_toko = 'JKT1'",
  );
  const baru = dasar + 14_000;
  const tombol = papan(page);
  await tombol.tekan('Control+k');
  await terfokus(page.getByRole('textbox', { name: /^Cari menu, nota/ }));
  await tombol.ketik('publi');
  await page
    .locator('[data-selected]')
    .filter({ hasText: judulDari('/publikasi-harga') })
    .waitFor();
  await tombol.tekan('Enter');
  await terfokus(page.getByLabel('Harga jual 24K per gram'));
  await tombol.ketik(String(baru));
  await page
    .getByRole('table', { name: 'Harga yang mengikuti 24K' })
    .getByText(baru.toLocaleString('id-ID'))
    .first()
    .waitFor();
  await tombol.tekan('Control+Enter');
  const harga = async () =>
    (
      await toko.owner.query(
        "select distinct harga_jual::int as harga from parameter_harga_emas where kode_harga = 'EMAS24K'",
      )
    ).rows;
  await expect.poll(harga).toEqual([{ harga: baru }]);
  tombol.cukup('harga hari ini');
});
