/** Not found, broken: one sentence and one act each. */
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatePage } from './state-frame.tsx';

/** Back to where everybody may be. */
export const HomeButton = () => {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/home">
      {t('keadaan.keBeranda')}
    </Button>
  );
};

export function NotFound() {
  const { t } = useTranslation();
  return (
    <StatePage
      icon={<IconMapOff size={26} stroke={1.5} />}
      title={t('keadaan.tidakAda')}
      text={t('keadaan.tidakAdaTeks')}
      act={<HomeButton />}
    />
  );
}

/** A screen that threw, or whose file is gone because a new version was put up. */
export function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <StatePage
      icon={<IconAlertTriangle size={26} stroke={1.5} />}
      title={t('keadaan.rusak')}
      text={t('keadaan.rusakTeks')}
      act={
        <>
          <Button onClick={() => location.reload()}>{t('umum.muatUlang')}</Button>
          <Text className="kode" c="dimmed" mt="sm">
            {error instanceof Error ? error.message : String(error)}
          </Text>
        </>
      }
    />
  );
}
