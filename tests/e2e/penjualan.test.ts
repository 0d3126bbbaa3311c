// Goal: a cashier sells by scanner and keyboard alone, a supervisor signs where he must, and the books agree.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './kit/browser.ts';
import {
  barisDari,
  bebas,
  bukaBayar,
  bukaKasir,
  bukaKunci,
  jadi,
  kolomPindai,
  lembarBayar,
  notaDari,
  pilihSales,
  pindaiBaru,
  sebelum,
  setujui,
  simpan,
  strukTertahan,
  tawar,
} from './kit/kasir.ts';
import { ketik, pindai, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let kasir: Page;

const aktif = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const satu = async <T extends object>(text: string, values: unknown[] = []): Promise<T | undefined> =>
  (await toko.owner.query<T>(text, values)).rows[0];

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  // Notes too large for any shop: what is tested is what becomes of them.
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'BATAS_KEMBALIAN', '1000000000')",
  );
});
beforeEach(async () => {
  kasir = await bukaKasir(toko, 'KASIR1', { bergerak: true });
});
/** A second till beside it. */
const sebelah = (): Promise<Page> => bukaKasir(toko, 'KASIR2');
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

describe('a sale without a mouse', () => {
  test('scans at two speeds, asks for the sales on the way, takes cash, prints and is ready for the next', async () => {
    const cepat = await pindaiBaru(toko, kasir, 10);
    const lambat = await pindaiBaru(toko, kasir, 80);
    await tekan(kasir, 'F8');
    await kasir.getByText('Sales Tidak Boleh Kosong').waitFor();
    await kasir.getByRole('option').first().waitFor();
    await tekan(kasir, 'Enter');
    await lembarBayar(kasir).waitFor();
    const nota = await simpan(toko, kasir, 'KASIR1');
    expect(nota).toMatchObject({ status: 'DONE', jumlah_barang: 2, kembali: 0 });
    await expect.poll(() => barisDari(kasir, cepat).count()).toBe(0);
    await expect.poll(async () => (await notaDari(toko, 'KASIR1'))[0]?.cetak).toBe(1);
    const terjual = await satu<{ n: number }>(
      "select count(*)::int as n from barang where kode_barcode = any ($1) and status = 'TERJUAL'",
      [[cepat, lambat]],
    );
    expect(terjual?.n).toBe(2);
  });

  test('finds a piece by its name', async () => {
    const barang = await satu<{ kode_barcode: string; nama_barang: string }>(
      "select kode_barcode, nama_barang from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' order by kode_barcode desc limit 1",
    );
    await ketik(kasir, (barang?.nama_barang ?? '').toLowerCase().slice(0, 12));
    const temuan = kasir.getByRole('listbox', { name: 'Barang yang cocok' });
    const kode = (await temuan.getByRole('option').first().locator('.kode').textContent()) ?? '';
    await tekan(kasir, 'Enter');
    await barisDari(kasir, kode).waitFor();
    await expect.poll(() => kolomPindai(kasir).inputValue()).toBe('');
  });

  test('tells the same barcode twice and an unknown one, under the field, ready for the next scan', async () => {
    const kode = await pindaiBaru(toko, kasir);
    await pindai(kasir, kode);
    await kasir.getByText(`Barcode Sudah Ada Di Tabel: ${kode}`).waitFor();
    await expect.poll(() => barisDari(kasir, kode).count()).toBe(1);
    await pindai(kasir, 'ZZZZ9999');
    await kasir.getByText('Barcode Tidak Ditemukan: ZZZZ9999').waitFor();
    expect(await aktif(kasir)).toBe('Pindai barcode atau cari barang');
    const lain = await pindaiBaru(toko, kasir);
    await expect.poll(() => barisDari(kasir, lain).count()).toBe(1);
  });

  test('takes a line out and brings it back', async () => {
    const kode = await pindaiBaru(toko, kasir);
    await tekan(kasir, 'ArrowDown');
    await tekan(kasir, 'Delete');
    await barisDari(kasir, kode).waitFor({ state: 'detached' });
    await tekan(kasir, 'Control+z');
    await barisDari(kasir, kode).waitFor();
  });

  test('keeps the cart over a reload, and a second till reads who holds the piece', async () => {
    const kode = await pindaiBaru(toko, kasir);
    const baris = await kasir.getByRole('row').count();
    await kasir.reload();
    await barisDari(kasir, kode).waitFor();
    await expect.poll(() => kasir.getByRole('row').count()).toBe(baris);
    const lain = await sebelah();
    await pindai(lain, kode);
    await lain.getByText(`${kode}: Barang Sedang Dipegang KASIR1`).waitFor();
  });
});

