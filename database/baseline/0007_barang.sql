-- Pieces. berat is the trade weight without atribut, berat_asli the scale's; harga_modal the cost of this very piece.

-- One barcode means one piece for ever, over all branches: the register outlives the piece.
create table barcode (
  kode_barcode text primary key check (kode_barcode ~ '^[0-9A-Z]{8}$'),
  kode_toko text not null references toko,
  dibuat timestamptz not null default now()
);
grant select on barcode to mustika_app, mustika_report, mustika_buku;
grant insert on barcode to mustika_buku;

-- States of a piece and the moves between them; a move that is not listed is refused by the trigger below.
create table status_barang (dari text not null, ke text not null, primary key (dari, ke));
insert into status_barang (dari, ke) values
  ('TERSEDIA', 'TERSEDIA'), ('TERSEDIA', 'DITAHAN'), ('DITAHAN', 'TERSEDIA'), ('DITAHAN', 'TERJUAL'),
  ('TERSEDIA', 'TERJUAL'), ('TERJUAL', 'TERSEDIA'), ('TERSEDIA', 'BATAL');
grant select on status_barang to mustika_app, mustika_report, mustika_buku;

create table barang (
  kode_toko text not null references toko,
  kode_barcode text not null references barcode,
  kode_intern text,
  nama_barang text not null check (length(nama_barang) > 5),
  kode_group text not null,
  kode_dept text not null references jenis,
  kode_gudang text not null,
  kode_baki text not null,
  status text not null,
  berat miligram not null check (berat > 0),
  berat_asli miligram not null check (berat_asli > 0),
  kadar mili_persen not null check (kadar > 0 and kadar <= 500000),
  kadar_cetak text not null,
  tipe_ongkos text not null check (tipe_ongkos in ('GRAM', 'TOTAL')),
  ongkos rupiah not null check (ongkos >= 0),
  nama_atribut text,
  berat_atribut miligram not null default 0 check (berat_atribut >= 0),
  harga_atribut rupiah not null default 0 check (harga_atribut >= 0),
  size text,
  harga_modal rupiah not null check (harga_modal >= 0),
  -- A fixed tag price that replaces the price by weight (Domain R3.11).
  harga_bandrol rupiah check (harga_bandrol > 0),
  supplier text,
  ada_faktur_masukan boolean not null default false,
  foto text,
  cetak_label integer not null default 0,
  no_masuk text not null,
  tanggal_masuk date not null,
  -- The document that changed the status last.
  no_terakhir text not null,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_group) references grup,
  foreign key (kode_toko, kode_baki) references baki
);
create index barang_stok on barang (kode_toko, status, kode_group, kode_dept);
create index barang_baki on barang (kode_toko, kode_baki) where status in ('TERSEDIA', 'DITAHAN');
create index barang_intern on barang (kode_toko, kode_intern) where kode_intern is not null;
create index barang_nama on barang (kode_toko, nama_barang text_pattern_ops);
select pasang_rls('barang', 'select');
-- Weight, karat, cost and place never change by editing: only the books move them (Domain 2.3).
grant update (nama_barang, kode_intern, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, harga_atribut, size, harga_bandrol,
  supplier, foto, cetak_label, versi, diubah_oleh, diubah_pada) on barang to mustika_app;
grant select, insert, update on barang to mustika_buku;

create function jaga_status_barang() returns trigger language plpgsql as $$
begin
  if old.berat <> new.berat or old.kadar <> new.kadar then
    raise exception 'weight and karat of % never change', new.kode_barcode using errcode = 'MU002';
  end if;
  if not exists (select from status_barang s where s.dari = old.status and s.ke = new.status) then
    raise exception 'piece % cannot go from % to %', new.kode_barcode, old.status, new.status using errcode = 'MU002';
  end if;
  return new;
end $$;
create trigger jaga_status before update of status, berat, kadar on barang for each row execute function jaga_status_barang();
alter table barang enable always trigger jaga_status;

-- A piece scanned into a cart is held for that cart for some minutes; the other till reads who holds it.
create table barang_pegang (
  kode_toko text not null,
  kode_barcode text not null,
  user_id text not null,
  keranjang text not null,
  sampai timestamptz not null,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang
);
select pasang_rls('barang_pegang');
grant select, delete on barang_pegang to mustika_buku;

-- Writer: new pieces. The register refuses a barcode that ever existed anywhere.
create function catat_baris_barang_baru(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status,
      berat, berat_asli, kadar, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, berat_atribut, harga_atribut, size, harga_modal,
      harga_bandrol, supplier, ada_faktur_masukan, foto, no_masuk, tanggal_masuk, no_terakhir)
    select toko, x.kode_barcode, x.kode_intern, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'TERSEDIA',
      x.berat, x.berat_asli, x.kadar, x.kadar_cetak, x.tipe_ongkos, x.ongkos, x.nama_atribut, coalesce(x.berat_atribut, 0),
      coalesce(x.harga_atribut, 0), x.size, x.harga_modal, x.harga_bandrol, x.supplier, coalesce(x.ada_faktur_masukan, false),
      x.foto, no_dok, x.tanggal_masuk, no_dok
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;
insert into penulis values ('barang_baru');

-- Writer: moves pieces to another status and tray by compare-and-set, in sorted order so that two baskets never deadlock.
create function catat_baris_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  kini record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, dari_status text, ke_status text, versi integer,
             ke_gudang text, ke_baki text, keranjang text) order by kode_barcode loop
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status
       and (r.versi is null or b.versi = r.versi);
    if not found then
      select b.status, b.no_terakhir, d.user_id into kini from barang b
        left join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_terakhir
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
      perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode, 'status', kini.status,
        'no_dokumen', kini.no_terakhir, 'user_id', kini.user_id));
    end if;
    select p.user_id into kini from barang_pegang p
     where p.kode_toko = toko and p.kode_barcode = r.kode_barcode and p.sampai > now()
       and p.keranjang is distinct from r.keranjang;
    if found then
      perform tolak('BARANG_DIPEGANG', jsonb_build_object('kode_barcode', r.kode_barcode, 'user_id', kini.user_id));
    end if;
    delete from barang_pegang p where p.kode_toko = toko and p.kode_barcode = r.kode_barcode;
  end loop;
end $$;
insert into penulis values ('barang');
