/**
 * Protects: the board names who is late, who is due and whose pledge is worth too little now, and nobody else; whoever lowers the
 * price of gold is told which loans that leaves above their plafond.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { angsur, CICIL_BAKU, cicil, dicicil, majuTempo, syaratCicil } from '../../tests/kit/cicil.ts';
import { dipinjam, ditebus, HARGA_TAKSIR, hargaTaksir, tagihan, tuakan } from '../../tests/kit/hutang.ts';
import { atur, hargaGrup, masukkan } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { CICILAN_MODULE: 'true' });
  await hargaTaksir(kit);
  await isiLaci(kit, 30_000_000, 'KASIR1');
});
afterAll(() => kit?.close());

const papan = async (usaha: 'hutang' | 'cicilan', siapa = 'SPV1') =>
  (await kit.as(siapa).get(`${usaha}/pantau`)).data;
const nol = { jumlah: 0, nilai: 0 };

test('loans by their day and by what their pledge is worth', async () => {
  expect(await papan('hutang')).toEqual({
    berjalan: nol,
    segera: nol,
    lewat: nol,
    plafond: nol,
    rincian: [],
  });
  // Vector 19: 3,500,000 is lent on the pledge at most.
  const penuh = await dipinjam(kit, 3_500_000);
  const telat = await dipinjam(kit, 1_000_000);
  await tuakan(kit, telat, 40);
  const segera = await dipinjam(kit, 2_000_000);
  await tuakan(kit, segera, 27);
  await ditebus(kit, await dipinjam(kit, 900_000));
  const semua = await papan('hutang');
  expect(semua).toMatchObject({
    berjalan: { jumlah: 3, nilai: 6_500_000 },
    segera: { jumlah: 1, nilai: 2_000_000 },
    lewat: { jumlah: 1, nilai: 1_000_000 },
    plafond: nol,
    rincian: [
      { no_faktur_hutang: telat, lewat: expect.any(Number), kurang: 0 },
      { no_faktur_hutang: segera, lewat: 0 },
    ],
  });
  expect(semua.rincian[0].terutang).toBe((await tagihan(kit, telat)).bunga);
  // A tenth off the price takes a tenth off what is lent.
  const turun = await kit
    .as('SPV1')
    .post('parameter-harga-emas/pratinjau/EMAS24K', { harga_jual: HARGA_TAKSIR * 0.9 });
  expect(turun.data.dampak).toContainEqual({
    nama: 'plafond',
    label: 'Pinjaman Di Atas Plafond',
    jumlah: 1,
    contoh: [penuh],
  });
  await hargaTaksir(kit, HARGA_TAKSIR * 0.9);
  expect(await papan('hutang')).toMatchObject({
    plafond: { jumlah: 1, nilai: 350_000 },
    rincian: [{ no_faktur_hutang: telat }, { no_faktur_hutang: penuh, kurang: 350_000 }, {}],
  });
  const bandung = await papan('hutang', 'SPV1-BDG');
  expect(bandung.berjalan).toEqual(nol);
});

test('plans by their day', async () => {
  await hargaGrup(kit);
  await syaratCicil(kit);
  await masukkan(
    kit,
    { kode_barcode: 'PANTAU01' },
    { kode_barcode: 'PANTAU02' },
    { kode_barcode: 'PANTAU03' },
  );
  const [telat, lunas, kelak] = [
    await dicicil(kit.as('KASIR1'), cicil(['PANTAU01'])),
    await dicicil(kit.as('KASIR1'), cicil(['PANTAU02'], { nama_customer: 'IBU SATU' })),
    await dicicil(kit.as('KASIR1'), cicil(['PANTAU03'], { nama_customer: 'IBU DUA' })),
  ];
  await majuTempo(kit, telat, 2);
  await majuTempo(kit, lunas, 1);
  expect(await angsur(kit.as('KASIR1'), lunas, CICIL_BAKU.angsuran)).toMatchObject({ status: 200 });
  const sisa = CICIL_BAKU.harga_jual_cicil - CICIL_BAKU.dp;
  expect(await papan('cicilan')).toMatchObject({
    berjalan: { jumlah: 3, nilai: 3 * sisa - CICIL_BAKU.angsuran },
    segera: nol,
    lewat: { jumlah: 1, nilai: 2 * CICIL_BAKU.angsuran },
    rincian: [{ no_cicilan: telat, tagihan: 2 * CICIL_BAKU.angsuran }],
  });
  await majuTempo(kit, kelak, 1);
  expect(await papan('cicilan')).toMatchObject({
    segera: { jumlah: 1, nilai: CICIL_BAKU.angsuran },
    rincian: [{ no_cicilan: telat }, { no_cicilan: kelak, telat: 0, tagihan: CICIL_BAKU.angsuran }],
  });
});

test('head office at home counts the same late loans and plans, branch by branch', async () => {
  const { data } = await kit.as('OWNER').get('dashboard/ringkas');
  const telat = data.per_toko.map(({ kode_toko, telat }: { kode_toko: string; telat: object }) => [
    kode_toko,
    telat,
  ]);
  const [hutang, cicilan] = [await papan('hutang'), await papan('cicilan')];
  expect(hutang.lewat.jumlah + cicilan.lewat.jumlah).toBeGreaterThan(1);
  expect(Object.fromEntries(telat)).toMatchObject({
    JKT1: { hutang: hutang.lewat.jumlah, cicilan: cicilan.lewat.jumlah },
    BDG1: { hutang: 0, cicilan: 0 },
  });
});
