// Goal: a sale can be looked at, validated, cancelled and printed again by those who may, and the books follow.
// Method: as in penjualan.test.ts; the supervisor works at a browser of his own.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { bukaToko, type Toko } from './kit/browser.ts';
import {
  bukaBayar,
  bukaKasir,
  lembarBayar,
  type Nota,
  notaDari,
  pindaiBaru,
  setujui,
  simpan,
} from './kit/kasir.ts';
import { pindai, tekan } from './kit/papan-tombol.ts';

let toko: Toko;
let kasir: Page;
let spv: Page;

const VALIDASI = `with s as (select set_config('app.kode_toko', 'JKT1', false))
  insert into para_system (kode_toko, key, value) select 'JKT1', 'VALIDASI_PENJUALAN_MODULE', $1 from s
  on conflict (kode_toko, key) do update set value = excluded.value`;
const status = async (barcode: string): Promise<string> =>
  (await toko.owner.query<{ status: string }>('select status from barang where kode_barcode = $1', [barcode]))
    .rows[0]?.status ?? '';

async function jual(): Promise<{ nota: Nota; kode: string }> {
  kasir = await bukaKasir(toko, 'KASIR1');
  const kode = await pindaiBaru(toko, kasir);
  await bukaBayar(kasir);
  return { nota: await simpan(toko, kasir, 'KASIR1'), kode };
}

const buka = async (path: string): Promise<void> => {
  spv = await toko.layar('SPV1', path);
};

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

describe('cancelling', () => {
  test('needs a reason and another person, and puts the piece back', async () => {
    const { nota, kode } = await jual();
    expect(await status(kode)).toBe('TERJUAL');
    await buka('/batal-penjualan');
    await spv.getByLabel('Pindai atau ketik nomor nota').waitFor();
    await pindai(spv, nota.no_faktur_group);
    const alasan = spv.getByRole('textbox', { name: 'Alasan' });
    await alasan.waitFor();
    await spv.getByRole('button', { name: 'Batal Penjualan' }).click();
    await spv.getByText('Alasan Tidak Boleh Kosong').waitFor();
    await alasan.fill('pembeli berubah pikiran');
    await spv.getByRole('button', { name: 'Batal Penjualan' }).click();
    const panel = spv.getByRole('group', { name: 'Perlu Otorisasi' });
    await panel.getByText(nota.no_faktur_group).waitFor();
    await panel.getByText('PEMBELI BERUBAH PIKIRAN').waitFor();
    // Before anything is sent: that one cannot agree to oneself is no secret.
    await setujui(spv, 'SPV1');
    await panel.getByText('Harus orang lain, bukan yang meminta').waitFor();
    await setujui(spv, 'KASIR1');
    await spv.getByText('Otorisasi Gagal..').waitFor();
    expect(await status(kode)).toBe('TERJUAL');
    await setujui(spv, 'OWNER');
    await spv.getByText('Penjualan Berhasil Dibatalkan').waitFor();
    expect(await status(kode)).toBe('TERSEDIA');
    expect((await notaDari(toko, 'KASIR1'))[0]).toMatchObject({ status: 'CANC' });
    await pindai(spv, nota.no_faktur_group);
    await spv.getByText('Data Penjualan Sudah Dibatalkan').waitFor();
  });

  test('is not for the sales of yesterday, nor for a number nobody wrote', async () => {
    const { rows } = await toko.owner.query<{ no_faktur_group: string }>(
      `select p.no_faktur_group from penjualan p join dokumen d on d.no_dokumen = p.no_faktur_group and d.kode_toko = p.kode_toko
        where p.kode_toko = 'JKT1' and d.status = 'DONE' and p.tanggal < (select max(tanggal) from penjualan where kode_toko = 'JKT1') limit 1`,
    );
    await buka('/batal-penjualan');
    await spv.getByLabel('Pindai atau ketik nomor nota').waitFor();
    await pindai(spv, rows[0]?.no_faktur_group ?? '');
    await spv.getByText('Penjualan Hari Kemarin Tidak Bisa Dibatalkan').waitFor();
    await expect.poll(() => spv.getByRole('textbox', { name: 'Alasan' }).count()).toBe(0);
    await pindai(spv, 'JKT1-FJ-990101-0001');
    await spv.getByText('Nomor Nota Tidak Ditemukan: JKT1-FJ-990101-0001').waitFor();
  });
});

