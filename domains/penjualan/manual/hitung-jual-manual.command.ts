/** Asking what a nota of goods without a barcode comes to, before it is one. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, teks, uang } from '@mustika/kernel/field.ts';
import { isianNota } from '../../jual/isian-nota.rule.ts';
import { MEJA_MANUAL } from '../../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { barangDinilai } from '../../pembelian/manual/hitung-beli-manual.command.ts';
import { isiManual } from './jual-manual.rule.ts';

/** With what is traded in; PPh 22 where another trader buys. */
export const hitungJualManual = defineCommand({
  name: 'penjualan-manual-hitung',
  label: 'Hitung Penjualan Manual',
  path: 'penjualan-manual/hitung',
  screens: [MEJA_MANUAL],
  gate: BARANG_MANUAL,
  idempotent: false,
  fields: { ...isiManual, pembeli: isianNota.pembeli },
  answer: objek({
    total: uang('Total Penjualan'),
    ppn_transaksi_rp: uang('PPN'),
    pph22: uang('PPh 22'),
    nilai_tukar: uang('Nilai Tukar'),
    barang: baris({
      nama_barang: teks('Barang Dijual'),
      berat: gram(''),
      harga_per_gram: uang('Harga / g'),
      total: uang('Total'),
    }),
    tukar: barangDinilai,
  }),
});
