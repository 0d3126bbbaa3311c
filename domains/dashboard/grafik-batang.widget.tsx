/** The bar chart of the dashboards: how it looks and is clicked. It lies in the chunk of whoever draws with it, which is loaded late. */
import { BarChart, type BarChartProps } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { singkat } from './teks-dashboard.store.ts';

type Props = Pick<BarChartProps, 'data' | 'dataKey' | 'series' | 'type' | 'withLegend'> & {
  /** Told which of the points was clicked; a click beside them is none. */
  onPilih: (index: number) => void;
};

export function GrafikBatang({ onPilih, ...drawn }: Props) {
  return (
    <BarChart
      {...drawn}
      h="100%"
      valueFormatter={singkat}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ width: 60 }}
      maxBarWidth={40}
      barProps={{ isAnimationActive: false, radius: 2 }}
      barChartProps={{
        accessibilityLayer: false,
        // The chart learns of a movement a frame later; a click or a tap that follows at once would find no bar beneath it.
        throttledEvents: [],
        onClick: ({ activeTooltipIndex }) => {
          const index = Number(activeTooltipIndex ?? -1);
          if (index >= 0) onPilih(index);
        },
      }}
      tooltipAnimationDuration={0}
    />
  );
}
