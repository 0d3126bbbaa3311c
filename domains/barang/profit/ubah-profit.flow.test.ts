/** Protects: a change of many prices is what was seen, a second person agrees where a price falls, and it goes back whole. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, numberOf, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const KOSONG = { kode_group: null, kode_dept: null, kode_baki: null, berat_dari: null, berat_sampai: null };
const isi = (lain: object) => ({ ...KOSONG, ubah: 'ONGKOS', nilai_rp: null, persen: null, ...lain });
const pratinjau = (lain: object, user = 'SPV1'): Promise<Answer> =>
  kit.as(user).post('profit-barang/pratinjau', isi(lain));
/** What a tray holds that was made for this test. */
async function isiBaki(mark: string, baki: string): Promise<string[]> {
  const kode = await potongan(kit, mark, 2);
  const tempat = { kode_baki: baki, nama_baki: `BAKI ${baki}`, kode_gudang: 'TOKO', berat_baki: 0 };
  const jadi = await kit.as('OWNER').post('baki/create', tempat, { portal: 'JKT1' });
  expect(jadi, jadi.text).toMatchObject({ status: 200 });
  await kit.as('SPV1').post('pindah-barang/simpan', {
    ...{ ke_baki: baki, keterangan: null },
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
  });
  return kode;
}
const simpan = async (lain: object) => {
  const { jumlah_barang, harga_baru } = (await pratinjau(lain)).data;
  return { ...isi(lain), keterangan: 'musim nikah', jumlah_barang, harga_baru };
};
const ongkos = async (kode: string): Promise<number> =>
  (
    await kit.owner.query("select ongkos::int from barang where kode_toko = 'JKT1' and kode_barcode = $1", [
      kode,
    ])
  ).rows[0]?.ongkos;
const harga = async (kode: string): Promise<number> =>
  (await kit.as('KASIR1').get(`barang/ready/kode-barcode/${kode}`)).data.harga_jual;

test('the till asks the price that the preview said, no book moves, and a cancellation gives the old one back', async () => {
  const [kode] = (await isiBaki('PRFA', 'UPA')) as [string, string];
  const [dulu, hargaDulu] = [await ongkos(kode), await harga(kode)];
  const seen = await pratinjau({ kode_baki: 'UPA', ubah: 'ONGKOS_NAIK', persen: 5 });
  expect(seen, seen.text).toMatchObject({ status: 200, data: { jumlah_barang: 2, turun: 0, dipegang: 0 } });
  expect(await ongkos(kode)).toBe(dulu);
  const saved = await kit
    .as('SPV1')
    .post('profit-barang/simpan', await simpan({ kode_baki: 'UPA', ubah: 'ONGKOS_NAIK', persen: 5 }));
  const nomor = numberOf(saved);
  expect(nomor).toMatch(/^JKT1-UP-\d{6}-\d{4}$/);
  const baris = (
    seen.data.barang as { kode_barcode: string; harga_baru: number; ongkos_baru: number }[]
  ).find((b) => b.kode_barcode === kode);
  expect(await harga(kode)).toBe(baris?.harga_baru);
  expect(await ongkos(kode)).toBe(baris?.ongkos_baru);
  expect([await bukuBarang(kit.owner, nomor), await bukuUang(kit.owner, nomor)]).toEqual([[], []]);
  const batal = { no_dokumen: nomor, alasan: 'salah baki' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'profit-barang/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
  expect([await ongkos(kode), await harga(kode)]).toEqual([dulu, hargaDulu]);
});

test('a price that falls or jumps is agreed to by a second person, and the owner needs nobody', async () => {
  await isiBaki('PRFB', 'UPB');
  const turun = await simpan({ kode_baki: 'UPB', ubah: 'ONGKOS_TURUN', persen: 50 });
  expect(await kit.as('SPV1').post('profit-barang/simpan', turun)).toMatchObject({
    status: 403,
    code: 'OTORISASI_DIPERLUKAN',
  });
  const lompat = await simpan({ kode_baki: 'UPB', ubah: 'BANDROL', nilai_rp: 90_000_000 });
  expect(await kit.as('SPV1').post('profit-barang/simpan', lompat)).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
  });
  expect(await denganOtorisasi(kit.as('SPV1'), 'profit-barang/simpan', turun, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
  const lagi = await simpan({ kode_baki: 'UPB', ubah: 'ONGKOS_TURUN', persen: 10 });
  expect(await kit.as('OWNER').post('profit-barang/simpan', lagi, { portal: 'JKT1' })).toMatchObject({
    status: 200,
  });
});

test('what is not what was seen is refused, and a piece in a cart is left out', async () => {
  const [satu, dua] = (await isiBaki('PRFC', 'UPC')) as [string, string];
  const asked = await simpan({ kode_baki: 'UPC', nilai_rp: 77_000 });
  const pegang = { kode_barcode: dua, keranjang: 'keranjang-a' };
  expect(await kit.as('KASIR1').post('keranjang/pegang', pegang)).toMatchObject({ status: 200 });
  expect(await kit.as('SPV1').post('profit-barang/simpan', asked)).toMatchObject({
    status: 409,
    code: 'PROFIT_PRATINJAU_LAIN',
    message: 'Barang Atau Harga Sudah Berubah, Silahkan Periksa Lagi',
  });
  const kini = await pratinjau({ kode_baki: 'UPC', nilai_rp: 77_000 });
  expect(kini.data).toMatchObject({ jumlah_barang: 1, dipegang: 1 });
  expect(kini.data.barang).toMatchObject([{ kode_barcode: satu, ongkos_baru: 77_000 }]);
});

test('a piece that was priced again meanwhile keeps the new price: the change no longer goes back', async () => {
  const [kode] = (await isiBaki('PRFD', 'UPD')) as [string, string];
  const body = await simpan({ kode_baki: 'UPD', ubah: 'ONGKOS_NAIK', persen: 4 });
  const nomor = numberOf(await kit.as('SPV1').post('profit-barang/simpan', body));
  const lagi = await simpan({ kode_baki: 'UPD', ubah: 'ONGKOS_NAIK', persen: 4 });
  numberOf(await kit.as('SPV1').post('profit-barang/simpan', lagi));
  const sekarang = await ongkos(kode);
  const batal = { no_dokumen: nomor, alasan: 'salah hitung' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'profit-barang/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 409,
    code: 'BARANG_SUDAH_BERUBAH',
  });
  expect(await ongkos(kode)).toBe(sekarang);
});

test.each([
  ['nothing is chosen', {}, 'Pilih Group, Jenis, Baki Atau Berat'],
  ['rupiah are missing', { kode_baki: 'UPA', nilai_rp: null }, 'Nilai (Rp) Tidak Boleh Kosong'],
  [
    'percent are missing',
    { kode_baki: 'UPA', ubah: 'PROFIT', nilai_rp: null },
    'Persen (%) Tidak Boleh Kosong',
  ],
  ['both are given', { kode_baki: 'UPA', persen: 3 }, 'Persen (%) Harus Kosong'],
  [
    'it falls below nothing',
    { kode_baki: 'UPA', ubah: 'ONGKOS_TURUN', nilai_rp: null, persen: 101 },
    'Persen (%) Maksimal 100',
  ],
])('refused with its reason when %s', async (_name, lain, message) => {
  expect(await pratinjau({ nilai_rp: 1000, ...lain })).toMatchObject({ status: 400, message });
});
