/** Stock that comes in without a supplier is what the owner brought in: his capital grows by its cost, so he says so. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Level } from '@mustika/kernel/gate.ts';

/** What must be agreed to, where it is not the owner who does it. */
export const stokAwal = (
  rincian: Approval['rincian'],
  modal: Rupiah,
  { level }: { level: Level },
): Approval[] =>
  level === 'OWN'
    ? []
    : [
        {
          kategori: 'barang',
          description: 'opening stock',
          oleh: 'OWN',
          rincian: [...rincian, { label: 'Menjadi modal pemilik', nilai: formatRupiah(modal) }],
        },
      ];
