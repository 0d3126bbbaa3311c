/**
 * Protects: what was sold without the network comes into the books once, whoever sends it how often and in whatever order; a piece that was
 * taken along is nobody else's meanwhile; what is forged, too late or above its limits is refused by name, and is laid before the owner.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, jual, masukkan, nota } from '../../../tests/kit/jual.ts';
import { detikDari, mintaPaket, notaLuring, nyalakanLuring, paketLuring } from '../../../tests/kit/luring.ts';
import { titip } from '../../../tests/kit/titip.ts';
import type { IsiPaket } from './paket-luring.rule.ts';

let kit: Kit;
/** A tray that this file has to itself. */
const BAKI = 'UJILURIN';
const kode = (n: number): string => `UJIL${1000 + n}`;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), poolSize: 10 });
  await hargaGrup(kit);
  await kit.owner.query(
    `with s as (select set_config('app.kode_toko', 'JKT1', false))
     insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang) select 'JKT1', $1, 'UJI', 'TOKO' from s`,
    [BAKI],
  );
  await masukkan(kit, ...Array.from({ length: 60 }, (_, n) => ({ kode_barcode: kode(n), kode_baki: BAKI })));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const satu = () => kit.as('KASIR1');
const dua = () => kit.as('KASIR2');
const kirim = (body: object, key?: string, who = satu()) =>
  who.post('penjualan/luring', body, key ? { key } : {});
const notaMasuk = async (): Promise<number> =>
  (await kit.owner.query('select count(*)::int as n from nota_luring')).rows[0].n;

test('a store that did not ask for it sells nothing without the network', async () => {
  expect(await mintaPaket(satu(), [BAKI])).toMatchObject({ status: 403 });
});

