-- What buying back depends on: the state a piece comes back in, and the price per gram of goods without a nota.
create table kondisi_pembelian (
  kode_toko text not null references toko,
  kondisi_barang text not null,
  type_kondisi text not null check (type_kondisi in ('PERSENTASE', 'RP')),
  persentase mili_persen not null default 0 check (persentase between 0 and 100000),
  -- Rupiah per gram of what is weighed.
  potongan rupiah not null default 0 check (potongan >= 0),
  primary key (kode_toko, kondisi_barang)
);
create table para_harga_beli (
  kode_toko text not null references toko,
  kode_harga text not null,
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  primary key (kode_toko, kode_harga)
);

do $$
declare t text;
begin
  foreach t in array array['kondisi_pembelian', 'para_harga_beli'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    perform pasang_versi_toko(t::regclass);
    execute format('grant select on %I to mustika_buku', t);
  end loop;
end $$;

create trigger harga after insert or update on para_harga_beli
  for each row execute function catat_harga('kode_harga', 'harga_per_gram');
alter table para_harga_beli enable always trigger harga;
