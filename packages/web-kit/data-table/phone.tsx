/** A table on a phone: its rows as cards, what stands around them, and the way to all columns. */
import { useMemo, useState } from 'react';
import type { Parts } from '../data-table.tsx';
import { CardBar, CardTotals, WholeRow } from './card-frame.tsx';
import { type CardWish, cardHeight, headingHeightOf, planOf } from './card-plan.ts';
import { Cards, type CardsProps } from './cards.tsx';
import type { TableRow } from './rows.ts';
import type { Totals } from './sums.ts';

type PhoneBarProps = {
  parts: Parts;
  sortable: (name: string) => boolean;
  cards: boolean;
  onCards: (next: boolean) => void;
};

export function PhoneBar({ parts, ...bar }: PhoneBarProps) {
  const { columns, view, setView, pickAll } = parts;
  return (
    <CardBar
      {...bar}
      columns={columns}
      sort={view.sort}
      onSort={(sort) => setView({ ...view, sort })}
      pickAll={pickAll}
    />
  );
}

type PhoneRowsProps = Omit<CardsProps, 'plan' | 'foot' | 'rowHeight' | 'headingHeight'> & {
  wish: CardWish;
  totals: Totals | null;
};

export function PhoneRows({ wish, totals, ...rows }: PhoneRowsProps) {
  const { columns, onOpen, render, nameOf } = rows;
  const { naming, key, sorted, amount, first, typed } = wish;
  const plan = useMemo(
    () => planOf(columns, { naming, key, sorted, amount, first, typed }),
    [columns, naming, key, sorted, amount, first, typed],
  );
  const [whole, setWhole] = useState<TableRow | null>(null);
  if (!plan) return null;
  return (
    <>
      <Cards
        {...rows}
        plan={plan}
        rowHeight={cardHeight(plan)}
        headingHeight={headingHeightOf(columns)}
        onOpen={onOpen ?? setWhole}
        foot={totals && <CardTotals columns={columns} totals={totals} />}
      />
      {whole && (
        <WholeRow row={whole} {...{ plan, columns, render, nameOf }} onClose={() => setWhole(null)} />
      )}
    </>
  );
}
