/** Damage to what changed of members. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PERUBAHAN_MEMBER',
    'a change that nobody sealed',
    "insert into perubahan_member (kode_toko, id, kode_member, aksi, user_id, garam, sesudah) select 'JKT1', gen_random_uuid(), min(kode_member), 'ubah', 'SPV1', 'x', '{}' from member",
  ],
];
