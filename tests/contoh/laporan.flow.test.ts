import { buffer } from 'node:stream/consumers';
import { sum } from '@mustika/kernel/amount.ts';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { laporanBarangDetailSql } from '../../domains/barang/laporan/laporan-barang-detail.query.ts';
import { laporanOtorisasiSql } from '../../domains/pengguna/otorisasi/laporan-otorisasi.query.ts';
import { laporanTransaksiPenjualanSql } from '../../domains/penjualan/laporan/laporan-transaksi-penjualan.query.ts';
import { type ServerContoh, serverContoh } from './server-contoh.ts';
import { HARI_INI, KEMARIN } from './toko-contoh.ts';

const reports = [laporanTransaksiPenjualanSql, laporanBarangDetailSql, laporanOtorisasiSql];
const declarations = reports.map(({ report }) => report);
let server: ServerContoh;
let empty: ServerContoh;

beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  server = await serverContoh({ pgUrl, declarations, reports });
  empty = await serverContoh({ pgUrl, declarations, reports, kosong: true });
});
afterAll(async () => {
  await server?.close();
  await empty?.close();
});

const both = `tgl_awal=${KEMARIN}&tgl_akhir=${HARI_INI}`;

test.each(declarations)(
  '$name answers the declared columns, and nothing when there is nothing',
  async (report) => {
    const none = await empty.as('SPV1', report.api);
    expect([none.statusCode, none.json().data, none.json().total]).toEqual([200, [], 0]);
    const full = await server.as('SPV1', report.api);
    expect(full.statusCode).toBe(200);
    expect(full.json().total).toBeGreaterThan(0);
    const { data } = full.json() as { data: Record<string, unknown>[] };
    const declared = [...Object.keys(report.groupBy), ...Object.keys(report.columns)].sort();
    for (const row of data) expect(Object.keys(row).sort()).toEqual(declared);
  },
);

test.each(declarations)('$name becomes PDF, XLSX and CSV', async (report) => {
  const pdf = await server.as('SPV1', `${report.api}/pdf`);
  expect(pdf.headers['content-disposition']).toBe(`inline; filename="${report.name}_JKT1_${HARI_INI}.pdf"`);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const xlsx = await server.as('SPV1', `${report.api}/xlsx`);
  expect(xlsx.statusCode).toBe(200);
  expect(JSON.stringify(await readXlsx(xlsx.rawPayload))).toContain(report.title);
  const csv = await server.as('SPV1', `${report.api}/csv`);
  const { total } = (await server.as('SPV1', report.api)).json();
  expect(csv.payload.trimEnd().split('\r\n').length).toBe(total + 1);
  const none = await empty.as('SPV1', `${report.api}/pdf`);
  expect(none.statusCode).toBe(200);
});

type Baris = {
  status: string;
  total: number | null;
  nilai_batal: number | null;
  berat: number | null;
  no_faktur_group: string;
};

// Protects: what the report calls sold is what the books took in, however notas were cancelled.
test('sales tie to the clearing account of the books', async () => {
  const answer = (await server.as('SPV1', `penjualan/get/report?${both}`)).json() as {
    data: Baris[];
    totals: Record<string, number>;
  };
  expect(answer.data.map((row) => [row.no_faktur_group.slice(-11), row.status])).toEqual([
    ['261120-0001', 'SAH'],
    ['261120-0001', 'SAH'],
    ['261120-0002', 'SAH'],
    ['261120-0002', 'BATAL'],
    ['261121-0001', 'SAH'],
    ['261121-0001', 'SAH'],
    ['261121-0002', 'SAH'],
    ['261121-0003', 'SAH'],
    ['261121-0003', 'BATAL'],
  ]);
  expect(answer.totals['jumlah_qty']).toBe(5);
  const kliring = async (events: string) => {
    const rows = await server.deps.db.report({ kode_toko: 'JKT1', user_id: 'UJI', lintas: false }, (db) =>
      db
        .selectFrom('buku_uang as b')
        .innerJoin('peristiwa as p', (join) =>
          join
            .onRef('p.kode_toko', '=', 'b.kode_toko')
            .onRef('p.no_dokumen', '=', 'b.no_dokumen')
            .onRef('p.urut', '=', 'b.peristiwa'),
        )
        .where('b.jenis', '=', 'JUAL')
        .where('p.membalik', events === 'semua' ? 'is distinct from' : 'is', events === 'semua' ? -1 : null)
        .select(['b.dari_akun', 'b.jumlah'])
        .execute(),
    );
    return rows.reduce(
      (total, row) => total + (row['dari_akun'] === 'KLIRING_PENJUALAN' ? -1 : 1) * (row['jumlah'] as number),
      0,
    );
  };
  expect(answer.totals['total']).toBe(await kliring('semua'));
  expect((answer.totals['total'] ?? 0) + (answer.totals['nilai_batal'] ?? 0)).toBe(await kliring('pertama'));
  expect(
    answer.data
      .filter((row) => row.status === 'BATAL')
      .every((row) => (row.total ?? 0) < 0 && (row.berat ?? 0) < 0),
  ).toBe(true);
  expect(sum(answer.data.map((row) => (row.total ?? 0) as never))).toBe(answer.totals['total']);
});

