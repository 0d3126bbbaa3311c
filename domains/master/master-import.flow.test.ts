import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startMaster } from '../../tests/kit/master.ts';

let on: Awaited<ReturnType<typeof startMaster>>;
beforeAll(async () => {
  on = await startMaster(inject('pgUrl'));
});
afterAll(() => on?.stop());

/** A store has one tray from its first day, for pieces held for customers. */
const BAWAAN = 1;
const BARIS = 10_000 - BAWAAN;
const row = (index: number, gudang = 'TOKO'): string =>
  `B${String(index).padStart(5, '0')},BAKI ${index},${gudang},12.500`;
const file = (rows: string[]): string => `kode_baki,nama_baki,kode_gudang,berat_baki\r\n${rows.join('\r\n')}`;
const count = async (): Promise<number> =>
  ((await on.call('GET', 'baki/get/all?limit=1')).body.total as number) - BAWAAN;

const good = Array.from({ length: BARIS }, (_, index) => row(index));
const bad = good
  .with(4, row(4, 'TIDAKADA'))
  .with(5, 'B 05,X,TOKO,1')
  .with(6, row(3))
  .with(7, 'B00007,BAKI,TOKO,1.2345');

test('one bad row among ten thousand writes none, and every fault has its line and column', async () => {
  const answer = await on.upload('baki/import', file(bad));
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { baris: BARIS, benar: BARIS - 4, tersimpan: 0 } },
  });
  expect(
    (answer.body.data as { salah: { baris: number; kolom: string }[] }).salah.map(({ baris, kolom }) => [
      baris,
      kolom,
    ]),
  ).toEqual([
    [6, 'kode_gudang'],
    [7, 'kode_baki'],
    [8, 'kode_baki'],
    [9, 'berat_baki'],
  ]);
  expect(await count()).toBe(0);
});

test('a preview writes nothing', async () => {
  expect((await on.upload('baki/import', file(good), { pratinjau: 'ya' })).body.data).toMatchObject({
    benar: BARIS,
    tambah: BARIS,
    tersimpan: 0,
  });
  expect(await count()).toBe(0);
});

test('yang-benar writes the good rows; the corrected file then changes and adds', async () => {
  expect((await on.upload('baki/import', file(bad), { mode: 'yang-benar' })).body.data).toMatchObject({
    tersimpan: BARIS - 4,
  });
  expect(await count()).toBe(BARIS - 4);
  const again = await on.upload('baki/import', file(good.with(0, row(0, 'BELI'))));
  expect(again.body.data).toMatchObject({
    benar: BARIS,
    tambah: 4,
    ubah: BARIS - 4,
    tersimpan: BARIS,
    salah: [],
  });
  const { body } = await on.call('GET', 'baki/get/all?kode_baki=B00000');
  expect(body.data).toMatchObject([{ kode_gudang: 'BELI', versi: 2, berat_baki: 12.5 }]);
  const untouched = await on.call('GET', 'baki/get/all?kode_baki=B00001');
  expect(untouched.body.data).toMatchObject([{ versi: 1 }]);
  const history = await on.call('GET', 'baki/riwayat/B00000');
  expect(history.body.data).toMatchObject([
    { aksi: 'impor', sebelum: { kode_gudang: 'TOKO' }, sesudah: { kode_gudang: 'BELI' } },
    { aksi: 'impor', sebelum: null },
  ]);
});

test('columns the file lacks keep what the row has, and a new row takes the initial value of the form', async () => {
  const sales = { kode_sales: 'S77', nama_sales: 'LAMA', no_hp: '081234567890' };
  await on.call('POST', 'sales/create', { body: sales });
  const nama = await on.upload('sales/import', 'kode_sales;nama_sales\r\ns77;BARU\r\nS78;DUA\r\n');
  expect(nama.body.data).toMatchObject({ tambah: 1, ubah: 1, salah: [] });
  const { body } = await on.call('GET', 'sales/get/all?kode_sales=S77');
  expect(body.data).toMatchObject([{ ...sales, no_hp: '6281234567890', nama_sales: 'BARU' }]);
  const nomor = await on.upload('sales/import', 'kode_sales,no_hp\nS77,\nS79,0812345678\n', {
    mode: 'yang-benar',
  });
  expect(nomor.body.data).toMatchObject({ tersimpan: 1, salah: [{ baris: 3, kolom: 'nama_sales' }] });
  const kosong = await on.call('GET', 'sales/get/all?kode_sales=S77');
  expect(kosong.body.data).toMatchObject([{ nama_sales: 'BARU', no_hp: null }]);
});

test('the export comes back as it went', async () => {
  const exported = await on.call('GET', 'baki/export?format=csv');
  expect(exported.text.split('\r\n')).toHaveLength(BARIS + BAWAAN + 2);
  expect((await on.upload('baki/import', exported.text)).body.data).toMatchObject({
    tersimpan: BARIS + BAWAAN,
    salah: [],
  });
  expect((await on.call('GET', 'baki/get/all?kode_baki=B00001')).body.data).toMatchObject([{ versi: 1 }]);
  expect((await on.call('GET', 'baki/export?format=xlsx')).status).toBe(200);
});

test('a deactivated row is not brought back, a rule of the database is a fault of its line', async () => {
  await on.call('DELETE', 'baki/delete/B00009');
  expect((await on.upload('baki/import', file([row(9)]))).body.data).toMatchObject({
    benar: 0,
    salah: [{ baris: 2, kolom: 'kode_baki' }],
  });
  const ongkos = 'kode_ongkos,tipe_ongkos,ongkos\r\nA,GRAM,Rp. 25.000\r\nB,GRAM,30000';
  expect((await on.upload('parameter-ongkos/import', ongkos)).status).toBe(400);
  const half = await on.upload('parameter-ongkos/import', ongkos, { mode: 'yang-benar' });
  expect(half.body.data).toMatchObject({
    tersimpan: 1,
    salah: [{ baris: 3, sebab: 'Group Dan Jenis Sudah Ada' }],
  });
});

test('a file that cannot be read is refused by name', async () => {
  for (const text of ['', 'warna,merah\r\n1,2', 'kode_baki\r\n"'])
    expect((await on.upload('baki/import', text)).status, text).toBe(400);
  const cut = await on.call('POST', 'baki/import', {
    payload: Buffer.from('--b\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(cut.status).toBe(400);
  expect((await on.call('POST', 'baki/import', { body: {} })).status).toBe(415);
  expect((await on.upload('banks/import', 'kode_bank,nama_bank\r\nA,B')).status).toBe(403);
});
