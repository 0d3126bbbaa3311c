/**
 * Takes the pictures of docs/screens: every state the look is judged by, light and dark, from a demo chain made for
 * the occasion. `npm run screens`, or with a part of a name to take only those. `npm run screens -- --semua` takes every
 * screen of the menus in three sizes; `npm run pictures` those of the handbook, small.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Page } from 'playwright-core';
import { gallery } from './gallery.ts';
import { film } from './moving.ts';
import { ketik, tekan } from './papan-tombol.ts';
import { small } from './small-picture.ts';
import { inStudio, login, openPage, type Studio, still } from './studio.ts';

const PC = { width: 1366, height: 768 };
const HP = { width: 390, height: 844 };

type Picture = {
  name: string;
  user?: string;
  viewport?: { width: number; height: number };
  path: string;
  /** Brings the page into the state that is wanted. */
  pose?: (page: Page, studio: Studio) => Promise<void>;
};

/** Free pieces, different ones for each picture: a cart holds its pieces. */
async function pieces(owner: pg.Client, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ kode_barcode: string }>(
    `select kode_barcode from barang b where kode_toko = 'JKT1' and status = 'TERSEDIA'
       and not exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode)
     order by md5(kode_barcode) limit $1`,
    [count],
  );
  return rows.map((row) => row.kode_barcode);
}

async function fillCart(page: Page, { owner }: Studio): Promise<void> {
  const scan = page.getByLabel('Pindai barcode atau cari barang');
  await scan.waitFor();
  for (const kode of await pieces(owner, 14)) {
    await ketik(page, kode, 5);
    await tekan(page, 'Enter');
    await page.getByRole('row').filter({ hasText: kode }).waitFor();
  }
  await tekan(page, 'Alt+s');
  await ketik(page, 'S1');
  await page.getByRole('option').first().waitFor();
  await tekan(page, 'Enter');
}

async function openPayment(page: Page, studio: Studio): Promise<void> {
  await fillCart(page, studio);
  await tekan(page, 'F8');
  await page.getByText('Pembayaran', { exact: true }).first().waitFor();
}

/** Half a million off one line: more than a cashier may give. */
async function askApproval(page: Page, studio: Studio): Promise<void> {
  await fillCart(page, studio);
  await tekan(page, 'F2');
  await tekan(page, 'ArrowDown');
  await page.locator('[role=grid]:focus').waitFor();
  await tekan(page, 'ArrowRight');
  await tekan(page, 'Enter');
  await page.getByRole('textbox', { name: /^Diskon/ }).waitFor();
  await ketik(page, '500000');
  await tekan(page, 'Enter');
  await tekan(page, 'F8');
  await tekan(page, 'F9');
  await page.getByLabel('Username').waitFor();
}

/** One sale, as it goes. */
const MOVING = 'penjualan-berjalan.webp';

