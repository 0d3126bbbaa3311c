/** Beginning a count: its scope, blind or not; then the device goes straight to counting. */
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useTranslation } from 'react-i18next';
import { OPNAME } from './teks-opname.store.ts';

export default function MulaiOpname({ transition, title, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(OPNAME);
  const form = useCommandForm(
    { ...transition, method: 'POST' },
    { initial: { buta: false }, onDone: onSaved },
  );
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('selesai.tutup') }}
    >
      <ApprovalHost />
      <DeclaredForm form={form} columns={2} label={title} autoFocus>
        <p>{t('mulai.petunjuk')}</p>
        <SubmitButton form={form} mt="md">
          {istilah(transition.label)}
        </SubmitButton>
      </DeclaredForm>
    </StaticModal>
  );
}
