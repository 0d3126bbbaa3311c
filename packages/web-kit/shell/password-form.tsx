/**
 * Change password: from the user menu, or forced after the first login (`harus_ganti_password`). Spec 1 §2.1. A new password
 * ends every session of its user, this one too, so the form logs in with it: whoever changed it works on.
 */
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, call, isApiError } from '../api.ts';
import { SandiInput } from '../fields/password-input.tsx';
import { enterMovesOn } from '../form/enter-moves-on.ts';
import { dialogSuccess, noticeOf } from '../notices.tsx';
import { useSession } from '../session.ts';

const FIELDS = [
  { name: 'password_lama', fill: 'current-password' },
  { name: 'password_baru', fill: 'new-password' },
  { name: 'ulangi', fill: 'new-password' },
] as const;

/** The field a refusal is about. */
const FIELD_OF: Readonly<Record<string, (typeof FIELDS)[number]['name']>> = {
  PASSWORD_LAMA_SALAH: 'password_lama',
  PASSWORD_LEMAH: 'password_baru',
};

const fieldOf = (error: unknown): { name: (typeof FIELDS)[number]['name']; error: ApiError } | null => {
  const name = isApiError(error) ? FIELD_OF[error.code] : undefined;
  return name && isApiError(error) ? { name, error } : null;
};

/** Goes on under the new password; where that needs more than it, such as a code, the door asks for it. */
async function goOn(password: string): Promise<void> {
  const { user, login, lock } = useSession.getState();
  if (user) await login({ user_id: user.user_id, password }).catch(() => lock('berakhir'));
}

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
      await goOn(password_baru);
      dialogSuccess(message ?? t('password.berhasil'));
      onDone();
    } catch (error) {
      const refused = fieldOf(error);
      if (!refused) return noticeOf(error);
      form.setFieldError(refused.name, refused.error.message);
      form.getInputNode(refused.name)?.focus();
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
            description={name === 'password_baru' ? t('password.syarat') : undefined}
            data-autofocus={index === 0 || undefined}
            autoFocus={index === 0}
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
