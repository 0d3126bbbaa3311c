/** Change password: from the user menu, or forced after the first login (`harus_ganti_password`). Spec 1 §2.1. */
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { enterMovesOn } from '../enter-moves-on.ts';
import { SandiInput } from '../fields/password-input.tsx';
import { dialogSuccess, noticeOf } from '../notices.tsx';

const FIELDS = [
  { name: 'password_lama', fill: 'current-password' },
  { name: 'password_baru', fill: 'new-password' },
  { name: 'ulangi', fill: 'new-password' },
] as const;

const required = (value: string) => (value === '' ? 'Harus Diisi' : null);

export function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password_lama: '', password_baru: '', ulangi: '' },
    validate: {
      password_lama: required,
      password_baru: required,
      ulangi: (value, { password_baru }) =>
        required(value) ?? (value === password_baru ? null : t('password.beda')),
    },
  });
  const submit = form.onSubmit(async ({ password_lama, password_baru }) => {
    if (busy) return;
    setBusy(true);
    try {
      const body = { password_lama, password_baru };
      const { message } = await call({ method: 'POST', path: 'users/ganti-password' }, { body });
      dialogSuccess(message ?? t('password.berhasil'));
      onDone();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  });
  return (
    <form onSubmit={submit} onKeyDown={enterMovesOn} noValidate>
      <Stack gap="sm">
        {FIELDS.map(({ name, fill }, index) => (
          <SandiInput
            key={form.key(name)}
            label={t(`password.${name}`)}
            autoComplete={fill}
            data-autofocus={index === 0 || undefined}
            {...form.getInputProps(name)}
          />
        ))}
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onCancel}>
            {t('umum.batal')}
          </Button>
          <Button type="submit" loading={busy} data-utama>
            {t('umum.simpan')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
