/** The bars alone: a chunk of its own, because the chart library is heavy and the figures must not wait for it. */
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { singkat } from './teks-dashboard.store.ts';

export type Batang = { waktu: string; total: number };
/** `kini` is the bar of now; it alone wears the accent. */
export type BatangProps = { data: readonly Batang[]; kini: number; label: string };

/** Two series, so that each bar is drawn once and that of now in its own colour. */
const split = (data: readonly Batang[], kini: number) =>
  data.map(({ waktu, total }, index) => (index === kini ? { waktu, kini: total } : { waktu, lalu: total }));

export default function BatangPenjualan({ data, kini, label }: BatangProps) {
  return (
    <BarChart
      h="100%"
      data={split(data, kini)}
      dataKey="waktu"
      type="stacked"
      series={[
        { name: 'lalu', label, color: 'var(--mustika-batang)' },
        { name: 'kini', label, color: 'var(--mustika-emas)' },
      ]}
      valueFormatter={singkat}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ width: 60 }}
      maxBarWidth={40}
      barProps={{ isAnimationActive: false, radius: 2 }}
      tooltipAnimationDuration={0}
    />
  );
}
