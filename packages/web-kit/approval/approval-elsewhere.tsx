/**
 * The other way to a second person, who is not here: what is asked waits on the devices of all who may agree, and the first
 * answer counts. Whoever stands at the till can still type his password meanwhile.
 */
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { useSocketEvent } from '../socket.ts';
import { type ApprovalAsk, type ApprovalId, askAgain, isTooOld } from './approval.ts';
import { useCountdown } from './countdown.ts';

type Asked = {
  id: string;
  keadaan: 'MENUNGGU' | 'SETUJU' | 'TOLAK' | 'TARIK' | 'LEWAT';
  sisa: number;
  diputus_oleh: string | null;
  alasan: string | null;
  izin: string[];
};

/** The line to the server may be down: the answer is asked for as well as awaited. */
const ASK_MS = 4000;
/** What is asked waits so many seconds; the answers say how many are left. */
const LONGEST_S = 600;

function useAsked(id: string | null) {
  const asked = useQuery<Asked>({
    queryKey: ['otorisasi-minta', id],
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.keadaan === 'MENUNGGU' ? ASK_MS : false,
    queryFn: async ({ signal }) => {
      const endpoint = { method: 'GET', path: 'authorization/minta/satu' } as const;
      return (await call<Asked>(endpoint, { query: { id: id ?? '' }, signal })).data;
    },
  });
  useSocketEvent('otorisasi-putus', (about) => void (about.id === id && asked.refetch()));
  return { asked: asked.data ?? null, said: asked.dataUpdatedAt };
}

const tarik = (id: string) =>
  call({ method: 'POST', path: 'authorization/minta/tarik' }, { body: { id } }).catch(() => undefined);

/** Closing the panel takes the request back: nobody agrees to what nobody waits for. */
function useWithdrawn(id: string | null, waiting: boolean): void {
  useEffect(() => {
    if (id === null || !waiting) return;
    return () => void tarik(id);
  }, [id, waiting]);
}

type ElsewhereProps = {
  ask: ApprovalAsk;
  alasan: string;
  /** Whether all is there that he must read; says what is missing otherwise. */
  check: () => boolean;
  onApproved: (ids: ApprovalId[]) => void;
};

export function ApprovalElsewhere({ ask, alasan, check, onApproved }: ElsewhereProps) {
  const { t } = useTranslation();
  const [id, setId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { asked, said } = useAsked(id);
  const waiting = id !== null && (asked === null || asked.keadaan === 'MENUNGGU');
  const [given, setGiven] = useState(false);
  // The button that was pressed gives its place to another one: the caret goes to that, not out of the panel.
  const [tried, setTried] = useState(false);
  useWithdrawn(id, waiting && !given);
  const agreed = asked?.keadaan === 'SETUJU' ? asked : null;
  useEffect(() => {
    if (!agreed) return;
    setGiven(true);
    toastSuccess('Otorisasi Berhasil');
    onApproved(agreed.izin.map((_id) => ({ _id })));
  }, [agreed, onApproved]);
  const minta = async () => {
    if (!check()) return;
    setBusy(true);
    setTried(true);
    try {
      const endpoint = { method: 'POST', path: 'authorization/minta' } as const;
      const body = { segel: ask.segel, ...(alasan ? { alasan } : {}) };
      setId((await call<{ id: string }>(endpoint, { body })).data.id);
    } catch (error) {
      if (isTooOld(error)) askAgain();
      else noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  if (waiting) return <Waiting sisa={asked?.sisa ?? LONGEST_S} said={said} onTarik={() => setId(null)} />;
  return (
    <>
      {asked && <Refused asked={asked} />}
      <Button
        variant="default"
        autoFocus={tried}
        leftSection={<IconDeviceMobile size={16} />}
        loading={busy}
        onClick={() => void minta()}
      >
        {t('otorisasi.jauh.minta')}
      </Button>
    </>
  );
}

function Waiting({ sisa, said, onTarik }: { sisa: number; said: number; onTarik: () => void }) {
  const { t } = useTranslation();
  const left = useCountdown(sisa, said);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" role="status">
      <Text size="sm">
        {t('otorisasi.jauh.menunggu')} <span className="angka">{left}</span>
      </Text>
      <Button variant="default" size="xs" flex="none" autoFocus onClick={onTarik}>
        {t('otorisasi.jauh.tarik')}
      </Button>
    </Group>
  );
}

function Refused({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  if (asked.keadaan === 'SETUJU' || asked.keadaan === 'TARIK') return null;
  return (
    <Alert color="merah" p="xs" icon={<IconAlertCircle size={16} />} role="alert">
      {asked.keadaan === 'TOLAK'
        ? t('otorisasi.jauh.ditolak', { siapa: asked.diputus_oleh, alasan: asked.alasan ?? '—' })
        : t('otorisasi.jauh.lewat')}
    </Alert>
  );
}