describe('a till that took its tray along', () => {
  let paket: IsiPaket;
  beforeAll(async () => {
    await nyalakanLuring(kit);
    paket = await paketLuring(satu(), [BAKI]);
  });

  test('has the pieces at the price of now, and no cost', () => {
    expect(paket.barang).toHaveLength(60);
    expect(paket.barang[0]?.harga.total).toBe(HARGA_BAKU);
    expect(JSON.stringify(paket)).not.toContain('harga_modal');
  });

  test('is the only one that has them: no other till takes, sells or moves one', async () => {
    expect((await paketLuring(dua(), [BAKI])).barang).toEqual([]);
    expect(await jual(dua(), nota([kode(0)], HARGA_BAKU))).toMatchObject({ code: 'BARANG_DIPEGANG' });
    expect(
      await dua().post('keranjang/pegang', { keranjang: 'keranjang-lain', kode_barcode: kode(0) }),
    ).toMatchObject({ code: 'BARANG_DIPEGANG' });
    const pindah = await kit
      .as('SPV1')
      .post('pindah-barang/simpan', { ke_baki: 'CC01', barang: [{ kode_barcode: kode(0) }] });
    expect(pindah, pindah.text).toMatchObject({ code: 'BARANG_DIPEGANG' });
    const { rows } = await kit.owner.query('select status, kode_baki from barang where kode_barcode = $1', [
      kode(0),
    ]);
    expect(rows).toEqual([{ status: 'TERSEDIA', kode_baki: BAKI }]);
  });

  test('holds no piece in a cart that is open: the close of day asks about carts alone', async () => {
    const { rows } = await kit.owner.query('select kode from tutup_periksa_kasir($1::jsonb)', [
      JSON.stringify({ toko: 'JKT1', saat: kit.clock.now().toString(), user: 'SPV1' }),
    ]);
    expect(rows.map((row) => row.kode)).not.toContain('BARANG_DIPEGANG');
  });

  test('sells them with the network as ever', async () => {
    const cart = { keranjang: 'keranjang-sendiri', kode_barcode: kode(59) };
    expect((await satu().post('keranjang/pegang', cart)).status).toBe(200);
    expect((await jual(satu(), nota([kode(59)], HARGA_BAKU, { keranjang: cart.keranjang }))).status).toBe(
      200,
    );
  });

  test('puts them aside for a customer as ever, and no other till does', async () => {
    const titipan = titip([kode(58)], HARGA_BAKU, 500_000);
    expect(await dua().post('titipan/simpan', titipan)).toMatchObject({ code: 'BARANG_DIPEGANG' });
    const answer = await satu().post('titipan/simpan', titipan);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const { rows } = await kit.owner.query('select keranjang from barang_pegang where kode_barcode = $1', [
      kode(58),
    ]);
    expect(rows).toEqual([]);
  });

  test('fifty notas in any order, twice, from two tabs: once in the books', async () => {
    const detik = detikDari(kit);
    const semua = Array.from({ length: 50 }, (_, n) => ({
      body: notaLuring(paket, [kode(n)], { ke: n + 1, detik: detik + n }),
      key: crypto.randomUUID(),
    }));
    const kacau = [...semua].sort((a, b) => a.key.localeCompare(b.key));
    const [pertama, kedua] = await Promise.all([
      Promise.all(kacau.map(({ body, key }) => kirim(body, key))),
      Promise.all([...semua].reverse().map(({ body, key }) => kirim(body, key))),
    ]);
    expect([...pertama, ...kedua].map((a) => a.code).filter(Boolean)).toEqual([]);
    // Another key for the same nota is no second nota.
    const [lagi] = await Promise.all([kirim(semua[7]?.body as object)]);
    expect(lagi).toMatchObject({ status: 409, code: 'NOTA_LURING_SUDAH_MASUK' });
    expect(await notaMasuk()).toBe(50);
    const { rows } = await kit.owner.query(
      'select count(distinct no_faktur_group)::int as n from penjualan_barang b where exists (select from nota_luring n where n.no_faktur_group = b.no_faktur_group)',
    );
    expect(rows).toEqual([{ n: 50 }]);
    const { rows: uang } = await kit.owner.query(
      'select terpakai::float8 as terpakai from paket_luring where id = $1',
      [paket.id],
    );
    expect(uang).toEqual([{ terpakai: 50 * HARGA_BAKU }]);
  });

  test('a changed or forged nota, another till and another person are refused', async () => {
    const asli = notaLuring(paket, [kode(50)], { ke: 60, detik: detikDari(kit) });
    expect(await kirim({ ...asli, total: 1, tunai: 1 })).toMatchObject({ code: 'NOTA_LURING_PALSU' });
    expect(await kirim({ ...asli, barang: [{ kode_barcode: kode(51), kode_sales: 'S1' }] })).toMatchObject({
      code: 'NOTA_LURING_PALSU',
    });
    const lain = { ...paket, urut: paket.urut + 500 };
    expect(await kirim(notaLuring(lain, [kode(50)], { ke: 1, detik: detikDari(kit) }))).toMatchObject({
      code: 'NOTA_LURING_PALSU',
    });
    // A till that makes a good code over a price of its own.
    const murah = notaLuring(paket, [kode(50)], {
      ke: 60,
      detik: detikDari(kit),
      ubah: { total: 1000, tunai: 1000 },
    });
    expect(await kirim(murah)).toMatchObject({ code: 'HARGA_BERUBAH' });
    expect(await kirim(asli, undefined, dua())).toMatchObject({ code: 'PAKET_LURING_KASIR_LAIN' });
    expect(await kirim({ ...asli, paket: crypto.randomUUID() })).toMatchObject({
      code: 'PAKET_LURING_TIDAK_ADA',
    });
    const asing = notaLuring(paket, ['CONTOH99'], {
      ke: 61,
      detik: detikDari(kit),
      ubah: { total: 1000, tunai: 1000 },
    });
    expect(await kirim(asing)).toMatchObject({ code: 'BARANG_BUKAN_PAKET' });
    expect(await notaMasuk()).toBe(50);
  });

  test('one that was sold before or after its time is refused', async () => {
    const detik = detikDari(kit);
    for (const kapan of [detik - 3 * 3600, detik + 9 * 3600])
      expect(await kirim(notaLuring(paket, [kode(50)], { ke: 62, detik: kapan }))).toMatchObject({
        code: 'PAKET_LURING_LEWAT',
      });
  });

  test('prices that changed meanwhile are told, and the nota stands as it was sold', async () => {
    await hargaGrup(kit, 1_100_000);
    const answer = await kirim(notaLuring(paket, [kode(50)], { ke: 63, detik: detikDari(kit) }));
    await hargaGrup(kit);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { total: HARGA_BAKU } });
    const one = await kit.as('SPV1').get(`penjualan/satu?no_faktur_group=${answer.data.no_dokumen}`);
    expect(one.data, one.text).toMatchObject({ no_luring: expect.stringMatching(/-063$/) });
    expect(one.data.selisih_luring).toBeGreaterThan(0);
    const list = await kit.as('SPV1').get('penjualan/report-luring?tgl_from=2026-11-21&tgl_to=2026-11-21');
    expect(list.data, list.text).toHaveLength(51);
  });

  test('the shop does not close while notas wait, unless the owner takes the package back', async () => {
    expect(await satu().post('luring/kabar', { paket: paket.id, menunggu: 2 })).toMatchObject({
      status: 200,
      data: { keadaan: 'AKTIF' },
    });
    const periksa = async () =>
      (
        await kit.owner.query('select kode, sifat from tutup_periksa_luring($1::jsonb)', [
          JSON.stringify({ toko: 'JKT1', saat: kit.clock.now().toString() }),
        ])
      ).rows;
    expect(await periksa()).toEqual([{ kode: 'LURING', sifat: 'BLOKIR' }]);
    // The owner gets at it also where he has turned the module off meanwhile; nobody else does.
    await nyalakanLuring(kit, { JUAL_TANPA_JARINGAN_MODULE: 'false' });
    const tampak = await kit.as('OWNER').get('luring', { portal: 'JKT1' });
    expect(tampak, tampak.text).toMatchObject({ status: 200 });
    expect(await kit.as('SPV1').get('luring')).toMatchObject({ status: 403 });
    await nyalakanLuring(kit);
    const tarik = { paket: paket.id, alasan: 'kasirnya rusak' };
    expect(await kit.as('SPV1').post('luring/tarik', tarik)).toMatchObject({ status: 403 });
    const owner = await kit.as('OWNER').post('luring/tarik', tarik, { portal: 'JKT1' });
    expect(owner, owner.text).toMatchObject({ status: 200 });
    expect(await periksa()).toEqual([]);
    // Its pieces are everybody's again, and what it sold still comes in while they are there.
    expect((await jual(dua(), nota([kode(52)], HARGA_BAKU))).status).toBe(200);
    const masih = await kirim(notaLuring(paket, [kode(51)], { ke: 64, detik: detikDari(kit) }));
    expect(masih, masih.text).toMatchObject({ status: 200 });
  });

  test('what cannot come in is a case of the owner, told once, and over when it came in or was decided', async () => {
    const body = notaLuring(paket, [kode(52)], { ke: 65, detik: detikDari(kit) });
    const ditolak = await kirim(body);
    expect(ditolak).toMatchObject({ code: 'BARANG_SUDAH_BERUBAH' });
    const kasus = { ...body, sebab: ditolak.code as string, rincian: ditolak.message as string };
    expect(await satu().post('luring/kasus', kasus)).toMatchObject({
      status: 200,
      data: { keadaan: 'TERBUKA' },
    });
    expect(await satu().post('luring/kasus', kasus)).toMatchObject({
      status: 200,
      data: { keadaan: 'TERBUKA' },
    });
    expect(await satu().post('luring/kasus', { ...kasus, total: 1 })).toMatchObject({
      code: 'NOTA_LURING_PALSU',
    });
    const read = async () => (await kit.as('SPV1').get('luring')).data.kasus;
    expect(await read()).toMatchObject([
      { no_luring: body.no_luring, keadaan: 'TERBUKA', total: HARGA_BAKU },
    ]);
    const putus = { no_luring: body.no_luring, alasan: 'uang dikembalikan' };
    expect(await kit.as('OWNER').post('luring/selesai', putus, { portal: 'JKT1' })).toMatchObject({
      status: 200,
    });
    expect(await read()).toMatchObject([{ keadaan: 'SELESAI', diputus_oleh: 'OWNER' }]);
  });

  test('what the owner has decided never becomes a sale any more, and the till hears of it', async () => {
    const body = notaLuring(paket, [kode(57)], { ke: 66, detik: detikDari(kit) });
    const kasus = { ...body, sebab: 'LURING_MELEBIHI_TOTAL', rincian: 'Batas' };
    const key = crypto.randomUUID();
    expect(await satu().post('luring/kasus', kasus, { key })).toMatchObject({ data: { keadaan: 'TERBUKA' } });
    const putus = { no_luring: body.no_luring, alasan: 'uang dikembalikan' };
    expect(await kit.as('OWNER').post('luring/selesai', putus, { portal: 'JKT1' })).toMatchObject({
      status: 200,
    });
    // The piece is free and the limit wide: nothing but the decision stands in its way.
    const dulu = await notaMasuk();
    expect(await kirim(body)).toMatchObject({ status: 409, code: 'NOTA_LURING_DIPUTUS' });
    expect(await notaMasuk()).toBe(dulu);
    const lagi = await satu().post('luring/kasus', { ...kasus, sebab: 'NOTA_LURING_DIPUTUS' }, { key });
    expect(lagi, lagi.text).toMatchObject({ status: 200, data: { keadaan: 'SELESAI' } });
  });
});

