/** Damage to the audit log, which is a chain. */
import type { Damage } from '../kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'AUDIT',
    'another user in the log',
    "update audit set user_id = 'SIAPA' where kode_toko = 'JKT1' and seq = 3",
  ],
  [
    'AUDIT',
    'another moment in the log',
    "update audit set waktu = waktu + interval '1 microsecond' where kode_toko = 'JKT1' and seq = 3",
  ],
  [
    'AUDIT',
    'another detail in the log',
    `update audit set isi = isi || '{"total": 1}' where kode_toko = 'JKT1' and seq = 3`,
  ],
  ['AUDIT', 'a link taken out', "delete from audit where kode_toko = 'JKT1' and seq = 3"],
  ['AUDIT', 'the first link taken out', "delete from audit where kode_toko = 'JKT1' and seq = 1"],
  [
    'AUDIT',
    'a link sealed anew by hand',
    "update audit set user_id = 'SIAPA', hash = sha256(prev || convert_to(isi_audit(kode_toko, seq, waktu, 'SIAPA', aksi, objek, isi), 'UTF8')) where kode_toko = 'JKT1' and seq = 3",
  ],
];
