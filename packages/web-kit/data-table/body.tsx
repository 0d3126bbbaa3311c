/**
 * The scrolling part: only the lines in sight exist in the document, between two spacer rows. One stop for the Tab
 * key; inside, the arrows move a current line that screen readers are told of (aria-activedescendant).
 */
import type { VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, memo, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BodyRow, type Column, type Cut, GroupRow, labelSpan, WaitRow } from './cells.tsx';
import { useCut } from './cut.ts';
import css from './data-table.module.css';
import { stickyHeadings, useCurrentLine, useLines, type WindowProps } from './line-window.ts';
import type { Line } from './lines.ts';

const PICK_WIDTH = 36;

export type BodyProps = WindowProps & {
  width: number;
  widths: readonly number[];
  head: ReactNode;
  /** The line of totals, where it stands. */
  totals: { at: 'head' | 'foot'; row: (cut: Cut) => ReactNode } | null;
};

type LinesProps = Pick<BodyProps, 'columns' | 'render' | 'nameOf' | 'mark' | 'selection' | 'onOpen'> & {
  items: readonly VirtualItem[];
  skip: number;
  current: number;
  lineAt: (index: number) => Line | undefined;
  rowId: string;
  cut: Cut;
};

function Lines({
  items,
  skip,
  current,
  lineAt,
  rowId,
  columns,
  render,
  nameOf,
  mark,
  selection,
  onOpen,
  cut,
}: LinesProps) {
  const { t } = useTranslation();
  const picks = selection !== undefined;
  return items.map(({ index }) => {
    const line = lineAt(index);
    const position = index + skip + 2;
    if (!line || line.is === 'wait')
      return <WaitRow key={`w${index}`} columns={columns.length + (picks ? 1 : 0)} position={position} />;
    if (line.is === 'group')
      return (
        <GroupRow key={line.key} line={line} columns={columns} picks={picks} cut={cut} position={position} />
      );
    return (
      <BodyRow
        key={line.key}
        id={`${rowId}-${index}`}
        at={index}
        row={line.row}
        position={position}
        columns={columns}
        render={render}
        nameOf={nameOf}
        current={index === current}
        selected={selection?.picked.has(line.key)}
        mark={mark(line.row)}
        opens={onOpen !== undefined}
        cut={cut}
        pickLabel={picks ? t('tabel.pilihBaris', { nomor: line.index + 1 }) : ''}
      />
    );
  });
}

const Columns = memo(function Columns({
  columns,
  widths,
  picks,
}: {
  columns: readonly Column[];
  widths: readonly number[];
  picks: boolean;
}) {
  return (
    <colgroup>
      {picks && <col style={{ width: PICK_WIDTH }} />}
      {columns.map(({ name }, index) => (
        <col key={name} style={{ width: widths[index] }} />
      ))}
    </colgroup>
  );
});

export function TableBody(props: BodyProps) {
  const { source, columns, selection, totals } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rowId = useId();
  const { skip, count, virtualizer, items, top, after } = useLines(props, scroller);
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index);
  const { current, lineAt, press, click } = useCurrentLine(props, { skip, count, scrollTo, scroller });
  const picks = selection !== undefined;
  const cut = useCut(scroller, props.widths, picks ? PICK_WIDTH : 0);
  const span = columns.length + (picks ? 1 : 0);
  const roomOf = (count: number): string =>
    `${props.widths.slice(0, count).reduce((sum, width) => sum + width, 0)}px`;
  const inSight = current >= 0 && items.some((item) => item.index === current);
  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-scrolled={cut.scrolled}
      role="group"
      aria-label={props.label}
      tabIndex={0}
      data-autofocus={props.autoFocus || undefined}
      onKeyDown={press}
      {...(inSight ? { 'aria-activedescendant': `${rowId}-${current}` } : {})}
    >
      <table
        className={css.table}
        style={
          {
            width: `max(100%, ${props.width + (picks ? PICK_WIDTH : 0)}px)`,
            '--beku': `${props.widths[0] ?? 0}px`,
            '--judul': roomOf(labelSpan(columns)),
            '--judul-grup': roomOf(labelSpan(columns, true)),
          } as CSSProperties
        }
        aria-rowcount={source.count + 1}
        aria-busy={props.busy}
      >
        <Columns columns={columns} widths={props.widths} picks={picks} />
        <thead className={css.head}>
          {props.head}
          {totals?.at === 'head' && totals.row(cut)}
          {stickyHeadings(props, top).map((line) => (
            <GroupRow key={line.key} line={line} columns={columns} picks={picks} cut={cut} />
          ))}
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same by keyboard is on the scroller. */}
        <tbody className={props.busy ? css.dimmed : undefined} onClick={click}>
          <Spacer height={items[0]?.start ?? 0} span={span} />
          <Lines
            {...props}
            items={items}
            skip={skip}
            current={current}
            lineAt={lineAt}
            rowId={rowId}
            cut={cut}
          />
          <Spacer height={after} span={span} />
        </tbody>
        {totals?.at === 'foot' && <tfoot className={css.foot}>{totals.row(cut)}</tfoot>}
      </table>
    </div>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr className={css.spacer} aria-hidden>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
