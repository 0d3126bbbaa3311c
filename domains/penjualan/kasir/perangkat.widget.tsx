/** What is particular to this till: its sounds, its scanner, its printer, the customer's window. */
import { Button, Radio, SegmentedControl, Slider, Stack, Switch, Text } from '@mantine/core';
import { GAP_RANGE, setScanDevice, useScanDevice } from '@mustika/web-kit/scan/device.ts';
import { tick } from '@mustika/web-kit/scan/sound.ts';
import { type DrawerPin, type PrintWay, setPrinting, usePrinting } from '@mustika/web-kit/slip/print-slip.ts';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { PENJUALAN } from '../teks.store.ts';
import { bukaLayar } from './layar-pelanggan.store.ts';

const CARA: readonly PrintWay[] = ['PERAMBAN', 'A5', 'BERKAS', 'TIDAK'];
const LACI: readonly DrawerPin[] = ['TIDAK', '2', '5'];

export function Perangkat({ onTutup }: { onTutup: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const { gap, suara } = useScanDevice();
  const { cara, lebar, laci } = usePrinting();
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
      <Radio.Group
        label={t('perangkat.cetak')}
        value={cara}
        onChange={(next) => setPrinting({ cara: next as PrintWay })}
      >
        <Stack gap={6} mt={4}>
          {CARA.map((value) => (
            <Radio key={value} value={value} label={t(`perangkat.cara.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <SegmentedControl
        aria-label={t('perangkat.lebar')}
        value={lebar}
        onChange={(next) => setPrinting({ lebar: next === '48' ? '48' : '32' })}
        data={[
          { value: '32', label: '58 mm' },
          { value: '48', label: '80 mm' },
        ]}
      />
      <Radio.Group
        label={t('perangkat.laci')}
        description={t('perangkat.laciKet')}
        value={laci}
        onChange={(next) => setPrinting({ laci: next as DrawerPin })}
      >
        <Stack gap={6} mt={4}>
          {LACI.map((value) => (
            <Radio key={value} value={value} label={t(`perangkat.laci.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
