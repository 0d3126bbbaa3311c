/**
 * Takes the pictures of docs/screens: every state the look is judged by, light and dark, from a demo chain made for
 * the occasion. `npm run screens`, or with a part of a name to take only those. `npm run screens -- --semua` takes all main
 * screens in three sizes into .cache/screens, to be looked at before a release; `npm run pictures` those of the handbook, small.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import pg from 'pg';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ketik, mendengar, tekan } from './papan-tombol.ts';
import { small } from './small-picture.ts';

const SERVER = fileURLToPath(new URL('../../../apps/server/main.ts', import.meta.url));
const PASSWORD = 'mustika-demo';
const PC = { width: 1366, height: 768 };
const HP = { width: 390, height: 844 };
const SIZES = { pc: PC, lebar: { width: 1920, height: 1080 }, hp: HP };

type Studio = { url: string; browser: Browser; owner: pg.Client };
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

/** What people work on all day, beside the pictures. */
const MORE: readonly Picture[] = [
  ...plain(
    'KASIR1',
    'transaksi-pembelian transaksi-hutang transaksi-cicilan bayar-cicilan lihat-titipan layar-pelanggan',
  ),
  ...plain(
    'SPV1',
    'data-barang tambah-data-barang timbang-baki kirim-barang stock-opname pindah-barang penerimaan-barang tutup-toko',
  ),
  ...plain('SPV1', 'lihat-penjualan lihat-hutang lihat-cicilan opname-jaminan peta-baki bayar-supplier'),
  ...plain('OWNER', 'publikasi-harga tarif-pinjaman'),
  ...plain('OWNER', 'neraca laporan-umur-stok laporan-harian-emas', askReport),
];

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

async function login(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('User ID').fill(user);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
  await page.getByLabel('User ID').waitFor({ state: 'detached' });
}

/** Each picture has a browser of its own, so its user must have left the one before. */
async function freshShop({ owner }: Studio): Promise<void> {
  await owner.query('update sesi set ditutup = now() where ditutup is null');
  await owner.query('delete from barang_pegang');
  await owner.query('delete from keranjang');
}

async function take(studio: Studio, picture: Picture, dark: boolean, path: string): Promise<void> {
  await freshShop(studio);
  const context = await studio.browser.newContext({
    viewport: picture.viewport ?? PC,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (picture.user) {
    await login(page, studio.url, picture.user);
    await page.goto(studio.url + picture.path);
  } else await page.goto(studio.url + picture.path);
  await picture.pose?.(page, studio);
  await mendengar(page);
  // What is still fetched shows a wheel or a grey place.
  await page.locator('.mantine-Loader-root, .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  if (path.endsWith('.jpg')) await small(await page.locator('#isi').screenshot(), path);
  else await page.screenshot({ path });
  await context.close();
}

/** The product itself, as `npm start` runs it, on a database of its own. Answers its address. */
async function startProduct(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1', DEMO: 'on' };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /siap di (http:\S+)/.exec(chunk.toString());
      if (found?.[1]) resolve(found[1]);
    });
  });
  return { url, child };
}

/** Every picture in every size. */
const inAllSizes = (): Picture[] =>
  Object.entries(SIZES).flatMap(([size, viewport]) =>
    [...PICTURES, ...MORE]
      .filter((picture) => picture.viewport === undefined)
      .map((picture) => ({ ...picture, viewport, name: `${size}-${picture.name}` })),
  );

type Wish = { target: string; wanted: readonly Picture[]; only: string | undefined; handbook?: boolean };

async function main({ target, wanted, only, handbook = false }: Wish): Promise<void> {
  mkdirSync(target, { recursive: true });
  const home = mkdtempSync(join(tmpdir(), 'mustika-screens-'));
  chmodSync(home, 0o755);
  const postgres = await startPostgres({ dir: join(home, 'postgres'), port: 25_480 });
  const { url, child } = await startProduct(postgres.url);
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const studio: Studio = { url, browser, owner };
  try {
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
  } finally {
    await browser.close();
    await owner.end();
    const left = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await left;
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const [docs = '', ...words] = process.argv.slice(2);
const only = words.find((word) => !word.startsWith('--'));
const root = join(docs, '..', '..');
if (words.includes('--semua'))
  await main({ target: join(root, '.cache', 'screens'), wanted: inAllSizes(), only });
else if (words.includes('--panduan'))
  await main({ target: join(root, 'domains', 'panduan', 'gambar'), wanted: HANDBOOK, only, handbook: true });
else await main({ target: docs, wanted: PICTURES, only });
