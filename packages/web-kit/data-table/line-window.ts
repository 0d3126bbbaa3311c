/** Which lines of a table are in sight, which one is current, and what keys and clicks do with it: for rows and for cards. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import type { NameOf } from '../names.ts';
import type { CellRender, Column } from './cells.tsx';
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

/** What rows and cards are told alike. */
export type WindowProps = {
  label: string;
  autoFocus?: boolean | undefined;
  source: LineSource;
  columns: readonly Column[];
  /** Number of grouping levels. */
  depths: number;
  render: Readonly<Record<string, CellRender>>;
  nameOf: NameOf;
  rowHeight: number;
  /** Height of a heading where it is not that of a row. */
  headingHeight?: number;
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

type LinesProps = Pick<WindowProps, 'source' | 'depths' | 'rowHeight' | 'headingHeight' | 'onRange'>;

export function useLines(props: LinesProps, scroller: RefObject<HTMLDivElement | null>) {
  const { source, depths, rowHeight, headingHeight = rowHeight, onRange } = props;
  // The first headings always stand in the sticky head, so they are not repeated in the body.
  const skip = Math.min(depths, source.count);
  const count = source.count - skip;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (source.at(index + skip)?.is === 'group' ? headingHeight : rowHeight),
    overscan: 12,
    scrollPaddingEnd: COVERED,
  });
  // Lines of one height stay where they are whatever they hold; headings of another height move those after them.
  const shape = headingHeight === rowHeight ? null : source.all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height makes all measured places stale.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight, headingHeight, shape]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onRange?.(first, last), [onRange, first, last]);
  const above = Math.max(0, (virtualizer.scrollOffset ?? 0) - 1);
  const top = (virtualizer.getVirtualItemForOffset(above)?.index ?? 0) + skip;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { skip, count, virtualizer, items, top, after };
}

export function stickyHeadings({ source, depths }: LinesProps, top: number) {
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

type CurrentProps = Pick<WindowProps, 'source' | 'rowHeight' | 'onOpen' | 'selection' | 'resetKey'>;

/** The current line, and what keys and clicks do with it. */
export function useCurrentLine(props: CurrentProps, { skip, count, scrollTo, scroller }: Place) {
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
    const at = Number(target.closest<HTMLElement>('[data-at]')?.dataset.at ?? -1);
    if (at < 0) return;
    setCurrent(at);
    if (target.closest('[data-pick]')) pick(at, event.shiftKey);
    else if (!target.closest('a,button,input,label') && !window.getSelection()?.toString()) open(at);
  };
  return { current, setCurrent, lineAt, press, click };
}
