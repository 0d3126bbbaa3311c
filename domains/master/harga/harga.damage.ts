/** Damage to prices that were set for a day, and to those head office sent. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'JADWAL_HARGA_BERLAKU',
    'a price that names a version nobody set',
    "insert into perubahan_harga (kode_toko, waktu, tabel, kode, kolom, harga_baru, user_id, jadwal) values ('JKT1', now(), 'grup', '750', 'harga', 1, 'OWNER', gen_random_uuid())",
  ],
  [
    'PUBLIKASI_HARGA',
    'prices that head office never sent',
    "insert into publikasi_toko (kode_toko, id, asal, tabel, berlaku_mulai, harga, dilewati, dibuat_oleh, dibuat_pada) values ('JKT1', gen_random_uuid(), 'PUSAT', 'grup', now(), '[]', '[]', 'OWNER', now())",
  ],
];
