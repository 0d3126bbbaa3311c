/** One line above the rows: search, filters, what the screen adds, count, columns, export. */

import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import type { Fields } from '@mustika/kernel/field.ts';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatValue } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import css from './data-table.module.css';
import { FilterChips } from './filter-chips.tsx';
import { intoRows } from './into-rows.ts';
import type { Layout } from './layout.ts';
import { EMPTY_VIEW, isFiltered, type View } from './view.ts';

type ToolbarProps = {
  fields: Fields;
  layout: Layout;
  onLayout: (next: Layout) => void;
  view: View;
  onView: (next: View) => void;
  /** Columns that can be filtered. */
  filterable: readonly string[];
  exact: boolean;
  /** Rows in view, and how many there are without the filter; null while unknown. */
  count: number | null;
  total: number | null;
  onCsv: (() => void) | null;
  withSearch: boolean;
  /** `/` puts the caret into the search field. */
  slash: boolean;
  /** The views that were saved of it. */
  views: ReactNode;
  children: ReactNode;
};

export const number = (value: number): string => formatValue({ kind: 'angka' }, value);

export function Toolbar(props: ToolbarProps) {
  const { fields, view, onView, count, total } = props;
  const { t } = useTranslation();
  const some = count !== null && total !== null && count !== total;
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('tabel.alat')}>
      {props.withSearch && <SearchField q={view.q} slash={props.slash} onQ={(q) => onView({ ...view, q })} />}
      <FilterChips
        fields={fields}
        names={props.filterable}
        filters={view.filters}
        exact={props.exact}
        onFilters={(filters) => onView({ ...view, filters })}
      />
      {isFiltered(view) && (
        <Button variant="subtle" size="compact-xs" onClick={() => onView({ ...EMPTY_VIEW, sort: view.sort })}>
          {t('tabel.reset')}
        </Button>
      )}
      {props.children}
      <div className={css.toolbarEnd}>
        {count !== null && (some || props.withSearch) && (
          <span className={css.count} aria-live="polite">
            {some
              ? t('tabel.jumlahDari', { jumlah: number(count), total: number(total) })
              : t('tabel.jumlah', { jumlah: number(count) })}
          </span>
        )}
        {props.views}
        <ColumnsMenu fields={fields} layout={props.layout} onLayout={props.onLayout} />
        {props.onCsv && <CsvButton onClick={props.onCsv} />}
      </div>
    </div>
  );
}

/** The prescribed words (Spec 2 §2.9), in a tip: in full they would be the loudest thing on every list. */
export function CsvButton({ onClick, busy = false }: { onClick: () => void; busy?: boolean }) {
  const label = istilah('Export CSV!!');
  return (
    <ActionIcon aria-label={label} title={label} loading={busy} onClick={onClick}>
      <IconDownload size={16} />
    </ActionIcon>
  );
}

const SEARCH_DELAY = 200;

function SearchField({ q, onQ, slash }: { q: string; onQ: (q: string) => void; slash: boolean }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const send = useDebouncedCallback(onQ, SEARCH_DELAY);
  // The search may be cleared from elsewhere: the reset button, the back button.
  useEffect(() => setText(q), [q]);
  useHotkeys(slash ? [['/', () => input.current?.focus()]] : []);
  return (
    <TextInput
      ref={input}
      className={css.search}
      size="xs"
      type="search"
      aria-label={t('tabel.cari')}
      placeholder={slash ? t('tabel.cariTombol') : t('tabel.cari')}
      leftSection={<IconSearch size={14} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown')
          return intoRows(event, '[data-table]', text !== q ? () => onQ(text) : null);
        if (event.key !== 'Escape' || text === '') return;
        event.stopPropagation();
        setText('');
        onQ('');
      }}
    />
  );
}
