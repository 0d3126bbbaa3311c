/**
 * The rows of a table on a phone, each a card: its name, its state, the lines that matter. To who does not see, and to the keys,
 * they are the rows they were.
 */
import { Checkbox } from '@mantine/core';
import { type CSSProperties, memo, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatValue, isMono, isNumeric, KOSONG } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { CardPlan } from './card-plan.ts';
import { isSentence, totalsOf } from './card-plan.ts';
import css from './cards.module.css';
import { type Column, totalText } from './cells.tsx';
import { stickyHeadings, useCurrentLine, useLines, type WindowProps } from './line-window.ts';
import type { GroupLine, Line } from './lines.ts';
import type { TableRow } from './rows.ts';

export type CardsProps = WindowProps & {
  plan: CardPlan;
  /** The bar of totals at the foot. */
  foot: ReactNode;
};

type Shown = Pick<CardsProps, 'render' | 'nameOf'>;

/** Rows of a table that is only read: the keys belong to the scroller, and no row takes the focus. */
const rowAt = (position?: number) => ({
  role: 'row',
  ...(position === undefined ? {} : { 'aria-rowindex': position }),
});
const HEADING = { role: 'rowheader' } as const;

/** The text of a cell, with the name beside a code. */
export function cellOf({ name, field }: Column, row: TableRow, { render, nameOf }: Shown): ReactNode {
  const custom = render[name];
  if (custom) return custom(row);
  const text = formatValue(field, row[name]);
  const known = text && nameOf(name, row[name]);
  return known ? (
    <>
      {text} <small>{known}</small>
    </>
  ) : (
    text || KOSONG
  );
}

/** How a value is set: figures in columns, codes in the face of codes. */
const faceOf = ({ field }: Column, value: unknown): string =>
  [
    isNumeric(field) && 'angka',
    isMono(field) && css.mono,
    isNumeric(field) && typeof value === 'number' && value < 0 && 'negatif',
  ]
    .filter(Boolean)
    .join(' ');

type CardProps = Shown & {
  id: string;
  at: number;
  position: number;
  row: TableRow;
  plan: CardPlan;
  current: boolean;
  selected: boolean | undefined;
  mark: string | null;
  opens: boolean;
  pickLabel: string;
};

const Card = memo(function Card({ plan, row, selected, mark, ...props }: CardProps) {
  const { title, code, status, lines } = plan;
  const shown = { render: props.render, nameOf: props.nameOf };
  return (
    <div
      {...rowAt(props.position)}
      id={props.id}
      className={css.card}
      data-at={props.at}
      data-current={props.current}
      data-selected={selected ?? false}
      data-marked={mark !== null}
      data-opens={props.opens}
    >
      {selected !== undefined && (
        <div role="cell" className={css.pick} data-pick>
          <Checkbox checked={selected} aria-label={props.pickLabel} tabIndex={-1} data-pick readOnly />
        </div>
      )}
      <div className={css.head} role="presentation" data-sentence={isSentence(title)}>
        <div role="cell" className={css.title}>
          <span className={isMono(title.field) ? css.mono : undefined}>{cellOf(title, row, shown)}</span>
          {code && <small className={css.mono}> {formatValue(code.field, row[code.name])}</small>}
        </div>
        {(status || mark !== null) && (
          <div role="cell" className={css.status}>
            {mark !== null && <span className={css.mark}>{mark}</span>}
            {status && cellOf(status, row, shown)}
          </div>
        )}
      </div>
      {lines.map((column, index) => (
        <div
          role="cell"
          key={column.name}
          className={css.line}
          data-sentence={isSentence(column)}
          data-typed={plan.typed.has(column.name)}
          data-last={index === lines.length - 1 && column.field.kind === 'uang'}
        >
          <span>{istilah(column.field.label)}</span>
          <span className={faceOf(column, row[column.name])}>{cellOf(column, row, shown)}</span>
        </div>
      ))}
    </div>
  );
});

