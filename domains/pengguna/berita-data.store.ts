/** What the screen of announcements asks the server. */
import { call } from '@mustika/web-kit/api.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarBeritaCommand, penerimaBeritaCommand } from './berita.command.ts';

const DAFTAR = ['berita', 'daftar'];

export function useBerita() {
  const asked = useQuery({
    queryKey: DAFTAR,
    queryFn: async ({ signal }) => (await call(daftarBeritaCommand, { query: { limit: 1000 }, signal })).data,
  });
  useSocketEvent('berita', () => void asked.refetch());
  return asked;
}

export function usePenerima(id: string) {
  return useQuery({
    queryKey: ['berita', 'penerima', id],
    queryFn: async ({ signal }) => (await call(penerimaBeritaCommand, { params: { id }, signal })).data,
  });
}

export function useSegarkanBerita(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['berita'] });
}
