/**
 * Points that go with a member who is merged into another, and come back with him: one document in each store where he has some, written
 * inside the act (docs/decisions/0166). What the shop owes stays as it is: the same points are owed to the same person. Series GP is ours.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, kode } from '@mustika/kernel/field.ts';

/** DONE as soon as they moved; taking the merge apart is another document of the kind, the other way. Ours. */
export const gabungPoin = defineDocument({
  name: 'gabung_poin',
  label: 'Poin Gabung Member',
  series: 'GP',
  states: ['DONE'],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      internal: true,
      path: 'member/gabung/poin',
      label: 'Poin Ikut Member',
      fields: {
        dari: kode('Dari'),
        ke: kode('Ke'),
        poin: angka('Poin', { min: 1 }),
      },
      screens: [],
      message: '',
    },
  },
});
