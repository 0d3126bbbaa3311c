/** Damage to members who were merged. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'GABUNG_MEMBER',
    'somebody who was merged and leads to nobody',
    'update member set digabung_ke = null where digabung_ke is not null',
  ],
  [
    'GABUNG_MEMBER',
    'somebody who leads to one that nobody merged him into',
    `update member set digabung_ke = (select max(m.kode_member) from member m where m.aktif and m.kode_member <> member.digabung_ke)
      where digabung_ke is not null`,
  ],
  [
    'GABUNG_MEMBER',
    'points of somebody who is somebody else now',
    `insert into member_poin (kode_toko, kode_member, poin) select 'JKT1', kode_member, 1 from member where digabung_ke is not null
      on conflict (kode_toko, kode_member) do update set poin = member_poin.poin + 1`,
  ],
  [
    'GABUNG_MEMBER',
    'an undone merge that left points behind',
    `update buku_poin set jumlah = jumlah + 1 where no_dokumen = (select max(b.no_dokumen) from buku_poin b
      join gabung_member g on g.kode_member = b.dari and g.ke = b.ke and g.batal_pada is not null)`,
  ],
  [
    'GABUNG_MEMBER',
    'points between two who were never one',
    `update buku_poin set ke = (select max(m.kode_member) from member m where m.aktif and m.kode_member <> buku_poin.dari and m.kode_member <> buku_poin.ke)
      where left(dari, 1) <> '@' and left(ke, 1) <> '@'`,
  ],
];
