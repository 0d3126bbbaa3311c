-- Members are one list for the chain; their points are kept per store, so that a posting stays inside one store's rows.
create table member (
  kode_member text primary key,
  nama_member text not null,
  no_hp text,
  alamat text,
  tgl_lahir date,
  kode_toko_asal text not null references toko,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now()
);
create index member_hp on member (no_hp);
create index member_nama on member (nama_member text_pattern_ops);
select beri_hak_rantai('member');

create table member_poin (
  kode_toko text not null references toko,
  kode_member text not null references member,
  poin poin not null constraint poin_tidak_negatif check (poin >= 0),
  primary key (kode_toko, kode_member)
);
select pasang_rls('member_poin', 'select');
grant select, insert, update on member_poin to mustika_buku;

create table penjualan (
  kode_toko text not null,
  no_faktur_group text not null,
  tanggal date not null,
  kode_member text references member,
  nama_customer text,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null,
  -- Sum of the lines before discount and rounding, and what became of it.
  subtotal rupiah not null,
  diskon rupiah not null check (diskon >= 0),
  pembulatan rupiah not null,
  total rupiah not null check (total > 0),
  bayar rupiah not null,
  kembali rupiah not null check (kembali >= 0),
  poin integer not null default 0,
  keterangan text,
  primary key (kode_toko, no_faktur_group),
  foreign key (kode_toko, no_faktur_group) references dokumen,
  constraint penjualan_jumlah check (subtotal - diskon + pembulatan = total),
  constraint penjualan_lunas check (bayar - kembali = total),
  constraint penjualan_diskon check (diskon <= subtotal)
);
create index penjualan_hari on penjualan (kode_toko, tanggal);
create index penjualan_member on penjualan (kode_member) where kode_member is not null;

create table penjualan_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  -- Number of the piece on the nota: the group's number and its line.
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  kode_sales text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  -- What the parameters said, and what was charged.
  harga_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null check (diskon >= 0),
  pembulatan rupiah not null,
  total rupiah not null check (total > 0),
  harga_modal rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group, urut),
  foreign key (kode_toko, no_faktur_group) references penjualan,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint penjualan_barang_jumlah check (harga_emas + ongkos + harga_atribut - diskon + pembulatan = total)
);
-- One living sale per piece, whoever writes.
create unique index uq_barang_terjual on penjualan_barang (kode_toko, kode_barcode) where not batal;
create unique index uq_no_faktur on penjualan_barang (kode_toko, no_faktur);
create index penjualan_barang_hari on penjualan_barang (kode_toko, tanggal);

create table penjualan_bayar (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER')),
  no_rekening text,
  jumlah rupiah not null check (jumlah > 0),
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0 check (fee >= 0),
  fee_ditanggung text not null default 'TOKO' check (fee_ditanggung in ('TOKO', 'PELANGGAN')),
  -- Last four digits only, never more (Domain R6.10).
  kartu_akhir text check (kartu_akhir ~ '^[0-9]{4}$'),
  primary key (kode_toko, no_faktur_group, urut),
  foreign key (kode_toko, no_faktur_group) references penjualan,
  constraint bayar_rekening check (jenis = 'CASH' or no_rekening is not null)
);

-- A cart put aside: any till of the store can take it up again.
create table keranjang (
  kode_toko text not null references toko,
  id text not null,
  user_id text not null,
  label text not null,
  isi jsonb not null,
  diubah timestamptz not null default now(),
  primary key (kode_toko, id)
);
select pasang_rls('keranjang');

do $$
declare t text;
begin
  foreach t in array array['penjualan', 'penjualan_barang', 'penjualan_bayar'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (batal) on penjualan_barang to mustika_buku;

create function catat_baris_penjualan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, total, bayar, kembali, poin, keterangan)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir,
      x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.total, x.bayar, x.kembali, x.poin, x.keterangan
    from jsonb_populate_recordset(null::penjualan, baris) x;
end $$;

create function catat_baris_penjualan_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang,
      kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos,
      harga_atribut, diskon, pembulatan, total, harga_modal)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.kode_sales, x.nama_barang,
      x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.harga_per_gram,
      x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.total, x.harga_modal
    from jsonb_populate_recordset(null::penjualan_barang, baris) x;
end $$;

create function catat_baris_penjualan_bayar(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan_bayar (kode_toko, no_faktur_group, urut, jenis, no_rekening, jumlah, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, x.urut, x.jenis, x.no_rekening, x.jumlah, x.fee_persen, x.fee, x.fee_ditanggung, x.kartu_akhir
    from jsonb_populate_recordset(null::penjualan_bayar, baris) x;
end $$;

-- A cancelled nota gives its pieces free for another sale.
create function catat_baris_penjualan_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update penjualan_barang set batal = true where kode_toko = toko and no_faktur_group = no_dok;
end $$;

-- Points of members; a balance below zero refuses by its check.
create function catat_baris_member_poin(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_member text, tambah bigint) order by kode_member loop
    insert into member_poin as m (kode_toko, kode_member, poin) values (toko, r.kode_member, greatest(r.tambah, 0))
      on conflict (kode_toko, kode_member) do update set poin = m.poin + r.tambah;
  end loop;
exception when check_violation then
  perform tolak('POIN_SUDAH_TERPAKAI');
end $$;

insert into penulis values ('penjualan'), ('penjualan_barang'), ('penjualan_bayar'), ('penjualan_batal'), ('member_poin');
