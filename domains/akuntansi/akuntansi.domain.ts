/** The books for accountants, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { hledgerCommand } from './hledger.command.ts';

export const akuntansi = defineDomain('akuntansi', 'Akuntansi', hledgerCommand);
