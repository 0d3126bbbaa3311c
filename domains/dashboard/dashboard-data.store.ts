/** What the dashboard asks, and when it asks again. */
import type { Shape, WireOf } from '@mustika/kernel/answer.ts';
import { type Answering, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { pantauCicilan } from '../cicilan/cicilan.command.ts';
import { pantauHutang } from '../hutang/hutang.command.ts';
import { ulangTahunCommand } from '../member/ulang-tahun.command.ts';
import { mulaiCommand } from '../mulai/mulai.command.ts';
import {
  dashboardPusatCommand,
  dashboardRingkasCommand,
  pembelianChartCommand,
  penjualanChartCommand,
  pesananChartCommand,
  serviceChartCommand,
} from './dashboard.command.ts';

function useAsk<A extends Shape>(
  command: Answering<A>,
  query: Record<string, unknown> = {},
  when: { enabled?: boolean; refetchOnMount?: 'always' } = {},
): UseQueryResult<WireOf<A>> {
  const portal = useSession((state) => state.portal);
  return useQuery({
    queryKey: ['dashboard', portal, command.path, query],
    queryFn: async ({ signal }) => (await call(command, { query, signal })).data,
    ...when,
  });
}

const GRAFIK = {
  penjualan: penjualanChartCommand,
  pembelian: pembelianChartCommand,
  service: serviceChartCommand,
  pesanan: pesananChartCommand,
};
/** A trade that has a chart. */
export type Usaha = keyof typeof GRAFIK;

export const useRingkasan = () => useAsk(dashboardRingkasCommand);
export const useRingkasanPusat = () => useAsk(dashboardPusatCommand);
export const useGrafik = (usaha: Usaha, type: 'today' | 'monthly') => useAsk(GRAFIK[usaha], { type });

/** Asked whenever the page is opened: whoever comes back from a step sees it done. */
export const useLangkahPertama = () => useAsk(mulaiCommand, {}, { refetchOnMount: 'always' });
export const useUlangTahun = () => useAsk(ulangTahunCommand);
/** Asked only by whoever may open the lists they are about. */
export const usePantauHutang = (boleh: boolean) => useAsk(pantauHutang, {}, { enabled: boleh });
export const usePantauCicilan = (boleh: boolean) => useAsk(pantauCicilan, {}, { enabled: boleh });

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
