// Goal: what the office does with a day's work, by keyboard alone: worn pieces, destruction, bank, drawers, journals, month.
// Method: the real server and the built web app in a real Chromium; colleagues at the tills sell and buy by the same calls.

import { formatTanggal } from '@mustika/kernel/date.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { HARI } from '../kit/app.ts';
import { ausDibeli } from '../kit/beli.ts';
import { bukuBarang, bukuUang } from '../kit/buku.ts';
import { gantiHari, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../kit/jual.ts';
import { bukaToko, type Toko } from './kit/browser.ts';
import { setujui } from './kit/kasir.ts';
import { ke, ketik, sekaligus, tekan, terfokus } from './kit/papan-tombol.ts';
import { rekan } from './kit/rekan.ts';

const MODUL =
  "insert into para_system (kode_toko, key, value) values ('JKT1', 'VALIDASI_NON_CASH_MODULE', 'true')";
const REKENING = `with s as (select set_config('app.kode_toko', 'JKT1', false))
  update rekening set fee_persen = 500, fee_ditanggung = 'TOKO', bisa_debet = true from s
   where kode_toko = 'JKT1' and no_rekening = (select min(no_rekening) from rekening where kode_toko = 'JKT1' and aktif)
  returning no_rekening`;

let toko: Toko;
let spv: Page;
let aus: string;
let kartu: string;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => owner.query(MODUL));
  const kit = rekan(toko);
  const { no_rekening } = (await toko.owner.query(REKENING)).rows[0];
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
  aus = (await ausDibeli(kit, 'KANTOR01')).no_faktur;
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'KANTOR02' });
  const bayar = [{ jenis: 'DEBET', jumlah: HARGA_BAKU, no_rekening }];
  kartu = await terjual(kit.as('KASIR1'), nota(['KANTOR02'], HARGA_BAKU, { bayar }));
  await toko.akhiriSesi('SPV1');
});
afterEach(async () => expect(await toko.periksa()).toEqual([]));
afterAll(() => toko?.close());

/** Tab by Tab, as somebody without a mouse gets there. */
async function tab(page: Page, ke: Locator, tombol = 'Tab'): Promise<void> {
  await ke.waitFor();
  for (let i = 0; i < 80; i += 1) {
    if (await ke.evaluate((one) => one === document.activeElement)) return;
    await tekan(page, tombol);
  }
  throw new Error(`no Tab leads to ${ke}`);
}
const tabel = (page: Page, nama: string): Locator => page.getByRole('group', { name: nama, exact: true });
/** A field that picks takes what is typed with Enter and goes on to the next one. */
const pilih = (page: Page, nama: string): Locator => page.getByRole('combobox', { name: nama });
/** Into a table and to its first row. */
async function barisPertama(page: Page, nama: string, isi: string): Promise<void> {
  await tabel(page, nama).getByText(isi).first().waitFor();
  await tab(page, tabel(page, nama));
  await tekan(page, 'ArrowDown');
}
/** The panel asks for another person; the owner signs. */
async function pemilikSetuju(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Perlu Otorisasi' }).waitFor();
  await setujui(page, 'OWNER');
}
const satu = async <T>(text: string, ...values: unknown[]): Promise<T> =>
  (await toko.owner.query(text, values)).rows[0] as T;
const terakhir = async (jenis: string): Promise<string> =>
  (
    await satu<{ no_dokumen: string }>(
      "select no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = $1 order by dibuat desc limit 1",
      jenis,
    )
  ).no_dokumen;

