/** The money book seen from one account: what came in, what went out, and what was there before. */
import { sql } from 'kysely';

export type Periode = { kode_toko: string; tgl_awal: string; tgl_akhir: string };

const sisi = (akun: readonly string[], { kode_toko, tgl_awal }: Periode, ke: boolean) => sql`
  select b.tanggal, b.no_dokumen, b.peristiwa, b.urut, b.kategori, b.jenis, b.keterangan,
         ${sql.ref(ke ? 'b.ke_akun' : 'b.dari_akun')} as akun, ${sql.ref(ke ? 'b.ke_dimensi' : 'b.dari_dimensi')} as dimensi,
         ${ke ? sql`b.jumlah::bigint` : sql`0::bigint`} as masuk, ${ke ? sql`0::bigint` : sql`b.jumlah::bigint`} as keluar
    from buku_uang b
   where b.kode_toko = ${kode_toko} and b.tanggal >= ${tgl_awal}
     and ${sql.ref(ke ? 'b.ke_akun' : 'b.dari_akun')} = any (${[...akun]}::text[])`;

/**
 * `gerak`: every leg of the period on these accounts. `awal`: their balance before it, reckoned back from today's cached
 * balance, so that only the days since are read and not the shop's whole history; materialized, or each row joined to it would
 * reckon anew. To stand after `with`.
 */
export const gerakDanAwal = (akun: readonly string[], periode: Periode) => sql`
  sejak as (${sisi(akun, periode, true)} union all ${sisi(akun, periode, false)}),
  gerak as (select * from sejak where tanggal <= ${periode.tgl_akhir}),
  awal as materialized (
    select s.akun, s.dimensi, s.saldo::bigint - coalesce((
        select sum(g.masuk - g.keluar) from sejak g where g.akun = s.akun and g.dimensi = s.dimensi), 0)::bigint as saldo
      from saldo_uang s where s.kode_toko = ${periode.kode_toko} and s.akun = any (${[...akun]}::text[]))`;
