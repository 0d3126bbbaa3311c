/** What a piece on its way from head office needs before a branch can take it over. */

/** Whether the branch has what the piece names; the two in the middle come along with the list of groups. */
export const KEBERADAAN = [
  ['SIAP', 'Siap Diambil'],
  ['IKUT_BARU', 'Group Baru'],
  ['IKUT_BERBEDA', 'Group Tidak Aktif'],
  ['GROUP_TIDAK_ADA', 'Group Tidak Ada'],
  ['SUDAH_DI_SINI', 'Sudah Di Toko Ini'],
] as const;
export type Keberadaan = (typeof KEBERADAAN)[number][0];

/** What of the lists is taken over in the same act. */
export type DiambilJuga = { grup: boolean; perbarui: boolean };

/** Can it be taken over with what is chosen? The server finds out by doing it; the screen says so before. */
export const bisaDiambil = (keberadaan: string, { grup, perbarui }: DiambilJuga): boolean =>
  keberadaan === 'SIAP' ||
  (grup && (keberadaan === 'IKUT_BARU' || (keberadaan === 'IKUT_BERBEDA' && perbarui)));
