/** Closings with their sums; of a day that was opened again only the last closing adds up. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanAkhirHari } from './laporan-akhir_hari.report.ts';

/** Empty on the row of a closing that was opened again: the closing after it says the same movements once more. */
const ditutup = (text: string, name: string) =>
  sql`case when not t.dibuka_kembali then ${sql.raw(text)} end as ${sql.ref(name)}`;

/** What went one way, less what came back of it when it was taken back. */
const MENURUT_ASAL = (jadi: string, balik: string) =>
  sql`case when e.membalik is null then ${sql.raw(jadi)} else -${sql.raw(balik)} end`;
/** What an auction left over goes to the customer: it was never lent. */
const LEBIH = sql`g.kategori like '%KELEBIHAN LELANG'`;

export const laporanAkhirHariSql = implementReport(
  laporanAkhirHari,
  (f, { kode_toko }) => sql`
    select t.tanggal, t.no_dokumen, t.waktu, t.user_id, o.approver as penyetuju, u.kas_awal, u.kas_akhir, u.bank_akhir,
           ${ditutup('u.kas_masuk', 'kas_masuk')}, ${ditutup('u.kas_keluar', 'kas_keluar')}, ${ditutup('j.pinjaman', 'pinjaman')},
           ${ditutup('j.pinjaman_kembali', 'pinjaman_kembali')}, ${ditutup('t.selisih::bigint', 'selisih')},
           case when t.dibuka_kembali then t.selisih end as selisih_dulu,
           b.qty, b.berat, b.berat_murni,
           ${ditutup('(select count(*) from tutup_pengecualian x where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen)', 'pengecualian')},
           case when t.dibuka_kembali then 'DIBUKA KEMBALI' else 'DITUTUP' end as status
      from tutup_toko t
      left join peristiwa e on e.kode_toko = t.kode_toko and e.no_dokumen = t.no_dokumen and e.urut = 1
      left join otorisasi o on o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)
     cross join lateral (
       select coalesce(sum(x.awal) filter (where p.dihitung), 0)::bigint as kas_awal, coalesce(sum(x.masuk) filter (where p.dihitung), 0)::bigint as kas_masuk,
              coalesce(sum(x.keluar) filter (where p.dihitung), 0)::bigint as kas_keluar,
              coalesce(sum(x.akhir) filter (where p.dihitung), 0)::bigint as kas_akhir,
              coalesce(sum(x.akhir) filter (where x.akun = 'BANK'), 0)::bigint as bank_akhir
         from tutup_uang x join peran_akun p on p.akun = x.akun
        where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen) u
     cross join lateral (
       select coalesce(sum(${MENURUT_ASAL('g.keluar', 'g.masuk')}) filter (where not ${LEBIH}), 0)::bigint as pinjaman,
              (coalesce(sum(${MENURUT_ASAL('g.masuk', 'g.keluar')}) filter (where not ${LEBIH}), 0)
                - coalesce(sum(g.keluar - g.masuk) filter (where ${LEBIH}), 0))::bigint as pinjaman_kembali
         from gerak_uang g
         join peran_akun p on p.akun = g.akun and p.dihitung
         join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen and d.jenis = 'hutang'
         join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
        where g.kode_toko = t.kode_toko and g.tanggal = t.tanggal) j
     cross join lateral (
       select coalesce(sum(x.akhir_qty), 0)::bigint as qty, coalesce(sum(x.akhir_berat), 0)::bigint as berat,
              coalesce(sum(x.akhir_murni), 0)::bigint as berat_murni
         from tutup_barang x where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_dokumen) b
     where t.kode_toko = ${kode_toko} and t.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
     order by t.tanggal, t.no_dokumen`,
);
