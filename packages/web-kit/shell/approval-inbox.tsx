/**
 * What others ask this supervisor or owner to agree to, from wherever they are: a mark in the header with how many, a hint when
 * one more comes; what is asked and the answer are behind it (approval-answers.tsx).
 */
import { ActionIcon, Indicator } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveArrival, tellWaiting, useArrival } from '../approval/approval-arrival.ts';
import { later } from '../later.tsx';
import { toastInfo } from '../notices.tsx';
import { useSession } from '../session.ts';
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

/** A notification was touched: its request opens once somebody is logged in, and what waits no longer leaves the screen of the phone. */
function useTouched(waiting: readonly Waiting[], said: number) {
  const target = useArrival((arrival) => arrival.target);
  const inside = useSession(({ status }) => status === 'in');
  useEffect(() => {
    if (target && inside) openApprovals();
  }, [target, inside]);
  useEffect(() => {
    if (said > 0) void tellWaiting(waiting).catch(() => undefined); // A browser without a worker shows none.
  }, [waiting, said]);
  return target;
}

export function ApprovalInbox() {
  const { t } = useTranslation();
  const { waiting, said, refetch } = useWaitingApprovals();
  useTold(waiting);
  const target = useTouched(waiting, said);
  const open = useShell((shell) => shell.approvalsOpen);
  const close = () => {
    useShell.setState({ approvalsOpen: false });
    leaveArrival();
  };
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
          target={target}
          onDone={() => void refetch()}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  );
}
