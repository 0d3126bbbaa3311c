-- What PostgreSQL does not enforce it never marks as validated, in any version: to read each constraint as JSON for that was
-- two thirds of the whole proof.
select ubah_fungsi('invarian_penjaga()', 'not (k.convalidated and coalesce((to_jsonb(k) ->> ''conenforced'')::boolean, true))',
  'not k.convalidated');
