/** What a report comes to, above its rows: in sight before anybody scrolls, sideways or down, on the phone too. */
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { type Column, totalText } from './cells.tsx';
import css from './key-totals.module.css';
import type { Totals } from './sums.ts';

/** Grams carry their unit here, where no column says it. */
const UNIT: Readonly<Record<string, string>> = { gram: ' g' };

/** What comes to nothing stands in the line of totals only. Money first: it is what a report is opened for. */
const rank = ({ field }: Column): number => (field.kind === 'uang' ? 0 : field.kind === 'gram' ? 1 : 2);

export function KeyTotals({ columns, totals }: { columns: readonly Column[]; totals: Totals }) {
  const { t } = useTranslation();
  const shown = columns.filter(({ name }) => totals[name]).toSorted((a, b) => rank(a) - rank(b));
  if (shown.length === 0) return null;
  return (
    <dl className={css.line} aria-label={t('tabel.total')}>
      {shown.map((column) => (
        <div key={column.name}>
          <dt>{istilah(column.field.label)}</dt>
          <dd data-negative={(totals[column.name] ?? 0) < 0}>
            {totalText(column, totals[column.name])}
            {column.field.total === 'sum' ? (UNIT[column.field.kind] ?? '') : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}
