// Goal: somebody without a mouse designs the shop's nota and slip, is kept from publishing half a nota, and the next sale
// prints what was designed. Method: as in nota.test.ts; the papers are asked of the server as the till does.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { axe, bukaToko, pindah, type Toko } from './kit/browser.ts';
import { tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let spv: Page;

/** What lies in the database is what the printer reads. */
const terbit = async (media: string): Promise<{ versi: number; isi: Record<string, unknown> }> =>
  (
    await toko.owner.query(
      "select versi, isi from rancangan_nota where kode_toko = 'JKT1' and jenis_nota = 'PENJUALAN' and media = $1 order by versi desc limit 1",
      [media],
    )
  ).rows[0] as { versi: number; isi: Record<string, unknown> };
type Letak = { id: string; x: number; y: number };

const bingkai = (id: string) => spv.locator(`[data-unsur="${id}"]`);
const tombol = (name: string) => spv.getByRole('button', { name, exact: true });
const yakin = (): Promise<void> =>
  spv.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click();

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  for (const path of ['/setting-nota', '/setting-nota-slip'])
    await toko.owner.query(
      "insert into hak_akses (user_id, path, is_show) values ('SPV1', $1, true) on conflict (user_id, path) do update set is_show = true",
      [path],
    );
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

describe('the paper nota', () => {
  beforeEach(async () => {
    spv = await toko.layar('SPV1', '/setting-nota');
    await bingkai('logo').waitFor();
  });

  test('is moved by the arrow keys, taken back, saved and published', async () => {
    await spv.getByAltText('').first().waitFor({ state: 'attached' });
    const kiri = spv.getByLabel('Kiri', { exact: true });
    await bingkai('logo').focus();
    await expect.poll(() => kiri.inputValue()).toBe('10 mm');
    await tekan(spv, 'ArrowRight');
    await tekan(spv, 'Shift+ArrowRight');
    await expect.poll(() => kiri.inputValue()).toBe('15,5 mm');
    // The keys held down are one step back.
    await tekan(spv, 'Control+z');
    await expect.poll(() => kiri.inputValue()).toBe('10 mm');
    await tekan(spv, 'Control+Shift+z');
    await expect.poll(() => kiri.inputValue()).toBe('15,5 mm');
    await spv.getByText('Belum disimpan').waitFor();
    await tekan(spv, 'Control+s');
    await spv.getByText('Draf SPV1').waitFor();
    await tombol('Terbitkan').click();
    await yakin();
    await spv.getByText('Terbit: versi 1').waitFor();
    const { versi, isi } = await terbit('DESKTOP');
    expect(versi).toBe(1);
    expect((isi['unsur'] as Letak[]).find(({ id }) => id === 'logo')).toMatchObject({ x: 15.5 });
  });

  test('without its total it is not published, and says why', async () => {
    await bingkai('ringkasan').focus();
    await tekan(spv, 'Delete');
    await spv.getByText('Total Wajib Ada Di Nota').waitFor();
    await expect.poll(() => tombol('Terbitkan').isDisabled()).toBe(true);
    await tekan(spv, 'Control+z');
    await bingkai('ringkasan').waitFor();
    await spv.getByText('Total Wajib Ada Di Nota').waitFor({ state: 'detached' });
  });

  test('what we came with comes back as a version of its own', async () => {
    await spv.getByRole('tab', { name: 'Versi' }).click();
    await tombol('Kembalikan').first().click();
    await yakin();
    await spv.getByText('Terbit: versi 2').waitFor();
    await spv.getByText('Kembali ke bawaan').waitFor();
    expect((await terbit('DESKTOP')).versi).toBe(2);
  });
});

test('the slip: a block off, another one up, and the picture follows', async () => {
  spv = await toko.layar('SPV1', '/setting-nota-slip');
  const gambar = spv.getByAltText('Pratinjau slip');
  await gambar.waitFor();
  const sebelum = await gambar.getAttribute('src');
  await spv.getByLabel('Cetak Sales', { exact: true }).uncheck();
  await expect.poll(() => gambar.getAttribute('src')).not.toBe(sebelum);
  await spv.getByRole('button', { name: 'Kasir', exact: true }).focus();
  await tekan(spv, 'Alt+ArrowUp');
  await tombol('Terbitkan').click();
  await yakin();
  await spv.getByText('Terbit: versi 1').waitFor();
  const blok = (await terbit('SLIP')).isi['blok'] as { id: string; aktif: boolean }[];
  const ids = blok.map(({ id }) => id);
  expect(ids.indexOf('kasir')).toBe(ids.indexOf('sales') - 1);
  expect(blok.find(({ id }) => id === 'sales')?.aktif).toBe(false);
});

test('both screens can be used by everybody, light and dark', async () => {
  spv = await toko.layar('SPV1', '/setting-nota');
  for (const [path, siap] of [
    ['/setting-nota', bingkai('logo')],
    ['/setting-nota-slip', spv.getByAltText('Pratinjau slip')],
  ] as const) {
    await pindah(spv, path);
    await siap.waitFor();
    await spv.getByRole('tab', { name: 'Versi' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await spv.emulateMedia({ colorScheme });
      await spv.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      expect(await axe(spv), `${path} ${colorScheme}`).toEqual([]);
    }
  }
});
