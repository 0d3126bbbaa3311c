/** Protects: accessories and stones have accounts of their own, from the delivery to the sale and back, whatever their group becomes. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  terjual,
} from '../../tests/kit/jual.ts';
import { batalTitip, dititip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: PASSWORD };
const kasir = () => kit.as('KASIR1');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { BERLIAN_MODULE: 'true' });
  const portal = { portal: 'JKT1' };
  const kotak = {
    kode_group: 'ACC',
    nama_group: 'AKSESORIS',
    kadar: 1,
    kadar_jual: 1,
    harga: 1,
    harga_modal: 1,
  };
  await kit
    .as('OWNER')
    .post('group/create', { ...kotak, markis: true, aksesoris: true, jenis_group: null }, portal);
  await kit.owner.query("update jenis set berlian = true where kode_dept = 'GL'");
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const aksesoris = async (kode_barcode: string): Promise<void> =>
  masukkan(kit, {
    kode_barcode,
    harga_modal: 40_000,
    ...({ kode_group: 'ACC', harga_bandrol: 60_000, ongkos: 0, harga_atribut: 0 } as object),
  });
const buku = async (no: string): Promise<string[]> =>
  (await bukuUang(kit.owner, no)).filter((row) => /PERSEDIAAN|HPP|PENJUALAN_/.test(row));

test('a box is bought, sold and taken back on the accounts of accessories', async () => {
  await aksesoris('GOLMDL01');
  const { rows } = await kit.owner.query("select no_masuk from barang where kode_barcode = 'GOLMDL01'");
  expect(await buku(rows[0].no_masuk)).toEqual(['1 TAMBAH_BARANG/AWAL MODAL > PERSEDIAAN_AKSESORIS 40.000']);
  const no = await terjual(kasir(), nota(['GOLMDL01'], 60_000));
  expect(await buku(no)).toEqual([
    '1 PENJUALAN/JUAL PENJUALAN_AKSESORIS > KLIRING_PENJUALAN 60.000',
    '1 PENJUALAN/HPP PERSEDIAAN_AKSESORIS > HPP_AKSESORIS 40.000',
  ]);
  const batal = { no_faktur_group: no, alasan: 'salah barang' };
  const taken = await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER);
  expect(taken, taken.text).toMatchObject({ status: 200 });
});

test('one that waits for its customer comes back to where it lay, also when its group became something else', async () => {
  await aksesoris('GOLMDL02');
  const no = await dititip(kasir(), titip(['GOLMDL02'], 60_000, 20_000));
  expect(await buku(no)).toEqual(['1 TITIPAN/MASUK PERSEDIAAN_AKSESORIS > PERSEDIAAN_TITIP 40.000']);
  const portal = { portal: 'JKT1' };
  expect(await kit.as('OWNER').put('group/update/ACC', { aksesoris: false }, portal)).toMatchObject({
    status: 200,
  });
  const back = await batalTitip(kasir(), no, {}, OWNER);
  expect(back, back.text).toMatchObject({ status: 200 });
  expect((await buku(no)).at(-1)).toBe(
    '2 BATAL TITIP/KEMBALI PERSEDIAAN_TITIP > PERSEDIAAN_AKSESORIS 40.000',
  );
});

test('jewellery with stones is jewellery in the shop and stones when it is sold', async () => {
  await masukkan(kit, {
    kode_barcode: 'GOLMDL03',
    harga_modal: 1_000_000,
    ...({ kode_dept: 'GL' } as object),
  });
  const no = await terjual(kasir(), nota(['GOLMDL03'], 3_676_500));
  expect(await buku(no)).toContain('1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP_BERLIAN 1.000.000');
});

test('a ring that got its diamond in the shop is sold as a diamond piece, one that lost it as gold', async () => {
  await masukkan(kit, { kode_barcode: 'GOLMDL21' }, { kode_barcode: 'GOLMDL22' });
  const batu = (kode: string) =>
    kit.owner.query(
      "insert into barang_batu (kode_toko, kode_barcode, urut, kode_batu, jumlah, karat, sertifikat) values ('JKT1', $1, 1, 'BERLIAN', 1, 50, 'TANPA')",
      [kode],
    );
  await batu('GOLMDL21');
  await batu('GOLMDL22');
  await kit.owner.query("update barang set golongan_modal = 'BERLIAN' where kode_barcode = 'GOLMDL22'");
  await kit.owner.query("delete from barang_batu where kode_barcode = 'GOLMDL22'");
  const hpp = async (kode: string) =>
    (await buku(await terjual(kasir(), nota([kode], HARGA_BAKU)))).filter((row) => row.includes('/HPP '));
  expect(await hpp('GOLMDL21')).toEqual([expect.stringContaining('PERSEDIAAN_TOKO > HPP_BERLIAN')]);
  expect(await hpp('GOLMDL22')).toEqual([expect.stringContaining('PERSEDIAAN_TOKO > HPP ')]);
});
