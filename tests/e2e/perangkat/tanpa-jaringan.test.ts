// Goal: a till that took its trays along goes on selling without the network, loses nothing by a reload, and what it sold is in the books once.
// Method: the real server and the built web app in a real Chromium whose network is cut; by scanner and keyboard.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { bukaToko, dicetak, pindah, type Toko } from '../kit/browser.ts';
import { barisDari, bukaBayar, bukaKasir, kolomPindai, notaDari, pilihSales } from '../kit/kasir.ts';
import { pindai, tekan } from '../kit/papan-tombol.ts';

const USER = 'KASIR1';
let toko: Toko;

/** Its owner allows tills to go on, and up to how much. */
const BOLEH = `insert into para_system (kode_toko, key, value) values ('JKT1', 'JUAL_TANPA_JARINGAN_MODULE', 'true'),
  ('JKT1', 'LURING_BATAS_NOTA', '99000000'), ('JKT1', 'LURING_BATAS_TOTAL', '500000000')`;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => owner.query(BOLEH));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const masuk = async (): Promise<number> =>
  (await toko.owner.query<{ n: number }>('select count(*)::int as n from nota_luring')).rows[0]?.n ?? 0;

/** Scans, pays what is due in cash and saves; answers once the till listens again. */
async function jual(page: Page, kode: string): Promise<void> {
  await kolomPindai(page).and(page.locator(':focus')).waitFor();
  await pindai(page, kode, 10);
  await barisDari(page, kode).waitFor();
  const kertas = await dicetak(page);
  await bukaBayar(page);
  await tekan(page, 'F9');
  await page.getByRole('status').filter({ hasText: 'Nota sementara tersimpan' }).waitFor();
  await expect.poll(() => dicetak(page)).toBeGreaterThan(kertas);
}

test('by default the screen is blocked without the network, as ever', async () => {
  const biasa = await bukaToko(inject('pgUrl'));
  onTestFinished(() => biasa.close());
  const page = await bukaKasir(biasa, USER);
  await page.context().setOffline(true);
  await page.getByRole('dialog', { name: 'Koneksi Terputus' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('dialog', { name: 'Koneksi Kembali' }).getByRole('button', { name: 'Lanjut' }).click();
});

test('at an address without https nothing is taken along, and the screen says why', async () => {
  const page = await toko.layar('KASIR2', '/tanpa-jaringan');
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.reload();
  await page.getByText('Alamat Ini Tanpa https').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Bawa barang' }).isDisabled()).toBe(true);
});

test('who was known by an answer of before is asked again once the line is back', async () => {
  const page = await toko.layar('KASIR2', '/lihat-penjualan');
  const menu = page.getByRole('link', { name: 'Jual Tanpa Jaringan' }).first();
  await menu.waitFor();
  // The router is up and the line is down: the page itself is loaded.
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.reload();
  await page.getByText('Tanpa jaringan sejak').waitFor();
  await menu.waitFor();
  await page.unroute('**/api/v1/**');
  await page.route('**/users/sesi', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.modules = json.data.modules.filter(
      ({ key }: { key: string }) => key !== 'JUAL_TANPA_JARINGAN_MODULE',
    );
    await route.fulfill({ response, json });
  });
  await page.getByText('Tanpa jaringan sejak').waitFor({ state: 'detached' });
  await menu.waitFor({ state: 'detached' });
});

/** The till of this page takes a tray along: two pieces it has now. */
async function bawaBaki(page: Page, user: string): Promise<[satu: string, dua: string]> {
  const { rows: isi } = await toko.owner.query<{ kode_baki: string }>(
    `select b.kode_baki from barang b where b.kode_toko = 'JKT1' and b.kode_gudang = 'TOKO' and b.status = 'TERSEDIA'
       and not exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode)
     group by 1 having count(*) > 2 order by 1 limit 1`,
  );
  await page.getByLabel('Baki yang dibawa').first().click();
  await page
    .getByLabel('Baki yang dibawa')
    .first()
    .fill(isi[0]?.kode_baki ?? '');
  await page.getByRole('option').first().click();
  await tekan(page, 'Escape');
  await page.getByRole('button', { name: /^(Bawa barang|Perbarui)$/ }).click();
  await page.getByText('Kasir ini siap menjual tanpa jaringan').first().waitFor();
  const { rows } = await toko.owner.query<{ kode_barcode: string }>(
    "select kode_barcode from barang_pegang where keranjang like 'LURING-%' and user_id = $1 order by 1 limit 2",
    [user],
  );
  const [satu = '', dua = ''] = rows.map((row) => row.kode_barcode);
  return [satu, dua];
}

test('two pieces are sold while the network is cut, outlive a reload, and are in the list once', async () => {
  const page = await toko.layar(USER, '/tanpa-jaringan', { pekerja: true });
  // Under the worker's eye, so that it keeps the scripts as well.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const [satu, dua] = await bawaBaki(page, USER);
  await page.goto(`${toko.url}/transaksi-penjualan`);
  await kolomPindai(page).waitFor();
  await pilihSales(page);
  const dulu = (await notaDari(toko, USER)).length;

  await page.context().setOffline(true);
  await page.getByText('Tanpa jaringan sejak').waitFor();
  await jual(page, satu);
  await page.reload();
  await page.getByText('1 nota menunggu').waitFor();
  await jual(page, dua);
  await page.getByText('2 nota menunggu').waitFor();
  await expect.poll(() => page.getByRole('dialog', { name: 'Koneksi Terputus' }).count()).toBe(0);
  expect(await masuk()).toBe(0);

  await page.context().setOffline(false);
  await expect.poll(masuk).toBe(2);
  await page.getByText('Tanpa jaringan sejak').waitFor({ state: 'detached' });
  expect((await notaDari(toko, USER)).length).toBe(dulu + 2);
  await page.goto(`${toko.url}/lihat-penjualan`);
  await page
    .getByText(/TJ\d{4}-001/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText(/TJ\d{4}-00[12]/).count()).toBe(2);
});

/** The package that lies in the browser. */
const diKasir = (page: Page, user: string): Promise<string | undefined> =>
  page.evaluate(
    (kunci) =>
      new Promise<string | undefined>((done, fail) => {
        const asked = indexedDB.open('luring');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const got = asked.result.transaction('paket').objectStore('paket').get(kunci);
          got.onsuccess = () => {
            asked.result.close();
            done(got.result?.isi.id);
          };
        };
      }),
    `JKT1:${user}`,
  );