test('a nota of somebody who cannot log in any more is laid before the owner by whoever works there, as his', async () => {
  await nyalakanLuring(kit);
  const paket = await paketLuring(satu(), [BAKI]);
  const body = notaLuring(paket, [kode(57)], { ke: 1, detik: detikDari(kit) });
  const kasus = { ...body, sebab: 'PAKET_LURING_KASIR_LAIN', rincian: 'Paket Ini Milik Kasir Lain' };
  expect(await dua().post('luring/kasus', { ...kasus, tunai: 1 })).toMatchObject({
    code: 'NOTA_LURING_PALSU',
  });
  const answer = await dua().post('luring/kasus', kasus);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { keadaan: 'TERBUKA' } });
  const { kasus: daftar } = (await kit.as('SPV1').get('luring')).data;
  expect(daftar[0]).toMatchObject({ no_luring: body.no_luring, user_id: 'KASIR1', keadaan: 'TERBUKA' });
  // Nobody but he himself makes a sale of it.
  expect(await kirim(body, undefined, dua())).toMatchObject({ code: 'PAKET_LURING_KASIR_LAIN' });
});

test('above the limit of a nota, and of all of them, it is refused', async () => {
  await nyalakanLuring(kit, { LURING_BATAS_NOTA: '5000000', LURING_BATAS_TOTAL: '4000000' });
  const paket = await paketLuring(satu(), [BAKI]);
  const detik = detikDari(kit);
  const mahal = notaLuring(paket, [kode(53), kode(54)], { ke: 1, detik });
  expect(await kirim(mahal)).toMatchObject({ code: 'LURING_MELEBIHI_NOTA' });
  expect((await kirim(notaLuring(paket, [kode(53)], { ke: 2, detik }))).status).toBe(200);
  expect(await kirim(notaLuring(paket, [kode(54)], { ke: 3, detik }))).toMatchObject({
    code: 'LURING_MELEBIHI_TOTAL',
  });
});

