/** Protects: points pay what they are worth and no more, leave the member when the nota is posted, and come back with it. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuPoin, bukuUang } from '../../../tests/kit/buku.ts';
import {
  atur,
  batalJual,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongBaru,
  terjual,
} from '../../../tests/kit/jual.ts';

const MEMBER = 'JKT1000001';
const NILAI = 5000;
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { MEMBER_MODULE: 'true', PENJUALAN_BAYAR_POIN_MODULE: 'true', NILAI_POIN: String(NILAI) });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const potong = potongBaru(() => kit, 'BYPN');
const saldo = async (): Promise<number> => {
  const { rows } = await kit.owner.query(
    "select poin::int from member_poin where kode_toko = 'JKT1' and kode_member = $1",
    [MEMBER],
  );
  return rows[0]?.poin ?? 0;
};
const isi = (nilai: number, more: object = {}) => ({
  kode_member: MEMBER,
  bayar: [
    { jenis: 'POIN', jumlah: nilai },
    { jenis: 'CASH', jumlah: HARGA_BAKU - nilai },
  ],
  ...more,
});
const bayar = async (nilai: number, more: object = {}): Promise<Answer> =>
  jual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU, isi(nilai, more)));
const poinSaja = (baris: readonly string[]): string[] => baris.filter((satu) => satu.includes('/POIN '));

test('a member pays with what he was given; the debt goes, and a cancellation brings both back', async () => {
  await terjual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU, { kode_member: MEMBER }));
  const semula = await saldo();
  expect(semula).toBeGreaterThan(1);
  const answer = await bayar(2 * NILAI);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { poin_dipakai: 2 } });
  const nomor = answer.data.no_dokumen as string;
  expect(poinSaja(await bukuUang(kit.owner, nomor))).toEqual([
    '1 PENJUALAN/POIN KLIRING_PENJUALAN > LIABILITAS_POIN 10.000',
  ]);
  expect(await bukuPoin(kit.owner, nomor)).toContain(`1 ${MEMBER} > @DITUKAR 2`);
  // Money alone earns points: what was paid with them gives none.
  expect(await saldo()).toBe(semula - 2 + (answer.data.poin as number));
  const { data } = await kit.as('KASIR1').get(`penjualan/satu?no_faktur_group=${nomor}`);
  expect(data.pembayaran).toContainEqual(expect.objectContaining({ jenis: 'POIN', jumlah: 10_000 }));
  await batalJual(kit, nomor);
  expect(await saldo()).toBe(semula);
});

test('an open nota takes its points when it is validated, and nothing when it falls', async () => {
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
  const semula = await saldo();
  const buka = async () => (await bayar(NILAI)).data.no_dokumen as string;
  const [satu, dua] = [await buka(), await buka()];
  expect(await saldo()).toBe(semula);
  const sah = await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: satu });
  expect(sah, sah.text).toMatchObject({ status: 200 });
  expect(await bukuPoin(kit.owner, satu)).toContain(`2 ${MEMBER} > @DITUKAR 1`);
  await batalJual(kit, dua);
  await batalJual(kit, satu);
  expect(await saldo()).toBe(semula);
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
});

test('what points cannot pay is refused by name', async () => {
  expect(await bayar(NILAI + 1)).toMatchObject({ code: 'POIN_TIDAK_BULAT' });
  expect(await bayar(500 * NILAI)).toMatchObject({ status: 409, code: 'POIN_TIDAK_CUKUP' });
  expect(await bayar(NILAI, { kode_member: null })).toMatchObject({ code: 'POIN_TANPA_MEMBER' });
  await atur(kit, { NILAI_POIN: '0' });
  expect(await bayar(NILAI)).toMatchObject({ status: 403, code: 'POIN_TIDAK_AKTIF' });
  await atur(kit, { NILAI_POIN: String(NILAI), PENJUALAN_BAYAR_POIN_MODULE: null });
  expect(await bayar(NILAI)).toMatchObject({ code: 'POIN_TIDAK_AKTIF' });
  await atur(kit, { PENJUALAN_BAYAR_POIN_MODULE: 'true' });
});

test('two tills spend the same points once', async () => {
  // More than the first of the two gives back.
  for (const kode of [await potong(), await potong()])
    await terjual(kit.as('KASIR1'), nota([kode], HARGA_BAKU, { kode_member: MEMBER }));
  const nilai = (await saldo()) * NILAI;
  const dua = [
    nota([await potong()], HARGA_BAKU, isi(nilai)),
    nota([await potong()], HARGA_BAKU, isi(nilai)),
  ];
  const answers = await Promise.all(dua.map((body, at) => jual(kit.as(at ? 'KASIR2' : 'KASIR1'), body)));
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
});
