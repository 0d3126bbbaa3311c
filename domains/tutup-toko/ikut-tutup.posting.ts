/**
 * What else a closing settles: debts that end with the day, of whatever domain keeps them. The closing knows their rows and
 * transfers only; the composition root brings the two together, because no domain reads another's tables.
 */
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import type { Rows, Statement } from '@mustika/server-kit/database.ts';
import type { Writing } from '@mustika/server-kit/document/document-runner.ts';

export type IkutTutup = {
  /** One statement. */
  baca: (kode_toko: string, hari: string) => Statement;
  tutup: (rows: Rows, store: Toko) => { tulis: Writing[]; transfers: Transfer[] };
  /** What the reopening of the day writes; the runner reverses the transfers. */
  buka: Writing[];
};
