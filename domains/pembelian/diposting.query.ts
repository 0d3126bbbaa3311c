/** Lines that ever were in the books: those of a nota that still waits, or was cancelled while it waited, were not. */
import { sql } from 'kysely';

/** Condition on `pembelian_barang l`. */
export const diposting = sql`exists (select from peristiwa e
  where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')`;
