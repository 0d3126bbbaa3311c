/** The slip of what the till has just written: a nota, or a deposit. Their declarations come with the first print. */
import { documentPrint } from '@mustika/web-kit/slip/fetch-print.ts';
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { nomorTitipan } from '../../titipan/titipan.rule.ts';

const dokumen = async (nomor: string) =>
  nomorTitipan(nomor)
    ? (await import('../../titipan/titipan.document.ts')).titipan
    : (await import('../penjualan.document.ts')).penjualan;

export const cetakStruk = async (nomor: string): Promise<void> =>
  printSlip(nomor, documentPrint(await dokumen(nomor)));
