import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { BONUS_SALES } from '../../jual/bonus.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * Parameter Bonus Sales: what a salesperson earns on a piece of a group and kind (empty: every one): rupiah per gram, rupiah
 * per piece, or a share of the price without PPN. One living row per group and kind; of several that fit the closest counts
 * (docs/decisions/0163). It is money that is paid out, so that it needs a second person. The list call is prescribed
 * (`para-bonus-sales`, Spec 1 §7); the spec shows no columns, these are ours.
 */
export const bonusSalesResource = defineResource({
  name: 'para_bonus_sales',
  label: 'Parameter Bonus Sales',
  screen: '/parameter-bonus-sales',
  group: 'pengaturan',
  gate: BONUS_SALES,
  api: crudPaths('para-bonus-sales', 'kode_bonus'),
  key: 'kode_bonus',
  search: ['kode_bonus', 'keterangan', 'kode_group', 'kode_dept'],
  guarded: {
    columns: ['kode_group', 'kode_dept', 'tipe_bonus', 'bonus', 'persentase'],
    kategori: 'sales',
    description: 'sales bonus change',
  },
  fields: {
    kode_bonus: kode('Kode Bonus', { max: 20 }),
    keterangan: teks('Keterangan'),
    kode_group: ref('Group', () => groupResource, { opsional: true }),
    kode_dept: ref('Jenis', () => jenisResource, { opsional: true }),
    tipe_bonus: pilihan(
      'Tipe Bonus',
      [
        ['GRAM', 'Rp per gram'],
        ['PCS', 'Rp per barang'],
        ['PERSENTASE', 'Persen harga'],
      ],
      { initial: 'GRAM' },
    ),
    bonus: uang('Bonus', { initial: 0, max: BATAS_PER_GRAM }),
    persentase: persen('Persentase (%)', { initial: 0 }),
  },
});
