create or replace function pasang_versi_toko(tabel regclass) returns void language plpgsql as $$
declare kejadian text;
begin
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('create trigger versi_%s after %s on %s referencing %s table as berubah
                      for each statement execute function naikkan_versi_toko_sekali()',
                   kejadian, kejadian, tabel, case kejadian when 'delete' then 'old' else 'new' end);
    execute format('alter table %s enable always trigger versi_%s', tabel, kejadian);
  end loop;
end $$;
