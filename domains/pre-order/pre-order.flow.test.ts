// Protects: money of customers who wait, and the pieces that come for them, are in the books to the rupiah until the last one is fetched.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { atur, batalJual, denganOtorisasi, hargaGrup, numberOf, potongBaru } from '../../tests/kit/jual.ts';
import {
  closingBatal,
  diPo,
  ditutup,
  HARGA_PO,
  MODEL_PO,
  po,
  poBatal,
  poDitambah,
} from '../../tests/kit/pre-order.ts';
import { ambilTitip, dilihat } from '../../tests/kit/titip.ts';

const TABEL = [
  ...TABEL_BUKU,
  ...[
    'titipan',
    'titipan_gerak',
    'titipan_barang',
    'pre_order',
    'pre_order_barang',
    'closing_po',
    'closing_po_barang',
  ],
];
/** Two hundredths of a gram more than was thought: 3.27 g at 1.050.000 with 150.000 of work. */
const HARGA_DATANG = 3_583_500;
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { PRE_ORDER_MODULE: 'true' });
});
beforeEach(() => hargaGrup(kit));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const potong = potongBaru(() => kit, 'PREO', MODEL_PO);
const { barang, keadaan } = dilihat(() => kit);
/** Lines of a pre-order: asked for, come, given up. */
const baris = async (no_po: string): Promise<string[]> =>
  (await kit.owner.query('select * from pre_order_barang where no_po = $1 order by urut', [no_po])).rows.map(
    (b) => `${b.qty} ${b.datang} ${b.batal}`,
  );

describe('from the first word to the last piece', () => {
  test('paid ahead, one comes, is fetched for its share, the other comes, and what is too much goes back', async () => {
    const answer = await kasir().post('pre-order/simpan', po(2_000_000));
    expect(answer, answer.text).toMatchObject({
      message: 'Pre-order Berhasil Disimpan',
      data: { status: 'PESAN', total: 2 * HARGA_PO, uang_muka: 2_000_000 },
    });
    const no = numberOf(answer);
    expect(no).toMatch(/^JKT1-PO-261121-\d{4}$/);
    const satu = await potong({ berat_asli: 3.27 });
    const batch = await ditutup(kasir(), [satu]);
    expect(batch, batch.text).toMatchObject({
      message: 'Closing Barang PO Berhasil Disimpan',
      data: { jumlah_barang: 1, total: HARGA_DATANG },
    });
    expect(await barang(satu)).toBe('DITITIP TITIP/TITIP');
    expect(await keadaan(no)).toBe('DONE 2000000');
    expect(await baris(no)).toEqual(['2 1 0']);
    // Its share of the money: 3.583.500 of 3.583.500 + 3.562.500.
    const bagian = Math.floor((2_000_000 * HARGA_DATANG) / (HARGA_DATANG + HARGA_PO));
    const nota = await ambilTitip(kasir(), no, [satu], HARGA_DATANG, bagian);
    expect(nota, nota.text).toMatchObject({ status: 200, data: { sisa_titipan: 2_000_000 - bagian } });
    expect(await keadaan(no)).toBe(`PESAN ${2_000_000 - bagian}`);
    expect(await poDitambah(kasir(), no, HARGA_PO - (2_000_000 - bagian))).toMatchObject({
      data: { saldo: HARGA_PO },
    });
    const dua = await potong({ berat_asli: 3.2 });
    await ditutup(kasir(), [dua]);
    // 3.2 g: 3.510.000, so 52.500 go back.
    const akhir = await ambilTitip(kasir(), no, [dua], 3_510_000, HARGA_PO);
    expect(akhir, akhir.text).toMatchObject({ status: 200 });
    expect(await keadaan(no)).toBe('CLOSE 0');
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 PRE ORDER/CASH UANG_MUKA_PRE_ORDER > KAS:KASIR1 2.000.000',
      expect.stringMatching(/TAMBAH DP PRE ORDER\/CASH UANG_MUKA_PRE_ORDER > KAS:KASIR1 /),
    ]);
    expect(await bukuUang(kit.owner, numberOf(batch))).toEqual([
      '1 CLOSING PO/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
    ]);
    expect(await bukuUang(kit.owner, numberOf(akhir))).toEqual(
      expect.arrayContaining([
        '1 PENJUALAN/DP KLIRING_PENJUALAN > UANG_MUKA_PRE_ORDER 3.510.000',
        '1 KELEBIHAN PO/CASH KAS:KASIR1 > UANG_MUKA_PRE_ORDER 52.500',
      ]),
    );
    // The sale taken back, the last piece waits again with all its money.
    await batalJual(kit, numberOf(akhir));
    expect(await keadaan(no)).toBe(`DONE ${HARGA_PO}`);
    expect(await barang(dua)).toBe('DITITIP TITIP/TITIP');
  });

  test('a piece cannot be fetched before it came, nor more be paid than is left', async () => {
    const no = await diPo(kasir());
    const kode = await potong();
    const sebelum = await jumlahBaris(kit.owner, TABEL);
    expect(await ambilTitip(kasir(), no, [kode], HARGA_PO, 2_000_000)).toMatchObject({
      code: 'PRE_ORDER_BELUM_DATANG',
    });
    expect(await poDitambah(kasir(), no, 2 * HARGA_PO)).toMatchObject({
      code: 'TAMBAH_PO_LEBIH',
      message: 'Pembayaran Tidak Boleh Melebihi Sisa Pre-order: Rp 5.125.000',
    });
    expect(await kasir().post('pre-order/simpan', po(2 * HARGA_PO + 1))).toMatchObject({
      code: 'UANG_MUKA_PO_LEBIH',
    });
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(sebelum);
    await poBatal(kasir(), no);
  });

  test('a price of the whole piece holds at whatever weight, and goes with no other price', async () => {
    const harga = { nama_barang: 'GELANG PABRIK A1', harga_total: 4_000_000, qty: 1 };
    expect(await kasir().post('pre-order/simpan', po(0, [{ ...harga, ongkos: 1_000 }]))).toMatchObject({
      code: 'HARGA_PO_DUA',
    });
    const no = await diPo(kasir(), po(1_000_000, [harga]));
    const kode = await potong({ nama_barang: 'GELANG PABRIK A1', berat_asli: 3.4 });
    expect(await ditutup(kasir(), [kode])).toMatchObject({ data: { total: 4_000_000 } });
    const nota = await ambilTitip(kasir(), no, [kode], 4_000_000, 1_000_000);
    expect(nota, nota.text).toMatchObject({ status: 200 });
    expect(await keadaan(no)).toBe('CLOSE 0');
  });
});

