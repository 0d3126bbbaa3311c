/** Numbers of identity in a report: opened for who may see them whole, masked for everybody else. */
import type { Fields } from '@mustika/kernel/field.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import type { Ctx } from '../http/http.ts';
import type { OutputRow } from '../output/sheet.ts';
import { maskIdentity, openIdentity } from '../secrets/identity.ts';

/** Opens a number of identity for who may see it whole, and masks it for everybody else. */
export function shownTo({ deps, session }: Ctx): (kode_toko: string, stored: string | null) => string | null {
  const whole = tahu('identitas', session);
  return (kode_toko, stored) => {
    const plain = openIdentity(deps.secrets, kode_toko, stored);
    return whole ? plain : maskIdentity(plain);
  };
}

/** The same for the sealed columns of a row. */
export function openerOf(columns: Fields, ctx: Ctx): ((row: OutputRow) => OutputRow) | null {
  const names = Object.keys(columns).filter((name) => columns[name]?.segel);
  if (names.length === 0) return null;
  const shown = shownTo(ctx);
  return (row) => {
    // A number is sealed for its store: a report over several names the store of each row.
    const { kode_toko = ctx.scope.kode_toko } = columns['kode_toko'] ? (row as { kode_toko?: string }) : {};
    return {
      ...row,
      ...Object.fromEntries(
        names.map((name) => [name, shown(kode_toko, (row[name] as string | null) ?? null)]),
      ),
    };
  };
}

/** The rows of a file so, one by one. Whoever stops reading stops the rows. */
export async function* openedRows(
  rows: AsyncGenerator<OutputRow>,
  open: (row: OutputRow) => OutputRow,
): AsyncGenerator<OutputRow> {
  for await (const row of rows) yield open(row);
}
