/** What the screens of people and rights ask the server, and how they act on the answers. */
import type { Level } from '@mustika/kernel/gate.ts';
import { call } from '@mustika/web-kit/api.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useKirimSekali } from '@mustika/web-kit/use-kirim.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  aktifkanPenggunaCommand,
  bukaKunciPenggunaCommand,
  dataUsersCommand,
  hapusPenggunaCommand,
  kunciPenggunaCommand,
  resetPasswordCommand,
  riwayatPenggunaCommand,
} from './data-users.command.ts';
import { hakPenggunaCommand, templatCommand } from './hak-akses.command.ts';
import type { KelompokHak } from './hak-akses.rule.ts';
import { akhiriSesiCommand } from './sesi.command.ts';
import { resetTotpCommand } from './totp.command.ts';

export type StatusPengguna = 'AKTIF' | 'TERKUNCI' | 'NONAKTIF';

/** A row of data-users. */
export type BarisPengguna = {
  user_id: string;
  nama: string;
  level: Level;
  kode_toko: string;
  /** His store is a head office. */
  pusat: boolean;
  /** Stores of a head-office user; null: all. */
  lingkup: string[] | null;
  no_whatsapp: string | null;
  status: StatusPengguna;
  alasan_kunci: string | null;
  harus_ganti_password: boolean;
  /** Logs in with a code of his app. */
  totp: boolean;
  masuk_sejak: string | null;
  alamat: string | null;
  terakhir_masuk: string | null;
  versi: number;
  diri: boolean;
  kelola: boolean;
};

const DAFTAR = ['pengguna', 'daftar'];

export function usePengguna() {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...DAFTAR, portal],
    queryFn: async ({ signal }) =>
      (await call<BarisPengguna[]>(dataUsersCommand, { query: { limit: 20_000 }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export type Riwayat = {
  waktu: string;
  user_id: string;
  kode_toko: string;
  aksi: string;
  isi: Record<string, unknown>;
};

export function useRiwayatPengguna(user_id: string) {
  return useQuery({
    queryKey: ['pengguna', 'riwayat', user_id],
    queryFn: async ({ signal }) =>
      (await call<Riwayat[]>(riwayatPenggunaCommand, { params: { user_id }, signal })).data,
  });
}

/** Whose tree is looked at: one user's, or the template of a level. */
export type PemilikHak = { jenis: 'user'; user_id: string } | { jenis: 'templat'; level: string };

export type JawabHak = {
  user_id?: string;
  nama?: string;
  level: Level;
  kode_toko?: string;
  /** Users who follow the template. */
  pengikut?: number;
  boleh_ubah: boolean;
  terkunci: string[];
  pohon: KelompokHak[];
};

export const tanyaHak = async (pemilik: PemilikHak, signal?: AbortSignal): Promise<JawabHak> => {
  const asked =
    pemilik.jenis === 'user'
      ? { command: hakPenggunaCommand, params: { user_id: pemilik.user_id } }
      : { command: templatCommand, params: { level: pemilik.level } };
  const { data } = await call<JawabHak>(asked.command, {
    params: asked.params,
    ...(signal ? { signal } : {}),
  });
  return data;
};

export function useHak(pemilik: PemilikHak | null) {
  return useQuery({
    queryKey: ['pengguna', 'hak', pemilik],
    queryFn: ({ signal }) => tanyaHak(pemilik as PemilikHak, signal),
    enabled: pemilik !== null,
    // A tree under a hand that edits must not change by itself; saving compares anyway.
    refetchOnWindowFocus: false,
  });
}

/** Everything about people is asked anew after anybody was changed. */
export function useSegarkan(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['pengguna'] });
}

export type SandiBaru = { user_id: string; password: string };

type Perintah = { method: 'PUT' | 'DELETE' | 'POST' | 'GET'; path: string; message?: string };

/** The acts on one person. Dangerous ones ask first; a new password is handed to `onSandi`, once. */
export function useTindakan(onSandi: (sandi: SandiBaru) => void) {
  const segarkan = useSegarkan();
  const { busy, kirim } = useKirimSekali();
  const lakukan = async (command: Perintah, user_id: string, body?: object): Promise<boolean> => {
    const done = await kirim(async (key) => {
      const inPath = command.path.includes('{');
      const sent = inPath ? body : { user_id, ...body };
      const answer = await call<{ password_awal?: string }>(command, {
        ...(inPath ? { params: { user_id } } : {}),
        ...(sent ? { body: sent } : {}),
        key,
      });
      if (answer.data?.password_awal) onSandi({ user_id, password: answer.data.password_awal });
      return command.message && !answer.message ? { ...answer, message: command.message } : answer;
    });
    if (done) await segarkan();
    return done;
  };
  const tanya = async (title: string, text: string, command: Perintah, user_id: string): Promise<boolean> =>
    (await confirm({ title, text, danger: true })) && lakukan(command, user_id);
  return {
    busy,
    akhiriSesi: (user_id: string, title: string, text: string) =>
      tanya(title, text, akhiriSesiCommand, user_id),
    kunci: (user_id: string, alasan: string) => lakukan(kunciPenggunaCommand, user_id, { alasan }),
    bukaKunci: (user_id: string) => lakukan(bukaKunciPenggunaCommand, user_id),
    aktifkan: (user_id: string) => lakukan(aktifkanPenggunaCommand, user_id),
    hapus: (user_id: string, title: string, text: string) =>
      tanya(title, text, hapusPenggunaCommand, user_id),
    resetTotp: (user_id: string, title: string, text: string) =>
      tanya(title, text, resetTotpCommand, user_id),
    resetPassword: (user_id: string, title: string, text: string) =>
      tanya(title, text, resetPasswordCommand, user_id),
  };
}
