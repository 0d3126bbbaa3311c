// Goal: an owner gives a cashier a report by keyboard, sees what will change before it counts, and the cashier has it at
// once. Method: the tree of hak-akses-users and a till beside it, both real browsers; axe on what was not there before.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { ketik, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

const tombol = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a right is found, ticked, reviewed and saved without the mouse, and counts at the till', async () => {
  const kasir = await toko.layar('KASIR1', '/laporan-otorisasi');
  await kasir.getByText('Laporan Otorisasi').waitFor({ state: 'hidden' });
  // Not at once: there the owner is among those who are chosen, and `layar` knows the house by his only button.
  const owner = await toko.layar('OWNER', '/hak-akses-news');
  await owner.goto(`${toko.url}/hak-akses-users?user=KASIR1`);
  await owner.getByRole('tree').waitFor();
  expect(await axe(owner)).toEqual([]);

  await owner.getByLabel('Cari menu atau tindakan').fill('laporan otorisasi');
  const baris = owner.locator('[role="treeitem"][data-path="/laporan-otorisasi"]');
  await baris.focus();
  await expect.poll(() => baris.getAttribute('aria-checked')).toBe('false');
  await tekan(owner, 'Space');
  await expect.poll(() => baris.getAttribute('aria-checked')).toBe('true');
  await tekan(owner, 'Control+s');
  await owner.getByText('Perubahan hak KASIR1').waitFor();
  await owner.getByText('Diberi').waitFor();
  await tombol(owner, 'Simpan 1 perubahan').press('Enter');
  await owner.getByText('Hak Akses Berhasil Disimpan').waitFor();

  const { rows } = await toko.owner.query(
    "select path, is_show, asal from hak_akses where user_id = 'KASIR1'",
  );
  expect(rows).toEqual([{ path: '/laporan-otorisasi', is_show: true, asal: 'SENDIRI' }]);
  await kasir.reload();
  await kasir.getByRole('heading', { name: 'Laporan Otorisasi' }).waitFor();
  expect(await toko.periksa()).toEqual([]);
});

test('an act that was taken away is not offered, and its key says so', async () => {
  await toko.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/transaksi-penjualan#titipan.simpan', false)",
  );
  const lain = await toko.layar('KASIR2', '/transaksi-penjualan');
  await tombol(lain, /^Bayar/).waitFor();
  await expect.poll(() => tombol(lain, /^Titip/).count()).toBe(0);
  await tekan(lain, 'F7');
  await lain.getByText('Anda Tidak Berhak Melakukan Ini: Titip (Titipan)').waitFor();
});

test('a new user is made, and his password is shown once', async () => {
  const owner = await toko.layar('OWNER', '/data-users');
  await tombol(owner, 'Tambah Pengguna').first().click();
  await owner.getByLabel('User ID').fill('RINI');
  await owner.getByLabel('Nama').fill('Rini');
  expect(await axe(owner)).toEqual([]);
  await tekan(owner, 'Control+Enter');
  await owner.getByText('Password sekali pakai RINI').waitFor();
  await expect
    .poll(() => owner.locator('[data-sandi]').textContent())
    .toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  await tombol(owner, 'Sudah dicatat').press('Enter');
  await owner.getByText('RINI', { exact: true }).first().waitFor();
});

test('he is found, opened and left without the mouse', async () => {
  const owner = await toko.layar('OWNER', '/data-users');
  await tekan(owner, '/');
  await ketik(owner, 'rini');
  await owner.getByText(/^1 dari/).waitFor();
  await tekan(owner, 'ArrowDown');
  await tekan(owner, 'Enter');
  const lembar = owner.getByRole('dialog', { name: 'RINI' });
  await lembar.getByRole('tab', { name: 'Riwayat' }).waitFor();
  await tekan(owner, 'Escape');
  await lembar.waitFor({ state: 'hidden' });
});

test('news that must be read open by themselves at the next load, not into work; reading is the receipt', async () => {
  const kasir = await toko.layar('KASIR1', '/laporan-otorisasi');
  const owner = await toko.layar('OWNER', '/hak-akses-news');
  await tombol(owner, 'Tambah Berita').first().click();
  await owner.getByLabel('Judul').fill('Harga naik');
  await owner.getByLabel('Isi Berita').fill('Mulai besok.');
  await owner.getByLabel('Wajib Dibaca').check();
  expect(await axe(owner)).toEqual([]);
  await tekan(owner, 'Control+Enter');
  await owner.getByText('Berhasil Menyimpan Data').waitFor();

  const baca = tombol(kasir, 'Sudah saya baca');
  await tombol(kasir, /Berita \(1 belum dibaca\)/).waitFor();
  await expect.poll(() => baca.isVisible()).toBe(false);
  await kasir.reload();
  await kasir.getByText('Mulai besok.').waitFor();
  // The screen behind takes no key of the dialog.
  const diTombol = () => baca.evaluate((one) => one === document.activeElement);
  await expect.poll(diTombol).toBe(true);
  await tekan(kasir, 'Enter');
  await tombol(kasir, /Berita \(0 belum dibaca\)/).waitFor();
  const { rows } = await toko.owner.query('select user_id from berita_dibaca');
  expect(rows).toEqual([{ user_id: 'KASIR1' }]);
});

test('lists of the chain are read in a branch and written at head office, and the menu shows where one is', async () => {
  const spv = await toko.layar('SPV1', '/master-toko');
  await tombol(spv, 'Export').waitFor();
  await expect.poll(() => tombol(spv, /^(Tambah|Import|Tutup selamanya)$/).count()).toBe(0);
  const menu = spv.getByRole('navigation', { name: 'Menu' });
  const di = menu.locator('[aria-current=page]');
  const terlihat = async () => {
    const [bingkai, tautan] = [await menu.boundingBox(), await di.boundingBox()];
    if (!bingkai || !tautan) return false;
    return tautan.y >= bingkai.y && tautan.y + tautan.height <= bingkai.y + bingkai.height;
  };
  await expect.poll(terlihat).toBe(true);

  const pusat = await toko.layar('PUSAT', '/master-toko');
  await tombol(pusat, 'Tambah').waitFor();
  await tombol(pusat, 'Tutup selamanya').waitFor();
});
