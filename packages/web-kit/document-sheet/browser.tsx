/** The screen of a list of documents: filters, how many, the table; one opens in a drawer. */
import { Button, SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../drawer.tsx';
import { ScreenFrame } from '../screen-frame.tsx';
import { useAway } from '../session.ts';
import { PickStore } from '../shell/pick-store.tsx';
import { useKept } from '../use-kept.ts';
import {
  DocumentFilters,
  type FilterRule,
  type Filters,
  ResetFilters,
  useChoice,
  useDocumentFilters,
} from './filters.tsx';
import css from './sheet.module.css';
import { DocumentTable } from './table.tsx';
import { type DocumentView, type ListQuery, useDocumentList } from './view.ts';

/** What the list is asked for is asked of its board, too. */
export type BoardShown = {
  query: ListQuery;
  late: boolean;
  onOpen: (nomor: string) => void;
  /** What a board without a card says. */
  first: { text: string; act?: ReactNode };
};

type BrowserProps<Doc, Row extends { waktu: string }> = {
  view: DocumentView<Doc, Row>;
  id: string;
  title: string;
  /** Beside the title. */
  chips?: ReactNode;
  /** The table has its line of columns, filters and export. */
  tools?: boolean;
  /** Where such a document is made, or the buttons that make one here. */
  create?: { to: string; label: string };
  make?: ReactNode;
  /** What can be searched for. */
  search: string;
  /** The first is what the list starts with. */
  statuses: readonly { value: string; label: string }[];
  empty: string;
  /** How many there are and what they come to; `total` counts those beyond the rows, too. */
  count: (rows: readonly Row[], total: number) => ReactNode;
  sheet: (nomor: string, close: () => void) => ReactNode;
  /** The same as a board, where its kind has one. */
  board?: ((shown: BoardShown) => ReactNode) | undefined;
} & Pick<FilterRule, 'today' | 'month' | 'nomorOf' | 'whole'>;

/**
 * The list, and what Enter opens of what was typed or scanned: a whole number at once, a part of one or a name when only one answers to
 * it. A board asks for its cards itself; whether only one answers is asked of the list when somebody wants to know.
 */
function useAsked<Doc, Row extends { waktu: string }>(
  view: DocumentView<Doc, Row>,
  { now, query, set }: Filters,
  board: boolean,
  whole: FilterRule['whole'],
) {
  const [wanted, setWanted] = useState('');
  const sought = board ? { ...query, status: 'SEMUA', limit: 2 } : query;
  const asked = useDocumentList(view, sought, !board || wanted !== '');
  const { data, isPlaceholderData } = asked;
  useEffect(() => {
    if (wanted === '' || wanted !== now.q || !data || isPlaceholderData) return;
    setWanted('');
    const [row, ...more] = data.rows as readonly Record<string, unknown>[];
    if (row && more.length === 0) set({ [view.nomor]: String(row[view.nomor]) });
  });
  const onEnter = (q: string): void => {
    if (whole?.(q.toUpperCase())) {
      set({ [view.nomor]: q.toUpperCase() });
      return;
    }
    setWanted(q);
    set({ q });
  };
  return { asked, onEnter };
}

/** List or board, as it was left on this device. */
function useBoard(id: string, has: boolean) {
  const { t } = useTranslation();
  const [kept, keep] = useKept(`papan:${id}`, false);
  const on = has && kept;
  const choice = has && (
    <SegmentedControl
      size="xs"
      aria-label={t('papan.tampilan')}
      value={on ? 'papan' : 'daftar'}
      onChange={(next) => keep(next === 'papan')}
      data={(['daftar', 'papan'] as const).map((value) => ({ value, label: t(`papan.jadi.${value}`) }))}
    />
  );
  return { on, choice };
}

/** What stands where there is nothing: why, and what to do. */
function useFirst(filters: Filters, text: string, make: ReactNode): BoardShown['first'] {
  const { t } = useTranslation();
  const away = useAway();
  if (filters.narrowed)
    return { text: 'Data Yang Anda Cari Tidak Ada', act: <ResetFilters filters={filters} /> };
  return away ? { text: t('dokumen.kosongPusat'), act: <PickStore /> } : { text, act: make };
}

export function DocumentBrowser<Doc, Row extends { waktu: string }>(props: BrowserProps<Doc, Row>) {
  const { view, id, title, chips, tools = false, create, search, statuses, empty } = props;
  const { count, sheet, today, month, nomorOf, whole, board } = props;
  const status = statuses[0]?.value ?? '';
  const { on, choice } = useBoard(id, board !== undefined);
  const filters = useDocumentFilters({ nomor: view.nomor, status, today, month, nomorOf, board: on });
  const { asked, onEnter } = useAsked(view, filters, on, whole);
  const states = useChoice(filters, on, statuses);
  const make = create ? (
    <Button component={Link} to={create.to}>
      {create.label}
    </Button>
  ) : (
    props.make
  );
  const first = useFirst(filters, empty, make);
  const onOpen = (nomor: string) => filters.set({ [view.nomor]: nomor });
  const onClose = () => filters.set({ [view.nomor]: null });
  const beside = (
    <>
      {chips}
      {choice}
    </>
  );
  return (
    <ScreenFrame title={title} chips={beside} acts={make}>
      <DocumentFilters filters={filters} label={search} choice={states} onEnter={onEnter}>
        <span className={css.count} aria-live="polite">
          {!on && count(asked.data?.rows ?? [], asked.data?.total ?? 0)}
        </span>
      </DocumentFilters>
      {on ? (
        board?.({ query: filters.query, late: filters.now.late, onOpen, first })
      ) : (
        <DocumentTable {...{ view, id, asked, tools, onOpen, first }} label={title} />
      )}
      <SideDrawer opened={filters.opened !== ''} onClose={onClose} title={title} size={780}>
        {filters.opened !== '' && sheet(filters.opened, onClose)}
      </SideDrawer>
    </ScreenFrame>
  );
}
