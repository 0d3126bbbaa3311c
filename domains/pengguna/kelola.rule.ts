/**
 * Who may manage whom, and what he may hand on. Reliability 4.3: nobody grants a right, a level or a store he lacks,
 * nobody changes his own level or rights, the last owner stays. Spec 1 §6 names the levels and no order of them.
 */
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import { isPart, screenOfPart } from '@mustika/kernel/part.ts';
import { penggunaErrors } from './pengguna.errors.ts';

/** The order of levels is ours: each manages those below it, the owner everybody; a developer manages nobody. */
const PANGKAT: Record<Level, number> = { OWN: 5, SU: 4, DEV: 4, MU: 3, SPV: 2, KASIR: 1 };

/** The one who acts, as his session tells. `lingkup` null: every store. */
export type Pelaku = {
  user_id: string;
  level: Level;
  toko_asal: string;
  pusat: boolean;
  lingkup: readonly string[] | null;
  menu: ReadonlySet<string>;
  tertutup?: ReadonlySet<string>;
};

/** The one acted upon, as he is or as he is to become. `pusat`: his store is a head office. */
export type Sasaran = {
  level: Level;
  kode_toko: string;
  pusat: boolean;
  lingkup: readonly string[] | null;
};

const seluas = (pelaku: Pelaku, kode_toko: string): boolean =>
  kode_toko === pelaku.toko_asal ||
  (pelaku.pusat && (pelaku.lingkup === null || pelaku.lingkup.includes(kode_toko)));

/** Is the person in a store this one may look into? Others are not there for him. */
export const terlihat = (pelaku: Pelaku, { kode_toko }: Pick<Sasaran, 'kode_toko'>): boolean =>
  seluas(pelaku, kode_toko);

/** May this level hand out, or manage people of, the other level? */
export const diBawah = (pelaku: Pick<Pelaku, 'level'>, level: Level): boolean =>
  pelaku.level === 'OWN' || (pelaku.level !== 'DEV' && PANGKAT[pelaku.level] > PANGKAT[level]);

/** Ending a session is no managing: colleagues of one level may, so that a till left open can be taken over. */
export const setingkat = (pelaku: Pick<Pelaku, 'level'>, level: Level): boolean =>
  PANGKAT[pelaku.level] >= PANGKAT[level];

/** Every store of the list, or for null every store there is. */
function lebihLuas(pelaku: Pelaku, { pusat, lingkup }: Sasaran): boolean {
  if (!pusat) return false;
  if (!pelaku.pusat) return true;
  if (pelaku.lingkup === null) return false;
  return lingkup === null || lingkup.some((kode_toko) => !seluas(pelaku, kode_toko));
}

/** Why the one may not manage the other as he is; null: he may. Who has more stores than he is above him too. */
export function tolakKelola(pelaku: Pelaku, sasaran: Sasaran & { user_id: string }): ErrorEntry | null {
  if (!terlihat(pelaku, sasaran)) return penggunaErrors.PENGGUNA_TIDAK_ADA;
  if (pelaku.user_id === sasaran.user_id) return penggunaErrors.DIRI_SENDIRI;
  if (!diBawah(pelaku, sasaran.level)) return penggunaErrors.LEVEL_DI_ATAS;
  return lebihLuas(pelaku, sasaran) ? penggunaErrors.TOKO_TIDAK_DIMILIKI : null;
}

/** Why the one may not make somebody into this; null: he may. A head office is handed on by a head office only. */
export function tolakJadikan(pelaku: Pelaku, menjadi: Sasaran): ErrorEntry | null {
  if (!diBawah(pelaku, menjadi.level)) return penggunaErrors.LEVEL_DI_ATAS;
  if (!seluas(pelaku, menjadi.kode_toko) || lebihLuas(pelaku, menjadi))
    return penggunaErrors.TOKO_TIDAK_DIMILIKI;
  return !menjadi.pusat && menjadi.lingkup !== null ? penggunaErrors.LINGKUP_CABANG : null;
}

/** Has this one the right himself? Owner and super user have all (Spec 1 §6). A part asks for its screen too. */
export function punyaHak(
  { level, menu, tertutup }: Pick<Pelaku, 'level' | 'menu' | 'tertutup'>,
  path: string,
): boolean {
  if (level === 'OWN' || level === 'SU') return true;
  return menu.has(screenOfPart(path)) && !(isPart(path) && tertutup?.has(path));
}

/** Rights among these that the one who hands them out lacks. */
export const hakKurang = (pelaku: Pelaku, paths: readonly string[]): string[] =>
  paths.filter((path) => !punyaHak(pelaku, path));
