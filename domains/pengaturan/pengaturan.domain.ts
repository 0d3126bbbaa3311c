/** What a store is set to. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { paraSystemCommand, paraSystemKeyCommand } from './para-system.command.ts';

export const pengaturan = defineDomain('pengaturan', 'Pengaturan', paraSystemCommand, paraSystemKeyCommand);
