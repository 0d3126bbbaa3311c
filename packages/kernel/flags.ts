/**
 * Every per-store module flag, as a closed union: a misspelt flag does not compile. From the route table and texts of
 * Spec 1 and 2, and Domain R11.8; the CETAK_DUPLIKAT_*, VALIDASI_PENJUALAN_MODULE, VALIDASI_PEMBELIAN_MODULE,
 * VALIDASI_TITIPAN_MODULE and PENJUALAN_PEMBULATAN_KEBAWAH_MODULE names are ours, because the spec describes those
 * modules without naming them. What each one means, needs and who may switch it stands in settings/, in the file of its part.
 */
import { BARANG_MODULES } from './settings/barang.ts';
import { HUTANG_MODULES } from './settings/hutang.ts';
import { KEUANGAN_MODULES } from './settings/keuangan.ts';
import { LURING_MODULES } from './settings/luring.ts';
import { MEMBER_MODULES } from './settings/member.ts';
import type { Module } from './settings/module.ts';
import { PEMBELIAN_MODULES } from './settings/pembelian.ts';
import { PENGGUNA_MODULES } from './settings/pengguna.ts';
import { PENJUALAN_MODULES } from './settings/penjualan.ts';

const declared = {
  ...BARANG_MODULES,
  ...PENJUALAN_MODULES,
  ...LURING_MODULES,
  ...PEMBELIAN_MODULES,
  ...HUTANG_MODULES,
  ...MEMBER_MODULES,
  ...KEUANGAN_MODULES,
  ...PENGGUNA_MODULES,
};

export type Flag = keyof typeof declared;

export const MODULES: Readonly<Record<Flag, Module>> = declared;

export const FLAGS = Object.keys(MODULES).sort() as readonly Flag[];

export const isFlag = (name: string): name is Flag => Object.hasOwn(MODULES, name);

/** The modules that are on, as rules ask: by declared names only. */
export type Flags = { has(flag: Flag): boolean };
