/** The line of a report over time: a chunk of its own, because the chart library is heavy and the rows must not wait for it. */
import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Report } from '@mustika/kernel/report.ts';
import { formatValue } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import type { Point } from './report-points.ts';

export type ReportChartProps = {
  report: Report;
  chart: NonNullable<Report['chart']>;
  points: readonly Point[];
};

export function ReportChart({ report, chart, points }: ReportChartProps) {
  const { [chart.by]: by, [chart.value]: value } = report.columns;
  if (!(by && value)) return null;
  const label = istilah(value.label);
  const said = (number: number): string => formatValue(value, number);
  return (
    <LineChart
      flex={1}
      mih={0}
      data={points.map((point) => ({ by: formatValue(by, point.by), value: point.value }))}
      dataKey="by"
      series={[{ name: 'value', label, color: 'var(--mustika-utama)' }]}
      valueFormatter={said}
      curveType="linear"
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ width: 60, domain: ['auto', 'auto'] }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
      tooltipAnimationDuration={0}
    />
  );
}
