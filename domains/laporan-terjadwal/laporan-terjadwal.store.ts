/** What the screen of scheduled reports asks the server, and how it says it. */
import { call } from '@mustika/web-kit/api.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarJadwalCommand, type Jadwal } from './jadwal-laporan.command.ts';

const JADWAL = ['laporan-terjadwal'];

const sedangDikirim = (jadwal: readonly Jadwal[] = []): boolean =>
  jadwal.some(({ kiriman }) => kiriman.some(({ status }) => status === 'ANTRI' || status === 'KIRIM'));

/** Asked again while somebody looks, soon where something is on its way: what is sent is sent by others. */
export function useJadwal() {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...JADWAL, portal],
    queryFn: async ({ signal }) => (await call(daftarJadwalCommand, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (sedangDikirim(state.data?.jadwal) ? 2_000 : 30_000),
  });
}

export function useSegarkanJadwal(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: JADWAL });
}

/** What a report hands over that is to be scheduled, in the address. */
export type Diminta = { laporan: string; judul: string; masa: boolean; filter: Record<string, string> };

export function dimintaDari(search: Readonly<Record<string, unknown>>): Diminta | null {
  const { laporan, judul, masa, filter } = search;
  if (typeof laporan !== 'string' || typeof judul !== 'string') return null;
  const pasangan = filter !== null && typeof filter === 'object' ? Object.entries(filter) : [];
  return {
    ...{ laporan, judul, masa: masa === 'ya' },
    filter: Object.fromEntries(pasangan.map(([nama, nilai]) => [nama, String(nilai)])),
  };
}
