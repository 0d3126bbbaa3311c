/** Protects: goods without a barcode are sold, bought and exchanged by the notas of the counters, with their books, approvals and ways back. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_750,
  hargaGrup,
  masukkan,
  nota,
  numberOf,
  SANDI_OWNER,
} from '../../tests/kit/jual.ts';
import {
  BARIS_BELI,
  beliManual,
  jualManual,
  nilaiBeliManual,
  PENJUAL,
  SEGRAM,
  TIGA_GRAM,
} from '../../tests/kit/jual-manual.ts';
import { lotDi, MODUL_MANUAL, stokLot, tambahLot } from '../../tests/kit/lot.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { [MODUL_MANUAL]: 'true' });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
type Lot = Awaited<ReturnType<typeof lotDi>>;
const jualan = ({ kode_lot }: Lot, more: object = {}, isi: object = {}): object =>
  jualManual(kode_lot, more, isi);
const nilaiBeli = (...barang: object[]): Promise<number> => nilaiBeliManual(kit, ...barang);

const berhasil = (answer: Answer): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return numberOf(answer);
};
const jual = async (body: object): Promise<string> =>
  berhasil(await kasir().post('penjualan-manual/simpan', body));
const beli = async (body: object): Promise<string> =>
  berhasil(await kasir().post('pembelian-manual/simpan', body));
const batal = (kind: 'penjualan' | 'pembelian', no_faktur_group: string): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), `${kind}/batal`, { no_faktur_group, alasan: 'salah ketik' }, SANDI_OWNER);

describe('a sale', () => {
  test('is priced by the group, takes grams, pieces and worth off its lot, and gives them back', async () => {
    await tambahLot(kit, { kode_baki: 'CC01' });
    const lot = await lotDi(kit, 'CC01');
    const { data } = await kasir().post('penjualan-manual/hitung', {
      barang: [{ kode_lot: lot.kode_lot, qty: 1, berat: 3 }],
    });
    expect(data).toMatchObject({
      total: TIGA_GRAM,
      barang: [{ harga_per_gram: HARGA_750, total: TIGA_GRAM }],
    });
    const nomor = await jual(jualan(lot));
    expect(await bukuUang(kit.owner, nomor)).toEqual([
      `1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 3.150.000`,
      `1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.150.000`,
      `1 PENJUALAN/HPP PERSEDIAAN_MANUAL:${lot.kode_lot} > HPP 3.000.000`,
    ]);
    expect(await bukuBarang(kit.owner, nomor)).toEqual([`1 ${lot.kode_lot} TOKO/CC01 > @PELANGGAN 3.000`]);
    expect(await lotDi(kit, 'CC01')).toMatchObject({ qty: 9, berat: 27, harga_modal: 27_000_000 });
    expect(await batal('penjualan', nomor)).toMatchObject({ status: 200 });
    expect(await lotDi(kit, 'CC01')).toMatchObject({ qty: 10, berat: 30, harga_modal: 30_000_000 });
  });

  test('names one lot twice, and takes what it says once', async () => {
    await tambahLot(kit, { kode_baki: 'CC02', qty: 3, berat: 10, modal_total: 6_000_000 });
    const { kode_lot } = await lotDi(kit, 'CC02');
    const total = 3_500_000 + 3_500_000;
    await jual({
      kode_sales: 'S1',
      barang: [
        { kode_lot, qty: 1, berat: 3.333 },
        { kode_lot, qty: 1, berat: 3.333 },
      ],
      total,
      bayar: [{ jenis: 'CASH', jumlah: total }],
    });
    expect(await lotDi(kit, 'CC02')).toMatchObject({ qty: 1, berat: 3.334, harga_modal: 2_000_400 });
  });

  test.each([
    ['more grams than there are', { berat: 99 }, 409, 'STOK_LOT_KURANG'],
    ['all pieces and not all grams', { qty: 4 }, 400, 'SISA_TANPA_JUMLAH'],
    ['another price than the shop allows', { harga_per_gram: 1_000_000 }, 409, 'HARGA_BERUBAH'],
  ])('of %s is refused', async (_apa, isi, status, code) => {
    await tambahLot(kit, { kode_baki: 'CC03', qty: 4, berat: 12, modal_total: 12_000_000 });
    const lot = await lotDi(kit, 'CC03');
    expect(await kasir().post('penjualan-manual/simpan', jualan(lot, {}, isi))).toMatchObject({
      status,
      code,
    });
    await kosongkan('CC03');
  });

  test('under its cost asks for a second person', async () => {
    await tambahLot(kit, { kode_baki: 'CC04', modal_total: 60_000_000 });
    const answer = await kasir().post('penjualan-manual/simpan', jualan(await lotDi(kit, 'CC04')));
    expect(answer).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    expect(answer.detail.perlu).toMatchObject([{ description: 'sale under cost' }]);
  });

  test('waits for validation, holding what it sold, and is free again when it never was', async () => {
    await tambahLot(kit, { kode_baki: 'CC05' });
    const lot = await lotDi(kit, 'CC05');
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const [satu, dua] = [await jual(jualan(lot)), await jual(jualan(lot))];
    expect(await lotDi(kit, 'CC05')).toMatchObject({ qty: 8, berat: 24 });
    expect(await bukuBarang(kit.owner, satu)).toEqual([]);
    const { data } = await kit.as('SPV1').get('penjualan-manual?status=OPEN');
    expect(data.map((n: { no_faktur_group: string }) => n.no_faktur_group).sort()).toEqual(
      [satu, dua].sort(),
    );
    berhasil(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: satu }));
    expect(await batal('penjualan', dua)).toMatchObject({ status: 200 });
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(await lotDi(kit, 'CC05')).toMatchObject({ qty: 9, berat: 27, harga_modal: 27_000_000 });
    expect(await batal('penjualan', satu)).toMatchObject({ status: 200 });
    expect(await lotDi(kit, 'CC05')).toMatchObject({ qty: 10, berat: 30, harga_modal: 30_000_000 });
  });

  test('at two tills at once sells the last grams once', async () => {
    await tambahLot(kit, { kode_baki: 'GL01', qty: 1, berat: 3, modal_total: 3_000_000 });
    const lot = await lotDi(kit, 'GL01');
    const both = await Promise.all([
      kasir().post('penjualan-manual/simpan', jualan(lot)),
      kit.as('SPV1').post('penjualan-manual/simpan', jualan(lot)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stokLot(kit, 'GL01')).toEqual([]);
  });

  test('of a lot belongs to this counter, of a piece to the till', async () => {
    await tambahLot(kit, { kode_baki: 'GL02' });
    const lot = await lotDi(kit, 'GL02');
    await masukkan(kit, { kode_barcode: 'MANUAL01' });
    expect(await kasir().post('penjualan/simpan', nota([lot.kode_lot], TIGA_GRAM))).toMatchObject({
      status: 409,
      code: 'BARANG_MANUAL_TERSENDIRI',
    });
    expect(
      await kasir().post('penjualan-manual/simpan', jualan({ ...lot, kode_lot: 'MANUAL01' })),
    ).toMatchObject({ status: 409, code: 'BUKAN_BARANG_MANUAL_JUAL' });
  });

  test('with PPN is taxed by how its lot was bought', async () => {
    await tambahLot(kit, { kode_baki: 'GL03', ada_faktur: true });
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
    const lot = await lotDi(kit, 'GL03');
    const { data } = await kasir().post('penjualan-manual/hitung', {
      barang: [{ kode_lot: lot.kode_lot, qty: 1, berat: 3 }],
    });
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
    expect(data.ppn_transaksi_rp).toBeGreaterThan(0);
  });
});

const kosongkan = async (baki: string): Promise<void> => {
  for (const { kode_lot, qty, berat } of await stokLot(kit, baki))
    berhasil(
      await denganOtorisasi(
        kit.as('SPV1'),
        'hancur-barang-manual/simpan',
        { kondisi_barang: 'ROSOK', keterangan: 'bersihkan', barang: [{ kode_lot, qty, berat }] },
        SANDI_OWNER,
      ),
    );
};

const balenan = async (): Promise<Record<string, number | string>[]> =>
  (
    await kit.owner.query(
      `select kode_lot, kadar::int, tempat, qty, berat::int, nilai::int from lot where jenis_lot = 'BALENAN' and berat > 0 order by kode_lot`,
    )
  ).rows;

describe('a purchase', () => {
  test('by tested karat joins the lot of its kind in gudang BELI, and leaves it whole', async () => {
    const total = await nilaiBeli(BARIS_BELI);
    const nomor = await beli(beliManual(total));
    const [lot] = await balenan();
    expect(lot).toMatchObject({ kadar: 75_000, qty: 2, berat: 5000, nilai: total });
    const kedua = await beli(beliManual(total));
    expect(await balenan()).toMatchObject([{ qty: 4, berat: 10_000, nilai: 2 * total }]);
    expect(await bukuUang(kit.owner, nomor)).toMatchObject([
      expect.stringContaining(`KLIRING_PEMBELIAN > PERSEDIAAN_BELI:${lot?.['kode_lot']}`),
      expect.stringContaining('KAS:KASIR1 > KLIRING_PEMBELIAN'),
    ]);
    for (const satu of [nomor, kedua]) expect(await batal('pembelian', satu)).toMatchObject({ status: 200 });
    expect(await balenan()).toEqual([]);
  });

  test('waits for validation with nothing in its lot', async () => {
    await atur(kit, { VALIDASI_PEMBELIAN_MODULE: 'true' });
    const total = await nilaiBeli(BARIS_BELI);
    const [satu, dua] = [await beli(beliManual(total)), await beli(beliManual(total))];
    expect(await balenan()).toEqual([]);
    berhasil(await kit.as('SPV1').post('pembelian/validasi', { no_faktur_group: satu }));
    expect(await balenan()).toMatchObject([{ qty: 2, berat: 5000, nilai: total }]);
    await atur(kit, { VALIDASI_PEMBELIAN_MODULE: null });
    for (const nomor of [satu, dua]) expect(await batal('pembelian', nomor)).toMatchObject({ status: 200 });
    expect(await balenan()).toEqual([]);
  });

  test('from nobody is refused, and one above what the parameters say is agreed to', async () => {
    const total = await nilaiBeli(BARIS_BELI);
    const answer = await kasir().post(
      'pembelian-manual/simpan',
      beliManual(total, { nik_sim_passport: null }),
    );
    expect(answer).toMatchObject({ code: 'IDENTITAS_WAJIB', detail: { kurang: ['nik_sim_passport'] } });
    const mahal = beliManual(total + 500_000, { barang: [{ ...BARIS_BELI, harga: total + 500_000 }] });
    expect(await kasir().post('pembelian-manual/simpan', mahal)).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
    });
  });
});

describe('an exchange', () => {
  test.each([
    ['worth less: the customer pays the rest', { qty: 1, berat: 1 }],
    ['worth more: the drawer pays the rest', { qty: 3, berat: 9 }],
  ])('%s, and both legs come back together', async (_apa, isi) => {
    await tambahLot(kit, { kode_baki: 'GL04' });
    const lot = await lotDi(kit, 'GL04');
    const tukar = [{ ...BARIS_BELI, ...isi }];
    const { data } = await kasir().post('penjualan-manual/hitung', {
      barang: [{ kode_lot: lot.kode_lot, qty: 1, berat: 3 }],
      tukar,
    });
    const { nilai_tukar } = data;
    const sisa = Math.max(0, TIGA_GRAM - nilai_tukar);
    const bayar = sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : [];
    const nomor = await jual(jualan(lot, { ...PENJUAL, tukar, nilai_tukar, bayar }));
    expect(await balenan()).toMatchObject([{ berat: isi.berat * 1000, nilai: nilai_tukar }]);
    const uang = (await bukuUang(kit.owner, nomor)).filter((baris) => baris.includes('KAS:'));
    const keluar = nilai_tukar > TIGA_GRAM;
    expect(uang).toMatchObject([expect.stringContaining(keluar ? 'KAS:KASIR1 >' : '> KAS:KASIR1')]);
    const { data: dibeli } = await kit.as('SPV1').get('pembelian-manual', {});
    expect(dibeli[0]).toMatchObject({ no_faktur_group: nomor, tukar: true });
    expect(await batal('penjualan', nomor)).toMatchObject({ status: 200 });
    expect(await balenan()).toEqual([]);
    expect(await lotDi(kit, 'GL04')).toMatchObject({ berat: lot.berat });
    await kosongkan('GL04');
  });

  test('waits for validation, and is booked with its nota', async () => {
    await tambahLot(kit, { kode_baki: 'GL05' });
    const lot = await lotDi(kit, 'GL05');
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const nilai_tukar = await nilaiBeli(SEGRAM);
    const bayar = [{ jenis: 'CASH', jumlah: TIGA_GRAM - nilai_tukar }];
    const tukar = [SEGRAM];
    const nomor = await jual(jualan(lot, { ...PENJUAL, tukar, nilai_tukar, bayar }));
    expect(await balenan()).toEqual([]);
    berhasil(await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: nomor }));
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(await balenan()).toMatchObject([{ qty: 1, berat: 1000, nilai: nilai_tukar }]);
    expect(await batal('penjualan', nomor)).toMatchObject({ status: 200 });
    expect(await balenan()).toEqual([]);
  });
});
