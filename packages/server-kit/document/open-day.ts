/** The open day of a store, for what is worked out before a document is made. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '../database.ts';

export const bacaHariBuka = (kode_toko: string) =>
  statement<{ tanggal: Tanggal }>(
    'hari_terbuka',
    "select tanggal from hari_toko where kode_toko = $1 and status = 'OPEN'",
    kode_toko,
  );
