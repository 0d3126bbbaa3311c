/** Points of members besides what sales and purchases do with them: what is given by hand and what they are taken for. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { laporanBayarPoint } from './laporan/laporan-bayar-point.report.ts';

export const poin = defineDomain('poin', 'Poin', laporanBayarPoint);
