/** Members: for now what the till needs of them. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { memberByHp, memberByKode, memberByNama, simpanMember } from './member.command.ts';

export const member = defineDomain('member', 'Member', memberByKode, memberByHp, memberByNama, simpanMember);
