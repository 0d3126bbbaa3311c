/**
 * Every parameter of a store that is no module, declared once: the screens show what stands here, the server takes
 * nothing else, and rules read by `readSetting`. The names PEMBULATAN, kategori_harga and HUTANG_POKOK are the
 * specification's (Spec 1 §2.2, §7; Domain R3.5), the others are ours where it describes a limit without naming it.
 * Add an entry to the file of its part and read it in a rule: it has its place on the screen, its
 * check, its history and its push to open browsers.
 */
import { BARANG_SETTINGS } from './barang.ts';
import { HUTANG_SETTINGS } from './hutang.ts';
import { KEUANGAN_SETTINGS } from './keuangan.ts';
import { LURING_SETTINGS } from './luring.ts';
import { MEMBER_SETTINGS } from './member.ts';
import { PEMBELIAN_SETTINGS } from './pembelian.ts';
import { PENGGUNA_SETTINGS } from './pengguna.ts';
import { PENJUALAN_SETTINGS } from './penjualan.ts';

export const SETTINGS = {
  ...BARANG_SETTINGS,
  ...PENJUALAN_SETTINGS,
  ...LURING_SETTINGS,
  ...PEMBELIAN_SETTINGS,
  ...HUTANG_SETTINGS,
  ...MEMBER_SETTINGS,
  ...KEUANGAN_SETTINGS,
  ...PENGGUNA_SETTINGS,
};
