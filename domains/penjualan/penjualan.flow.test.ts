/** Protects: a sale writes exactly what it says into the three books, once, at the price both sides saw. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuPoin, bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import {
  atur,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
  potongBaru,
  terjual,
} from '../../tests/kit/jual.ts';

const EDC = 'EDC-BCA-JKT1';
const BRI = '7310455201';

let kit: Kit;
/** A fresh piece of vector 3, in stock. */
const potong = potongBaru(() => kit, 'UJIA');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await kit.owner.query(
    "update rekening set fee_persen = 2000 where kode_toko = 'JKT1' and no_rekening = $1",
    [EDC],
  );
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');

describe('what a sale writes', () => {
  test('one piece for cash: gold, ongkos, stone and rounding come in, cost goes out (vectors 1 and 3)', async () => {
    const kode = await potong();
    const answer = await jual(
      kasir(),
      nota([kode], HARGA_BAKU, { bayar: [{ jenis: 'CASH', jumlah: 3_700_000 }] }),
    );
    expect(answer).toMatchObject({
      status: 200,
      message: 'Penjualan Berhasil Disimpan',
      data: { status: 'DONE', total: HARGA_BAKU, kembali: 23_500, poin: 0 },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const { no_dokumen } = answer.data;
    expect(no_dokumen).toMatch(/^JKT1-FJ-261121-\d{4}$/);
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 3.412.500',
      '1 PENJUALAN/JUAL ONGKOS > KLIRING_PENJUALAN 113.750',
      '1 PENJUALAN/JUAL PENJUALAN_BERLIAN > KLIRING_PENJUALAN 150.000',
      '1 PENJUALAN/JUAL PEMBULATAN > KLIRING_PENJUALAN 250',
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.676.500',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 2.950.000',
    ]);
    expect(await bukuBarang(kit.owner, no_dokumen)).toEqual([`1 ${kode} TOKO/CC01 > @PELANGGAN 3.250`]);
    expect(await bukuPoin(kit.owner, no_dokumen)).toEqual([]);
  });

  test('two pieces, discount, four ways to pay and a member: one row per pair of ends (vector 32)', async () => {
    const [a, b] = [await potong(), await potong()];
    const total = 2 * HARGA_BAKU - 50_000;
    const rest = total - 1_000_000 - 500_000 - 2_000_000;
    const bayar = [
      { jenis: 'DEBET', jumlah: 1_000_000, no_rekening: EDC, kartu_akhir: '1234' },
      { jenis: 'CREDIT', jumlah: 500_000, no_rekening: EDC },
      { jenis: 'TRANSFER', jumlah: 2_000_000, no_rekening: BRI },
      { jenis: 'CASH', jumlah: rest + 7_000 },
    ];
    const [sebelum] = (
      await kit.owner.query(
        "select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = 'JKT1000001'",
      )
    ).rows;
    const answer = await jual(
      kasir(),
      nota([{ kode_barcode: a, diskon: 50_000 }, b], total, { bayar, kode_member: 'jkt1000001' }),
    );
    expect(answer.data, answer.text).toMatchObject({ total, kembali: 7_000, poin: 6 });
    expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 6.825.000',
      '1 PENJUALAN/JUAL ONGKOS > KLIRING_PENJUALAN 227.500',
      '1 PENJUALAN/JUAL PENJUALAN_BERLIAN > KLIRING_PENJUALAN 300.000',
      '1 PENJUALAN/JUAL KLIRING_PENJUALAN > POTONGAN_PENJUALAN 50.000',
      '1 PENJUALAN/JUAL PEMBULATAN > KLIRING_PENJUALAN 500',
      `1 PENJUALAN/DEBET KLIRING_PENJUALAN > PIUTANG_EDC:${EDC} 1.000.000`,
      `1 PENJUALAN/CREDIT KLIRING_PENJUALAN > PIUTANG_EDC:${EDC} 500.000`,
      `1 PENJUALAN/TRANSFER KLIRING_PENJUALAN > BANK:${BRI} 2.000.000`,
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.803.000',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 5.900.000',
      '1 PENJUALAN/POIN_DAPAT LIABILITAS_POIN > BEBAN_POIN 30.000',
    ]);
    expect(await bukuPoin(kit.owner, answer.data.no_dokumen)).toEqual(['1 @DIBERIKAN > JKT1000001 6']);
    const [sesudah] = (
      await kit.owner.query(
        "select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = 'JKT1000001'",
      )
    ).rows;
    expect(sesudah.poin - (sebelum?.poin ?? 0)).toBe(6);
  });

  test('a fee the card holder bears comes on top, one the shop bears is only noted (vector 18)', async () => {
    const lines = async () => {
      const bayar = [
        { jenis: 'DEBET', jumlah: 1_000_000, no_rekening: EDC },
        { jenis: 'CASH', jumlah: HARGA_BAKU - 1_000_000 },
      ];
      const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU, { bayar }));
      const { rows } = await kit.owner.query(
        'select fee::int from pembayaran where no_dokumen = $1 order by urut',
        [no],
      );
      expect(rows.map((row) => row.fee)).toEqual([20_000, 0]);
      return (await bukuUang(kit.owner, no)).filter((line) => line.includes('PIUTANG_EDC'));
    };
    expect(await lines()).toEqual([`1 PENJUALAN/DEBET KLIRING_PENJUALAN > PIUTANG_EDC:${EDC} 1.000.000`]);
    await kit.owner.query(
      "update rekening set fee_ditanggung = 'PELANGGAN' where kode_toko = 'JKT1' and no_rekening = $1",
      [EDC],
    );
    expect(await lines()).toEqual([
      `1 PENJUALAN/DEBET KLIRING_PENJUALAN > PIUTANG_EDC:${EDC} 1.000.000`,
      `1 PENJUALAN/FEE_KARTU PENDAPATAN_LAIN > PIUTANG_EDC:${EDC} 20.000`,
    ]);
    await kit.owner.query(
      "update rekening set fee_ditanggung = 'TOKO' where kode_toko = 'JKT1' and no_rekening = $1",
      [EDC],
    );
  });

  test('points by rupiah, and none while the module is off', async () => {
    const dua = { type_poin: 'RP', per_rp: 1_500_000 };
    expect((await kit.as('SPV1').put('parapoin/update/UMUM', dua)).status).toBe(200);
    const rp = await jual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member: 'JKT1000002' }));
    expect(rp.data).toMatchObject({ poin: 2 });
    expect((await kit.as('SPV1').put('parapoin/update/UMUM', { type_poin: 'GRAM' })).status).toBe(200);
    await atur(kit, { MEMBER_MODULE: 'false' });
    const off = await jual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member: 'JKT1000002' }));
    expect(off.data).toMatchObject({ poin: 0 });
    await atur(kit, { MEMBER_MODULE: 'true' });
  });

  test('PERSENTASE prices from 24K, a tag price replaces the weight, the round-down module rounds down (vector 2)', async () => {
    await atur(kit, { kategori_harga: 'PERSENTASE' });
    await kit.owner.query(
      "update parameter_harga_emas set harga_jual = 1400000 where kode_toko = 'JKT1' and kode_harga = 'EMAS24K'",
    );
    expect((await jual(kasir(), nota([await potong()], HARGA_BAKU))).status).toBe(200);
    await atur(kit, { kategori_harga: 'GRAM', PENJUALAN_PEMBULATAN_KEBAWAH_MODULE: 'true' });
    const no = await terjual(kasir(), nota([await potong()], 3_676_000));
    expect(await bukuUang(kit.owner, no)).toContain('1 PENJUALAN/JUAL KLIRING_PENJUALAN > PEMBULATAN 250');
    await atur(kit, { PENJUALAN_PEMBULATAN_KEBAWAH_MODULE: null });
  });
});

