/** Who stands before a nota, as far as the law asks: what he did that day is read with the rest and judged before writing. */
import { add, sum } from '@mustika/kernel/amount.ts';
import type { Rows, Statement } from '@mustika/server-kit/database.ts';
import type { Facts } from '@mustika/server-kit/document-runner.ts';
import { periksaDataDiri } from '../member/data-diri.rule.ts';
import type { MemberRow } from './bahan-penjualan.rule.ts';
import { bacaOrang } from './penjualan.query.ts';
import type { SimpanInput } from './periksa-penjualan.rule.ts';

/** Nothing, or the one statement that answers it. */
export const orangNota = (input: SimpanInput, ctx: Facts['ctx']): Statement[] =>
  bacaOrang(ctx, { ...input, nomor: input.nik_sim_passport ?? input.npwp_customer });

/** The answer of `orangNota`, and the rows behind it. */
export function bagiOrang(input: SimpanInput, rows: readonly Rows[], ctx: Facts['ctx']): [Rows[], Rows[]] {
  const ada = orangNota(input, ctx).length;
  return [rows.slice(0, ada), rows.slice(ada)];
}

/** Both sides of a nota count: what he takes, and what he gives for it. Errors: IDENTITAS_DIPERLUKAN. */
export function periksaOrang(
  input: SimpanInput,
  [orang]: readonly Rows[],
  member: MemberRow | null,
  { store, hari }: Facts,
): void {
  const [{ jumlah: sudah } = { jumlah: 0 }] = (orang ?? []) as { jumlah: number }[];
  const tukar = sum(input.bayar.filter((b) => b.jenis === 'TUKAR').map((b) => b.jumlah));
  periksaDataDiri(input, member, { store, hari, jumlah: sudah + add(input.total, tukar) });
}
