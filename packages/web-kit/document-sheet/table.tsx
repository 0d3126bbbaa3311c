/** A list of documents as a table: all columns, or the narrow form beside an open document. */
import type { ReactNode } from 'react';
import { DataTable, type TableRow } from '../data-table.tsx';
import { LIST_NAMES } from './filters.tsx';
import type { AnyView, useDocumentList } from './view.ts';

export type DocumentTableProps = {
  view: AnyView;
  /** Names the table in what the browser remembers. */
  id: string;
  label: string;
  asked: ReturnType<typeof useDocumentList>;
  onOpen: (nomor: string) => void;
  /** What an empty list says. */
  first: { text: string; act?: ReactNode };
  brief?: boolean;
  /** Columns, filters and export above the rows; the search belongs to the screen. */
  tools?: boolean;
  picked?: ReadonlySet<string>;
  onPicked?: (picked: ReadonlySet<string>) => void;
};

export function DocumentTable(props: DocumentTableProps) {
  const { view, id, label, asked, onOpen, first, brief = false, tools = false, picked, onPicked } = props;
  return (
    <DataTable
      id={id}
      label={label}
      fields={brief ? view.brief : view.fields}
      rows={asked.data?.rows as readonly TableRow[] | undefined}
      rowKey={view.nomor}
      amount={view.amount}
      ordered={view.ordered}
      loading={asked.isPending}
      refetching={asked.isPlaceholderData}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onOpen={(row) => onOpen(String(row[view.nomor]))}
      withToolbar={tools}
      withSearch={false}
      keeps={tools ? LIST_NAMES : undefined}
      render={view.render}
      first={first}
      {...(picked && onPicked ? { picked, onPicked } : {})}
    />
  );
}
