/** Sales or purchases of the month by day, or of today by hour. */
import { SegmentedControl, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconChartBar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengkapiBulan, lengkapiJam } from './angka-singkat.view.ts';
import css from './dashboard.module.css';
import { useGrafik } from './dashboard-data.store.ts';
import { DASHBOARD, singkat } from './teks-dashboard.store.ts';

const Batang = lazy(() => import('./batang.widget.tsx'));

export function GrafikPenjualan({ hari, onRefresh }: { hari: string | null; onRefresh: () => void }) {
  const { t } = useTranslation(DASHBOARD);
  const [type, setType] = useState<'monthly' | 'today'>('monthly');
  const [usaha, setUsaha] = useState<'penjualan' | 'pembelian'>('penjualan');
  const { data } = useGrafik(usaha, type);
  const titik = data?.[`datagram_${usaha}`] ?? [];
  const shown = type === 'today' ? lengkapiJam(titik) : hari ? lengkapiBulan(titik, hari) : titik;
  const kini = type === 'today' ? shown.findLastIndex((one) => one.total > 0) : shown.length - 1;
  const total = data?.[`total_${usaha}`] ?? 0;
  return (
    <Panel
      title={t(`grafik.${usaha}`)}
      onRefresh={onRefresh}
      acts={
        <>
          <Text size="xs" c="dimmed" title={formatRupiah(total as Rupiah)}>
            {t('jumlah', { nilai: singkat(total) })}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label={t('grafik.usaha')}
            value={usaha}
            onChange={(next) => setUsaha(next as typeof usaha)}
            data={[
              { value: 'penjualan', label: t('penjualan') },
              { value: 'pembelian', label: t('pembelian') },
            ]}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('grafik.jangka')}
            value={type}
            onChange={(next) => setType(next as typeof type)}
            data={[
              { value: 'monthly', label: t('bulanIni') },
              { value: 'today', label: t('hariIni') },
            ]}
          />
        </>
      }
    >
      <div className={css.grafik}>
        <VisuallyHidden>{t('jumlah', { nilai: formatRupiah(total as Rupiah) })}</VisuallyHidden>
        {!data && <Skeleton height="100%" />}
        {data && total === 0 && (
          <EmptyState
            icon={<IconChartBar size={28} stroke={1.4} />}
            text={t(usaha === 'penjualan' ? 'belumJual' : 'belumBeli')}
          />
        )}
        {data && total > 0 && (
          <Suspense fallback={<Skeleton height="100%" />}>
            <Batang data={shown} kini={kini} label={t(usaha)} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
