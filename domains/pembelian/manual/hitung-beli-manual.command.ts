/** Asking what goods without a barcode are bought for, before they are. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, gram, teks, uang } from '@mustika/kernel/field.ts';
import { MEJA_MANUAL } from '../../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { asal_nota, barisBeliManual } from './beli-manual.rule.ts';

/** What a line is bought for, and how much a gram of it. */
export const barangDinilai = baris({
  nama_barang: teks('Barang Dibeli'),
  berat: gram(''),
  harga_rata: uang('Rata / g'),
  harga: uang('Harga Beli'),
});

/** By the price code or the tested karat of each line, less what its state takes off. */
export const hitungBeliManual = defineCommand({
  name: 'pembelian-manual-hitung',
  label: 'Hitung Pembelian Manual',
  path: 'pembelian-manual/hitung',
  screens: [MEJA_MANUAL],
  gate: BARANG_MANUAL,
  idempotent: false,
  fields: {
    asal_nota,
    barang: daftar('Barang', barisBeliManual, { maxRows: 50, kosong: 'Barang Tidak Boleh Kosong' }),
  },
  answer: objek({ total: uang('Total Pembelian'), barang: barangDinilai }),
});
