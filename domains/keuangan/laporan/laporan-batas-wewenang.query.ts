/** The ceilings of the store as rows: no table has them, a store that set nothing has those of the program. */
import { batasBaris } from '@mustika/kernel/lepas/plafon.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBatasWewenang } from './laporan-batas-wewenang.report.ts';

export const laporanBatasWewenangSql = implementReport(laporanBatasWewenang, (_f, { store }) => {
  const batas = batasBaris(store).map((satu, urut) => ({ ...satu, urut }));
  return sql`
    select b.jenis, b.siapa, b.sekali, b.sehari, b.gram as murni, b.kepada
      from jsonb_to_recordset(${JSON.stringify(batas)}::jsonb)
           b (urut integer, jenis text, siapa text, sekali bigint, sehari bigint, gram bigint, kepada bigint)
     order by b.urut`;
});
