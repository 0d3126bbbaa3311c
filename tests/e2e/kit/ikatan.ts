/** What the reports of a day must agree with: each figure read from the books, past every report's own SQL. */
import type { Caller } from '../../kit/app.ts';
import type { Toko } from './browser.ts';
import { rekan } from './rekan.ts';

type Baris = Record<string, string | number | null>;
type Laporan = { data: Baris[]; totals: Record<string, number> };

/** Balance of a role's account after all there is, or what documents of one kind did to it on one day. */
const SALDO = `select coalesce(sum(case when ke_akun = $1 then jumlah else 0 end - case when dari_akun = $1 then jumlah else 0 end), 0)::float8 as n
  from buku_uang where kode_toko = 'JKT1'`;
const GERAK = `select coalesce(sum(case when b.ke_akun = any ($1) then b.jumlah else 0 end - case when b.dari_akun = any ($1) then b.jumlah else 0 end), 0)::float8 as n
  from buku_uang b join dokumen d using (kode_toko, no_dokumen)
 where b.kode_toko = 'JKT1' and b.tanggal = $2 and d.jenis = any ($3)`;
const EMAS = `select coalesce(sum(case when ke_tempat = $1 then berat else 0 end - case when dari_tempat = $1 then berat else 0 end), 0)::float8 as n
  from buku_barang where kode_toko = 'JKT1' and tanggal = $2`;
const STOK = `select coalesce(sum(case when ke_tempat like '@%' then 0 else berat end - case when dari_tempat like '@%' then 0 else berat end), 0)::float8 as n
  from buku_barang where kode_toko = 'JKT1'`;

const angka = (value: unknown): number => Number(value ?? 0);
/** Grams of a report as whole milligrams. */
const mg = (value: unknown): number => Math.round(angka(value) * 1000);
const jumlah = (rows: readonly Baris[], column: string): number =>
  rows.reduce((sum, row) => sum + angka(row[column]), 0);

type Ikatan = {
  laporan: string;
  kata: string;
  dari: (laporan: Laporan) => number;
  buku: readonly [text: string, values: (hari: string) => unknown[], tanda: 1 | -1];
};

const PENDAPATAN = [
  'PENJUALAN_EMAS',
  'PENJUALAN_AKSESORIS',
  'ONGKOS',
  'PENJUALAN_BERLIAN',
  'POTONGAN_PENJUALAN',
  'PEMBULATAN',
  'PPN_KELUARAN',
];

/** `dari` must equal what the books say. A period of one day stands for the filters. */
const IKATAN: readonly Ikatan[] = [
  {
    laporan: 'penjualan/get/report',
    kata: 'sold, without what was cancelled, is what the sale accounts received',
    dari: ({ totals }) => angka(totals['total']),
    buku: [GERAK, (hari) => [PENDAPATAN, hari, ['penjualan']], -1],
  },
  {
    laporan: 'pembelian/get/report',
    kata: 'bought and traded in, without what was cancelled, is what the stock of bought pieces gained',
    dari: ({ totals }) => angka(totals['harga']),
    buku: [GERAK, (hari) => [['PERSEDIAAN_BELI'], hari, ['pembelian', 'penjualan']], 1],
  },
  ...(
    [
      ['penjualan/get/reportsales', 'total'],
      ['penjualan/reports-margin-penjualan', 'total_dijual'],
      ['penjualan/get/report-global-jenis', 'total'],
    ] as const
  ).map(
    ([laporan, kolom]): Ikatan => ({
      laporan,
      kata: 'what was sold is the same however it is grouped',
      dari: ({ totals }) => angka(totals[kolom]),
      buku: [GERAK, (hari) => [PENDAPATAN, hari, ['penjualan']], -1],
    }),
  ),
  ...(
    [
      ['pembelian/get/reportsales', 'harga'],
      ['pembelian/get/report-kondisi', 'harga'],
      ['pembelian/get/report-rekap', 'bersih'],
    ] as const
  ).map(
    ([laporan, kolom]): Ikatan => ({
      laporan,
      kata: 'what was bought is the same however it is grouped',
      dari: ({ totals }) => angka(totals[kolom]),
      buku: [GERAK, (hari) => [['PERSEDIAAN_BELI'], hari, ['pembelian', 'penjualan']], 1],
    }),
  ),
  {
    laporan: 'penjualan/reports-margin-penjualan',
    kata: 'the cost of what was sold is the account of cost',
    dari: ({ totals }) => angka(totals['total_modal']),
    buku: [GERAK, (hari) => [['HPP', 'HPP_BERLIAN', 'HPP_AKSESORIS'], hari, ['penjualan']], 1],
  },
  {
    laporan: 'reportcash/rekap',
    kata: 'the last balances of the drawers are the account of cash',
    dari: ({ data }) =>
      [...Map.groupBy(data, (row) => row['kasir']).values()].reduce(
        (sum, rows) => sum + angka(rows.at(-1)?.['saldo']),
        0,
      ),
    buku: [SALDO, () => ['KAS'], 1],
  },
  {
    laporan: 'tutup-toko/eod',
    kata: 'the end of day is the account of cash',
    dari: ({ totals }) => angka(totals['kas_bersih']),
    buku: [SALDO, () => ['KAS'], 1],
  },
  {
    laporan: 'tutup-toko/akhir-hari',
    kata: 'the closing holds the account of cash',
    dari: ({ data }) => jumlah(data, 'kas_akhir'),
    buku: [SALDO, () => ['KAS'], 1],
  },
  {
    laporan: 'reportcash/akhir-hari',
    kata: 'banks end the day at the account of banks',
    dari: ({ data }) =>
      jumlah(
        data.filter((row) => row['tempat'] === 'BANK'),
        'saldo_akhir',
      ),
    buku: [SALDO, () => ['BANK'], 1],
  },
  {
    laporan: 'tutup-toko/harian-emas',
    kata: 'grams sold are the grams that went to customers',
    dari: ({ totals }) => mg(totals['jual']) - mg(totals['beli']),
    buku: [EMAS, (hari) => ['@PELANGGAN', hari], 1],
  },
  {
    laporan: 'tutup-toko/harian-emas',
    kata: 'grams at the end are the grams in the places of the shop',
    dari: ({ totals }) => mg(totals['akhir']),
    buku: [STOK, () => [], 1],
  },
];

/** Asks the server as the supervisor would. */
async function minta(spv: Caller, path: string, hari: string): Promise<Laporan> {
  const period = `tgl_awal=${hari}&tgl_akhir=${hari}`;
  const query = path === 'tutup-toko/eod' ? `tanggal=${hari}` : period;
  const semua = path === 'reportcash/rekap' ? '&user_id=ALL' : '';
  const answer = await spv.get(`${path}?${query}${semua}`);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer as unknown as Laporan;
}

/** Figures that differ from the books, as sentences. Empty is what it must be. */
export async function ikatan(toko: Toko, hari: string): Promise<string[]> {
  const beda: string[] = [];
  const spv = rekan(toko).as('SPV1');
  for (const { laporan, kata, dari, buku } of IKATAN) {
    const [text, values, tanda] = buku;
    const { rows } = await toko.owner.query<{ n: number }>(text, values(hari));
    const ada = dari(await minta(spv, laporan, hari));
    const mesti = tanda * angka(rows[0]?.n);
    if (ada !== mesti) beda.push(`${laporan}: ${kata}: ${ada}, the books say ${mesti}`);
  }
  return beda;
}
