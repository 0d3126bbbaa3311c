-- The tables whose prices are versions: key column, then price columns. The declarations say the same (`dated`).
create or replace function kolom_berjadwal(tabel text) returns text[] language sql immutable as $$
  select case tabel
    when 'grup' then array['kode_group', 'harga', 'harga_modal']
    when 'parameter_harga_emas' then array['kode_harga', 'harga_jual', 'harga_beli']
    when 'para_harga_beli' then array['kode_harga', 'harga_per_gram']
    when 'parameter_ongkos' then array['kode_ongkos', 'ongkos', 'ongkos_minimum']
    when 'para_hutang_pokok' then array['kode_pokok', 'harga_per_gram']
  end
$$;
