/** The page of a document for its customer. docs/decisions/0096. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { tautanCommand } from './tautan.command.ts';

export const tautan = defineDomain('tautan', 'Tautan Pelanggan', tautanCommand);
