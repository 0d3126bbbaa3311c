/**
 * The scrolling part: only the lines in sight exist in the document, between two spacer rows. One stop for the Tab
 * key; inside, the arrows move a current line that screen readers are told of (aria-activedescendant).
 */
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { NameOf } from '../names.ts';
import { BodyRow, type CellRender, type Column, type Cut, GroupRow, WaitRow } from './cells.tsx';
import { useCut } from './cut.ts';
import css from './data-table.module.css';
import { headingsAt, type Line } from './lines.ts';
import type { TableRow } from './rows.ts';
import { moveFor } from './table-keys.ts';

/** What the body shows: all lines at once, or a window on a list that the server pages. */
export type LineSource = {
  count: number;
  at: (index: number) => Line | undefined;
  all: readonly Line[] | null;
};

export type Selection = {
  picked: ReadonlySet<string>;
  pick: (key: string, row: TableRow, shift: boolean) => void;
};

export type BodyProps = {
  label: string;
  source: LineSource;
  columns: readonly Column[];
  /** Number of grouping levels. */
  depths: number;
  render: Readonly<Record<string, CellRender>>;
  nameOf: NameOf;
  rowHeight: number;
  width: number;
  widths: readonly number[];
  head: ReactNode;
  /** The line of totals, where it stands. */
  totals: { at: 'head' | 'foot'; row: (cut: Cut) => ReactNode } | null;
  busy: boolean;
  mark: (row: TableRow) => string | null;
  onOpen?: ((row: TableRow) => void) | undefined;
  selection?: Selection | undefined;
  onRange?: ((first: number, last: number) => void) | undefined;
  /** A change of what is listed: back to the top. */
  resetKey: string;
};

/** Head and totals cover this much of the scroller. */
const COVERED = 100;
const PICK_WIDTH = 36;

function useLines(props: BodyProps, scroller: RefObject<HTMLDivElement | null>) {
  const { source, depths, rowHeight, onRange } = props;
  // The first headings always stand in the sticky head, so they are not repeated in the body.
  const skip = Math.min(depths, source.count);
  const count = source.count - skip;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingEnd: COVERED,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row height makes all measured places stale.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onRange?.(first, last), [onRange, first, last]);
  const top = Math.max(0, Math.floor(((virtualizer.scrollOffset ?? 0) - 1) / rowHeight)) + skip;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { skip, count, virtualizer, items, top, after };
}

function stickyHeadings({ source, depths }: BodyProps, top: number) {
  if (depths === 0 || !source.all || source.count === 0) return [];
  let at = top;
  while (at < source.count - 1 && source.at(at)?.is === 'group') at += 1;
  return headingsAt(source.all, at, depths);
}

type Place = {
  skip: number;
  count: number;
  scrollTo: (index: number) => void;
  scroller: RefObject<HTMLDivElement | null>;
};

/** The current line, and what keys and clicks do with it. */
function useCurrentLine(props: BodyProps, { skip, count, scrollTo, scroller }: Place) {
  const [current, setCurrent] = useState(-1);
  const lineAt = (index: number) => props.source.at(index + skip);
  useEffect(() => {
    setCurrent(-1);
    if (scroller.current && props.resetKey) scroller.current.scrollTop = 0;
  }, [props.resetKey, scroller]);
  const open = (at: number) => {
    const line = lineAt(at);
    if (line?.is === 'row') props.onOpen?.(line.row);
  };
  const pick = (at: number, shift: boolean) => {
    const line = lineAt(at);
    if (line?.is === 'row') props.selection?.pick(line.key, line.row, shift);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - COVERED) / props.rowHeight));
    const move = moveFor({ key: event.key, current, count, page, lineAt });
    if (!move) return;
    event.preventDefault();
    if ('open' in move) open(move.open);
    else if ('pick' in move) pick(move.pick, event.shiftKey);
    else {
      setCurrent(move.to);
      scrollTo(move.to);
    }
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const at = Number(target.closest('tr')?.dataset.at ?? -1);
    if (at < 0) return;
    setCurrent(at);
    if (target.closest('[data-pick]')) pick(at, event.shiftKey);
    else if (!target.closest('a,button,input,label') && !window.getSelection()?.toString()) open(at);
  };
  return { current, lineAt, press, click };
}

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
  const inSight = current >= 0 && items.some((item) => item.index === current);
  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-scrolled={cut.scrolled}
      role="group"
      aria-label={props.label}
      tabIndex={0}
      onKeyDown={press}
      {...(inSight ? { 'aria-activedescendant': `${rowId}-${current}` } : {})}
    >
      <table
        className={css.table}
        style={
          {
            width: `max(100%, ${props.width + (picks ? PICK_WIDTH : 0)}px)`,
            '--beku': `${props.widths[0] ?? 0}px`,
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
