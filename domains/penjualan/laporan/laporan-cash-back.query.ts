/**
 * Change from the notas, everything else from the legs of their posting that took money out of a drawer or a bank; both come
 * back on the day a nota is cancelled.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_NOTA } from '../gerak-penjualan.query.ts';
import { laporanCashBack } from './laporan-cash-back.report.ts';

export const laporanCashBackSql = implementReport(
  laporanCashBack,
  (f, { kode_toko }) => sql`
    with nota as (
      select p.kode_toko, p.no_faktur_group, p.nama_customer, p.kode_member, p.kasir, p.total, p.kembali, g.tanggal as hari, g.peristiwa,
             g.asal, g.arah from ${GERAK_NOTA}
       where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${unlessAll(f.kasir, 'p.kasir')}),
    -- Asked nota by nota, not joined: how many there are nobody can tell the planner.
    kaki as (
      select n.*, k.kategori, k.dari, k.jumlah, sum(k.jumlah) over nota as keluar, row_number() over nota as ke
        from nota n
        left join lateral (
          select o.kategori, case n.arah when 1 then b.dari_dimensi else b.ke_dimensi end as dari, sum(b.jumlah)::bigint as jumlah
            from buku_uang o
            join buku_uang b on b.kode_toko = n.kode_toko and b.no_dokumen = n.no_faktur_group and b.peristiwa = n.peristiwa and b.urut = o.urut
           where o.kode_toko = n.kode_toko and o.no_dokumen = n.no_faktur_group and o.peristiwa = n.asal
             and o.dari_akun in ('KAS', 'BANK') and o.ke_akun not in ('KAS', 'BANK')
           group by 1, 2) k on true
      window nota as (partition by n.no_faktur_group, n.peristiwa)),
    baris as (
      select 'KEMBALIAN' as jenis, 'UANG KEMBALIAN' as kategori, k.kasir as dari, k.kembali::bigint - coalesce(k.keluar, 0)::bigint as jumlah,
             k.no_faktur_group, k.peristiwa, k.hari, k.nama_customer, k.kode_member, k.kasir, k.total, k.arah
        from kaki k where k.ke = 1
      union all
      select 'BAYAR', k.kategori, k.dari, k.jumlah, k.no_faktur_group, k.peristiwa, k.hari, k.nama_customer, k.kode_member, k.kasir,
             k.total, k.arah
        from kaki k where k.jumlah is not null)
    select b.kategori, b.hari as tanggal, b.no_faktur_group, b.nama_customer, b.kode_member, b.kasir, b.total as nilai_nota, b.dari,
           (b.arah * b.jumlah)::rupiah as jumlah
      from baris b
     where b.jumlah > 0 and ${unlessAll(f.jenis, 'b.jenis')}
     order by b.kategori, b.hari, b.no_faktur_group, b.peristiwa, b.dari`,
);