describe('batches', () => {
  test('who waits longest gets it, changed by hand, and nobody is promised what is held', async () => {
    const [awal, akhir] = [
      await diPo(kasir(), po(1_500_000, [{ qty: 1 }])),
      await diPo(kasir(), po(1_500_000, [{ qty: 1 }])),
    ];
    const [a, b] = [await potong(), await potong()];
    const usulan = await kasir().post('closing-barang-po/usulan', {
      barang: [
        { kode_barcode: a, baris: null },
        { kode_barcode: b, baris: null },
      ],
    });
    expect(usulan, usulan.text).toMatchObject({
      data: { usulan: `${a}=${awal}/1 ${b}=${akhir}/1`, total: 2 * 3_562_500 },
    });
    expect(await ditutup(kasir(), [a], { usulan: `${a}=${akhir}/1` })).toMatchObject({
      code: 'USULAN_PO_BERUBAH',
    });
    await ditutup(kasir(), [{ kode_barcode: a, baris: `${akhir}/1` }]);
    expect(await keadaan(akhir)).toBe('DONE 1500000');
    expect(await ditutup(kasir(), [a])).toMatchObject({
      status: 409,
      code: 'BARANG_SUDAH_PRE_ORDER',
      message: 'Barang Sudah Terdaftar Sebagai Barang Pre-order',
    });
    expect(await kasir().get(`pesanan/barang-siap?q=${a}`)).toMatchObject({ code: 'BARANG_SUDAH_PRE_ORDER' });
    expect(await ditutup(kasir(), [b], { total: 1 })).toMatchObject({ code: 'USULAN_PO_BERUBAH' });
    expect(await ditutup(kasir(), [{ kode_barcode: b, baris: `${akhir}/1` }])).toMatchObject({
      code: 'BARIS_PO_LENGKAP',
    });
    const lain = await potong({ nama_barang: 'CINCIN LAIN SEKALI' });
    expect(await ditutup(kasir(), [lain])).toMatchObject({ code: 'PO_TIDAK_MENUNGGU' });
    expect(
      await kasir().post('penjualan/simpan', {
        total: 3_562_500,
        barang: [{ kode_barcode: a, kode_sales: 'S1' }],
        bayar: [{ jenis: 'CASH', jumlah: 3_562_500 }],
      }),
    ).toMatchObject({ status: 409 });
    for (const no of [awal, akhir]) await poBatal(kasir(), no);
    expect(await barang(a)).toBe('TERSEDIA TOKO/CC02');
  });

  test('taken back, they wait again; once one is fetched the batch stays', async () => {
    const no = await diPo(kasir());
    const [a, b] = [await potong(), await potong()];
    const batch = numberOf(await ditutup(kasir(), [a, b]));
    const bt = await closingBatal(kasir(), batch);
    expect(bt).toMatchObject({ status: 200, data: { status: 'CANC' } });
    expect(await keadaan(no)).toBe('PESAN 2000000');
    expect(await baris(no)).toEqual(['2 0 0']);
    expect(await barang(a)).toBe('TERSEDIA TOKO/CC01');
    const lagi = numberOf(await ditutup(kasir(), [a, b]));
    expect(await bukuBarang(kit.owner, lagi)).toHaveLength(2);
    const nota = await ambilTitip(kasir(), no, [a], HARGA_PO, 1_000_000);
    expect(nota, nota.text).toMatchObject({ status: 200 });
    expect(await closingBatal(kasir(), lagi)).toMatchObject({ code: 'BARANG_PO_DIAMBIL' });
    await poBatal(kasir(), no);
  });

  test('two batches at once for the last piece that is wanted: one of them holds it', async () => {
    const no = await diPo(kasir(), po(1_000_000, [{ qty: 1 }]));
    const [a, b] = [await potong(), await potong()];
    const hasil = await Promise.all([ditutup(kasir(), [a]), ditutup(kit.as('KASIR2'), [b])]);
    expect(hasil.map((satu) => satu.status).sort()).toEqual([200, 409]);
    await poBatal(kasir(), no);
  });
});

