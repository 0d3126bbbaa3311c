-- In the order of the codes, as the tills take them.
create or replace function lepas_kupon(toko text, baris jsonb) returns void language plpgsql as $$
declare banyak integer;
begin
  perform from kupon k where k.kode in (select x.kode from jsonb_populate_recordset(null::kupon_lepas, baris) x)
   order by k.kode for update;
  update kupon k set lepas = x.lepas from jsonb_populate_recordset(null::kupon_lepas, baris) x
   where k.kode = x.kode and k.toko = lepas_kupon.toko and k.terbuku and k.lepas <> x.lepas;
  get diagnostics banyak = row_count;
  if banyak <> jsonb_array_length(baris) then
    perform tolak('KUPON_BERUBAH');
  end if;
end $$;
revoke execute on function lepas_kupon(text,jsonb) from public;
grant execute on function lepas_kupon(text,jsonb) to mustika_buku;
