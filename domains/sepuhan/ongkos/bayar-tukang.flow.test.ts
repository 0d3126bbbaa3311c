/** Protects: a wage that is owed is cost of the work when it comes, owed until it is paid, and paid once; the statement says what the books say. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, hargaGrup, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import {
  bayarTukang,
  cuciKembali,
  lakukan,
  leburKembali,
  TUKANG,
  terkirim,
  upahTerutang,
} from '../../../tests/kit/sepuhan.ts';
import { isiLaci, rekening } from '../../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const bayar = (jumlah: number, more: object = {}): Promise<Answer> =>
  spv().post('bayar-tukang/simpan', bayarTukang(jumlah, more));
const batal = (path: string, no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(spv(), `${path}/batal`, { no_dokumen, alasan: 'salah orang' }, SANDI_OWNER);
const utang = async (): Promise<number> =>
  Number((await spv().post('bayar-tukang/utang', {})).data[0 as never]?.['utang'] ?? 0);

test('whatever he did, its wage is owed, paid in parts, and never more than it is', async () => {
  const jadi = await upahTerutang(kit, 100_000);
  expect(await bukuUang(kit.owner, jadi)).toContainEqual(
    expect.stringMatching(
      new RegExp(`^1 SEPUHAN TERIMA/ONGKOS UTANG_ONGKOS_TUKANG:${TUKANG} > PERSEDIAAN_TOKO `),
    ),
  );
  const hutang = { ongkos: 20_000, ongkos_dibayar: 'HUTANG' };
  const cuci = await terkirim(kit, 'CUCI');
  await lakukan(kit, 'terima-barang-cuci/simpan', { ...cuciKembali(cuci.kode_lot), ...hutang });
  const lebur = await terkirim(kit, 'LEBUR');
  const ts = numberOf(await lakukan(kit, 'terima-sepuhan/simpan', leburKembali(lebur.kode_lot, hutang)));
  expect(await utang()).toBe(140_000);
  expect(await bayar(140_001)).toMatchObject({
    ...{ status: 409, code: 'UTANG_ONGKOS_KURANG', detail: { path: 'jumlah' } },
    message: `Ongkos Yang Terutang Kepada ${TUKANG} Hanya Rp 140.000`,
  });
  expect(await bayar(50_000)).toMatchObject({ code: 'SALDO_KAS_KURANG' });
  await isiLaci(kit, 50_000);
  const no_rekening = await rekening(kit, 'bisa_transfer');
  const satu = await bayar(80_000, { transfer: 30_000, no_rekening });
  expect(satu, satu.text).toMatchObject({ status: 200, data: { jumlah: 80_000 } });
  expect(await bukuUang(kit.owner, numberOf(satu))).toEqual([
    `1 BAYAR TUKANG/CASH KAS:SPV1 > UTANG_ONGKOS_TUKANG:${TUKANG} 50.000`,
    `1 BAYAR TUKANG/TRANSFER BANK:${no_rekening} > UTANG_ONGKOS_TUKANG:${TUKANG} 30.000`,
  ]);
  expect(await utang()).toBe(60_000);
  expect(await bayar(60_001)).toMatchObject({ code: 'UTANG_ONGKOS_KURANG' });
  // Work whose wage is paid cannot have been for nothing: first the payment goes back.
  await bayar(60_000, { transfer: 60_000, no_rekening });
  expect(await batal('terima-sepuhan', ts)).toMatchObject({ status: 409, code: 'UTANG_ONGKOS_KURANG' });
  expect(await batal('bayar-tukang', numberOf(satu))).toMatchObject({ status: 200 });
  expect(await batal('terima-sepuhan', ts)).toMatchObject({ status: 200 });
  expect(await utang()).toBe(60_000);
});

test('paid by transfer of more than it comes to, or from an account that is not there, is refused', async () => {
  await upahTerutang(kit, 10_000);
  const no_rekening = await rekening(kit, 'bisa_transfer');
  expect(await bayar(5_000, { transfer: 6_000, no_rekening })).toMatchObject({ code: 'BAYAR_LEBIH' });
  expect(await bayar(5_000, { transfer: 5_000 })).toMatchObject({ status: 400 });
});

test('two who pay all of it at once pay it once', async () => {
  await isiLaci(kit, 1_000_000);
  const semua = await utang();
  expect(semua).toBeGreaterThan(0);
  const jawaban = await Promise.all([bayar(semua), bayar(semua)]);
  expect(jawaban.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(jawaban.find(({ status }) => status === 409)).toMatchObject({ code: 'UTANG_ONGKOS_KURANG' });
  expect(await utang()).toBe(0);
});

test('the statement of a craftsman ends with what the books owe him', async () => {
  await upahTerutang(kit, 33_000);
  const { data } = JSON.parse((await spv().get(`sepuhan/report-rekening-tukang?tukang=${TUKANG}`)).text);
  const { rows } = await kit.owner.query(
    `select sum(keluar - masuk)::float8 as saldo from gerak_uang where kode_toko = 'JKT1' and akun = 'UTANG_ONGKOS_TUKANG' and dimensi = $1`,
    [TUKANG],
  );
  expect(data.at(-1)).toMatchObject({
    terutang: 33_000,
    saldo_ongkos: rows[0].saldo,
    uraian: 'terima_sepuhan',
  });
});
