-- Emptying gudang BELI: what was bought and is not sent away is destroyed by the day it was bought. Its worth goes to the
-- scrap (ROSOK) or to the losses (HILANG), as the state it is given says.
create table kondisi_barang (
  kode_toko text not null references toko,
  kondisi_barang text not null,
  tujuan text not null check (tujuan in ('ROSOK', 'HILANG')),
  primary key (kode_toko, kondisi_barang)
);
select tambah_jejak('kondisi_barang');
select pasang_rls('kondisi_barang', 'select, insert, update');
select pasang_versi_toko('kondisi_barang');
grant select on kondisi_barang to mustika_buku;

-- Scrap is stock of its own in gudang HANCUR; what is lost is in no place of ours.
insert into status_stok (status, akun) values ('ROSOK', 'PERSEDIAAN_ROSOK');
insert into status_barang (dari, ke) values ('DIBELI', 'ROSOK'), ('ROSOK', 'DIBELI'), ('DIBELI', 'HILANG'), ('HILANG', 'DIBELI');
select tambah_jurnal_bawaan('HANCUR PEMBELIAN', array['ROSOK'], array['PERSEDIAAN_ROSOK'], array['PERSEDIAAN_BELI']);
select tambah_jurnal_bawaan('HANCUR PEMBELIAN', array['HILANG'], array['BARANG_HILANG'], array['PERSEDIAAN_BELI']);
select isi_bawaan_toko(kode_toko) from toko;

create table hancur_pembelian (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  -- The day the pieces were bought.
  tgl_beli date not null,
  kondisi_barang text not null,
  tujuan text not null check (tujuan in ('ROSOK', 'HILANG')),
  user_id text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  nilai rupiah not null check (nilai > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kondisi_barang) references kondisi_barang
);
create index hancur_pembelian_hari on hancur_pembelian (kode_toko, tanggal);
create table hancur_pembelian_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  no_faktur_beli text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null check (berat > 0),
  kadar mili_persen not null check (kadar > 0),
  harga_modal rupiah not null check (harga_modal > 0),
  -- Where it lay, for the way back.
  gudang_lama text not null,
  baki_lama text not null,
  kode_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references hancur_pembelian,
  foreign key (kode_toko, kode_barcode) references barang
);
create unique index uq_hancur_pembelian on hancur_pembelian_barang (kode_toko, no_faktur_beli) where not batal;
create index hancur_pembelian_barang_hari on hancur_pembelian_barang (kode_toko, tanggal);

do $$
declare t text;
begin
  foreach t in array array['hancur_pembelian', 'hancur_pembelian_barang'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (batal) on hancur_pembelian_barang to mustika_buku;

create function catat_baris_hancur_pembelian(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into hancur_pembelian (kode_toko, no_dokumen, tanggal, tgl_beli, kondisi_barang, tujuan, user_id, jumlah_barang, berat, nilai, keterangan)
    select toko, no_dok, x.tanggal, x.tgl_beli, x.kondisi_barang, x.tujuan, x.user_id, x.jumlah_barang, x.berat, x.nilai, x.keterangan
    from jsonb_populate_recordset(null::hancur_pembelian, baris) x;
end $$;

-- Pieces by compare-and-set in sorted order: bought, as the screen saw them, and not gone meanwhile.
create function catat_baris_barang_hancur_beli(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, versi integer, tujuan text, kode_baki text)
            order by kode_barcode loop
    update barang b set status = case r.tujuan when 'ROSOK' then 'ROSOK' else 'HILANG' end,
           kode_gudang = case r.tujuan when 'ROSOK' then 'HANCUR' else b.kode_gudang end,
           kode_baki = case r.tujuan when 'ROSOK' then r.kode_baki else b.kode_baki end, no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'DIBELI' and b.versi = r.versi;
    if not found then
      perform tolak('BARANG_BELI_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;

create function catat_baris_hancur_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into hancur_pembelian_barang (kode_toko, no_dokumen, urut, tanggal, kode_barcode, no_faktur_beli, nama_barang, kode_group,
      kode_dept, berat, kadar, harga_modal, gudang_lama, baki_lama, kode_baki)
    select toko, no_dok, x.urut, x.tanggal, x.kode_barcode, x.no_faktur_beli, x.nama_barang, x.kode_group,
      x.kode_dept, x.berat, x.kadar, x.harga_modal, x.gudang_lama, x.baki_lama, x.kode_baki
    from jsonb_populate_recordset(null::hancur_pembelian_barang, baris) x;
end $$;

-- The way back into gudang BELI, refused once a piece has moved on. The purchase is then the last word about it again.
create function catat_baris_hancur_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select h.kode_barcode, h.gudang_lama, h.baki_lama, l.no_faktur_group
             from hancur_pembelian_barang h
             join pembelian_barang l on l.kode_toko = h.kode_toko and l.no_faktur = h.no_faktur_beli
            where h.kode_toko = toko and h.no_dokumen = no_dok order by h.kode_barcode loop
    update barang b set status = 'DIBELI', kode_gudang = r.gudang_lama, kode_baki = r.baki_lama, no_terakhir = r.no_faktur_group,
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('ROSOK', 'HILANG') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('BARANG_HANCUR_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update hancur_pembelian_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;

insert into penulis values ('hancur_pembelian'), ('barang_hancur_beli'), ('hancur_pembelian_barang'), ('hancur_pembelian_batal');

-- A destruction is the sum of its pieces and of what the book moved out of gudang BELI.
create function invarian_hancur_pembelian() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'HANCUR_PEMBELIAN', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'nilai', h.nilai)
    from hancur_pembelian h
    left join (select l.kode_toko, l.no_dokumen, count(*) as banyak, sum(l.berat) as berat, sum(l.harga_modal) as nilai
                 from hancur_pembelian_barang l group by 1, 2) l using (kode_toko, no_dokumen)
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as nilai from buku_uang b
                where b.dari_akun = 'PERSEDIAAN_BELI' and b.peristiwa = 1 group by 1, 2) u using (kode_toko, no_dokumen)
   where (l.banyak, l.berat, l.nilai, u.nilai) is distinct from (h.jumlah_barang::bigint, h.berat::numeric, h.nilai::numeric, h.nilai::numeric)
  union all
  select 'HANCUR_PEMBELIAN', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'batal', l.batal, 'status', d.status)
    from hancur_pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen
   where l.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_hancur_pembelian() from public;
