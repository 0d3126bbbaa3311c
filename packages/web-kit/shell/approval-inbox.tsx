/**
 * What others ask this supervisor or owner to agree to, from wherever they are: a mark in the header with how many, a hint when
 * one more comes; what is asked and the answer are behind it (approval-answers.tsx).
 */
import { ActionIcon, Indicator } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { later } from '../later.tsx';
import { toastInfo } from '../notices.tsx';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';
import type { Waiting } from './approval-answers.tsx';

const ApprovalAnswers = later(async () => (await import('./approval-answers.tsx')).ApprovalAnswers);

const ASK_MS = 60_000;
const NONE: readonly Waiting[] = [];

function useWaiting() {
  const user_id = useSession((session) => session.user?.user_id);
  const asked = useQuery<Waiting[]>({
    queryKey: ['otorisasi-masuk', user_id],
    refetchInterval: ASK_MS,
    queryFn: async ({ signal }) =>
      (await call<Waiting[]>({ method: 'GET', path: 'authorization/masuk' }, { signal })).data,
  });
  useSocketEvent('otorisasi-masuk', () => void asked.refetch());
  return { waiting: asked.data ?? NONE, said: asked.dataUpdatedAt, refetch: asked.refetch };
}

/** Says that one more came, with who asks: the mark in the header alone is seen too late. */
function useTold(waiting: readonly Waiting[]): void {
  const { t } = useTranslation();
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const one of waiting.filter(({ id }) => !told.current.has(id)))
      toastInfo(t('otorisasi.masuk.baru', { nama: one.nama, toko: one.nama_toko }));
    told.current = new Set(waiting.map(({ id }) => id));
  }, [waiting, t]);
}

export function ApprovalInbox() {
  const { t } = useTranslation();
  const { waiting, said, refetch } = useWaiting();
  useTold(waiting);
  const [open, setOpen] = useState(false);
  // How long each still waits is counted from the last answer, and that may be a minute old.
  const openAnew = () => {
    setOpen(true);
    void refetch();
  };
  const judul = t('otorisasi.masuk.judul', { jumlah: waiting.length });
  return (
    <>
      <Indicator label={waiting.length} size={14} disabled={waiting.length === 0} color="merah" offset={6}>
        <ActionIcon aria-label={judul} title={judul} onClick={openAnew}>
          <IconShieldCheck size={18} />
        </ActionIcon>
      </Indicator>
      {open && (
        <ApprovalAnswers
          waiting={waiting}
          said={said}
          onDone={() => void refetch()}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}
