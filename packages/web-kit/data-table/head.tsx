/** The head of a table: sort buttons, width grips, the box that picks all rows. */
import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent, TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { type Column, headClass } from './cells.tsx';
import css from './data-table.module.css';
import type { TableModel } from './table-model.ts';

export type PickAll = { all: boolean; some: boolean; toggle: () => void };

type HeadRowProps = {
  table: TableModel;
  columns: readonly Column[];
  pickAll: PickAll | null;
  sortable: (name: string) => boolean;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function HeadRow({ table, columns, pickAll, sortable }: HeadRowProps) {
  const { t } = useTranslation();
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <tr aria-rowindex={1}>
      {pickAll && (
        <th className={css.th} scope="col">
          <Checkbox
            size="xs"
            aria-label={t('tabel.pilihSemua')}
            checked={pickAll.all}
            indeterminate={pickAll.some && !pickAll.all}
            onChange={pickAll.toggle}
          />
        </th>
      )}
      {columns.map((column, index) => {
        const header = headers.get(column.name);
        const sorted = header?.column.getIsSorted() || false;
        return (
          <th
            key={column.name}
            scope="col"
            className={`${css.th} ${headClass(column.field, index === 0)}`}
            {...(sorted ? { 'aria-sort': ARIA_SORT[sorted] } : {})}
          >
            <Heading column={column} sorted={sorted} sortable={sortable(column.name)} table={table} />
            {header && (
              // biome-ignore lint/a11y/noStaticElementInteractions: widths are a pointer's affair; the layout menu has the rest.
              <span
                className={css.grip}
                data-active={header.column.getIsResizing()}
                onMouseDown={header.getResizeHandler() as (event: MouseEvent) => void}
                onTouchStart={header.getResizeHandler() as (event: TouchEvent) => void}
                onDoubleClick={() => header.column.resetSize()}
              />
            )}
          </th>
        );
      })}
    </tr>
  );
}

type HeadingProps = { column: Column; sorted: 'asc' | 'desc' | false; sortable: boolean; table: TableModel };

function Heading({ column, sorted, sortable, table }: HeadingProps) {
  const label = istilah(column.field.label);
  if (!sortable) return <span title={label}>{label}</span>;
  return (
    <button
      type="button"
      className={css.sort}
      data-sorted={sorted !== false}
      title={label}
      onClick={() => table.getColumn(column.name)?.toggleSorting()}
    >
      <span>{label}</span>
      {sorted === 'asc' && <IconArrowUp size={12} aria-hidden />}
      {sorted === 'desc' && <IconArrowDown size={12} aria-hidden />}
    </button>
  );
}
