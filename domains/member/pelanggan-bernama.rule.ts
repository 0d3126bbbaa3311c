/** Whom a document that waits for somebody belongs to: a deposit, a plan, a loan is fetched by the one who left it. */
import type { Counter } from '@mustika/kernel/document-counter.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';

type Siapa = {
  nama_customer: string | null;
  no_hp_customer: string | null;
  alamat_customer: string | null;
};
type Anggota = { kode_member: string; nama_member: string; no_hp: string | null; alamat: string | null };

/** A member, or a name with a telephone number; `kurang` where it is neither. What is typed stands before what the member said. */
export function pelangganBernama(input: Siapa, member: Anggota | null | undefined, kurang: ErrorEntry) {
  const nama_customer = input.nama_customer ?? member?.nama_member ?? null;
  const no_hp = input.no_hp_customer ? nomorHp(input.no_hp_customer) : (member?.no_hp ?? null);
  if (!nama_customer || (!member && !no_hp))
    reject(kurang, { path: nama_customer ? 'no_hp_customer' : 'nama_customer' });
  return {
    kode_member: member?.kode_member ?? null,
    nama_customer,
    no_hp_customer: no_hp || null,
    alamat_customer: input.alamat_customer ?? member?.alamat ?? null,
  };
}

/** The same at a counter: whose it is is said before anything is paid. */
export const pelangganDiMeja =
  ({ message }: ErrorEntry): NonNullable<Counter['check']> =>
  ({ kode_member, nama_customer, no_hp_customer }) =>
    kode_member || (nama_customer && no_hp_customer)
      ? {}
      : { [nama_customer ? 'no_hp_customer' : 'nama_customer']: message };
