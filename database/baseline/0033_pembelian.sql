-- Buying back. A sale line that came back is marked, so that its piece may be sold and bought again.
alter table penjualan_barang add column beli_kembali boolean not null default false;
grant update (beli_kembali) on penjualan_barang to mustika_buku;
drop index uq_barang_terjual;
create unique index uq_barang_terjual on penjualan_barang (kode_toko, kode_barcode) where not batal and not beli_kembali;
create index penjualan_barang_barcode on penjualan_barang (kode_toko, kode_barcode);

create table pembelian (
  kode_toko text not null,
  no_faktur_group text not null,
  tanggal date not null,
  kode_member text references member,
  nama_customer text,
  nik_sim_passport text,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  -- What the notas were worth, what was paid for the pieces, and what the shop kept of it.
  harga_nota rupiah not null check (harga_nota >= 0),
  total rupiah not null check (total > 0),
  biaya_admin rupiah not null default 0 check (biaya_admin >= 0),
  bayar rupiah not null check (bayar > 0),
  keterangan text,
  primary key (kode_toko, no_faktur_group),
  foreign key (kode_toko, no_faktur_group) references dokumen,
  constraint pembelian_lunas check (bayar = total - biaya_admin)
);
create index pembelian_hari on pembelian (kode_toko, tanggal);

create table pembelian_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  -- The sale it comes back from; none for goods without a nota.
  no_faktur_jual text,
  kode_harga text,
  kode_sales text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_baki text not null,
  berat_nota miligram not null check (berat_nota > 0),
  berat miligram not null check (berat > 0),
  -- Missing beyond the tolerance.
  susut miligram not null default 0 check (susut >= 0),
  kadar mili_persen not null check (kadar > 0),
  kadar_cetak text not null,
  kondisi_barang text not null,
  type_kondisi text not null check (type_kondisi in ('PERSENTASE', 'RP')),
  persentase mili_persen not null,
  -- The sale price of a gram on the day it was bought.
  harga_emas rupiah not null check (harga_emas >= 0),
  harga_nota rupiah not null check (harga_nota >= 0),
  harga_nota_efektif rupiah not null check (harga_nota_efektif between 0 and harga_nota),
  potongan rupiah not null check (potongan >= 0),
  potongan_manual rupiah not null check (potongan_manual >= 0),
  pembulatan rupiah not null,
  harga_sistem rupiah not null,
  harga rupiah not null check (harga > 0),
  harga_rata rupiah not null,
  rata_asal rupiah not null,
  -- What the piece was before, for the way back.
  berat_asli_lama miligram,
  harga_modal_lama rupiah,
  gudang_lama text,
  baki_lama text,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group, urut),
  foreign key (kode_toko, no_faktur_group) references pembelian,
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kondisi_barang) references kondisi_pembelian,
  constraint pembelian_barang_jumlah check (harga_nota_efektif - potongan - potongan_manual + pembulatan = harga_sistem),
  constraint pembelian_barang_lama check (
    (no_faktur_jual is null) = (harga_modal_lama is null and berat_asli_lama is null and gudang_lama is null and baki_lama is null))
);
-- A sale comes back once, and a piece is bought once until it is sold again.
create unique index uq_jual_dibeli on pembelian_barang (kode_toko, no_faktur_jual) where not batal and no_faktur_jual is not null;
create unique index uq_no_faktur_beli on pembelian_barang (kode_toko, no_faktur);
create index pembelian_barang_hari on pembelian_barang (kode_toko, tanggal);
create index pembelian_barang_barcode on pembelian_barang (kode_toko, kode_barcode);

create table pembelian_bayar (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  jenis text not null check (jenis in ('CASH', 'TRANSFER')),
  no_rekening text,
  jumlah rupiah not null check (jumlah > 0),
  primary key (kode_toko, no_faktur_group, urut),
  foreign key (kode_toko, no_faktur_group) references pembelian,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint pembelian_rekening check ((jenis = 'CASH') = (no_rekening is null))
);

