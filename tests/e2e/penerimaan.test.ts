/** Protects: a delivery is received, tagged from its own sheet and paid for by the keyboard, and on a phone nothing of it is cut off. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindah, type Toko } from './kit/browser.ts';
import { tekan, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
let page: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(async () => {
  expect(await toko?.periksa()).toEqual([]);
  await toko?.close();
});

const pilih = async (dialog: ReturnType<Page['getByRole']>, name: string, text: string): Promise<void> => {
  await dialog.getByRole('combobox', { name }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .waitFor();
  await tekan(page, 'Enter');
};

test('received, tagged and paid for by the keyboard alone', async () => {
  page = await toko.layar('SPV1', '/penerimaan-barang');
  await page.getByRole('button', { name: 'Penerimaan Barang' }).first().waitFor();
  await tekan(page, 'Alt+n');
  const form = page.getByRole('dialog', { name: 'Penerimaan Barang' });
  await form.getByRole('textbox', { name: 'Supplier', exact: true }).fill('UBS');
  await form.getByRole('textbox', { name: 'No Faktur Supplier' }).fill('INV-77');
  // A day is passed by with Enter and opened by space; the caret is back in it when one was picked.
  await tekan(page, 'Enter');
  await terfokus(form.getByRole('button', { name: 'Tanggal Faktur' }));
  await tekan(page, 'Enter');
  const tempo = form.getByRole('button', { name: 'Jatuh Tempo' });
  await terfokus(tempo);
  await tekan(page, 'Space');
  await page.locator('button[data-autofocus]:focus').waitFor();
  await tekan(page, 'Enter');
  await terfokus(tempo);
  await tekan(page, 'Enter');
  await terfokus(form.getByRole('textbox', { name: 'No Faktur Masukan' }));
  await pilih(form, 'Kode Group 1', '750');
  await pilih(form, 'Jenis 1', 'CC');
  for (const [name, nilai] of [
    ['Pcs 1', '2'],
    ['Berat Faktur 1', '6'],
    ['Berat Timbang 1', '6'],
    ['Harga Per Gram 1', '1000000'],
  ] as const)
    await form.getByRole('textbox', { name }).fill(nilai);
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'Control+Enter');
  await page
    .getByText(/JKT1-TR-/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Beri label satu per satu' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Beri label satu per satu' }).click();
  await page.getByText('750 CC: 6,000 g').waitFor();
  const satu = page.getByRole('form', { name: 'Tambah Data Barang' });
  await pilih(satu, 'Kode Group', '750');
  await pilih(satu, 'Jenis', 'CC');
  await pilih(satu, 'Baki', 'CC01');
  await satu.getByRole('textbox', { name: 'Nama Barang' }).fill('CINCIN KIRIMAN');
  await satu.getByRole('textbox', { name: 'Berat Asli' }).fill('2,5');
  await tekan(page, 'Control+Enter');
  await page.getByText('750 CC: 3,500 g').waitFor();
  const { rows } = await toko.owner.query(
    'select b.harga_modal::float8 as modal, b.supplier from barang b join penerimaan_label l on l.kode_toko = b.kode_toko and l.no_dokumen = b.no_masuk',
  );
  expect(rows).toEqual([{ modal: 2_500_000, supplier: 'UBS' }]);
  await pindah(page, '/bayar-supplier');
  await page.getByRole('button', { name: 'Bayar Supplier' }).first().waitFor();
  await tekan(page, 'Alt+n');
  const bayar = page.getByRole('dialog', { name: 'Bayar Supplier' });
  await bayar.getByRole('textbox', { name: 'Supplier', exact: true }).fill('UBS');
  await bayar.getByRole('textbox', { name: 'Transfer' }).fill('1000000');
  await pilih(bayar, 'Dari Rekening', '7310');
  // What he is owed stands beside what is typed.
  await bayar.getByText('Sesudah bayar ini').waitFor();
  await bayar.getByText(/dibayar Rp/).waitFor();
  // Nobody must name what is paid; who does is believed.
  await bayar
    .getByRole('textbox', { name: /^Dibayar untuk/ })
    .last()
    .fill('400000');
  await bayar.getByText('Untuk faktur yang dipilih').waitFor();
  expect(await axe(page)).toEqual([]);
  await tekan(page, 'Control+Enter');
  await page
    .getByText(/JKT1-BS-/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Batal Bayar Supplier' }).waitFor();
  const { rows: faktur } = await toko.owner.query(
    'select jumlah::float8 as jumlah from bayar_supplier_faktur',
  );
  expect(faktur).toEqual([{ jumlah: 400_000 }]);
});

/** Waits for what the screen is about, so that no skeleton is measured. */
const LAYAR: readonly [path: string, siap: (hp: Page) => Promise<unknown>][] = [
  [
    '/penerimaan-barang',
    (hp) =>
      hp
        .getByText(/JKT1-TR-/)
        .first()
        .waitFor(),
  ],
  [
    '/bayar-supplier',
    (hp) =>
      hp
        .getByText(/JKT1-BS-/)
        .first()
        .waitFor(),
  ],
  [
    '/laporan-utang-supplier',
    async (hp) => {
      await hp.getByRole('button', { name: 'Cari Laporan' }).click();
      await hp.getByText('UBS').first().waitFor();
    },
  ],
  ['/stock-opname-penerimaan', (hp) => hp.getByText('Belum ada dokumen pada tanggal ini').waitFor()],
];

test('on a phone the delivery and what is owed stand whole', async () => {
  const hp = await toko.layar('SPV1', '/penerimaan-barang', { viewport: HP_PEMILIK, gelap: true });
  for (const [path, siap] of LAYAR) {
    await pindah(hp, path);
    await siap(hp);
    const lebar = () => hp.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(lebar, { message: path }).toBeLessThanOrEqual(HP_PEMILIK.width);
    expect(await axe(hp), path).toEqual([]);
  }
});
