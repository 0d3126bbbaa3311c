/** Reads of the destruction screen, and its paper. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { gram, kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { renderInWorker } from '@mustika/server-kit/output/render.ts';
import { barangHancur, buktiHancur, daftarHancur, tanggalHancur } from './hancur-pembelian.command.ts';
import { BARANG_DIBELI } from './hancur-pembelian.posting.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';

const TANGGAL = `select x.tgl_beli, count(*) as jumlah, sum(x.berat)::float8 / 1000 as berat, sum(x.harga_modal)::float8 as nilai,
    count(*) filter (where x.susut > 0 and x.keputusan is distinct from 'SETUJU') as tertahan
  from (${BARANG_DIBELI}) x group by 1 order by 1`;

const BARANG = `select x.kode_barcode, x.no_faktur_beli, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat / 1000.0::float8 as berat,
    x.kadar / 1000.0::float8 as kadar, x.harga_modal as nilai, x.susut > 0 and x.keputusan is distinct from 'SETUJU' as tertahan
  from (${BARANG_DIBELI}) x where x.tgl_beli = $2 order by x.no_faktur_beli`;

const DAFTAR = `select h.no_dokumen, h.tanggal, d.dibuat as waktu, d.status, h.tgl_beli, h.kondisi_barang, h.tujuan, h.user_id, h.jumlah_barang,
    h.berat / 1000.0::float8 as berat, h.nilai, h.keterangan
  from hancur_pembelian h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
 where h.kode_toko = $1 and ($2::date is null or h.tanggal >= $2) and ($3::date is null or h.tanggal <= $3)
 order by h.tanggal desc, d.dibuat desc limit 500`;

async function baca(ctx: Ctx, name: string, text: string, values: unknown[] = []): Promise<Rows> {
  const [rows = []] = await ctx.deps.db.batch(ctx.scope, [
    { name, text, values: [ctx.scope.kode_toko, ...values] },
  ]);
  return rows;
}

type Kepala = {
  tanggal: Tanggal;
  tgl_beli: Tanggal;
  waktu: string;
  status: string;
  kondisi_barang: string;
  tujuan: string;
  user_id: string;
  keterangan: string | null;
  disetujui: string | null;
  nilai: Rupiah;
};

const KEPALA = `select h.*, d.status, d.dibuat as waktu,
    (select string_agg(distinct o.approver, ', ') from peristiwa e join otorisasi o on o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)
      where e.kode_toko = h.kode_toko and e.no_dokumen = h.no_dokumen and e.urut = 1) as disetujui
  from hancur_pembelian h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
 where h.kode_toko = $1 and h.no_dokumen = $2`;
const ISI = `select kode_barcode, no_faktur_beli, nama_barang, kode_group, kode_dept, kadar, berat,
    murni(berat, kadar)::miligram as berat_murni, harga_modal
  from hancur_pembelian_barang where kode_toko = $1 and no_dokumen = $2 order by urut`;

const KOLOM = {
  kode_barcode: kode('BARCODE', { total: 'count', width: 10 }),
  no_faktur_beli: kode('NO FAKTUR BELI', { width: 24 }),
  nama_barang: teks('NAMA BARANG', { width: 28 }),
  kode_group: kode('GROUP', { width: 8 }),
  kode_dept: kode('JENIS', { width: 8 }),
  kadar: kadar('KADAR'),
  berat: gram('BERAT', { total: 'sum' }),
  berat_murni: gram('BRT MURNI', { total: 'sum' }),
  harga_modal: uang('NILAI', { total: 'sum' }),
} as const;

const bukti = implementCommand(buktiHancur, async ({ no_dokumen }, ctx, { reply }) => {
  const values = [ctx.scope.kode_toko, no_dokumen];
  const [[kepala], rows] = (await ctx.deps.db.batch(ctx.scope, [
    { name: 'hancur_bukti_kepala', text: KEPALA, values },
    { name: 'hancur_bukti_isi', text: ISI, values },
  ])) as unknown as [Kepala[], Rows];
  if (!kepala) reject(salah.HANCUR_TIDAK_ADA, { no_dokumen });
  const { kode_toko, nama_toko, alamat_toko, zona } = ctx.session.store;
  const pdf = await renderInWorker('pdf', {
    report: {
      title: 'Bukti Hancur Pembelian',
      columns: KOLOM,
      groupBy: {},
      pdf: { paper: 'landscape', downloadOver: 500 },
    },
    rows: rows as never,
    filters: {
      No: no_dokumen,
      Tanggal: `${formatTanggal(kepala.tanggal)} ${formatWaktu(kepala.waktu, zona).slice(-5)}`,
      'Tanggal Beli': formatTanggal(kepala.tgl_beli),
      Kondisi: `${kepala.kondisi_barang} (${kepala.tujuan})`,
      Nilai: formatRupiah(kepala.nilai),
      Oleh: kepala.user_id,
      Disetujui: kepala.disetujui ?? '-',
      ...(kepala.keterangan ? { Keterangan: kepala.keterangan } : {}),
      ...(kepala.status === 'CANC' ? { Status: 'BATAL' } : {}),
    },
    shop: { kode_toko, nama_toko, alamat_toko, zona },
    printedBy: { name: ctx.session.nama, time: formatWaktu(ctx.deps.clock.now().toString(), zona) },
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${no_dokumen}.pdf"`)
    .send(pdf);
});

export const hancurCommands = [
  implementCommand(tanggalHancur, async (_input, ctx) => ({ data: await baca(ctx, 'hancur_hari', TANGGAL) })),
  implementCommand(barangHancur, async ({ tgl_beli }, ctx) => ({
    data: await baca(ctx, 'hancur_isi_hari', BARANG, [tgl_beli]),
  })),
  implementCommand(daftarHancur, async ({ tgl_awal, tgl_akhir }, ctx) => ({
    data: await baca(ctx, 'hancur_daftar', DAFTAR, [tgl_awal, tgl_akhir]),
  })),
  bukti,
];
