/** For the current line, or for all of them: comes with the sheets of the till, and Tab turns it before it is there. */
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../../teks.store.ts';

export type LingkupSales = 'baris' | 'semua';

type Props = { value: LingkupSales; kode_barcode: string; onChange: (next: LingkupSales) => void };

export function PilihLingkup({ value, kode_barcode, onChange }: Props) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('sales.lingkup')}
      value={value}
      onChange={(next) => onChange(next as LingkupSales)}
      data={[
        { value: 'baris', label: t('sales.baris', { kode: kode_barcode }) },
        { value: 'semua', label: t('sales.semua') },
      ]}
    />
  );
}
