/** Protects: goods without a barcode come in, move and go with their worth, to the milligram and the rupiah, and can be taken back. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../tests/kit/buku.ts';
import { atur, denganOtorisasi, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { barangBaru, lotDi, MODUL_MANUAL, stokLot, tambahLot } from '../../tests/kit/lot.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { [MODUL_MANUAL]: 'true' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const batal = async (path: string, no_dokumen: string) =>
  denganOtorisasi(spv(), path, { no_dokumen, alasan: 'salah ketik' }, SANDI_OWNER);

test('what comes in from a supplier is owed for, joins what is alike, and is taken back whole', async () => {
  const body = {
    supplier: 'HWT',
    barang: [barangBaru(), barangBaru({ qty: 2, berat: 5, modal_total: 6_000_000 })],
  };
  const answer = await spv().post('tambah-barang-manual/simpan', body);
  expect(answer, answer.text).toMatchObject({
    status: 200,
    data: { jumlah_barang: 12, berat: 35, harga_modal: 36_000_000 },
  });
  const { kode_lot, ...lot } = await lotDi(kit, 'CC01');
  expect(lot).toMatchObject({ qty: 12, berat: 35, harga_modal: 36_000_000, modal_per_gram: 1_028_571 });
  const nomor = numberOf(answer);
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    `1 BARANG MANUAL/SUPPLIER UTANG_SUPPLIER:HWT > PERSEDIAAN_MANUAL:${kode_lot} 30.000.000`,
    `1 BARANG MANUAL/SUPPLIER UTANG_SUPPLIER:HWT > PERSEDIAAN_MANUAL:${kode_lot} 6.000.000`,
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual([
    `1 ${kode_lot} @SUPPLIER > TOKO/CC01 30.000`,
    `1 ${kode_lot} @SUPPLIER > TOKO/CC01 5.000`,
  ]);
  expect(await batal('tambah-barang-manual/batal', nomor)).toMatchObject({ status: 200 });
  expect(await stokLot(kit, 'CC01')).toEqual([]);
});

test('goods with a faktur pajak are never mixed with others, and accessories are none of these', async () => {
  await tambahLot(kit, { kode_baki: 'CC03' }, { kode_baki: 'CC03', ada_faktur: true });
  expect(await stokLot(kit, 'CC03')).toHaveLength(2);
  const body = { supplier: 'HWT', barang: [barangBaru({ kode_group: 'AKS' })] };
  expect(await spv().post('tambah-barang-manual/simpan', body)).toMatchObject({
    status: 400,
    code: 'GROUP_AKSESORIS',
  });
});

test('some of it goes to another tray at average cost, the rest keeps the rest, and comes back', async () => {
  await tambahLot(kit, { kode_baki: 'CC04', qty: 3, berat: 10, modal_total: 6_000_000 });
  const { kode_lot } = await lotDi(kit, 'CC04');
  const pindah = (qty: number, berat: number) =>
    spv().post('pindah-barang-manual/simpan', { ke_baki: 'CC05', barang: [{ kode_lot, qty, berat }] });
  const answer = await pindah(1, 3.333);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { jumlah_barang: 1, berat: 3.333 } });
  const baru = await lotDi(kit, 'CC05');
  expect([baru.harga_modal, (await lotDi(kit, 'CC04')).harga_modal]).toEqual([1_999_800, 4_000_200]);
  expect(await bukuBarang(kit.owner, numberOf(answer))).toEqual([
    `1 ${kode_lot} TOKO/CC04 > @OLAH 3.333`,
    `1 ${baru.kode_lot} @OLAH > TOKO/CC05 3.333`,
  ]);
  // Pieces and grams end together, and nobody takes more than there is.
  expect(await pindah(2, 6)).toMatchObject({ status: 400, code: 'SISA_TANPA_JUMLAH' });
  expect(await pindah(1, 9)).toMatchObject({ status: 409, code: 'STOK_LOT_KURANG' });
  expect(await pindah(2, 6.667)).toMatchObject({ status: 200 });
  expect(await lotDi(kit, 'CC05')).toMatchObject({ qty: 3, berat: 10, harga_modal: 6_000_000 });
  expect(await batal('pindah-barang-manual/batal', numberOf(answer))).toMatchObject({ status: 200 });
  expect((await lotDi(kit, 'CC04')).harga_modal).toBe(1_999_800);
});

test.each([
  ['ROSOK', 'PERSEDIAAN_ROSOK'],
  ['HILANG', 'BARANG_HILANG'],
])('%s: what is destroyed becomes %s, agreed to, and comes back', async (kondisi_barang, akun) => {
  await tambahLot(kit, { kode_baki: 'GL01' });
  const { kode_lot, berat } = await lotDi(kit, 'GL01');
  const body = { kondisi_barang, keterangan: 'patah', barang: [{ kode_lot, qty: 1, berat: 3 }] };
  const answer = await denganOtorisasi(spv(), 'hancur-barang-manual/simpan', body, SANDI_OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { berat: 3, harga_modal: 3_000_000 } });
  const [baris = ''] = await bukuUang(kit.owner, numberOf(answer));
  expect(baris).toContain(`PERSEDIAAN_MANUAL:${kode_lot} > ${akun}`);
  expect(await batal('hancur-barang-manual/batal', numberOf(answer))).toMatchObject({ status: 200 });
  expect((await lotDi(kit, 'GL01')).berat).toBe(berat);
});

test('what has left since keeps an intake from being taken back; a second till of the same lot looks again', async () => {
  const nomor = await tambahLot(kit, { kode_baki: 'GL02', qty: 4, berat: 12, modal_total: 12_000_000 });
  const { kode_lot } = await lotDi(kit, 'GL02');
  const satu = { ke_baki: 'GL03', barang: [{ kode_lot, qty: 1, berat: 3 }] };
  const both = await Promise.all([
    spv().post('pindah-barang-manual/simpan', satu),
    kit.as('OWNER').post('pindah-barang-manual/simpan', satu, { portal: 'JKT1' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await lotDi(kit, 'GL02')).toMatchObject({ qty: 2, berat: 6, harga_modal: 6_000_000 });
  expect(await batal('tambah-barang-manual/batal', nomor)).toMatchObject({
    status: 409,
    code: 'STOK_LOT_TERPAKAI',
  });
});

test('the gold book of the day and the stock by tray count lots with pieces', async () => {
  const emas = async () => {
    const { data } = await kit.as('OWNER').get('tutup-toko/harian-emas', { portal: 'JKT1' });
    const baris = (data as unknown as Record<string, number | string>[]).find(
      (b) => b['kode_group'] === '750',
    );
    return [baris?.['tambah'] ?? 0, baris?.['akhir'] ?? 0, baris?.['akhir_murni'] ?? 0].map((n) =>
      Math.round(Number(n) * 1000),
    );
  };
  const awal = await emas();
  const nomor = await tambahLot(kit, { kode_baki: 'GL04', qty: 3, berat: 10 });
  expect((await emas()).map((n, at) => n - (awal[at] ?? 0))).toEqual([10_000, 10_000, 7500]);
  // On its way to another tray nothing comes or goes.
  const { kode_lot } = await lotDi(kit, 'GL04');
  const barang = [{ kode_lot, qty: 1, berat: 3.333 }];
  expect(await spv().post('pindah-barang-manual/simpan', { ke_baki: 'GL05', barang })).toMatchObject({
    status: 200,
  });
  expect((await emas()).map((n, at) => n - (awal[at] ?? 0))).toEqual([10_000, 10_000, 7500]);
  expect(await batal('tambah-barang-manual/batal', nomor)).toMatchObject({ code: 'STOK_LOT_TERPAKAI' });
});

test('the card of a lot tells its whole life, and ends with what there is', async () => {
  await tambahLot(kit, { kode_baki: 'KL01', qty: 3, berat: 10, modal_total: 6_000_000 });
  const { kode_lot } = await lotDi(kit, 'KL01');
  const barang = [{ kode_lot, qty: 1, berat: 3.333 }];
  const pindah = await spv().post('pindah-barang-manual/simpan', { ke_baki: 'KL02', barang });
  await batal('pindah-barang-manual/batal', numberOf(pindah));
  const { data } = await kit
    .as('OWNER')
    .get(`lot/kartu?kode_lot=${kode_lot}&tgl_awal=2000-01-01&tgl_akhir=2026-12-31`, { portal: 'JKT1' });
  const baris = data as unknown as Record<string, unknown>[];
  const { kode_lot: lain } = (await kit.owner.query("select kode_lot from lot where tempat = 'TOKO/KL02'"))
    .rows[0];
  expect(
    baris.map((b) => [
      b['lawan'],
      b['lot_lain'],
      b['berat'],
      b['harga_modal'],
      b['saldo_berat'],
      b['sisa_modal'],
      b['status'],
    ]),
  ).toEqual([
    ['@AWAL', null, 10, 6_000_000, 10, 6_000_000, 'SAH'],
    ['TOKO/KL02', lain, -3.333, -1_999_800, 6.667, 4_000_200, 'SAH'],
    ['TOKO/KL02', lain, 3.333, 1_999_800, 10, 6_000_000, 'BATAL'],
  ]);
  expect(await lotDi(kit, 'KL01')).toMatchObject({ berat: 10, harga_modal: 6_000_000 });
});

test('taking an intake back leaves no grams without pieces', async () => {
  const nomor = await tambahLot(kit, { kode_baki: 'KL03', qty: 10, berat: 30 });
  await tambahLot(kit, { kode_baki: 'KL03', qty: 2, berat: 5 });
  const { kode_lot } = await lotDi(kit, 'KL03');
  const barang = [{ kode_lot, qty: 2, berat: 4 }];
  expect(await spv().post('pindah-barang-manual/simpan', { ke_baki: 'KL04', barang })).toMatchObject({
    status: 200,
  });
  expect(await batal('tambah-barang-manual/batal', nomor)).toMatchObject({
    status: 409,
    code: 'STOK_LOT_TERPAKAI',
  });
  expect(await lotDi(kit, 'KL03')).toMatchObject({ qty: 10, berat: 31 });
});

test('the screens are there for a shop with the module only', async () => {
  await atur(kit, { [MODUL_MANUAL]: null });
  expect((await spv().post('barang-manual', {})).status).toBe(403);
  await atur(kit, { [MODUL_MANUAL]: 'true' });
});
