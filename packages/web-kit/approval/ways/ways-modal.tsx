/** How whoever may agree proves that it is he, beside his password: each way with what there is of it. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PileModal } from '../../pile-modal.tsx';
import { useShell } from '../../shell/shell-state.ts';

const WaysPanel = lazy(async () => ({ default: (await import('./ways-panel.tsx')).WaysPanel }));

export function WaysModal() {
  const { t } = useTranslation();
  const open = useShell((shell) => shell.waysOpen);
  const close = () => useShell.setState({ waysOpen: false });
  return (
    <PileModal
      opened={open}
      onClose={close}
      title={t('cara.judul')}
      size={460}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <Suspense>
        <WaysPanel />
      </Suspense>
    </PileModal>
  );
}
