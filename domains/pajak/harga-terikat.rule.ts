/** Prices that were agreed before the piece is handed over, and how they were taxed. Domain R6.1, R6.6b, R6.7a. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { CaraPpn } from './ppn.rule.ts';

/** What the price of a line is made of, in whole rupiah, before its PPN. */
export type SusunanHarga = {
  harga_sistem: Rupiah;
  ongkos_sistem: Rupiah;
  harga_per_gram: Rupiah;
  harga_emas: Rupiah;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
};

/**
 * A price that was agreed before: its rate of PPN is that of the day the piece is handed over, but a tax that was in the price stays
 * in it, and one that came on top stays on top.
 */
export type HargaDisetujui = SusunanHarga & { ppn_cara?: CaraPpn | null };

/** Pieces of a deposit with their fixed price; null where the price of the day holds. */
export type HargaTitip = ReadonlyMap<string, HargaDisetujui | null>;
