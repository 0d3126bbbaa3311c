/** The right-hand sheet in which rows are read and edited; typed values are not lost by a slip of Esc. */
import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalHost } from './approval/approval-host.tsx';
import { useLeaveQuestion } from './form/form.tsx';
import { useOverlay } from './overlay.ts';

type SideDrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Closing asks first. */
  dirty?: boolean;
  size?: number;
  children: ReactNode;
};

/** A sheet that is taken away whole gives the focus back to where it was called from, such as the row of a table. */
function useFocusBack(): void {
  const [caller] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && caller instanceof HTMLElement && caller.isConnected)
          caller.focus({ preventScroll: true });
      }, 0);
    },
    [caller],
  );
}

export function SideDrawer({ opened, onClose, title, dirty = false, size = 520, children }: SideDrawerProps) {
  const { t } = useTranslation();
  const ask = useLeaveQuestion();
  useFocusBack();
  const mayClose = useOverlay(opened);
  const close = async () => {
    if (!mayClose()) return;
    if (!dirty || (await ask())) onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={() => void close()}
      title={title}
      size={size}
      padding="md"
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t('kerangka.tutup') }}
    >
      <ApprovalHost />
      {children}
    </Drawer>
  );
}
