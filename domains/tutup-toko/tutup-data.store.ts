/** The calls of the end of the day, and when they are asked again. */
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarHari, hariToko } from './hari-toko.command.ts';
import type { BarisHari, HariToko } from './hari-toko.rule.ts';
import { periksaTutup, rincianLaci } from './periksa-tutup.command.ts';
import type { LaciTutup, PeriksaTutup } from './periksa-tutup.rule.ts';
import type { BarisLaci } from './selisih-laci.rule.ts';

const KUNCI = 'tutup-toko';

/** One name for a drawer. */
export const kunciLaci = ({ akun, dimensi }: { akun: string; dimensi: string }): string =>
  `${akun}|${dimensi}`;

function useAsk<T>(
  path: string,
  query: Record<string, unknown>,
  enabled = true,
): UseQueryResult<T, ApiError> {
  const portal = useSession((session) => session.portal);
  return useQuery<T, ApiError>({
    queryKey: [KUNCI, portal, path, query],
    queryFn: async ({ signal }) => (await call<T>({ method: 'GET', path }, { query, signal })).data,
    enabled,
  });
}

/** The checklist and the drawers; every document anywhere in the store may change them. */
export function usePeriksa(): UseQueryResult<PeriksaTutup, ApiError> {
  const asked = useAsk<PeriksaTutup>(periksaTutup.path, {});
  useSocketEvent('document', () => void asked.refetch());
  return asked;
}

export const useRincian = (laci: LaciTutup | null) =>
  useAsk<BarisLaci[]>(rincianLaci.path, { akun: laci?.akun, dimensi: laci?.dimensi }, laci?.hitungan != null);

/** The same rows, for an explanation. */
export const bacaRincian = async ({
  akun,
  dimensi,
}: {
  akun: string;
  dimensi: string;
}): Promise<BarisLaci[]> =>
  (await call<BarisLaci[]>({ method: 'GET', path: rincianLaci.path }, { query: { akun, dimensi } })).data;

export const useHari = (tanggal: string) => useAsk<HariToko>(hariToko.path, { tanggal });
export const useDaftarHari = () => useAsk<BarisHari[]>(daftarHari.path, {});

/** Asks everything of this screen again. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KUNCI] });
}
