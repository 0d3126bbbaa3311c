/**
 * Fingerprint mode of the approval panel (Spec 1 §4): a supervisor or owner is picked, the reader of this till is asked for his finger,
 * and what it saw comes on the live line. That is a hint: what is posted then is checked against what the server saw itself.
 */
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import { noticeOf, toastInfo, toastSuccess } from '../notices.tsx';
import { gateSubject, useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';
import {
  type ApprovalAsk,
  askAgain,
  asksCode,
  cancelApproval,
  grantApproval,
  isTooOld,
  type Words,
} from './approval.ts';

/** Spec 1 §4: fingerprint or manual, where the store has the module. */
export const useFingers = (): boolean =>
  useSession(({ user }) => user !== null && gateSubject(user).flags.has('FINGERPRINT_MODULE'));

type Scan = { fp: string; dengan_kode: boolean };
type Orang = { user_id: string; nama: string; level: string };
type FingerProps = { ask: ApprovalAsk; words: () => Words | null };

/** Only SPV and OWN can be chosen, and nobody agrees to himself. */
function useApprovers() {
  const me = useSession((session) => session.user?.user_id);
  const { data = [] } = useQuery({
    queryKey: ['penyetuju'],
    queryFn: async () => (await call<Orang[]>({ method: 'GET', path: 'users/get/all' })).data,
  });
  return data
    .filter(({ level, user_id }) => (level === 'SPV' || level === 'OWN') && user_id !== me)
    .map(({ user_id, nama }) => ({ value: user_id, label: `${user_id} · ${nama}` }));
}

/** One finger at a time: asked for, waited for, seen. */
function useFinger({ ask, words }: FingerProps) {
  const me = useSession((session) => session.user?.user_id);
  const [user_id, setUser] = useState<string | null>(null);
  const [state, setState] = useState<'none' | 'waiting' | 'seen'>('none');
  const [kode, setKode] = useState('');
  const scan = useRef<Scan | null>(null);
  const failed = (error: unknown) => {
    if (isTooOld(error)) return askAgain();
    setState('none');
    if (isApiError(error) && error.code === 'SIDIK_TIDAK_ADA') toastInfo(error.message);
    else noticeOf(error);
  };
  const post = async (code: string) => {
    const said = words();
    const kategori = ask.perlu[0]?.kategori;
    if (!said || !scan.current) return;
    const { fp, dengan_kode } = scan.current;
    const body = {
      user_id,
      fp,
      kategori,
      segel: ask.segel,
      ...said,
      ...(dengan_kode ? { kode: code.trim() } : {}),
    };
    const answer = await call<{ izin: string[] }>(
      { method: 'POST', path: 'authorization/fingerprint' },
      { body },
    );
    if (answer.message) toastSuccess(answer.message);
    grantApproval(answer.data.izin.map((_id) => ({ _id })));
  };
  const send = (code = kode) =>
    post(code).catch((error: unknown) => {
      if (asksCode(error)) setKode('');
      failed(error);
    });
  const start = async (who: string) => {
    setState('none');
    try {
      await call({ method: 'GET', path: 'user-fingerprint' }, { query: { user_id: who } });
      const endpoint = { method: 'POST', path: 'authorization/fingerprint/pindai' } as const;
      scan.current = (await call<Scan>(endpoint, { body: { user_id: who, segel: ask.segel } })).data;
      setState('waiting');
    } catch (error) {
      failed(error);
    }
  };
  useSocketEvent('fingerprint-auth', ({ status, auth_for, user_id: whose }) => {
    if (state !== 'waiting' || auth_for !== me || whose !== user_id) return;
    if (!status) {
      setState('none');
      toastInfo('Silahkan Coba Lagi');
      return;
    }
    setState('seen');
    if (!scan.current?.dengan_kode) void send();
  });
  const pick = (who: string | null) => {
    setUser(who);
    if (who) void start(who);
  };
  return { user_id, state, kode, setKode, pick, start, send, withCode: scan.current?.dengan_kode ?? false };
}

export function ApprovalFinger(props: FingerProps) {
  const { t } = useTranslation();
  const approvers = useApprovers();
  const { user_id, state, kode, setKode, pick, start, send, withCode } = useFinger(props);
  return (
    <Stack gap="xs">
      <Select
        label={t('otorisasi.pilihUser')}
        data={approvers}
        searchable
        autoFocus
        data-autofocus
        value={user_id}
        onChange={pick}
      />
      <Text size="sm" role="status" fw={600} mih={20}>
        {state === 'waiting' && 'Silahkan Scan Fingerprint'}
        {state === 'seen' && 'Fingerprint Berhasil Di Scan'}
      </Text>
      {withCode && state === 'seen' && (
        <TextInput
          label={t('login.kode')}
          autoComplete="one-time-code"
          autoFocus
          value={kode}
          onChange={(event) => setKode(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={cancelApproval}>
          {t('umum.batal')}
        </Button>
        {state === 'none' && user_id && (
          <Button data-utama onClick={() => void start(user_id)}>
            {t('otorisasi.scanLagi')}
          </Button>
        )}
        {state === 'seen' && withCode && (
          <Button data-utama onClick={() => void send()}>
            {t('otorisasi.setujui')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
