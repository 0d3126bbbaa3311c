/** `pembelian-manual/simpan`: a purchase of goods without a barcode, decided like every other. */
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { pembelian } from '../pembelian.document.ts';
import { keputusanBeli } from '../simpan-pembelian.posting.ts';
import { beliDari } from './isian-beli-manual.rule.ts';

const beli = keputusanBeli(true);

export const simpanBeliManual = implementTransition(pembelian.transitions.manual, {
  pays: beli.pays,
  reads: (input, ctx) => beli.reads(beliDari(input), ctx),
  decide: (input, rows, facts) => beli.decide(beliDari(input), rows, facts),
});
