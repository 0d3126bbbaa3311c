/**
 * Protects: a loan's screens say what is so. What it costs follows what was just paid, what was saved is not called unsaved, and
 * a member who does not exist is said at the field, where he is found by his name as at the till.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dipinjam, hargaTaksir, tagihan } from '../kit/hutang.ts';
import { isiLaci } from '../kit/uang.ts';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { ke, ketik, mendengar, pindai, tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

let toko: Toko;
let lama: string;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) =>
    owner.query(`insert into member (kode_member, nama_member, no_hp, kode_toko_asal, alamat)
      values ('JKT1999002', 'BU DEWI GADAI', '6281277771234', 'JKT1', 'JL. MELATI 1')`),
  );
  const kit = rekan(toko);
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  lama = await dipinjam(kit, 1_000_000);
});
afterAll(() => toko?.close());

const tanya = (page: Page) => page.getByText('Perubahan belum disimpan');
const rupiah = (jumlah: number): string => jumlah.toLocaleString('id-ID');

test('what a loan costs follows the interest that was just paid', async () => {
  const { bunga, lunas } = await tagihan(rekan(toko), lama);
  const page = await toko.layar('KASIR1', `/lihat-hutang?no_faktur_hutang=${lama}`);
  const pilihan = page.getByRole('region', { name: 'Pilihan customer' });
  await pilihan.getByText(rupiah(lunas)).first().waitFor();
  await page.getByRole('button', { name: 'Bayar bunga' }).click();
  await terfokus(page.getByRole('textbox', { name: /^Jumlah( \*)?$/ }));
  await tekan(page, 'Control+Enter');
  await page.getByText('Pembayaran Bunga Berhasil Disimpan').waitFor();
  await pilihan
    .getByText(rupiah(lunas - bunga))
    .first()
    .waitFor();
});

test('a member is found by name, an unknown one is said at the field', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-hutang');
  const member = page.getByRole('combobox', { name: 'Kode Member' });
  await tekan(page, 'F4');
  await terfokus(member);
  await ketik(page, 'TIDAKADA9');
  await tekan(page, 'Enter');
  await page.getByText('Data Member Tidak Ditemukan').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await member.focus();
  await member.fill('dewi gad');
  await tekan(page, 'Enter');
  await expect.poll(() => page.getByLabel('Nama Customer').inputValue()).toBe('BU DEWI GADAI');
  await expect.poll(() => page.getByLabel('Alamat Customer').inputValue()).toBe('JL. MELATI 1');
  // By the telephone as people write it.
  await member.fill('0812-7777-1234');
  await tekan(page, 'Enter');
  await expect.poll(() => member.inputValue()).toContain('JKT1999002');
});

test('an instalment plan knows members by name, too', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-cicilan');
  await tekan(page, 'F4');
  const member = page.getByRole('combobox', { name: 'Kode Member' });
  await member.fill('SALAH77');
  await tekan(page, 'Enter');
  await page.getByText('Data Member Tidak Ditemukan').first().waitFor();
  await member.fill('dewi gad');
  await tekan(page, 'Enter');
  await expect.poll(() => page.getByLabel('Nama Customer').inputValue()).toBe('BU DEWI GADAI');
});

test('words in the strip find who it is for; who is new is begun with them', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-hutang');
  await terfokus(page.getByLabel('Pindai atau cari'));
  await ketik(page, 'dewi gad');
  await page.getByRole('option', { name: /BU DEWI GADAI/ }).waitFor();
  await tekan(page, 'Enter');
  await page.getByTitle('Pelanggan').getByText('BU DEWI GADAI').waitFor();
  // Next is what she brings; F2 leads back.
  await terfokus(page.getByRole('textbox', { name: 'Nama Barang 1' }));
  await tekan(page, 'F2');
  await terfokus(page.getByLabel('Pindai atau cari'));
  await ketik(page, 'ibu tiada');
  await page.getByRole('option', { name: /Member baru: IBU TIADA/ }).waitFor();
  await tekan(page, 'ArrowDown');
  await page.getByRole('option', { name: /Tanpa member: IBU TIADA/, selected: true }).waitFor();
  await tekan(page, 'Enter');
  await terfokus(page.getByLabel('No HP Customer'));
  await expect.poll(() => page.getByLabel('Nama Customer').inputValue()).toBe('IBU TIADA');
  // Nothing of the member is kept for her.
  await expect.poll(() => page.getByLabel('No HP Customer').inputValue()).toBe('');
  expect(await axe(page)).toEqual([]);
});

test('somebody new becomes a member where she stands, and is whose loan it is', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-hutang');
  await terfokus(page.getByLabel('Pindai atau cari'));
  await ketik(page, 'nyonya anyar');
  await page.getByRole('option', { name: /Member baru: NYONYA ANYAR/ }).waitFor();
  await tekan(page, 'Enter');
  const form = page.getByRole('dialog', { name: 'Member baru' });
  await terfokus(form.getByLabel('Nama Member'));
  await tekan(page, 'Enter');
  await terfokus(form.getByLabel('No HP'));
  await ketik(page, '0812');
  await tekan(page, 'Control+Enter');
  // Refused where it is typed, and nothing of the loan is sent.
  await form.getByText('No HP minimal 10 angka').waitFor();
  expect(await axe(page)).toEqual([]);
  await ketik(page, '77776666');
  await tekan(page, 'Control+Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByTitle('Pelanggan').getByText('NYONYA ANYAR').waitFor();
  await terfokus(page.getByRole('textbox', { name: 'Nama Barang 1' }));
  // The next counter finds her, by her words in another order.
  const lain = await toko.layar('KASIR1', '/transaksi-cicilan');
  await terfokus(lain.getByLabel('Pindai atau cari'));
  await ketik(lain, 'anyar ny');
  await lain
    .getByRole('option', { name: /NYONYA ANYAR/ })
    .first()
    .waitFor();
});

test('what is typed of a loan outlives a crash, but for what only its owner may know', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-hutang');
  await page.getByRole('textbox', { name: 'Nama Barang 1' }).fill('cincin patah');
  await page.getByRole('textbox', { name: 'Berat 1' }).fill('5');
  await tekan(page, 'F4');
  await page.getByLabel('Nama Customer').fill('ibu jatuh');
  await page.getByLabel('NIK / SIM / Passport').fill('3174012345670009');
  await tekan(page, 'Tab');
  const konteks = page.context();
  const alamat = page.url();
  await page.close();
  const lagi = await konteks.newPage();
  await lagi.goto(alamat);
  const barang = lagi.getByRole('textbox', { name: 'Nama Barang 1' });
  await expect.poll(() => barang.inputValue()).toBe('CINCIN PATAH');
  await lagi.getByTitle('Pelanggan').getByText('IBU JATUH').waitFor();
  await tekan(lagi, 'F4');
  await expect.poll(() => lagi.getByLabel('NIK / SIM / Passport').inputValue()).toBe('');
  // A deed on the counter asks before it takes the place of what is typed.
  await lagi.getByLabel('Pindai atau cari').focus();
  await pindai(lagi, lama);
  await tanya(lagi).waitFor();
});

test('a new loan that was saved is not called unsaved', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-hutang');
  await tekan(page, 'F4');
  const isi = {
    'Nama Customer': 'ibu baru',
    'No HP Customer': '081200001111',
    'NIK / SIM / Passport': '3174012345670009',
    'Alamat Customer': 'jalan mawar 1',
    'Barang 1': 'cincin polos',
    'Berat 1': '5',
    'Kadar 1': '75',
    'Jumlah Hutang': '500000',
    'Berat Emas + Plastik': '5,2',
  };
  for (const [nama, teks] of Object.entries(isi)) await page.getByRole('textbox', { name: nama }).fill(teks);
  await tekan(page, 'F8');
  const lembar = page.getByRole('dialog', { name: 'Serahkan' });
  await lembar.getByText('Tunai dari laci').waitFor();
  await tekan(page, 'F9');
  const jadi = page.getByRole('status').filter({ hasText: 'Hutang Berhasil Disimpan' });
  await jadi.getByText(/^JKT1-PI-/).waitFor();
  await jadi.getByText('500.000').waitFor();
  await terfokus(page.getByLabel('Pindai atau cari'));
  await expect.poll(() => page.getByLabel('Nama Customer').inputValue()).toBe('');
  await ke(page, '/lihat-hutang');
  await mendengar(page, '/lihat-hutang');
  await expect.poll(() => tanya(page).count()).toBe(0);
});

test('a deed that is scanned goes on under a new number, and the next one is redeemed by F8', async () => {
  const page = await toko.layar('KASIR1', '/transaksi-hutang');
  await pindai(page, lama);
  await page.getByRole('button', { name: 'Perbarui' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'F6');
  const pokok = page.getByRole('textbox', { name: 'Jumlah Hutang' });
  await expect.poll(() => pokok.inputValue()).toContain('1.000.000');
  await pokok.fill('800000');
  await tekan(page, 'F8');
  await terfokus(page.getByRole('dialog', { name: 'Perbarui' }).getByLabel('Uang diterima'));
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'F9');
  await setujui(page, 'SPV1');
  const jadi = page.getByRole('status').filter({ hasText: 'Peremajaan Hutang Berhasil Disimpan' });
  const nomor = await jadi.getByText(/^JKT1-PI-/).innerText();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => tanya(page).count()).toBe(0);

  await terfokus(page.getByLabel('Pindai atau cari'));
  await pindai(page, nomor.split(' ')[0] ?? '');
  await page.getByRole('button', { name: 'Lunas' }).waitFor();
  await tekan(page, 'F8');
  const lembar = page.getByRole('dialog', { name: 'Lunas' });
  await terfokus(lembar.getByLabel('Potongan Bunga Dan Denda'));
  // Another deed that is read meanwhile is not paid by this sheet.
  await pindai(page, lama);
  await page.getByText(lama, { exact: true }).waitFor();
  await lembar.waitFor({ state: 'detached' });
  await pindai(page, nomor.split(' ')[0] ?? '');
  await page.getByRole('button', { name: 'Lunas' }).waitFor();
  await tekan(page, 'F8');
  await terfokus(lembar.getByLabel('Potongan Bunga Dan Denda'));
  await tekan(page, 'F9');
  await page.getByRole('status').filter({ hasText: 'Hutang Berhasil Dilunasi' }).waitFor();
  const { rows } = await toko.owner.query(
    'select status from dokumen where kode_toko = $1 and no_dokumen = $2',
    ['JKT1', nomor.split(' ')[0]],
  );
  expect(rows).toEqual([{ status: 'CLOS' }]);
});
