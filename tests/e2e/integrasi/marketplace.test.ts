/** Protects: a piece is offered at a marketplace on the screen, stands there, and once it is ordered there the till reads who has it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { type Database, openDatabase } from '@mustika/server-kit/database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { kegunaan } from '../../../domains/integrasi/marketplace/akun-marketplace.query.ts';
import { bacaPesanan } from '../../../domains/integrasi/marketplace/pesanan-marketplace.job.ts';
import { sinkronMarketplace } from '../../../domains/integrasi/marketplace/sinkron-tawaran.job.ts';
import { RUMAH } from '../../kit/app.ts';
import { type ShopeeUji, shopeeUji } from '../../kit/marketplace/shopee.ts';
import { AKUN_UJI, beliDiSana, menurutSku } from '../../kit/marketplace/simulator.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { bebas, bukaKasir, kolomPindai } from '../kit/kasir.ts';
import { pindai, tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
let shopee: ShopeeUji;
let db: Database;
/** The workers of the shop, which the server of a journey has not: they may call this machine, and keep photos in a folder of their own. */
let pekerja: App;
const dataDir = mkdtempSync(join(tmpdir(), 'mustika-mp-'));
let kode: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  shopee = await shopeeUji(() => Math.floor(toko.clock.now().epochMilliseconds / 1000));
  db = openDatabase({ url: toko.pgUrl, poolSize: 2 });
  const config = { ...readConfig({ OUTBOUND_LOCAL: '1', DATA_DIR: dataDir }), logLevel: 'silent' as const };
  pekerja = await buildApp({ db, clock: toko.clock, config, ...RUMAH });
  kode = await bebas(toko);
  const { secrets, photos } = pekerja.deps;
  const segel = (apa: 'kunci' | 'token') => secrets.seal(kegunaan(apa, 'SHOPEE', 'JKT1'), AKUN_UJI[apa]);
  await toko.owner.query(
    `insert into setting_marketplace (kode_toko, penyedia, aktif, alamat, id_aplikasi, id_toko, kunci, token, kategori, logistik, kurir)
     values ('JKT1', 'SHOPEE', true, $1, $2, $3, $4, $5, '100017', '8003', 'JNE')`,
    [shopee.alamat, AKUN_UJI.id_aplikasi, AKUN_UJI.id_toko, segel('kunci'), segel('token')],
  );
  const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer();
  const { key } = await photos.save('JKT1', kode, jpeg);
  await toko.owner.query('update barang set foto = $2 where kode_barcode = $1', [kode, key]);
});
afterAll(async () => {
  await toko?.close();
  await pekerja?.app.close();
  await db?.close();
  await shopee?.tutup();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a piece is offered by its barcode and a name, and the list tells that it stands there', async () => {
  const page = await toko.layar('SPV1', '/barang-marketplace');
  await page.getByText('Belum ada barang yang ditawarkan di marketplace.').waitFor();
  await page.getByRole('button', { name: 'Tawarkan barang' }).click();
  const lembar = page.getByRole('dialog', { name: 'Tawarkan barang' });
  await lembar.getByLabel('Kode Barcode').fill(kode);
  await lembar.getByLabel('Nama Di Marketplace').fill('Cincin Emas Satu-Satunya');
  await tekan(page, 'Control+Enter');
  await page.getByText('Barang Marketplace Berhasil Disimpan').waitFor();
  const baris = page.getByRole('row').filter({ hasText: kode });
  await baris.getByText('Menunggu', { exact: true }).waitFor();
  await sinkronMarketplace(pekerja.deps, 'JKT1');
  expect(menurutSku(shopee, kode)).toMatchObject({ stok: 1, nama: 'Cincin Emas Satu-Satunya' });
  await page.getByRole('button', { name: 'Segarkan' }).click();
  await baris.getByText('Tayang', { exact: true }).waitFor();
  await baris.getByText('Ditawarkan', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
});

test('ordered there, the scan of the till says who has it, until somebody hands it over', async () => {
  const no = beliDiSana(shopee, kode, 'READY_TO_SHIP')?.no ?? '';
  await bacaPesanan(pekerja.deps, { kode_toko: 'JKT1', penyedia: 'SHOPEE', no_pesanan: no });
  const kasir = await bukaKasir(toko, 'KASIR1');
  await kolomPindai(kasir).and(kasir.locator(':focus')).waitFor();
  await pindai(kasir, kode);
  await kasir.getByText(`Barang Sedang Dipegang Shopee ${no}`).first().waitFor();
  const page = await toko.layar('SPV1', '/pesanan-marketplace');
  const baris = page.getByRole('row').filter({ hasText: no });
  await baris.getByText('Dipegang', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await baris.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Serahkan ke kasir' }).click();
  await page.getByText('Barang Diserahkan Ke Kasir').waitFor();
  await baris.getByText('Di kasir', { exact: true }).waitFor();
  await pindai(kasir, kode);
  await kasir.getByRole('row').filter({ hasText: kode }).waitFor();
});

test('both lists and the account can be read on a phone in the dark', async () => {
  for (const [user, path, judul] of [
    ['SPV1', '/barang-marketplace', 'Barang Di Marketplace'],
    ['SPV1', '/pesanan-marketplace', 'Pesanan Marketplace'],
    ['OWNER', '/marketplace-setting', 'Setting Marketplace'],
  ] as const) {
    const hp = await toko.layar(user, path, { viewport: HP_PEMILIK, gelap: true });
    await hp.getByRole('heading', { name: judul }).waitFor();
    expect(await axe(hp), path).toEqual([]);
  }
});
