/** Told to who answers for it: without the number of the licence nothing that is printed calls the loan a pawn. Domain R5.11. */
import { Alert } from '@mantine/core';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import { HUTANG } from './teks-hutang.store.ts';

/** Who may set it. */
const PENANGGUNG: ReadonlySet<string> = new Set(['OWN', 'SU', 'MU']);

export function TanpaIzinGadai() {
  const { t } = useTranslation(HUTANG);
  const subject = useSubject();
  if (!subject || !PENANGGUNG.has(subject.level)) return null;
  if (readSetting(subject, 'NOMOR_IZIN_GADAI') !== '') return null;
  return (
    <Alert color="kuning" py="xs" role="note">
      {t('tanpaIzin')}{' '}
      <TargetLink target={{ to: '/settingsystem', search: { buka: 'NOMOR_IZIN_GADAI' } }}>
        {t('isiIzin')}
      </TargetLink>
    </Alert>
  );
}
