/**
 * What waits for this supervisor or owner, each with all its lines, his password or passkey and his answer. On a phone the
 * browser's own keychain fills the password by finger or face.
 */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { ApprovalPiece } from '@mustika/kernel/approval.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import css from '../approval/approval.module.css';
import { type ApprovalEntry, asksCode } from '../approval/approval.ts';
import { type ApprovalTarget, arriveAt } from '../approval/approval-arrival.ts';
import { ApprovalFate } from '../approval/approval-fate.tsx';
import { ApprovalPieces } from '../approval/approval-pieces.tsx';
import { What } from '../approval/approval-what.tsx';
import { useCountdown, useSecondsLeft } from '../approval/countdown.ts';
import { passkeyHere, signWithPasskey } from '../approval/passkey.ts';
import { useOwnPasskeys } from '../approval/ways/passkey-way.tsx';
import { SideDrawer } from '../drawer.tsx';
import { SandiInput } from '../fields/password-input.tsx';
import { enterMovesOn } from '../form/enter-moves-on.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { useSession } from '../session.ts';

export type Waiting = {
  id: string;
  kode_toko: string;
  nama_toko: string;
  requester: string;
  nama: string;
  perlu: ApprovalEntry[];
  barang: ApprovalPiece[];
  /** Why, in the words of whoever asks, where the act does not say it. */
  alasan: string | null;
  sisa: number;
};

type AnswersProps = {
  waiting: readonly Waiting[];
  /** When they were said, for the countdown. */
  said: number;
  /** The one a notification led to: it comes first, and where it waits no longer that is said. */
  target: ApprovalTarget | null;
  onDone: () => void;
  onClose: () => void;
};

export function ApprovalAnswers({ waiting, said, target, onDone, onClose }: AnswersProps) {
  const { t } = useTranslation();
  const touched = waiting.filter(({ id }) => id === target?.id);
  const others = waiting.filter(({ id }) => id !== target?.id);
  const here = passkeyHere();
  const { data: own } = useOwnPasskeys(here);
  const keys = here && own?.bisa === true && own.milik.length > 0;
  return (
    <SideDrawer opened onClose={onClose} title={t('otorisasi.masuk.kepala')}>
      <Stack gap="md">
        {target && said > 0 && touched.length === 0 && <ApprovalFate target={target} said={said} />}
        {waiting.length === 0 && <Text c="dimmed">{t('otorisasi.masuk.kosong')}</Text>}
        {[...touched, ...others].map((one) => (
          <Answer key={one.id} one={one} keys={keys} said={said} onDone={onDone} />
        ))}
      </Stack>
    </SideDrawer>
  );
}

const KOSONG = { password: '', kode: '', keterangan: '' };

type Shown = { password: string; kode?: string } | { passkey: string };

/** What the passkey on this device signs for this request. */
async function signedHere({ id, kode_toko }: Waiting): Promise<Shown> {
  const endpoint = { method: 'POST', path: 'authorization/minta/tantang' } as const;
  const { pilihan } = (await call<{ pilihan: object }>(endpoint, { body: { id, kode_toko } })).data;
  return { passkey: await signWithPasskey(pilihan) };
}

function useAnswer(one: Waiting, onDone: () => void) {
  const { id, kode_toko, perlu } = one;
  const [values, setValues] = useState(KOSONG);
  const [salah, setSalah] = useState<Partial<typeof KOSONG>>({});
  const [withCode, setWithCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const perluAlasan = perlu.some((entry) => entry.perlu_keterangan);
  const putus = async (setuju: boolean, passkey = false) => {
    if (busy) return;
    const typed = setuju && !passkey;
    const kurang = {
      ...(typed && values.password === '' ? { password: 'Harus Diisi' } : {}),
      ...(typed && withCode && values.kode.trim() === '' ? { kode: 'Harus Diisi' } : {}),
      ...((!setuju || perluAlasan) && values.keterangan.trim() === '' ? { keterangan: 'Harus Diisi' } : {}),
    };
    setSalah(kurang);
    if (Object.keys(kurang).length > 0) return;
    setBusy(true);
    try {
      const { password, kode, keterangan } = values;
      const shown: Shown = { password, ...(withCode ? { kode: kode.trim() } : {}) };
      const body = {
        ...{ id, kode_toko, setuju },
        ...(setuju ? (passkey ? await signedHere(one) : shown) : {}),
        ...(keterangan.trim() ? { keterangan: keterangan.trim() } : {}),
      };
      await call({ method: 'POST', path: 'authorization/putus' }, { body });
      toastSuccess(setuju ? 'Otorisasi Berhasil' : 'Otorisasi Ditolak');
      onDone();
    } catch (error) {
      setValues({ ...values, kode: '', ...(asksCode(error) ? {} : { password: '' }) });
      if (asksCode(error)) setWithCode(true);
      if (isApiError(error) && error.code === 'OTORISASI_GAGAL' && !passkey)
        setSalah({ password: error.message });
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

/** Its time is over while he reads: he is told, not left with a form that is refused. */
function useOver({ id, kode_toko, sisa }: Waiting, said: number, onDone: () => void): void {
  const over = useSecondsLeft(sisa, said) === 0;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!over) return;
    arriveAt({ kode_toko, id });
    done.current();
  }, [over, kode_toko, id]);
}

/** `keys`: he has a passkey, and this browser may ask for it. */
type AnswerProps = { one: Waiting; keys: boolean; said: number; onDone: () => void };

function Answer({ one, keys, said, onDone }: AnswerProps) {
  const { t } = useTranslation();
  const { field, putus, busy, withCode } = useAnswer(one, onDone);
  const left = useCountdown(one.sisa, said);
  useOver(one, said, onDone);
  const withPin = useSession((session) => session.user?.setuju_pin ?? false);
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
          <ApprovalPieces barang={one.barang} kode_toko={one.kode_toko} />
          {one.perlu.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two drawers may be asked about in the same words, always in this order.
            <What key={at} entry={entry} />
          ))}
          <Text size="xs" c="dimmed" mt="xs">
            {t('otorisasi.masuk.akibat', { nama: one.nama })}
          </Text>
        </div>
        <SandiInput
          label={t(withPin ? 'otorisasi.passwordPin' : 'otorisasi.password')}
          autoComplete="current-password"
          {...field('password')}
        />
        {withCode && <TextInput label={t('login.kode')} autoComplete="one-time-code" {...field('kode')} />}
        <TextInput label={t('otorisasi.keterangan')} maxLength={300} {...field('keterangan')} />
        {keys && (
          <Button
            variant="default"
            leftSection={<IconFingerprint size={16} />}
            disabled={busy}
            onClick={() => void putus(true, true)}
          >
            {t('otorisasi.passkeySaya')}
          </Button>
        )}
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
