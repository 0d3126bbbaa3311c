/** The bars alone: a chunk of its own, because the chart library is heavy and the figures must not wait for it. */
import { GrafikBatang } from './grafik-batang.widget.tsx';

export type Batang = { waktu: string; total: number };
/** `kini` is the bar of now; it alone wears the accent. `dipilih` is the one the arrows stand on, or -1. */
export type BatangProps = {
  data: readonly Batang[];
  kini: number;
  dipilih: number;
  label: string;
  onPilih: (index: number) => void;
};

/** One series for each colour, so that each bar is drawn once and in its own. */
const split = (data: readonly Batang[], kini: number, dipilih: number) =>
  data.map(({ waktu, total }, index) => ({
    waktu,
    [index === dipilih ? 'pilihan' : index === kini ? 'kini' : 'lalu']: total,
  }));

/** The bars wear the gold and grey of the theme; who steps along them does it from the frame around them. */
export default function BatangPenjualan({ data, kini, dipilih, label, onPilih }: BatangProps) {
  return (
    <GrafikBatang
      onPilih={onPilih}
      data={split(data, kini, dipilih)}
      dataKey="waktu"
      type="stacked"
      series={[
        { name: 'lalu', label, color: 'var(--mustika-batang)' },
        { name: 'kini', label, color: 'var(--mustika-emas)' },
        { name: 'pilihan', label, color: 'var(--mustika-utama)' },
      ]}
    />
  );
}