describe('where the store validates later', () => {
  test('a saved sale waits, holds its piece, and is posted by the supervisor', async () => {
    await toko.owner.query(VALIDASI, ['true']);
    const { nota, kode } = await jual();
    expect(nota.status).toBe('OPEN');
    await kasir.getByText('Penjualan Berhasil Disimpan, Menunggu Validasi').waitFor();
    expect(await status(kode)).toBe('DITAHAN');
    await buka('/validasi-penjualan');
    await spv.getByRole('row').filter({ hasText: nota.no_faktur_group }).click();
    const lembar = spv.getByRole('article', { name: nota.no_faktur_group });
    await lembar.getByText(kode).waitFor();
    await lembar.getByRole('button', { name: 'Validasi', exact: true }).click();
    await spv.getByText('Penjualan Berhasil Divalidasi').waitFor();
    await spv.getByText('Tidak ada nota yang menunggu validasi.').waitFor();
    expect([await status(kode), (await notaDari(toko, 'KASIR1'))[0]?.status]).toEqual(['TERJUAL', 'DONE']);
    await toko.owner.query(VALIDASI, ['false']);
  });
});

describe('looking at a sale', () => {
  test('shows its pieces, who did what, the three books, and counts what is printed again', async () => {
    const { nota, kode } = await jual();
    await buka('/lihat-penjualan');
    await spv.getByRole('row').filter({ hasText: nota.no_faktur_group }).click();
    const lembar = spv.getByRole('article', { name: nota.no_faktur_group });
    await lembar.getByRole('cell', { name: kode }).waitFor();
    await lembar.getByRole('tab', { name: 'Riwayat' }).click();
    await lembar.getByText('Disimpan').waitFor();
    await lembar.getByRole('tab', { name: 'Transfer' }).click();
    const uang = lembar.getByRole('table', { name: 'Buku uang' });
    await uang.getByText('KLIRING PENJUALAN').first().waitFor();
    await lembar.getByRole('tab', { name: 'Cetak' }).click();
    await lembar.getByText('Dicetak 1 kali.').waitFor();
    await lembar.getByRole('button', { name: 'Cetak Ulang' }).click();
    await lembar.getByText('Dicetak 2 kali.').waitFor();
    await expect.poll(async () => (await notaDari(toko, 'KASIR1'))[0]?.cetak).toBe(2);
    await expect.poll(() => lembarBayar(kasir).count()).toBe(0);
  });

  test('opens by Enter: of any day by its number, by a part of it when nothing else answers; Down goes into the rows', async () => {
    const { rows } = await toko.owner.query<{ no: string }>(
      `select p.no_faktur_group as no from penjualan p join hari_toko h on h.kode_toko = p.kode_toko and h.status = 'OPEN'
        where p.kode_toko = 'JKT1' and p.tanggal < h.tanggal order by p.no_faktur_group limit 1`,
    );
    const dulu = rows[0]?.no ?? '';
    const { nota, kode } = await jual();
    await buka('/lihat-penjualan');
    const cari = spv.getByRole('searchbox', { name: 'No nota, barcode, nama, atau kode member' });
    await cari.fill(dulu.toLowerCase());
    await tekan(spv, 'Enter');
    await spv.getByRole('article', { name: dulu }).waitFor();
    await tekan(spv, 'Escape');
    await spv.getByRole('article').waitFor({ state: 'detached' });
    await cari.fill('');
    await pindai(spv, kode);
    await spv.getByRole('article', { name: nota.no_faktur_group }).waitFor();
    await tekan(spv, 'Escape');
    await spv.getByRole('article').waitFor({ state: 'detached' });
    await cari.fill('');
    // What is typed has been asked, and more than the piece's nota answers.
    await spv.waitForURL((url) => !url.searchParams.get('q'));
    await spv.getByRole('row').nth(3).waitFor();
    await cari.press('ArrowDown');
    await tekan(spv, 'Enter');
    await spv.getByRole('article').waitFor();
  });
});
