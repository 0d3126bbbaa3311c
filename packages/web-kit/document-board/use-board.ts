/** What a board shows, as its server answers: what its columns hold, and pages of the cards of one. */
import type { Command } from '@mustika/kernel/command.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { TableRow } from '../data-table/rows.ts';
import type { Page } from '../data-table/server-pages.ts';
import { viewOf } from '../document-screen/declared.ts';
import type { ListQuery } from '../document-sheet/view.ts';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';

/** How many are in a column, how many of them are late, and what they come to. */
export type Counted = TableRow & { status: string; jumlah: number; terlambat: number };

export type BoardData = ReturnType<typeof useBoard>;

export function useBoard(
  document: ReadableDocument,
  { status: _status, ...query }: ListQuery,
  late: boolean,
) {
  const portal = useSession((session) => session.portal);
  const queries = useQueryClient();
  const { name, reads } = document;
  const calls = readCalls(document) as ReadCalls;
  const asked = { ...query, ...(late ? { terlambat: true } : {}) };
  const queryKey = ['papan', name, portal, reads.screen, asked] as const;
  const columns = useQuery({
    queryKey: [...queryKey, 'kolom'],
    queryFn: async ({ signal }) =>
      (await call<Counted[]>(calls.columns as Command, { query: asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 3000,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (viewOf(document).moves.includes(jenis)) void queries.invalidateQueries({ queryKey: ['papan', name] });
  });
  const cardsOf =
    (status: string) =>
    async (skip: number, limit: number, signal: AbortSignal): Promise<Page> => {
      const page = { ...asked, status, skip, limit };
      const { data, total } = await call<TableRow[]>(calls.cards as Command, { query: page, signal });
      // Beyond the end the answer knows no total: there are as many as stand before it.
      return { rows: data, total: total ?? skip };
    };
  return { queryKey, columns, cardsOf };
}
