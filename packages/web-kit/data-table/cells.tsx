/**
 * Rows, group headings and totals of a table. Rows are memoised and carry no handlers (the body listens for all of
 * them), so scrolling paints only what comes into sight.
 */
import { Checkbox } from '@mantine/core';
import type { Field } from '@mustika/kernel/field.ts';
import { memo, type ReactNode } from 'react';
import { formatValue, isMono, isNumeric } from '../format.ts';
import type { NameOf } from '../names.ts';
import css from './data-table.module.css';
import type { GroupLine } from './lines.ts';
import type { TableRow } from './rows.ts';
import type { Totals } from './sums.ts';

/** A visible column; the array of them is stable while the layout is. */
export type Column = { name: string; field: Field };

/** A hand-made cell, for links and states; the text of the value is used everywhere else (search, CSV). */
export type CellRender = (row: TableRow) => ReactNode;

/**
 * Columns of which only a part is in sight: `start` under the frozen one, `end` beyond the right edge; -1 for none. What
 * is left of a number reads as another number, so such a cell shows that there is one and not a part of it.
 */
export type Cut = { start: number; end: number };
export const UNCUT: Cut = { start: -1, end: -1 };

const cutClass = (cut: Cut, field: Field, index: number): string | false | undefined =>
  isNumeric(field) && (index === cut.start ? css.cut : index === cut.end && join(css.cut, css.cutEnd));

const join = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** A heading stands over its column but keeps the text face. */
export const headClass = (field: Field, first: boolean): string =>
  join(isNumeric(field) && css.right, first && css.frozen);

export const cellClass = (field: Field, first: boolean): string =>
  join(isNumeric(field) && css.right, isMono(field) && css.mono, first && css.frozen);

type RowProps = {
  id: string;
  row: TableRow;
  /** Place among the lines of the body, read by its click handler. */
  at: number;
  /** 1-based place in the whole table, headings included. */
  position: number;
  columns: readonly Column[];
  render: Readonly<Record<string, CellRender>>;
  /** What stands beside a code. */
  nameOf: NameOf;
  current: boolean;
  /** undefined: the table has no selection. */
  selected: boolean | undefined;
  /** A word beside the first cell that says why the row is set back (NONAKTIF). */
  mark: string | null;
  opens: boolean;
  pickLabel: string;
  cut: Cut;
};

function cellText(column: Column, row: TableRow, { render, nameOf }: RowProps): ReactNode {
  const custom = render[column.name];
  if (custom) return custom(row);
  const text = formatValue(column.field, row[column.name]);
  const name = text && nameOf(column.name, row[column.name]);
  return name ? (
    <span title={`${text} ${name}`}>
      {text} <small className={css.name}>{name}</small>
    </span>
  ) : (
    text
  );
}

export const BodyRow = memo(function BodyRow(props: RowProps) {
  const { row, columns, selected, mark } = props;
  return (
    <tr
      id={props.id}
      className={css.row}
      data-at={props.at}
      aria-rowindex={props.position}
      data-current={props.current}
      data-selected={selected ?? false}
      data-marked={mark !== null}
      data-opens={props.opens}
    >
      {selected !== undefined && (
        <td>
          <Checkbox
            size="xs"
            checked={selected}
            aria-label={props.pickLabel}
            tabIndex={-1}
            data-pick
            readOnly
          />
        </td>
      )}
      {columns.map((column, index) => {
        const value = row[column.name];
        const negative = typeof value === 'number' && value < 0 && isNumeric(column.field);
        const text = cellText(column, row, props);
        return (
          <td
            key={column.name}
            className={join(
              cellClass(column.field, index === 0),
              negative && css.negative,
              cutClass(props.cut, column.field, index),
            )}
            title={typeof text === 'string' && text.length > 14 ? text : undefined}
          >
            {text}
            {index === 0 && mark !== null && <span className={css.mark}>{mark}</span>}
          </td>
        );
      })}
    </tr>
  );
});

/** Stands where a row will be: its page is on the way. */
export const WaitRow = memo(function WaitRow({ columns, position }: { columns: number; position: number }) {
  return (
    <tr aria-rowindex={position} aria-hidden>
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its place.
        <td key={index}>
          <span className={css.bone} />
        </td>
      ))}
    </tr>
  );
});

type SumCellsProps = {
  columns: readonly Column[];
  picks: boolean;
  totals: Totals;
  cut: Cut;
  /** Stands in the columns before the first total. */
  children: ReactNode;
};

/** The label has the room of the first column, where its own total stands behind it, and of those up to the next one with a total. */
export function labelSpan(columns: readonly Column[], ofGroup = false): number {
  const stands = ({ field: { total } }: Column): boolean => (ofGroup ? total === 'sum' : total !== undefined);
  const first = columns.findIndex((column, index) => index > 0 && stands(column));
  return first < 0 ? Math.max(1, columns.length) : Math.max(1, first);
}

export const totalText = ({ field }: Column, value: number | undefined): string => {
  if (value === undefined || field.total === undefined) return '';
  return field.total === 'count' ? formatValue({ kind: 'angka' }, value) : formatValue(field, value);
};

function SumCells({ columns, picks, totals, cut, children }: SumCellsProps) {
  return (
    <>
      {picks && <td />}
      {/* One cell of the frozen column: one as wide as its words would be pushed out of sight, and numbers come to lie under it. */}
      <th scope="row" className={css.sumLabel}>
        <span>{children}</span>
      </th>
      {columns.slice(1).map((column, index) => {
        const value = totals[column.name];
        return (
          <td
            key={column.name}
            className={join(
              isNumeric(column.field) && css.right,
              (value ?? 0) < 0 && css.negative,
              value !== undefined && cutClass(cut, column.field, index + 1),
            )}
          >
            {totalText(column, value)}
          </td>
        );
      })}
    </>
  );
}

type GroupRowProps = {
  line: GroupLine;
  columns: readonly Column[];
  picks: boolean;
  cut: Cut;
  position?: number;
};

/** How many there are stands behind the name: it is not counted again in a column, which would take the room of the name. */
const withoutCounts = (columns: readonly Column[], totals: Totals): Totals =>
  Object.fromEntries(
    Object.entries(totals).filter(
      ([name]) => columns.find((column) => column.name === name)?.field.total !== 'count',
    ),
  );

/** A heading of a group: what its rows share, how many there are, and their sub-totals. */
export const GroupRow = memo(function GroupRow({ line, columns, picks, cut, position }: GroupRowProps) {
  return (
    <tr className={css.group} {...(position === undefined ? {} : { 'aria-rowindex': position })}>
      <SumCells columns={columns} picks={picks} totals={withoutCounts(columns, line.totals)} cut={cut}>
        <span className={css.groupName} style={{ paddingInlineStart: line.depth * 12 }}>
          <small>{line.label} </small>
          {line.value} <small>({line.count})</small>
        </span>
      </SumCells>
    </tr>
  );
});

type TotalsRowProps = {
  columns: readonly Column[];
  picks: boolean;
  totals: Totals;
  label: string;
  cut: Cut;
};

export function TotalsRow({ columns, picks, totals, label, cut }: TotalsRowProps) {
  const [first] = columns;
  const own = first ? totalText(first, totals[first.name]) : '';
  return (
    <tr className={css.totals}>
      <SumCells columns={columns} picks={picks} totals={totals} cut={cut}>
        {own ? `${label} · ${own}` : label}
      </SumCells>
    </tr>
  );
}
