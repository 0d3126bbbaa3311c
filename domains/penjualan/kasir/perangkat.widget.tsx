/** What is particular to this till: its sounds, its scanner, its printer, the customer's window. */
import { Button, Slider, Stack, Switch, Text } from '@mantine/core';
import { GAP_RANGE, setScanDevice, useScanDevice } from '@mustika/web-kit/scan/device.ts';
import { tick } from '@mustika/web-kit/scan/sound.ts';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { PENJUALAN } from '../teks.store.ts';
import { CaraCetak } from './cara-cetak.widget.tsx';
import { bukaLayar } from './layar-pelanggan.store.ts';

export function Perangkat({ onTutup }: { onTutup: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const { gap, suara } = useScanDevice();
  return (
    <Stack gap="sm" className={css.body}>
      <Text fw={600}>{t('perangkat.judul')}</Text>
      <Switch
        label={t('perangkat.suara')}
        checked={suara}
        onChange={(event) => {
          setScanDevice({ suara: event.currentTarget.checked });
          tick();
        }}
      />
      <div>
        <Text size="xs" fw={500}>
          {t('perangkat.gap', { ms: gap })}
        </Text>
        <Slider
          thumbLabel={t('perangkat.gap', { ms: gap })}
          label={null}
          color="gray"
          {...GAP_RANGE}
          step={5}
          value={gap}
          onChange={(next) => setScanDevice({ gap: next })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t('perangkat.gapKet')}
        </Text>
      </div>
      <Button
        variant="default"
        leftSection={<IconDeviceDesktop size={15} />}
        onClick={() => {
          bukaLayar();
          onTutup();
        }}
      >
        {t('layar.buka')}
      </Button>
      <CaraCetak />
    </Stack>
  );
}
