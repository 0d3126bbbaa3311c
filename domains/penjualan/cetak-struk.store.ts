/** The slip of what the till has just written: a nota, or a deposit. */
import { printSlip } from '@mustika/web-kit/slip/print-slip.ts';
import { nomorTitipan } from '../titipan/titipan.rule.ts';
import { ambilStruk } from './jual-panggilan.store.ts';
import { ambilStrukTitipan } from './titip-panggilan.store.ts';

export const cetakStruk = (nomor: string): Promise<void> =>
  printSlip(nomor, nomorTitipan(nomor) ? ambilStrukTitipan : ambilStruk);
