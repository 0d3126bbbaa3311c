/**
 * Goal: the commonest acts at counters take no more keys than when they were counted, by keyboard alone (kit/papan-dihitung.ts).
 * Method: the real server and the built web app in a real Chromium.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { CICIL_BAKU, cicil, dicicil, keadaanCicil, syaratCicil } from '../kit/cicil.ts';
import { dipinjam, hargaTaksir } from '../kit/hutang.ts';
import { hargaGrup, potongan } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';
import { isiLaci } from '../kit/uang.ts';
import { bukaToko, pindah, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bebas,
  bukaBayar,
  bukaKasir,
  jadi,
  kolomPindai,
  lembarBayar,
  pilihSales,
  pindaiBaru,
  sebelum,
  simpan,
} from './kit/kasir.ts';
import { papan } from './kit/papan-dihitung.ts';
import { terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

const USER = 'KASIR1';
let toko: Toko;
/** A deed to be redeemed, and a plan of which nothing is paid. */
let surat: string;
let rencana: string;
const rupiah = (jumlah: number): string => jumlah.toLocaleString('id-ID');
const satu = async <T extends object>(text: string, values: unknown[] = []): Promise<T> =>
  (await toko.owner.query<T>(text, values)).rows[0] as T;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), async (owner) => {
    await semuaModul(owner, ['CICILAN_MODULE']);
    await owner.query(`insert into member (kode_member, nama_member, no_hp, kode_toko_asal, alamat)
      values ('JKT1999002', 'BU DEWI GADAI', '6281277771234', 'JKT1', 'JL. MELATI 1'),
        ('JKT1999003', 'BU SARI PINJAM', '6281277775678', 'JKT1', 'JL. MELATI 2')`);
  });
  const kit = rekan(toko);
  await hargaTaksir(kit);
  await hargaGrup(kit);
  await syaratCicil(kit);
  await isiLaci(kit, 50_000_000, USER);
  surat = await dipinjam(kit, 1_000_000);
  rencana = await dicicil(kit.as(USER), cicil(await potongan(kit, 'CCES', 1)));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

