/** The modal in which money that moves is typed: which fields, and which of them depend on each other. Spec 2 §2.6, §2.7, §4. */
import { Group } from '@mantine/core';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import {
  ErrorSummary,
  FormFrame,
  type FormState,
  InputOf,
  SubmitButton,
  useCommandForm,
} from '@mustika/web-kit/form/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { Sisi } from './sisi-uang.widget.tsx';

/** Mounted per opening, so that each opening has its own idempotency key. */
export default function GerakBaru({ title, transition, onClose, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const form = useCommandForm({ ...transition, method: 'POST' }, { onDone: onSaved });
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <ApprovalHost />
      <FormFrame form={form} label={title}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          <Isian form={form} />
        </div>
        <Group justify="flex-end" mt="md">
          <SubmitButton form={form}>{t('simpan')}</SubmitButton>
        </Group>
      </FormFrame>
    </StaticModal>
  );
}

/** Fields by what the transition has: a direction, two banks, or a drawer and a bank. */
function Isian({ form }: { form: FormState }) {
  const kasir = useSession((session) => session.user?.level === 'KASIR');
  const ada = (name: string): boolean => Object.hasOwn(form.fields, name);
  return (
    <>
      {ada('arah') && <InputOf form={form} name="arah" autoFocus />}
      {ada('kategori') && (
        <div className={ada('arah') ? undefined : css.lebar}>
          <InputOf form={form} name="kategori" autoFocus={!ada('arah')} />
        </div>
      )}
      {ada('no_rekening') && <InputOf form={form} name="no_rekening" />}
      {ada('asal') && (
        <>
          <Sisi form={form} name="asal" lawan="tujuan" autoFocus={!ada('arah') && !ada('kategori')} />
          {ada('tujuan') && <Sisi form={form} name="tujuan" lawan="asal" />}
        </>
      )}
      {ada('kasir') && !kasir && <InputOf form={form} name="kasir" />}
      <InputOf form={form} name="jumlah" />
      <div className={css.lebar}>
        <InputOf form={form} name="keterangan" />
      </div>
      {ada('foto') && (
        <div className={css.lebar}>
          <InputOf form={form} name="foto" />
        </div>
      )}
    </>
  );
}
