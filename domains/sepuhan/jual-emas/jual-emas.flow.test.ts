/**
 * Protects: gold that is sold to another business leaves at its cost, is priced by its fine gold as the buyer tests it, taxed by what he is
 * and how it was bought, paid whole, and comes back whole.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, hargaGrup, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import {
  barMurni,
  jualEmasBody,
  lakukan,
  lotSortir,
  PEMBELI_EMAS,
  siapkanPembeli,
} from '../../../tests/kit/sepuhan.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
beforeEach(async () => {
  await siapkanPembeli(kit);
  await atur(kit, { PPN_TRANSAKSI_MODULE: null, PPH22_PENJUALAN_MODULE: null, PPN_CARA: null });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const jual = (body: object): Promise<Answer> => lakukan(kit, 'jual-emas/simpan', body);
const ditolak = (body: object): Promise<Answer> =>
  denganOtorisasi(spv(), 'jual-emas/simpan', body, SANDI_OWNER);
const lot = async (kode: string) =>
  (
    await kit.owner.query(
      'select berat::int, murni::int, nilai::float8 as nilai from lot where kode_lot = $1',
      [kode],
    )
  ).rows[0];
/** What the gold comes to, as the counter asks. */
const hitung = async (kode_lot: string, more: object = {}) => {
  const { kode_supplier, harga_murni, barang } = jualEmasBody(kode_lot, 1, more) as Record<string, unknown>;
  return (await spv().post('jual-emas/hitung', { kode_supplier, harga_murni, barang })).data as Record<
    string,
    number
  >;
};

test('a bar is sold by its fine gold, and goes back into its lot', async () => {
  const kode = await barMurni(kit);
  const semula = await lot(kode);
  const body = jualEmasBody(kode, 3_736_000);
  const asked = await spv().post('jual-emas/simpan', body);
  expect(asked).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const answer = await jual(body);
  expect(answer.data).toMatchObject({ jumlah: 3_736_000, pph22: 0, harga_modal: semula.nilai, kembali: 0 });
  const nomor = numberOf(answer);
  const modal = new Intl.NumberFormat('id-ID').format(semula.nilai);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 JUAL EMAS/JUAL PENJUALAN_ROSOK > KLIRING_PENJUALAN 3.736.000',
    '1 JUAL EMAS/CASH KLIRING_PENJUALAN > KAS:SPV1 3.736.000',
    `1 JUAL EMAS/JUAL PERSEDIAAN_MURNI:${kode} > HPP_ROSOK ${modal}`,
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual([
    expect.stringMatching(new RegExp(`^1 ${kode} \\S+ > @SUPPLIER 3\\.740$`)),
  ]);
  expect(await lot(kode)).toEqual({ berat: 0, murni: 0, nilai: 0 });
  await lakukan(kit, 'jual-emas/batal', { no_dokumen: nomor, alasan: 'batal dibeli' });
  expect(await lot(kode)).toEqual(semula);
});

test("the buyer's test decides about the price, and not about what leaves the lot", async () => {
  const kode = await barMurni(kit);
  const semula = await lot(kode);
  const barang = [{ kode_lot: kode, qty: 0, berat: 1, kadar_uji: 99 }];
  expect(await hitung(kode, { barang })).toMatchObject({ murni_jual: 0.99, total: 990_000, jumlah: 990_000 });
  await jual(jualEmasBody(kode, 990_000, { barang }));
  const sisa = await lot(kode);
  expect(sisa.berat).toBe(semula.berat - 1000);
  // What is left is rounded, not what leaves.
  expect(Math.abs(semula.murni - sisa.murni - 999)).toBeLessThanOrEqual(1);
});

test('a trader pays PPN of scrap and PPh 22 beside it, a manufacturer no PPN, and of a bar none is collected', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true', PPH22_PENJUALAN_MODULE: 'true', PPN_CARA: 'EKSKLUSIF' });
  const rosok = await lotSortir(kit, 'ROSOK');
  const barang = [{ kode_lot: rosok, qty: 1, berat: 2, kadar_uji: null }];
  // 1.500 g of fine gold; 1.65 % of what was bought of people, 0.25 % beside it.
  expect(await hitung(rosok, { barang })).toMatchObject({ total: 1_524_750, ppn: 24_750, pph22: 3_750 });
  const answer = await jual(jualEmasBody(rosok, 1_528_500, { barang }));
  expect(await bukuUang(kit.owner, numberOf(answer))).toEqual(
    expect.arrayContaining([
      '1 JUAL EMAS/JUAL PENJUALAN_ROSOK > KLIRING_PENJUALAN 1.500.000',
      '1 JUAL EMAS/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 24.750',
      '1 JUAL EMAS/PPH22 UTANG_PPH > KLIRING_PENJUALAN 3.750',
    ]),
  );
  await siapkanPembeli(kit, 'PABRIKAN');
  expect(await hitung(rosok, { barang })).toMatchObject({ total: 1_500_000, ppn: 0 });
  await siapkanPembeli(kit);
  expect(await hitung(await barMurni(kit))).toMatchObject({ ppn: 0 });
  const { data } = JSON.parse((await spv().get('penjualan/get/report-rekap-pajak')).text);
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ no_faktur_group: numberOf(answer), ppn: 24_750, pph22: 3_750 }),
    ]),
  );
});

test.each([
  ['goods that were bought and not sorted', { jenis: 'CUCI' }, 'BUKAN_EMAS_DIJUAL'],
  ['a price that is not the one shown', { jumlah: 1 }, 'HARGA_EMAS_BERUBAH'],
  ['more grams than there are', { berat: 999 }, 'STOK_LOT_KURANG'],
  ['less money than it costs', { dibayar: 1_000 }, 'BAYAR_KURANG'],
  ['a business nobody knows', { kode_supplier: 'TIDAK ADA' }, 'SUPPLIER_TIDAK_ADA'],
] as const)('%s is refused', async (_apa, salah: Record<string, unknown>, code) => {
  const kode = salah['jenis'] ? await lotSortir(kit, 'CUCI') : await barMurni(kit);
  const berat = Number(salah['berat'] ?? 1);
  const jumlah = Number(salah['jumlah'] ?? (salah['jenis'] ? 750_000 : Math.round(berat * 999_000)));
  const body = jualEmasBody(kode, jumlah, {
    barang: [{ kode_lot: kode, qty: 0, berat, kadar_uji: null }],
    kode_supplier: salah['kode_supplier'] ?? PEMBELI_EMAS,
    bayar: [
      { jenis: 'CASH', no_rekening: null, jumlah: Number(salah['dibayar'] ?? jumlah), kartu_akhir: null },
    ],
  });
  expect(await ditolak(body)).toMatchObject({ code });
});

test('where tax is taken nobody is guessed to be anything', async () => {
  await siapkanPembeli(kit, null);
  await atur(kit, { PPH22_PENJUALAN_MODULE: 'true' });
  const kode = await barMurni(kit);
  expect(await ditolak(jualEmasBody(kode, 3_736_000))).toMatchObject({ code: 'SUPPLIER_TANPA_JENIS' });
});
