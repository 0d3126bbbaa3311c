/**
 * Journals: what the events of documents debit and credit, by role. A document declares its own beside its transitions; a
 * posting that moves money between other roles is refused by the runner, and Parameter Akun lists just these. Spec 2 §2.3;
 * Domain 12.4.
 */
import { AKUN_DINAMAI, AKUN_KLIRING, type Akun, type Transfer } from './transfer.ts';

export type SisiAkun = 'DEBET' | 'KREDIT';

/** `trx` and `type` are the cash category and the payment kind or variant of the transfers, blanks as underscores. */
export type Jurnal = { trx: string; type: string; debet: readonly Akun[]; kredit: readonly Akun[] };

/** One journal of each of the types, which move between the same roles. */
export const jurnal = (
  trx: string,
  types: string | readonly string[],
  debet: readonly Akun[],
  kredit: readonly Akun[],
): Jurnal[] => [types].flat().map((type) => ({ trx: namaTrx(trx), type, debet, kredit }));

/** A category of two words is one word in Parameter Akun, whose screen shows the underscore as a blank (Spec 2 §2.3). */
export const namaTrx = (kategori: string): string => kategori.replaceAll(' ', '_');

/** Clearing accounts hold one event together and are mapped for all journals at once; some accounts the document names. */
const unlisted: ReadonlySet<Akun> = new Set([...AKUN_KLIRING, ...AKUN_DINAMAI]);

/** One place of a journal that Parameter Akun maps. */
export type PeranJurnal = { kode_akun: Akun; jenis_akun: SisiAkun };

/** What Parameter Akun lists of a journal. */
export const peranJurnal = ({ debet, kredit }: Jurnal): PeranJurnal[] =>
  [
    ...debet.map((kode_akun): PeranJurnal => ({ kode_akun, jenis_akun: 'DEBET' })),
    ...kredit.map((kode_akun): PeranJurnal => ({ kode_akun, jenis_akun: 'KREDIT' })),
  ].filter(({ kode_akun }) => !unlisted.has(kode_akun));

/** Journals of several documents by name: what two of them post under one name is one journal. */
export function gabungJurnal(semua: readonly Jurnal[]): Jurnal[] {
  const byName = new Map<string, Jurnal>();
  for (const one of semua) {
    const name = `${one.trx}/${one.type}`;
    const known = byName.get(name);
    byName.set(name, {
      ...one,
      debet: [...new Set([...(known?.debet ?? []), ...one.debet])],
      kredit: [...new Set([...(known?.kredit ?? []), ...one.kredit])],
    });
  }
  return [...byName.values()].toSorted((a, b) => (`${a.trx}/${a.type}` < `${b.trx}/${b.type}` ? -1 : 1));
}

/** The first end of money transfers that no journal declares, as `PENJUALAN/CASH KAS DEBET`; null when all are declared. */
export function jurnalAsing(
  jurnal: ReadonlyMap<string, Jurnal>,
  transfers: readonly Transfer[],
): string | null {
  for (const t of transfers) {
    if (t.buku !== 'uang') continue;
    const name = `${namaTrx(t.kategori)}/${t.jenis}`;
    const declared = jurnal.get(name);
    if (!unlisted.has(t.ke.akun) && !declared?.debet.includes(t.ke.akun)) return `${name} ${t.ke.akun} DEBET`;
    if (!unlisted.has(t.dari.akun) && !declared?.kredit.includes(t.dari.akun))
      return `${name} ${t.dari.akun} KREDIT`;
  }
  return null;
}
