/** What others change in a list of the house is asked for again wherever it is shown: no open till waits for a reload. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection, useSocketEvent } from '../socket.ts';

/** `resourceKey` begins so; without a name all lists. */
const askAgain = (queries: QueryClient, ...nama: string[]): void =>
  void queries.invalidateQueries({ queryKey: ['resource', ...nama] });

export function useListsChanged(): void {
  const queries = useQueryClient();
  useSocketEvent('daftar-berubah', ({ nama }) => askAgain(queries, nama));
  useEffect(
    () =>
      useConnection.subscribe(({ live }, before) => {
        if (live && !before.live && before.lost) askAgain(queries);
      }),
    [queries],
  );
}
