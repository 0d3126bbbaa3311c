/** Who stands before a nota, as far as the law asks: what he did that day is read with the rest and judged before writing. */
import { add, sum } from '@mustika/kernel/amount.ts';
import type { RowsOf } from '@mustika/server-kit/database.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import { bacaOrang, type Lawan } from '@mustika/server-kit/secrets/identity.ts';
import type { MemberRow } from '../../jual/bahan-penjualan.rule.ts';
import type { SimpanInput } from '../../jual/periksa-penjualan.rule.ts';
import { periksaDataDiri } from '../../member/data-diri.rule.ts';

/** Nothing, or the one statement that answers it. */
export const orangNota = (input: SimpanInput, ctx: Facts['ctx']) =>
  bacaOrang(ctx, { ...input, nomor: input.nik_sim_passport ?? input.npwp_customer });

/** Both sides of a nota count: what he takes, and what he gives for it. Errors: IDENTITAS_DIPERLUKAN. */
export function periksaOrang(
  input: SimpanInput,
  { orang }: RowsOf<ReturnType<typeof orangNota>>,
  member: MemberRow | null,
  { store, hari }: Facts,
): void {
  const sudah = orang?.[0]?.jumlah ?? 0;
  const tukar = sum(input.bayar.filter((b) => b.jenis === 'TUKAR').map((b) => b.jumlah));
  periksaDataDiri(input, member, { store, hari, jumlah: sudah + add(input.total, tukar) });
}

type Siapa = Pick<SimpanInput, 'nama_customer' | 'no_hp_customer' | 'alamat_customer'>;

/** What stands on the nota, or what the shop knows of its member. */
export const kepalaSiapa = (input: Siapa, member: MemberRow | null): Siapa => ({
  nama_customer: input.nama_customer ?? member?.nama_member ?? null,
  no_hp_customer: input.no_hp_customer ?? member?.no_hp ?? null,
  alamat_customer: input.alamat_customer ?? member?.alamat ?? null,
});

/** Whom money of a nota goes to: a piece that is worth more than it, a deposit that holds more. */
export const lawanNota = ({
  nik_sim_passport: nomor,
  kode_member,
  no_hp_customer: telp,
  nama_customer: nama,
}: Pick<SimpanInput, 'nik_sim_passport' | 'kode_member' | 'no_hp_customer' | 'nama_customer'>): Lawan => ({
  nomor,
  kode_member,
  telp,
  nama,
});
