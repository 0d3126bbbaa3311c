/** What the shop lends at, for the wall of the shop. */
import { teks } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Rates of interest by principal, how interest, late fee and administration are reckoned, what share of a pledge is lent, when it may be
 * auctioned and whose the surplus is: everything that somebody who pledges should be able to read before he does, as it holds for loans
 * of today. Its PDF is printed for the wall. A shop that keeps neither rates nor ceilings lends to nobody and publishes nothing. The law
 * asks for the rates to be published (Domain R5.11) and the specification shows no such page; docs/decisions/0051.
 */
export const tarifPinjaman = defineReport({
  name: 'tarif-pinjaman',
  title: 'Tarif Pinjaman',
  screen: '/tarif-pinjaman',
  api: 'hutang/get/tarif',
  filters: {},
  groupBy: { bagian: teks('BAGIAN') },
  columns: {
    uraian: teks('URAIAN', { width: 40 }),
    ketentuan: teks('KETENTUAN', { width: 60 }),
  },
  drill: [
    { column: 'ketentuan', to: '/parameter-bunga-hutang', when: { bagian: ['1. BUNGA'] } },
    { column: 'ketentuan', to: '/master-plafond-hutang', when: { bagian: ['4. PINJAMAN PALING BANYAK'] } },
  ],
  pdf: { paper: 'portrait', downloadOver: 500 },
});
