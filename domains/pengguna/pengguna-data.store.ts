/** What the screens of people and rights ask the server, and how they act on the answers. */
import type { Endpoint } from '@mustika/kernel/resource.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
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
import { hakPenggunaCommand, type JawabHak, templatCommand } from './hak/hak-akses.command.ts';
import { resetCaraCommand } from './otorisasi/pin.command.ts';
import { akhiriSesiCommand } from './sesi.command.ts';
import { resetTotpCommand } from './totp.command.ts';

const DAFTAR = ['pengguna', 'daftar'];

export function usePengguna() {
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [...DAFTAR, portal],
    queryFn: async ({ signal }) => (await call(dataUsersCommand, { query: { limit: 20_000 }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function useRiwayatPengguna(user_id: string) {
  return useQuery({
    queryKey: ['pengguna', 'riwayat', user_id],
    queryFn: async ({ signal }) => (await call(riwayatPenggunaCommand, { params: { user_id }, signal })).data,
  });
}

/** Whose tree is looked at: one user's, or the template of a level. */
export type PemilikHak = { jenis: 'user'; user_id: string } | { jenis: 'templat'; level: string };

export const tanyaHak = async (pemilik: PemilikHak, signal?: AbortSignal): Promise<JawabHak> => {
  const option = signal ? { signal } : {};
  const { data } =
    pemilik.jenis === 'user'
      ? await call(hakPenggunaCommand, { params: { user_id: pemilik.user_id }, ...option })
      : await call(templatCommand, { params: { level: pemilik.level }, ...option });
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

type Perintah = Endpoint & { message?: string };

/** The acts on one person. Dangerous ones ask first; a new password is handed to `onSandi`, once. */
export function useTindakan(onSandi: (sandi: SandiBaru) => void) {
  const segarkan = useSegarkan();
  const { busy, kirim } = useKirimSekali();
  const sekali = async (act: (key: string) => Promise<Answer<unknown>>): Promise<boolean> => {
    const done = await kirim(act);
    if (done) await segarkan();
    return done;
  };
  const lakukan = (command: Perintah, user_id: string, body?: object): Promise<boolean> =>
    sekali(async (key) => {
      const inPath = command.path.includes('{');
      const sent = inPath ? body : { user_id, ...body };
      const answer = await call(command, {
        ...(inPath ? { params: { user_id } } : {}),
        ...(sent ? { body: sent } : {}),
        key,
      });
      return command.message && !answer.message ? { ...answer, message: command.message } : answer;
    });
  const resetPassword = (user_id: string): Promise<boolean> =>
    sekali(async (key) => {
      const answer = await call(resetPasswordCommand, { params: { user_id }, key });
      onSandi({ user_id, password: answer.data.password_awal });
      return answer;
    });
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
    resetCara: (user_id: string, title: string, text: string) =>
      tanya(title, text, resetCaraCommand, user_id),
    resetPassword: async (user_id: string, title: string, text: string) =>
      (await confirm({ title, text, danger: true })) && resetPassword(user_id),
  };
}
