/** The tag of a piece that is still typed: what is known of it so far, as it would be printed. It prints nothing. */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { barangLabelCommand } from '../barang.command.ts';

const { layout, dpi, balik, harga: dicetak } = barangLabelCommand.fields;
const belum = { opsional: true } as const;

/** `harga` is what the form has counted, `cetak_harga` whether the till prints it. */
export const contohLabelCommand = defineCommand({
  name: 'barang-label-contoh',
  label: 'Contoh Label Barang',
  method: 'GET',
  path: 'barang/label/contoh',
  screens: ['/tambah-data-barang'],
  fields: {
    kode_barcode: kode('Kode Barcode', { ...belum, max: 8 }),
    nama_barang: teks('Nama Barang', { ...belum, max: 100 }),
    berat: gram('Berat', belum),
    kadar: kadar('Kadar', belum),
    kadar_cetak: teks('Kadar Cetak', { ...belum, max: 20 }),
    kode_baki: kode('Baki', { ...belum, max: 30 }),
    harga: uang('Harga', { ...belum, max: BATAS_PER_BARANG }),
    cetak_harga: dicetak,
    ...{ layout, dpi, balik },
  },
  answer: barangLabelCommand.answer,
});
