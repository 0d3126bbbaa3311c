/**
 * Closing a store although something is still on its way to it or from it. The list refuses to switch such a store off; where nobody is
 * left there who could receive or call back, this does it, with a reason and a second person. What is under way stays where the
 * books have it: its other end or head office receives it or calls it back. docs/decisions/0044; the act is ours.
 */
import { objek } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, ref, teks } from '@mustika/kernel/field.ts';
import { any, level, pusat } from '@mustika/kernel/gate.ts';
import { tokoResource } from './toko.resource.ts';

export const tutupSelamanya = defineCommand({
  name: 'toko-tutup-selamanya',
  label: 'Tutup Toko Selamanya',
  path: 'tokos/tutup-selamanya',
  screens: ['/master-toko'],
  gate: any(pusat, level('OWN', 'SU')),
  fields: {
    kode_toko: ref('Toko', () => tokoResource),
    alasan: teks('Alasan', { min: 5, max: 200 }),
    detail_authorization,
  },
  /** Shipments and remittances that are still under way. */
  answer: objek({ kiriman: angka('') }),
  message: 'Toko Ditutup Selamanya',
});
