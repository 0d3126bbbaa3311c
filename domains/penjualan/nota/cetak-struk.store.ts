/** The slip of what the till has just written: a nota, or a deposit. */
import { documentSlip } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { titipan } from '../../titipan/titipan.document.ts';
import { nomorTitipan } from '../../titipan/titipan.rule.ts';
import { penjualan } from '../penjualan.document.ts';

export const cetakStruk = (nomor: string): Promise<void> =>
  printSlip(nomor, documentSlip(nomorTitipan(nomor) ? titipan : penjualan));
