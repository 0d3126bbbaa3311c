/** Cancelled exchanges from the event that reversed them. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBatalTukar } from './laporan-batal-tukar.report.ts';

export const laporanBatalTukarSql = implementReport(
  laporanBatalTukar,
  (f, { kode_toko }) => sql`
    select r.tanggal, p.no_faktur_group, p.tanggal as tgl_tukar, r.waktu, p.nama_customer, p.kasir,
           (select string_agg(l.kode_barcode, ' ' order by l.urut) from pembelian_barang l
             where l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group) as barang_tukar,
           p.berat, p.total as harga, j.total as harga_jual, d.titipan::rupiah,
           greatest(0, j.total - p.total - d.titipan)::rupiah as tukar_tambah,
           greatest(0, p.total - j.total)::rupiah as tukar_kurang, r.user_id as dibatalkan_oleh, r.alasan,
           ${sql.raw(penyetuju('r'))} as disetujui
      from peristiwa r
      join pembelian p on p.kode_toko = r.kode_toko and p.no_faktur_group = r.no_dokumen and p.tukar
      join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_group = p.no_faktur_group
      cross join lateral (select coalesce(sum(y.jumlah), 0)::bigint as titipan from pembayaran y
        where y.kode_toko = p.kode_toko and y.no_dokumen = p.no_faktur_group and y.jenis = 'TITIPAN') d
     where r.kode_toko = ${kode_toko} and r.membalik is not null
       and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by r.tanggal, r.waktu, p.no_faktur_group`,
);