describe('given up', () => {
  test('before something has come all the money goes back', async () => {
    const no = await diPo(kasir());
    expect(await poBatal(kasir(), no)).toMatchObject({ data: { kembali: 2_000_000, potongan: 0 } });
    expect(await keadaan(no)).toBe('CANC 0');
    expect(await baris(no)).toEqual(['2 0 2']);
    expect((await bukuUang(kit.owner, no)).slice(-1)).toEqual([
      '2 BATAL PRE ORDER/CASH KAS:KASIR1 > UANG_MUKA_PRE_ORDER 2.000.000',
    ]);
  });

  test('afterwards the shop keeps its share of what has come, and a sale that is taken back waits again', async () => {
    await atur(kit, { POTONGAN_BATAL_PRE_ORDER: '10000' });
    const no = await diPo(kasir());
    const [a, b] = [await potong(), await potong()];
    await ditutup(kasir(), [a, b]);
    const nota = await ambilTitip(kasir(), no, [a], HARGA_PO, 1_000_000);
    expect(await poBatal(kasir(), no, { potongan: 400_000 })).toMatchObject({ code: 'POTONGAN_PO_LEBIH' });
    expect(await poBatal(kasir(), no)).toMatchObject({ data: { kembali: 643_750, potongan: 356_250 } });
    expect(await bukuUang(kit.owner, no)).toContain(
      '4 BATAL PRE ORDER/POTONGAN PENDAPATAN_LAIN > UANG_MUKA_PRE_ORDER 356.250',
    );
    expect(await barang(b)).toBe('TERSEDIA TOKO/CC02');
    await batalJual(kit, numberOf(nota));
    expect(await keadaan(no)).toBe('DONE 1000000');
    await atur(kit, { POTONGAN_BATAL_PRE_ORDER: null });
  });

  test('with PPN what is received is remitted in part, and given back with the money', async () => {
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
    const no = await diPo(kasir());
    await ditutup(kasir(), [await potong()]);
    expect(await poBatal(kasir(), no, { kode_baki: 'CC01' })).toMatchObject({ status: 200 });
    const pajak = (await bukuUang(kit.owner, no)).filter((satu) => satu.includes('/PPN '));
    expect(pajak).toHaveLength(2);
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
  });
});

describe('terms and lists', () => {
  test('a binding price with little money ahead needs a second person', async () => {
    expect(await kasir().post('pre-order/simpan', po(1_000))).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
    const answer = await denganOtorisasi(kasir(), 'pre-order/simpan', po(1_000));
    expect(answer).toMatchObject({ status: 200 });
    await poBatal(kasir(), numberOf(answer));
  });

  test('a draft is in no book until it is validated', async () => {
    await atur(kit, { VALIDASI_PRE_ORDER_MODULE: 'true' });
    const no = await diPo(kasir());
    expect(await keadaan(no)).toBe('OPEN 0');
    expect(await bukuUang(kit.owner, no)).toEqual([]);
    expect(await ditutup(kasir(), [await potong()])).toMatchObject({ code: 'PO_TIDAK_MENUNGGU' });
    expect(await kit.as('SPV1').post('pre-order/validasi', { no_po: no })).toMatchObject({ status: 200 });
    expect(await keadaan(no)).toBe('PESAN 2000000');
    await atur(kit, { VALIDASI_PRE_ORDER_MODULE: null });
    await poBatal(kasir(), no);
  });

  test('the prescribed list counts, pages and knows the finished ones', async () => {
    const semua = await kasir().get('pre-order?limit=3');
    expect(semua, semua.text).toMatchObject({ status: 200 });
    const { count, preorders } = semua.data as { count: number; preorders: { no_po: string }[] };
    expect(preorders).toHaveLength(3);
    expect((await kasir().get('pre-order?limit=3&page=2')).data).toEqual(
      (await kasir().get('pre-order?limit=3&skip=3')).data,
    );
    const selesai = (await kasir().get('pre-order?status=finish&limit=9999')).data as typeof semua.data;
    const { rows } = await kit.owner.query(
      "select count(*)::int as semua, count(*) filter (where status = 'CLOSE')::int as selesai from dokumen where jenis = 'pre_order'",
    );
    expect([count, selesai.count]).toEqual([rows[0].semua, rows[0].selesai]);
    expect(await kasir().get('pre-order?status=closing&skip=100')).toMatchObject({
      message: 'Data Tidak Tersedia',
      data: { count: 0, preorders: [] },
    });
    expect(await kasir().get('pre-order?limit=10000')).toMatchObject({ status: 400 });
  });
});
