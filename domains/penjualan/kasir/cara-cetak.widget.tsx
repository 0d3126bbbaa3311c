/** How this device prints a slip, on which paper, and what opens its cash drawer. */
import { Radio, SegmentedControl, Stack } from '@mantine/core';
import { type DrawerPin, type PrintWay, setPrinting, usePrinting } from '@mustika/web-kit/slip/print-slip.ts';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';

const CARA: readonly PrintWay[] = ['PERAMBAN', 'A5', 'BERKAS', 'TIDAK'];
const LACI: readonly DrawerPin[] = ['TIDAK', '2', '5'];

export function CaraCetak() {
  const { t } = useTranslation(PENJUALAN);
  const { cara, lebar, laci } = usePrinting();
  return (
    <>
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
    </>
  );
}
