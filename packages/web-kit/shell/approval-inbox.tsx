/**
 * What others ask this supervisor or owner to agree to, from wherever they are: a mark in the header with how many, a hint when
 * one more comes, and each with all its lines, his password and his answer. On a phone the browser's own keychain fills the
 * password by finger or face.
 */
import { ActionIcon, Button, Group, Indicator, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import css from '../approval/approval.module.css';
import { type ApprovalEntry, asksCode } from '../approval/approval.ts';
import { What } from '../approval/approval-what.tsx';
import { useCountdown } from '../approval/countdown.ts';
import { SideDrawer } from '../drawer.tsx';
import { kalimat } from '../istilah.ts';
import { noticeOf, toastInfo, toastSuccess } from '../notices.tsx';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';

type Waiting = {
  id: string;
  kode_toko: string;
  nama_toko: string;
  requester: string;
  nama: string;
  perlu: ApprovalEntry[];
  sisa: number;
};

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

/** Only for who may agree; everybody else's header asks nothing. */
export function ApprovalInbox() {
  const level = useSession((session) => session.user?.level);
  return level === 'SPV' || level === 'OWN' ? <Inbox /> : null;
}

function Inbox() {
  const { t } = useTranslation();
  const { waiting, said, refetch } = useWaiting();
  useTold(waiting);
  const [open, setOpen] = useState(false);
  const judul = t('otorisasi.masuk.judul', { jumlah: waiting.length });
  return (
    <>
      <Indicator label={waiting.length} size={14} disabled={waiting.length === 0} color="merah" offset={4}>
        <ActionIcon aria-label={judul} title={judul} onClick={() => setOpen(true)}>
          <IconShieldCheck size={18} />
        </ActionIcon>
      </Indicator>
      {open && (
        <SideDrawer opened onClose={() => setOpen(false)} title={t('otorisasi.masuk.kepala')}>
          <Stack gap="md">
            {waiting.length === 0 && <Text c="dimmed">{t('otorisasi.masuk.kosong')}</Text>}
            {waiting.map((one) => (
              <Answer key={one.id} one={one} said={said} onDone={() => void refetch()} />
            ))}
          </Stack>
        </SideDrawer>
      )}
    </>
  );
}

const KOSONG = { password: '', kode: '', keterangan: '' };

function useAnswer({ id, kode_toko, perlu }: Waiting, onDone: () => void) {
  const [values, setValues] = useState(KOSONG);
  const [salah, setSalah] = useState<Partial<typeof KOSONG>>({});
  const [withCode, setWithCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const perluAlasan = perlu.some((entry) => entry.perlu_keterangan);
  const putus = async (setuju: boolean) => {
    if (busy) return;
    const kurang = {
      ...(setuju && values.password === '' ? { password: 'Harus Diisi' } : {}),
      ...(setuju && withCode && values.kode.trim() === '' ? { kode: 'Harus Diisi' } : {}),
      ...((!setuju || perluAlasan) && values.keterangan.trim() === '' ? { keterangan: 'Harus Diisi' } : {}),
    };
    setSalah(kurang);
    if (Object.keys(kurang).length > 0) return;
    setBusy(true);
    try {
      const { password, kode, keterangan } = values;
      const body = {
        ...{ id, kode_toko, setuju },
        ...(setuju ? { password } : {}),
        ...(setuju && withCode ? { kode: kode.trim() } : {}),
        ...(keterangan.trim() ? { keterangan: keterangan.trim() } : {}),
      };
      await call({ method: 'POST', path: 'authorization/putus' }, { body });
      toastSuccess(setuju ? 'Otorisasi Berhasil' : 'Otorisasi Ditolak');
      onDone();
    } catch (error) {
      setValues({ ...values, kode: '', ...(asksCode(error) ? {} : { password: '' }) });
      if (asksCode(error)) setWithCode(true);
      if (isApiError(error) && error.code === 'OTORISASI_GAGAL') setSalah({ password: error.message });
      else noticeOf(error);
      if (isApiError(error) && error.status === 409) onDone();
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof KOSONG) => ({
    value: values[name],
    error: salah[name] && kalimat(salah[name]),
    onChange: (event: FormEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  return { field, putus, busy, withCode };
}

type AnswerProps = { one: Waiting; said: number; onDone: () => void };

function Answer({ one, said, onDone }: AnswerProps) {
  const { t } = useTranslation();
  const { field, putus, busy, withCode } = useAnswer(one, onDone);
  const left = useCountdown(one.sisa, said);
  return (
    <form
      aria-label={t('otorisasi.masuk.dari', { nama: one.nama, toko: one.nama_toko })}
      onSubmit={(event) => {
        event.preventDefault();
        void putus(true);
      }}
    >
      <Stack gap="xs">
        <div className={css.apa}>
          <h3>
            {t('otorisasi.masuk.dari', { nama: one.nama, toko: one.nama_toko })}
            <Text span ml="auto" className="angka">
              {left}
            </Text>
          </h3>
          {one.perlu.map((entry) => (
            <What key={`${entry.kategori}:${entry.description}`} entry={entry} />
          ))}
        </div>
        <PasswordInput
          label={t('otorisasi.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('login.tampilkan') }}
          {...field('password')}
        />
        {withCode && <TextInput label={t('login.kode')} autoComplete="one-time-code" {...field('kode')} />}
        <TextInput label={t('otorisasi.keterangan')} maxLength={300} {...field('keterangan')} />
        <Group grow>
          <Button variant="default" color="merah" disabled={busy} onClick={() => void putus(false)}>
            {t('otorisasi.tolak')}
          </Button>
          <Button type="submit" loading={busy} data-utama>
            {t('otorisasi.setujui')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
