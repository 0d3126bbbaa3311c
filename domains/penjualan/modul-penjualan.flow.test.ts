/**
 * Protects: what a module of the counter allows is refused while it is off, by the server and with a code, and does what
 * its meaning says while it is on. Domain R11.8.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, beli, jualDulu } from '../../tests/kit/beli.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  bilaDiminta,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
  terjual,
} from '../../tests/kit/jual.ts';
import { dititip, titip } from '../../tests/kit/titip.ts';

const MODUL = [
  'DISABLE_KODE_SALES_TRANSACTION',
  'ENABLE_EDIT_CUSTOMER_ON_MEMBER',
  'MODIFY_TOTAL_HARGA_MODULE',
  'FINISHING_BARANG_MODULE',
  'SIZE_PERHIASAN_MODULE',
  'MODULE_MEMBER_NO_HP',
  'PAJAK_24K_MODULE',
  'CETAK_DUPLIKAT_AKSESORIS_MODULE',
  'VALIDASI_PENJUALAN_MODULE',
  'VALIDASI_INPUT_BY_KEUANGAN_MODULE',
] as const;

let kit: Kit;
let urutan = 1000;
async function potong(more: object = {}): Promise<string> {
  urutan += 1;
  const kode_barcode = `MODA${urutan}`;
  await masukkan(kit, { kode_barcode, ...more });
  return kode_barcode;
}
const pasang = (...modul: (typeof MODUL)[number][]): Promise<void> =>
  atur(kit, Object.fromEntries(modul.map((name) => [name, 'true'])));
const kasir = () => kit.as('KASIR1');
const baris = async (no: string): Promise<Record<string, unknown>> => {
  const { data } = await kasir().post('penjualan/get/bynota', { no_faktur_group: no });
  return data.dataJualGrouped.barang[0];
};
const cetak = (no: string): Promise<Answer> =>
  kasir().post('penjualan/cetak', { no_faktur_group: no, cpl: '48', pratinjau: 'YA' });
const tertulis = async (no: string): Promise<string> =>
  Buffer.from((await cetak(no)).data.escpos, 'base64').toString('latin1');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
beforeEach(() => atur(kit, Object.fromEntries(MODUL.map((name) => [name, null]))));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

describe('DISABLE_KODE_SALES_TRANSACTION', () => {
  const tanpa = (kode: string) => [{ kode_barcode: kode, kode_sales: undefined }];

  test('off: every line of sale, deposit and purchase names a sales', async () => {
    const kode = await potong();
    const salah = { status: 400, code: 'SALES_KOSONG' };
    expect(await jual(kasir(), nota(tanpa(kode), HARGA_BAKU))).toMatchObject(salah);
    expect(await kasir().post('titipan/simpan', titip(tanpa(kode), HARGA_BAKU, 500_000))).toMatchObject(
      salah,
    );
    const lama = await potong();
    await terjual(kasir(), nota([lama], HARGA_BAKU));
    const body = beli([{ kode_barcode: lama, kode_sales: undefined }], BELI_BAKU);
    expect(await kasir().post('pembelian/simpan', body)).toMatchObject(salah);
  });

  test('on: none does, and reports by sales still count the pieces', async () => {
    await pasang('DISABLE_KODE_SALES_TRANSACTION');
    const kode = await potong();
    const dengan = await jual(kasir(), nota([kode], HARGA_BAKU));
    expect(dengan).toMatchObject({ status: 403, code: 'SALES_TIDAK_DIPAKAI' });
    const no = await terjual(kasir(), nota(tanpa(kode), HARGA_BAKU));
    expect(await baris(no)).toMatchObject({ kode_sales: null });
    expect(await tertulis(no)).not.toContain('Sales');
    const laporan = await kit.as('SPV1').get('penjualan/get/reportsales');
    expect(laporan.data).toContainEqual(
      expect.objectContaining({ kode_sales: '-', nama_sales: 'TANPA SALES', total: HARGA_BAKU }),
    );
    const body = beli([{ kode_barcode: kode, kode_sales: undefined }], BELI_BAKU);
    expect((await denganOtorisasiBilaPerlu('pembelian/simpan', body)).status).toBe(200);
    const dibeli = await kit.as('SPV1').get('pembelian/get/reportsales');
    expect(dibeli.data).toContainEqual(expect.objectContaining({ kode_sales: '-', harga: BELI_BAKU }));
  });
});

/** The same with each switch off and on: not both ways need somebody. */
const denganOtorisasiBilaPerlu = (path: string, body: object): Promise<Answer> =>
  bilaDiminta(kasir(), { method: 'POST', path, body });

