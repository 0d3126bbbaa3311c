/** Change from the notas, everything else from the legs of their posting that took money out of a drawer or a bank. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanCashBack } from './laporan-cash-back.report.ts';

export const laporanCashBackSql = implementReport(
  laporanCashBack,
  (f, { kode_toko }) => sql`
    with nota as (
      select p.*, d.peristiwa from penjualan p
        join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group and d.status = 'DONE'
       where p.kode_toko = ${kode_toko} and p.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${unlessAll(f.kasir, 'p.kasir')}),
    keluar as (
      select n.no_faktur_group, b.kategori, b.dari_dimensi as dari, sum(b.jumlah)::bigint as jumlah
        from nota n
        join buku_uang b on b.kode_toko = n.kode_toko and b.no_dokumen = n.no_faktur_group
       where b.dari_akun in ('KAS', 'BANK') and b.ke_akun not in ('KAS', 'BANK')
       group by 1, 2, 3),
    baris as (
      select 'KEMBALIAN' as jenis, 'UANG KEMBALIAN' as kategori, n.no_faktur_group, n.kasir as dari,
             n.kembali::bigint - coalesce((select sum(k.jumlah) from keluar k where k.no_faktur_group = n.no_faktur_group), 0)::bigint as jumlah
        from nota n
      union all
      select 'BAYAR', k.kategori, k.no_faktur_group, k.dari, k.jumlah from keluar k)
    select b.kategori, n.tanggal, n.no_faktur_group, n.nama_customer, n.kode_member, n.kasir, n.total as nilai_nota, b.dari,
           b.jumlah::rupiah as jumlah
      from baris b join nota n using (no_faktur_group)
     where b.jumlah > 0 and ${unlessAll(f.jenis, 'b.jenis')}
     order by b.kategori, n.tanggal, n.no_faktur_group, b.dari`,
);
