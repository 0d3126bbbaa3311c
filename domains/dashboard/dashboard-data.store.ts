/** What the dashboard asks, and when it asks again. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Grafik, Ringkasan, UlangTahun } from './ringkasan.rule.ts';

function useAsk<T>(path: string, query: Record<string, unknown> = {}): UseQueryResult<T> {
  const portal = useSession((state) => state.portal);
  return useQuery({
    queryKey: ['dashboard', portal, path, query],
    queryFn: async ({ signal }) => (await call<T>({ method: 'GET', path }, { query, signal })).data,
  });
}

export const useRingkasan = () => useAsk<Ringkasan>('dashboard/ringkas');
export const useGrafik = (usaha: 'penjualan' | 'pembelian', type: 'today' | 'monthly') =>
  useAsk<Grafik>(`${usaha}/chart`, { type });
export const useUlangTahun = () => useAsk<UlangTahun[]>('member/find-current-birthday');

/** In a busy hour every nota is a hint; the page follows, but not more often than this. */
const PALING_SERING = 4000;

/** Asks everything again: by the refresh control at once, after hints of the socket a little later. */
export function useSegarkan(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ['dashboard'] }), [client]);
  useSocketEvent('document', () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      refresh();
    }, PALING_SERING);
  });
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  return refresh;
}
