-- The house runs on PostgreSQL 15 and later; two things asked for 18.

-- The proof of the guards: where the column is not, every constraint is enforced.
select ubah_fungsi('invarian_penjaga()', 'not (k.convalidated and k.conenforced)',
  'not (k.convalidated and coalesce((to_jsonb(k) ->> ''conenforced'')::boolean, true))');

-- The throttle answers what was there before the attempt. The row says it, because an upsert of before 18 cannot.
alter table percobaan_login add column gagal_lalu integer, add column terakhir_lalu timestamptz;
