/**
 * The ledger. Opening balances come from the sums per day, movements from the book, and there only from days on which
 * the account moved: the sums know which these are.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { bukuBesar } from './buku-besar.report.ts';
import { diToko } from './saldo-akun.query.ts';

export const bukuBesarSql = implementReport(bukuBesar, (f, scope) => {
  const dicari = (
    alias: string,
  ) => sql`${diToko(f, scope, alias)} and ${unlessAll(f.nomor_akun, `${alias}.nomor_akun`)}
    and ${unlessAll(f.dimensi, `${alias}.dimensi`)}`;
  return sql`
    with hari as materialized (
      select s.kode_toko, s.tanggal from saldo_akun_hari s
       where ${dicari('s')} and s.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
      union
      select h.kode_toko, h.tanggal from hari_toko h
       where ${diToko(f, scope, 'h')} and h.status = 'OPEN' and h.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}),
    gerak as materialized (
      select g.* from hari h join gerak_akun g on g.kode_toko = h.kode_toko and g.tanggal = h.tanggal where ${dicari('g')}),
    awal as (
      select m.nomor_akun, sum(m.debit - m.kredit)::bigint as saldo from mutasi_akun m
       where ${dicari('m')} and m.tanggal < ${f.tgl_awal} group by m.nomor_akun),
    baris as (
      select n.nomor_akun, null::date as tanggal, null::text as no_dokumen, 'SALDO AWAL' as kategori, null::text as keterangan,
             null::text as dimensi, null::text as lawan, null::bigint as debit, null::bigint as kredit,
             coalesce(w.saldo, 0) as saldo, 0::bigint as urut
        from (select nomor_akun from awal where saldo <> 0 union select nomor_akun from gerak) n left join awal w using (nomor_akun)
      union all
      select g.nomor_akun, g.tanggal, g.no_dokumen, g.kategori, g.keterangan, nullif(g.dimensi, ''), g.lawan, nullif(g.debit, 0),
             nullif(g.kredit, 0), (coalesce(w.saldo, 0) + sum(g.debit - g.kredit) over u)::bigint, row_number() over u
        from gerak g
        join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
        left join awal w using (nomor_akun)
      window u as (partition by g.nomor_akun order by g.tanggal, p.waktu, g.no_dokumen, g.peristiwa, g.urut, g.kredit))
    select b.nomor_akun || ' - ' || a.nama_akun as akun, b.tanggal, b.no_dokumen, b.kategori, b.keterangan, b.dimensi,
           b.lawan || ' ' || l.nama_akun as lawan, b.debit::rupiah, b.kredit::rupiah,
           (case a.sisi when 'D' then b.saldo else -b.saldo end)::rupiah as saldo
      from baris b
      join akun a on a.nomor_akun = b.nomor_akun
      left join akun l on l.nomor_akun = b.lawan
     order by b.nomor_akun, b.urut`;
});