describe('at the till', () => {
  /** Open, and who serves is known. */
  const kasir = async (): Promise<Page> => {
    const page = await bukaKasir(toko, USER);
    await pilihSales(page);
    await terfokus(kolomPindai(page));
    return page;
  };
  /** A piece that was sold before, and its nota. */
  const terjual = async (page: Page): Promise<{ kode: string; nota: string }> => {
    const kode = await pindaiBaru(toko, page);
    await bukaBayar(page);
    return { kode, nota: (await simpan(toko, page, USER)).no_faktur_group };
  };

  test('one piece is sold', async () => {
    const page = await kasir();
    const tombol = papan(page);
    const kode = await bebas(toko);
    await tombol.pindai(kode);
    await barisDari(page, kode).waitFor();
    await tombol.tekan('F8');
    await lembarBayar(page).waitFor();
    const dulu = await sebelum(toko, page, USER);
    await tombol.tekan('F9');
    expect(await jadi(toko, page, USER, dulu)).toMatchObject({ status: 'DONE', jumlah_barang: 1 });
    tombol.cukup('jual');
  });

  test('three are sold for cash and a card', async () => {
    const page = await kasir();
    const tombol = papan(page);
    for (let ke = 0; ke < 3; ke += 1) {
      const kode = await bebas(toko);
      await tombol.pindai(kode);
      await barisDari(page, kode).waitFor();
    }
    await tombol.tekan('F8');
    await lembarBayar(page).waitFor();
    await terfokus(lembarBayar(page).getByLabel('Uang diterima'));
    await tombol.ketik('1000000');
    await tombol.tekan('Enter');
    await lembarBayar(page).getByRole('list', { name: 'Pembayaran yang sudah dicatat' }).waitFor();
    await tombol.tekan('Alt+2');
    await page.getByRole('radio', { name: /EDC/, checked: true }).waitFor();
    await tombol.tekan('Enter');
    await tombol.ketik('4321');
    const dulu = await sebelum(toko, page, USER);
    await tombol.tekan('F9');
    const nota = await jadi(toko, page, USER, dulu);
    expect(nota).toMatchObject({ status: 'DONE', jumlah_barang: 3 });
    const { rows } = await toko.owner.query(
      "select jenis, kartu_akhir from pembayaran where no_dokumen = $1 and arah = 'MASUK' order by urut",
      [nota.no_faktur_group],
    );
    expect(rows).toEqual([
      { jenis: 'CASH', kartu_akhir: null },
      { jenis: 'DEBET', kartu_akhir: '4321' },
    ]);
    tombol.cukup('jual tiga, tunai dan kartu');
  });

  test('a piece comes back by its nota, from somebody whom nobody knows', async () => {
    const page = await kasir();
    const { kode, nota } = await terjual(page);
    await pindah(page, '/transaksi-pembelian');
    await terfokus(page.getByLabel('Scan barcode atau nota'));
    const tombol = papan(page);
    await tombol.pindai(nota);
    await barisDari(page, kode).waitFor();
    await tombol.tekan('F8');
    await terfokus(lembarBayar(page).getByLabel('Nama Penjual'));
    await tombol.ketik('SITI RAHMA');
    await tombol.tekan('Enter');
    await terfokus(lembarBayar(page).getByLabel('NIK / SIM / Passport'));
    await tombol.ketik('3174012345670001');
    await tombol.tekan('F9');
    const dibeli = async () =>
      (await satu<{ status: string }>('select status from barang where kode_barcode = $1', [kode])).status;
    await expect.poll(dibeli).toBe('DIBELI');
    tombol.cukup('beli kembali dengan nota');
  });

  test('a piece is traded in for another', async () => {
    const page = await kasir();
    const { kode: lama } = await terjual(page);
    const tombol = papan(page);
    const baru = await bebas(toko);
    await tombol.pindai(baru);
    await barisDari(page, baru).waitFor();
    const lembar = page.getByRole('dialog', { name: 'Barang tukar' });
    await tombol.tekan('Alt+u');
    await terfokus(lembar.getByLabel('Scan barang yang ditukar'));
    await tombol.pindai(lama);
    await lembar.getByRole('article').filter({ hasText: lama }).waitFor();
    await tombol.tekan('Escape');
    await lembar.waitFor({ state: 'detached' });
    await tombol.tekan('F8');
    await lembarBayar(page).waitFor();
    const dulu = await sebelum(toko, page, USER);
    await tombol.tekan('F9');
    expect(await jadi(toko, page, USER, dulu)).toMatchObject({ status: 'DONE', jumlah_barang: 1 });
    tombol.cukup('tukar');
  });

  test('a piece is found by a word of its name', async () => {
    const page = await kasir();
    const { kata } = await satu<{ kata: string }>(
      `select lower(k) as kata from barang b, regexp_split_to_table(b.nama_barang, ' ') as k
        where b.kode_toko = 'JKT1' and b.status = 'TERSEDIA' and b.kode_gudang = 'TOKO' and length(k) between 4 and 6
        order by b.kode_barcode desc limit 1`,
    );
    const tombol = papan(page);
    await tombol.ketik(kata);
    const temuan = page.getByRole('listbox', { name: 'Barang yang cocok' });
    const kode = (await temuan.getByRole('option').first().locator('.kode').textContent()) ?? '';
    await tombol.tekan('Enter');
    await barisDari(page, kode).waitFor();
    tombol.cukup('cari dengan kata');
  });
});

