/** The generic modal of Spec 1 §2.1: static backdrop, no close by keyboard, size xl unless said otherwise. */
import { Modal, type ModalProps } from '@mantine/core';

export const StaticModal = (props: ModalProps) => (
  <Modal size="xl" closeOnClickOutside={false} closeOnEscape={false} {...props} />
);
