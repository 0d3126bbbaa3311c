-- The pieces of a document that moves them as its lines, for every kind: what each was like when it moved, and where to. A kind
-- that has nothing else to say of a piece needs no table of lines of its own. docs/decisions/0036.
alter table asal_gerak
  add column urut smallint,
  add column nama_barang text,
  add column kode_group text,
  add column kode_dept text,
  add column berat miligram,
  add column kadar mili_persen,
  add column harga_modal rupiah,
  add column ke_gudang text,
  add column ke_baki text;
select set_config('app.lintas', 'on', true);
update asal_gerak g
   set urut = l.urut, nama_barang = l.nama_barang, kode_group = l.kode_group, kode_dept = l.kode_dept, berat = l.berat,
       kadar = l.kadar, harga_modal = l.harga_modal,
       ke_gudang = case when g.ke_status = 'ROSOK' then 'HANCUR' end, ke_baki = case when g.ke_status = 'ROSOK' then l.kode_baki end
  from hancur_pembelian_barang l
 where l.kode_toko = g.kode_toko and l.no_dokumen = g.no_dokumen and l.kode_barcode = g.kode_barcode;
select set_config('app.lintas', 'off', true);
alter table asal_gerak
  alter column urut set not null,
  alter column nama_barang set not null,
  alter column kode_group set not null,
  alter column kode_dept set not null,
  alter column berat set not null,
  alter column kadar set not null,
  alter column harga_modal set not null;

-- As before, and what the lines say. The order is that of the document; the locks are taken in that of the codes.
create or replace function catat_baris_barang_gerak(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, versi integer, dari_status text,
             ke_status text, ke_gudang text, ke_baki text, tolak text) order by kode_barcode loop
    insert into asal_gerak (kode_toko, no_dokumen, kode_barcode, dari_status, dari_gudang, dari_baki, dari_dokumen, ke_status,
        urut, nama_barang, kode_group, kode_dept, berat, kadar, harga_modal, ke_gudang, ke_baki)
      select toko, no_dok, b.kode_barcode, b.status, b.kode_gudang, b.kode_baki, b.no_terakhir, r.ke_status,
          r.urut, b.nama_barang, b.kode_group, b.kode_dept, b.berat, b.kadar, b.harga_modal, r.ke_gudang, r.ke_baki
        from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status and b.versi = r.versi for update;
    if not found then
      perform tolak(r.tolak, jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $$;

-- A piece whose last word is a movement is what that movement made it, and lies where it put it.
create or replace function invarian_asal_gerak() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'GERAK_BARANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'kode_barcode', g.kode_barcode,
      'status', b.status, 'kode_baki', b.kode_baki)
    from asal_gerak g
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode and b.no_terakhir = g.no_dokumen
   where b.status <> g.ke_status or b.kode_baki <> g.ke_baki
$$;
