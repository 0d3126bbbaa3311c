/** What stands around the cards of a table: their order above, what they come to below, and all of one row over them. */
import { ActionIcon, Checkbox, NativeSelect } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconLayoutList,
  IconSortAscending,
  IconSortDescending,
  IconTable,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../drawer.tsx';
import { formatValue } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { NameOf } from '../names.ts';
import { type CardPlan, totalsOf } from './card-plan.ts';
import css from './cards.module.css';
import { cellOf } from './cards.tsx';
import { type CellRender, type Column, totalText } from './cells.tsx';
import type { PickAll } from './head.tsx';
import type { Sort, TableRow } from './rows.ts';
import type { Totals } from './sums.ts';

type BarProps = {
  columns: readonly Column[];
  sortable: (name: string) => boolean;
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  pickAll: PickAll | null;
  cards: boolean;
  onCards: (next: boolean) => void;
};

/** Cards have no headings to press: the order is chosen here. The rows are one touch away, with all their columns. */
export function CardBar({ columns, sortable, sort, onSort, pickAll, cards, onCards }: BarProps) {
  const { t } = useTranslation();
  const data = columns
    .filter(({ name }) => sortable(name))
    .map(({ name, field }) => ({ value: name, label: istilah(field.label) }));
  const turn = sort?.arah === 'desc' ? t('tabel.urutTurun') : t('tabel.urutNaik');
  const other = cards ? t('tabel.jadiTabel') : t('tabel.jadiKartu');
  return (
    <div className={css.bar}>
      {cards && pickAll && (
        <Checkbox
          aria-label={t('tabel.pilihSemua')}
          checked={pickAll.all}
          indeterminate={pickAll.some && !pickAll.all}
          onChange={pickAll.toggle}
          px={6}
        />
      )}
      {cards && data.length > 0 && (
        <>
          <NativeSelect
            data-urut
            size="xs"
            aria-label={t('tabel.urutkan')}
            value={sort?.field ?? ''}
            data={[{ value: '', label: t('tabel.urutkan') }, ...data]}
            onChange={({ currentTarget: { value } }) =>
              onSort(value ? { field: value, arah: sort?.arah ?? 'asc' } : null)
            }
          />
          {sort && (
            <ActionIcon
              variant="default"
              aria-label={turn}
              title={turn}
              onClick={() => onSort({ ...sort, arah: sort.arah === 'desc' ? 'asc' : 'desc' })}
            >
              {sort.arah === 'desc' ? <IconSortDescending size={18} /> : <IconSortAscending size={18} />}
            </ActionIcon>
          )}
        </>
      )}
      <ActionIcon
        data-ganti
        variant="subtle"
        color="gray"
        aria-label={other}
        title={other}
        onClick={() => onCards(!cards)}
      >
        {cards ? <IconTable size={18} /> : <IconLayoutList size={18} />}
      </ActionIcon>
    </div>
  );
}

/** The few that a bar has room for; a touch shows the rest. */
const FEW = 2;
const UNIT: Readonly<Record<string, string>> = { gram: ' g' };

export function CardTotals({ columns, totals }: { columns: readonly Column[]; totals: Totals }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = totalsOf(columns, totals);
  if (shown.length === 0) return null;
  return (
    <div className={css.foot}>
      <dl aria-label={t('tabel.total')}>
        {shown.slice(0, all ? undefined : FEW).map((column) => (
          <div key={column.name}>
            <dt>{istilah(column.field.label)}</dt>
            <dd className={(totals[column.name] ?? 0) < 0 ? 'negatif' : undefined}>
              {totalText(column, totals[column.name])}
              {column.field.total === 'sum' ? (UNIT[column.field.kind] ?? '') : ''}
            </dd>
          </div>
        ))}
      </dl>
      {shown.length > FEW && (
        <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? <IconChevronDown size={14} aria-hidden /> : <IconChevronUp size={14} aria-hidden />}
          {all ? t('tabel.totalSedikit') : t('tabel.totalLain', { jumlah: shown.length - FEW })}
        </button>
      )}
    </div>
  );
}

type WholeProps = {
  row: TableRow;
  plan: CardPlan;
  columns: readonly Column[];
  render: Readonly<Record<string, CellRender>>;
  nameOf: NameOf;
  onClose: () => void;
};

/** All columns of one row, where the row leads nowhere else. */
export function WholeRow({ row, plan, columns, onClose, ...shown }: WholeProps) {
  return (
    <SideDrawer opened onClose={onClose} title={formatValue(plan.title.field, row[plan.title.name])}>
      <dl className={css.all}>
        {columns.map((column) => (
          <div key={column.name} style={{ display: 'contents' }}>
            <dt>{istilah(column.field.label)}</dt>
            <dd>{cellOf(column, row, shown)}</dd>
          </div>
        ))}
      </dl>
    </SideDrawer>
  );
}
