/** A modal that knows its place among what is open: Esc closes it only while it is uppermost, and nothing below it. */
import { Modal, type ModalProps } from '@mantine/core';
import { useOverlay } from './overlay.ts';

export function PileModal({ opened, onClose, ...props }: ModalProps) {
  const mayClose = useOverlay(opened);
  return <Modal {...props} opened={opened} onClose={() => mayClose() && onClose()} />;
}
