/**
 * Protects: a price is bound by one person up to his ceiling, whichever document binds it. In the attack of 26 November 2026 a cashier bound
 * 200 g for Rp 308 m alone; a least share alone asks a tenth of it.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { cicil, syaratCicil } from '../../tests/kit/cicil.ts';
import { atur, HARGA_BAKU, hargaGrup, numberOf, potongBaru } from '../../tests/kit/jual.ts';
import { HARGA_PESANAN, pesan } from '../../tests/kit/pesanan.ts';
import { HARGA_PO, po } from '../../tests/kit/pre-order.ts';
import { batalTitip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'LPHA');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { PRE_ORDER_MODULE: 'true', CICILAN_MODULE: 'true' });
  await syaratCicil(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const diminta = (answer: Answer): string[] =>
  (answer.detail?.perlu ?? []).map((one: { description: string }) => one.description);
const terikat = async (no: string) =>
  (
    await kit.owner.query(
      "select jumlah::float8, murni::float8 from lepas_sendiri where jenis = 'HARGA' and no_dokumen = $1 order by peristiwa",
      [no],
    )
  ).rows;
const MUKA = 500_000;
const titipan = async (more: object = {}) =>
  kasir().post('titipan/simpan', titip([await potong()], HARGA_BAKU, MUKA, { ...more }));

test('what is not paid of a deposit counts, in rupiah and in fine gold, until it is given up', async () => {
  await atur(kit, { BATAS_IKAT_HARIAN_KASIR: String(2 * (HARGA_BAKU - MUKA)) });
  const pertama = await titipan();
  // It is read with the rest: a counter waits for no third trip.
  expect(pertama.headers['x-perjalanan-database'], pertama.text).toBe('2');
  const no = numberOf(pertama);
  expect(await terikat(no)).toEqual([{ jumlah: HARGA_BAKU - MUKA, murni: expect.any(Number) }]);
  numberOf(await titipan());
  expect(diminta(await titipan())).toEqual(['bound price above ceiling']);
  // A price of the day binds nobody, and what is paid whole is the customer's.
  numberOf(await titipan({ jenis_harga: 'TIDAK_MENGIKAT' }));
  numberOf(await kasir().post('titipan/simpan', titip([await potong()], HARGA_BAKU, HARGA_BAKU)));
  numberOf(await batalTitip(kasir(), no));
  numberOf(await titipan());
  await atur(kit, { BATAS_IKAT_HARIAN_KASIR: null });
});

test.each<[string, () => Promise<Answer>]>([
  ['an order', () => kasir().post('pesanan/simpan', pesan(500_000))],
  ['a pre-order', () => kasir().post('pre-order/simpan', po(1_000_000))],
  ['a plan of instalments', async () => kasir().post('cicilan/simpan', cicil([await potong()]))],
])('%s is measured as well', async (_name, ikat) => {
  await atur(kit, { BATAS_IKAT_KASIR: '1000000' });
  const ditanya = await ikat();
  expect(diminta(ditanya), ditanya.text).toContain('bound price above ceiling');
  await atur(kit, { BATAS_IKAT_KASIR: null, BATAS_GRAM_IKAT_KASIR: '1000' });
  expect(diminta(await ikat())).toContain('bound price above ceiling');
  await atur(kit, { BATAS_GRAM_IKAT_KASIR: null });
  const [satu] = await terikat(numberOf(await ikat()));
  expect(satu.jumlah).toBeGreaterThan(1_000_000);
  expect(satu.jumlah).toBeLessThan(2 * Math.max(HARGA_PESANAN, HARGA_PO));
});
