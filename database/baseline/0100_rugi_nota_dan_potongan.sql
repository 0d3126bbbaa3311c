-- What a nota loses by its age, its group or its absence, and what goods of a kategori lose.
create table para_rugi_nota (
  kode_toko text not null references toko,
  kode_rugi text not null,
  asal_nota text not null check (asal_nota in ('NOTA', 'TANPA NOTA', 'TOKO LAIN')),
  -- Null is every group.
  kode_group text,
  -- Months the nota must be older than; 0 takes part from the first day.
  umur_bulan integer not null default 0 check (umur_bulan between 0 and 1200),
  type_potongan text not null check (type_potongan in ('PERSENTASE', 'RP')),
  persentase mili_persen not null default 0 check (persentase between 0 and 100000),
  potongan rupiah not null default 0 check (potongan >= 0),
  primary key (kode_toko, kode_rugi),
  foreign key (kode_toko, kode_group) references grup
);
create table para_potongan_kategori (
  kode_toko text not null references toko,
  kode_kategori text not null references kategori,
  type_potongan text not null check (type_potongan in ('PERSENTASE', 'RP')),
  persentase mili_persen not null default 0 check (persentase between 0 and 100000),
  potongan rupiah not null default 0 check (potongan >= 0),
  primary key (kode_toko, kode_kategori)
);

do $$
declare t text;
begin
  foreach t in array array['para_rugi_nota', 'para_potongan_kategori'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    perform pasang_versi_toko(t::regclass);
    execute format('grant select on %I to mustika_buku', t);
  end loop;
end $$;

-- Two living rows for one kind of nota, group and age would leave the price to chance.
create unique index uq_para_rugi_nota on para_rugi_nota (kode_toko, asal_nota, kode_group, umur_bulan) nulls not distinct
  where aktif;

-- The line keeps which rows took what.
alter table pembelian_barang add column asal_nota text not null default 'NOTA',
  add column kode_rugi text,
  add column rugi_nota rupiah not null default 0 check (rugi_nota >= 0),
  add column kode_kategori text,
  add column potongan_kategori rupiah not null default 0 check (potongan_kategori >= 0);
update pembelian_barang set asal_nota = 'TANPA NOTA' where no_faktur_jual is null;
alter table pembelian_barang drop constraint pembelian_barang_jumlah,
  add constraint pembelian_barang_jumlah check (
    harga_nota_efektif - potongan - rugi_nota - potongan_kategori - potongan_manual + pembulatan = harga_sistem),
  add constraint pembelian_barang_asal check (
    asal_nota in ('NOTA', 'TANPA NOTA', 'TOKO LAIN') and (asal_nota <> 'NOTA' or no_faktur_jual is not null)
    and (asal_nota <> 'TOKO LAIN' or no_faktur_jual is null)),
  add constraint pembelian_barang_rugi check (rugi_nota = 0 or kode_rugi is not null),
  add constraint pembelian_barang_kategori check (potongan_kategori = 0 or kode_kategori is not null);

create or replace function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal,
      berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.no_faktur_jual, x.kode_harga,
      x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar, x.kadar_cetak,
      x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.asal_nota, x.kode_rugi, x.rugi_nota, x.kode_kategori, x.potongan_kategori, x.potongan_manual, x.pembulatan,
      x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama, x.gudang_lama, x.baki_lama
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
end $$;
