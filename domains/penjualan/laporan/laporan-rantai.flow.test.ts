/** Protects: what the chain sees side by side is what its stores say of themselves, to the milligram and the rupiah. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BELI_BAKU, beli, dibeli } from '../../../tests/kit/beli.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
  SANDI_OWNER,
  terjual,
} from '../../../tests/kit/jual.ts';
import { jualManual, lotDijual } from '../../../tests/kit/jual-manual.ts';
import { barangBaru, ditukar, jualLama, TUKAR_BAKU, tukar } from '../../../tests/kit/tukar.ts';

const CABANG = ['BDG1', 'JKT1', 'SBY1'];
const KEMARIN = '2026-11-20';
const PERIODE = `tgl_awal=${KEMARIN}&tgl_akhir=${HARI}`;

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  for (const toko of [...CABANG, 'PUSAT']) await atur(kit, { HIDUP_FEATURE_MODULE: 'true' }, toko);
  await hargaGrup(kit);
  const kasir = kit.as('KASIR1');
  for (const kode_barcode of ['RANT0001', 'RANT0002', 'RANT0003']) await masukkan(kit, { kode_barcode });
  for (const kode_barcode of ['RANT0001', 'RANT0002'])
    await terjual(kasir, nota([kode_barcode], HARGA_BAKU, { nama_customer: 'SITI' }));
  await dibeli(kasir, beli(['RANT0001'], BELI_BAKU));
  await jualLama(kit, 'RANT0011');
  await barangBaru(kit, 'RANT0012');
  await ditukar(kit, tukar(['RANT0012'], ['RANT0011'], TUKAR_BAKU));
  const lot = await lotDijual(kit);
  const manual = await kasir.post('penjualan-manual/simpan', jualManual(lot));
  expect(manual, manual.text).toMatchObject({ status: 200 });
  const no_faktur_group = await terjual(kasir, nota(['RANT0003'], HARGA_BAKU));
  const batal = { no_faktur_group, alasan: 'pembeli batal' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

type Baris = Record<string, string | number | null>;
type Laporan = Omit<Answer, 'data'> & { data: Baris[]; totals: Record<string, number> };
const laporan = async (path: string, portal?: string, user = 'OWNER'): Promise<Laporan> => {
  const answer = await kit.as(user).get(path, portal ? { portal } : undefined);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as Laporan;
};
const mil = (value: number): number => Math.round(value * 1000);
/** What the stores' own reports come to together. */
async function bersama(path: string, column: string): Promise<number> {
  let all = 0;
  for (const toko of CABANG) all += mil((await laporan(path, toko)).totals[column] as number);
  return all / 1000;
}
const menurut = (rows: readonly Baris[], toko: string): Baris | undefined =>
  rows.find((row) => row['toko'] === toko);

test('sales: a line a store, and the lines are the lists of the stores', async () => {
  const { data, totals } = await laporan(`penjualan/get/report-global-penjualan?${PERIODE}&lingkup=SEMUA`);
  expect(data.map((row) => row['toko'])).toEqual(CABANG);
  for (const kolom of ['jumlah_qty', 'berat', 'harga_emas', 'ongkos', 'harga_atribut', 'diskon', 'total'])
    expect(totals[kolom], kolom).toBe(await bersama(`penjualan/get/report?${PERIODE}`, kolom));
  expect(totals['berat_murni']).toBe(
    await bersama(`penjualan/get/report-global-jenis?${PERIODE}`, 'berat_murni'),
  );
  const jkt = await laporan(`penjualan/get/report?${PERIODE}`, 'JKT1');
  expect(menurut(data, 'JKT1')).toMatchObject({ total: jkt.totals['total'], berat: jkt.totals['berat'] });
  const bagian = data.reduce((sum, row) => sum + mil(row['persen'] as number), 0);
  expect(Math.abs(bagian - 100_000)).toBeLessThanOrEqual(30);
  const { rows } = await kit.owner.query(
    `select -coalesce(sum(masuk - keluar), 0)::float8 as n from gerak_uang where tanggal between $1 and $2
        and akun in ('PENJUALAN_EMAS', 'PENJUALAN_AKSESORIS', 'PENJUALAN_BERLIAN', 'ONGKOS', 'POTONGAN_PENJUALAN', 'PEMBULATAN', 'PPN_KELUARAN')
        and kategori in ('PENJUALAN', 'BATAL PENJUALAN', 'PENJUALAN MANUAL', 'TAMBAH BARANG', 'TUKAR')`,
    [KEMARIN, HARI],
  );
  expect(totals['total']).toBe(rows[0].n);
});

test('a branch that did nothing stands beside those that did, and where nobody did there is no line', async () => {
  const { data } = await laporan(`pembelian/get/report-global-pembelian?${PERIODE}&lingkup=SEMUA`);
  expect(data.map((row) => row['toko'])).toEqual(CABANG);
  expect(menurut(data, 'SBY1')).toMatchObject({ jumlah_nota: 0, harga: 0, harga_rata: null, persen: 0 });
  const dulu = 'tgl_awal=2020-01-01&tgl_akhir=2020-01-01&lingkup=SEMUA';
  expect((await laporan(`penjualan/get/report-global-penjualan?${dulu}`)).data).toEqual([]);
});