describe('the tag and the till', () => {
  const kartu = async (kode: string) =>
    (await kasir().get(`barang/ready/kode-barcode/${kode}`)).data as { harga_jual: number };
  const setujui = async (total: number, kode: string) =>
    (await jual(kasir(), nota([kode], total))).status === 200 ? 'sold' : 'refused';

  test('name one price by the same 24K gold, whatever finer gold the store lists', async () => {
    await kit.owner.query(
      `with s as (select set_config('app.kode_toko', 'JKT1', false))
       insert into parameter_harga_emas (kode_toko, kode_harga, nama_harga, kadar, harga_beli, harga_jual)
       select 'JKT1', 'AAMURNI', 'EMAS MURNI', 100000, 1, 9000000 from s`,
    );
    await atur(kit, { kategori_harga: 'PERSENTASE' });
    const kode = await potong();
    const { harga_jual } = await kartu(kode);
    expect([harga_jual, await setujui(harga_jual, kode)]).toEqual([HARGA_BAKU, 'sold']);
    await atur(kit, { kategori_harga: 'GRAM' });
  });

  test('leave the group’s price out of markis goods', async () => {
    const markis = (on: boolean) =>
      kit.owner.query(
        `with s as (select set_config('app.kode_toko', 'JKT1', false)) update grup set markis = $1 from s where kode_toko = 'JKT1' and kode_group = '750'`,
        [on],
      );
    const kode = await potong({ harga_modal: 20_000 });
    await markis(true);
    const { harga_jual } = await kartu(kode);
    // Ongkos 113.750 and atribut 150.000, rounded up to 500.
    expect([harga_jual, await setujui(harga_jual, kode)]).toEqual([264_000, 'sold']);
    await markis(false);
  });
});