const PICTURES: readonly Picture[] = [
  { name: 'login', path: '/' },
  { name: 'dashboard', user: 'OWNER', path: '/dashboard' },
  { name: 'dashboard-hp', user: 'OWNER', path: '/dashboard', viewport: HP },
  { name: 'penjualan-14-baris', user: 'KASIR1', path: '/transaksi-penjualan', pose: fillCart },
  { name: 'pembayaran', user: 'KASIR1', path: '/transaksi-penjualan', pose: openPayment },
  { name: 'otorisasi', user: 'KASIR1', path: '/transaksi-penjualan', pose: askApproval },
  {
    name: 'daftar-dengan-laci',
    user: 'PUSAT',
    path: '/master-group',
    pose: async (page) => {
      await page.getByRole('row').nth(3).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'laporan',
    user: 'SPV1',
    path: '/laporan-transaksi-penjualan',
    pose: async (page) => {
      await page.getByText('Bulan ini', { exact: true }).click();
      await page.getByRole('button', { name: 'Cari Laporan' }).click();
      await page.getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'pengaturan',
    user: 'SU',
    path: '/settingsystem',
    pose: (page) => page.getByText('PEMBULATAN', { exact: true }).first().waitFor(),
  },
  {
    name: 'hak-akses',
    user: 'SU',
    path: '/hak-akses-users',
    pose: async (page) => {
      await page.getByText('KASIR1', { exact: true }).first().click();
      await page.getByRole('treeitem').first().waitFor();
    },
  },
  {
    name: 'rancangan-nota',
    user: 'OWNER',
    path: '/setting-nota',
    pose: async (page) => {
      await page.getByText('Nomor Nota', { exact: true }).first().click();
    },
  },
];

const plain = (user: string, paths: string, pose?: Picture['pose']): Picture[] =>
  paths.split(' ').map((name) => ({ name, user, path: `/${name}`, ...(pose ? { pose } : {}) }));

/** A report shows something once it was asked. */
async function askReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cari Laporan' }).click();
  await page.getByRole('row').nth(2).waitFor();
}

/** What the handbook shows: the screens people ask about most, by who works at them. */
const HANDBOOK: readonly Picture[] = [
  ...plain('KASIR1', 'transaksi-penjualan', fillCart),
  ...plain(
    'KASIR1',
    'transaksi-pembelian transaksi-hutang transaksi-cicilan bayar-cicilan transaksi-pesanan',
  ),
  ...plain('KASIR1', 'transaksi-services lihat-titipan'),
  ...plain(
    'SPV1',
    'dashboard data-barang tambah-data-barang pindah-barang peta-baki timbang-baki cetak-barcode',
  ),
  ...plain(
    'SPV1',
    'hancur-data-barang penerimaan-barang kirim-barang terima-barang stock-opname opname-jaminan',
  ),
  ...plain(
    'SPV1',
    'lihat-penjualan batal-penjualan lihat-pembelian lihat-hutang lihat-cicilan lihat-pesanan',
  ),
  ...plain(
    'SPV1',
    'lihat-services uang-kas mutasi-uang-cash pengalihan-saldo-uang validasi-non-cash tutup-toko',
  ),
  ...plain('SPV1', 'bayar-supplier data-member'),
  ...plain('OWNER', 'master-group master-parameter-harga-emas publikasi-harga data-users hak-akses-users'),
  ...plain('OWNER', 'settingsystem setting-nota'),
  ...plain('OWNER', 'neraca laporan-umur-stok laporan-harian-emas', askReport),
];

/** Each picture has a browser of its own, so its user must have left the one before. */
async function freshShop({ owner }: Studio): Promise<void> {
  await owner.query('update sesi set ditutup = now() where ditutup is null');
  await owner.query('delete from barang_pegang');
  await owner.query('delete from keranjang');
}

async function take(studio: Studio, picture: Picture, dark: boolean, path: string): Promise<void> {
  await freshShop(studio);
  const page = await openPage(studio, { viewport: picture.viewport ?? PC, dark });
  if (picture.user) {
    await login(page, studio.url, picture.user);
    await page.goto(studio.url + picture.path);
  } else await page.goto(studio.url + picture.path);
  await picture.pose?.(page, studio);
  await still(page);
  if (path.endsWith('.jpg')) await small(await page.locator('#isi').screenshot(), path);
  else await page.screenshot({ path });
  await page.context().close();
}

type Wish = { target: string; wanted: readonly Picture[]; only: string | undefined; handbook?: boolean };

async function main({ target, wanted, only, handbook = false }: Wish): Promise<void> {
  mkdirSync(target, { recursive: true });
  await inStudio(async (studio) => {
    for (const picture of wanted.filter(({ name }) => !only || name.includes(only)))
      for (const dark of handbook ? [false] : [false, true]) {
        const name = `${picture.name}${dark ? '-gelap' : ''}`;
        try {
          await take(studio, picture, dark, join(target, `${name}.${handbook ? 'jpg' : 'png'}`));
          console.log(name);
        } catch (error) {
          // The others are taken all the same.
          console.error(`${name}: ${(error as Error).message}`);
          process.exitCode = 1;
        }
      }
    if (!handbook && (!only || MOVING.includes(only))) {
      await freshShop(studio);
      await film(studio, await pieces(studio.owner, 3), join(target, MOVING));
      console.log(MOVING);
    }
  });
}

const [docs = '', ...words] = process.argv.slice(2);
const only = words.find((word) => !word.startsWith('--'));
const root = join(docs, '..', '..');
if (words.includes('--semua')) await gallery(join(docs, 'semua'));
else if (words.includes('--panduan'))
  await main({ target: join(root, 'domains', 'panduan', 'gambar'), wanted: HANDBOOK, only, handbook: true });
else await main({ target: docs, wanted: PICTURES, only });
