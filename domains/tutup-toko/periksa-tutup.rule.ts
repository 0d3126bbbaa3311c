/** What stands between an open day and its closing. Domain R11.3. */
import type { ButirPeriksa, LaciTutup } from './periksa-tutup.command.ts';
import { kodeLaci } from './selisih-laci.rule.ts';

/**
 * What closes each drawer: its last count, as the body of `tutup-toko/tutup` names it, 0 where there is none yet; and why it is
 * not as the books have it, where it is not.
 */
export const hitunganTerakhir = (laci: readonly LaciTutup[], alasan: Readonly<Record<string, string>> = {}) =>
  laci.map(({ akun, dimensi, hitungan }) => ({
    akun,
    dimensi,
    urut: hitungan?.urut ?? 1,
    saldo: hitungan?.saldo ?? 0,
    ...(hitungan && hitungan.selisih !== 0
      ? { alasan: alasan[kodeLaci({ akun, dimensi })]?.trim() || null }
      : {}),
  }));

/** The reasons a closing sends: for what asks for one. What is merely told takes none. */
export const pengecualianDari = (
  butir: readonly Pick<ButirPeriksa, 'kode' | 'sifat'>[],
  alasan: Readonly<Record<string, string>>,
): { kode: string; alasan: string }[] =>
  butir.flatMap(({ kode, sifat }) => (sifat === 'ALASAN' ? [{ kode, alasan: alasan[kode] ?? '' }] : []));

/** Longest holiday a store may skip, in days. The specification does not say; a month is longer than any. */
export const LIBUR_TERPANJANG = 31;
