/** The book of points as what members got and what they spent of it. */
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';

/**
 * A row for each transfer and the member at its end. `dapat` is what was given to him and `pakai` what went any other way, each less
 * what was taken back of it, so that over any days `dapat` less `pakai` is what the book says he has more. `mana` is a condition on `b`.
 * Points that only followed somebody who was merged are neither: they were given and spent in the documents that say so.
 */
export const gerakPoin = (mana: ReportSql): ReportSql => sql`
  select b.kode_toko, b.tanggal, b.no_dokumen, b.peristiwa, m.kode_member,
         case when m.lawan = '@DIBERIKAN' then m.arah * b.jumlah::bigint else 0 end as dapat,
         case when m.lawan = '@DIBERIKAN' then 0 else -m.arah * b.jumlah::bigint end as pakai
    from buku_poin b
    cross join lateral (values (b.ke, b.dari, 1), (b.dari, b.ke, -1)) m (kode_member, lawan, arah)
   where left(m.kode_member, 1) <> '@' and left(m.lawan, 1) = '@' and ${mana}`;
