/** Protects: what a drawer paid and did not have is no income of the closing; whoever paid it is named by a movement first. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import {
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  SANDI_OWNER,
  terjual,
} from '../../tests/kit/jual.ts';
import { hitungLaci, isiTutup, periksaTutup, tutup } from '../../tests/kit/tutup.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'MINUS001' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const alihkan = (dari: string, ke: string, jumlah: number) =>
  spv().post('cash/pengalihan-saldo', { cara: 'SALDO', dari, ke, jumlah, keterangan: 'pindah laci' });

test('a drawer below zero stops the closing until somebody is said to have paid', async () => {
  const no_faktur_group = await terjual(kit.as('KASIR2'), nota(['MINUS001'], HARGA_BAKU));
  const { rows } = await kit.owner.query(
    "select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = 'KASIR2'",
  );
  expect(await alihkan('KASIR2', 'KASIR1', rows[0].saldo)).toMatchObject({ status: 200 });
  const batal = { no_faktur_group, alasan: 'tidak jadi' };
  expect(await denganOtorisasi(spv(), 'penjualan/batal', batal, SANDI_OWNER)).toMatchObject({ status: 200 });
  expect((await periksaTutup(spv())).periksa).toContainEqual({
    kode: 'LACI_MINUS',
    label: 'Laci di bawah nol, catat dulu siapa yang menalangi',
    jumlah: 1,
    sifat: 'BLOKIR',
    layar: '/pengalihan-saldo-uang',
    rincian: ['KASIR2'],
  });
  await hitungLaci(kit, spv());
  expect(await tutup(spv(), await isiTutup(spv()))).toMatchObject({
    status: 409,
    code: 'BELUM_BISA_TUTUP',
    message: 'Laci di bawah nol, catat dulu siapa yang menalangi (1)',
  });

  expect(await alihkan('KASIR1', 'KASIR2', HARGA_BAKU)).toMatchObject({ status: 200 });
  await hitungLaci(kit, spv());
  expect(await tutup(spv(), await isiTutup(spv()), SANDI_OWNER)).toMatchObject({
    status: 200,
    data: { selisih: 0 },
  });
});
