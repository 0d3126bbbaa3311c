/** A number that is worked out from others by their names, the same in the form that shows it and in what is stored. */

type Values = Readonly<Record<string, unknown>>;
type Rows = readonly Values[];

/** Of a name such as `jumlah`, `barang` (how many rows) or `barang.ongkos` (each of them); the form before the document. */
function term(name: string, values: Values, of: Values): number[] {
  const [first = '', column] = name.split('.');
  const value = Object.hasOwn(values, first) ? values[first] : of[first];
  if (column !== undefined) return ((value ?? []) as Rows).map((row) => Number(row[column] ?? 0));
  return [Array.isArray(value) ? value.length : Number(value ?? 0)];
}

/** The sum of what is named; a minus before a name takes away. `inside` makes integers of wire numbers. */
export const counted = (
  names: readonly string[],
  values: Values,
  of: Values = {},
  inside = (value: number): number => value,
): number =>
  names
    .flatMap((name) =>
      name.startsWith('-')
        ? term(name.slice(1), values, of).map((value) => -inside(value))
        : term(name, values, of).map(inside),
    )
    .reduce((sum, one) => sum + one, 0);
