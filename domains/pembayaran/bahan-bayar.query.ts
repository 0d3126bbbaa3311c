/** What documents read of who stands at the counter and where his money lands: member, sales person, accounts. */
import { statement } from '@mustika/server-kit/database.ts';
import type { RekeningRow } from './periksa-bayar.rule.ts';

const unik = (codes: readonly (string | null)[]): string[] => [
  ...new Set(codes.filter((code) => code !== null)),
];

/** A member as a document names him. */
export type MemberDiMeja = {
  kode_member: string;
  nama_member: string;
  no_hp: string | null;
  alamat: string | null;
};

/** Whoever was merged is the one he is now: a contract, a cart or a card may name him still. */
export const bacaMemberDiMeja = (kode_member: string | null) =>
  statement<MemberDiMeja>(
    'meja_member',
    `select m.kode_member, m.nama_member, m.no_hp, m.alamat from member a
       join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) and m.aktif where a.kode_member = $1`,
    kode_member ?? '',
  );

export const bacaSalesDiMeja = (kode_toko: string, kode: readonly (string | null)[]) =>
  statement<{ kode_sales: string }>(
    'meja_sales',
    'select kode_sales from sales where kode_toko = $1 and kode_sales = any ($2) and aktif',
    kode_toko,
    unik(kode),
  );

/** Accounts that payments name. */
export const bacaRekeningBayar = (kode_toko: string, bayar: readonly { no_rekening: string | null }[]) =>
  statement<RekeningRow>(
    'meja_rekening',
    `select no_rekening, bisa_debet, bisa_credit, bisa_transfer, bisa_qris, fee_persen, fee_ditanggung, mdr_qris
       from rekening where kode_toko = $1 and no_rekening = any ($2) and aktif`,
    kode_toko,
    unik(bayar.map((b) => b.no_rekening)),
  );
