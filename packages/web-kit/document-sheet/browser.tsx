/** The screen of a list of documents: filters, how many, the table; one opens in a drawer. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../drawer.tsx';
import { ScreenFrame } from '../screen-frame.tsx';
import { useSession } from '../session.ts';
import { DocumentFilters, type FilterRule, ResetFilters, useDocumentFilters } from './filters.tsx';
import css from './sheet.module.css';
import { DocumentTable } from './table.tsx';
import { type DocumentView, useDocumentList } from './view.ts';

const StorePicker = lazy(async () => ({
  default: (await import('../shell/store-picker.tsx')).StorePicker,
}));

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
} & Pick<FilterRule, 'today' | 'month' | 'nomorOf' | 'whole'>;

/** Head office that has none of its own most likely means a store's. */
function useElsewhere(): { text: string; act: ReactNode } | null {
  const { t } = useTranslation();
  const away = useSession(({ user, portal }) => Boolean(user?.pusat) && portal === null);
  if (!away) return null;
  return {
    text: t('dokumen.kosongPusat'),
    act: (
      <Suspense>
        <StorePicker />
      </Suspense>
    ),
  };
}

/** Enter opens what was typed or scanned: a whole number at once, a part of one or a name when only one answers to it. */
function useOpenOnEnter<Doc, Row extends { waktu: string }>(
  { nomor }: DocumentView<Doc, Row>,
  { now, set }: ReturnType<typeof useDocumentFilters>,
  { data, isPlaceholderData }: ReturnType<typeof useDocumentList>,
  whole: FilterRule['whole'],
) {
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (wanted === '' || wanted !== now.q || !data || isPlaceholderData) return;
    setWanted('');
    const [row, ...more] = data.rows as readonly Record<string, unknown>[];
    if (row && more.length === 0) set({ [nomor]: String(row[nomor]) });
  });
  return (q: string): void => {
    if (whole?.(q.toUpperCase())) {
      set({ [nomor]: q.toUpperCase() });
      return;
    }
    setWanted(q);
    set({ q });
  };
}

export function DocumentBrowser<Doc, Row extends { waktu: string }>(props: BrowserProps<Doc, Row>) {
  const { view, id, title, chips, tools = false, create, search, statuses, empty } = props;
  const { count, sheet, today, month, nomorOf, whole } = props;
  const status = statuses[0]?.value ?? '';
  const filters = useDocumentFilters({ nomor: view.nomor, status, today, month, nomorOf });
  const asked = useDocumentList(view, filters.query);
  const onEnter = useOpenOnEnter(view, filters, asked, whole);
  const elsewhere = useElsewhere();
  const make = create ? (
    <Button component={Link} to={create.to}>
      {create.label}
    </Button>
  ) : (
    props.make
  );
  return (
    <ScreenFrame title={title} chips={chips} acts={make}>
      <DocumentFilters filters={filters} label={search} statuses={statuses} onEnter={onEnter}>
        <span className={css.count} aria-live="polite">
          {count(asked.data?.rows ?? [], asked.data?.total ?? 0)}
        </span>
      </DocumentFilters>
      <DocumentTable
        view={view}
        id={id}
        label={title}
        asked={asked}
        tools={tools}
        onOpen={(nomor) => filters.set({ [view.nomor]: nomor })}
        first={
          filters.narrowed
            ? { text: 'Data Yang Anda Cari Tidak Ada', act: <ResetFilters filters={filters} /> }
            : (elsewhere ?? { text: empty, act: make })
        }
      />
      <SideDrawer
        opened={filters.opened !== ''}
        onClose={() => filters.set({ [view.nomor]: null })}
        title={title}
        size={780}
      >
        {filters.opened !== '' && sheet(filters.opened, () => filters.set({ [view.nomor]: null }))}
      </SideDrawer>
    </ScreenFrame>
  );
}
