/** What of a document whoever reads may know: which ones, and how much of a number of identity. */
import type { Fields } from '@mustika/kernel/field.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import type { Rows } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { maskIdentity, openIdentity } from '../secrets/identity.ts';
import type { Kind } from './document-heads.ts';

type Row = Rows[number];

/** Who reads only what names him; where no column names anybody, all read all. */
export const readerOf = ({ document: { reads } }: Kind, { session }: Ctx): string | null =>
  session.level === 'KASIR' && !session.kunci && reads.own.length > 0 ? session.user_id : null;

const sealedIn = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]?.segel);

/** The row with its numbers of identity as they are. */
export const opened = (fields: Fields, row: Row, { deps, scope }: Ctx): Row => ({
  ...row,
  ...Object.fromEntries(
    sealedIn(fields).map((name) => [
      name,
      openIdentity(deps.secrets, scope.kode_toko, row[name] as string | null),
    ]),
  ),
});

/** A head as it may be known: of a number of identity its end, unless who reads may know it. */
export function maskedHead(fields: Fields, row: Row, { session }: Ctx): Row {
  const masked = sealedIn(fields).filter((name) => {
    const whole = fields[name]?.utuh;
    return !whole || !tahu(whole, session);
  });
  return {
    ...row,
    ...Object.fromEntries(masked.map((name) => [name, maskIdentity(row[name] as string | null)])),
  };
}
