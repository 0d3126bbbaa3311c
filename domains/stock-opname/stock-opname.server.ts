/** Implementations of the domain, for the composition root. */
import { laporanStockOpnameGlobalSql } from './global/laporan-stock-opname-global.query.ts';
import { opnameGlobalCommands, stockOpnameGlobalDocument } from './global/stock-opname-global.posting.ts';
import { laporanOpname } from './laporan-stock-opname.query.ts';
import { stockOpnameDocument } from './stock-opname.posting.ts';
import { opnameCommands } from './stock-opname.query.ts';

export const stockOpnameCommands = [...opnameCommands, ...opnameGlobalCommands];
export const stockOpnameDocuments = [stockOpnameDocument, stockOpnameGlobalDocument];
export const stockOpnameReports = [...laporanOpname, laporanStockOpnameGlobalSql];
