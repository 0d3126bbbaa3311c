/** Lot: gold without a barcode, below every document that takes some. docs/decisions/0083. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { asalUsulLot } from './asal-usul-lot.report.ts';
import { kartuLot } from './kartu-lot.report.ts';
import { lotAdaCommand } from './lot.command.ts';

export const lot = defineDomain('lot', 'Lot', lotAdaCommand, kartuLot, asalUsulLot);
