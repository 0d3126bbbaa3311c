/** The first question to the server went unanswered: nothing can be shown but that. */
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api.ts';
import classes from './pages.module.css';
import { StatePage } from './state-frame.tsx';

export function StartFailed({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  return (
    <main className={classes.gulung}>
      <StatePage
        icon={<IconPlugConnectedX size={26} stroke={1.5} />}
        title={error.message}
        text={t('jaringan.mulaiGagal')}
        act={<Button onClick={() => location.reload()}>{t('umum.muatUlang')}</Button>}
      />
    </main>
  );
}