test.each([
  ['status=SAH', 7],
  ['status=BATAL', 2],
  ['kasir=KASIR2', 3],
  ['cara_bayar=TRANSFER', 3],
  ['cara_bayar=CASH&status=SAH', 5],
  ['kode_group=75', 3],
  ['kode_sales=dewi&kode_dept=ALL', 6],
  ['kode_sales=TIDAKADA', 0],
])('sales filtered by %s', async (filter, rows) => {
  expect((await server.as('SPV1', `penjualan/get/report?${both}&${filter}`)).json().total).toBe(rows);
});

test('a period starts with the open day, and must not end before it starts', async () => {
  expect((await server.as('SPV1', 'penjualan/get/report')).json().total).toBe(6);
  const wrong = await server.as('SPV1', `penjualan/get/report?tgl_awal=${HARI_INI}&tgl_akhir=${KEMARIN}`);
  expect([wrong.statusCode, wrong.json().message]).toEqual([
    400,
    'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir',
  ]);
  expect((await server.as('SPV1', 'penjualan/get/report?tanggal=1')).json().code).toBe('INPUT_TIDAK_VALID');
  expect((await server.as('SPV1', 'penjualan/get/report?tgl_awal=2026-02-30')).statusCode).toBe(400);
});

// Protects: what a piece cost never reaches the counter, on screen or in a file.
test('cashiers get stock without cost, and no report that is not in their menu', async () => {
  const { data, totals } = (await server.as('KASIR1', 'reportbarang/barang-detail')).json();
  expect(data[0]).not.toHaveProperty('harga_modal');
  expect(totals).not.toHaveProperty('harga_modal');
  expect((await server.as('KASIR1', 'reportbarang/barang-detail/csv')).payload).not.toContain('MODAL');
  expect((await server.as('SPV1', 'reportbarang/barang-detail/csv')).payload).toContain('MODAL');
  expect((await server.as('KASIR2', 'reportbarang/barang-detail')).json().code).toBe('TIDAK_BERHAK');
  expect((await server.as('KASIR2', 'reportbarang/barang-detail/pdf')).statusCode).toBe(403);
});

test('stock ties to the store inventory account and shows fine weight per piece', async () => {
  const { data, totals } = (await server.as('SPV1', 'reportbarang/barang-detail')).json();
  const [saldo] = await server.deps.db.report({ kode_toko: 'JKT1', user_id: 'UJI', lintas: false }, (db) =>
    db
      .selectFrom('buku_uang')
      .select((e) =>
        e.fn
          .sum<string>(
            e
              .case()
              .when('ke_akun', '=', 'PERSEDIAAN_TOKO')
              .then(e.ref('jumlah'))
              .when('dari_akun', '=', 'PERSEDIAAN_TOKO')
              .then(e.neg(e.ref('jumlah') as never))
              .else(0)
              .end(),
          )
          .as('nilai'),
      )
      .execute(),
  );
  expect(totals.harga_modal).toBe(Number(saldo?.nilai));
  expect(data[0]).toMatchObject({ kode_group: '70', kadar: 70, berat: 2.666, berat_murni: 1.866 });
  expect(totals.kode_barcode).toBe(data.length);
});

test('approvals show who, for whom and what became of them, by the day in Jakarta', async () => {
  const { data } = (await server.as('SPV1', 'authorization/report')).json() as { data: { status: string }[] };
  expect(data.map((row) => row.status)).toEqual(['TERPAKAI', 'KEDALUWARSA', 'BELUM DIPAKAI']);
  const yesterday = await server.as('SPV1', `authorization/report?tgl_awal=${KEMARIN}&tgl_akhir=${KEMARIN}`);
  expect(yesterday.json().total).toBe(1);
});

// Protects: a store never reads another's rows, whoever asks; head office picks the store it looks at.
test('head office sees a branch only through its portal', async () => {
  expect((await server.as('OWNER1', `penjualan/get/report?${both}`)).json().total).toBe(0);
  const branch = await server.as('OWNER1', `/toko/JKT1/api/v1/penjualan/get/report?${both}`);
  expect(branch.json().total).toBe(9);
});

test('one file at a time per user', async () => {
  const answers = await Promise.all([1, 2].map(() => server.as('SPV1', 'reportbarang/barang-detail/pdf')));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429]);
  expect((await server.as('SPV1', 'reportbarang/barang-detail/pdf')).statusCode).toBe(200);
  expect(
    await buffer((await server.as('SPV1', 'reportbarang/barang-detail/xlsx')).stream()),
  ).not.toHaveLength(0);
});
