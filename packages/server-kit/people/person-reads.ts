/**
 * Reads of persons: every one is entered with who it showed, and nobody gets to read the whole list. The limits are far
 * above a day at the till (about 300 customers, looked for letter by letter) and far below a list worth stealing.
 */
import { randomUUID } from 'node:crypto';
import type { Command, PersonRead } from '@mustika/kernel/command.ts';
import { defineErrors, reject } from '@mustika/kernel/errors.ts';
import { rawQuery } from '../database.ts';
import type { CommandAnswer, Ctx } from '../http/http.ts';

/** Text ours: the spec knows no limit. */
export const orangErrors = defineErrors({
  TERLALU_BANYAK_ORANG: [429, 'Terlalu Banyak Data Orang Yang Dibaca, Silahkan Coba Lagi Nanti'],
});

/** Calls of one user in a minute and in a day, and different persons in a day. */
export const BATAS_BACA = { per_menit: 60, per_hari: 3000, orang_per_hari: 2000 } as const;

const MULAI = 'select mulai_baca_orang($1::uuid, $2, $3, $4::timestamptz, $5, $6, $7) as batas';
const ISI =
  'insert into baca_orang_isi (kode_toko, id, orang) select $1, $2::uuid, o from unnest($3::text[]) o';

/** Persons of an answer; where it is a file, the one that was asked for. */
function personsIn(answer: CommandAnswer, { kunci }: PersonRead, input: Record<string, unknown>): string[] {
  const data = 'data' in answer ? answer.data : { [kunci]: input[kunci] };
  const rows = (Array.isArray(data) ? data : [data]) as (Record<string, unknown> | null)[];
  const found = rows.map((row) => row?.[kunci]).filter((one): one is string => typeof one === 'string');
  return [...new Set(found)];
}

/** Errors: TERLALU_BANYAK_ORANG, before anything is read; `alasan` MENIT, HARI or ORANG says which limit it was. */
export async function readPersons(
  { deps, scope }: Ctx,
  { name, orang }: Pick<Command, 'name' | 'orang'>,
  input: Record<string, unknown>,
  run: () => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const [id, saat] = [randomUUID(), deps.clock.now().toString()];
  const { per_menit, per_hari, orang_per_hari } = BATAS_BACA;
  const read = orang as PersonRead;
  const [row] = await deps.db.tx(scope, (sql) =>
    rawQuery<{ batas: string | null }>(sql, MULAI, [
      ...[id, name, read.jenis, saat],
      ...[per_menit, per_hari, orang_per_hari],
    ]),
  );
  if (row?.batas) reject(orangErrors.TERLALU_BANYAK_ORANG, { alasan: row.batas });
  const answer = await run();
  const persons = personsIn(answer, read, input);
  if (persons.length > 0)
    await deps.db.tx(scope, (sql) => rawQuery(sql, ISI, [scope.kode_toko, id, persons]));
  return answer;
}
