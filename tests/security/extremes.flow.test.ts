/**
 * Protects: amounts at the very edge of what the fields allow, all of them at once, break nothing: every screen still
 * answers, and sums that would leave the exact range are refused before they are written.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Caller, HARI, type Kit, testApp } from '../kit/app.ts';
import { atur } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';
import { improper } from './nasty.ts';
import { modulPintu } from './samples.ts';

let kit: Kit;
const portal = { portal: 'JKT1' };
const owner = (): Caller => kit.as('OWNER');

/** A hundred kilograms with the dearest workmanship anybody may type. */
const TERBERAT = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'BATANG TERBERAT',
  berat_asli: 100_000,
  kadar: 500,
  tipe_ongkos: 'GRAM',
  ongkos: 1_000_000_000,
  harga_atribut: 100_000_000_000,
  harga_modal: 100_000_000_000,
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await semuaModul(kit.owner, modulPintu);
  // No price jumps too far here: that one does is what this is about.
  await atur(kit, { MAKS_PERUBAHAN_HARGA_PERSEN: '1000000000' });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

test('the dearest gram and the heaviest piece can be kept, and every list and report still answers', async () => {
  const price = { harga: 1_000_000_000, harga_modal: 100_000_000, kadar: 500, kadar_jual: 500 };
  expect(await owner().put('group/update/750', price, portal)).toMatchObject({ status: 200 });
  const emas = await owner().get('parameter-harga-emas', portal);
  for (const { kode_harga } of emas.data)
    expect(
      await owner().put(`parameter-harga-emas/update/${kode_harga}`, { harga_jual: 1_000_000_000 }, portal),
    ).toMatchObject({ status: 200 });
  const made = await owner().post(
    'barang/simpan',
    { baris: [{ ...TERBERAT, kode_barcode: 'TERBERAT' }] },
    portal,
  );
  expect(made, made.text).toMatchObject({ status: 200 });
  const reads = [
    'barang/list?limit=1000&sort=harga_jual&arah=desc',
    'barang/ready/kode-barcode/TERBERAT',
    'barang/riwayat/TERBERAT',
    'dashboard/ringkas',
    ...house.reports.map((report) => {
      const query = new URLSearchParams();
      for (const [name, field] of Object.entries(report.filters))
        if (/^tgl_(awal|from)$/.test(name)) query.set(name, `${HARI.slice(0, 7)}-01`);
        else if (field.all) query.set(name, 'ALL');
      return `${report.api}?${query}`;
    }),
  ];
  for (const path of reads) {
    const answer = await owner().get(path, portal);
    expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBe(200);
  }
});

test('it can be sold, or is refused in words', async () => {
  const ready = await owner().get('barang/ready/kode-barcode/TERBERAT', portal);
  const { harga_jual } = ready.data as { harga_jual: number };
  const sale = (total: number, harga_per_gram: number | null): object => ({
    total,
    barang: [{ kode_barcode: 'TERBERAT', kode_sales: 'S1', harga_per_gram }],
    bayar: [{ jenis: 'CASH', jumlah: total }],
  });
  for (const body of [sale(harga_jual, null), sale(1_000_000_000_000, 1_000_000_000), sale(1, 1)]) {
    const answer = await kit.as('KASIR1').post('penjualan/simpan', body);
    if (answer.status >= 400) expect(improper(answer), answer.text).toBeNull();
  }
});

test('five thousand of them are more than the books can count, and say so', async () => {
  // Without a cost of its own each takes the weight at the group's: ten times the limit of one piece.
  const baris = Array.from({ length: 5000 }, (_, n) => ({
    ...TERBERAT,
    harga_modal: undefined,
    supplier: 'UBS',
    nama_barang: `BATANG ${n + 10_000}`,
  }));
  const answer = await owner().post('barang/simpan', { baris }, portal);
  expect(answer, answer.text).toMatchObject({ status: 422, code: 'NILAI_TERLALU_BESAR' });
});
