/**
 * The columns of a document, each said once: what whoever makes it is asked, what is worked out, what the list shows and a search looks
 * into. From them follow the fields of the transition, the head and the list of its reads, and the row that is stored.
 */
import { counted } from './counted.ts';
import { daftar, type Field, type Fields, fieldWith } from './field.ts';

/** `list`: shown in the list, so wide. `search`: a search looks into it. */
type Said = { list?: number; search?: true };
type Column<F extends Field = Field, A extends boolean = boolean> = Said & { field: F; asked: A };
type Columns = Readonly<Record<string, Column>>;

/** Whoever makes one says it. */
export const asked = <F extends Field>(field: F, said: Said = {}): Column<F, true> => ({
  field,
  asked: true,
  ...said,
});

/** The document works it out: by its posting, or from what its field `sums`. */
export const computed = <F extends Field>(field: F, said: Said = {}): Column<F, false> => ({
  field,
  asked: false,
  ...said,
});

type FieldOf<C> = C extends Column<infer F> ? F : never;
type Head<C extends Columns> = { [K in keyof C]: FieldOf<C[K]> };
type Asked<C extends Columns> = {
  [K in keyof C as C[K] extends { asked: true } ? K : never]: FieldOf<C[K]>;
};

const shown = ({ field, list }: Column): Field =>
  list === undefined ? field : fieldWith(field, { width: list });

export function columnsOf<const C extends Columns>(columns: C) {
  const all = Object.entries(columns) as [string, Column][];
  const names = (keep: (column: Column) => boolean): string[] =>
    all.filter(([, column]) => keep(column)).map(([name]) => name);
  return {
    asked: Object.fromEntries(
      all.filter(([, column]) => column.asked).map(([name, { field }]) => [name, field]),
    ) as Asked<C>,
    head: Object.fromEntries(all.map(([name, column]) => [name, shown(column)])) as Head<C>,
    list: names(({ list }) => list !== undefined),
    search: names(({ search }) => search === true),
    /**
     * The row of the head from what was asked: sums are worked out, also of sums before them; what the posting decides is added by it.
     */
    row: (input: Readonly<Record<string, unknown>>): Record<string, unknown> => {
      const row: Record<string, unknown> = {};
      for (const [name, { field, asked: said }] of all)
        if (field.sums) row[name] = counted(field.sums, { ...input, ...row });
        else if (said) row[name] = input[name] ?? null;
      return row;
    },
  };
}

type LineOptions = NonNullable<Parameters<typeof daftar>[2]>;

/** Lines of a document, as they are asked for, stored in `table` and shown. */
export function linesOf<const C extends Columns>(
  label: string,
  table: string,
  columns: C,
  options?: LineOptions,
) {
  const own = columnsOf(columns);
  return {
    field: daftar(label, own.asked as Asked<C> & Fields, options),
    lines: { label, table, fields: own.head as Head<C> & Fields },
    /** Their rows, numbered as they stand. */
    rows: (input: readonly Readonly<Record<string, unknown>>[]) =>
      input.map((row, at) => ({ urut: at + 1, ...own.row(row) })),
  };
}
