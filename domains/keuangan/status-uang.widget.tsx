/** State of a money document, in a colour and always in a word; and the form that takes it back. */

import { Badge } from '@mantine/core';
import type { Transition } from '@mustika/kernel/document.ts';
import { IfMay } from '@mustika/web-kit/act.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form.tsx';
import { useTranslation } from 'react-i18next';
import { KEUANGAN } from './teks-keuangan.store.ts';

export function StatusUang({ status }: { status: string }) {
  const { t } = useTranslation(KEUANGAN);
  const sah = status === 'DONE';
  return (
    <Badge variant="light" color={sah ? 'hijau' : 'merah'} radius="sm" tt="none" fw={600}>
      {t(sah ? 'sah' : 'batal')}
    </Badge>
  );
}

type BatalUangProps = { transition: Transition; no_dokumen: string; onBatal: () => void };

export function BatalUang({ transition, no_dokumen, onBatal }: BatalUangProps) {
  const { t } = useTranslation(KEUANGAN);
  const command = { ...transition, method: 'POST' as const };
  const form = useCommandForm(command, { initial: { no_dokumen }, onDone: onBatal });
  return (
    <IfMay act={transition}>
      <DeclaredForm form={form} names={['alasan']} label={t('batalkan')}>
        <SubmitButton form={form} color="merah" mt="sm">
          {t('batalkan')}
        </SubmitButton>
      </DeclaredForm>
    </IfMay>
  );
}
