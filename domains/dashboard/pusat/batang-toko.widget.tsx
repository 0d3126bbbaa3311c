/** Bars of the branches, today beside a year ago: a chunk of its own, because the chart library is heavy. */
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { singkat } from '../teks-dashboard.store.ts';

export type BatangToko = { kode_toko: string; kini: number; lalu: number };
type Props = {
  data: readonly BatangToko[];
  kini: string;
  lalu: string;
  onPilih: (kode_toko: string) => void;
};

export default function BatangSemuaToko({ data, kini, lalu, onPilih }: Props) {
  return (
    <BarChart
      h="100%"
      data={data.map((one) => ({ ...one }))}
      dataKey="kode_toko"
      series={[
        { name: 'lalu', label: lalu, color: 'var(--mustika-batang)' },
        { name: 'kini', label: kini, color: 'var(--mustika-emas)' },
      ]}
      withLegend
      valueFormatter={singkat}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ width: 60 }}
      maxBarWidth={40}
      barProps={{ isAnimationActive: false, radius: 2 }}
      barChartProps={{
        accessibilityLayer: false,
        throttledEvents: [],
        onClick: ({ activeTooltipIndex }) => {
          const one = data[Number(activeTooltipIndex ?? -1)];
          if (one) onPilih(one.kode_toko);
        },
      }}
      tooltipAnimationDuration={0}
    />
  );
}
