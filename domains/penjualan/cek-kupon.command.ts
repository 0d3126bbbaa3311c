/** Checking a coupon at the counter, by its code or by its nota. Spec 1 §2.2 (cek-kupon). */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';

export const cekKuponCommand = defineCommand({
  name: 'cek-kupon',
  label: 'Cek Kupon',
  method: 'GET',
  path: 'cek-kupon',
  // The till asks before it lays a coupon on the counter.
  screens: ['/cek-kupon', '/transaksi-penjualan'],
  gate: flag('KUPON_PENJUALAN_MODULE'),
  fields: { kode: kode('Kode Kupon Atau Nomor Nota', { min: 4, max: 50 }) },
});