test('nothing is taken along for notas that could never come in', async () => {
  await nyalakanLuring(kit, { NONMEMBER_DISABLED_TRANSACTION: 'true' });
  expect(await mintaPaket(satu(), [BAKI])).toMatchObject({ status: 409, code: 'LURING_HANYA_MEMBER' });
  await nyalakanLuring(kit, { NONMEMBER_DISABLED_TRANSACTION: 'false', BATAS_IDENTITAS: '1' });
  expect(await mintaPaket(satu(), [BAKI])).toMatchObject({ status: 409, code: 'LURING_PERLU_IDENTITAS' });
  // From this sum on a nota asks for who it is that buys: the till stays below.
  await nyalakanLuring(kit, { BATAS_IDENTITAS: '3676501' });
  const paket = await paketLuring(satu(), [BAKI]);
  expect(paket.batas_nota).toBe(HARGA_BAKU);
  const detik = detikDari(kit);
  expect((await kirim(notaLuring(paket, [kode(54)], { ke: 1, detik }))).status).toBe(200);
  await nyalakanLuring(kit, { BATAS_IDENTITAS: '100000000' });
});

test('a package that is given back, and one whose hours are over, hold nothing any more', async () => {
  await nyalakanLuring(kit);
  const paket = await paketLuring(satu(), [BAKI]);
  // As long as notas wait in the till, giving it back would let the day close without them.
  await satu().post('luring/kabar', { paket: paket.id, menunggu: 1 });
  const kembali = { paket: paket.id, menunggu: 1 };
  expect(await satu().post('luring/kembali', kembali)).toMatchObject({
    status: 409,
    code: 'PAKET_LURING_MENUNGGU',
  });
  const { rows } = await kit.owner.query('select keadaan, menunggu from paket_luring where id = $1', [
    paket.id,
  ]);
  expect(rows).toEqual([{ keadaan: 'AKTIF', menunggu: 1 }]);
  expect((await satu().post('luring/kembali', { ...kembali, menunggu: 0 })).status).toBe(200);
  expect((await jual(dua(), nota([kode(55)], HARGA_BAKU))).status).toBe(200);
  const lagi = await paketLuring(satu(), [BAKI]);
  expect(await jual(dua(), nota([kode(56)], HARGA_BAKU))).toMatchObject({ code: 'BARANG_DIPEGANG' });
  kit.clock.advance({ hours: 9 });
  kit.lupakan();
  expect((await jual(dua(), nota([kode(56)], HARGA_BAKU))).status).toBe(200);
  // Sold in its time, sent after it.
  const telat = notaLuring(lagi, [kode(57)], { ke: 1, detik: detikDari(kit) - 2 * 3600 });
  expect((await kirim(telat)).status).toBe(200);
});
