/**
 * What settles a document without being money: a piece traded in, coupons, points, a deposit. The document knows kinds and
 * amounts; the domain that owns the piece or the deposit says what is read, written and booked, and the composition root
 * brings the two together, because no domain reads another's tables. docs/decisions/0011.
 */
import { NOL_MILIGRAM, NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Ukuran } from '@mustika/kernel/lepas/lepas.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import type { Reads, RowsOf, Statement } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import type { HargaTitip } from '../pajak/harga-terikat.rule.ts';
import { type CaraSisi, isSisi } from './cara-bayar.rule.ts';

/** One side of one document, decided. */
export type Sisi = {
  jenis: CaraSisi;
  /** What it counts for. */
  nilai: Rupiah;
  perlu: Approval[];
  /** Gold among it that no nota of ours stands for. */
  tanpaNota?: Ukuran;
  /** Pieces this side holds for the customer, with the price it fixes, if it does. */
  harga?: HargaTitip;
  /** Contested rows that must move before the pieces do. */
  dulu?: Writing[];
  tulis: Writing[];
  /** `terutang` is what the document still owes when this side's turn comes; more than that is paid out. */
  transfers: (terutang: Rupiah) => Transfer[];
  audit: object;
  jawaban: object;
};

/** A side of documents whose saving asks for `I`; it reads `R`, and `S` are the rows it keeps of a saved one. */
export type SisiBayar<I, R extends Reads = Reads, S = unknown> = {
  jenis: CaraSisi;
  /** Whether a document has this side at all: one without it costs no statement. */
  ada: (input: I) => boolean;
  reads: (input: I, ctx: Ctx) => R;
  decide: (input: I, rows: RowsOf<R>, facts: Facts) => Sisi;
  /** What a saved document keeps of this side. Without a row it has no such side, whatever its payments say. */
  bacaSimpan: (kode_toko: string, no_dokumen: string) => Statement<S>;
  /** An OPEN document becomes books. */
  validasi: (rows: readonly S[], kasir: string) => Pick<Sisi, 'nilai' | 'tulis' | 'transfers' | 'tanpaNota'>;
  /** What the cancellation of the document writes for this side, whatever state the document is in. */
  batal: Writing[];
};

/** A side among others: each is given back only the rows that it asked for itself. */
export const sisiBayar = <I, R extends Reads, S>(sisi: SisiBayar<I, R, S>): SisiBayar<I> =>
  sisi as unknown as SisiBayar<I>;

/** The sides a new document has. */
export const sisiDari = <I>(semua: readonly SisiBayar<I>[], input: I): SisiBayar<I>[] =>
  semua.filter((sisi) => sisi.ada(input));

/** Rows by the names of their reads. */
type Baris = Readonly<Record<string, readonly unknown[]>>;

/** What the sides of a new document read, each name after the kind of its side. */
export const bacaSisi = <I>(semua: readonly SisiBayar<I>[], input: I, ctx: Ctx): Reads =>
  Object.fromEntries(
    sisiDari(semua, input).flatMap((sisi) =>
      Object.entries(sisi.reads(input, ctx)).map(([name, asked]) => [`${sisi.jenis} ${name}`, asked]),
    ),
  );

/** The sides of a new document, each decided from the rows it asked for. */
export const putuskanSisi = <I>(
  semua: readonly SisiBayar<I>[],
  input: I,
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

/** What a saved document keeps of its sides, under their kinds. */
export const bacaSisiTersimpan = <I>(
  semua: readonly SisiBayar<I>[],
  kode_toko: string,
  no_dokumen: string,
): Reads => Object.fromEntries(semua.map((sisi) => [sisi.jenis, sisi.bacaSimpan(kode_toko, no_dokumen)]));

/**
 * The sides a saved document has, with what it keeps of them. Asked of their own rows and never of its payments: a deposit
 * that is worth nothing in a pick-up pays nothing, and yet it gave its piece away.
 */
export const sisiTersimpan = <I>(semua: readonly SisiBayar<I>[], rows: Baris) =>
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

/** What all sides take over without a nota of ours. */
export const tanpaNotaSisi = (sisi: readonly Pick<Sisi, 'tanpaNota'>[]): Ukuran => ({
  jumlah: sum(sisi.map((satu) => satu.tanpaNota?.jumlah ?? NOL_RUPIAH)),
  murni: sum(sisi.map((satu) => satu.tanpaNota?.murni ?? NOL_MILIGRAM)),
});

/** The pieces that sides hold, all together. */
export const hargaSisi = (sisi: readonly Pick<Sisi, 'harga'>[]): HargaTitip =>
  new Map(sisi.flatMap(({ harga }) => [...(harga ?? [])]));

type Dibayar = readonly { jenis: string; jumlah: Rupiah }[];

/** What payments of these kinds come to. */
export const dibayarLewat = (bayar: Dibayar, ...cara: readonly CaraSisi[]): Rupiah =>
  sum(bayar.filter((b) => (cara as readonly string[]).includes(b.jenis)).map((b) => b.jumlah));

/** Money that came earlier. */
const MUKA: readonly string[] = ['TITIPAN', 'CICILAN'] satisfies CaraSisi[];

/** How much of a document is settled with money; a deposit and a plan are money that came earlier. Domain R9.2. */
export const dibayarUang = (total: Rupiah, bayar: Dibayar): Rupiah => {
  const sisi = sum(bayar.filter((b) => isSisi(b.jenis) && !MUKA.includes(b.jenis)).map((b) => b.jumlah));
  return sisi >= total ? NOL_RUPIAH : subtract(total, sisi);
};
