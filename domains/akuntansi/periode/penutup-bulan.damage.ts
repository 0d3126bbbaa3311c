/** Damage to closing entries and locked periods. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['PENUTUP_BULAN', 'a closing entry with more profit', 'update penutup_bulan set laba = laba + 1'],
  [
    'PENUTUP_BULAN',
    'a closing entry that says it was taken back',
    'update penutup_bulan set dibatalkan = true where not dibatalkan',
  ],
  [
    'PERIODE_TERKUNCI',
    'something written into a locked period',
    "insert into kunci_periode values ('SBY1', 99, 'KUNCI', '2026-12-01', '2026-12-31', null, 'UJI', '2020-01-01')",
  ],
];
