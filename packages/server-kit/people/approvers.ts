/**
 * Who agreed to an event, in order and each once: the column of every page and report that says so. `event`: the alias of a
 * row with `kode_toko` and the `otorisasi` that it used up. A text and no function of the database, because the planner
 * must see through it in reports of many thousand rows.
 */
export const penyetuju = (event: string): string =>
  `(select string_agg(distinct o.approver, ', ') from otorisasi o where o.kode_toko = ${event}.kode_toko and o.id = any (${event}.otorisasi))`;

/** The same of one event of a document: `urut` is which. */
export const penyetujuDari = (
  document: { kode_toko: string; no_dokumen: string },
  urut: string | number,
): string =>
  `(select ${penyetuju('setuju')} from peristiwa setuju
     where setuju.kode_toko = ${document.kode_toko} and setuju.no_dokumen = ${document.no_dokumen} and setuju.urut = ${urut})`;
