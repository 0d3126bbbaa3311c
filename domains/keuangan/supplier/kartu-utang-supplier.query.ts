/** Legs on the debt to suppliers, with the balance before the period reckoned back from today's cached one. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { gerakDanAwal } from '../gerak-akun.query.ts';
import { kartuUtangSupplier } from './kartu-utang-supplier.report.ts';

export const kartuUtangSupplierSql = implementReport(
  kartuUtangSupplier,
  (f, { kode_toko }) => sql`
    with ${gerakDanAwal(['UTANG_SUPPLIER'], { kode_toko, tgl_awal: f.tgl_awal, tgl_akhir: f.tgl_akhir })},
    baris as (
      select a.dimensi, null::date as tanggal, null::text as no_dokumen, 'SALDO AWAL' as kategori, null::text as jenis,
             null::bigint as tambah, null::bigint as bayar, -a.saldo as saldo, 0::bigint as urut
        from awal a
       where a.saldo <> 0 or exists (select from gerak g where g.dimensi = a.dimensi)
      union all
      select g.dimensi, g.tanggal, g.no_dokumen, g.kategori, g.jenis, nullif(g.keluar, 0), nullif(g.masuk, 0),
             (coalesce(-a.saldo, 0) + sum(g.keluar - g.masuk) over w)::bigint, row_number() over w
        from gerak g
        join peristiwa p on p.kode_toko = ${kode_toko} and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
        left join awal a on a.dimensi = g.dimensi
      window w as (partition by g.dimensi order by g.tanggal, p.waktu, g.no_dokumen, g.peristiwa, g.urut))
    select case when n.nama_supplier is distinct from b.dimensi and n.nama_supplier is not null
                then b.dimensi || ' - ' || n.nama_supplier else b.dimensi end as nama,
           b.tanggal, b.no_dokumen, b.kategori, b.jenis, b.tambah::rupiah, b.bayar::rupiah, b.saldo::rupiah,
           (select string_agg(coalesce(i.no_faktur_supplier, i.no_utang), ', ' order by i.no_utang, i.urut_utang) from bayar_supplier_faktur_isi i
             where i.kode_toko = ${kode_toko} and i.no_dokumen = b.no_dokumen) as untuk
      from baris b
      left join supplier_barang n on n.kode_toko = ${kode_toko} and n.kode_supplier = b.dimensi
     where ${unlessAll(f.supplier, 'b.dimensi')}
     order by b.dimensi, b.urut`,
);