test('a worn piece is weighed again and agreed to, then destroyed with its day', async () => {
  spv = await toko.layar('SPV1', '/validasi-susut');
  await barisPertama(spv, 'Validasi Susut', 'KANTOR01');
  await tekan(spv, 'Enter');
  await terfokus(spv.getByLabel('Berat Timbang Ulang'));
  // How the wear came about is a key away.
  await tekan(spv, 'F1');
  await spv.locator('[data-penjelasan]').getByText('susut', { exact: false }).first().waitFor();
  await tekan(spv, 'Escape');
  await spv.locator('[data-penjelasan]').waitFor({ state: 'detached' });
  await spv.getByLabel('Berat Timbang Ulang').focus();
  await ketik(spv, '3,2');
  await tekan(spv, 'Enter');
  await ketik(spv, 'aus dipakai');
  await tekan(spv, 'Control+Enter');
  await spv.getByText('Tidak ada susut yang menunggu validasi').waitFor();
  expect(await satu('select keputusan from validasi_susut_barang where no_faktur = $1', aus)).toEqual({
    keputusan: 'SETUJU',
  });

  await ke(spv, '/hancur-pembelian');
  await tekan(spv, 'Insert');
  await barisPertama(spv, 'Hari beli yang masih di gudang BELI', formatTanggal(HARI));
  await tekan(spv, 'Enter');
  await spv.getByRole('button', { name: 'Hancurkan 1 barang' }).waitFor();
  await tab(spv, pilih(spv, 'Kondisi'));
  await ketik(spv, 'rosok');
  await tekan(spv, 'Enter');
  await tekan(spv, 'Control+Enter');
  await pemilikSetuju(spv);
  // Saved, the list of the day has it, and its sheet says what moved.
  await spv.getByRole('dialog').waitFor({ state: 'detached' });
  const nomor = await terakhir('hancur_pembelian');
  await spv.getByRole('row').filter({ hasText: nomor }).click();
  await spv.getByRole('article', { name: nomor }).getByText('KANTOR01').waitFor();
  await tekan(spv, 'Escape');
  expect(await bukuBarang(toko.owner, nomor)).toEqual(['1 KANTOR01 BELI/BELI > HANCUR/HANCUR 3.200']);
});

test('what the card machine owes is ticked off against the bank, its fee taken', async () => {
  spv = await toko.layar('SPV1', '/validasi-non-cash');
  await barisPertama(spv, 'Penerimaan', kartu);
  await tekan(spv, 'Space');
  await spv.getByText('1 penerimaan dipilih').waitFor();
  await tab(spv, spv.getByLabel('Potongan MDR'));
  await tekan(spv, 'Control+Enter');
  await tabel(spv, 'Penerimaan').getByText(kartu).waitFor({ state: 'detached' });
  expect(
    (await bukuUang(toko.owner, await terakhir('validasi_non_cash'))).map((row) => row.split(' ').pop()),
  ).toEqual(['3.658.118', '18.382']);
});

test('a key for the screen is heard at once when the palette over it is closed', async () => {
  spv = await toko.layar('SPV1', '/pengalihan-saldo-uang');
  await tekan(spv, 'Control+k');
  await terfokus(spv.getByRole('textbox', { name: /^Cari menu, nota/ }));
  await sekaligus(spv, 'Escape', 'Insert');
  await terfokus(pilih(spv, 'Dari Laci'));
  await spv.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await spv.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a drawer hands its category of the day to another one, and the rows move with it', async () => {
  spv = await toko.layar('SPV1', '/pengalihan-saldo-uang');
  await tekan(spv, 'Insert');
  await terfokus(pilih(spv, 'Dari Laci'));
  await ketik(spv, 'KASIR1');
  await spv.getByRole('option', { name: /^KASIR1/ }).waitFor();
  await tekan(spv, 'Enter');
  await terfokus(pilih(spv, 'Ke Laci'));
  await ketik(spv, 'KASIR2');
  await tekan(spv, 'Enter');
  await tab(spv, spv.getByRole('radio', { name: 'PEMBELIAN' }));
  await tekan(spv, 'Space');
  await spv.getByText(/diganti dari laci tujuan/).waitFor();
  // What is missing is where the caret goes.
  await tekan(spv, 'Control+Enter');
  await terfokus(spv.getByLabel('Keterangan'));
  await ketik(spv, 'ganti uang beli');
  await tekan(spv, 'Control+Enter');
  await spv.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await bukuUang(toko.owner, await terakhir('pengalihan_saldo'))).toEqual([
    '1 PENGALIHAN_SALDO/KATEGORI KAS:KASIR2 > KAS:KASIR1 3.402.500',
  ]);
});

test('a number of the journal leads to the nota it came from', async () => {
  spv = await toko.layar('SPV1', '/daftar-jurnal');
  await tab(spv, spv.getByRole('textbox', { name: 'No Dokumen' }));
  await ketik(spv, kartu);
  await tab(spv, spv.getByRole('button', { name: 'Cari Laporan' }));
  await tekan(spv, 'Enter');
  await barisPertama(spv, 'Daftar Jurnal', kartu);
  await tekan(spv, 'Enter');
  const lembar = spv.getByRole('dialog').getByRole('article', { name: kartu });
  await lembar.getByText('Seimbang').waitFor();
  await tab(spv, lembar.getByRole('link', { name: 'Buka dokumen' }));
  await tekan(spv, 'Enter');
  await spv.getByRole('heading', { level: 1, name: 'Lihat Penjualan' }).waitFor();
  await spv.getByRole('article', { name: kartu }).getByText('KANTOR02').waitFor();
});

