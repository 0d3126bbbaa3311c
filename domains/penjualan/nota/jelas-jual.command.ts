/** What explains a stored sale line. */
import { deret, type Inside, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, kode, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { asalAngka, persetujuanAngka } from '@mustika/kernel/jejak.ts';

/** A sold piece with the versions of its prices and the approvals of that moment. */
export const jelasJualCommand = defineCommand({
  name: 'penjelasan-jual',
  label: 'Penjelasan Harga Jual',
  method: 'GET',
  path: 'penjelasan/jual/{no_faktur}',
  screens: [
    ...['/lihat-penjualan', '/transaksi-penjualan', '/batal-penjualan', '/validasi-penjualan'],
    ...['/lihat-penjualan-manual', '/batal-penjualan-manual'],
  ],
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
  answer: objek({
    no_faktur: kode(''),
    no_faktur_group: kode(''),
    kode_barcode: kode(''),
    /** Weighed on the counter, and no piece with a card. */
    lot: ya(''),
    nama_barang: teks(''),
    kode_group: kode(''),
    berat: gram(''),
    harga_sistem: uang(''),
    harga_per_gram: uang(''),
    harga_emas: uang(''),
    ongkos: uang(''),
    harga_atribut: uang(''),
    diskon: uang(''),
    pembulatan: uang(''),
    total: uang(''),
    /** PPN on top of the price; nothing where the price holds it. */
    ppn_di_atas: uang(''),
    waktu: waktu(''),
    asal: deret(asalAngka),
    persetujuan: deret(persetujuanAngka),
  }),
});
/** A sold piece as it was stored, with what counted when it was sold. */
export type BarisTerjual = Inside<typeof jelasJualCommand.answer>;
