/** Backups of the house, as the owner reads of them. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { cadanganCommand } from './cadangan.command.ts';

export const cadanganDomain = defineDomain('cadangan', 'Cadangan', cadanganCommand);