describe('MODIFY_TOTAL_HARGA_MODULE', () => {
  const TAWAR = HARGA_BAKU - 76_500;
  const ditawar = (kode: string, more: object = {}) => [{ kode_barcode: kode, harga_total: TAWAR, ...more }];

  test('off: the total is what the parameters say', async () => {
    const kode = await potong();
    expect(await jual(kasir(), nota(ditawar(kode), TAWAR))).toMatchObject({
      status: 403,
      code: 'TOTAL_TIDAK_BOLEH_DIUBAH',
    });
  });

  test('on: the gold gives way, ongkos and stone stay whole, and lowering asks like any lowering', async () => {
    await pasang('MODIFY_TOTAL_HARGA_MODULE');
    await atur(kit, { MAKS_DISKON_PERSEN: '0', TOLERANSI_PENJUALAN: '0' });
    const kode = await potong();
    const answer = await denganOtorisasi(kasir(), 'penjualan/simpan', nota(ditawar(kode), TAWAR));
    expect(answer, answer.text).toMatchObject({ status: 200, data: { total: TAWAR } });
    expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 3.336.250',
      '1 PENJUALAN/JUAL ONGKOS > KLIRING_PENJUALAN 113.750',
      '1 PENJUALAN/JUAL PENJUALAN_BERLIAN > KLIRING_PENJUALAN 150.000',
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.600.000',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 2.950.000',
    ]);
    // 3.336.250 / 3.250 g
    expect(await baris(answer.data.no_dokumen)).toMatchObject({ harga_per_gram: 1_026_538, diskon: 0 });
    await atur(kit, { MAKS_DISKON_PERSEN: '2000', TOLERANSI_PENJUALAN: null });
  });

  test('on: a total stands alone and never eats the ongkos', async () => {
    await pasang('MODIFY_TOTAL_HARGA_MODULE');
    const kode = await potong();
    for (const more of [{ diskon: 1000 }, { ongkos: 0 }, { harga_per_gram: 1_000_000 }])
      expect(await jual(kasir(), nota(ditawar(kode, more), TAWAR))).toMatchObject({
        code: 'TOTAL_BERSAMA_TAWARAN',
      });
    const murah = nota([{ kode_barcode: kode, harga_total: 263_749 }], 263_749);
    expect(await jual(kasir(), murah)).toMatchObject({ status: 400, code: 'TOTAL_DI_BAWAH_ONGKOS' });
  });
});

describe('FINISHING_BARANG_MODULE', () => {
  const dengan = (kode: string) => [{ kode_barcode: kode, finishing: 'poles ulang, kecilkan ke 11' }];

  test('off: no note is taken; on: it stands on nota, print and deposit', async () => {
    const [a, b] = [await potong(), await potong()];
    expect(await jual(kasir(), nota(dengan(a), HARGA_BAKU))).toMatchObject({
      status: 403,
      code: 'FINISHING_TIDAK_AKTIF',
    });
    await pasang('FINISHING_BARANG_MODULE');
    const no = await terjual(kasir(), nota(dengan(a), HARGA_BAKU));
    expect(await baris(no)).toMatchObject({ finishing: 'POLES ULANG, KECILKAN KE 11' });
    expect(await tertulis(no)).toContain('Finishing POLES ULANG, KECILKAN KE 11');
    const no_titipan = await dititip(kasir(), titip(dengan(b), HARGA_BAKU, 500_000));
    const { data } = await kasir().get(`titipan/satu?no_titipan=${no_titipan}`);
    expect(data.barang[0]).toMatchObject({ finishing: 'POLES ULANG, KECILKAN KE 11' });
  });
});

