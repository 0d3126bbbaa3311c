/** The rows of a declared counter: scanned, typed with the next one always there, or those of the document it is made on. */
import { Button, Checkbox } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, nearestThousandths, sum } from '@mustika/kernel/amount.ts';
import type { Counter } from '@mustika/kernel/document-counter.ts';
import type { Field } from '@mustika/kernel/field.ts';
import { useTranslation } from 'react-i18next';
import type { TableRow } from '../data-table.tsx';
import { LineTable } from '../document-screen/body.tsx';
import { DocumentStatus } from '../document-screen/status.tsx';
import { OpenRows } from '../fields/rows-input.tsx';
import { type Known, ScannedTable } from '../fields/scanned-rows.tsx';
import type { FormState } from '../form/form.tsx';
import { errorsBelow } from '../form/form-errors.ts';
import type { FormValues } from '../form/form-values.ts';
import { istilah } from '../language/istilah.ts';
import meja from './counter.module.css';
import css from './entry.module.css';
import type { On } from './entry.tsx';
import frame from './frame.module.css';

/** A list of what is picked begins with nothing picked. */
export const picksOf = ({ on }: Counter): FormValues => (on?.picks ? { [on.picks.field]: [] } : {});

type RowsProps = { form: FormState; counter: Counter; on: On | null; known: Known };

export function EntryRows({ form, counter, on, known }: RowsProps) {
  const { t } = useTranslation();
  const name = counter.lines ?? '';
  const field = form.fields[name];
  if (on) return <OnRows form={form} on={on} />;
  if (!field?.fields)
    return (
      <div className={meja.kosong}>
        <p className={meja.ajak}>{t('meja.pindai')}</p>
        <p>{istilah(counter.seek ?? '')}</p>
      </div>
    );
  const rows = (form.values[name] ?? []) as FormValues[];
  const shared = {
    name,
    label: istilah(field.label),
    value: rows,
    fields: field.fields,
    errors: errorsBelow(form.errors, name),
    onChange: (next: FormValues[] | null) => form.set(name, next ?? []),
  };
  if (!field.scan)
    return (
      <div className={css.box}>
        <OpenRows {...shared} {...(counter.passes ? { passes: counter.passes } : {})} />
      </div>
    );
  if (rows.length === 0)
    return (
      <div className={meja.kosong} data-nama={name} tabIndex={-1}>
        <p className={meja.ajak}>{t('meja.pindaiPertama')}</p>
        {form.errors[name] && <p role="alert">{form.errors[name]}</p>}
      </div>
    );
  return (
    <div className={css.box}>
      <ScannedTable {...shared} scan={field.scan} known={known} />
    </div>
  );
}

const shownRows = ({ one, made: { lines, where = {} } }: On): TableRow[] =>
  ((one[lines] ?? []) as TableRow[]).filter((row) =>
    Object.entries(where).every(([column, values]) => values.includes(String(row[column]))),
  );

/** Rows of the document it is made on, with a box before each where some of them are picked. */
function OnRows({ form, on }: { form: FormState; on: On }) {
  const { t } = useTranslation();
  const { picks, lines } = on.made;
  const declared = on.document.reads.lines[lines];
  if (!declared) return null;
  const rows = shownRows(on);
  const picked = ((picks && form.values[picks.field]) ?? []) as FormValues[];
  const has = (row: TableRow): boolean => picked.some((one) => picks && one[picks.by] === row[picks.by]);
  const turn = (row: TableRow): void => {
    if (!picks) return;
    const { field, by } = picks;
    form.set(field, has(row) ? picked.filter((one) => one[by] !== row[by]) : [...picked, { [by]: row[by] }]);
  };
  const [first = ''] = declared.brief ?? Object.keys(declared.fields);
  const box = (row: TableRow) => (
    <Checkbox
      size="xs"
      checked={has(row)}
      onChange={() => turn(row)}
      label={String(row[first] ?? '')}
      aria-label={t('meja.pilih', { baris: String(row[first] ?? '') })}
    />
  );
  return (
    <div className={css.box} data-nama={picks?.field}>
      <LineTable
        id={`meja-${on.document.name}-${lines}`}
        lines={picks ? { ...declared, label: form.fields[picks.field]?.label ?? declared.label } : declared}
        rows={rows}
        day={on.one.tanggal}
        cells={picks && first ? { [first]: box } : {}}
        brief
      />
    </div>
  );
}

/** What it is made on, above the rows. */
export function OnBand({ on: { document, one }, onLeave }: { on: Omit<On, 'made'>; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={frame.band}>
      <span>
        {istilah(document.label)} <strong className="kode">{String(one[document.reads.number])}</strong>
        {' · '}
        {String(one['nama_customer'] ?? '')}
        {one['no_hp_customer'] ? ` · ${String(one['no_hp_customer'])}` : ''}
      </span>
      <DocumentStatus document={document} status={one.status} />
      <Button variant="subtle" color="gray" size="compact-xs" onClick={onLeave}>
        {t('meja.lepasDokumen')}
      </Button>
    </div>
  );
}

type CountsProps = { field: Field; rows: readonly FormValues[]; known: Known };

/** How many pieces, and how heavy together. What is typed of one piece of many has no sum. */
export function Counts({ field, rows, known }: CountsProps) {
  const { t } = useTranslation();
  const [code = ''] = Object.keys(field.fields ?? {});
  const typed = Object.entries(field.fields ?? {}).filter(([, { total }]) => total === 'sum');
  const shown = Object.entries(field.scan?.shows ?? {});
  const gram = [...typed, ...shown].find(([, { kind }]) => kind === 'gram')?.[0];
  const count = typed.find(([, { kind }]) => kind === 'angka')?.[0];
  // Of a number that is still being typed there is only the text.
  const values = (name: string) =>
    rows.map((row) => Number(row[name] ?? known.get(String(row[code]))?.[name] ?? 0) || 0);
  const pcs = count ? values(count).reduce((all, one) => all + one, 0) : rows.length;
  const weight = gram ? sum(values(gram).map((one) => nearestThousandths(one) as Miligram)) : null;
  return (
    <>
      <b>{t('meja.pcs', { jumlah: formatAngka(pcs) })}</b>
      {weight !== null && <b>{formatGram(weight)} g</b>}
    </>
  );
}
