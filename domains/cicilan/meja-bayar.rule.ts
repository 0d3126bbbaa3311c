/** Paying a plan at the counter: what is due, or more, or all of it with its rebate. Domain R6.7. */
import type { Asks, Counter } from '@mustika/kernel/document-counter.ts';
import { tagihanCicilan } from './cicilan.command.ts';
import { cicilan } from './cicilan.document.ts';

/** What is shown of what a plan comes to. */
export const ISI_TAGIHAN = ['tagihan', 'berikut', 'denda', 'sisa', 'lunas', 'rabat'] as const;

/** By the rules of the server; where another till was faster the refusal asks anew. */
export const TAGIHAN: Asks = {
  call: () => tagihanCicilan,
  with: ({ no_cicilan, cara, jumlah }) =>
    no_cicilan ? { no_cicilan, cara: cara ?? 'ANGSURAN', ...(jumlah ? { jumlah } : {}) } : null,
  shows: ISI_TAGIHAN,
};

/** A plan is scanned or found by its customer; its schedule lies where pieces lie elsewhere. */
export const MEJA_BAYAR: Counter = {
  screen: '/bayar-cicilan',
  act: 'Bayar',
  seek: 'No cicilan, nama, no HP, member, atau barcode',
  on: { document: () => cicilan, name: 'no_cicilan', lines: 'jadwal' },
  terms: ['cara', 'jumlah', 'denda'],
  figure: { label: 'Harus Dibayar', sums: ['jumlah', 'denda'] },
};