describe('what needs a second person', () => {
  test('a sale under cost is signed by the supervisor in the payment sheet, never by the cashier', async () => {
    const kode = await pindaiBaru(toko, kasir);
    await tawar(kasir, '60%');
    await bukaBayar(kasir);
    const dulu = await sebelum(toko, kasir, 'KASIR1');
    await tekan(kasir, 'F9');
    const panel = lembarBayar(kasir).getByRole('group', { name: 'Perlu Otorisasi' });
    await panel.getByText('Dijual di bawah modal').waitFor();
    await panel.getByText(new RegExp(`^${kode} `)).waitFor();
    await setujui(kasir, 'KASIR1');
    await panel.getByText('Harus orang lain, bukan yang meminta').waitFor();
    await setujui(kasir, 'KASIR2');
    await kasir.getByText('Otorisasi Gagal..').waitFor();
    expect((await notaDari(toko, 'KASIR1')).length).toBe(dulu.nota);
    await setujui(kasir, 'SPV1');
    const nota = await jadi(toko, kasir, 'KASIR1', dulu);
    expect(
      await satu(
        `select o.approver, o.kategori, o.description from otorisasi o join peristiwa p on o.id = any (p.otorisasi)
          where p.no_dokumen = $1`,
        [nota.no_faktur_group],
      ),
    ).toEqual({ approver: 'SPV1', kategori: 'sales', description: 'sale under cost' });
  });
});

describe('the payment', () => {
  test('a card and cash settle one nota, and the change is the largest figure', async () => {
    await pindaiBaru(toko, kasir);
    await bukaBayar(kasir);
    await tekan(kasir, 'Alt+2');
    await kasir.getByRole('radio', { name: /EDC/, checked: true }).waitFor();
    await ketik(kasir, '100000', 70);
    await tekan(kasir, 'Enter');
    await ketik(kasir, '4321', 70);
    await tekan(kasir, 'Enter');
    await kasir
      .getByRole('list', { name: 'Pembayaran yang sudah dicatat' })
      .getByText('Rp 100.000')
      .waitFor();
    await tekan(kasir, 'Alt+1');
    await ketik(kasir, '500000000', 70);
    const nota = await simpan(toko, kasir, 'KASIR1');
    const { rows } = await toko.owner.query(
      "select jenis, diterima::float8 as jumlah, kartu_akhir from pembayaran where no_dokumen = $1 and arah = 'MASUK' order by urut",
      [nota.no_faktur_group],
    );
    expect(rows).toEqual([
      { jenis: 'DEBET', jumlah: 100_000, kartu_akhir: '4321' },
      { jenis: 'CASH', jumlah: 500_000_000, kartu_akhir: null },
    ]);
    expect(nota.kembali).toBe(500_100_000 - nota.total);
    const kembali = new Intl.NumberFormat('id-ID').format(nota.kembali);
    await kasir.getByRole('status').filter({ hasText: 'Kembali' }).getByText(kembali).waitFor();
  });

  test('a member found by phone is on the nota and earns', async () => {
    const member = await satu<{ kode_member: string; no_hp: string }>(
      "select kode_member, no_hp from member where aktif and no_hp like '62%' order by kode_member limit 1",
    );
    await tekan(kasir, 'F4');
    await kasir.getByRole('combobox', { name: 'Member' }).fill(`0${member?.no_hp.slice(2)}`);
    await kasir
      .getByRole('option')
      .filter({ hasText: member?.kode_member ?? '' })
      .waitFor();
    await tekan(kasir, 'Enter');
    await pindaiBaru(toko, kasir);
    await bukaBayar(kasir);
    const { no_faktur_group } = await simpan(toko, kasir, 'KASIR1');
    expect(
      await satu(
        'select p.kode_member, p.poin = (select sum(floor(b.berat / 1000)) from penjualan_barang b where b.no_faktur_group = p.no_faktur_group) as pergram from penjualan p where no_faktur_group = $1',
        [no_faktur_group],
      ),
    ).toEqual({ kode_member: member?.kode_member, pergram: true });
  });

  test('one press too many and a lost answer are still one nota', async () => {
    await pindaiBaru(toko, kasir);
    await bukaBayar(kasir);
    let dikirim = 0;
    // Of the context, not of the page: what goes through the service worker counts, too.
    await kasir.context().route('**/penjualan/simpan', async (route) => {
      dikirim += 1;
      if (dikirim > 1) return route.continue();
      // The server writes the sale; its answer never arrives.
      await route.fetch();
      await route.abort();
    });
    const dulu = await sebelum(toko, kasir, 'KASIR1');
    await tekan(kasir, 'F9');
    await tekan(kasir, 'F9');
    await jadi(toko, kasir, 'KASIR1', dulu);
    await kasir.context().unroute('**/penjualan/simpan');
    expect(dikirim).toBe(2);
  });

  test('an ended session asks for the password over the sheet and then finishes the sale', async () => {
    const kode = await pindaiBaru(toko, kasir);
    await bukaBayar(kasir);
    await ketik(kasir, '750000000', 70);
    await toko.akhiriSesi('KASIR1');
    const dulu = await sebelum(toko, kasir, 'KASIR1');
    await tekan(kasir, 'F9');
    await bukaKunci(kasir);
    const nota = await jadi(toko, kasir, 'KASIR1', dulu);
    expect(nota.kembali).toBe(750_000_000 - nota.total);
    await expect.poll(() => barisDari(kasir, kode).count()).toBe(0);
  });
});

