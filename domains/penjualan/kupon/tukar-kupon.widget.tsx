/** Putting the coupon in sight into the draw. Enter never submits: the button does. */

import { Text } from '@mantine/core';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import type { Kupon } from './cek-kupon.command.ts';
import { kuponTukar } from './kupon-tukar.document.ts';

const TUKAR = { ...kuponTukar.transitions.tukar, method: 'POST' as const };

export function TukarKupon({ kupon, onDone }: { kupon: Kupon; onDone: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const form = useCommandForm(TUKAR, {
    initial: { kode: kupon.kode },
    onDone,
    // Somebody else was faster: what the coupon is now is asked again.
    onRefused: () => {
      onDone();
      return false;
    },
  });
  return (
    <DeclaredForm form={form} names={['keterangan']} label={t('kupon.tukar')} autoFocus>
      <Text size="sm" c="dimmed" my="xs">
        {t('kupon.akibat.UNDIAN')}
      </Text>
      <SubmitButton form={form} fullWidth leftSection={<IconTicket size={15} />}>
        {t('kupon.tukar')}
      </SubmitButton>
    </DeclaredForm>
  );
}
