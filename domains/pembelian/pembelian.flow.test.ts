/** Protects: money and gold of a purchase stand exactly in the books, once, and every refusal leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu, NOTA_BAKU } from '../../tests/kit/beli.ts';
import { bukuBarang, bukuUang } from '../../tests/kit/buku.ts';
import { atur, denganOtorisasi } from '../../tests/kit/jual.ts';

let kit: Kit;
const PENJUAL = { nama_customer: 'BUDI', nik_sim_passport: '3174012345670001' };
const MODAL = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 900_000_000, keterangan: 'modal' };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.as('SPV1').post('cash/uang-kas', { ...MODAL, kasir: 'KASIR1' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const simpan = (body: object, key?: string): Promise<Answer> =>
  kit.as('KASIR1').post('pembelian/simpan', body, key ? { key } : {});
const kartu = async (kode_barcode: string): Promise<string> => {
  const { rows } = await kit.owner.query(
    "select concat_ws(' ', status, kode_gudang || '/' || kode_baki, berat, harga_modal) as kartu from barang where kode_toko = 'JKT1' and kode_barcode = $1",
    [kode_barcode],
  );
  return rows[0]?.kartu;
};

describe('a piece of ours', () => {
  test('is found by barcode, piece number or nota, with what its nota says', async () => {
    const nomor = await jualDulu(kit, 'BELI0001', { alamat_customer: 'JL MAWAR' });
    for (const kode of ['BELI0001', nomor, `${nomor}-1`]) {
      const { data } = await kit.as('KASIR1').get(`pembelian/get/jual/${kode}`);
      expect(data).toMatchObject([
        {
          no_faktur: `${nomor}-1`,
          kode_barcode: 'BELI0001',
          nama_barang: 'CINCIN UJI COBA',
          berat: 3.25,
          kadar: 75,
          harga_emas: 3_412_500,
          ongkos: 113_750,
          harga_atribut: 150_000,
          harga_group: 1_050_000,
          nama_customer: 'SITI',
          alamat_customer: 'JL MAWAR',
        },
      ]);
      expect(data[0]).not.toHaveProperty('harga_modal');
    }
    expect(await kit.as('KASIR1').get('pembelian/get/jual/TIDAKADA')).toMatchObject({
      status: 404,
      message: 'Barcode Atau Nomor Nota Tidak Ditemukan',
    });
  });

  test('comes back into gudang BELI at what was paid for it, out of the drawer', async () => {
    await jualDulu(kit, 'BELI0002');
    const answer = await simpan(beli(['BELI0002'], BELI_BAKU));
    expect(answer, answer.text).toMatchObject({
      status: 200,
      message: 'Pembelian Berhasil Disimpan',
      data: { total: BELI_BAKU, bayar: BELI_BAKU, status: 'DONE', kode_barcode: ['BELI0002'] },
    });
    const nomor = answer.data.no_dokumen;
    expect(nomor).toMatch(/^JKT1-FB-261121-\d{4}$/);
    expect(await bukuUang(kit.owner, nomor)).toEqual([
      '1 PEMBELIAN/CASH KLIRING_PEMBELIAN > PERSEDIAAN_BELI 3.456.000',
      '1 PEMBELIAN/CASH KAS:KASIR1 > KLIRING_PEMBELIAN 3.456.000',
    ]);
    expect(await bukuBarang(kit.owner, nomor)).toEqual(['1 BELI0002 @PELANGGAN > BELI/BELI 3.250']);
    expect(await kartu('BELI0002')).toBe('DIBELI BELI/BELI 3250 3456000');
    const { data } = await kit.as('KASIR1').post('pembelian/get/bynota', { no_faktur_group: nomor });
    expect(data.dataPembelianGrouped).toMatchObject({
      total: BELI_BAKU,
      harga_nota: NOTA_BAKU,
      barang: [
        { harga_nota: NOTA_BAKU, potongan: 106_875, pembulatan: 375, harga_rata: 1_063_384, susut: 0 },
      ],
      pembayaran: [{ jenis: 'CASH', jumlah: BELI_BAKU }],
    });
    const satu = await kit.as('KASIR1').post('pembelian/get/bynota/single', { no_faktur: `${nomor}-1` });
    expect(satu.data).toMatchObject({ data: { barang: [{ kode_barcode: 'BELI0002' }] } });
    expect(satu.data.template_wa).toContain('*Dibayar Rp 3.456.000*');
  });

  test('is weighed anew: what wore off outside is not paid for and does not come back', async () => {
    await jualDulu(kit, 'BELI0003');
    // 3.562.500 x 3.200 / 3.250 = 3.507.692, less 3 % = 3.402.461, up to 500.
    const nomor = await dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'BELI0003', berat: 3.2 }], 3_402_500));
    expect(await bukuBarang(kit.owner, nomor)).toEqual(['1 BELI0003 @PELANGGAN > BELI/BELI 3.200']);
    expect(await kartu('BELI0003')).toBe('DIBELI BELI/BELI 3200 3402500');
  });

  test('is bought once: not again, not by another till, and its sale cannot be cancelled', async () => {
    const jual = await jualDulu(kit, 'BELI0004');
    await kit.as('SPV1').post('cash/uang-kas', { ...MODAL, kasir: 'KASIR2' });
    const both = await Promise.all(
      ['KASIR1', 'KASIR2'].map((user) =>
        kit.as(user).post('pembelian/simpan', beli(['BELI0004'], BELI_BAKU)),
      ),
    );
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(both.find((a) => a.status === 409)?.message).toBe('Barang Sudah Dibeli Atau Ditukar');
    expect(await simpan(beli(['BELI0004'], BELI_BAKU))).toMatchObject({ status: 409, code: 'SUDAH_DIBELI' });
    expect(await kit.as('KASIR1').get('pembelian/get/jual/BELI0004')).toMatchObject({
      status: 409,
      message: 'Barang Sudah Dibeli Atau Ditukar',
    });
    const batal = { no_faktur_group: jual, alasan: 'pembeli batal' };
    // Nobody is asked to sign it first.
    const tolak = { status: 409, code: 'SUDAH_DIBELI' };
    expect(await kit.as('SPV1').post('penjualan/batal', batal)).toMatchObject(tolak);
  });

  test('paid partly by transfer, with biaya admin kept as income', async () => {
    await jualDulu(kit, 'BELI0005');
    const { rows } = await kit.owner.query(
      "select no_rekening from rekening where kode_toko = 'JKT1' and bisa_transfer order by 1 limit 1",
    );
    const no_rekening = rows[0].no_rekening as string;
    const body = beli(['BELI0005'], BELI_BAKU, {
      biaya_admin: 6000,
      bayar: [
        { jenis: 'TRANSFER', no_rekening, jumlah: 3_000_000 },
        { jenis: 'CASH', jumlah: 450_000 },
      ],
    });
    expect(await simpan(body)).toMatchObject({ status: 403, code: 'BIAYA_ADMIN_TIDAK_AKTIF' });
    await atur(kit, { MODULE_BIAYA_ADMIN_PEMBELIAN: 'true', OTORISASI_PEMBAYARAN_TRANSFER: 'true' });
    const refused = await simpan(body);
    expect(refused).toMatchObject({ status: 403, message: 'purchase paid by transfer' });
    const answer = await denganOtorisasi(kit.as('KASIR1'), 'pembelian/simpan', body);
    await atur(kit, { MODULE_BIAYA_ADMIN_PEMBELIAN: null, OTORISASI_PEMBAYARAN_TRANSFER: null });
    expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toEqual([
      '1 PEMBELIAN/TRANSFER KLIRING_PEMBELIAN > PERSEDIAAN_BELI 3.456.000',
      `1 PEMBELIAN/TRANSFER BANK:${no_rekening} > KLIRING_PEMBELIAN 3.000.000`,
      '1 PEMBELIAN/CASH KAS:KASIR1 > KLIRING_PEMBELIAN 450.000',
      '1 PEMBELIAN/TRANSFER PENDAPATAN_LAIN > KLIRING_PEMBELIAN 6.000',
    ]);
  });
});

describe('goods without a nota', () => {
  const rosok = {
    berat: 4.12,
    kondisi_barang: 'BAIK',
    nama_barang: 'GELANG LEBURAN',
    kode_group: '750',
    kode_dept: 'CC',
    kadar: 68,
  };

  test('are typed, priced by their karat or price code, and get a barcode of their own', async () => {
    await kit.owner.query("update parameter_harga_emas set harga_beli = 1300000 where kode_toko = 'JKT1'");
    await kit.owner.query(
      "update para_harga_beli set harga_per_gram = 900000 where kode_toko = 'JKT1' and kode_harga = '750'",
    );
    const body = beli([rosok, { ...rosok, kode_harga: '750', kadar: 75, berat: 2.5 }], 3_642_500 + 2_250_000);
    expect(await simpan(body)).toMatchObject({
      status: 400,
      code: 'IDENTITAS_WAJIB',
      detail: { kurang: ['nama_customer', 'nik_sim_passport'] },
    });
    const answer = await simpan({ ...body, ...PENJUAL });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const [satu, dua] = answer.data.kode_barcode as [string, string];
    expect(await bukuBarang(kit.owner, answer.data.no_dokumen)).toEqual([
      `1 ${satu} @PELANGGAN > BELI/BELI 4.120`,
      `1 ${dua} @PELANGGAN > BELI/BELI 2.500`,
    ]);
    expect(await kartu(satu)).toBe('DIBELI BELI/BELI 4120 3642500');
    const { data } = await kit
      .as('KASIR1')
      .post('pembelian/get/bynota', { no_faktur_group: answer.data.no_dokumen });
    expect(data.dataPembelianGrouped).toMatchObject({ nik_sim_passport: '************0001' });
    const batal = { no_faktur_group: answer.data.no_dokumen, alasan: 'bukan emas' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, OWNER)).toMatchObject({
      status: 200,
    });
    expect(await kartu(satu)).toBe('BATAL BELI/BELI 4120 3642500');
  });

  test.each([
    ['without a name', { nama_barang: null }, {}, 'ISIAN_TANPA_NOTA'],
    ['with an unknown group', { kode_group: 'XXX' }, {}, 'ISIAN_TANPA_NOTA'],
    ['with an unknown price code', { kode_harga: 'XXX' }, {}, 'HARGA_ACUAN_TIDAK_ADA'],
    ['by karat where price codes rule', {}, { PARAMETER_HARGA_BELI: 'true' }, 'KODE_HARGA_WAJIB'],
    ['in a tray of another room', { kode_baki: 'CC01' }, {}, 'BAKI_BELI_TIDAK_ADA'],
  ])('are refused %s', async (_name, more, settings, code) => {
    await atur(kit, settings as Record<string, string>);
    const answer = await simpan(beli([{ ...rosok, ...more }], 3_642_500, PENJUAL));
    await atur(kit, Object.fromEntries(Object.keys(settings).map((key) => [key, null])));
    expect(answer, answer.text).toMatchObject({ code });
  });

  test('need a second person where the store says so, and a karat of at most 100', async () => {
    await atur(kit, { OTORISASI_PEMBELIAN_TANPA_BARCODE: 'true' });
    const refused = await simpan(beli([rosok], 3_642_500, PENJUAL));
    await atur(kit, { OTORISASI_PEMBELIAN_TANPA_BARCODE: null });
    expect(refused).toMatchObject({
      status: 403,
      detail: { perlu: [{ description: 'purchase without barcode' }] },
    });
    expect(await simpan(beli([{ ...rosok, kadar: 101 }], 3_642_500, PENJUAL))).toMatchObject({
      status: 400,
      code: 'INPUT_TIDAK_VALID',
    });
  });
});

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };

describe('what is refused', () => {
  beforeAll(() => jualDulu(kit, 'BELI0006'));

  test.each([
    ['a price the till made up', beli(['BELI0006'], 3_400_000), 409, 'TOTAL_BERUBAH'],
    ['the same piece twice', beli(['BELI0006', 'BELI0006'], 2 * BELI_BAKU), 400, 'BARANG_DUA_KALI'],
    ['a barcode nobody sold', beli(['TIDAKADA'], BELI_BAKU), 404, 'NOTA_JUAL_TIDAK_ADA'],
    [
      'an unknown condition',
      beli([{ kode_barcode: 'BELI0006', kondisi_barang: 'X' }], 1),
      400,
      'KONDISI_TIDAK_ADA',
    ],
    [
      'an unknown sales',
      beli([{ kode_barcode: 'BELI0006', kode_sales: 'X' }], 1),
      400,
      'SALES_BELI_TIDAK_ADA',
    ],
    [
      'a manual cut without its module',
      beli([{ kode_barcode: 'BELI0006', potongan_manual: 500 }], 1),
      403,
      'POTONGAN_TIDAK_AKTIF',
    ],
    [
      'less money than the total',
      beli(['BELI0006'], BELI_BAKU, { bayar: [{ jenis: 'CASH', jumlah: 1000 }] }),
      400,
      'BAYAR_TIDAK_SAMA',
    ],
    [
      'a transfer from nowhere',
      beli(['BELI0006'], BELI_BAKU, { bayar: [{ jenis: 'TRANSFER', no_rekening: 'X', jumlah: BELI_BAKU }] }),
      400,
      'REKENING_BELI_TIDAK_ADA',
    ],
    ['an unknown member', beli(['BELI0006'], BELI_BAKU, { kode_member: 'X' }), 404, 'MEMBER_BELI_TIDAK_ADA'],
  ])('%s', async (_name, body, status, code) => {
    const answer = await simpan(body);
    expect(answer, answer.text).toMatchObject({ status, code });
    expect(await kartu('BELI0006')).toBe('TERJUAL TOKO/CC01 3250 2950000');
  });

  test('more cash than the drawer holds', async () => {
    const saldo = await kit.owner.query(
      "select saldo::bigint::float8 as ada from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = 'SPV1'",
    );
    expect(saldo.rows[0]?.ada ?? 0).toBeLessThan(BELI_BAKU);
    expect(await kit.as('SPV1').post('pembelian/simpan', beli(['BELI0006'], BELI_BAKU))).toMatchObject({
      status: 409,
      code: 'SALDO_KAS_KURANG',
    });
  });

  test('a weight or price that the store has locked', async () => {
    await atur(kit, { BUYING_DISABLE_ACCESS_BERAT_BELI: 'true', LOCK_HARGA_BELI_MODULE: 'true' });
    expect(await simpan(beli([{ kode_barcode: 'BELI0006', berat: 3.24 }], BELI_BAKU))).toMatchObject({
      code: 'BERAT_TIDAK_BOLEH_DIUBAH',
    });
    expect(await simpan(beli([{ kode_barcode: 'BELI0006', harga: 3_400_000 }], 3_400_000))).toMatchObject({
      code: 'HARGA_BELI_TERKUNCI',
    });
    await atur(kit, { BUYING_DISABLE_ACCESS_BERAT_BELI: null, LOCK_HARGA_BELI_MODULE: null });
  });
});

describe('who must agree', () => {
  beforeAll(() => jualDulu(kit, 'BELI0007'));
  const OFF = 'NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA';

  test.each([
    ['below the nota', {}, BELI_BAKU, { [OFF]: null }, ['purchase below nota price']],
    ['more than the parameters say', { harga: 3_500_000 }, 3_500_000, {}, ['purchase above system price']],
    ['above the nota', { harga: 3_600_000 }, 3_600_000, {}, ['purchase above nota price']],
    [
      'any difference where the store is absolute',
      {},
      BELI_BAKU,
      { TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE: 'true' },
      ['purchase price difference'],
    ],
    ['heavier than the tolerance', { berat: 3.28 }, BELI_BAKU, {}, ['weight tolerance in purchase']],
    [
      'heavier at all',
      { berat: 3.255 },
      BELI_BAKU,
      { OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE: 'true' },
      ['weight tolerance in purchase'],
    ],
  ])('%s', async (_name, baris, total, settings, perlu) => {
    await atur(kit, settings as Record<string, string | null>);
    const refused = await simpan(beli([{ kode_barcode: 'BELI0007', ...baris }], total));
    await atur(kit, { ...Object.fromEntries(Object.keys(settings).map((k) => [k, null])), [OFF]: 'true' });
    expect(refused, refused.text).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    expect(refused.detail.perlu.map((p: { description: string }) => p.description)).toEqual(perlu);
    expect(refused.detail.perlu[0]).toMatchObject({ kategori: 'purchase' });
  });

  test('with a signature it is bought at the agreed price', async () => {
    const body = beli([{ kode_barcode: 'BELI0007', harga: 3_500_000 }], 3_500_000);
    const answer = await denganOtorisasi(kit.as('KASIR1'), 'pembelian/simpan', body);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { total: 3_500_000 } });
  });
});

describe('again and back', () => {
  test('the same key buys once and answers the same', async () => {
    await jualDulu(kit, 'BELI0008');
    const key = randomUUID();
    const [first, second] = [
      await simpan(beli(['BELI0008'], BELI_BAKU), key),
      await simpan(beli(['BELI0008'], BELI_BAKU), key),
    ];
    expect(second.data).toEqual(first.data);
    expect(await bukuBarang(kit.owner, first.data.no_dokumen)).toHaveLength(1);
  });

  test('cancelled, everything is as it was, and the piece can be bought again', async () => {
    await jualDulu(kit, 'BELI0009');
    const sebelum = await kartu('BELI0009');
    const nomor = await dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'BELI0009', berat: 3.2 }], 3_402_500));
    const batal = { no_faktur_group: nomor, alasan: 'penjual berubah pikiran' };
    const refused = await kit.as('SPV1').post('pembelian/batal', batal);
    expect(refused.detail.perlu).toMatchObject([
      { kategori: 'purchase', description: 'purchase cancellation' },
    ]);
    const answer = await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, OWNER);
    expect(answer, answer.text).toMatchObject({ status: 200, message: 'Pembelian Berhasil Dibatalkan' });
    expect(await bukuUang(kit.owner, nomor)).toEqual([
      '1 PEMBELIAN/CASH KLIRING_PEMBELIAN > PERSEDIAAN_BELI 3.402.500',
      '1 PEMBELIAN/CASH KAS:KASIR1 > KLIRING_PEMBELIAN 3.402.500',
      '2 BATAL PEMBELIAN/CASH PERSEDIAAN_BELI > KLIRING_PEMBELIAN 3.402.500',
      '2 BATAL PEMBELIAN/CASH KLIRING_PEMBELIAN > KAS:KASIR1 3.402.500',
    ]);
    expect(await bukuBarang(kit.owner, nomor)).toEqual([
      '1 BELI0009 @PELANGGAN > BELI/BELI 3.200',
      '2 BELI0009 BELI/BELI > @PELANGGAN 3.200',
    ]);
    expect(await kartu('BELI0009')).toBe(sebelum);
    await dibeli(kit.as('KASIR1'), beli(['BELI0009'], BELI_BAKU));
  });

  test('yesterday is not cancelled any more, except by the owner', async () => {
    await jualDulu(kit, 'BELI0010');
    const no_faktur_group = await dibeli(kit.as('KASIR1'), beli(['BELI0010'], BELI_BAKU));
    await kit.owner.query("update dokumen set tanggal = '2026-11-20' where no_dokumen = $1", [
      no_faktur_group,
    ]);
    expect(
      await kit.as('SPV1').post('pembelian/batal', { no_faktur_group, alasan: 'terlambat' }),
    ).toMatchObject({ status: 409, message: 'Pembelian Hari Kemarin Tidak Bisa Dibatalkan' });
    await kit.owner.query("update dokumen set tanggal = '2026-11-21' where no_dokumen = $1", [
      no_faktur_group,
    ]);
  });

  test('the slip tells what was taken and paid, and counts its prints', async () => {
    await jualDulu(kit, 'BELI0011');
    const no_faktur_group = await dibeli(kit.as('KASIR1'), beli(['BELI0011'], BELI_BAKU));
    const cetak = async (pratinjau: string) =>
      (await kit.as('KASIR1').post('pembelian/cetak', { no_faktur_group, cpl: '48', pratinjau })).data;
    expect(await cetak('YA')).toMatchObject({ reprint: 0, copies: 1 });
    const struk = await cetak('TIDAK');
    expect(struk).toMatchObject({ reprint: 0 });
    for (const text of ['NOTA PEMBELIAN', 'BELI0011', '3.456.000', 'Toleransi pembelian kembali 3 bulan'])
      expect(struk.text).toContain(text);
    expect(await cetak('TIDAK')).toMatchObject({ reprint: 1 });
    const daftar = await kit.as('KASIR1').get('pembelian?q=BELI0011');
    expect(daftar).toMatchObject({ total: 1, data: [{ no_faktur_group, total: BELI_BAKU, cetak: 2 }] });
  });
});
