/**
 * What settles a nota without being money: a piece traded in, a deposit. The sale knows kinds and amounts; the domain
 * that owns the piece or the deposit says what is read, written and booked, and the composition root brings the two
 * together, because no domain reads another's tables. docs/decisions/0011.
 */
import { NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import type { Reads, Statement } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http.ts';
import { type CaraSisi, isSisi } from '../pembayaran/cara-bayar.rule.ts';
import { BAYAR_TITIPAN } from '../titipan/titipan.rule.ts';
import type { HargaTitip, SimpanInput } from './periksa-penjualan.rule.ts';

/** One side of one nota, decided. */
export type Sisi = {
  jenis: CaraSisi;
  /** What it counts for. */
  nilai: Rupiah;
  perlu: Approval[];
  /** Pieces this side holds for the customer, with the price it fixes, if it does. */
  harga?: HargaTitip;
  /** Contested rows that must move before the pieces do. */
  dulu?: Writing[];
  tulis: Writing[];
  /** `terutang` is what the nota still owes when this side's turn comes; more than that is paid out. */
  transfers: (terutang: Rupiah) => Transfer[];
  audit: object;
  jawaban: object;
};

export type SisiNota = {
  jenis: CaraSisi;
  /** Whether a nota has this side at all: one without it costs no statement. */
  ada: (input: SimpanInput) => boolean;
  reads: (input: SimpanInput, ctx: Ctx) => Reads;
  /** `rows` are those of its own reads, by their names. */
  // biome-ignore lint/suspicious/noExplicitAny: each side has rows of a type of its own.
  decide: (input: SimpanInput, rows: any, facts: Facts) => Sisi;
  /** What a saved nota keeps of this side. Without a row it has no such side, whatever its payments say. */
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  bacaSimpan: (kode_toko: string, no_faktur_group: string) => Statement<any>;
  /** An OPEN nota becomes books. */
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  validasi: (rows: any, kasir: string) => Pick<Sisi, 'nilai' | 'tulis' | 'transfers'>;
  /** What the cancellation of the nota writes for this side, whatever state the nota is in. */
  batal: Writing[];
};

/** The sides a new nota has. */
export const sisiDari = (semua: readonly SisiNota[], input: SimpanInput): SisiNota[] =>
  semua.filter((sisi) => sisi.ada(input));

/** Rows by the names of their reads. */
type Baris = Readonly<Record<string, readonly unknown[]>>;

/** What the sides of a new nota read, each name after the kind of its side. */
export const bacaSisi = (semua: readonly SisiNota[], input: SimpanInput, ctx: Ctx): Reads =>
  Object.fromEntries(
    sisiDari(semua, input).flatMap((sisi) =>
      Object.entries(sisi.reads(input, ctx)).map(([name, asked]) => [`${sisi.jenis} ${name}`, asked]),
    ),
  );

/** The sides of a new nota, each decided from the rows it asked for. */
export const putuskanSisi = (
  semua: readonly SisiNota[],
  input: SimpanInput,
  rows: Baris,
  facts: Facts,
): Sisi[] =>
  sisiDari(semua, input).map((sisi) => {
    const awal = `${sisi.jenis} `;
    const milik = Object.entries(rows).flatMap(([name, found]) =>
      name.startsWith(awal) ? [[name.slice(awal.length), found]] : [],
    );
    return sisi.decide(input, Object.fromEntries(milik), facts);
  });

/** What a saved nota keeps of its sides, under their kinds. */
export const bacaSisiTersimpan = (
  semua: readonly SisiNota[],
  kode_toko: string,
  no_faktur_group: string,
): Reads =>
  Object.fromEntries(semua.map((sisi) => [sisi.jenis, sisi.bacaSimpan(kode_toko, no_faktur_group)]));

/**
 * The sides a saved nota has, with what it keeps of them. Asked of their own rows and never of its payments: a deposit that
 * is worth nothing in a pick-up pays nothing, and yet it gave its piece away.
 */
export const sisiTersimpan = (semua: readonly SisiNota[], rows: Baris) =>
  semua.flatMap((sisi) => {
    const milik = rows[sisi.jenis] ?? [];
    return milik.length > 0 ? [{ sisi, milik }] : [];
  });

/** Transfers of the sides in their order: each pays what the ones before it left over. */
export function transferSisi(total: Rupiah, sisi: readonly Pick<Sisi, 'nilai' | 'transfers'>[]): Transfer[] {
  let terutang = total;
  return sisi.flatMap((satu) => {
    const legs = satu.transfers(terutang);
    terutang = rupiah(Math.max(0, terutang - satu.nilai));
    return legs;
  });
}

/** The pieces that sides hold, all together. */
export const hargaSisi = (sisi: readonly Pick<Sisi, 'harga'>[]): HargaTitip =>
  new Map(sisi.flatMap(({ harga }) => [...(harga ?? [])]));

/** How much of a nota is settled with money; a deposit is money that came earlier. Domain R9.2. */
export const dibayarUang = (total: Rupiah, bayar: readonly { jenis: string; jumlah: Rupiah }[]): Rupiah => {
  const sisi = sum(bayar.filter((b) => isSisi(b.jenis) && b.jenis !== BAYAR_TITIPAN).map((b) => b.jumlah));
  return sisi >= total ? NOL_RUPIAH : subtract(total, sisi);
};
