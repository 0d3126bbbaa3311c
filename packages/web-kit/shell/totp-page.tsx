/** Where the second step of logging in is kept: a modal from the user menu, or a page when the house demands it. */
import { Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeOf } from '../notices.tsx';
import { PileModal } from '../pile-modal.tsx';
import { useSession } from '../session.ts';
import { DoorPage } from './login-page.tsx';
import { useShell } from './shell-state.ts';

const TotpPanel = lazy(async () => ({ default: (await import('./totp-panel.tsx')).TotpPanel }));

export function TotpModal() {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.totpOpen);
  const close = () => useShell.setState({ totpOpen: false });
  return (
    <PileModal opened={open} onClose={close} title={t('totp.judul')} size={440} closeOnClickOutside={false}>
      <Suspense>
        <TotpPanel onDone={close} />
      </Suspense>
    </PileModal>
  );
}

/** Nothing else opens until the second step is on; Batal logs out. */
export function ForcedTotpPage() {
  const { t } = useTranslation();
  const { refresh, logout } = useSession();
  return (
    <DoorPage>
      <Title order={1}>{t('totp.judul')}</Title>
      <Text c="dimmed" mb="md" mt={4}>
        {t('totp.wajib')}
      </Text>
      <Suspense>
        <TotpPanel onDone={() => void refresh().catch(noticeOf)} onCancel={() => void logout()} />
      </Suspense>
    </DoorPage>
  );
}
