/** The generic modal of Spec 1 §2.1: static backdrop, no close by keyboard, size xl unless said otherwise. */
import type { ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PileModal } from '../pile-modal.tsx';

export const StaticModal = (props: ModalProps) => (
  <PileModal size="xl" closeOnClickOutside={false} closeOnEscape={false} {...props} />
);

type FullProps = { title: ReactNode; onClose: () => void; children: ReactNode };

/** The same over the whole page, for making a document out of many rows. */
export function FullModal({ title, onClose, children }: FullProps) {
  const { t } = useTranslation();
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="calc(100vw - 48px)"
      yOffset={24}
      styles={{ body: { height: 'calc(100dvh - 120px)', display: 'flex', flexDirection: 'column' } }}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      {children}
    </StaticModal>
  );
}
