/** Protects: of a trial only totals and columns of files are taken over, as they are there and as often as wanted; the shop tells what is left. */
import { tulisIngatan } from '@mustika/server-kit/tabular/column-memory.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { jumlahBaris } from '../../tests/kit/buku.ts';
import { denganOtorisasi, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { bawaTiket, disetujui, type Magang, magang, tempat } from '../../tests/kit/latih.ts';

let kit: Kit;
let di: Magang;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  expect((await kit.as('OWNER').post('uji-coba/buat', {})).status).toBe(200);
  await kit.ujiCoba.settled();
  const tiket = await kit.as('OWNER').post('uji-coba/masuk', {});
  const answer = await bawaTiket(kit, 'OWNER', tiket.data.tiket as string);
  di = magang(kit, answer.data.token as string, tempat(answer), 'JKT1');
});
afterAll(() => kit?.close());

const keadaan = async () => (await kit.as('OWNER').get('uji-coba')).data;
const ambil = () => kit.as('OWNER').post('uji-coba/ambil', {});
const angka = async () =>
  (
    await kit.owner.query(
      "select no_baris, bagian, banyak, aktif from angka_kasir_lama where kode_toko = 'JKT1' order by no_baris",
    )
  ).rows;

test('nothing was said there yet, so that nothing can be taken', async () => {
  expect(await ambil()).toMatchObject({ status: 404, code: 'ANGKA_TIDAK_ADA' });
  expect(await kit.as('MU').post('uji-coba/ambil', {})).toMatchObject({ code: 'UJI_COBA_TIDAK_ADA' });
});

test('what was typed there takes the place of what is here, twice as once; documents stay there', async () => {
  const sini = { no_baris: '7', bagian: 'MEMBER', banyak: 5 };
  const disini = await kit.as('OWNER').post('angka-kasir-lama/create', sini, { portal: 'JKT1' });
  expect(disini, disini.text).toMatchObject({ status: 200 });
  for (const isi of [
    { no_baris: '1', bagian: 'BARANG', banyak: 300 },
    { no_baris: '2', bagian: 'MEMBER', banyak: 600 },
  ]) {
    const ditulis = await di.post('angka-kasir-lama/create', isi);
    expect(ditulis, ditulis.text).toMatchObject({ status: 200 });
  }
  const store = (await kit.ujiCoba.open('OWNER'))?.deps;
  await store?.db.tx({ kode_toko: 'JKT1', user_id: 'OWNER', lintas: false }, (sql) =>
    tulisIngatan(sql, { kode_toko: 'JKT1', user_id: 'OWNER', lintas: false }, 'member', {
      judul: 'no|nama',
      peta: { dari: { nama_member: 'Nama' }, tetap: {}, sumber: 'KASIR LAMA' },
    }),
  );
  const buku = ['dokumen', 'buku_uang', 'member', 'barang'];
  const sebelum = await jumlahBaris(kit.owner, buku);
  for (const _kali of [1, 2]) {
    expect(await ambil()).toMatchObject({ status: 200, data: { angka: 2, susunan: 1 } });
    expect(await angka()).toEqual([
      { no_baris: '1', bagian: 'BARANG', banyak: 300, aktif: true },
      { no_baris: '2', bagian: 'MEMBER', banyak: 600, aktif: true },
      { no_baris: '7', bagian: 'MEMBER', banyak: 5, aktif: false },
    ]);
  }
  const peta = await kit.owner.query("select tujuan, sumber, dari from peta_impor where kode_toko = 'JKT1'");
  expect(peta.rows).toEqual([{ tujuan: 'member', sumber: 'KASIR LAMA', dari: { nama_member: 'Nama' } }]);
  expect(await jumlahBaris(kit.owner, buku)).toEqual(sebelum);
  expect(await keadaan()).toMatchObject({
    uji: [{ kode_toko: 'JKT1', diisi: 2 }],
    nyata: [{ kode_toko: 'JKT1', diisi: 2 }],
  });
});

test('what came in there is told in its order, and whether it came in here since', async () => {
  const saldo = { kas: [{ kasir: 'KASIR1', laci: 'KAS', jumlah: 1_000_000 }] };
  expect(await disetujui(di, 'saldo-awal/simpan', saldo)).toMatchObject({ status: 200 });
  expect((await keadaan()).langkah).toMatchObject([
    { kode_toko: 'JKT1', aksi: 'saldo_awal.simpan', kali: 1, di_sini: false },
  ]);
  const nyata = await denganOtorisasi(kit.as('SPV1'), 'saldo-awal/simpan', saldo, SANDI_OWNER);
  expect(nyata).toMatchObject({ status: 200 });
  expect((await keadaan()).langkah).toMatchObject([{ aksi: 'saldo_awal.simpan', di_sini: true }]);
  expect(await kit.periksa()).toEqual([]);
});
