/** What explains a stored purchase line. */
import { deret, type Inside, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, kode, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { asalAngka, persetujuanAngka } from '@mustika/kernel/jejak.ts';

/** A bought piece with the price version and the approvals of that moment. */
export const jelasBeliCommand = defineCommand({
  name: 'penjelasan-beli',
  label: 'Penjelasan Harga Beli',
  method: 'GET',
  path: 'penjelasan/beli/{no_faktur}',
  screens: [
    ...['/lihat-pembelian', '/transaksi-pembelian', '/batal-pembelian', '/validasi-susut'],
    ...['/lihat-pembelian-manual', '/batal-pembelian-manual'],
  ],
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
  answer: objek({
    no_faktur: kode(''),
    no_faktur_group: kode(''),
    kode_barcode: kode(''),
    nama_barang: teks(''),
    /** The sale it came back from. */
    no_nota_jual: kode('', { opsional: true }),
    nota_lama: kode('', { opsional: true }),
    kondisi_barang: kode(''),
    kode_harga: kode('', { opsional: true }),
    kode_rugi: kode('', { opsional: true }),
    kode_kategori: kode('', { opsional: true }),
    berat_nota: gram(''),
    berat: gram(''),
    susut: gram(''),
    harga_nota: uang(''),
    harga_nota_efektif: uang(''),
    potongan: uang(''),
    rugi_nota: uang(''),
    potongan_kategori: uang(''),
    potongan_manual: uang(''),
    pembulatan: uang(''),
    harga_sistem: uang(''),
    harga: uang(''),
    waktu: waktu(''),
    asal: deret(asalAngka),
    persetujuan: deret(persetujuanAngka),
  }),
});
/** A bought piece as it was stored. */
export type BarisDibeli = Inside<typeof jelasBeliCommand.answer>;
