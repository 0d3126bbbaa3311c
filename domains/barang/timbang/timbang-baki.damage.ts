/** Damage to weighings. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'TIMBANG_BAKI',
    'a tray that stays on the scale for ever',
    "update timbang_baki set aktif = true where no_dokumen in (select no_dokumen from dokumen where status = 'DONE')",
  ],
  [
    'TIMBANG_BAKI',
    'a finished weighing without a figure',
    "update timbang_baki set timbangan = null, selisih = null, cara = null, bacaan = null where no_dokumen in (select no_dokumen from dokumen where status = 'DONE')",
  ],
];
