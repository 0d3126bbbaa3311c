import { angka, kode, persen, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Cicilan: on what terms a piece is sold in instalments, by the number of months: the least down payment, the margin
 * per month on what is financed, what a late month costs, what a cancelled plan keeps, and after how many unpaid months it is
 * auctioned. One living row per number of months. Domain R6.7; the list call is prescribed (`para-cicilan`, Spec 1 §7).
 */
export const parameterCicilanResource = defineResource({
  name: 'para_cicilan',
  label: 'Parameter Cicilan',
  screen: '/parameter-cicilan',
  group: 'penjualan',
  gate: flag('CICILAN_MODULE'),
  api: crudPaths('para-cicilan', 'kode_cicilan'),
  key: 'kode_cicilan',
  fields: {
    kode_cicilan: kode('Kode Cicilan', { max: 20 }),
    keterangan: teks('Keterangan'),
    lama_angsuran: angka('Lama Angsuran (Bulan)', { min: 1, max: 120 }),
    dp_minimal: persen('DP Minimal (%)', { initial: 20 }),
    margin: persen('Margin / Bulan (%)', { initial: 0 }),
    denda: persen('Denda / Bulan (%)', { initial: 0 }),
    potongan_batal: persen('Potongan Batal (%)', { initial: 0 }),
    lelang_setelah: angka('Lelang Setelah (Bulan)', { initial: 3, min: 1, max: 120 }),
  },
});
