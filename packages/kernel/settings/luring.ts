/** What a store may allow its tills while there is no network. docs/decisions/0160. */
import type { Module } from './module.ts';
import { choice, count, inRupiah, type Setting } from './setting.ts';

export const LURING_MODULES = {
  JUAL_TANPA_JARINGAN_MODULE: {
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Kasir boleh terus menjual tunai saat jaringan putus, dari barang yang dibawa sebelumnya.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const LURING_SETTINGS = {
  /** What one nota and all of one package may come to, for how long, and from which level on. docs/decisions/0160. */
  LURING_BATAS_NOTA: {
    kind: inRupiah(1, 99_999_999),
    initial: '10000000',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Nota terbesar yang boleh dijual tanpa jaringan.',
  },
  LURING_BATAS_TOTAL: {
    kind: inRupiah(1, 1_000_000_000),
    initial: '50000000',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Jumlah terbesar yang boleh dijual satu kasir selama satu kali putus jaringan.',
  },
  LURING_JAM: {
    kind: count(1, 24, 'jam'),
    initial: '8',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Lama barang yang dibawa tanpa jaringan ditahan untuk kasirnya sejak terakhir terhubung.',
  },
  LURING_LEVEL: {
    kind: choice('KASIR', 'SPV', 'OWN'),
    initial: 'KASIR',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Level terendah yang boleh menjual tanpa jaringan.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
