/** Persons who asked about their data and wait for an answer. */
import { Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import type { Ringkasan } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

export function DataDiriDiminta({ data_diri: { terbuka, lewat } }: Pick<Ringkasan, 'data_diri'>) {
  const { t } = useTranslation(DASHBOARD);
  if (terbuka === 0) return null;
  return (
    <li>
      <TargetLink target={{ to: '/permintaan-data-diri', search: {} }}>
        {t('dataDiri', { jumlah: formatAngka(terbuka) })}
      </TargetLink>
      {lewat > 0 && (
        <Text size="xs" c="merah">
          {t('dataDiriLewat', { jumlah: formatAngka(lewat) })}
        </Text>
      )}
    </li>
  );
}
