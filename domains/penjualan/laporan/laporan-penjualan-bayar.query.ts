/**
 * Payments of notas, taken back on the day a nota was cancelled. Change is taken off the cash payments in their order, as the
 * posting does.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { CARA_BAYAR } from '../../pembayaran/cara-bayar.rule.ts';
import { GERAK_NOTA } from '../gerak-penjualan.query.ts';
import { laporanPenjualanBayar } from './laporan-penjualan-bayar.report.ts';

/** What is money; everything else is valued and booked by the domain that brings it. */
const UANG = sql`(${sql.join(CARA_BAYAR.map((cara) => sql.lit(cara)))})`;

const dikali = (name: string) => sql`(b.arah * ${sql.ref(`b.${name}`)})::rupiah as ${sql.ref(name)}`;

export const laporanPenjualanBayarSql = implementReport(
  laporanPenjualanBayar,
  (f, { kode_toko }) => sql`
    with bayar as (
      select y.*, g.tanggal, g.peristiwa as ke, g.arah as kali, p.no_faktur_group, p.nama_customer, p.kasir,
             greatest(0, coalesce(sum(y.jumlah) filter (where y.jenis not in ${UANG})
               over (partition by y.no_dokumen, g.peristiwa), 0) - p.total - p.pph22) as keluar
        from ${GERAK_NOTA}
        join pembayaran y on y.kode_toko = g.kode_toko and y.no_dokumen = g.no_dokumen and y.arah = 'MASUK'
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}),
    baris as (
      select h.jenis, h.tanggal, h.ke as peristiwa, h.kali as arah, h.no_faktur_group, h.nama_customer, h.kasir, h.no_rekening, h.kartu_akhir, h.no_referensi,
             h.diterima::bigint as jumlah, (h.diterima - h.jumlah)::bigint as kembali, h.jumlah::bigint as diterima, h.fee::bigint as fee,
             (h.jumlah + case when h.fee_ditanggung = 'PELANGGAN' then h.fee else 0 end)::bigint as ditagih, h.urut
        from bayar h
      union all
      select distinct 'BAYAR KELUAR', h.tanggal, h.ke, h.kali, h.no_faktur_group, h.nama_customer, h.kasir, null, null, null, 0::bigint, 0::bigint,
             -h.keluar::bigint, 0::bigint, -h.keluar::bigint, 0::smallint
        from bayar h where h.keluar > 0)
    select b.jenis, b.tanggal, b.no_faktur_group, b.nama_customer, b.kasir, b.no_rekening, b.kartu_akhir, b.no_referensi, ${dikali('jumlah')},
           ${dikali('kembali')}, ${dikali('diterima')}, ${dikali('fee')}, ${dikali('ditagih')}
      from baris b
     where ${unlessAll(f.cara_bayar, 'b.jenis')}
       and ${unlessAll(f.no_rekening, 'b.no_rekening')}
       and ${unlessAll(f.kasir, 'b.kasir')}
     order by b.jenis, b.tanggal, b.no_faktur_group, b.peristiwa, b.urut`,
);