describe('loans and plans', () => {
  const status = async (nomor: string): Promise<string> =>
    (await satu<{ status: string }>('select status from dokumen where no_dokumen = $1', [nomor])).status;

  test('a member pledges one piece', async () => {
    const page = await toko.layar(USER, '/transaksi-hutang');
    await terfokus(page.getByLabel('Pindai atau cari'));
    const tombol = papan(page);
    await tombol.ketik('dewi');
    await page.getByRole('option', { name: /BU DEWI GADAI/ }).waitFor();
    await tombol.tekan('Enter');
    await page.getByTitle('Pelanggan').getByText('BU DEWI GADAI').waitFor();
    // The caret goes to what he brings. F8 leads to what is missing, one after the other, and then to the sheet.
    const isi = [
      ['Nama Barang 1', 'cincin'],
      ['Berat 1', '5'],
      ['Kadar 1', '75'],
      ['Jumlah Hutang', '500000'],
      ['Berat Emas + Plastik', '5,2'],
    ] as const;
    for (const [nama, teks] of isi) {
      await terfokus(page.getByRole('textbox', { name: nama }));
      await tombol.ketik(teks);
      await tombol.tekan('F8');
    }
    await page.getByRole('dialog', { name: 'Serahkan' }).waitFor();
    await tombol.tekan('F9');
    await page.getByRole('status').filter({ hasText: 'Hutang Berhasil Disimpan' }).waitFor();
    tombol.cukup('hutang');
  });

  test('a member pledges one piece, by Enter alone', async () => {
    const page = await toko.layar(USER, '/transaksi-hutang');
    await terfokus(page.getByLabel('Pindai atau cari'));
    const tombol = papan(page);
    await tombol.ketik('sari');
    await page.getByRole('option', { name: /BU SARI PINJAM/ }).waitFor();
    await tombol.tekan('Enter');
    // What has its answer already is passed by; Tab stops there.
    const isi = [
      ['Nama Barang 1', 'cincin'],
      ['Berat 1', '5'],
      ['Kadar 1', '75'],
      ['Nama Barang 2', ''],
      ['Jumlah Hutang', '500000'],
      ['Berat Emas + Plastik', '5,2'],
    ] as const;
    for (const [nama, teks] of isi) {
      await terfokus(page.getByRole('textbox', { name: nama }));
      await tombol.ketik(teks);
      await tombol.tekan('Enter');
    }
    await page.getByRole('dialog', { name: 'Serahkan' }).waitFor();
    await tombol.tekan('F9');
    await page.getByRole('status').filter({ hasText: 'Hutang Berhasil Disimpan' }).waitFor();
    tombol.cukup('hutang dengan Enter');
  });

  test('a deed is redeemed', async () => {
    const page = await toko.layar(USER, '/transaksi-hutang');
    await terfokus(page.getByLabel('Pindai atau cari'));
    const tombol = papan(page);
    await tombol.pindai(surat);
    await page.getByRole('button', { name: 'Lunas' }).waitFor();
    await tombol.tekan('F8');
    await terfokus(page.getByRole('dialog', { name: 'Lunas' }).getByLabel('Potongan Bunga Dan Denda'));
    await tombol.tekan('F9');
    await expect.poll(() => status(surat)).toBe('CLOS');
    tombol.cukup('tebus');
  });

  test('the first instalment of a plan is paid, found by whose it is', async () => {
    const page = await toko.layar(USER, '/bayar-cicilan');
    await terfokus(page.getByLabel('Pindai atau cari'));
    const tombol = papan(page);
    await tombol.ketik('ibu cicil');
    await page.getByRole('option', { name: new RegExp(rencana) }).waitFor();
    await tombol.tekan('Enter');
    await page.getByText(rupiah(CICIL_BAKU.angsuran)).first().waitFor();
    await tombol.tekan('F8');
    await terfokus(page.getByRole('dialog').getByLabel('Uang diterima'));
    await tombol.tekan('F9');
    const terbayar = new RegExp(`^DONE \\d+ ${CICIL_BAKU.angsuran} `);
    await expect.poll(() => keadaanCicil(rekan(toko), rencana)).toMatch(terbayar);
    tombol.cukup('angsuran');
  });
});
