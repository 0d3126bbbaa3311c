import type { Fields } from '@mustika/kernel/field.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import { useKept } from '../use-kept.ts';
import { type Layout, readLayout, writeLayout } from './layout.ts';

/** The person's column layout of one table. */
export function useLayout(table: string, fields: Fields): [Layout, (next: Layout) => void] {
  const user = useSession((state) => state.user?.user_id ?? '');
  const key = `${user}:${table}`;
  const [kept, setKept] = useState(() => ({ key, fields, layout: readLayout(table, user, fields) }));
  // Another table, user or declaration in the same place starts from what is stored for it.
  const stale = kept.key !== key || kept.fields !== fields;
  const layout = stale ? readLayout(table, user, fields) : kept.layout;
  if (stale) setKept({ key, fields, layout });
  const change = (next: Layout) => {
    setKept({ key, fields, layout: next });
    writeLayout(table, user, next);
  };
  return [layout, change];
}

/** Whether the rows of this table are cards on a phone: they are, until somebody asks for the table. */
export function useCards(table: string): [boolean, (next: boolean) => void] {
  return useKept(`tabel-hp:${table}`, true);
}

const LATE = 200;

/** True once `on` has lasted 200 ms: a fast answer never flashes a skeleton. */
export function useLate(on: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, [on]);
  return on && late;
}
