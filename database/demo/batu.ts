/** The stones of the demo's pieces, and what they are sold for. */
import { type AcuanBatu, hargaBatu, type MasterBatu } from '@mustika/domains/barang/batu/batu-barang.rule.ts';
import { miligram, rupiah } from '@mustika/kernel/amount.ts';
import { KURS_USD, SOLITER } from './parameters.ts';

/** A solitaire ring has its stone, every third one with a certificate; an earring for stones has four small ones. */
export function berbatu({ nama_barang, kode_barcode }: Record<string, unknown>, n: number): object {
  const mutu = {
    kode_shape: 'RB',
    kode_color: ['D', 'F', 'G'][n % 3] ?? null,
    kode_clarity: ['VS1', 'VVS2', 'SI1'][n % 3] ?? null,
  };
  if (nama_barang === 'SUBANG PERMATA') {
    const batu = [{ ...KOSONG_BATU, kode_batu: 'RUBY', jumlah: 4, karat: 80 }];
    return { nama_atribut: 'RUBY', batu };
  }
  if (nama_barang !== 'CINCIN SOLITAIRE') return {};
  const surat = n % 3 === 0 ? { sertifikat: 'IGI' as const, no_sertifikat: `LG${String(kode_barcode)}` } : {};
  const satu = {
    ...KOSONG_BATU,
    ...mutu,
    ...surat,
    kode_berlian: SOLITER.kode_berlian,
    kode_batu: 'BERLIAN',
    jumlah: 1,
    karat: miligram(100 + (n % 9) * 50),
  };
  return { nama_atribut: 'BERLIAN', batu: [satu], harga_atribut: hargaBatu([satu], ACUAN_BATU) };
}

/** What the store sells them for. */
const ACUAN_BATU: Pick<AcuanBatu, 'master' | 'kurs'> = {
  master: new Map([[SOLITER.kode_berlian, SOLITER as unknown as MasterBatu]]),
  kurs: rupiah(KURS_USD),
};

const KOSONG_BATU = {
  ...{ kode_berlian: null, kode_shape: null, kode_color: null, kode_clarity: null, kode_cutgrade: null },
  ...{
    kode_polish: null,
    kode_symmetry: null,
    kode_fluorescence: null,
    sertifikat: null,
    no_sertifikat: null,
  },
} as const;
