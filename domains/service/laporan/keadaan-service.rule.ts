/** What reports keep of jobs. Domain R6.9. */
export const KEADAAN_SERVICE = [
  ['SEMUA', 'SEMUA'],
  ['BELUM_SELESAI', 'BELUM SELESAI'],
  ['LEWAT', 'LEWAT JANJI'],
  ['BELUM_DIAMBIL', 'BELUM DIAMBIL'],
  ['DIAMBIL', 'DIAMBIL'],
] as const;
