import { angka, kode, tanggal, teks, uang, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Kupon: a coupon programme: every so many rupiah of a sale give so many coupons, which hold for so many days and are
 * worth a discount or only a place in the draw. Programmes of a store do not overlap in time, so a sale has one. Domain R9.6;
 * the list call is prescribed (`transaksi-kupon`, Spec 1 §7), the columns are ours.
 */
export const kuponResource = defineResource({
  name: 'para_kupon',
  label: 'Parameter Kupon',
  screen: '/parameter-kupon',
  group: 'pengaturan',
  gate: flag('KUPON_PENJUALAN_MODULE'),
  api: crudPaths('para-kupon', 'kode_kupon', 'transaksi-kupon'),
  key: 'kode_kupon',
  fields: {
    kode_kupon: kode('Kode Kupon', { max: 20 }),
    nama_kupon: teks('Nama Kupon'),
    nominal: uang('Tiap Belanja', { min: 1 }),
    jumlah_kupon: angka('Jumlah Kupon', { initial: 1, min: 1, max: 1000 }),
    nilai_kupon: uang('Nilai Kupon', { initial: 0 }),
    undian: ya('Ikut Undian', { initial: true }),
    mulai_berlaku: tanggal('Mulai Berlaku', { initial: 'today' }),
    sampai_berlaku: tanggal('Sampai'),
    masa_hari: angka('Masa Kupon (Hari)', { initial: 90, min: 1, max: 3650 }),
  },
});
