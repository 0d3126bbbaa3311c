/** The tax of a nota as its slip tells it. Domain 13.4: a nota shows the PPN. */
import { type MiliPersen, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { CaraPpn } from '../../pajak/ppn.rule.ts';
import type { PenjualanSlip } from '../susun-nota.slip.ts';

type Baris = {
  ppn_transaksi_value: MiliPersen | null;
  ppn_transaksi_rp: Rupiah;
  ppn_cara?: CaraPpn | null;
};

/** One line per rate and way; a nota without PPN has none. */
export function ppnPerTarif(
  cara: CaraPpn | null,
  barang: readonly Baris[],
): NonNullable<PenjualanSlip['ppn']> {
  const kena = barang.filter((b) => b.ppn_transaksi_value !== null);
  return [true, false].flatMap((termasuk) => {
    const begini = kena.filter((b) => ((b.ppn_cara ?? cara) === 'INKLUSIF') === termasuk);
    return [...Map.groupBy(begini, (b) => b.ppn_transaksi_value as MiliPersen)].map(([rate, lines]) => ({
      rate,
      jumlah: sum(lines.map((b) => b.ppn_transaksi_rp)),
      termasuk,
    }));
  });
}
