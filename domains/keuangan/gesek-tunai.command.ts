/** Reading card cash-outs. Spec 1 §7 (non-cash/gesek-histories). */
import { defineCommand } from '@mustika/kernel/command.ts';
import { tanggal } from '@mustika/kernel/field.ts';

/** Cash-outs of a period, newest first; without one those of the open day. */
export const gesekHistories = defineCommand({
  name: 'gesek-histories',
  label: 'Riwayat Gesek Tunai',
  method: 'GET',
  path: 'non-cash/gesek-histories',
  screens: ['/gesek-tunai'],
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  },
});
