/** `penjualan-manual/simpan`: a nota of goods without a barcode, decided like every other. */
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { penjualan } from '../penjualan.document.ts';
import { keputusanNota, type SisiNota } from '../simpan-penjualan.posting.ts';
import { notaDari } from './jual-manual.rule.ts';

export const simpanJualManual = (sisi: readonly SisiNota[]) => {
  const nota = keputusanNota(sisi, true);
  return implementTransition(penjualan.transitions.manual, {
    pays: (input) => nota.pays(notaDari(input)),
    reads: (input, ctx) => nota.reads(notaDari(input), ctx),
    decide: (input, rows, facts) => nota.decide(notaDari(input), rows, facts),
  });
};
