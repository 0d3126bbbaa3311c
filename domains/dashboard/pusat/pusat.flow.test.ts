/** Protects: head office's page adds up: branches to the day, gold to the stock reports, money and loans to the books. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli } from '../../../tests/kit/beli.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';
import { lotDijual } from '../../../tests/kit/jual-manual.ts';
import type { RingkasanPusat } from './pusat.rule.ts';

const CABANG = ['BDG1', 'JKT1', 'SBY1'];
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  for (const toko of [...CABANG, 'PUSAT']) await atur(kit, { HIDUP_FEATURE_MODULE: 'true' }, toko);
  await hargaGrup(kit);
  for (const kode_barcode of ['PUSAT001', 'PUSAT002']) await masukkan(kit, { kode_barcode });
  for (const kode_barcode of ['PUSAT001', 'PUSAT002'])
    await terjual(kit.as('KASIR1'), nota([kode_barcode], HARGA_BAKU, { nama_customer: 'SITI' }));
  await dibeli(kit.as('KASIR1'), beli(['PUSAT001'], BELI_BAKU));
  await lotDijual(kit);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const pusat = async (portal?: string): Promise<RingkasanPusat> => {
  const answer = await kit.as('PUSAT').get('dashboard/pusat', portal ? { portal } : undefined);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as RingkasanPusat;
};
const totals = async (path: string): Promise<Record<string, number>> => {
  const answer = await kit.as('OWNER').get(path);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.totals as Record<string, number>;
};
const jumlah = (nilai: readonly number[]): number =>
  nilai.reduce((all, one) => all + Math.round(one * 1000), 0) / 1000;
const buku = async (akun: string): Promise<number> =>
  (
    await kit.owner.query(
      'select coalesce(sum(masuk - keluar), 0)::float8 as n from gerak_uang where akun = any ($1::text[])',
      [akun.split(',')],
    )
  ).rows[0].n;

test('branches add up to the day, and purchases to the report of all stores', async () => {
  const { ringkas, per_toko } = await pusat();
  expect(per_toko.map(({ kode_toko }) => kode_toko)).toEqual(CABANG);
  expect(ringkas.per_toko.map(({ kode_toko }) => kode_toko).sort()).toEqual(CABANG);
  expect(jumlah(ringkas.per_toko.map(({ omzet }) => omzet))).toBe(ringkas.hari_ini.omzet);
  expect(jumlah(per_toko.map(({ beli: rp }) => rp))).toBe(ringkas.beli.omzet);
  expect(jumlah(per_toko.map(({ sebelumnya }) => sebelumnya))).toBe(ringkas.sebelumnya.omzet);
  // A morning is held against a morning, here as on every dashboard.
  expect(jumlah(per_toko.map(({ sebelumnya_jam }) => sebelumnya_jam))).toBe(ringkas.pembanding.omzet);
  const hari = `tgl_awal=${HARI}&tgl_akhir=${HARI}&lingkup=SEMUA`;
  expect((await totals(`penjualan/get/report-global-penjualan?${hari}`))['total']).toBe(
    ringkas.hari_ini.omzet,
  );
  expect((await totals(`pembelian/get/report-global-pembelian?${hari}`))['harga']).toBe(ringkas.beli.omzet);
});

test('gold by place is the stock of all stores, from the last closings and what moved since', async () => {
  const { emas, per_toko } = await pusat();
  const stok = await totals('reportbarang/global-stock-toko?lingkup=SEMUA');
  const rumah = emas.filter(({ tempat }) => !tempat.startsWith('@'));
  expect(jumlah(rumah.map(({ berat }) => berat))).toBe(stok['berat']);
  expect(jumlah(rumah.map(({ berat_murni }) => berat_murni))).toBe(stok['berat_murni']);
  expect(jumlah(rumah.map(({ barang }) => barang))).toBe(stok['jumlah']);
  expect(jumlah(per_toko.map((toko) => toko.emas))).toBe(stok['berat']);
  expect(rumah.map(({ tempat }) => tempat)).toEqual(expect.arrayContaining(['BELI', 'TOKO']));
});

test('money is what the books hold, loans what they lent', async () => {
  const { uang, per_toko } = await pusat();
  expect(jumlah(uang.map(({ kas }) => kas))).toBe(await buku('KAS,KAS_GADAI'));
  expect(jumlah(uang.map(({ bank }) => bank))).toBe(await buku('BANK'));
  expect(jumlah(uang.map(({ kartu }) => kartu))).toBe(await buku('PIUTANG_EDC'));
  expect(uang[0]?.kode_toko).toBe('PUSAT');
  expect(jumlah(per_toko.map(({ pinjaman_rp }) => pinjaman_rp))).toBe(await buku('PIUTANG_GADAI'));
});

test('a year ago is a year ago, and a branch that was picked changes nothing', async () => {
  const semula = await pusat();
  expect(semula.tgl_tahun_lalu).toBe('2025-11-21');
  expect(semula.per_toko.map(({ tahun_lalu }) => tahun_lalu)).toEqual([0, 0, 0]);
  const dipilih = await pusat('JKT1');
  expect(dipilih.per_toko).toEqual(semula.per_toko);
  expect(dipilih.ringkas.per_toko).toEqual(semula.ringkas.per_toko);
});

test('a day is held against its share of the plan, and the days of a month make the plan', async () => {
  // 3 billion a month since 2020, in a month of thirty days.
  expect((await pusat()).per_toko.map(({ rencana }) => rencana)).toEqual([
    100_000_000, 100_000_000, 100_000_000,
  ]);
  await kit.owner.query("update target_toko set aktif = false where kode_toko = 'BDG1'");
  const isi = (kode_target: string, mulai_berlaku: string, target_rp: number) =>
    kit.as('OWNER').post('target-toko/create', { kode_target, mulai_berlaku, target_rp }, { portal: 'JKT1' });
  for (const satu of [
    await isi('LAMA', '2026-01-01', 5_000_000),
    await isi('NOV', '2026-11-01', 1_000_000_007),
    await isi('DES', '2026-12-01', 9_000_000),
  ])
    expect(satu, satu.text).toMatchObject({ status: 200 });
  // Nov 21 of 30 days: what 21 days make less what 20 make.
  const kini = await pusat();
  expect(kini.per_toko.map(({ kode_toko, rencana }) => [kode_toko, rencana])).toEqual([
    ['BDG1', 0],
    ['JKT1', 33_333_333],
    ['SBY1', 100_000_000],
  ]);
  expect(await isi('NOL', '2026-11-05', 0)).toMatchObject({ status: 400 });
  expect((await kit.as('SPV1').get('target-toko')).status).toBe(403);
});

test('branches have no such page, and who answers for some stores sees those', async () => {
  for (const user of ['SPV1', 'KASIR1']) expect((await kit.as(user).get('dashboard/pusat')).status).toBe(403);
  await kit.owner.query("update pengguna set lingkup = '{BDG1}' where user_id = 'PUSAT'");
  await kit.deps.sessions.end('PUSAT');
  kit.lupakan();
  const { per_toko, uang } = await pusat();
  expect(per_toko.map(({ kode_toko }) => kode_toko)).toEqual(['BDG1']);
  // His own store is his, too.
  expect(uang.map(({ kode_toko }) => kode_toko)).toEqual(['PUSAT', 'BDG1']);
});

test('over a month with closings, craftsmen and gold of head office it is the stock report, too', async () => {
  const demo = await testApp({ pgUrl: inject('pgUrl'), dari: DEMO });
  const { emas, per_toko } = (await demo.as('OWNER').get('dashboard/pusat')).data as RingkasanPusat;
  const { totals: stok, data } = await demo
    .as('OWNER')
    .get('reportbarang/global-stock-toko?lingkup=SEMUA', { portal: 'JKT1' });
  await demo.close();
  const rumah = emas.filter(({ tempat }) => !tempat.startsWith('@'));
  expect([
    jumlah(rumah.map(({ berat }) => berat)),
    jumlah(rumah.map(({ berat_murni }) => berat_murni)),
    jumlah(rumah.map(({ barang }) => barang)),
  ]).toEqual([stok?.['berat'], stok?.['berat_murni'], stok?.['jumlah']]);
  const cabang = (data as { toko: string; berat: number }[]).filter(({ toko }) => toko !== 'PUSAT');
  expect(cabang.length).toBeLessThan(data.length);
  expect(jumlah(per_toko.map((toko) => toko.emas))).toBe(jumlah(cabang.map(({ berat }) => berat)));
  expect(emas.map(({ tempat }) => tempat)).toEqual(expect.arrayContaining(['@TUKANG']));
});
