/** A column of a board: its state, how many and what they come to, and those of its cards that are in sight. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { DocumentBoard } from '@mustika/kernel/document-board.ts';
import { type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import {
  type CSSProperties,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { TableEmpty } from '../data-table/empty.tsx';
import { useCurrentLine, useLines } from '../data-table/line-window.ts';
import type { TableRow } from '../data-table/rows.ts';
import { type ServerPages, useServerPages } from '../data-table/server-pages.ts';
import { useLate } from '../data-table/use-layout.ts';
import { istilah } from '../language/istilah.ts';
import { useNames } from '../names.ts';
import css from './board.module.css';
import { Card, cardHeight, fieldsOfCard, GAP, WaitCard } from './card.tsx';
import { rangeAhead } from './moves.ts';
import type { BoardData, Counted } from './use-board.ts';

/** A card in somebody's hand. */
export type Held = { nomor: string; state: string };

type ColumnProps = {
  document: ReadableDocument;
  board: DocumentBoard;
  data: BoardData;
  state: string;
  counted: Counted | undefined;
  held: Held | null;
  /** Why the card in hand cannot come here; null where it can. */
  why: string | null;
  draggable: boolean;
  onHold: (held: Held | null) => void;
  onDrop: () => void;
  /** The act that leads to the column beside it, and the way there. */
  onMove: (card: Held, step: 1 | -1) => void;
  onLeave: (step: 1 | -1) => void;
  onOpen: (nomor: string) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

function useCards({ document, board, data, state, onOpen }: ColumnProps) {
  const { number } = document.reads;
  const pages = useServerPages({
    queryKey: [...data.queryKey, state],
    fetchPage: data.cardsOf(state),
    keyOf: (row) => String(row[number]),
  });
  const { source, onRange } = pages;
  const { count } = source;
  const ahead = useCallback(
    (first: number, last: number) => onRange(...rangeAhead(first, last, count)),
    [onRange, count],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = cardHeight(board) + GAP;
  const lines = useLines({ source, depths: 0, rowHeight, onRange: ahead }, scroller);
  const scrollTo = (index: number) => lines.virtualizer.scrollToIndex(index);
  const keys = useCurrentLine(
    {
      ...{ source, rowHeight },
      resetKey: JSON.stringify(data.queryKey),
      onOpen: (row) => onOpen(String(row[number])),
    },
    { skip: 0, count, scrollTo, scroller },
  );
  return { pages, scroller, rowHeight, ...lines, ...keys };
}

/** What hands do with a column: a card is taken out of it, or laid into it where it may come. */
function useHands(
  { state, held, why, onHold, onDrop }: ColumnProps,
  numberAt: (at: number) => string | null,
) {
  const [over, setOver] = useState(false);
  const takes = held !== null && held.state !== state && why === null;
  const hands = {
    onDragStart: (event: DragEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-at]');
      const nomor = card && numberAt(Number(card.dataset['at']));
      if (!nomor) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', nomor);
      onHold({ nomor, state });
    },
    onDragEnd: () => onHold(null),
    onDragOver: (event: DragEvent) => {
      if (!takes) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop();
    },
  };
  return { hands, takes, over: over && takes };
}

export function Column(props: ColumnProps) {
  const { document, state, held, why, onMove, onLeave } = props;
  const { number } = document.reads;
  const cards = useCards(props);
  const { pages, scroller, count, items, after, current, lineAt, press } = cards;
  const heading = useId();
  const rowAt = (at: number): TableRow | null => {
    const line = lineAt(at);
    return line?.is === 'row' ? line.row : null;
  };
  const numberAt = (at: number): string | null => {
    const row = rowAt(at);
    return row && String(row[number]);
  };
  const { hands, takes, over } = useHands(props, numberAt);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return press(event);
    // Alt and an arrow would leave the page.
    event.preventDefault();
    const nomor = numberAt(current);
    if (!event.altKey) onLeave(step);
    else if (nomor) onMove({ nomor, state }, step);
  };
  const box = {
    // Without a card there is nothing to choose from.
    ...{ role: count > 0 ? 'listbox' : 'group', 'aria-labelledby': heading, 'aria-busy': pages.refetching },
    ...{ tabIndex: 0, onKeyDown, onClick: cards.click },
    onFocus: (event: FocusEvent) => {
      // By key: what a hand points at is current anyway.
      if (current < 0 && count > 0 && event.currentTarget.matches(':focus-visible'))
        cards.setCurrent(items.find(({ end }) => end > event.currentTarget.scrollTop)?.index ?? 0);
    },
  };
  const inSight = current >= 0 && items.some(({ index }) => index === current);
  return (
    <section
      className={css.column}
      aria-labelledby={heading}
      data-kolom={state}
      data-takes={held === null || held.state === state ? undefined : takes}
      data-over={over || undefined}
      {...hands}
    >
      <Head {...props} id={heading} />
      {held && held.state !== state && why && <p className={css.why}>{why}</p>}
      <div
        ref={scroller}
        className={css.scroller}
        style={{ '--kartu': `${cardHeight(props.board)}px`, '--sela': `${GAP}px` } as CSSProperties}
        data-kartu
        {...box}
        {...(inSight ? { 'aria-activedescendant': `${heading}-${current}` } : {})}
      >
        <div
          role="presentation"
          className={css.cards}
          data-busy={pages.refetching}
          style={{ paddingTop: items[0]?.start ?? 0, paddingBottom: Math.max(0, after) }}
        >
          <Shown {...props} items={items} count={count} current={current} rowAt={rowAt} id={heading} />
        </div>
        <Nothing pages={pages} />
      </div>
    </section>
  );
}

function Head({ document, board: { sum }, state, counted, id }: ColumnProps & { id: string }) {
  const { t } = useTranslation();
  const { jumlah = 0, terlambat = 0 } = counted ?? {};
  return (
    <header className={css.head}>
      <h2 id={id}>
        {istilah(stateLabel(document, state))} <span>{formatAngka(jumlah)}</span>
      </h2>
      <p>
        {terlambat > 0 && <strong>{t('papan.jumlahTelat', { jumlah: formatAngka(terlambat) })}</strong>}
        {sum && <span className="angka">Rp {formatAngka(Number(counted?.[sum] ?? 0))}</span>}
      </p>
    </header>
  );
}

type ShownProps = ColumnProps & {
  items: readonly { index: number }[];
  count: number;
  current: number;
  rowAt: (at: number) => TableRow | null;
  id: string;
};

function Shown({ document, board, held, draggable, items, count, current, rowAt, id }: ShownProps) {
  const { number } = document.reads;
  const [fields] = useState(() => fieldsOfCard(document, board));
  const nameOf = useNames(fields, count > 0);
  return items.map(({ index }) => {
    const row = rowAt(index);
    if (!row) return <WaitCard key={`w${index}`} />;
    const nomor = String(row[number]);
    return (
      <Card
        key={nomor}
        id={`${id}-${index}`}
        at={index}
        {...{ count, row, number, board, fields, nameOf, draggable }}
        current={index === current}
        held={held?.nomor === nomor}
      />
    );
  });
}

/** In the place of cards: they are on the way, could not be had, or there is none. */
function Nothing({ pages }: { pages: ServerPages }) {
  const { t } = useTranslation();
  const late = useLate(pages.loading);
  if (pages.error)
    return <TableEmpty error={pages.error} filtered={false} onReset={pages.retry} onRetry={pages.retry} />;
  if (late) return <WaitCard />;
  return pages.loading || pages.source.count > 0 ? null : <p className={css.none}>{t('papan.kosong')}</p>;
}