describe('the same request twice', () => {
  test('is one sale with one answer, however close together', async () => {
    const body = nota([await potong()], HARGA_BAKU);
    const twins = await Promise.all([1, 2, 3, 4].map(() => jual(kasir(), body, { key: 'kunci-kembar-1' })));
    expect(twins.map((t) => t.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(twins.map((t) => JSON.stringify(t.data))).size).toBe(1);
    const later = await jual(kasir(), body, { key: 'kunci-kembar-1' });
    expect(later.data).toEqual(twins[0]?.data);
    expect(
      (await kit.owner.query('select from penjualan where no_faktur_group = $1', [later.data.no_dokumen]))
        .rowCount,
    ).toBe(1);
  });

  test('with another body under the same key is refused; a refused key may be used again', async () => {
    const kode = await potong();
    expect((await jual(kasir(), nota([kode], 1), { key: 'kunci-salah-1' })).code).toBe('HARGA_BERUBAH');
    expect((await jual(kasir(), nota([kode], HARGA_BAKU), { key: 'kunci-salah-1' })).status).toBe(200);
    const other = await jual(kasir(), nota([await potong()], HARGA_BAKU), { key: 'kunci-salah-1' });
    expect(other).toMatchObject({ status: 422, code: 'KUNCI_DIPAKAI_LAIN' });
  });

  test('a key belongs to its user, and without one nothing is posted', async () => {
    const body = nota([await potong()], HARGA_BAKU);
    expect((await jual(kasir(), body, { key: 'kunci-orang-1' })).status).toBe(200);
    expect((await jual(kit.as('KASIR2'), body, { key: 'kunci-orang-1' })).code).toBe('BARANG_SUDAH_BERUBAH');
    expect(await jual(kasir(), body, { key: null })).toMatchObject({ status: 400, code: 'KUNCI_DIPERLUKAN' });
    expect((await jual(kasir(), body, { key: 'a b' })).status).toBe(400);
  });
});

describe('refused by name, and nothing is written', () => {
  let kode: string;
  beforeAll(async () => {
    kode = await potong();
    await kit.owner.query(
      "insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki) values ('JKT1', 'BELI01', 'BELI', 'BAKI BELI')",
    );
    await masukkan(kit, { kode_barcode: 'UJIGDBEL', kode_gudang: 'BELI', kode_baki: 'BELI01' });
    await atur(kit, { BERLIAN_MODULE: 'false' });
    await kit.owner.query("insert into jenis (kode_dept, nama_dept, berlian) values ('BR', 'BERLIAN', true)");
    await masukkan(kit, { kode_barcode: 'UJIBERLN', kode_dept: 'BR' });
  });
  const cash = (jumlah: number) => [{ jenis: 'CASH', jumlah }];

  test.each<[string, () => object, number, string]>([
    ['price the till did not know', () => nota([kode], HARGA_BAKU - 500), 409, 'HARGA_BERUBAH'],
    [
      'a zero too many in cash',
      () => nota([kode], HARGA_BAKU, { bayar: cash(HARGA_BAKU + 10_000_001) }),
      400,
      'KEMBALIAN_TERLALU_BESAR',
    ],
    ['underpayment', () => nota([kode], HARGA_BAKU, { bayar: cash(HARGA_BAKU - 1) }), 400, 'BAYAR_KURANG'],
    [
      'more than the nota without cash',
      () =>
        nota([kode], HARGA_BAKU, { bayar: [{ jenis: 'DEBET', jumlah: HARGA_BAKU + 1, no_rekening: EDC }] }),
      400,
      'BAYAR_LEBIH',
    ],
    [
      'more than the nota without cash, cash beside it',
      () =>
        nota([kode], HARGA_BAKU, {
          bayar: [...cash(1000), { jenis: 'TRANSFER', jumlah: HARGA_BAKU + 1, no_rekening: BRI }],
        }),
      400,
      'BAYAR_LEBIH',
    ],
    [
      'an account that takes no transfer',
      () =>
        nota([kode], HARGA_BAKU, { bayar: [{ jenis: 'TRANSFER', jumlah: HARGA_BAKU, no_rekening: EDC }] }),
      400,
      'REKENING_TIDAK_SESUAI',
    ],
    [
      'an account that takes no card',
      () => nota([kode], HARGA_BAKU, { bayar: [{ jenis: 'CREDIT', jumlah: HARGA_BAKU, no_rekening: BRI }] }),
      400,
      'REKENING_TIDAK_SESUAI',
    ],
    [
      'card without account',
      () => nota([kode], HARGA_BAKU, { bayar: [{ jenis: 'DEBET', jumlah: HARGA_BAKU }] }),
      400,
      'REKENING_TIDAK_ADA',
    ],
    [
      'an account of another store',
      () =>
        nota([kode], HARGA_BAKU, {
          bayar: [{ jenis: 'DEBET', jumlah: HARGA_BAKU, no_rekening: 'EDC-BCA-BDG1' }],
        }),
      400,
      'REKENING_TIDAK_ADA',
    ],
    ['no payment', () => nota([kode], HARGA_BAKU, { bayar: [] }), 400, 'INPUT_TIDAK_VALID'],
    ['the same piece twice', () => nota([kode, kode], 2 * HARGA_BAKU), 400, 'BARCODE_DUA_KALI'],
    ['an unknown piece', () => nota(['TIDAKADA'], HARGA_BAKU), 404, 'BARCODE_TIDAK_ADA'],
    ['a piece that is not for sale', () => nota(['UJIGDBEL'], HARGA_BAKU), 409, 'GUDANG_BUKAN_JUAL'],
    ['a diamond without the module', () => nota(['UJIBERLN'], HARGA_BAKU), 409, 'BERLIAN_TIDAK_AKTIF'],
    [
      'an unknown sales person',
      () => nota([{ kode_barcode: kode, kode_sales: 'S99' } as never], HARGA_BAKU),
      400,
      'SALES_TIDAK_ADA',
    ],
    [
      'an unknown member',
      () => nota([kode], HARGA_BAKU, { kode_member: 'JKT1999999' }),
      404,
      'MEMBER_TIDAK_ADA',
    ],
    [
      'a discount of the whole price',
      () => nota([{ kode_barcode: kode, diskon: HARGA_BAKU }], 0, { bayar: cash(1) }),
      400,
      'DISKON_MELEBIHI_TOTAL',
    ],
    [
      'a name changed without the right',
      () => nota([{ kode_barcode: kode, nama_barang: 'CINCIN LAIN' }], HARGA_BAKU),
      403,
      'NAMA_TIDAK_BOLEH_DIUBAH',
    ],
  ])('%s', async (_what, body, status, code) => {
    const before = await jumlahBaris(kit.owner, TABEL_BUKU);
    expect(await jual(kasir(), body())).toMatchObject({ status, code });
    expect(await jumlahBaris(kit.owner, TABEL_BUKU)).toEqual(before);
  });

  test('the refused price tells the till the new one', async () => {
    const answer = await jual(kasir(), nota([kode], 1));
    expect(answer.detail).toEqual({
      total: HARGA_BAKU,
      baris: [{ kode_barcode: kode, harga_per_gram: 1_050_000, total: HARGA_BAKU }],
    });
  });

  test('what a module forbids', async () => {
    await atur(kit, {
      PENJUALAN_DISCOUNT_MODULE: 'false',
      EDIT_HARGA_PER_GRAM_MODULE: null,
      NONMEMBER_DISABLED_TRANSACTION: 'true',
    });
    expect(
      await jual(kasir(), nota([{ kode_barcode: kode, diskon: 1000 }], HARGA_BAKU - 1000)),
    ).toMatchObject({ status: 403, code: 'DISKON_TIDAK_AKTIF' });
    expect(
      (await jual(kasir(), nota([{ kode_barcode: kode, harga_per_gram: 1_000_000 }], HARGA_BAKU))).code,
    ).toBe('HARGA_TIDAK_BOLEH_DIUBAH');
    expect((await jual(kasir(), nota([kode], HARGA_BAKU))).code).toBe('BUKAN_MEMBER');
    await atur(kit, {
      PENJUALAN_DISCOUNT_MODULE: 'true',
      EDIT_HARGA_PER_GRAM_MODULE: 'true',
      NONMEMBER_DISABLED_TRANSACTION: null,
    });
  });

  test('modules that allow: diamonds, and another name on the nota', async () => {
    await atur(kit, { BERLIAN_MODULE: 'true', EDIT_NAMA_BARANG_PENJUALAN_MODULE: 'true' });
    const no = await terjual(
      kasir(),
      nota([{ kode_barcode: 'UJIBERLN', nama_barang: 'cincin berlian' }], HARGA_BAKU),
    );
    const { rows } = await kit.owner.query(
      'select nama_barang from penjualan_barang where no_faktur_group = $1',
      [no],
    );
    expect(rows).toEqual([{ nama_barang: 'CINCIN BERLIAN' }]);
  });

  test('a sold piece names the document that has it', async () => {
    const sold = await potong();
    const no = await terjual(kasir(), nota([sold], HARGA_BAKU));
    expect(await jual(kit.as('KASIR2'), nota([sold], HARGA_BAKU))).toMatchObject({
      status: 409,
      code: 'BARANG_SUDAH_BERUBAH',
      detail: { kode_barcode: sold, status: 'TERJUAL', no_dokumen: no },
    });
  });
});
