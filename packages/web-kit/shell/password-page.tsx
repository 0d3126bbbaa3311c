/** Where the change of password appears: a modal from the user menu, or a page when it is forced. */
import { Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PileModal } from '../pile-modal.tsx';
import { useSession } from '../session.ts';
import { DoorPage } from './login-page.tsx';
import { useShell } from './shell-state.ts';

const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));

export function PasswordModal() {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.passwordOpen);
  const close = () => useShell.setState({ passwordOpen: false });
  return (
    <PileModal opened={open} onClose={close} title={t('password.judul')} size={400} withCloseButton={false}>
      <Suspense>
        <PasswordForm onDone={close} onCancel={close} />
      </Suspense>
    </PileModal>
  );
}

/** Nothing else opens until the password given by somebody else is replaced, and then the house does; Batal logs out. */
export function ForcedPasswordPage() {
  const { t } = useTranslation();
  const logout = useSession((session) => session.logout);
  return (
    <DoorPage>
      <Title order={1}>{t('password.judul')}</Title>
      <Text c="dimmed" mb="md" mt={4}>
        {t('password.wajib')}
      </Text>
      <Suspense>
        <PasswordForm onDone={() => undefined} onCancel={() => void logout()} />
      </Suspense>
    </DoorPage>
  );
}
