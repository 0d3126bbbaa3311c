/** The approval panel: says exactly what is approved, takes an approver's user id and password or PIN, forgets both; or his passkey. */

import { Alert, Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { saysWhy } from '@mustika/kernel/approval.ts';
import { IconShieldCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api.ts';
import { SandiInput } from '../fields/password-input.tsx';
import { enterMovesOn } from '../form/enter-moves-on.ts';
import { kalimat } from '../language/istilah.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { useSession } from '../session.ts';
import css from './approval.module.css';
import {
  type ApprovalAsk,
  type ApprovalId,
  askAgain,
  asksCode,
  cancelApproval,
  grantApproval,
  isTooOld,
  postApproval,
  type Words,
} from './approval.ts';
import { ApprovalElsewhere } from './approval-elsewhere.tsx';
import { ApprovalFinger, useFingers } from './approval-finger.tsx';
import { ApprovalPasskey } from './approval-passkey.tsx';
import { ApprovalPieces } from './approval-pieces.tsx';
import { What } from './approval-what.tsx';

/** Texts: Spec 1 §8, row Authorization. They stand at the password: a toast lay over the name that was typed wrong. */
function failureOf(error: unknown): string | null {
  if (!isApiError(error) || error.code === 'KONEKSI' || error.code === 'TOKEN_TIDAK_VALID') return null;
  return error.code === 'OTORISASI_GAGAL'
    ? 'Otorisasi Gagal..'
    : kalimat(error.message || 'Terjadi Kesalahan Saat Mengirim Data');
}

type Values = { user_id: string; password: string; kode: string; keterangan: string };

/** The server says no more than that it failed; that one cannot agree to oneself is no secret to whoever is logged in. */
const bukanSaya = (value: string, t: TFunction): string | null =>
  value.trim().toUpperCase() === useSession.getState().user?.user_id ? t('otorisasi.orangLain') : null;

function useApprovalForm(ask: ApprovalAsk, alasan: string) {
  const { t } = useTranslation();
  const [withCode, setWithCode] = useState(false);
  const needsReason = ask.perlu.some((entry) => entry.perlu_keterangan);
  const required = (value: string) => (value.trim() === '' ? 'Harus Diisi' : null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { user_id: '', password: '', kode: '', keterangan: '' },
    validate: {
      user_id: (value) => required(value) ?? bukanSaya(value, t),
      password: required,
      kode: (v) => (withCode ? required(v) : null),
      keterangan: (v) => (needsReason ? required(v) : null),
    },
  });
  const granted = useRef<ApprovalId[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = form.onSubmit(
    async ({ user_id, password, kode, keterangan }) => {
      if (busy) return;
      setBusy(true);
      try {
        let message: string | undefined;
        // Entries already granted before a failure stay granted; only the rest is asked again.
        for (const entry of ask.perlu.slice(granted.current.length)) {
          const approver = { user_id, password, ...(withCode ? { kode: kode.trim() } : {}) };
          const answer = await postApproval(ask.segel, entry, approver, { keterangan, alasan });
          granted.current.push({ _id: answer.data._id });
          message = answer.message;
        }
        if (message) toastSuccess(message);
        grantApproval(granted.current);
      } catch (error) {
        if (isTooOld(error)) return askAgain();
        form.setFieldValue('kode', '');
        if (asksCode(error)) setWithCode(true);
        else {
          form.setFieldValue('password', '');
          form.getInputNode('password')?.focus();
        }
        const why = failureOf(error);
        if (why) form.setFieldError('password', why);
        else noticeOf(error);
      } finally {
        setBusy(false);
      }
    },
    (salah) => form.getInputNode(Object.keys(salah)[0] ?? '')?.focus(),
  );
  return { form, busy, submit, needsReason, withCode };
}

type PasswordProps = {
  ask: ApprovalAsk;
  alasan: string;
  children: ReactNode;
  withoutWord: (words: () => Words | null) => ReactNode;
};

function PasswordMode({ ask, alasan, children, withoutWord }: PasswordProps) {
  const { t } = useTranslation();
  const approval = useApprovalForm(ask, alasan);
  const { form, submit, needsReason } = approval;
  const [mode, setMode] = useState<'MANUAL' | 'SIDIK_JARI'>('MANUAL');
  const fingers = useFingers();
  /** The field for it stands here, whatever he shows in place of a password. */
  const words = (): Words | null => {
    const { keterangan } = form.getValues();
    if (!needsReason || form.validateField('keterangan').hasError === false) return { keterangan, alasan };
    form.getInputNode('keterangan')?.focus();
    return null;
  };
  const reason = needsReason && (
    <TextInput label={t('otorisasi.keterangan')} {...form.getInputProps('keterangan')} />
  );
  return (
    <form onSubmit={submit} onKeyDown={enterMovesOn} noValidate autoComplete="off">
      <Stack gap="xs">
        {fingers && (
          <SegmentedControl
            aria-label={t('otorisasi.cara')}
            value={mode}
            onChange={setMode}
            data={(['MANUAL', 'SIDIK_JARI'] as const).map((value) => ({
              value,
              label: t(`otorisasi.dengan.${value}`),
            }))}
          />
        )}
        {children}
        {mode === 'SIDIK_JARI' ? (
          <>
            {reason}
            <ApprovalFinger ask={ask} words={words} />
          </>
        ) : (
          <>
            <Typed approval={approval} reason={reason} />
            {withoutWord(words)}
          </>
        )}
      </Stack>
    </form>
  );
}

type TypedProps = { approval: ReturnType<typeof useApprovalForm>; reason: ReactNode };

/** Name and password, or PIN, and the code where there is one. */
function Typed({ approval: { form, busy, withCode }, reason }: TypedProps) {
  const { t } = useTranslation();
  const withPin = useSession((session) => session.user?.setuju_pin ?? false);
  return (
    <>
      <TextInput
        label={t('otorisasi.username')}
        data-autofocus
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('user_id')}
      />
      <SandiInput
        label={t(withPin ? 'otorisasi.passwordPin' : 'otorisasi.password')}
        autoComplete="one-time-code"
        {...form.getInputProps('password')}
      />
      {withCode && (
        <TextInput
          label={t('login.kode')}
          autoComplete="one-time-code"
          autoFocus
          {...form.getInputProps('kode')}
        />
      )}
      {reason}
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button variant="default" onClick={cancelApproval}>
          {t('umum.batal')}
        </Button>
        <Button type="submit" loading={busy} data-utama>
          {t('otorisasi.setujui')}
        </Button>
      </Group>
    </>
  );
}

/** The approver types here, puts his finger on the reader of this till, or answers elsewhere. Spec 1 §4. */
export function ApprovalPanel({ ask, again }: { ask: ApprovalAsk; again: boolean }) {
  const { t } = useTranslation();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const why = useRef<HTMLInputElement>(null);
  const withWhy = !saysWhy(ask.perlu);
  /** Who is not here cannot ask why: he is told, or nobody is asked. */
  const checkWhy = (): boolean => {
    const ada = !withWhy || alasan.trim().length >= 4;
    setSalah(ada ? null : t('otorisasi.alasanPendek'));
    if (!ada) why.current?.focus();
    return ada;
  };
  const panel = useRef<HTMLDivElement>(null);
  // A long sheet has it below what is in sight: who signs sees what he signs and where.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack
      ref={panel}
      gap="md"
      maw={620}
      role="group"
      aria-label={t('otorisasi.judul')}
      // Keys typed here belong to the approver, not to the sheet or the shell around the panel.
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancelApproval();
        event.stopPropagation();
      }}
    >
      <div className={css.apa}>
        <h3>
          <IconShieldCheck size={16} aria-hidden /> {t('otorisasi.judul')}
        </h3>
        <ApprovalPieces barang={ask.barang ?? []} />
        {ask.perlu.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two drawers may be asked about in the same words, always in this order.
          <What key={at} entry={entry} />
        ))}
      </div>
      {again && (
        <Alert color="kuning" p="xs" role="status">
          {t('otorisasi.berubah')}
        </Alert>
      )}
      <PasswordMode
        ask={ask}
        alasan={alasan.trim()}
        withoutWord={(words) => <ApprovalPasskey ask={ask} words={words} />}
      >
        {withWhy && (
          <TextInput
            ref={why}
            label={t('otorisasi.alasan')}
            maxLength={300}
            value={alasan}
            error={salah}
            onChange={(event) => setAlasan(event.currentTarget.value)}
          />
        )}
      </PasswordMode>
      <ApprovalElsewhere ask={ask} alasan={alasan.trim()} check={checkWhy} onApproved={grantApproval} />
    </Stack>
  );
}