test('a journal is typed line by line and signed by the owner', async () => {
  spv = await toko.layar('SPV1', '/jurnal-umum');
  await tekan(spv, 'Insert');
  await terfokus(spv.getByRole('textbox', { name: 'Keterangan', exact: true }));
  await ketik(spv, 'sewa gedung november');
  for (const [nomor, akun, sisi] of [
    [1, '530900', 'Debit'],
    [2, '211100', 'Kredit'],
  ] as const) {
    await tab(spv, pilih(spv, `Akun baris ${nomor}`));
    await ketik(spv, akun);
    await tekan(spv, 'Enter');
    await terfokus(spv.getByLabel(`Dimensi baris ${nomor}`));
    await tab(spv, spv.getByLabel(`${sisi} baris ${nomor}`));
    await ketik(spv, '750000');
  }
  await spv.getByText('Seimbang').waitFor();
  await tekan(spv, 'Control+Enter');
  await pemilikSetuju(spv);
  await spv.getByRole('dialog').waitFor({ state: 'detached' });
  const nomor = await terakhir('jurnal_umum');
  await tabel(spv, 'Jurnal Umum').getByText(nomor).waitFor();
  expect(await bukuUang(toko.owner, nomor)).toEqual([
    '1 JURNAL_UMUM/JURNAL KLIRING_JURNAL > JURNAL 750.000',
    '1 JURNAL_UMUM/JURNAL JURNAL > KLIRING_JURNAL 750.000',
  ]);
});

test('what the shop brings along is typed row by row and agreed to by the owner', async () => {
  spv = await toko.layar('SPV1', '/saldo-awal');
  await tekan(spv, 'Insert');
  await terfokus(spv.getByRole('textbox', { name: 'Keterangan', exact: true }));
  const dialog = spv.getByRole('dialog');
  await tab(spv, dialog.getByRole('button', { name: 'Tambah Baris' }).first());
  await tekan(spv, 'Enter');
  await terfokus(pilih(spv, 'Laci Kasir 1'));
  await ketik(spv, 'KASIR1');
  await tekan(spv, 'Enter');
  await tab(spv, dialog.getByRole('textbox', { name: 'Jumlah 1', exact: true }));
  await ketik(spv, '44142000');
  await tekan(spv, 'Control+Enter');
  await pemilikSetuju(spv);
  await dialog.waitFor({ state: 'detached' });
  const nomor = await terakhir('saldo_awal');
  await tabel(spv, 'Saldo Awal').getByText(nomor).waitFor();
  expect(await bukuUang(toko.owner, nomor)).toEqual(['1 SALDO AWAL/KAS MODAL > KAS:KASIR1 44.142.000']);
});

test('once December is open the owner closes November and locks it', async () => {
  await gantiHari(rekan(toko), '2026-12-01');
  const page = await toko.layar('OWNER', '/kunci-periode');
  await tab(page, page.getByRole('combobox', { name: 'Pilih Toko' }));
  await ketik(page, 'JKT1');
  await page.getByRole('option', { name: /^JKT1/ }).waitFor();
  await tekan(page, 'Enter');
  await page.getByText('1 Des 2026').first().waitFor();
  const ya = async (act: string): Promise<void> => {
    await tab(
      page,
      tabel(page, 'Kunci Periode').locator('tbody').getByRole('button', { name: act, exact: true }),
    );
    await tekan(page, 'Enter');
    await tab(page, page.getByRole('dialog').getByRole('button', { name: 'Ya' }));
    await tekan(page, 'Enter');
  };
  await ya('Tutup Bulan');
  await page.getByText(/^Ditutup JKT1-/).waitFor();
  await ya('Kunci');
  await page.getByText('Terkunci sampai 30 Nov 2026').waitFor();
  expect(await satu("select count(*)::int as n from kunci_periode where kode_toko = 'JKT1'")).toEqual({
    n: 1,
  });
});
