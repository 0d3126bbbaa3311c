/** The rows that migrations put into tables: kinds, roles, the chart of accounts. A new database begins with them. */
import type pg from 'pg';
import type { Table } from './catalogue.ts';

const BARE = /^(?:smallint|integer|bigint|boolean|rupiah|miligram|mili_persen|poin)$/;

const literal = (type: string, value: string | null): string => {
  if (value === null) return 'null';
  return BARE.test(type) ? value : `'${value.replaceAll("'", "''")}'`;
};

/**
 * Columns that say the same as their default in every row are left out: nobody reads them, and the moment at which a
 * migration ran is no part of what it said.
 */
async function spoken(owner: pg.Client, { name, columns }: Table): Promise<Table['columns']> {
  const asked = columns.map(({ name: column, value }) =>
    value === null ? 'true' : `bool_or(${column} is distinct from (${value}))`,
  );
  const { rows } = await owner.query<boolean[]>({
    text: `select ${asked.join(', ')} from ${name}`,
    rowMode: 'array',
  });
  return columns.filter((column, at) => rows[0]?.[at] === true && !/\bnow\(\)/.test(column.value ?? ''));
}

/** What is said of everything when everything is there: after the last function. */
const AT_THE_END = 'hak_seharusnya';

/** Statements that write the first rows, by table. */
export async function readRows(owner: pg.Client, tables: readonly Table[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of tables) {
    if (table.name === AT_THE_END) continue;
    if (!(await owner.query(`select from ${table.name} limit 1`)).rowCount) continue;
    const columns = await spoken(owner, table);
    const names = columns.map(({ name }) => name).join(', ');
    const { rows } = await owner.query<(string | null)[]>({
      text: `select ${columns.map(({ name }) => `${name}::text`).join(', ')} from ${table.name} order by ${columns.map((_, at) => at + 1).join(', ')}`,
      rowMode: 'array',
    });
    const values = rows.map(
      (row) => `  (${row.map((value, at) => literal(columns[at]?.type ?? '', value)).join(', ')})`,
    );
    found.set(table.name, `insert into ${table.name} (${names}) values\n${values.join(',\n')};`);
  }
  return found;
}
