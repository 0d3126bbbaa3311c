/** What the screen of announcements asks the server. */
import type { Level } from '@mustika/kernel/gate.ts';
import { call } from '@mustika/web-kit/api.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { daftarBeritaCommand, penerimaBeritaCommand } from './berita.command.ts';

export type StatusBerita = 'BERLAKU' | 'AKAN DATANG' | 'SELESAI' | 'DITARIK';

export type Berita = {
  id: string;
  judul: string;
  isi: string;
  level: Level[];
  toko: string[];
  orang: string[];
  wajib: boolean;
  mulai: string;
  sampai: string | null;
  dibuat: string;
  dibuat_oleh: string;
  status: StatusBerita;
  penerima: number;
  dibaca: number;
  versi: number;
};

const DAFTAR = ['berita', 'daftar'];

export function useBerita() {
  const asked = useQuery({
    queryKey: DAFTAR,
    queryFn: async ({ signal }) =>
      (await call<Berita[]>(daftarBeritaCommand, { query: { limit: 1000 }, signal })).data,
  });
  useSocketEvent('berita', () => void asked.refetch());
  return asked;
}

export type Penerima = {
  user_id: string;
  nama: string;
  level: Level;
  kode_toko: string;
  dibaca: string | null;
};

export function usePenerima(id: string) {
  return useQuery({
    queryKey: ['berita', 'penerima', id],
    queryFn: async ({ signal }) =>
      (await call<Penerima[]>(penerimaBeritaCommand, { params: { id }, signal })).data,
  });
}

export function useSegarkanBerita(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['berita'] });
}
