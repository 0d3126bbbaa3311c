/**
 * Change from the notas, everything else from the legs of their posting that took money out of a drawer or a bank; both come
 * back on the day a nota is cancelled.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_NOTA } from '../gerak-penjualan.query.ts';
import { laporanCashBack } from './laporan-cash-back.report.ts';

export const laporanCashBackSql = implementReport(
  laporanCashBack,
  (f, { kode_toko }) => sql`
    with nota as (
      select p.*, g.tanggal as hari, g.peristiwa, g.asal, g.arah from ${GERAK_NOTA}
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${unlessAll(f.kasir, 'p.kasir')}),
    keluar as (
      select n.no_faktur_group, n.peristiwa, o.kategori, case n.arah when 1 then b.dari_dimensi else b.ke_dimensi end as dari,
             sum(b.jumlah)::bigint as jumlah
        from nota n
        join buku_uang o on o.kode_toko = n.kode_toko and o.no_dokumen = n.no_faktur_group and o.peristiwa = n.asal
        join buku_uang b on b.kode_toko = n.kode_toko and b.no_dokumen = n.no_faktur_group and b.peristiwa = n.peristiwa and b.urut = o.urut
       where o.dari_akun in ('KAS', 'BANK') and o.ke_akun not in ('KAS', 'BANK')
       group by 1, 2, 3, 4),
    baris as (
      select 'KEMBALIAN' as jenis, 'UANG KEMBALIAN' as kategori, n.no_faktur_group, n.peristiwa, n.kasir as dari,
             n.kembali::bigint - coalesce((select sum(k.jumlah) from keluar k
               where k.no_faktur_group = n.no_faktur_group and k.peristiwa = n.peristiwa), 0)::bigint as jumlah
        from nota n
      union all
      select 'BAYAR', k.kategori, k.no_faktur_group, k.peristiwa, k.dari, k.jumlah from keluar k)
    select b.kategori, n.hari as tanggal, n.no_faktur_group, n.nama_customer, n.kode_member, n.kasir, n.total as nilai_nota, b.dari,
           (n.arah * b.jumlah)::rupiah as jumlah
      from baris b join nota n using (no_faktur_group, peristiwa)
     where b.jumlah > 0 and ${unlessAll(f.jenis, 'b.jenis')}
     order by b.kategori, n.hari, n.no_faktur_group, n.peristiwa, b.dari`,
);
