-- The prices of one store at a moment: what is in force, with what is set for before that moment on top.
create or replace function harga_pada(p_tabel text, p_kode text, p_saat timestamp with time zone)
  returns jsonb language plpgsql stable as $$
declare
  kolom text[] := kolom_berjadwal(p_tabel);
  hasil jsonb;
  j record;
begin
  execute format('select to_jsonb(t) from %I t where t.kode_toko = $1 and t.%I = $2 and t.aktif', p_tabel, kolom[1])
    into hasil using app_toko(), p_kode;
  if hasil is null then return null; end if;
  for j in select x.nilai from jadwal_harga x where x.kode_toko = app_toko() and x.tabel = p_tabel and x.kode = p_kode
             and x.status = 'MENUNGGU' and x.berlaku_mulai <= p_saat order by x.berlaku_mulai loop
    hasil := hasil || j.nilai;
  end loop;
  return hasil;
end $$;
