/** How the browser reads documents of one kind: one by its number, a list by period, both asked again when they move. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CellRender } from '../data-table.tsx';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';

/** As many as a busy shop makes in a month; older ones are reached by their dates. */
const TERBANYAK = 1000;

/** Filters of a list call: dates yyyy-MM-dd, `q` in capitals. */
export type ListQuery = {
  tgl_awal?: string;
  tgl_akhir?: string;
  status?: string;
  q?: string;
  limit?: number;
};

/** `Row` and `Doc` are what the two calls answer. */
export type DocumentView<Doc, Row extends { waktu: string }> = {
  /** Cache key of one document; that of the lists is `daftar-` and this. */
  key: string;
  /** The screen, where several list this kind, each a part of it. */
  screen?: string;
  /** The column that numbers it: its name in the URL and in the body of an act. */
  nomor: string;
  one: (nomor: string, signal: AbortSignal) => Promise<Doc>;
  list: (query: ListQuery, signal: AbortSignal) => Promise<{ rows: Row[]; total: number }>;
  /** Columns of the list, and of the narrow list beside an open document; `jam` is there for the latter. */
  fields: Fields;
  brief: Fields;
  /** The largest figure of one, and the column whose largest values stand first in the list. */
  amount?: string | undefined;
  ordered?: string | undefined;
  render: Readonly<Record<string, CellRender>>;
  /** Kinds of document that change this list when they are saved, validated or cancelled anywhere in the store. */
  moves: readonly string[];
};

// biome-ignore lint/suspicious/noExplicitAny: screens of the kit hand a view on without reading its rows
export type AnyView = DocumentView<any, any>;

export function useDocument<Doc, Row extends { waktu: string }>(
  view: DocumentView<Doc, Row>,
  nomor: string | null,
) {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [view.key, portal, nomor ?? ''],
    queryFn: ({ signal }) => view.one(nomor ?? '', signal),
    enabled: nomor !== null,
    staleTime: 5000,
  });
}

export function useDocumentList<Doc, Row extends { waktu: string }>(
  view: DocumentView<Doc, Row>,
  query: ListQuery,
  shown = true,
) {
  const portal = useSession((session) => session.portal);
  const asked = useQuery({
    queryKey: [`daftar-${view.key}`, portal, view.screen ?? '', query],
    queryFn: async ({ signal }) => {
      const { rows, total } = await view.list({ limit: TERBANYAK, ...query }, signal);
      // The number of a document says its day: beside an open one the hour is enough.
      return { rows: rows.map((row) => ({ ...row, jam: formatWaktu(row.waktu).slice(-5) })), total };
    },
    placeholderData: keepPreviousData,
    staleTime: 3000,
    enabled: shown,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (shown && view.moves.includes(jenis)) void asked.refetch();
  });
  return asked;
}