describe('a cart put aside', () => {
  test('is taken up and sold at another till', async () => {
    const kode = await pindaiBaru(toko, kasir);
    await tekan(kasir, 'Alt+t');
    await kasir.getByText('Keranjang Berhasil Ditahan').waitFor();
    await expect.poll(() => barisDari(kasir, kode).count()).toBe(0);
    // How many wait is on the button, before anybody asks.
    await kasir.getByRole('button', { name: /^Ambil \(\d+\)/ }).waitFor();
    const lain = await sebelah();
    await tekan(lain, 'Alt+a');
    await lain.getByRole('option').filter({ hasText: 'KASIR1' }).first().waitFor();
    await tekan(lain, 'Enter');
    await barisDari(lain, kode).waitFor();
    await pilihSales(lain);
    await bukaBayar(lain);
    expect(await simpan(toko, lain, 'KASIR2')).toMatchObject({ status: 'DONE', jumlah_barang: 1 });
  });
});

describe('the slip', () => {
  test('does not disturb the next scan, however late it comes', async () => {
    let kode = '';
    await strukTertahan(toko, kasir, async () => {
      kode = await bebas(toko);
      await ketik(kasir, kode.slice(0, 4), 10);
    });
    await pindai(kasir, kode.slice(4));
    await barisDari(kasir, kode).waitFor();
  });

  test('leaves the caret where it went meanwhile', async () => {
    const member = kasir.getByRole('combobox', { name: 'Member' });
    await strukTertahan(toko, kasir, async () => {
      await tekan(kasir, 'F4');
      await member.and(kasir.locator(':focus')).waitFor();
      await ketik(kasir, '62');
    });
    await ketik(kasir, '8');
    await expect.poll(() => member.inputValue()).toBe('628');
    await tekan(kasir, 'Escape');
    await kolomPindai(kasir).and(kasir.locator(':focus')).waitFor();
  });

  test('leaves the till as bytes for a printer, and every print after the first says so', async () => {
    await kasir.getByRole('button', { name: 'Perangkat kasir ini' }).click();
    await kasir.getByLabel('Simpan berkas ESC/POS (.bin)').check();
    await tekan(kasir, 'Escape');
    await pindaiBaru(toko, kasir);
    await bukaBayar(kasir);
    const unduhan = kasir.waitForEvent('download');
    const nota = await simpan(toko, kasir, 'KASIR1', false);
    const pertama = readFileSync(await (await unduhan).path(), 'latin1');
    expect(pertama.startsWith('\x1b@')).toBe(true);
    expect(pertama).toContain(nota.no_faktur_group);
    expect(pertama).not.toContain('CETAK ULANG');
    const lagi = kasir.waitForEvent('download');
    await kasir.getByRole('button', { name: 'Cetak Ulang' }).click();
    expect(readFileSync(await (await lagi).path(), 'latin1')).toContain('CETAK ULANG 1');
    expect((await notaDari(toko, 'KASIR1'))[0]?.cetak).toBe(2);
  });
});
