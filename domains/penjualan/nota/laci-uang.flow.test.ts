/** Protects: the drawer opens when cash is paid and never again: not for a card, a preview or a reprint, on no pin nobody named. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterAll(() => kit?.close());

const cetak = async (no_faktur_group: string, more: object): Promise<Buffer> => {
  const answer = await kit.as('KASIR1').post('penjualan/cetak', { no_faktur_group, cpl: '32', ...more });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return Buffer.from(answer.data.escpos as string, 'base64');
};
const BUKA = { '2': Buffer.from([0x1b, 0x70, 0, 25, 250]), '5': Buffer.from([0x1b, 0x70, 1, 25, 250]) };
const membuka = (bytes: Buffer): boolean => bytes.includes(BUKA['2']) || bytes.includes(BUKA['5']);

test('the first print of a cash nota opens the drawer on its pin, and before the paper', async () => {
  await masukkan(kit, { kode_barcode: 'LACI0001' });
  const no = await terjual(kit.as('KASIR1'), nota([{ kode_barcode: 'LACI0001' }], HARGA_BAKU));
  expect(membuka(await cetak(no, { laci: '5', pratinjau: 'YA' }))).toBe(false);
  expect((await cetak(no, { laci: '5' })).subarray(0, 5)).toEqual(BUKA['5']);
  expect(membuka(await cetak(no, { laci: '5' }))).toBe(false);
});

test('nothing opens where no pin is named', async () => {
  await masukkan(kit, { kode_barcode: 'LACI0002' });
  const no = await terjual(kit.as('KASIR1'), nota([{ kode_barcode: 'LACI0002' }], HARGA_BAKU));
  expect(membuka(await cetak(no, {}))).toBe(false);
});

test('what is paid by transfer leaves it shut', async () => {
  await masukkan(kit, { kode_barcode: 'LACI0003' });
  const bayar = [{ jenis: 'TRANSFER', jumlah: HARGA_BAKU, no_rekening: '7310455201' }];
  const no = await terjual(kit.as('KASIR1'), nota(['LACI0003'], HARGA_BAKU, { bayar }));
  expect(membuka(await cetak(no, { laci: '2' }))).toBe(false);
});
