/**
 * Every per-store module flag, as a closed union: a misspelt flag does not compile. From the route table and texts of
 * Spec 1 and 2, and Domain R11.8; the CETAK_DUPLIKAT_*, VALIDASI_PENJUALAN_MODULE, VALIDASI_PEMBELIAN_MODULE,
 * VALIDASI_TITIPAN_MODULE and PENJUALAN_PEMBULATAN_KEBAWAH_MODULE names are ours, because the spec describes those
 * modules without naming them. What each one means, needs and who may switch it stands in settings/modules-*.ts.
 */
import type { Module } from './settings/module.ts';
import { BUY_MODULES } from './settings/modules-buy.ts';
import { HOUSE_MODULES } from './settings/modules-house.ts';
import { OFFICE_MODULES } from './settings/modules-office.ts';
import { SALE_MODULES } from './settings/modules-sale.ts';

const declared = { ...SALE_MODULES, ...BUY_MODULES, ...HOUSE_MODULES, ...OFFICE_MODULES };

export type Flag = keyof typeof declared;

export const MODULES: Readonly<Record<Flag, Module>> = declared;

export const FLAGS = Object.keys(MODULES).sort() as readonly Flag[];

export const isFlag = (name: string): name is Flag => Object.hasOwn(MODULES, name);

/** The modules that are on, as rules ask: by declared names only. */
export type Flags = { has(flag: Flag): boolean };
