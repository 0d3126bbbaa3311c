/** Implementations of the domain, for the composition root. */
import { mutasiUangDocument } from './mutasi-uang.query.ts';
import { riwayatCommands } from './riwayat-uang.query.ts';

export const keuanganDocuments = [mutasiUangDocument];
export const keuanganCommands = riwayatCommands;
