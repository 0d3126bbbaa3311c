/** Pick-ups, with a minus on the day one was taken back. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanServiceAmbil } from './laporan-service-ambil.report.ts';

export const laporanServiceAmbilSql = implementReport(
  laporanServiceAmbil,
  (f, { kode_toko }) => sql`
    select s.no_dokumen, x.tanggal, s.nama_customer, s.kode_tukang, x.arah * s.jumlah_barang as pcs, (x.arah * s.berat_keluar)::miligram as berat_keluar,
           (x.arah * s.ongkos)::rupiah as ongkos, (x.arah * s.emas_rp)::rupiah as emas_rp, (x.arah * s.ppn_transaksi_rp)::rupiah as ppn,
           (x.arah * s.total)::rupiah as total, (x.arah * s.uang_muka)::rupiah as uang_muka, coalesce(g.jumlah, 0)::rupiah as bayar,
           (select coalesce(sum(case b.ke_akun when 'HPP' then b.jumlah::bigint else -b.jumlah::bigint end), 0) from buku_uang b
             where b.kode_toko = x.kode_toko and b.no_dokumen = x.no_dokumen and b.peristiwa = x.peristiwa and 'HPP' in (b.ke_akun, b.dari_akun))::rupiah
             as harga_modal,
           x.user_id, case x.arah when 1 then 'SAH' else 'BATAL' end as status
      from jejak_service x
      join service s on s.kode_toko = x.kode_toko and s.no_dokumen = x.no_dokumen
      left join service_gerak g on g.kode_toko = x.kode_toko and g.no_dokumen = x.no_dokumen and g.peristiwa = x.peristiwa
     where x.kode_toko = ${kode_toko} and x.jenis = 'AMBIL' and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
     order by x.tanggal, s.no_dokumen, x.peristiwa`,
);
