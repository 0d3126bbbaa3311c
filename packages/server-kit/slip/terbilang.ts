/** An amount in Indonesian words, as a nota needs it beside the figures. Domain 15.3. */
import type { Rupiah } from '@mustika/kernel/amount.ts';

const SATUAN = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];

/** 1 to 999 in words: `se` stands for one before belas, puluh and ratus. */
function ratusan(value: number): string[] {
  if (value < 12) return value === 0 ? [] : [SATUAN[value] as string];
  if (value < 20) return [SATUAN[value - 10] as string, 'belas'];
  if (value < 100) return [SATUAN[Math.floor(value / 10)] as string, 'puluh', ...ratusan(value % 10)];
  const hundreds = value < 200 ? ['seratus'] : [SATUAN[Math.floor(value / 100)] as string, 'ratus'];
  return [...hundreds, ...ratusan(value % 100)];
}

/** Written as the dictionary has them (satu juta, miliar), because a nota is a formal paper. */
const GOLONGAN = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

/** `1500000` -> `satu juta lima ratus ribu rupiah`. */
export function terbilang(jumlah: Rupiah): string {
  if (jumlah === 0) return 'nol rupiah';
  const words: string[] = [];
  let rest = Math.abs(jumlah);
  for (const golongan of GOLONGAN) {
    const part = rest % 1000;
    rest = Math.floor(rest / 1000);
    if (part === 0) continue;
    if (golongan === 'ribu' && part === 1) words.unshift('seribu');
    else words.unshift(...ratusan(part), ...(golongan ? [golongan] : []));
  }
  return [...(jumlah < 0 ? ['minus'] : []), ...words, 'rupiah'].join(' ');
}
