/** Protects: the day's page and the reports of the end of the day agree with the books and with each other. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { denganOtorisasi, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../tests/kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';
import type { HariToko } from './hari-toko.command.ts';

let kit: Kit;
let batal: string;
const OWNER = { user_id: 'OWNER', password: PASSWORD };
const spv = () => kit.as('SPV1');
const satu = async (text: string) => (await kit.owner.query(text)).rows[0];
/** Grams of a report as whole milligrams. */
const mg = (grams: number): number => Math.round(grams * 1000);

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, ...['HARIAN01', 'HARIAN02', 'HARIAN03'].map((kode_barcode) => ({ kode_barcode })));
  await terjual(kit.as('KASIR1'), nota(['HARIAN01'], HARGA_BAKU));
  batal = await terjual(kit.as('KASIR1'), nota(['HARIAN02'], HARGA_BAKU));
  const why = { no_faktur_group: batal, alasan: 'salah barang' };
  expect((await denganOtorisasi(spv(), 'penjualan/batal', why, OWNER)).status).toBe(200);
  await hitungLaci(kit, spv(), 'JKT1', { KASIR1: -7_000 });
  expect((await tutup(spv(), await isiTutup(spv(), { catatan: 'ramai' }), OWNER)).status).toBe(200);
});
afterAll(() => kit?.close());

const hari = async (tanggal = HARI): Promise<HariToko> => {
  const answer = await spv().get(`tutup-toko/hari?tanggal=${tanggal}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as HariToko;
};

test('the page of the day says who closed it, what was missing, cancelled and signed', async () => {
  const page = await hari();
  expect(page.kepala).toMatchObject({
    tanggal: HARI,
    no_dokumen: 'JKT1-TH-261121-0001',
    oleh: 'SPV1',
    penyetuju: 'OWNER',
    tanggal_berikut: '2026-11-22',
    catatan: 'RAMAI',
    selisih: -7_000,
    bisa_dibuka: true,
  });
  expect(page.uang.find(({ dimensi }) => dimensi === 'KASIR1')).toMatchObject({
    akun: 'KAS',
    selisih: -7_000,
    hitungan: 1,
  });
  for (const u of page.uang) expect(u.awal + u.masuk - u.keluar).toBe(u.akhir);
  expect(page.pembatalan).toMatchObject([
    { no_dokumen: batal, jenis: 'Penjualan', user_id: 'SPV1', alasan: 'SALAH BARANG', jumlah: HARGA_BAKU },
  ]);
  expect(page.otorisasi.map((o) => [o.requester, o.approver])).toContainEqual(['SPV1', 'OWNER']);
  expect(page.kategori.map((k) => k.kategori)).toEqual(
    expect.arrayContaining(['PENJUALAN', 'BATAL PENJUALAN', 'SELISIH KAS']),
  );
  expect(page.barang).toContainEqual(
    expect.objectContaining({ jenis: 'Penjualan', batal: true, masuk_qty: 1, masuk: 3.25, keluar_qty: 0 }),
  );
  const stok = await satu(
    "select count(*)::int as qty, sum(berat)::bigint::float8 as berat from barang where kode_toko = 'JKT1' and status in ('TERSEDIA', 'DITAHAN')",
  );
  for (const rows of [page.kadar, page.baki]) {
    expect(rows.reduce((sum, row) => sum + mg(row.akhir), 0)).toBe(stok.berat);
    expect(rows.reduce((sum, row) => sum + row.akhir_qty, 0)).toBe(stok.qty);
  }
});

test('an earlier day without a closing of its own is read from the books; an open one is not told', async () => {
  const [, kemarin] = (await spv().get('tutup-toko/riwayat')).data;
  const page = await hari(kemarin.tanggal);
  expect(page.kepala).toMatchObject({ no_dokumen: null, bisa_dibuka: false });
  const today = await hari();
  for (const u of today.uang.filter(({ awal }) => awal !== 0))
    expect(page.uang.find((o) => o.akun === u.akun && o.dimensi === u.dimensi)?.akhir).toBe(u.awal);
  expect(await spv().get('tutup-toko/hari?tanggal=2026-11-22')).toMatchObject({
    status: 404,
    code: 'HARI_BELUM_DITUTUP',
  });
});

test('on paper it is one page', async () => {
  const pdf = await spv().get(`tutup-toko/hari/pdf?tanggal=${HARI}`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('EOD ends with the cash of the closing, and the closing stands in the list of days', async () => {
  const eod = await spv().get(`tutup-toko/eod?tanggal=${HARI}`);
  const akhir = await spv().get(`tutup-toko/akhir-hari?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  const [row] = akhir.data;
  expect(row).toMatchObject({ user_id: 'SPV1', penyetuju: 'OWNER', selisih: -7_000, status: 'DITUTUP' });
  expect(row.kas_awal + row.kas_masuk - row.kas_keluar).toBe(row.kas_akhir);
  expect((eod as unknown as { totals: { kas_bersih: number } }).totals.kas_bersih).toBe(row.kas_akhir);
  expect(eod.data).toContainEqual(
    expect.objectContaining({ bagian: 'BATAL PENJUALAN', uraian: 'KAS KASIR1', kas_keluar: HARGA_BAKU }),
  );
  expect(eod.data).toContainEqual(
    expect.objectContaining({ bagian: 'BATAL PENJUALAN', uraian: 'EMAS', qty: 1, berat: 3.25 }),
  );
});

