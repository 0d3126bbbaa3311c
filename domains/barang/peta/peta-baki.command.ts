/** The trays of the store as a map: what lies in each, how long, and when it was counted. Ours; the specification shows lists. */
import { baris, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, gram, kode, tanggal, teks, ya } from '@mustika/kernel/field.ts';

export const petaBaki = defineCommand({
  name: 'peta-baki',
  label: 'Peta Baki',
  method: 'GET',
  path: 'baki/peta',
  screens: ['/peta-baki'],
  fields: {},
  answer: baris({
    kode_baki: kode(''),
    nama_baki: teks(''),
    kode_gudang: kode(''),
    nama_gudang: teks(''),
    /** Its room sells. */
    dijual: ya(''),
    /** Takes pieces. */
    aktif: ya(''),
    /** Null of a tray that is counted blind, for whoever may count it. */
    jumlah: angka('', { opsional: true }),
    /** Of these nothing holds them: they can be moved. */
    siap: angka('', { opsional: true }),
    berat: gram('', { opsional: true }),
    /** Days since the pieces came into the chain: their mean, and the oldest one's. Null of an empty tray. */
    umur: angka('', { opsional: true }),
    tertua: angka('', { opsional: true }),
    /** The last finished count that held all of the tray, and the pieces it missed here. */
    no_opname: kode('', { opsional: true }),
    dihitung: tanggal('', { opsional: true }),
    hari_hitung: angka('', { opsional: true }),
    selisih: angka('', { opsional: true }),
    /** A count of it is going on. */
    sedang: ya(''),
  }),
});
export type Petak = WireOf<typeof petaBaki.answer>[number];
