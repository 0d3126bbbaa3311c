/** Filters of a list of documents: words, days, state. They live in the URL. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intoRows } from '../data-table/into-rows.ts';
import { DateInput } from '../fields/date-input.tsx';
import { istilah } from '../language/istilah.ts';
import { useSession } from '../session.ts';
import { useUrlState } from '../use-url-state.ts';
import css from './sheet.module.css';
import type { ListQuery } from './view.ts';

/** What a list of documents is asked, as the URL calls it. */
export const LIST_NAMES = ['tgl_awal', 'tgl_akhir', 'status', 'q', 'terlambat'] as const;

/** How the URL says that only those past their day are wanted. */
const LATE = 'ya';

export type FilterRule = {
  /** Name of the open document in the URL. */
  nomor: string;
  /** State the list starts with. */
  status: string;
  /** A board shows its states itself, of whatever day; instead it may be asked for those that are late. */
  board: boolean;
  /** True: the list starts with today. False: with every day, because what waits is older. */
  today: boolean;
  /** With `today`: from the first of its month. */
  month?: boolean | undefined;
  /** The number of the document that a number in the URL belongs to. */
  nomorOf?: ((text: string) => string) | undefined;
  /** Whether a text is a whole number of this kind: it is opened whatever day and state the list shows. */
  whole?: ((text: string) => boolean) | undefined;
};

export function useDocumentFilters({ nomor, status, board, today, month, nomorOf = String }: FilterRule) {
  const [search, setSearch] = useUrlState();
  const open = useSession((session) => session.user?.tgl_system ?? '');
  const end = today && !board ? open : '';
  const start = month && end ? `${end.slice(0, 8)}01` : end;
  const text = (name: string, instead = ''): string => String(search[name] ?? '') || instead;
  const now = {
    tgl_awal: text('tgl_awal', start),
    tgl_akhir: text('tgl_akhir', end),
    status: text('status', status),
    q: text('q'),
    late: text('terlambat') === LATE,
  };
  const opened = nomorOf(text(nomor));
  const query: ListQuery = {
    status: now.status,
    ...(now.tgl_awal && { tgl_awal: now.tgl_awal }),
    ...(now.tgl_akhir && { tgl_akhir: now.tgl_akhir }),
    ...(now.q && { q: now.q.toUpperCase() }),
  };
  return {
    now,
    query,
    /** The document that is open, or an empty text. */
    opened,
    narrowed:
      now.q !== '' ||
      (board ? now.late : now.status !== status) ||
      now.tgl_awal !== start ||
      now.tgl_akhir !== end,
    set: (part: Record<string, string | null>) => setSearch({ ...search, ...part }),
    reset: () =>
      setSearch({ ...search, tgl_awal: null, tgl_akhir: null, status: null, q: null, terlambat: null }),
    clearable: board || !today,
  };
}

export type Filters = ReturnType<typeof useDocumentFilters>;

/** One of few, beside the days. */
type Choice = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  data: readonly { value: string; label: string }[];
};

/** The states of a list; of a board, whose columns they are, all or those that are late. */
export function useChoice({ now, set }: Filters, board: boolean, statuses: Choice['data']): Choice {
  const { t } = useTranslation();
  if (!board)
    return {
      ...{ label: t('dokumen.status'), value: now.status, data: statuses },
      onChange: (status) => set({ status }),
    };
  return {
    label: t('papan.janji'),
    value: now.late ? LATE : '',
    data: [
      { value: '', label: t('dokumen.semua') },
      { value: LATE, label: istilah('Terlambat') },
    ],
    onChange: (terlambat) => set({ terlambat }),
  };
}

type DocumentFiltersProps = {
  filters: Filters;
  /** What can be searched for. */
  label: string;
  choice: Choice;
  /** Enter: what is typed, or scanned, is meant to be opened. */
  onEnter: (q: string) => void;
  /** How many there are, at the right. */
  children: ReactNode;
};

export function DocumentFilters({ filters, label, choice, onEnter, children }: DocumentFiltersProps) {
  const { t } = useTranslation();
  const { now, set } = filters;
  return (
    <div className={css.filters}>
      <Search label={label} q={now.q} onQ={(q) => set({ q })} onEnter={onEnter} />
      {(['tgl_awal', 'tgl_akhir'] as const).map((name) => (
        <div key={name} className={css.day}>
          <DateInput
            label={t(name === 'tgl_awal' ? 'dokumen.tanggalAwal' : 'dokumen.tanggalAkhir')}
            clearable={filters.clearable}
            value={now[name] || null}
            onChange={(day) => set({ [name]: day })}
          />
        </div>
      ))}
      <SegmentedControl
        aria-label={choice.label}
        value={choice.value}
        onChange={choice.onChange}
        data={[...choice.data]}
      />
      {filters.narrowed && <ResetFilters filters={filters} />}
      {children}
    </div>
  );
}

export function ResetFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" color="gray" onClick={filters.reset}>
      {t('tabel.reset')}
    </Button>
  );
}

type SearchProps = { label: string; q: string; onQ: (q: string) => void; onEnter: (q: string) => void };

function Search({ label, q, onQ, onEnter }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const send = useDebouncedCallback(onQ, 250);
  useEffect(() => setText(q), [q]);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      label={label}
      leftSection={<IconSearch size={14} />}
      value={text}
      className={css.search}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') return intoRows(event, '#isi', text !== q ? () => onQ(text) : null);
        if (event.key === 'Enter') return onEnter(text.trim());
        if (event.key !== 'Escape' || text === '') return;
        event.stopPropagation();
        setText('');
        onQ('');
      }}
    />
  );
}
