/** Codes that are scanned where rows are typed: each begins a row, with the caret where the next answer goes. */
import type { Counter } from '@mustika/kernel/document-counter.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { useRef, useState } from 'react';
import { call, isApiError } from '../api.ts';
import { filledBy } from '../fields/field-input.tsx';
import { codesIn } from '../fields/scanned-rows.tsx';
import type { FormState } from '../form/form.tsx';
import { emptyValues, type FormValues, fillEmpty } from '../form/form-values.ts';
import { kalimat } from '../language/istilah.ts';
import { buzz, tick } from '../scan/sound.ts';

type Said = { text: string; error: boolean } | null;

/** The row of the table that this field picks from, by its key; null where there is none that it may pick. */
async function found({ ref, hanya = {} }: Field, code: string): Promise<FormValues | null> {
  const resource = ref?.();
  if (!resource) return null;
  const { data } = await call<FormValues[]>(resource.api.list, { query: { q: code, limit: 20 } });
  const row = data.find((one) => one[resource.key] === code);
  const may = row && Object.entries(hanya).every(([column, values]) => values.includes(String(row[column])));
  return may ? row : null;
}

/** `takes` is the field of the rows that a code answers; without it nothing is taken. */
export function useRowCodes(
  form: FormState,
  lines: string,
  { takes, tells = {} }: Pick<Counter, 'takes' | 'tells'>,
) {
  const [said, setSaid] = useState<Said>(null);
  const [busy, setBusy] = useState(0);
  // A second scan may come before the answer to the first.
  const latest = useRef<FormValues[]>([]);
  latest.current = (form.values[lines] ?? []) as FormValues[];
  const fields = form.fields[lines]?.fields ?? {};
  const field = takes === undefined ? undefined : fields[takes];
  if (!field || takes === undefined) return { take: undefined, said: null, busy: 0 };
  const after = Object.keys(fields)[Object.keys(fields).indexOf(takes) + 1] ?? takes;
  const one = async (code: string): Promise<string | null> => {
    let row: FormValues | null;
    try {
      row = await found(field, code);
    } catch (error) {
      return isApiError(error) ? error.message : kalimat('Terjadi Kesalahan Saat Request Data');
    }
    if (!row) return kalimat('Data Yang Anda Cari Tidak Ada');
    const begun = fillEmpty(fields, { ...emptyValues(fields), [takes]: code }, filledBy(field.fills, row));
    latest.current = [...latest.current, begun];
    form.fill(filledBy(tells, row));
    form.set(lines, latest.current);
    return null;
  };
  const take = async (text: string): Promise<void> => {
    setBusy((count) => count + 1);
    const refused: string[] = [];
    for (const code of codesIn(text)) {
      const why = await one(code);
      if (why) refused.push(`${code}: ${why}`);
    }
    setBusy((count) => count - 1);
    setSaid(refused.length > 0 ? { text: refused.join(' · '), error: true } : null);
    if (refused.length > 0) return buzz();
    tick();
    // The row is there with the next paint.
    const row = latest.current.length - 1;
    setTimeout(() => form.focus(`${lines}.${row}.${after}`), 0);
  };
  return { take, said, busy };
}
