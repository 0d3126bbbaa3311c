/** Bars of the branches, today beside a year ago: a chunk of its own, because the chart library is heavy. */
import { GrafikBatang } from '../grafik-batang.widget.tsx';

export type BatangToko = { kode_toko: string; kini: number; lalu: number };
type Props = {
  data: readonly BatangToko[];
  kini: string;
  lalu: string;
  onPilih: (kode_toko: string) => void;
};

export default function BatangSemuaToko({ data, kini, lalu, onPilih }: Props) {
  return (
    <GrafikBatang
      onPilih={(index) => {
        const one = data[index];
        if (one) onPilih(one.kode_toko);
      }}
      data={data.map((one) => ({ ...one }))}
      dataKey="kode_toko"
      series={[
        { name: 'lalu', label: lalu, color: 'var(--mustika-batang)' },
        { name: 'kini', label: kini, color: 'var(--mustika-emas)' },
      ]}
      withLegend
    />
  );
}
