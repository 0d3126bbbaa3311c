/** Cash flow from the money book, its opening from sums per day. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { arusKas } from './arus-kas.report.ts';
import { diToko } from './saldo-akun.query.ts';

/** What lies in a drawer or a bank, or is on its way to another store: it is the firm's until it arrives. Claims on cards and marketplaces are no cash until they are settled. */
const KAS = sql`('KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN')`;
const GOLONGAN_KAS = sql`('KAS', 'KAS_GADAI', 'BANK', 'PERJALANAN')`;

export const arusKasSql = implementReport(arusKas, (f, scope) => {
  const sisi = (kas: 'dari' | 'ke', lawan: 'dari' | 'ke') => sql`
    select b.kategori, ${sql.ref(`b.${lawan}_nomor`)} as lawan, ${sql.raw(kas === 'ke' ? 'b.jumlah' : '0')}::bigint as masuk,
           ${sql.raw(kas === 'ke' ? '0' : 'b.jumlah')}::bigint as keluar
      from buku_uang b
     where ${diToko(f, scope, 'b')} and b.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${sql.ref(`b.${kas}_akun`)} in ${KAS} and ${sql.ref(`b.${lawan}_akun`)} not in ${KAS}`;
  return sql`
    with arus as (
      select case when g.pemilik then 3 when a.golongan = 'ASET_LAIN' then 2 when a.golongan = 'ANTAR_TOKO' then 4
                  else 1 end as urut, replace(k.kategori, '_', ' ') as uraian, sum(k.masuk) as masuk, sum(k.keluar) as keluar
        from (${sisi('ke', 'dari')} union all ${sisi('dari', 'ke')}) k
        left join akun a on a.nomor_akun = k.lawan left join golongan_akun g on g.golongan = a.golongan
       group by 1, 2),
    awal as (
      select coalesce(sum(m.debit - m.kredit), 0) as jumlah from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.golongan in ${GOLONGAN_KAS}
       where ${diToko(f, scope, 'm')} and m.tanggal < ${f.tgl_awal})
    select s.bagian, s.uraian, s.masuk::rupiah, s.keluar::rupiah, s.saldo::rupiah
      from (select 0 as urut, 'SALDO AWAL' as bagian, 'SALDO AWAL' as uraian, null::bigint as masuk, null::bigint as keluar, awal.jumlah as saldo from awal where awal.jumlah <> 0
            union all
            select r.urut, (array['OPERASI', 'INVESTASI', 'PEMILIK', 'ANTAR TOKO'])[r.urut], r.uraian, r.masuk, r.keluar, r.masuk - r.keluar from arus r) s
     order by s.urut, s.uraian`;
});