/** A card whose page is on the way. */
const WaitCard = ({ position, lines }: { position: number; lines: number }) => (
  <div {...rowAt(position)} className={css.card} aria-hidden>
    {Array.from({ length: Math.max(2, lines) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its place.
      <span key={index} className={css.bone} />
    ))}
  </div>
);

type HeadingProps = { line: GroupLine; columns: readonly Column[]; position?: number };

/** What the cards below it share, how many they are, and what they come to. */
const Heading = memo(function Heading({ line, columns, position }: HeadingProps) {
  return (
    <div {...rowAt(position)} className={css.heading}>
      <div {...HEADING} className={css.title} style={{ paddingInlineStart: line.depth * 10 }}>
        <small>{line.label} </small>
        {line.value} <small>({line.count})</small>
      </div>
      <div role="cell" className={css.sums} style={{ paddingInlineStart: line.depth * 10 }}>
        {totalsOf(columns, line.totals)
          .slice(0, 2)
          .map((column) => (
            <span key={column.name}>
              <small>{istilah(column.field.label)} </small>
              <b>{totalText(column, line.totals[column.name])}</b>
            </span>
          ))}
      </div>
    </div>
  );
});

type LinesProps = CardsProps & {
  items: readonly { index: number }[];
  skip: number;
  current: number;
  lineAt: (index: number) => Line | undefined;
  rowId: string;
};

function CardLines({ items, skip, current, lineAt, rowId, ...props }: LinesProps) {
  const { t } = useTranslation();
  const { plan, columns, render, nameOf, selection, mark, onOpen } = props;
  return items.map(({ index }) => {
    const line = lineAt(index);
    const position = index + skip + 1;
    if (!line || line.is === 'wait')
      return <WaitCard key={`w${index}`} position={position} lines={plan.lines.length} />;
    if (line.is === 'group')
      return <Heading key={line.key} line={line} columns={columns} position={position} />;
    return (
      <Card
        key={line.key}
        id={`${rowId}-${index}`}
        at={index}
        position={position}
        {...{ plan, render, nameOf }}
        row={line.row}
        current={index === current}
        selected={selection?.picked.has(line.key)}
        mark={mark(line.row)}
        opens={onOpen !== undefined}
        pickLabel={selection ? t('tabel.pilihBaris', { nomor: line.index + 1 }) : ''}
      />
    );
  });
}

export function Cards(props: CardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowId = useId();
  const { skip, count, virtualizer, items, top, after } = useLines(props, scroller);
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index);
  const { current, lineAt, press, click } = useCurrentLine(props, { skip, count, scrollTo, scroller });
  const inSight = current >= 0 && items.some((item) => item.index === current);
  const heights = {
    '--kartu': `${props.rowHeight}px`,
    '--judul': `${props.headingHeight ?? 0}px`,
  } as CSSProperties;
  return (
    <>
      <div
        ref={scroller}
        className={css.scroller}
        style={heights}
        role="group"
        aria-label={props.label}
        tabIndex={0}
        data-autofocus={props.autoFocus || undefined}
        onKeyDown={press}
        {...(inSight ? { 'aria-activedescendant': `${rowId}-${current}` } : {})}
      >
        <div role="table" aria-label={props.label} aria-rowcount={props.source.count} aria-busy={props.busy}>
          <div role="rowgroup" className={css.sticky}>
            {stickyHeadings(props, top).map((line) => (
              <Heading key={line.key} line={line} columns={props.columns} />
            ))}
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same by keyboard is on the scroller. */}
          <div
            role="rowgroup"
            className={props.busy ? css.dimmed : undefined}
            style={{ paddingTop: items[0]?.start ?? 0, paddingBottom: Math.max(0, after) }}
            onClick={click}
          >
            <CardLines {...props} {...{ items, skip, current, lineAt, rowId }} />
          </div>
        </div>
      </div>
      {props.foot}
    </>
  );
}
