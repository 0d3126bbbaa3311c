/** Where the approval panel appears: inline in the sheet that holds an <ApprovalHost/>, else in the shell's modal. */
import { Box } from '@mantine/core';
import { lazy, Suspense, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PileModal } from '../pile-modal.tsx';
import { cancelApproval, useApproval } from './approval.ts';

const ApprovalPanel = lazy(async () => ({ default: (await import('./approval-panel.tsx')).ApprovalPanel }));

/** Put one at the top of a sheet or drawer whose acts may need approval; renders nothing until one does. */
export function ApprovalHost() {
  const id = useId();
  const { pending, hosts, join, leave } = useApproval();
  useEffect(() => {
    join(id);
    return () => leave(id);
  }, [id, join, leave]);
  if (!pending || hosts.at(-1) !== id) return null;
  return (
    <Box className="panel-otorisasi">
      <Suspense>
        <ApprovalPanel key={pending.ask.segel} ask={pending.ask} again={pending.again} />
      </Suspense>
    </Box>
  );
}

/** Mounted once by the shell, for acts that happen outside any sheet. */
export function ApprovalModal() {
  const { t } = useTranslation();
  const { pending, hosts } = useApproval();
  const open = pending !== null && hosts.length === 0;
  return (
    <PileModal
      opened={open}
      onClose={cancelApproval}
      closeOnClickOutside={false}
      size={440}
      centered
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('otorisasi.judul') } }}
    >
      <Suspense>
        {pending && <ApprovalPanel key={pending.ask.segel} ask={pending.ask} again={pending.again} />}
      </Suspense>
    </PileModal>
  );
}
