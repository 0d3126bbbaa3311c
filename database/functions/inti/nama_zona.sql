create or replace function nama_zona(zona text) returns text language sql immutable parallel safe as $$
  select case zona when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else 'Asia/Jakarta' end
$$;
