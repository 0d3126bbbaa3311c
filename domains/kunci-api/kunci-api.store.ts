/** What the screen of the keys asks the server. */
import { call } from '@mustika/web-kit/api.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { kirimanCommand, langgananCommand } from './kejadian.command.ts';
import type { StatusKirim } from './kejadian.rule.ts';
import {
  type KunciTampak,
  kunciApiCommand,
  panggilanKunciCommand,
  pilihanKunciCommand,
} from './kunci-api.command.ts';

const KUNCI = ['kunci-api'];

export const useKunci = () =>
  useQuery({
    queryKey: [...KUNCI, 'semua'],
    queryFn: async ({ signal }) => (await call(kunciApiCommand, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const usePilihanKunci = () =>
  useQuery({
    queryKey: [...KUNCI, 'pilihan'],
    queryFn: async ({ signal }) => (await call(pilihanKunciCommand, { signal })).data,
    staleTime: 300_000,
  });

export const usePanggilan = (id: string, gagal: boolean) =>
  useQuery({
    queryKey: [...KUNCI, 'panggilan', id, gagal],
    queryFn: async ({ signal }) =>
      (await call(panggilanKunciCommand, { query: { id, ...(gagal ? { gagal } : {}) }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const useLangganan = (kunci: string) =>
  useQuery({
    queryKey: [...KUNCI, 'langganan', kunci],
    queryFn: async ({ signal }) => (await call(langgananCommand, { query: { kunci }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const useKiriman = (id: string, status: StatusKirim | null) =>
  useQuery({
    queryKey: [...KUNCI, 'kiriman', id, status],
    queryFn: async ({ signal }) => (await call(kirimanCommand, { query: { id, status }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });

/** Everything of the keys is asked again. */
export function useSegarkanKunci(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KUNCI });
}

/** What is told once: a key, or the secret of a subscription. */
export type SekaliTampil = { judul: string; rahasia: string; cara: 'kunci' | 'kabar' };

/** What a key is changed from. */
export const isianDari = (kunci: KunciTampak) => ({
  ...{ id: kunci.id, versi: kunci.versi },
  hak: kunci.hak.map((path) => ({ path })),
  toko: kunci.toko.map((kode_toko) => ({ kode_toko })),
  alamat: kunci.alamat.map((alamat) => ({ alamat })),
  per_menit: kunci.per_menit,
  sekaligus: kunci.sekaligus,
  berlaku_sampai: kunci.berlaku_sampai,
});
