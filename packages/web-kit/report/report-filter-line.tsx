/** The filters of a report: in one line, on a phone the days first and the others behind a button. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Field } from '@mustika/kernel/field.ts';
import { passes } from '@mustika/kernel/gate.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Views, ViewsButton } from '../data-table/views/views-button.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import type { FormErrors } from '../form/form-errors.ts';
import type { FormValues } from '../form/form-values.ts';
import { MemberSearch } from '../form/parts.tsx';
import { istilah, kalimat } from '../language/istilah.ts';
import { SearchButton } from '../pickers.tsx';
import css from '../screen-frame.module.css';
import { gateSubject, useSession } from '../session.ts';
import { dateRange, quickRanges } from './report-filters.ts';

type Filters = {
  values: FormValues;
  errors: FormErrors;
  set: (changes: FormValues) => void;
  today: string | null;
};

type FilterLineProps = {
  report: Report;
  filters: Filters;
  searching: boolean;
  /** With what is chosen, and these on top. */
  onSearch: (changes?: FormValues) => void;
  /** The rows shown no longer mean what the filters say. */
  onMeaning: () => void;
  /** What became of the search, in the prescribed words. */
  said: string | null;
  /** What is asked and shown may be kept under a name. */
  views: Views;
};

const WIDTHS: Readonly<Record<string, number>> = {
  tanggal: 132,
  ref: 164,
  pilihan: 164,
  uang: 150,
  teks: 170,
  kode: 140,
};

/** So many stand beside the days on a phone; a button is no smaller than one of them. */
const BESIDE = 2;

/** Which filters a phone shows at first: the days, and the others where they are few or one is wrong. */
function useFolded(names: readonly string[], range: readonly string[], errors: FormErrors) {
  const narrow = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const [unfolded, unfold] = useState(false);
  const others = names.filter((name) => !range.includes(name));
  const folds =
    narrow && !unfolded && range.length > 0 && others.length > BESIDE && !others.some((name) => errors[name]);
  return { folded: new Set(folds ? others : []), unfold: () => unfold(true) };
}

export function FilterLine(props: FilterLineProps) {
  const { report, filters, searching, onSearch, onMeaning, said, views } = props;
  const { t } = useTranslation();
  const range = dateRange(report.filters);
  const user = useSession((state) => state.user);
  const shown = Object.entries(report.filters).filter(
    ([, field]) => !field.gate || passes(field.gate, user && gateSubject(user)),
  );
  const { folded, unfold } = useFolded(
    shown.map(([name]) => name),
    range ?? [],
    filters.errors,
  );
  const change = (name: string, value: unknown) => {
    if (report.clears?.includes(name) && value !== filters.values[name]) onMeaning();
    filters.set({ [name]: value });
  };
  return (
    <search className={css.filters} aria-label={report.title}>
      {shown
        .filter(([name]) => !folded.has(name))
        .map(([name, field]) => (
          <Filter key={name} {...{ name, field, filters }} onChange={(value) => change(name, value)} />
        ))}
      {folded.size > 0 && (
        <Button variant="default" onClick={unfold}>
          {t('laporan.filterLain', { jumlah: folded.size })}
        </Button>
      )}
      <div className={css.asks}>
        {range && filters.today && (
          <QuickRanges today={filters.today} range={range} filters={filters} onSearch={onSearch} />
        )}
        <SearchButton
          searching={searching}
          onSearch={() => onSearch()}
          idle={report.searchLabel ?? 'Cari Laporan'}
        />
        <ViewsButton views={views} look={{ variant: 'default' }} />
        <span role="status" className={css.said}>
          {said && kalimat(said)}
        </span>
      </div>
    </search>
  );
}

type FilterProps = { name: string; field: Field; filters: Filters; onChange: (value: unknown) => void };

function Filter({ name, field, filters, onChange }: FilterProps) {
  const error = filters.errors[name];
  if (field.member)
    return (
      <div className={css.wide}>
        <MemberSearch
          label={istilah(field.label)}
          name={name}
          value={(filters.values[name] as string | null) ?? null}
          error={error}
          autoFocus={false}
          phone={null}
          onChange={onChange}
        />
      </div>
    );
  return (
    <FieldInput
      field={field}
      name={name}
      value={filters.values[name] ?? null}
      error={error}
      required={false}
      w={WIDTHS[field.kind] ?? 120}
      onChange={onChange}
    />
  );
}

type QuickRangesProps = {
  today: string;
  range: [string, string];
  filters: Filters;
  onSearch: (changes: FormValues) => void;
};

/** A press is the question: nobody who says 'yesterday' wants to press once more. */
function QuickRanges({ today, range: [from, to], filters, onSearch }: QuickRangesProps) {
  const { t } = useTranslation();
  return (
    <Button.Group>
      {quickRanges(today).map((quick) => {
        const chosen = filters.values[from] === quick.from && filters.values[to] === quick.to;
        return (
          <Button
            key={quick.key}
            variant="default"
            className={css.quick}
            px={8}
            aria-pressed={chosen}
            onClick={() => onSearch({ [from]: quick.from, [to]: quick.to })}
          >
            {t(`laporan.${quick.key}`)}
          </Button>
        );
      })}
    </Button.Group>
  );
}
