/**
 * What others ask this supervisor or owner to agree to, from wherever they are: a mark in the header with how many, a hint when
 * one more comes; what is asked and the answer are behind it (approval-answers.tsx).
 */
import { ActionIcon, Indicator } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../later.tsx';
import { toastInfo } from '../notices.tsx';
import type { Waiting } from './approval-answers.tsx';
import { useWaitingApprovals } from './approval-waiting.ts';
import { openApprovals, useShell } from './shell-state.ts';

const ApprovalAnswers = later(async () => (await import('./approval-answers.tsx')).ApprovalAnswers);

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
  const { waiting, said, refetch } = useWaitingApprovals();
  useTold(waiting);
  const open = useShell((shell) => shell.approvalsOpen);
  const close = () => useShell.setState({ approvalsOpen: false });
  // How long each still waits is counted from the last answer, and that may be a minute old.
  useEffect(() => {
    if (open) void refetch();
  }, [open, refetch]);
  const judul = t('otorisasi.masuk.judul', { jumlah: waiting.length });
  return (
    <>
      <Indicator label={waiting.length} size={14} disabled={waiting.length === 0} color="merah" offset={6}>
        <ActionIcon aria-label={judul} title={judul} onClick={openApprovals}>
          <IconShieldCheck size={18} />
        </ActionIcon>
      </Indicator>
      {open && (
        <ApprovalAnswers
          waiting={waiting}
          said={said}
          onDone={() => void refetch()}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  );
}
