/** Protects: a stored price is explained by the values of its own day, with the version, who set it and who approved. */
import { decode } from '@mustika/kernel/answer.ts';
import { kunciSumber } from '@mustika/kernel/jejak.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { beli, dibeli } from '../../../tests/kit/beli.ts';
import { periksaJejak } from '../../../tests/kit/jejak.ts';
import { atur, denganOtorisasi, HARGA_750, hargaGrup, masukkan, nota } from '../../../tests/kit/jual.ts';
import { jelasBeliCommand } from '../../pembelian/nota/jelas-beli.command.ts';
import { jelasDibeli } from '../../pembelian/nota/jelas-beli.view.ts';
import { type BarisTerjual, jelasJualCommand } from './jelas-jual.command.ts';
import { jelasTerjual } from './jelas-jual.view.ts';

let kit: Kit;
let nomor: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'JELAS001' });
  await atur(kit, { EDIT_HARGA_PER_GRAM_MODULE: 'true' });
  // 1.000.000 a gram instead of 1.050.000: somebody has to let it happen.
  const line = { kode_barcode: 'JELAS001', harga_per_gram: 1_000_000 };
  const sold = await denganOtorisasi(kit.as('KASIR1'), 'penjualan/simpan', nota([line], 3_514_000));
  expect(sold, sold.text).toMatchObject({ status: 200 });
  nomor = sold.data.no_dokumen;
  await hargaGrup(kit, HARGA_750 + 77_000);
});
afterAll(() => kit?.close());

const get = async (path: string, who = 'KASIR1'): Promise<Answer> => {
  const answer = await kit.as(who).get(path);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
};
const jual = async (no_faktur: string): Promise<BarisTerjual> =>
  decode(jelasJualCommand.answer, (await get(`penjelasan/jual/${no_faktur}`)).data);

test('a line of today with a bargain: its own price, the version that counted, and the approval', async () => {
  const baris = await jual(`${nomor}-1`);
  const { langkah, sumber, persetujuan, saat } = jelasTerjual(baris);
  periksaJejak(langkah, 3_514_000);
  expect(langkah[0]).toMatchObject({ nama: 'harga_emas', rumus: 'PER_BERAT', hasil: 3_250_000 });
  expect(sumber['harga_gram']).toMatchObject({ tabel: 'grup', kode: '750' });
  expect(baris.asal).toMatchObject([
    { kunci: 'harga:grup:harga:750', tanggal: HARI, oleh: expect.any(String) },
  ]);
  expect(persetujuan).toMatchObject([{ kategori: 'sales', requester: 'KASIR1', approver: 'SPV1' }]);
  expect(saat).toBe(baris.waktu);
});

test('every stored sale of the demo chain is explained to its rupiah', async () => {
  const { rows } = await kit.owner.query(
    "select no_faktur, total::float8 as total, harga_per_gram::float8 as harga from penjualan_barang where kode_toko = 'JKT1' and no_faktur not like $1 order by 1",
    [`${nomor}%`],
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const baris = await jual(row.no_faktur);
    periksaJejak(jelasTerjual(baris).langkah, row.total);
    // Sold at the price of its day: the version named is the one that says so.
    expect(baris.asal[0]?.nilai).toBe(String(row.harga));
  }
});

test('a purchase with wear is explained from its nota to the rupiah paid', async () => {
  await atur(kit, { OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE: null });
  const body = beli([{ kode_barcode: 'JELAS001', berat: 3.2 }], 0);
  const refused = await kit
    .as('KASIR1')
    .post('pembelian/simpan', { ...body, total: 1, bayar: [{ jenis: 'CASH', jumlah: 1 }] });
  const total = refused.detail.total as number;
  const no = await dibeli(kit.as('KASIR1'), { ...body, total, bayar: [{ jenis: 'CASH', jumlah: total }] });
  const baris = decode(jelasBeliCommand.answer, (await get(`penjelasan/beli/${no}-1`)).data);
  const { langkah, sumber } = jelasDibeli(baris);
  periksaJejak(langkah, total);
  expect(langkah[0]).toMatchObject({ nama: 'susut', hasil: 50 });
  expect(sumber['harga_nota']).toMatchObject({ dari: 'dokumen', kode: nomor, ke: '/lihat-penjualan' });
});

test('sources by their keys: the version of a price, a row, a setting; nothing of a cost', async () => {
  const kunci = [
    { dari: 'harga', tabel: 'grup', kode: '750', kolom: 'harga' },
    { dari: 'harga', tabel: 'grup', kode: '750', kolom: 'harga_modal' },
    { dari: 'master', tabel: 'kondisi_pembelian', kode: 'MULUS' },
    { dari: 'setelan', key: 'PEMBULATAN' },
    { dari: 'setelan', key: 'TOLERANSI_SUSUT' },
    { dari: 'barang', kode: 'JELAS001' },
    { dari: 'dokumen', kode: nomor },
  ].map((one) => kunciSumber(one as never));
  const { data } = await get(`penjelasan/sumber?kunci=${encodeURIComponent(kunci.join('~~'))}`);
  const found = new Map((data as { kunci: string }[]).map((one) => [one.kunci, one]));
  expect(found.get(kunci[0] as string)).toMatchObject({ nilai: String(HARGA_750 + 77_000), tanggal: HARI });
  expect(found.has(kunci[1] as string)).toBe(false);
  expect(found.get(kunci[2] as string)).toMatchObject({ versi: 1 });
  expect(found.get(kunci[3] as string)).toMatchObject({ nilai: '500' });
  expect(found.has(kunci[4] as string)).toBe(false);
  expect(found.get(kunci[5] as string)).toMatchObject({ versi: expect.any(Number) });
  expect(found.get(kunci[6] as string)).toMatchObject({ tanggal: HARI, oleh: 'KASIR1' });
  const versi = await get(
    `perubahan-harga/report?tgl_awal=2000-01-01&tgl_akhir=${HARI}&kode=750&sumber=grup`,
    'SPV1',
  );
  const jualan = (versi.data as { harga: string; versi: number }[]).filter((row) => row.harga === 'JUAL');
  expect(found.get(kunci[0] as string)).toMatchObject({ versi: jualan.at(-1)?.versi });
});

test('a number that is none, or of another branch, is not explained', async () => {
  for (const path of ['penjelasan/jual/TIDAK-ADA-1', 'penjelasan/beli/TIDAK-ADA-1'])
    expect(await kit.as('KASIR1').get(path)).toMatchObject({ status: 404 });
  expect(await kit.as('KASIR1-BDG').get(`penjelasan/jual/${nomor}-1`)).toMatchObject({ status: 404 });
});
