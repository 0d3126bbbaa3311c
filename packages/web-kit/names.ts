/**
 * The name that stands beside a code. S1 and CC say nothing to who is new: where a column holds the key of a short list that this
 * person may read, the list is asked once and its name stands beside the code.
 */
import { type Fields, fieldWith } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { type House, listGate } from '@mustika/kernel/house.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from './api.ts';
import { resourceKey } from './fields/ref-options.ts';
import { useSession } from './session.ts';
import { useHouse, useSubject } from './shell/house-context.tsx';

/** The name of a value of this column, or null where there is none. */
export type NameOf = (column: string, value: unknown) => string | null;

/** Lists that fit in one answer; a longer one is no list of names to have at hand. */
const WHOLE = 200;
/** Names change seldom, and a stale one harms nobody. */
const FRESH = 10 * 60_000;
/** Letters of a name in a table; a sheet has room for all of it. */
const LETTERS = 8;

type Row = Record<string, unknown>;
type Named = { column: string; resource: Resource };

const KINDS: ReadonlySet<string> = new Set(['kode', 'ref']);

/** Lists whose codes are no words. A karat group and a tray are called by their code. */
const SPOKEN: ReadonlySet<string> = new Set(['kode_dept', 'kode_sales']);

const keyed = new WeakMap<House, ReadonlyMap<string, Resource>>();

/** Lists by their key; a list that is named by its key names nothing. */
function byKey(house: House): ReadonlyMap<string, Resource> {
  const known = keyed.get(house);
  if (known) return known;
  const made = new Map(
    house.resources
      .filter(({ key, display, fields }) => display !== key && fields[display])
      .map((resource) => [resource.key, resource]),
  );
  keyed.set(house, made);
  return made;
}

function useNamed(fields: Fields): readonly Named[] {
  const house = useHouse();
  const subject = useSubject();
  return useMemo(
    () =>
      Object.entries(fields).flatMap(([column, field]) => {
        const resource = KINDS.has(field.kind) && !field.hidden ? byKey(house).get(column) : undefined;
        // A table that has the name in a column of its own needs it no second time.
        if (!resource || !SPOKEN.has(column) || Object.hasOwn(fields, resource.display)) return [];
        return passes(listGate(house, resource), subject) ? [{ column, resource }] : [];
      }),
    [fields, house, subject],
  );
}

/** `show`: there are rows to name. */
export function useNames(fields: Fields, show: boolean): NameOf {
  const portal = useSession((state) => state.portal);
  const named = useNamed(fields);
  return useQueries({
    queries: named.map(({ resource }) => ({
      queryKey: [...resourceKey(resource, portal), 'nama'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Row[]>(resource.api.list, { query: { aktif: 'semua', skip: 0, limit: WHOLE }, signal }),
      staleTime: FRESH,
      retry: false,
      enabled: show,
    })),
    combine: (answers) => {
      const names = new Map(
        named.map(({ column, resource }, index) => {
          const rows = answers[index]?.data?.data ?? [];
          return [
            column,
            new Map(rows.map((row) => [String(row[resource.key]), String(row[resource.display] ?? '')])),
          ];
        }),
      );
      return (column: string, value: unknown) => names.get(column)?.get(String(value)) || null;
    },
  });
}

/** Columns with a name beside their code are wider. */
export function useNamedFields(fields: Fields): Fields {
  const named = useNamed(fields);
  return useMemo(() => {
    const wider = named.map(({ column }) => {
      const field = fields[column] as Fields[string];
      return [column, fieldWith(field, { width: (field.width ?? LETTERS) + LETTERS })] as const;
    });
    return wider.length === 0 ? fields : { ...fields, ...Object.fromEntries(wider) };
  }, [fields, named]);
}
