/**
 * Reads of persons: every one is entered with who it showed, and nobody gets to read the whole list. The limits are far
 * above a day at the till (about 300 customers, looked for letter by letter) and far below a list worth stealing.
 */
import { randomUUID } from 'node:crypto';
import type { Command, PersonRead } from '@mustika/kernel/command.ts';
import { defineErrors, reject } from '@mustika/kernel/errors.ts';
import type { Report } from '@mustika/kernel/report.ts';
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

type Read = { name: string; jenis: PersonRead['jenis'] };

/**
 * Enters a look, with `persons` where it is known whom it will show. Errors: TERLALU_BANYAK_ORANG; `alasan` MENIT, HARI or ORANG says
 * which limit it was.
 */
async function enter({ deps, scope }: Ctx, { name, jenis }: Read, persons: string[]): Promise<string> {
  const [id, saat] = [randomUUID(), deps.clock.now().toString()];
  const { per_menit, per_hari, orang_per_hari } = BATAS_BACA;
  const batas = await deps.db.tx(scope, async (sql) => {
    const [row] = await rawQuery<{ batas: string | null }>(sql, MULAI, [
      ...[id, name, jenis, saat],
      ...[per_menit, per_hari, orang_per_hari],
    ]);
    if (!row?.batas && persons.length > 0) await rawQuery(sql, ISI, [scope.kode_toko, id, persons]);
    return row?.batas;
  });
  if (batas) reject(orangErrors.TERLALU_BANYAK_ORANG, { alasan: batas });
  return id;
}

/** A call that shows persons: entered before anything is read, and then with those of its answer. */
export async function readPersons(
  ctx: Ctx,
  { name, orang }: Pick<Command, 'name' | 'orang'>,
  input: Record<string, unknown>,
  run: () => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const read = orang as PersonRead;
  const id = await enter(ctx, { name, jenis: read.jenis }, []);
  const answer = await run();
  const persons = personsIn(answer, read, input);
  const { deps, scope } = ctx;
  if (persons.length > 0)
    await deps.db.tx(scope, (sql) => rawQuery(sql, ISI, [scope.kode_toko, id, persons]));
  return answer;
}

/** Whom a list shows that was asked for nobody in particular. */
const SEMUA_ORANG = '*';

/** A report, on screen or as a file: entered with whom its filter names, or with everybody. One that shows no persons is not. */
export async function enterReport(
  ctx: Ctx,
  { name, orang }: Pick<Report, 'name' | 'orang'>,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (orang) await enter(ctx, { name, jenis: orang.jenis }, [String(filters[orang.kunci] || SEMUA_ORANG)]);
}
