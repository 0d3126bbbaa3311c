/** The bars alone: a chunk of its own, because the chart library is heavy and the figures must not wait for it. */
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { angkaSingkat } from './angka-singkat.rule.ts';

export type BatangProps = { data: { waktu: string; total: number }[]; label: string };

export default function Batang({ data, label }: BatangProps) {
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="waktu"
      series={[{ name: 'total', label, color: 'var(--mustika-emas)' }]}
      valueFormatter={angkaSingkat}
      tickLine="none"
      gridAxis="y"
      yAxisProps={{ width: 52 }}
      barProps={{ isAnimationActive: false, radius: 2 }}
      tooltipAnimationDuration={0}
    />
  );
}
