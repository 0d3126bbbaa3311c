/** Implementations of the domain, for the composition root. */
import { barangManualCommands as stokManual } from './barang-manual.query.ts';
import { hancurManualDocument } from './hancur-manual.posting.ts';
import { pindahManualDocument } from './pindah-manual.posting.ts';
import { tambahManualDocument } from './tambah-manual.posting.ts';

export const barangManualDocuments = [tambahManualDocument, pindahManualDocument, hancurManualDocument];
export const barangManualCommands = [...stokManual];
