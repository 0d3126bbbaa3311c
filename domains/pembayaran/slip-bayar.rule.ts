/** Payments of several days as a slip shows them: when, how, and what went back. Domain 15.3. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import type { SlipAmount } from '@mustika/kernel/slip.ts';
import { namaCara } from './cara-bayar.rule.ts';

type Bayar = {
  tanggal: Tanggal;
  jenis: Parameters<typeof namaCara>[0];
  arah: 'MASUK' | 'KELUAR';
  jumlah: Rupiah;
};

/** Whether the drawer has to open for it: coins and notes go in, or out. */
export const adaTunai = (bayar: readonly Pick<Bayar, 'jenis'>[]): boolean =>
  bayar.some(({ jenis }) => jenis === 'CASH');

/** One line each, in their order; what was paid back has a minus. */
export const bayarDiSlip = (bayar: readonly Bayar[]): SlipAmount[] =>
  bayar.map((b) => ({
    label: `${formatTanggal(b.tanggal)} ${b.arah === 'MASUK' ? '' : 'Dikembalikan '}${namaCara(b.jenis)}`,
    jumlah: rupiah(b.arah === 'MASUK' ? b.jumlah : -b.jumlah),
  }));
