-- The store a transaction acts for, and whether it may read across stores (head office). Set per transaction.
create or replace function app_toko()
  returns text language sql stable parallel safe as $$ select current_setting('app.kode_toko', true) $$;
