/** What a key must be before it is made, and how it stands. Pure. docs/decisions/0157. */
import { apiRights } from '@mustika/kernel/api/api-rights.ts';
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import type { House } from '@mustika/kernel/house.ts';
import { screenOfPart } from '@mustika/kernel/part.ts';
import { kunciApiErrors as salah } from './kunci-api.errors.ts';

/** Works; past its last day; revoked; without an owner who answers for it. */
export const KEADAAN_KUNCI = ['AKTIF', 'LEWAT', 'DICABUT', 'MATI'] as const;
export type KeadaanKunci = (typeof KEADAAN_KUNCI)[number];

/** Longest life of one. */
export const PALING_LAMA_HARI = 3 * 366;
/** Calls a minute and at once, of a new one. */
export const LAJU_AWAL = { per_menit: 60, sekaligus: 20 } as const;
/** Hours for which the secret of before still works; none: it ends at once. */
export const JAM_PUTAR = [0, 1, 24, 72, 168] as const;

const NAMA = /^[A-Z0-9][A-Z0-9 ._-]{1,38}[A-Z0-9]$/;

/** A number between dots that is written one way only: `010` is eight to some. */
const OKTET = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const V4 = new RegExp(`^${OKTET}(?:\\.${OKTET}){3}(?:/(?:[0-9]|[12]\\d|3[0-2]))?$`);
const V6 = /^([0-9a-f:]{2,39})(?:\/(?:\d|[1-9]\d|1[01]\d|12[0-8]))?$/i;
const KELOMPOK = /^[0-9a-f]{1,4}$/i;

/** Eight groups, or fewer around one `::` that stands for the rest. */
function isV6(alamat: string): boolean {
  const sisi = (V6.exec(alamat)?.[1] ?? '').split('::');
  const kelompok = sisi.flatMap((satu) => (satu === '' ? [] : satu.split(':')));
  if (sisi.length > 2 || !kelompok.every((satu) => KELOMPOK.test(satu))) return false;
  return sisi.length === 2 ? kelompok.length < 8 : kelompok.length === 8;
}

/** An address, or a network in the notation of CIDR. */
export const isJaringan = (alamat: string): boolean => V4.test(alamat) || isV6(alamat);

export type IsiKunci = {
  nama: string;
  hak: readonly string[];
  alamat: readonly string[];
  berlaku_sampai: Tanggal;
};

/** Why it cannot be so; null when it can. An act is of no use without its screen. */
export function salahKunci(house: House, isi: IsiKunci, hari: Tanggal): ErrorEntry | null {
  if (!NAMA.test(isi.nama)) return salah.NAMA_KUNCI_SALAH;
  const boleh = apiRights(house);
  const diberi = new Set(isi.hak);
  if (isi.hak.length === 0 || isi.hak.some((path) => !boleh.has(path) || !diberi.has(screenOfPart(path))))
    return salah.HAK_KUNCI_SALAH;
  if (isi.alamat.some((alamat) => !isJaringan(alamat))) return salah.ALAMAT_KUNCI_SALAH;
  const { berlaku_sampai } = isi;
  return berlaku_sampai <= hari || berlaku_sampai > addDays(hari, PALING_LAMA_HARI)
    ? salah.MASA_KUNCI_SALAH
    : null;
}
