/** Where a person turns notifications on and off, from the user menu. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PileModal } from '../pile-modal.tsx';
import { useShell } from '../shell/shell-state.ts';

const PushPanel = lazy(async () => ({ default: (await import('./push-panel.tsx')).PushPanel }));

export function PushModal() {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.pushOpen);
  const close = () => useShell.setState({ pushOpen: false });
  return (
    <PileModal
      opened={open}
      onClose={close}
      title={t('push.judul')}
      size={440}
      closeButtonProps={{ 'aria-label': t('umum.tutup') }}
    >
      <Suspense>{open && <PushPanel />}</Suspense>
    </PileModal>
  );
}
