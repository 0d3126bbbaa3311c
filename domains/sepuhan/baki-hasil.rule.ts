/** Trays for what comes: the one that is named, or the first one of a room. */
import { reject } from '@mustika/kernel/errors.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';

export type BakiHasil = { kode_baki: string; kode_gudang: string };

type Letak = { gudang: string; baki: string };
const letak = ({ kode_gudang, kode_baki }: BakiHasil): Letak => ({ gudang: kode_gudang, baki: kode_baki });

/** The first tray of such a room. */
export const bakiDi = (baki: readonly BakiHasil[], gudang: string): Letak =>
  letak(baki.find((t) => t.kode_gudang === gudang) ?? reject(salah.BAKI_SEPUHAN_KOSONG, { gudang }));

/** The one that was named, which is there; null where nobody named any. */
export const bakiDisebut = (baki: readonly BakiHasil[], ke_baki: string | null): Letak | null =>
  ke_baki === null
    ? null
    : letak(baki.find((t) => t.kode_baki === ke_baki) ?? reject(salah.BAKI_SEPUHAN_KOSONG, { ke_baki }));
