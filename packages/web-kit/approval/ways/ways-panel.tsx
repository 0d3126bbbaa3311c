/** The ways one after the other; only one of them is open for typing. */
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FingerWay } from './finger-way.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PinWay } from './pin-way.tsx';

export function WaysPanel() {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('cara.keterangan')}
      </Text>
      <PasskeyWay />
      <PinWay />
      <FingerWay />
    </Stack>
  );
}
