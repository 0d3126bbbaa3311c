/** How many pieces a row of the stock stands for, and what they cost: one, or of an article by quantity what there is of it. */
import { sql } from 'kysely';
import { BERJUMLAH } from './berjumlah.rule.ts';

/** Goes with a piece `b`; what notas that wait for validation hold is the shop's still. */
export const DENGAN_STOK = sql`left join stok_aksesoris sa on sa.kode_toko = b.kode_toko and sa.kode_barcode = b.kode_barcode`;

export const PCS_STOK = sql`coalesce(sa.jumlah + sa.tahan_jumlah, 1)`;
export const MODAL_STOK = sql`coalesce(sa.nilai::bigint + sa.tahan_nilai::bigint, b.harga_modal::bigint)`;

/** Lies in the shop as one of these states says, or is an article of which there is something. */
export const adaStok = (...status: readonly string[]) =>
  sql`(b.status in (${sql.join([...status])}) or b.status = ${BERJUMLAH} and sa.jumlah + sa.tahan_jumlah > 0)`;
