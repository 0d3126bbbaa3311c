/**
 * Documents as cards in columns of their states. A card is moved by hand or by key, and that does the act that leads there: what it asks is
 * asked as on the sheet, and nothing moves before the server has answered. docs/decisions/0095.
 */
import { useMediaQuery } from '@mantine/hooks';
import type { Transition } from '@mustika/kernel/document.ts';
import type { DocumentBoard } from '@mustika/kernel/document-board.ts';
import { type ReadableDocument, stateLabel } from '@mustika/kernel/document-reads.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, whyNot } from '../act.tsx';
import { TableEmpty } from '../data-table/empty.tsx';
import type { SheetModule } from '../document-screen/sheet.tsx';
import type { BoardShown } from '../document-sheet/browser.tsx';
import { istilah, kalimat } from '../language/istilah.ts';
import { toastInfo } from '../notices.tsx';
import css from './board.module.css';
import { Column, type Held } from './column.tsx';
import { Move } from './move.tsx';
import { actTo, columnBeside } from './moves.ts';
import { StateTabs } from './tabs.tsx';
import { useBoard } from './use-board.ts';

type BoardProps = BoardShown & { document: ReadableDocument; own: SheetModule | undefined };

/** The act that leads a card to another column, or why it does not go there. */
function useWay(document: ReadableDocument) {
  const { t } = useTranslation();
  const may = useMay();
  return (from: string, to: string): { act: Transition; why: string | null } | { act: null; why: string } => {
    const act = actTo(document, document.reads.screen, [from, to], may);
    if (act) return { act, why: whyNot(act) };
    const [dari, ke] = [from, to].map((state) => istilah(stateLabel(document, state)));
    return { act: null, why: t('papan.tanpaLangkah', { dari, ke }) };
  };
}

export function Board({ document, own, query, late, onOpen, first }: BoardProps) {
  const { t } = useTranslation();
  const board = document.reads.board as DocumentBoard;
  const { states } = board;
  const phone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const data = useBoard(document, query, late);
  const columns = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [moving, setMoving] = useState<{ nomor: string; act: Transition } | null>(null);
  const way = useWay(document);
  const counted = data.columns.data ?? [];
  const move = ({ nomor, state }: Held, to: string) => {
    setHeld(null);
    const { act, why } = way(state, to);
    if (why) toastInfo(kalimat(why));
    else if (act) setMoving({ nomor, act });
  };
  const listOf = (state: string) =>
    columns.current?.querySelector<HTMLElement>(`[data-kolom="${state}"] [data-kartu]`);
  const beside = (state: string, step: 1 | -1, go: (to: string) => void) => {
    const to = columnBeside(states, state, step);
    if (to) go(to);
  };
  const none = counted.length > 0 && counted.every(({ jumlah }) => jumlah === 0);
  if (data.columns.error || none)
    return (
      <TableEmpty
        error={data.columns.error}
        filtered={false}
        onReset={() => void data.columns.refetch()}
        onRetry={() => void data.columns.refetch()}
        first={first}
      />
    );
  return (
    <div className={css.board}>
      {phone && <StateTabs {...{ document, states, counted, columns }} />}
      <div className={css.columns} ref={columns}>
        {states.map((state) => (
          <Column
            key={state}
            {...{ document, board, data, state, held, onOpen }}
            counted={counted.find(({ status }) => status === state)}
            why={held && held.state !== state ? way(held.state, state).why : null}
            draggable={!phone}
            onHold={setHeld}
            onDrop={() => held && move(held, state)}
            onMove={(card, step) => beside(state, step, (to) => move(card, to))}
            onLeave={(step) => beside(state, step, (to) => listOf(to)?.focus())}
          />
        ))}
      </div>
      {!phone && <p className={css.keys}>{t('papan.tombol')}</p>}
      {moving && <Move {...{ document, own }} {...moving} onClose={() => setMoving(null)} />}
    </div>
  );
}