test('the gold of a day: what was there plus what came minus what went, cancellations netted', async () => {
  const { data } = await spv().get(`tutup-toko/harian-emas?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  for (const r of data) {
    const out = mg(r.jual) + mg(r.hancur) + mg(r.kirim) + mg(r.cuci) + mg(r.lebur) - mg(r.sortir);
    expect(mg(r.awal) + mg(r.tambah) + mg(r.beli) + mg(r.terima) - out, r.kode_group).toBe(mg(r.akhir));
    expect(r.awal_qty + r.masuk_qty - r.keluar_qty).toBe(r.akhir_qty);
    expect(r.beli).toBe(0);
  }
  const terjualHariIni = await satu(
    `select sum(berat)::bigint::float8 as berat from penjualan_barang where kode_toko = 'JKT1' and tanggal = '${HARI}' and not batal`,
  );
  expect(data.reduce((sum: number, r: { jual: number }) => sum + mg(r.jual), 0)).toBe(terjualHariIni.berat);
  // One gram of fine gold is the same gram on the page, in the list of closings, in every list of stock and here.
  const murni = data.reduce((sum: number, r: { akhir_murni: number }) => sum + mg(r.akhir_murni), 0);
  const page = (await hari()).kadar.reduce((sum, row) => sum + mg(row.akhir_murni), 0);
  const akhir = await spv().get(`tutup-toko/akhir-hari?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  expect(mg(akhir.data[0].berat_murni)).toBe(page);
  expect(murni).toBe(page);
  const jumlahMurni = async (path: string, kolom: string): Promise<number> => {
    const rows = (await spv().get(path)).data as Record<string, number>[];
    return rows.reduce((sum, row) => sum + mg(row[kolom] as number), 0);
  };
  const { rows: kini } = await kit.owner.query(
    `select sum(murni(b.berat, b.kadar))::int as murni from barang b join status_stok s using (status) where b.kode_toko = 'JKT1'`,
  );
  expect(kini[0].murni).toBe(page);
  for (const berdasarkan of ['GROUP', 'JENIS', 'GUDANG', 'BAKI'])
    expect(
      await jumlahMurni(
        `barang/get/saldobarang?berdasarkan=${berdasarkan}&tgl_awal=${HARI}&tgl_akhir=${HARI}`,
        'akhir_murni',
      ),
      berdasarkan,
    ).toBe(page);
  expect(data.find((r: { kode_group: string }) => r.kode_group === '750')).toMatchObject({
    harga: 1_050_000,
  });
});
