-- A store lives by the clock of its place: WIB, WITA or WIT. Its first day, the hours of its charts and the times on its
-- paper are those of its own zone; instants stay instants.
alter table toko add column zona text not null default 'WIB' constraint toko_zona check (zona in ('WIB', 'WITA', 'WIT'));
comment on constraint toko_zona on toko is 'Zona Waktu Harus WIB, WITA Atau WIT';

create function nama_zona(zona text) returns text language sql immutable parallel safe as $$
  select case zona when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else 'Asia/Jakarta' end
$$;
/* Zone of a store as PostgreSQL names it, for `at time zone`. */
create function zona_toko(toko text) returns text language sql stable parallel safe as $$
  select nama_zona(t.zona) from toko t where t.kode_toko = toko
$$;

select ubah_fungsi('buka_hari_pertama()'::regprocedure,
  '(now() at time zone ''Asia/Jakarta'')::date', '(now() at time zone nama_zona(new.zona))::date');
