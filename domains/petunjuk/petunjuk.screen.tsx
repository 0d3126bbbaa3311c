/** The list of hints, with what it is and is not; the way to its rules for who may set them. */
import { Button, Text } from '@mantine/core';
import { ReportScreen } from '@mustika/web-kit/report/report-screen.tsx';
import { useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LAYAR_ATURAN } from './petunjuk.command.ts';
import { petunjuk } from './petunjuk.report.ts';
import { PETUNJUK } from './teks-petunjuk.store.ts';

export default function LayarPetunjuk() {
  const { t } = useTranslation(PETUNJUK);
  const mayOpen = useMayOpen();
  return (
    <ReportScreen
      report={petunjuk}
      acts={
        mayOpen(LAYAR_ATURAN) && (
          <Button
            component={Link}
            to={LAYAR_ATURAN as never}
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={14} />}
          >
            {t('aturan')}
          </Button>
        )
      }
      lead={() => (
        <Text size="sm" c="dimmed">
          {t('pertanyaan')}
        </Text>
      )}
    />
  );
}
