/** Sales, purchases, repairs or orders of the month by day, or of today by hour. */
import { SegmentedControl, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Target } from '@mustika/kernel/drill.ts';
import { EmptyState } from '@mustika/web-kit/data-table/empty.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useGo, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { IconChartBar } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengkapiBulan, lengkapiJam } from './angka-singkat.view.ts';
import type { Batang as SatuBatang } from './batang.widget.tsx';
import css from './dashboard.module.css';
import { type Usaha, useGrafik } from './dashboard-data.store.ts';
import { keBeli, keJual, kePesanan, keService, type Lingkup } from './ke-baris.view.ts';
import { DASHBOARD, singkat } from './teks-dashboard.store.ts';

const Batang = lazy(() => import('./batang.widget.tsx'));

type BerbarisProps = {
  data: readonly SatuBatang[];
  kini: number;
  label: string;
  keBatang: (index: number) => Target | null;
};

/** Bars that lead to their rows: by a click or a tap, and by the arrows and Enter. */
function BatangBerbaris({ data, kini, label, keBatang }: BerbarisProps) {
  const { t } = useTranslation(DASHBOARD);
  const [dipilih, setDipilih] = useState(-1);
  const mayOpen = useMayOpen();
  const go = useGo();
  const buka = (index: number) => {
    const target = keBatang(index);
    if (target && mayOpen(target.to)) void go(target);
  };
  const last = data.length - 1;
  const press = (event: KeyboardEvent) => {
    const from = dipilih < 0 ? kini : dipilih;
    const step: Record<string, number> = {
      ArrowLeft: dipilih < 0 ? from : Math.max(0, from - 1),
      ArrowRight: dipilih < 0 ? from : Math.min(last, from + 1),
      Home: 0,
      End: last,
    };
    const next = step[event.key];
    if (next !== undefined) setDipilih(next);
    else if (event.key === 'Enter' && dipilih >= 0) buka(dipilih);
    else return;
    event.preventDefault();
  };
  const bar = data[dipilih];
  return (
    <div
      className={css.batang}
      role="group"
      aria-label={t('grafik.batang', { nama: label })}
      tabIndex={0}
      onKeyDown={press}
      onBlur={() => setDipilih(-1)}
    >
      <Suspense fallback={<Skeleton height="100%" />}>
        <Batang data={data} kini={kini} dipilih={dipilih} label={label} onPilih={buka} />
      </Suspense>
      <VisuallyHidden aria-live="polite">
        {bar && `${bar.waktu}: ${formatRupiah(bar.total as Rupiah)}`}
      </VisuallyHidden>
    </div>
  );
}

const KE = { penjualan: keJual, pembelian: keBeli, service: keService, pesanan: kePesanan };

type GrafikProps = { hari: string | null; lingkup: Lingkup; onRefresh: () => void };

export function GrafikPenjualan({ hari, lingkup, onRefresh }: GrafikProps) {
  const { t } = useTranslation(DASHBOARD);
  const [type, setType] = useState<'monthly' | 'today'>('monthly');
  const [usaha, setUsaha] = useState<Usaha>('penjualan');
  const { data } = useGrafik(usaha, type);
  const titik = data?.[`datagram_${usaha}`] ?? [];
  const shown = type === 'today' ? lengkapiJam(titik) : hari ? lengkapiBulan(titik, hari) : titik;
  const kini = type === 'today' ? shown.findLastIndex((one) => one.total > 0) : shown.length - 1;
  const total = data?.[`total_${usaha}`] ?? 0;
  // A bar of the month is a day of its own; one of today leads to the whole day, which has no list by the hour.
  const keBatang = (index: number): Target | null => {
    const tanggal = type === 'today' || !hari ? hari : hari.slice(0, 8) + String(index + 1).padStart(2, '0');
    return KE[usaha](lingkup, tanggal);
  };
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
              { value: 'service', label: t('service') },
              { value: 'pesanan', label: t('pesanan') },
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
          <BatangBerbaris
            key={`${usaha} ${type}`}
            data={shown}
            kini={kini}
            label={t(usaha)}
            keBatang={keBatang}
          />
        )}
      </div>
    </Panel>
  );
}
