/** Pieces that left the shop. */

/**
 * States of a piece the shop no longer has; nothing of it is edited any more, because a nota, or another store, shows it as it was.
 * The spec does not say; ours, on Domain 1 (saved data is never edited).
 */
export const SUDAH_KELUAR: ReadonlySet<string> = new Set([
  ...['TERJUAL', 'DISERAHKAN', 'BATAL'],
  ...['DIKIRIM', 'TERKIRIM'],
]);
