/** Journals of a period: the transfers of one event, clearing accounts left out, added up. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { diToko } from '../laporan/saldo-akun.query.ts';
import { daftarJurnal } from './daftar-jurnal.report.ts';

/** `JKT1-FJ-261121-0001`: store, series, day and number. */
const UTUH = /^[^-]+-[^-]+-\d{6}-\d+$/;

/** A whole number asks for its document on any day; part of one narrows the period. */
const yangMana = (nomor: string | null, awal: string, akhir: string) => {
  const masa = sql`b.tanggal between ${awal} and ${akhir}`;
  if (nomor === null) return masa;
  return UTUH.test(nomor)
    ? sql`b.no_dokumen = ${nomor}`
    : sql`${masa} and strpos(b.no_dokumen, ${nomor}) > 0`;
};

export const daftarJurnalSql = implementReport(daftarJurnal, (f, scope) => {
  const akun = f.nomor_akun === 'ALL' ? sql`true` : sql`j.akun`;
  return sql`
    with kliring as materialized (select array_agg(akun) as akun from peran_akun where kliring),
    j as (
      select b.kode_toko, b.no_dokumen, b.peristiwa, b.tanggal, min(b.keterangan) as keterangan,
             sum(b.jumlah) filter (where b.ke_akun <> all (k.akun)) as debit,
             sum(b.jumlah) filter (where b.dari_akun <> all (k.akun)) as kredit,
             bool_or(b.ke_nomor = ${f.nomor_akun} or b.dari_nomor = ${f.nomor_akun}) as akun
        from buku_uang b cross join kliring k
       where ${diToko(f, scope, 'b')} and ${yangMana(f.no_dokumen, f.tgl_awal, f.tgl_akhir)}
       group by b.kode_toko, b.no_dokumen, b.peristiwa, b.tanggal)
    select j.tanggal, p.waktu, j.no_dokumen, upper(replace(d.jenis, '_', ' ')) as jenis, upper(replace(p.transisi, '_', ' ')) as transisi,
           coalesce(p.alasan, j.keterangan) as keterangan, coalesce(j.debit, 0)::rupiah as debit, coalesce(j.kredit, 0)::rupiah as kredit,
           p.user_id,
           case when p.membalik is not null then 'PEMBALIKAN'
                when exists (select from peristiwa q where q.kode_toko = j.kode_toko and q.no_dokumen = j.no_dokumen and q.membalik = j.peristiwa)
                then 'DIBALIK' else 'SAH' end as status
      from j
      join peristiwa p on p.kode_toko = j.kode_toko and p.no_dokumen = j.no_dokumen and p.urut = j.peristiwa
      join dokumen d on d.kode_toko = j.kode_toko and d.no_dokumen = j.no_dokumen
     where ${akun} and ${unlessAll(f.jenis, 'd.jenis')}
     order by j.tanggal, p.waktu, j.no_dokumen, j.peristiwa`;
});