describe('SIZE_PERHIASAN_MODULE', () => {
  test('off: no size is taken in or changed; on: the nota keeps the size of its day', async () => {
    const isi = {
      ...{
        kode_barcode: 'MODSIZE1',
        kode_group: '750',
        kode_dept: 'CC',
        kode_gudang: 'TOKO',
        kode_baki: 'CC01',
      },
      ...{ nama_barang: 'CINCIN UKURAN', berat_asli: 3.25, ongkos: 35_000, tipe_ongkos: 'GRAM', size: '12' },
      ...{ harga_atribut: 150_000, harga_modal: 2_950_000 },
    };
    const spv = kit.as('SPV1');
    const ditolak = await spv.post('barang/simpan', { baris: [isi] });
    expect(ditolak).toMatchObject({ status: 400, detail: [{ path: 'baris.0.size' }] });
    await pasang('SIZE_PERHIASAN_MODULE');
    const pemilik = { user_id: 'OWNER', password: 'sandi-uji-coba' };
    const masuk = await denganOtorisasi(spv, 'barang/simpan', { baris: [isi] }, pemilik);
    expect(masuk, masuk.text).toMatchObject({ status: 200 });
    const no = await terjual(kasir(), nota(['MODSIZE1'], HARGA_BAKU));
    expect(await baris(no)).toMatchObject({ size: '12' });
    expect(await tertulis(no)).toContain('Ukuran 12');
    await atur(kit, { SIZE_PERHIASAN_MODULE: null });
    await kit.owner.query("update barang set size = '14' where kode_barcode = 'MODSIZE1'");
    expect(await baris(no)).toMatchObject({ size: '12' });
  });
});

describe('members', () => {
  const baru = (nama_member: string, no_hp: string) => kasir().post('member/simpan', { nama_member, no_hp });

  test('MODULE_MEMBER_NO_HP: the phone number is the code, written in any way', async () => {
    const tanpa = await baru('IBU HITUNG', '081200000001');
    expect(tanpa.data.kode_member).not.toBe('6281200000001');
    await pasang('MODULE_MEMBER_NO_HP');
    expect((await baru('IBU NOMOR', '0812-0000-0002')).data).toMatchObject({ kode_member: '6281200000002' });
    for (const kode of ['081200000002', '6281200000002', '081200000001'])
      expect(await kasir().get(`member/get/by-kode-member/${kode}`)).toMatchObject({ status: 200 });
    await atur(kit, { MODULE_MEMBER_NO_HP: null });
    // Counting goes on as if nobody had a number for a code.
    const lanjut = await baru('IBU LANJUT', '081200000003');
    expect(Number(lanjut.data.kode_member.slice(-6))).toBe(Number(tanpa.data.kode_member.slice(-6)) + 1);
  });

  test('ENABLE_EDIT_CUSTOMER_ON_MEMBER: off, the nota carries the member; on, what was typed', async () => {
    const { kode_member } = (await baru('IBU TETAP', '081200000009')).data;
    const [a, b] = [await potong(), await potong()];
    const lain = { kode_member, nama_customer: 'IBU LAIN', alamat_customer: 'JL. BARU 1' };
    expect(await jual(kasir(), nota([a], HARGA_BAKU, lain))).toMatchObject({
      status: 403,
      code: 'PELANGGAN_MEMBER_TETAP',
      detail: { kolom: ['nama_customer'] },
    });
    const sama = { kode_member, nama_customer: 'IBU TETAP', no_hp_customer: '081200000009' };
    await terjual(kasir(), nota([a], HARGA_BAKU, sama));
    await pasang('ENABLE_EDIT_CUSTOMER_ON_MEMBER');
    const no = await terjual(kasir(), nota([b], HARGA_BAKU, lain));
    const { data } = await kasir().post('penjualan/get/bynota', { no_faktur_group: no });
    expect(data.dataJualGrouped).toMatchObject({ kode_member, nama_customer: 'IBU LAIN' });
    const [member] = (await kasir().get('member/get/by-hp?no_hp=081200000009')).data;
    expect(member).toMatchObject({ nama_member: 'IBU TETAP', alamat: null });
  });
});

