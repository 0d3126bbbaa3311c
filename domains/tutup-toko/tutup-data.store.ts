/** The calls of the end of the day, and when they are asked again. */
import type { Shape, WireOf } from '@mustika/kernel/answer.ts';
import { type Answering, type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarHari, hariToko } from './hari-toko.command.ts';
import { type LaciTutup, periksaTutup, rincianLaci } from './periksa-tutup.command.ts';

const KUNCI = 'tutup-toko';

/** One name for a drawer. */
export const kunciLaci = ({ akun, dimensi }: { akun: string; dimensi: string }): string =>
  `${akun}|${dimensi}`;

function useAsk<A extends Shape>(
  command: Answering<A>,
  query: Record<string, unknown>,
  enabled = true,
): UseQueryResult<WireOf<A>, ApiError> {
  const portal = useSession((session) => session.portal);
  return useQuery<WireOf<A>, ApiError>({
    queryKey: [KUNCI, portal, command.path, query],
    queryFn: async ({ signal }) => (await call(command, { query, signal })).data,
    enabled,
  });
}

/** The checklist and the drawers; every document anywhere in the store may change them. */
export function usePeriksa() {
  const asked = useAsk(periksaTutup, {});
  useSocketEvent('document', () => void asked.refetch());
  return asked;
}

export const useRincian = (laci: LaciTutup | null) =>
  useAsk(rincianLaci, { akun: laci?.akun, dimensi: laci?.dimensi }, laci?.hitungan != null);

/** The same rows, for an explanation. */
export const bacaRincian = async ({ akun, dimensi }: { akun: string; dimensi: string }) =>
  (await call(rincianLaci, { query: { akun, dimensi } })).data;

export const useHari = (tanggal: string) => useAsk(hariToko, { tanggal });
export const useDaftarHari = () => useAsk(daftarHari, {});

/** Asks everything of this screen again. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KUNCI] });
}
