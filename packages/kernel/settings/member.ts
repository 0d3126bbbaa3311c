/** What a store may switch on and set about members, points and coupons. */
import type { Module } from './module.ts';
import { choice, count, inRupiah, type Setting } from './setting.ts';

const MILYAR = 1_000_000_000;

export const MEMBER_MODULES = {
  MEMBER_MODULE: {
    part: 'member',
    meaning: 'Member, poin dan laporannya.',
  },
  MEMBER_RESET_POIN_MODULE: {
    awaited: 'parameter',
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: 'Poin member dikembalikan ke nol menurut parameter.',
  },
  MODULE_MEMBER_NO_HP: {
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: 'Member dikenali dari nomor HP: kode member baru adalah nomor HP-nya.',
  },
  PENJUALAN_BAYAR_POIN_MODULE: {
    part: 'member',
    guarded: true,
    needs: ['MEMBER_MODULE'],
    meaning: 'Penjualan dibayar dengan poin member.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const MEMBER_SETTINGS = {
  /** Domain R9.1, R9.2. */
  POIN_TIPE: {
    kind: choice('GRAM', 'RP'),
    initial: 'GRAM',
    part: 'member',
    meaning: 'Poin member dihitung dari gram atau dari rupiah penjualan.',
  },
  POIN_PER: {
    kind: count(0, MILYAR, 'miligram atau rupiah'),
    initial: '1000',
    part: 'member',
    meaning: 'Satu poin untuk setiap miligram (tipe GRAM) atau rupiah (tipe RP) sebanyak ini; 0 tanpa poin.',
  },
  NILAI_POIN: {
    kind: inRupiah(0, MILYAR),
    initial: '5000',
    part: 'member',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Nilai rupiah satu poin member.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
