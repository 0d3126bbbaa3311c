/**
 * What waits for this supervisor or owner, each with all its lines, his password and his answer. On a phone the browser's own
 * keychain fills the password by finger or face.
 */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import css from '../approval/approval.module.css';
import { type ApprovalEntry, asksCode } from '../approval/approval.ts';
import { What } from '../approval/approval-what.tsx';
import { useCountdown } from '../approval/countdown.ts';
import { SideDrawer } from '../drawer.tsx';
import { SandiInput } from '../fields/password-input.tsx';
import { enterMovesOn } from '../form/enter-moves-on.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';

export type Waiting = {
  id: string;
  kode_toko: string;
  nama_toko: string;
  requester: string;
  nama: string;
  perlu: ApprovalEntry[];
  /** Why, in the words of whoever asks, where the act does not say it. */
  alasan: string | null;
  sisa: number;
};

type AnswersProps = {
  waiting: readonly Waiting[];
  /** When they were said, for the countdown. */
  said: number;
  onDone: () => void;
  onClose: () => void;
};

export function ApprovalAnswers({ waiting, said, onDone, onClose }: AnswersProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer opened onClose={onClose} title={t('otorisasi.masuk.kepala')}>
      <Stack gap="md">
        {waiting.length === 0 && <Text c="dimmed">{t('otorisasi.masuk.kosong')}</Text>}
        {waiting.map((one) => (
          <Answer key={one.id} one={one} said={said} onDone={onDone} />
        ))}
      </Stack>
    </SideDrawer>
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
      noValidate
      onKeyDown={enterMovesOn}
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
          {one.alasan && <Text fw={600}>{one.alasan}</Text>}
          {one.perlu.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two drawers may be asked about in the same words, always in this order.
            <What key={at} entry={entry} />
          ))}
        </div>
        <SandiInput label={t('otorisasi.password')} autoComplete="current-password" {...field('password')} />
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
