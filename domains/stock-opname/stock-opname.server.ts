/** Implementations of the domain, for the composition root. */
import { laporanOpname } from './laporan-stock-opname.query.ts';
import { stockOpnameDocument } from './stock-opname.posting.ts';
import { opnameCommands } from './stock-opname.query.ts';

export const stockOpnameCommands = opnameCommands;
export const stockOpnameDocuments = [stockOpnameDocument];
export const stockOpnameReports = laporanOpname;
