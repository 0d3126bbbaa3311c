-- The movement of pieces by a document as one body: where each was is kept, so that every kind has the same way back.
create table asal_gerak (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  dari_status text not null,
  dari_gudang text not null,
  dari_baki text not null,
  -- The document that had the last word about the piece before.
  dari_dokumen text not null,
  ke_status text not null,
  primary key (kode_toko, no_dokumen, kode_barcode),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_barcode) references barang
);
select set_config('app.lintas', 'on', true);
insert into asal_gerak (kode_toko, no_dokumen, kode_barcode, dari_status, dari_gudang, dari_baki, dari_dokumen, ke_status)
  select h.kode_toko, h.no_dokumen, b.kode_barcode, 'DIBELI', b.gudang_lama, b.baki_lama, l.no_faktur_group, h.tujuan
    from hancur_pembelian h
    join hancur_pembelian_barang b on b.kode_toko = h.kode_toko and b.no_dokumen = h.no_dokumen
    join pembelian_barang l on l.kode_toko = b.kode_toko and l.no_faktur = b.no_faktur_beli;
select set_config('app.lintas', 'off', true);
select pasang_rls('asal_gerak', 'select');
grant select, insert on asal_gerak to mustika_buku;

-- Writer: pieces by compare-and-set in sorted order, as their document saw them. Refused by the code that its kind names.
create function catat_baris_barang_gerak(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, versi integer, dari_status text, ke_status text,
             ke_gudang text, ke_baki text, tolak text) order by kode_barcode loop
    insert into asal_gerak (kode_toko, no_dokumen, kode_barcode, dari_status, dari_gudang, dari_baki, dari_dokumen, ke_status)
      select toko, no_dok, b.kode_barcode, b.status, b.kode_gudang, b.kode_baki, b.no_terakhir, r.ke_status from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status and b.versi = r.versi for update;
    if not found then
      perform tolak(r.tolak, jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $$;

-- The way back to where each piece was, refused once one has moved on; what was the last word about it is so again.
create function catat_baris_barang_gerak_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from asal_gerak g where g.kode_toko = toko and g.no_dokumen = no_dok order by g.kode_barcode loop
    update barang b set status = r.dari_status, kode_gudang = r.dari_gudang, kode_baki = r.dari_baki, no_terakhir = r.dari_dokumen,
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.ke_status and b.no_terakhir = no_dok;
    if not found then
      perform tolak(baris -> 0 ->> 'tolak', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;

create or replace function catat_baris_hancur_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update hancur_pembelian_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
drop function catat_baris_barang_hancur_beli(text, text, smallint, jsonb);
delete from penulis where nama = 'barang_hancur_beli';
insert into penulis (nama) values ('barang_gerak'), ('barang_gerak_batal');
alter table hancur_pembelian_barang drop column gudang_lama, drop column baki_lama;
select pasang_penulis('hancur_pembelian_barang', '{batal}');

-- A piece whose last word is a movement is what that movement made it.
create function invarian_asal_gerak() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'GERAK_BARANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'kode_barcode', g.kode_barcode, 'status', b.status)
    from asal_gerak g
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode and b.no_terakhir = g.no_dokumen
   where b.status <> g.ke_status
$$;
revoke execute on function invarian_asal_gerak() from public;