const diToko = async (user: string): Promise<string | undefined> =>
  (
    await toko.owner.query<{ id: string }>(
      "select id from paket_luring where user_id = $1 and keadaan = 'AKTIF'",
      [user],
    )
  ).rows[0]?.id;

test('when the answer of taking along is lost the till comes to the package that the store knows', async () => {
  const page = await toko.layar('KASIR2', '/tanpa-jaringan');
  await bawaBaki(page, 'KASIR2');
  const dulu = await diToko('KASIR2');
  expect(await diKasir(page, 'KASIR2')).toBe(dulu);
  await page.route(
    '**/luring/siapkan',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Perbarui' }).click();
  await expect.poll(() => diToko('KASIR2')).not.toBe(dulu);
  await page.reload();
  await expect.poll(async () => (await diKasir(page, 'KASIR2')) === (await diToko('KASIR2'))).toBe(true);
});

test('a nota that lies on the disk is printed and told, whatever cannot be read after it', async () => {
  const page = await toko.layar('SPV1', '/tanpa-jaringan');
  const [satu] = await bawaBaki(page, 'SPV1');
  await pindah(page, '/transaksi-penjualan');
  await kolomPindai(page).waitFor();
  await pilihSales(page);
  const dulu = await masuk();
  await page.context().setOffline(true);
  await page.getByText('Tanpa jaringan sejak').waitFor();
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...isi) {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException('the disk is gone', 'InvalidStateError');
      };
      return add.apply(this, isi);
    };
  });
  await jual(page, satu);
  await page.getByText('1 nota menunggu').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(masuk).toBe(dulu + 1);
});

test('a till whose hours end while the line is down says so, and is blocked like any other', async () => {
  const page = await toko.layar('KASIR2', '/tanpa-jaringan');
  await bawaBaki(page, 'KASIR2');
  await page.context().setOffline(true);
  await page.getByText('Tanpa jaringan sejak').waitFor();
  await page.evaluate(() => {
    const jam = Date.now;
    Date.now = () => jam() + 25 * 3_600_000;
  });
  await page.getByRole('dialog', { name: 'Koneksi Terputus' }).waitFor();
  await page.context().setOffline(false);
});

test('what somebody sold who does not come back is laid before the owner by the next one at that browser', async () => {
  const page = await toko.layar('SPV1', '/tanpa-jaringan');
  const [satu] = await bawaBaki(page, 'SPV1');
  await pindah(page, '/transaksi-penjualan');
  await kolomPindai(page).waitFor();
  await pilihSales(page);
  await page.context().setOffline(true);
  await page.getByText('Tanpa jaringan sejak').waitFor();
  await jual(page, satu);
  await page.route('**/penjualan/luring', (route) => route.abort());
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await toko.akhiriSesi('KASIR2');
  await toko.ketikMasuk(page, 'KASIR2', '/tanpa-jaringan');
  const lain = page.locator('[data-table=nota-lain]');
  await lain.getByText('SPV1').waitFor();
  await page.getByRole('link', { name: '1 nota menunggu' }).waitFor();
  await lain.getByRole('button', { name: 'Laporkan' }).click();
  await lain.waitFor({ state: 'detached' });
  await page.getByText('Nota yang menunggu keputusan').waitFor();
  const { rows } = await toko.owner.query('select user_id, keadaan, sebab from kasus_luring');
  expect(rows).toEqual([{ user_id: 'SPV1', keadaan: 'TERBUKA', sebab: 'PAKET_LURING_KASIR_LAIN' }]);
});