test('purchases: the lines are the lists of the stores, trade-ins alone or with them', async () => {
  const path = `pembelian/get/report-global-pembelian?${PERIODE}&lingkup=SEMUA`;
  const { data, totals } = await laporan(path);
  for (const kolom of ['jumlah_qty', 'berat_nota', 'berat', 'harga_nota', 'harga', 'selisih'])
    expect(totals[kolom], kolom).toBe(await bersama(`pembelian/get/report?${PERIODE}`, kolom));
  expect(menurut(data, 'JKT1')?.['harga']).toBeGreaterThanOrEqual(BELI_BAKU + TUKAR_BAKU);
  const tukar = await laporan(`${path}&jenis=TUKAR`);
  expect(tukar.totals['harga']).toBe(await bersama(`pembelian/get/report?${PERIODE}&jenis=TUKAR`, 'harga'));
  expect(menurut(tukar.data, 'JKT1')?.['harga']).toBe(TUKAR_BAKU);
});

test('sales people: what each sold and bought is in the reports of his store', async () => {
  const { data, totals } = await laporan(`penjualan/get/report-global-sales?${PERIODE}&lingkup=SEMUA`);
  const jual = `penjualan/get/reportsales?${PERIODE}`;
  const belian = `pembelian/get/reportsales?${PERIODE}`;
  expect(totals).toMatchObject({
    jual_qty: await bersama(jual, 'jumlah_qty'),
    jual_berat: await bersama(jual, 'berat'),
    jual_rp: await bersama(jual, 'total'),
    beli_qty: await bersama(belian, 'jumlah'),
    beli_berat: await bersama(belian, 'berat'),
    beli_rp: await bersama(belian, 'harga'),
  });
  const sales = data.filter((row) => row['kode_sales'] === 'S1');
  expect(sales.length).toBe(CABANG.length);
  const s1 = await laporan(`${jual}&kode_sales=S1`, 'JKT1');
  expect(menurut(sales, 'JKT1')).toMatchObject({ jual_rp: s1.totals['total'] });
  const hanyaJual = data.filter((row) => row['beli_rp'] === null);
  for (const row of hanyaJual) expect(row).toMatchObject({ beli_nota: null, beli_qty: null });
});

test('stock: grams are the gold book, cost is what the stock accounts hold', async () => {
  const { data, totals } = await laporan('reportbarang/global-stock-toko?lingkup=SEMUA');
  const saldo = `barang/get/saldobarang?tgl_awal=${HARI}&tgl_akhir=${HARI}`;
  expect(totals['berat']).toBe(await bersama(saldo, 'akhir'));
  expect(totals['berat_murni']).toBe(await bersama(saldo, 'akhir_murni'));
  expect(totals['jumlah']).toBe(await bersama(saldo, 'akhir_qty'));
  const { rows } = await kit.owner.query(
    `select sum(masuk - keluar)::float8 as n from gerak_uang
      where akun in (select akun from status_stok union select akun from jenis_lot where akun like 'PERSEDIAAN%' union select 'PERSEDIAAN_AKSESORIS')`,
  );
  expect(totals['harga_modal']).toBe(rows[0].n);
  expect(data.filter((row) => row['toko'] === 'JKT1').map((row) => row['kode_gudang'])).toEqual(
    expect.arrayContaining(['BELI', 'TOKO']),
  );
});

test('who may read one store reads one store, and a cashier no cost', async () => {
  for (const path of [
    `penjualan/get/report-global-penjualan?${PERIODE}&lingkup=SEMUA`,
    `pembelian/get/report-global-pembelian?${PERIODE}&lingkup=SEMUA`,
    `penjualan/get/report-global-sales?${PERIODE}&lingkup=SEMUA`,
    'reportbarang/global-stock-toko?lingkup=SEMUA',
  ]) {
    const { data } = await laporan(path, undefined, 'SPV1');
    expect(new Set(data.map((row) => row['toko'])), path).toEqual(new Set(['JKT1']));
    const dua = await laporan(path.replace('SEMUA', 'PILIHAN&daftar_toko=jkt1,sby1'));
    expect(dua.data.length, path).toBeGreaterThan(0);
    for (const { toko } of dua.data) expect(['JKT1', 'SBY1'], path).toContain(toko);
  }
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR2', '/laporan-global-stock-toko', true) on conflict (user_id, path) do update set is_show = true",
  );
  const { data } = await laporan('reportbarang/global-stock-toko', undefined, 'KASIR2');
  expect(Object.keys(data[0] as Baris)).not.toContain('harga_modal');
  expect(Object.keys(data[0] as Baris)).not.toContain('modal_rata');
});
