/** What bringing customers is worth. Prescribed call: Spec 1 §7 (`parameter-member-afiliasi`). */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { getPointMemberResource } from './get-point-member.resource.ts';

const {
  kode_get_point,
  keterangan,
  jenis_transaksi,
  minimal_rp,
  persentase,
  poin_tetap,
  mulai_berlaku,
  sampai_berlaku,
} = getPointMemberResource.fields;

/**
 * The AFILIASI rows of Parameter Get Point Member that are in force on the store's day. The spec names only the call; that
 * affiliation is a member bringing a customer is our reading.
 */
export const memberAfiliasiCommand = defineCommand({
  name: 'parameter-member-afiliasi',
  label: 'Parameter Member Afiliasi',
  method: 'GET',
  path: 'parameter-member-afiliasi',
  gate: flag('MEMBER_MODULE'),
  list: () => getPointMemberResource,
  fields: {},
  answer: baris({
    kode_get_point,
    keterangan,
    jenis_transaksi,
    minimal_rp,
    persentase,
    poin_tetap,
    mulai_berlaku,
    sampai_berlaku,
  }),
});
