/** What is owed to one supplier today, by delivery: what the ageing report says of him. */

import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Sql } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { sql } from 'kysely';
import { utangSupplier } from './utang-supplier.command.ts';

type Faktur = Inside<typeof utangSupplier.answer>['faktur'][number];

async function fakturOf(db: Sql, kode_toko: string, kode_supplier: string): Promise<readonly Faktur[]> {
  const hari = sql`(select h.tanggal from hari_toko h where h.kode_toko = ${kode_toko} and h.status = 'OPEN')`;
  const { rows } = await sql<Faktur>`
    select r.no_dokumen, r.urut_utang, r.no_faktur_supplier, r.tanggal, r.jatuh_tempo, r.umur, r.sisa::rupiah as sisa
      from sisa_utang_supplier(${kode_toko}, ${hari}, ${kode_supplier}) r where r.no_dokumen is not null order by r.tanggal, r.no_dokumen, r.umur desc, r.urut_utang`.execute(
    db,
  );
  return rows;
}

export const utangSupplierCommands = [
  implementCommand(utangSupplier, async ({ kode_supplier }, { deps, scope }) => {
    const faktur = await deps.db.read(scope, (db) => fakturOf(db, scope.kode_toko, kode_supplier));
    return { data: { utang: faktur.length > 0 ? sum(faktur.map((f) => f.sisa)) : NOL_RUPIAH, faktur } };
  }),
];