do $$
declare t text;
begin
  foreach t in array array['pembelian', 'pembelian_barang', 'pembelian_bayar'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (batal) on pembelian_barang to mustika_buku;

create function catat_baris_pembelian(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into pembelian (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, nik_sim_passport, no_hp_customer,
      alamat_customer, kasir, jumlah_barang, berat, harga_nota, total, biaya_admin, bayar, keterangan)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.nik_sim_passport, x.no_hp_customer,
      x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.harga_nota, x.total, x.biaya_admin, x.bayar, x.keterangan
    from jsonb_populate_recordset(null::pembelian, baris) x;
end $$;

create function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, potongan_manual, pembulatan, harga_sistem,
      harga, harga_rata, rata_asal, berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.no_faktur_jual, x.kode_harga,
      x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar, x.kadar_cetak,
      x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.potongan_manual, x.pembulatan, x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama,
      x.gudang_lama, x.baki_lama
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
end $$;

create function catat_baris_pembelian_bayar(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into pembelian_bayar (kode_toko, no_faktur_group, urut, jenis, no_rekening, jumlah)
    select toko, no_dok, x.urut, x.jenis, x.no_rekening, x.jumlah from jsonb_populate_recordset(null::pembelian_bayar, baris) x;
end $$;

-- Pieces of ours that come back, by compare-and-set in sorted order: sold, as the till saw them, and not bought meanwhile.
create function catat_baris_barang_beli(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, no_faktur_jual text, versi integer, ke_gudang text,
             ke_baki text, berat bigint, harga_modal bigint) order by kode_barcode loop
    update barang b set status = 'DIBELI', kode_gudang = r.ke_gudang, kode_baki = r.ke_baki, berat = r.berat, berat_asli = r.berat,
           harga_modal = r.harga_modal, no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update penjualan_barang l set beli_kembali = true
     where l.kode_toko = toko and l.no_faktur = r.no_faktur_jual and l.kode_barcode = r.kode_barcode
       and not l.batal and not l.beli_kembali;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;

-- Goods without our barcode get one; the register refuses a code that ever existed anywhere.
create function catat_baris_barang_beli_baru(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, no_masuk, tanggal_masuk, no_terakhir)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'DIBELI', x.berat, x.berat,
      x.kadar, x.kadar_cetak, 'TOTAL', 0, x.harga_modal, no_dok, x.tanggal_masuk, no_dok
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;

-- The way back: pieces of ours are what they were before, the others are gone. Refused once a piece has moved on.
create function catat_baris_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok order by l.kode_barcode loop
    update barang b set status = case when r.no_faktur_jual is null then 'BATAL' else 'TERJUAL' end,
           kode_gudang = coalesce(r.gudang_lama, b.kode_gudang), kode_baki = coalesce(r.baki_lama, b.kode_baki),
           berat = case when r.no_faktur_jual is null then b.berat else r.berat_nota end,
           berat_asli = coalesce(r.berat_asli_lama, b.berat_asli), harga_modal = coalesce(r.harga_modal_lama, b.harga_modal),
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'DIBELI' and b.no_terakhir = no_dok;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update penjualan_barang l set beli_kembali = false
    from pembelian_barang p
   where p.kode_toko = toko and p.no_faktur_group = no_dok and l.kode_toko = toko and l.no_faktur = p.no_faktur_jual;
  update pembelian_barang l set batal = true where l.kode_toko = toko and l.no_faktur_group = no_dok;
end $$;

insert into penulis values ('pembelian'), ('pembelian_barang'), ('pembelian_bayar'), ('barang_beli'), ('barang_beli_baru'),
  ('pembelian_batal');

-- A sale whose piece came back cannot be cancelled any more, not even after the piece was sold again.
create or replace function catat_baris_penjualan_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  update penjualan_barang set batal = true where kode_toko = toko and no_faktur_group = no_dok;
  if exists (select from penjualan_barang l where l.kode_toko = toko and l.no_faktur_group = no_dok and l.beli_kembali) then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('no_faktur_group', no_dok));
  end if;
end $$;
