// Protects: what the reports of pre-orders sum is what the books and the documents say, to the rupiah and the piece.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, batalJual, hargaGrup, numberOf, potongBaru } from '../../../tests/kit/jual.ts';
import {
  closingBatal,
  diPo,
  ditutup,
  HARGA_PO,
  MODEL_PO,
  po,
  poBatal,
} from '../../../tests/kit/pre-order.ts';
import { ambilTitip } from '../../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'LAPO', MODEL_PO);
const HARI = 'tgl_awal=2026-11-21&tgl_akhir=2026-11-21';

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { PRE_ORDER_MODULE: 'true', POTONGAN_BATAL_PRE_ORDER: '10000' });
  await hargaGrup(kit);
  const kasir = kit.as('KASIR1');
  // One of two fetched, the other waits; one whose batch was taken back; one that was given up with a part kept; one sale undone.
  const satu = await diPo(kasir, po(2_000_000));
  const a = await potong();
  numberOf(await ditutup(kasir, [a]));
  numberOf(await ambilTitip(kasir, satu, [a], HARGA_PO, 1_000_000));
  const dua = await diPo(kasir, po(1_000_000, [{ nama_barang: 'GELANG LAPORAN', qty: 1 }]));
  const b = await potong({ nama_barang: 'GELANG LAPORAN' });
  await closingBatal(kasir, numberOf(await ditutup(kasir, [b])));
  const tiga = await diPo(kasir, po(3_562_500, [{ nama_barang: 'KALUNG LAPORAN', qty: 1 }]));
  const c = await potong({ nama_barang: 'KALUNG LAPORAN', berat_asli: 3.2 });
  numberOf(await ditutup(kasir, [c]));
  await batalJual(kit, numberOf(await ambilTitip(kasir, tiga, [c], 3_510_000, 3_562_500)));
  numberOf(await poBatal(kasir, tiga));
  expect([satu, dua, tiga]).toHaveLength(3);
});
afterAll(async () => {
  expect(await kit.periksa()).toEqual([]);
  await kit.close();
});

type Laporan = { data: Record<string, unknown>[]; totals: Record<string, number> };
const laporan = async (path: string, query = HARI): Promise<Laporan> => {
  const answer = await kit.as('OWNER').get(`${path}?${query}`, { portal: 'JKT1' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return JSON.parse(answer.text) as Laporan;
};
const jumlah = ({ totals }: Laporan, kolom: string): number => totals[kolom] ?? 0;
const buku = async (syarat: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when dari_akun = 'UANG_MUKA_PRE_ORDER' then jumlah::bigint else -jumlah::bigint end), 0)::float8 as n from buku_uang
      where 'UANG_MUKA_PRE_ORDER' in (dari_akun, ke_akun) and kode_toko = 'JKT1' and tanggal = '2026-11-21' and ${syarat}`,
  );
  return rows[0].n;
};

test('transactions: money that came and went back, what was kept', async () => {
  const all = await laporan('pre-order/get/report-transaksi');
  expect(jumlah(all, 'uang_muka')).toBe(
    await buku("kategori in ('PRE ORDER', 'BATAL PRE ORDER') and jenis in ('CASH', 'TRANSFER')"),
  );
  expect(-jumlah(all, 'potongan')).toBe(await buku("jenis = 'POTONGAN'"));
});

test('sales: what paid the notas, and what went back of it', async () => {
  const all = await laporan('pre-order/get/report-penjualan');
  expect(jumlah(all, 'dipakai')).toBe(-(await buku("jenis = 'DP'")));
  // A reversal stands in the books under a category of its own.
  const sah = await laporan('pre-order/get/report-penjualan', `${HARI}&status=SAH`);
  expect(jumlah(sah, 'kelebihan')).toBe(-(await buku("kategori = 'KELEBIHAN PO'")));
  const undone = all.data.filter((row) => row['status'] === 'BATAL');
  expect(undone.map((row) => row['kelebihan'])).toEqual([-52_500]);
});

test('outstanding: what is left of every line, and all the money that is held', async () => {
  const all = await laporan('pre-order/get/report-outstand', '');
  const { rows } = await kit.owner.query(
    `select (select sum(saldo::bigint) from titipan where jenis = 'PRE_ORDER' and kode_toko = 'JKT1')::float8 as saldo,
            (select sum(qty - datang - batal) from pre_order_barang where kode_toko = 'JKT1')::int as belum`,
  );
  expect([jumlah(all, 'saldo'), jumlah(all, 'belum_datang')]).toEqual([rows[0].saldo, rows[0].belum]);
  // Without PPN the account holds all of it.
  expect(rows[0].saldo).toBe(
    Number(
      (
        await kit.owner.query(
          `select sum(case when dari_akun = 'UANG_MUKA_PRE_ORDER' then jumlah::bigint else -jumlah::bigint end)::float8 as n from buku_uang
            where 'UANG_MUKA_PRE_ORDER' in (dari_akun, ke_akun) and kode_toko = 'JKT1'`,
        )
      ).rows[0].n,
    ),
  );
  const order = await laporan('pre-order/get/report-outstand', 'keadaan=BELUM_DATANG');
  expect(jumlah(order, 'belum_datang')).toBe(rows[0].belum);
});

test('arrivals: every batch, and a minus for the one that was taken back', async () => {
  const all = await laporan('pre-order/get/report-closing');
  const { rows } = await kit.owner.query(
    `select coalesce(sum(c.jumlah_barang), 0)::int as pcs, coalesce(sum(c.total::bigint), 0)::float8 as total from closing_po c
       join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_dokumen and d.status = 'DONE'
      where c.kode_toko = 'JKT1' and c.tanggal = '2026-11-21'`,
  );
  expect([jumlah(all, 'pcs'), jumlah(all, 'total')]).toEqual([rows[0].pcs, rows[0].total]);
});
