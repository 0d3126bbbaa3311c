// Goal: pledged packets are counted in the safe by scanner and keyboard, and the rates they are lent at are published.
// Method: the real server and the built web app in a real Chromium; a colleague at the counter lends by the same calls.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { dipinjam, ditebus, hargaTaksir } from '../kit/hutang.ts';
import { isiLaci } from '../kit/uang.ts';
import { axe, bukaToko, HP_PEMILIK, KASIR_PC, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { ketik, pindai, tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

let toko: Toko;
let spv: Page;
let ada: string;
let hilang: string;
let lunas: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  const kit = rekan(toko);
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  ada = await dipinjam(kit, 1_000_000, { tempat_simpan: 'LACI 1' });
  hilang = await dipinjam(kit, 1_500_000, { tempat_simpan: 'LACI 1' });
  lunas = await ditebus(kit, await dipinjam(kit, 500_000));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

const selisih = () =>
  spv.getByRole('region', { name: 'Selisih' }).or(spv.getByRole('table', { name: 'Selisih' }));

test('a place is counted by its labels; what is missing needs a reason and a second person', async () => {
  spv = await toko.layar('SPV1', '/opname-jaminan');
  await spv.getByRole('button', { name: 'Opname Jaminan' }).first().waitFor();
  await tekan(spv, 'Alt+n');
  const form = spv.getByRole('dialog', { name: 'Opname Jaminan' });
  await terfokus(form.getByLabel('Tempat Simpan'));
  // A place that nobody knows: said by its name, and the form stays.
  await ketik(spv, 'LACI 77');
  await tekan(spv, 'Control+Enter');
  await spv.getByText('Tidak Ada Paket Jaminan Di LACI 77').waitFor();
  await form.getByLabel('Tempat Simpan').fill('LACI 1');
  await form.getByRole('button', { name: 'Mulai Opname Jaminan' }).waitFor();
  await tekan(spv, 'Control+Enter');

  const maju = spv.getByRole('status', { name: 'Kemajuan hitung' });
  await maju.getByText('0 dari 2').waitFor();
  await spv.getByLabel('Pindai barang atau baki').focus();
  await pindai(spv, ada);
  await maju.getByText('1 dari 2').waitFor();
  await pindai(spv, 'ASING123');
  await spv.getByText(/ASING123 · Tidak Dikenal/).waitFor();
  // Once it is quiet the list below says no longer that the packet is missing.
  await expect.poll(() => selisih().first().getByText(ada).count()).toBe(0);
  await selisih().first().getByText(hilang).waitFor();
  for (const name of ['No Hutang', 'Tempat Simpan', 'Customer'])
    await selisih().first().getByRole('columnheader', { name }).waitFor();
  expect(await axe(spv)).toEqual([]);
  await spv.setViewportSize(HP_PEMILIK);
  await expect.poll(() => spv.evaluate(() => document.documentElement.scrollWidth)).toBe(HP_PEMILIK.width);
  await spv.setViewportSize(KASIR_PC);

  await spv.getByRole('button', { name: 'Selesai', exact: true }).focus();
  await tekan(spv, 'Enter');
  const akhir = spv.getByRole('dialog', { name: /^Selesai JKT1-SO-/ });
  await akhir.getByRole('columnheader', { name: 'Tempat Simpan' }).waitFor();
  await akhir.getByRole('columnheader', { name: 'Customer' }).waitFor();
  await terfokus(akhir.getByLabel('Alasan untuk semua'));
  expect(await axe(spv)).toEqual([]);
  await ketik(spv, 'DICARI SABTU DEPAN');
  await akhir.getByRole('button', { name: 'Isikan' }).focus();
  await tekan(spv, 'Enter');
  await akhir.getByRole('button', { name: 'Akhiri stock opname' }).focus();
  await tekan(spv, 'Enter');
  await setujui(spv, 'OWNER');
  const jadi = async () =>
    (
      await toko.owner.query(
        "select d.status, o.fisik_qty, o.hilang_qty from stock_opname o join dokumen d using (kode_toko, no_dokumen) where o.cara = 'JAMINAN'",
      )
    ).rows;
  await expect.poll(jadi).toEqual([{ status: 'DONE', fisik_qty: 1, hilang_qty: 1 }]);
});

test('the published rates are read on the screen and taken as a paper', async () => {
  // There is nothing to choose: it is asked by being opened.
  spv = await toko.layar('SPV1', '/tarif-pinjaman');
  await spv.getByText('Bunga paling sedikit').waitFor();
  expect(await axe(spv)).toEqual([]);
  await spv.getByRole('button', { name: 'Export Pdf' }).waitFor();
});

test('Enter leads through a loan, past the photo, the next row and the closed part of the form, and presses its button', async () => {
  spv = await toko.layar('SPV1', '/transaksi-hutang');
  // Nothing is pledged yet: the caret is led to the row that is there to be typed into.
  await tekan(spv, 'F8');
  await terfokus(spv.getByRole('textbox', { name: 'Nama Barang 1' }));
  await spv.getByLabel('Kadar 1').focus();
  await ketik(spv, '75');
  // What is seldom said of a piece is passed by; Tab stops there.
  await tekan(spv, 'Tab');
  await terfokus(spv.getByRole('combobox', { name: 'Kondisi 1' }));
  await spv.getByLabel('Kadar 1').focus();
  await tekan(spv, 'Enter');
  // The next row is there; with nothing in it, it is left as a whole.
  await terfokus(spv.getByRole('textbox', { name: 'Nama Barang 2' }));
  await tekan(spv, 'Enter');
  await terfokus(spv.getByRole('textbox', { name: 'Jumlah Hutang' }));
  await spv.getByRole('textbox', { name: 'Berat Emas + Plastik' }).focus();
  await tekan(spv, 'Enter');
  // The last of them presses the button, which leads to what is missing and sends nothing.
  await terfokus(spv.getByRole('textbox', { name: 'Nama Barang 1' }));
});

test('what the law wants to know is asked for with the money, at the first that is missing', async () => {
  spv = await toko.layar('SPV1', '/transaksi-hutang');
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_IDENTITAS', '100000')",
  );
  await tekan(spv, 'F4');
  await terfokus(spv.getByRole('combobox', { name: 'Kode Member' }));
  const isi = {
    'Nama Customer': 'ibu gadai',
    'No HP Customer': '081200001111',
    'NIK / SIM / Passport': '3174012345670009',
    'Alamat Customer': 'jalan mawar 1',
    'Barang 1': 'cincin polos',
    'Berat 1': '5',
    'Kadar 1': '75',
    'Jumlah Hutang': '500000',
    'Berat Emas + Plastik': '5,2',
  };
  for (const [nama, teks] of Object.entries(isi)) await spv.getByRole('textbox', { name: nama }).fill(teks);
  const lembar = spv.getByRole('dialog', { name: 'Serahkan' });
  await tekan(spv, 'F8');
  await terfokus(lembar.getByRole('button', { name: 'Serahkan' }));
  expect(await axe(spv)).toEqual([]);
  const lahir = lembar.getByLabel('Tanggal Lahir');
  await expect.poll(() => lahir.count()).toBe(0);
  await tekan(spv, 'F9');
  await terfokus(lahir);
  for (const nama of ['Tanggal lahir', 'Pekerjaan', 'Sumber dana'])
    await spv.getByText(`${nama} tidak boleh kosong`).first().waitFor();
  expect(await axe(spv)).toEqual([]);
});

test('a redemption that is taken back leaves the list of what can be, and its sheet closes', async () => {
  spv = await toko.layar('SPV1', '/batal-hutang-lunas');
  await spv.getByText(lunas).first().click();
  const lembar = spv.getByRole('dialog');
  await lembar.getByRole('button', { name: 'Batal Hutang Lunas' }).click();
  await terfokus(lembar.getByLabel('Alasan'));
  await ketik(spv, 'SALAH NOMOR');
  await tekan(spv, 'Control+Enter');
  await setujui(spv, 'OWNER');
  await spv.getByText('Pelunasan Hutang Berhasil Dibatalkan').waitFor();
  await lembar.waitFor({ state: 'detached' });
});

test('the caret stays in the sheet of a loan, whatever goes with an act that is left or done', async () => {
  spv = await toko.layar('SPV1', '/lihat-hutang');
  await spv.getByRole('searchbox').fill(lunas);
  await tekan(spv, 'Enter');
  const surat = spv.getByRole('article', { name: lunas });
  await surat.getByRole('button', { name: 'Bayar bunga' }).focus();
  await tekan(spv, 'Enter');
  const tidakJadi = surat.getByRole('button', { name: 'Tidak jadi' });
  await tidakJadi.waitFor();
  await tidakJadi.focus();
  await tekan(spv, 'Enter');
  await tidakJadi.waitFor({ state: 'detached' });
  const didalam = () => surat.evaluate((one) => one.contains(document.activeElement));
  await expect.poll(didalam).toBe(true);
  await surat.getByRole('button', { name: 'Catat Pemberitahuan' }).click();
  await surat.getByRole('combobox', { name: 'Cara' }).and(spv.locator(':focus')).waitFor();
  await ketik(spv, 'telepon');
  await tekan(spv, 'Enter');
  await tekan(spv, 'Control+Enter');
  await spv.getByText('Pemberitahuan Berhasil Dicatat').waitFor();
  await expect.poll(didalam).toBe(true);
  expect(await axe(spv)).toEqual([]);
});

test('who agreed to the difference is listed in words', async () => {
  const { rows } = await toko.owner.query<{ description: string }>(
    "select description from otorisasi where kode_toko = 'JKT1' order by dibuat desc limit 1",
  );
  spv = await toko.layar('SPV1', '/laporan-otorisasi?tgl_awal=2020-01-01&tgl_akhir=2099-12-31');
  // The address asks by itself.
  await spv.getByRole('status').filter({ hasText: 'Laporan Tersedia' }).waitFor();
  await spv.getByText('Selisih stock opname').waitFor();
  await expect.poll(() => spv.getByText(rows[0]?.description ?? '?', { exact: true }).count()).toBe(0);
});

test('the palette finds a loan by who pledged for it', async () => {
  const { rows } = await toko.owner.query<{ nama_customer: string }>(
    'select nama_customer from hutang where kode_toko = $1 and no_faktur_hutang = $2',
    ['JKT1', ada],
  );
  spv = await toko.layar('SPV1', '/tarif-pinjaman');
  await tekan(spv, 'Control+k');
  await spv
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(rows[0]?.nama_customer ?? '?');
  await spv.getByRole('dialog').getByText(ada, { exact: true }).click();
  await spv.waitForURL((url) => url.pathname === '/lihat-hutang' && url.search.includes(ada));
  await spv.getByRole('dialog').getByText('Riwayat Hutang').first().waitFor();
});

test('on a phone a loan is a card that says how late it is and closes with what was lent', async () => {
  spv = await toko.layar('SPV1', '/lihat-hutang', { viewport: HP_PEMILIK });
  const kartu = spv.locator('[data-table] [data-at]').filter({ hasText: ada });
  await kartu.getByText('Lewat (Hari)').waitFor();
  const akhir = async () => (await kartu.locator('[data-last="true"]').innerText()).replace(/\s+/g, ' ');
  await expect.poll(akhir).toBe('Jumlah Hutang 1.000.000');
});
