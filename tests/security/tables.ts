/** Tables as the catalogue names them. */
import type pg from 'pg';

/** Every table of the product. */
export const tabelUmum = async (owner: pg.Client): Promise<string[]> =>
  (
    await owner.query<{ tabel: string }>(
      "select quote_ident(relname) as tabel from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
    )
  ).rows.map((row) => row.tabel);
