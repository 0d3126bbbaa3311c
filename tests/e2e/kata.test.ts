/**
 * Protects: the sentences the specification prescribes for screens are reachable, each made to appear as a person would meet it.
 * Those of the server are in tests/census/gagal.flow.test.ts. Spec 1 §5, §8; Spec 2 §2, §4, §8.
 */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { SUB_MENUS } from '../../domains/navigasi/sub-menu.rule.ts';
import { bukaToko, pindah, type Toko } from './kit/browser.ts';
import { tekan } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

const MODUL = `insert into para_system (kode_toko, key, value)
  select 'JKT1', k, 'true' from unnest(array['NAGAFIN_ACCOUNTING_MODULE', 'HIDUP_FEATURE_MODULE']) k on conflict do nothing`;

let toko: Toko;
let page: Page;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => owner.query(MODUL));
});
afterAll(() => toko?.close());

const kata = (text: string, di: Page = page): Promise<void> =>
  di.getByText(text, { exact: true }).first().waitFor();
const cari = () => page.getByRole('search').getByRole('button', { name: /^Cari / });

/** While `act` runs, calls below that path meet `how` instead of the server. */
async function disela(path: string, how: (route: Route) => unknown, act: () => Promise<unknown>) {
  const alamat = `**/api/v1/${path}*`;
  await page.route(alamat, how);
  await act();
  await page.unroute(alamat);
}
const rusak = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { code: 'KESALAHAN_SERVER', message: 'Terjadi Kesalahan Saat Request Data' },
  });

test('a report says that it searches, what came of it, and what is wrong with the line', async () => {
  page = await toko.layar('SPV1', '/laporan-gesek-tunai?tgl_awal=2020-01-01&tgl_akhir=2020-01-02');
  await kata('Data Tidak Tersedia');
  await kata('Tidak Ada Data');
  await disela('non-cash/gesek-report', rusak, async () => {
    await cari().click();
    await kata('Laporan Tidak Tersedia');
  });
  await disela(
    'non-cash/gesek-report',
    (route) => route.abort(),
    async () => {
      await cari().click();
      await kata('Oopss!!');
      await kata('Koneksi Bermasalah');
    },
  );
  await pindah(page, '/laporan-transaksi-penjualan');
  await page.getByRole('search').getByRole('button', { name: '7 hari' }).click();
  let lanjut = (): void => undefined;
  const tunggu = new Promise<void>((done) => {
    lanjut = done;
  });
  const lambat = (route: Route) => tunggu.then(() => route.continue());
  await disela('penjualan/get/report', lambat, async () => {
    await cari().click();
    await page.getByRole('button', { name: 'Sedang Mencari' }).waitFor();
    lanjut();
    await kata('Laporan Tersedia');
  });
  await disela('penjualan/get/report', rusak, async () => {
    await cari().click();
    await kata('Laporan Penjualan Tidak Tersedia');
  });
});

test('the reports described to the letter have their words', async () => {
  page = await toko.layar('SPV1', '/laporan-analisis-harga-barang');
  for (const name of ['Export Pdf', 'Export Excel']) await page.getByRole('button', { name }).waitFor();
  const urut = page.getByRole('search').getByRole('combobox', { name: /Urut|Sort/ });
  await urut.click();
  for (const name of ['Harga Tertinggi', 'Harga Terendah'])
    await page.getByRole('option', { name, exact: true }).waitFor();
  await tekan(page, 'Escape');
  await pindah(page, '/laporan-kelompok-barang');
  await page.getByRole('search').getByRole('combobox', { name: 'Berdasarkan' }).click();
  for (const name of ['NAMA BARANG', 'NAMA BARANG DAN SIZE'])
    await page.getByRole('option', { name, exact: true }).waitFor();
  await tekan(page, 'Escape');
  await pindah(page, '/laporan-pembelian-perfaktur');
  await page.getByRole('search').getByRole('button', { name: 'Cari Data', exact: true }).waitFor();
  await pindah(page, '/laporan-cash-back');
  await page.getByRole('search').getByRole('combobox', { name: 'Valid By' }).waitFor();
});