test('PAJAK_24K_MODULE: the nota tells the weight in 24K, of each piece and of all', async () => {
  const no = await terjual(kasir(), nota([await potong(), await potong()], 2 * HARGA_BAKU));
  expect(await tertulis(no)).not.toContain('24K');
  await pasang('PAJAK_24K_MODULE');
  const text = await tertulis(no);
  // 3.250 g at 75 %
  expect(text).toContain('24K 2,438 g');
  expect(text).toContain('4,876 g');
  const { data } = await kit.as('OWNER').get('penjualan/get/report-rekap-pajak', { portal: 'JKT1' });
  expect(data).toContainEqual(expect.objectContaining({ no_faktur_group: no, berat_24k: 2.438 }));
});

test('CETAK_DUPLIKAT_AKSESORIS_MODULE: a nota of accessories alone is printed twice', async () => {
  await kit.owner.query(
    "with s as (select set_config('app.kode_toko', 'JKT1', false)) update grup set aksesoris = true from s where kode_toko = 'JKT1' and kode_group = '375'",
  );
  const biasa = await potong();
  const total = await harga(biasa);
  const no = await terjual(kasir(), nota([biasa], total));
  expect((await cetak(no)).data.copies).toBe(1);
  await pasang('CETAK_DUPLIKAT_AKSESORIS_MODULE');
  expect((await cetak(no)).data.copies).toBe(1);
  await kit.owner.query(
    "with s as (select set_config('app.kode_toko', 'JKT1', false)) update grup set aksesoris = true from s where kode_toko = 'JKT1' and kode_group = '750'",
  );
  expect((await cetak(no)).data.copies).toBe(2);
});

const harga = async (kode: string): Promise<number> =>
  (await kasir().get(`barang/ready/kode-barcode/${kode}`)).data.harga_jual;

test('VALIDASI_INPUT_BY_KEUANGAN_MODULE: nobody validates what he entered himself', async () => {
  await pasang('VALIDASI_PENJUALAN_MODULE');
  const [a, b] = [await potong(), await potong()];
  const spv = kit.as('SPV1');
  const sendiri = await terjual(spv, nota([a], HARGA_BAKU));
  await pasang('VALIDASI_INPUT_BY_KEUANGAN_MODULE');
  const validasi = (no_faktur_group: string) => spv.post('penjualan/validasi', { no_faktur_group });
  expect(await validasi(sendiri)).toMatchObject({ status: 403, code: 'VALIDASI_OLEH_ORANG_LAIN' });
  expect(await bukuUang(kit.owner, sendiri)).toEqual([]);
  expect(await validasi(await terjual(kasir(), nota([b], HARGA_BAKU)))).toMatchObject({ status: 200 });
  await atur(kit, { VALIDASI_INPUT_BY_KEUANGAN_MODULE: null });
  expect(await validasi(sendiri)).toMatchObject({ status: 200 });
});

test('a piece of before the modules comes back as it was sold', async () => {
  const no = await jualDulu(kit, 'MODLAMA1');
  expect(await baris(no)).toMatchObject({ kode_sales: 'S1', finishing: null, size: null });
});
