/** What bringing customers is worth. Prescribed call: Spec 1 §7 (`parameter-member-afiliasi`). */
import { defineCommand } from '@mustika/kernel/command.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { getPointMemberResource } from './get-point-member.resource.ts';

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
});
