/** The PIN of one's own: made, changed, taken away. It agrees, and opens nothing. */
import { Button, Group } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api.ts';
import { SandiInput } from '../../fields/password-input.tsx';
import { StepForm, useTyped } from '../../form/step-form.tsx';
import { confirm, noticeOf, toastSuccess } from '../../notices.tsx';
import { Way } from './way.tsx';

type Pin = { boleh: boolean; ada: boolean; terkunci: boolean; dibuat: string | null };

const stateOf = ({ boleh, ada, terkunci }: Pin): string =>
  !boleh ? 'cara.pin.tidakBoleh' : terkunci ? 'cara.pin.terkunci' : ada ? 'cara.pin.ada' : 'cara.pin.belum';

export function PinWay() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data: pin, refetch } = useQuery({
    queryKey: ['pin'],
    queryFn: async () => (await call<Pin>({ method: 'GET', path: 'users/pin' })).data,
    staleTime: 0,
  });
  if (!pin) return null;
  const done = () => {
    setOpen(false);
    void refetch();
  };
  const remove = async () => {
    if (!(await confirm({ title: t('cara.pin.hapus'), text: t('cara.pin.tanya'), danger: true }))) return;
    const { message } = await call({ method: 'POST', path: 'users/pin/cabut' }, { body: {} });
    toastSuccess(message ?? '');
    done();
  };
  const since = pin.dibuat ? formatWaktu(pin.dibuat) : '';
  return (
    <Way title={t('cara.pin.judul')} state={t(stateOf(pin), { sejak: since })}>
      {open ? (
        <NewPin onDone={done} onCancel={() => setOpen(false)} />
      ) : (
        <Group gap="xs">
          {pin.boleh && (
            <Button variant="default" size="xs" onClick={() => setOpen(true)}>
              {t(pin.ada ? 'cara.pin.ganti' : 'cara.pin.buat')}
            </Button>
          )}
          {pin.ada && (
            <Button variant="subtle" color="merah" size="xs" onClick={() => void remove().catch(noticeOf)}>
              {t('cara.pin.hapus')}
            </Button>
          )}
        </Group>
      )}
    </Way>
  );
}

/** The keys of a phone for digits; never one that the browser offers to keep as a password. */
const DIGITS = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;

function NewPin({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [password, pin, again] = [useTyped(), useTyped(), useTyped()];
  const [wrong, setWrong] = useState(false);
  const send = async () => {
    setWrong(pin.value !== again.value);
    if (pin.value !== again.value) return;
    const body = { password: password.value, pin: pin.value };
    const { message } = await call({ method: 'PUT', path: 'users/pin' }, { body });
    toastSuccess(message ?? '');
    onDone();
  };
  return (
    <StepForm act={t('umum.simpan')} onCancel={onCancel} send={send}>
      <SandiInput label={t('login.password')} autoComplete="current-password" autoFocus {...password.props} />
      <SandiInput label={t('cara.pin.baru')} description={t('cara.pin.syarat')} {...DIGITS} {...pin.props} />
      <SandiInput
        label={t('cara.pin.ulangi')}
        error={wrong ? t('cara.pin.beda') : undefined}
        {...DIGITS}
        {...again.props}
      />
    </StepForm>
  );
}
