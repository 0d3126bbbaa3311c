-- A store without head office beside it sets its prices of the day by the same publication: to itself alone.
create or replace function terbitkan_harga(p jsonb)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  asal text := app_toko();
  pub publikasi_harga;
  tujuan text;
begin
  if not exists (select from toko t where t.kode_toko = asal and t.aktif and (t.tipe = 'PUSAT' or p -> 'toko' = jsonb_build_array(asal)))
    then perform tolak('TOKO_LAIN'); end if;
  insert into publikasi_harga (kode_toko, id, tabel, berlaku_mulai, harga, keterangan, dibuat_oleh, dibuat_pada)
    values (asal, (p ->> 'id')::uuid, p ->> 'tabel', (p ->> 'berlaku_mulai')::timestamptz, p -> 'harga', p ->> 'keterangan',
            current_setting('app.user_id'), (p ->> 'saat')::timestamptz)
    returning * into pub;
  for tujuan in select t.kode_toko from toko t join jsonb_array_elements_text(p -> 'toko') x (kode) on x.kode = t.kode_toko
                 where t.aktif order by 1 loop
    perform terbitkan_ke(pub, tujuan);
  end loop;
  perform set_config('app.kode_toko', asal, true);
end $$;
alter function terbitkan_harga(jsonb) owner to mustika_buku;
revoke execute on function terbitkan_harga(jsonb) from public;
grant execute on function terbitkan_harga(jsonb) to mustika_app;
