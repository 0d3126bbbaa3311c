/** Damage to the guards, the walls and the roles themselves. */
import type { Damage } from '../kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['PENJAGA', 'a guard switched off', 'alter table buku_uang disable trigger kekal'],
  ['PENJAGA', 'a guard that sleeps during replication', 'alter table perubahan_harga enable trigger kekal'],
  ['PENJAGA', 'a guard of another table that sleeps', 'alter table rekening enable trigger versi_update'],
  ['PENJAGA', 'a guard taken away', 'drop trigger jaga_hari on peristiwa'],
  ['PENJAGA', 'a wall taken down', 'alter table keranjang disable row level security'],
  ['PENJAGA', 'a wall the owner walks through', 'alter table grup no force row level security'],
  ['PENJAGA', 'a door in the wall', 'create policy semua on penjualan for select using (true)'],
  ['PENJAGA', 'a new table without a wall', 'create table baru_tanpa_dinding (kode_toko text)'],
  ['PENJAGA', 'a role that walks through walls', 'alter role mustika_app bypassrls'],
  ['PENJAGA', 'a login that became the writer of the books', 'grant mustika_buku to mustika_masuk_postgres'],
  ['PENJAGA', 'a login that may make roles', 'alter role mustika_masuk_postgres createrole'],
  ['PENJAGA', 'a login that owns something', 'alter table rantai_demo owner to mustika_masuk_postgres'],
  ['PENJAGA', 'a role that became the writer of the books', 'grant mustika_buku to mustika_app'],
  [
    'PENJAGA',
    'a writer of the books that belongs to the owner',
    'alter function catat(text, jsonb) owner to current_user',
  ],
  ['PENJAGA', 'a list of the chain that the application may empty', 'grant truncate on bank to mustika_app'],
  [
    'PENJAGA',
    'a list of the chain that the application may no longer read',
    'revoke select on bank from mustika_app',
  ],
  ['PENJAGA', 'a table that belongs to the writer of the books', 'alter table grup owner to mustika_buku'],
  [
    'PENJAGA',
    'a rule that is not enforced',
    'alter table penjualan_barang drop constraint penjualan_barang_jumlah, add constraint penjualan_barang_jumlah check (total > 0) not enforced',
  ],
];
