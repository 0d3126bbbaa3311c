/** Implementations of the domain, for the composition root. */
import { periksaCommands } from './periksa-tutup.query.ts';
import { tutupTokoDocument } from './tutup-toko.query.ts';

export const tutupTokoDocuments = [tutupTokoDocument];
export const tutupTokoCommands = [...periksaCommands];
