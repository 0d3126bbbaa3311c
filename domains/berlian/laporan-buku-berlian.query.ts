/** Stones in the pieces of the store, and what of its master is loose, with their kind. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBukuBerlian } from './laporan-buku-berlian.report.ts';

/**
 * Where a stone is by the status of its piece. One on its way is still its sender's; what went to another store is in the book of that
 * one, and what was taken back never was.
 */
const KEADAAN = sql`case when b.status = 'TERJUAL' then 'TERJUAL'
  when b.status in ('ROSOK', 'HILANG', 'DISERAHKAN') then 'KELUAR' else 'STOK' end`;

const TERTULIS = sql`case when s.no_sertifikat is not null then s.sertifikat || ' ' || s.no_sertifikat end`;

export const laporanBukuBerlianSql = implementReport(
  laporanBukuBerlian,
  (f, { kode_toko }) => sql`
    with buku as (
      select ${KEADAAN} as keadaan, s.kode_batu, b.kode_barcode, s.kode_berlian, b.kode_intern, b.nama_barang as nama, s.kode_shape,
             s.kode_color, s.kode_clarity, ${TERTULIS} as sertifikat, s.jumlah, s.karat::bigint as karat, b.no_terakhir,
             m.kode_supplier_berlian
        from barang_batu s join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
        left join parameter_berlian m on m.kode_toko = s.kode_toko and m.kode_berlian = s.kode_berlian
       where s.kode_toko = ${kode_toko} and b.status not in ('BATAL', 'TERKIRIM')
      union all
      -- What pieces were set with is a parcel's no more.
      select 'LEPAS', s.kode_batu, null, s.kode_berlian, s.kode_intern, s.nama_berlian, s.kode_shape, s.kode_color, s.kode_clarity,
             ${TERTULIS}, greatest(s.jumlah - coalesce(p.jumlah, 0), 0)::int, greatest(s.karat - coalesce(p.karat, 0), 0)::bigint, null,
             s.kode_supplier_berlian
        from parameter_berlian s
        left join lateral (select sum(t.jumlah) as jumlah, sum(t.karat) as karat from barang_batu t
                             join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode and b.status <> 'BATAL'
                            where t.kode_toko = s.kode_toko and t.kode_berlian = s.kode_berlian) p on true
       where s.kode_toko = ${kode_toko} and s.aktif and s.jumlah > coalesce(p.jumlah, 0))
    select j.nama_batu as jenis, k.* from buku k join jenis_batu j using (kode_batu)
     where ${unlessAll(f.keadaan, 'k.keadaan')} and ${unlessAll(f.kode_batu, 'k.kode_batu')}
       and ${unlessAll(f.kode_supplier_berlian, 'k.kode_supplier_berlian')}
     order by array_position(array['STOK', 'LEPAS', 'TERJUAL', 'KELUAR'], k.keadaan), 1, k.kode_barcode, k.kode_berlian`,
);