test('Parameter Akun has its columns and buttons, and a price is removed after the prescribed question', async () => {
  page = await toko.layar('SPV1', '/parameter-akun');
  for (const name of ['Nama Jurnal', 'Type Jurnal']) await page.getByRole('columnheader', { name }).waitFor();
  await page.locator('[data-table="parameter-akun"] tbody button').first().click();
  for (const name of ['Simpan Perubahan', 'Kembali'])
    await page.getByRole('button', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Kembali', exact: true }).click();

  const isi = { kode_harga: 'KATA1', harga_per_gram: 900_000 };
  await pindah(page, '/parameter-harga-beli');
  await page.getByRole('button', { name: /^Tambah/ }).click();
  const baru = page.getByRole('dialog');
  await baru.getByLabel('Kode Harga').fill(isi.kode_harga);
  await baru.getByLabel('Harga Per Gram').fill(String(isi.harga_per_gram));
  await tekan(page, 'Control+Enter');
  await kata('Berhasil Menyimpan Data');
  await page.getByRole('row').filter({ hasText: isi.kode_harga }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await kata('Apakah Anda Yakin Ingin Menghapus');
  await page.getByRole('button', { name: 'Tidak', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await kata('Berhasil Menghapus Data');
});

test('a list that nothing reads yet says so, and a menu of which nothing is built blames nobody', async () => {
  const kosong = SUB_MENUS.find(({ group }) => !house.screens.some((one) => one.group === group));
  if (kosong) {
    page = await toko.layar('SPV1', kosong.path);
    await kata('Menu ini belum ada isinya di versi ini.');
  }
  const sunyi = house.resources.find(({ awaited, gate }) => awaited && gate.is !== 'flag');
  if (sunyi) {
    page = await toko.layar('SPV1', sunyi.screen);
    await kata('Belum dibaca transaksi atau laporan');
  }
});

test('money is received by its number into the account that head office chose', async () => {
  const kit = rekan(toko);
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 5_000_000, keterangan: 'modal' };
  const spv = kit.as('SPV1-BDG');
  await spv.post('cash/uang-kas', { ...modal, kasir: 'KASIR1-BDG' });
  const kirim = { asal: 'CASH', kasir: 'KASIR1-BDG', jumlah: 1_250_000, keterangan: 'setoran' };
  const sent = await spv.post('kirim-uang', kirim);
  expect(sent, sent.text).toMatchObject({ status: 200 });
  const no_reff = sent.data.no_dokumen as string;
  const { rows: akun } = await toko.owner.query(
    "select kode_bank, no_rekening from rekening where kode_toko = 'PUSAT' and aktif order by no_rekening limit 1",
  );
  const { kode_bank, no_rekening } = akun[0];

  const pusat = await toko.layar('PUSAT', '/terima-uang-kas');
  const pindai = pusat.getByLabel('Nomor Referensi', { exact: true });
  await pindai.focus();
  await tekan(pusat, 'Enter');
  await kata('Mohon Masukkan Nomor Referensi', pusat);
  await pindai.fill('BDG1-KU-000101-9999');
  await tekan(pusat, 'Enter');
  await kata('No Terima Tidak Ditemukan', pusat);
  await pindai.fill(no_reff.toLowerCase());
  await tekan(pusat, 'Enter');
  const terima = pusat.getByRole('form', { name: 'Terima Uang' });
  // Faster than the network: confirmed before the accounts of that bank have come.
  const rekening = Promise.withResolvers<void>();
  await pusat.route('**/api/v1/*rekening*', (route) => rekening.promise.then(() => route.continue()));
  await terima.getByRole('combobox', { name: 'Tujuan' }).fill(kode_bank);
  await tekan(pusat, 'Enter');
  await terima.getByRole('combobox', { name: 'Rekening' }).fill(no_rekening);
  await tekan(pusat, 'Enter');
  await tekan(pusat, 'Control+Enter');
  rekening.resolve();
  await kata('Terima Uang Berhasil', pusat);
  const { rows } = await toko.owner.query(
    'select tujuan, tujuan_rekening from terima_uang where no_reff = $1',
    [no_reff],
  );
  expect(rows).toEqual([{ tujuan: kode_bank, tujuan_rekening: no_rekening }]);
  expect(await toko.periksa()).toEqual([]);
});
