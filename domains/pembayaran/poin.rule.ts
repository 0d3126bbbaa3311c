/** Points that a document gives its member: the book, the debt that comes with them, his balance. Domain R4.11, R9.2. */
import { poin, type Rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';

/** What a member gets; nobody gets nothing. */
export type PoinMember = { kode_member: string | null; poin: number };

type Jenis = { kategori: string; jenis: string };

/** Points given are a debt of the shop from the moment they are given. */
export const poinDiberi = (
  { kode_member, poin: banyak, poin_rp }: PoinMember & { poin_rp: Rupiah },
  jenis: Jenis,
): Transfer[] =>
  !kode_member || banyak === 0
    ? []
    : [
        { buku: 'poin', dari: { toko: 'DIBERIKAN' }, ke: { member: kode_member }, jumlah: poin(banyak) },
        ...uangTransfer({ akun: 'LIABILITAS_POIN' }, { akun: 'BEBAN_POIN' }, poin_rp, jenis),
      ];

/** Points taken off their member again by hand, and the debt with them. */
export const poinDitarik = (milik: PoinMember & { poin_rp: Rupiah }, jenis: Jenis): Transfer[] =>
  poinDiberi(milik, jenis).map((t) => ({ ...t, dari: t.ke, ke: t.dari }) as Transfer);

/** Points that their member paid with: they go to the shop. */
export const poinDitukar = (members: readonly PoinMember[]): Transfer[] =>
  members.flatMap(({ kode_member, poin: banyak }): Transfer[] =>
    kode_member === null
      ? []
      : [{ buku: 'poin', dari: { member: kode_member }, ke: { toko: 'DITUKAR' }, jumlah: poin(banyak) }],
  );

/** The balances move with the book; `arah` -1 takes back what was given. */
export function gerakPoin(
  members: readonly PoinMember[],
  arah: 1 | -1 = 1,
): { penulis: string; baris: object[] }[] {
  const baris = members
    .filter((m) => m.kode_member !== null && m.poin !== 0)
    .map((m) => ({ kode_member: m.kode_member, tambah: arah * m.poin }));
  return baris.length > 0 ? [{ penulis: 'member_poin', baris }] : [];
}
