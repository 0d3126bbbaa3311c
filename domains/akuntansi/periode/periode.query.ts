/** Where a journal may be dated: what the store has locked, closed and lived through. */
import { formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { akuntansiErrors as salah } from '../akuntansi.errors.ts';

const BATAS = `select terkunci_sampai($1) as terkunci, (select min(h.tanggal) from hari_toko h where h.kode_toko = $1) as pertama,
  (select max(p.sampai) from penutup_bulan p where p.kode_toko = $1 and not p.dibatalkan) as ditutup`;

export type BatasPeriode = { terkunci: Tanggal | null; pertama: Tanggal | null; ditutup: Tanggal | null };

export const statementPeriode = (kode_toko: string) =>
  statement<BatasPeriode>('batas_periode', BATAS, kode_toko);

/** What does not stop this entry: closing a month is how a locked one is settled, taking it back touches no closed one. */
type Kecuali = { terkunci?: boolean; ditutup?: boolean };

/**
 * Refuses a date before anybody signs for it; catat() refuses it again under its locks.
 * Errors: TANGGAL_BELUM_BUKA, TANGGAL_SEBELUM_TOKO, PERIODE_TERKUNCI, BULAN_SUDAH_DITUTUP.
 */
export function periksaTanggal(
  tanggal: Tanggal,
  hari: Tanggal,
  { terkunci, pertama, ditutup }: BatasPeriode,
  kecuali: Kecuali = {},
): void {
  const at = (entry: (typeof salah)[keyof typeof salah], batas: Tanggal): never =>
    reject(
      entry,
      [{ path: 'tanggal', message: `${entry.message} (${formatTanggal(batas)})` }],
      `${entry.message} (${formatTanggal(batas)})`,
    );
  if (tanggal > hari) at(salah.TANGGAL_BELUM_BUKA, hari);
  if (pertama !== null && tanggal < pertama) at(salah.TANGGAL_SEBELUM_TOKO, pertama);
  if (!kecuali.terkunci && terkunci !== null && tanggal <= terkunci) at(salah.PERIODE_TERKUNCI, terkunci);
  if (!kecuali.ditutup && ditutup !== null && tanggal <= ditutup) at(salah.BULAN_SUDAH_DITUTUP, ditutup);
}
