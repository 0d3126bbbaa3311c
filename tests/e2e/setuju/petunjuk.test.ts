/** Protects: the owner finds a pattern, opens its rows and one of its notas, says that he looked at it, and sets the rule for his chain. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { batalJual, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../kit/jual.ts';
import { axe, bukaToko, type Toko } from '../kit/browser.ts';
import { rekan } from '../kit/rekan.ts';

let toko: Toko;
let pemilik: Page;
let dibatalkan: string[];

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  const kit = rekan(toko);
  await hargaGrup(kit);
  dibatalkan = [];
  for (const kode_barcode of ['PTJE1001', 'PTJE1002', 'PTJE1003']) {
    await masukkan(kit, { kode_barcode });
    dibatalkan.push(await batalJual(kit, await terjual(kit.as('KASIR1'), nota([kode_barcode], HARGA_BAKU))));
  }
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const tabel = (name: string) => pemilik.getByRole('group', { name, exact: true });
const foto = async (nama: string): Promise<void> => {
  if (process.env['FOTO']) await pemilik.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};

test('from the hint to its rows and back, looked at', async () => {
  pemilik = await toko.layar('OWNER', '/petunjuk');
  await pemilik.getByRole('button', { name: 'Cari Laporan' }).click();
  const baris = tabel('Petunjuk').getByRole('row').filter({ hasText: 'Nota dibatalkan' });
  await baris.getByText('Kasir Satu JKT1').waitFor();
  await foto('petunjuk');
  expect(await axe(pemilik)).toEqual([]);
  await baris.getByRole('link', { name: 'Nota dibatalkan' }).click();
  for (const no of dibatalkan) await tabel('Rincian Petunjuk').getByText(no).waitFor();
  await pemilik.getByText('Orang baru, pelanggan yang batal').waitFor();
  await foto('rincian');
  expect(await axe(pemilik)).toEqual([]);
  await pemilik.getByRole('button', { name: 'Tandai sudah dilihat' }).click();
  const lembar = pemilik.getByRole('dialog', { name: 'Tandai sudah dilihat' });
  await lembar.getByLabel('Catatan').fill('Kasir baru, sudah diajari');
  await foto('tandai');
  await lembar.getByRole('button', { name: 'Simpan' }).click();
  await lembar.waitFor({ state: 'hidden' });
  await pemilik.goBack();
  await pemilik.getByText('Tidak Ada Petunjuk').first().waitFor();
});

test('a rule is set for the chain', async () => {
  pemilik = await toko.layar('OWNER', '/petunjuk');
  await pemilik.getByRole('link', { name: 'Aturan', exact: true }).click();
  await tabel('Aturan Petunjuk').getByText('Nota dibatalkan').click();
  const lembar = pemilik.getByRole('dialog', { name: 'Nota dibatalkan' });
  await lembar.getByLabel('Paling Sedikit (Kali)').fill('9');
  await foto('aturan');
  expect(await axe(pemilik)).toEqual([]);
  await lembar.getByRole('button', { name: 'Simpan' }).click();
  await lembar.waitFor({ state: 'hidden' });
  await tabel('Aturan Petunjuk')
    .getByRole('row')
    .filter({ hasText: 'Nota dibatalkan' })
    .getByText('OWNER')
    .waitFor();
});
