/**
 * The name that stands beside a code. S1 and CC say nothing to who is new: where a column holds the key of a short list that this
 * person may read, the list is asked once and its name stands beside the code.
 */
import { type Fields, fieldWith } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from './api.ts';
import { resourceKey } from './fields/ref-options.ts';
import { useSession } from './session.ts';
import { useHouse, useSubject } from './shell/house-context.tsx';
import type { NamedList } from './shown.ts';

/** The name of a value of this column, or null where there is none. */
export type NameOf = (column: string, value: unknown) => string | null;

/** Lists that fit in one answer; a longer one is no list of names to have at hand. */
const WHOLE = 200;
/** Names change seldom, and a stale one harms nobody. */
const FRESH = 10 * 60_000;
/** Letters of a name in a table; a sheet has room for all of it. */
const LETTERS = 8;

type Row = Record<string, unknown>;
type Named = { column: string; list: NamedList };

const KINDS: ReadonlySet<string> = new Set(['kode', 'ref']);

function useNamed(fields: Fields): readonly Named[] {
  const { named } = useHouse();
  const subject = useSubject();
  return useMemo(
    () =>
      Object.entries(fields).flatMap(([column, field]) => {
        const list = KINDS.has(field.kind) && !field.hidden && named.find(({ key }) => key === column);
        // A table that has the name in a column of its own needs it no second time.
        if (!list || Object.hasOwn(fields, list.display)) return [];
        return passes(list.gate, subject) ? [{ column, list }] : [];
      }),
    [fields, named, subject],
  );
}

/** `show`: there are rows to name. */
export function useNames(fields: Fields, show: boolean): NameOf {
  const portal = useSession((state) => state.portal);
  const named = useNamed(fields);
  return useQueries({
    queries: named.map(({ list }) => ({
      queryKey: [...resourceKey(list, portal), 'nama'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Row[]>(list.list, { query: { aktif: 'semua', skip: 0, limit: WHOLE }, signal }),
      staleTime: FRESH,
      retry: false,
      enabled: show,
    })),
    combine: (answers) => {
      const names = new Map(
        named.map(({ column, list }, index) => {
          const rows = answers[index]?.data?.data ?? [];
          return [
            column,
            new Map(rows.map((row) => [String(row[list.key]), String(row[list.display] ?? '')])),
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
