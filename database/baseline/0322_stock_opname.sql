-- Counting the stock: what should be there is copied when a count begins, what is scanned is held against it. It never moves a
-- piece: what is missing is destroyed or found by documents of their own. Domain R8.2.
create table stock_opname (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null check (cara in ('PINDAI', 'RFID')),
  -- What is counted; nothing where the whole store is.
  kode_gudang text,
  kode_baki text,
  kode_group text,
  kode_dept text,
  -- Whoever counts does not see what should be there.
  buta boolean not null,
  ronde smallint not null default 1,
  aktif boolean not null default true,
  sistem_qty integer not null check (sistem_qty > 0),
  sistem_berat miligram not null check (sistem_berat > 0),
  -- Once it is done: what was there, what explains itself by documents since, what nobody can explain.
  fisik_qty integer check (fisik_qty >= 0),
  fisik_berat miligram check (fisik_berat >= 0),
  terjelaskan_qty integer check (terjelaskan_qty >= 0),
  hilang_qty integer check (hilang_qty >= 0),
  hilang_berat miligram check (hilang_berat >= 0),
  lain_qty integer check (lain_qty >= 0),
  akurasi mili_persen check (akurasi between 0 and 100000),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_baki) references baki,
  constraint stock_opname_hasil check (num_nulls(fisik_qty, fisik_berat, terjelaskan_qty, hilang_qty, hilang_berat, lain_qty, akurasi) in (0, 7)),
  constraint stock_opname_jumlah check (fisik_qty + terjelaskan_qty + hilang_qty = sistem_qty)
);
select pasang_rls('stock_opname', 'select');
grant select, insert, update on stock_opname to mustika_buku;

-- What should be there, as it was when the count began.
create table stock_opname_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  berat miligram not null check (berat > 0),
  kadar mili_persen not null,
  -- The last document that had moved it: another one since explains why it is not there.
  no_terakhir text not null,
  ketemu timestamptz,
  oleh text,
  di_baki text,
  -- Seen one by one, or by the weight of their whole tray.
  dengan text check (dengan in ('PINDAI', 'BERAT')),
  keadaan text not null default 'BELUM' check (keadaan in ('BELUM', 'KETEMU', 'SALAH_BAKI', 'KELUAR', 'PINDAH', 'HILANG')),
  alasan text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  foreign key (kode_toko, no_dokumen) references stock_opname,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint stock_opname_barang_ketemu check (num_nulls(ketemu, oleh, di_baki, dengan) in (0, 4))
);
select pasang_rls('stock_opname_barang', 'select');
grant select, insert, update on stock_opname_barang to mustika_buku;

-- What was scanned and should not be there.
-- Trays that were weighed instead of scanned, and what the scale said.
create table stock_opname_timbang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_baki text not null,
  waktu timestamptz not null,
  oleh text not null,
  total miligram not null check (total > 0),
  timbangan miligram not null check (timbangan > 0),
  toleransi miligram not null check (toleransi >= 0),
  cara text not null check (cara in ('TIMBANGAN', 'KETIK')),
  bacaan text,
  primary key (kode_toko, no_dokumen, kode_baki, waktu),
  foreign key (kode_toko, no_dokumen) references stock_opname,
  foreign key (kode_toko, kode_baki) references baki,
  constraint stock_opname_timbang_bacaan check (bacaan is null or cara = 'TIMBANGAN')
);
select pasang_rls('stock_opname_timbang', 'select');
grant select, insert on stock_opname_timbang to mustika_buku;

create table stock_opname_lain (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null check (length(kode) between 1 and 60),
  keadaan text not null check (keadaan in ('SALAH_BAKI', 'SUDAH_KELUAR', 'TOKO_LAIN', 'TIDAK_DIKENAL')),
  kode_baki text,
  di_baki text,
  keterangan text,
  ketemu timestamptz not null,
  oleh text not null,
  alasan text,
  primary key (kode_toko, no_dokumen, kode),
  foreign key (kode_toko, no_dokumen) references stock_opname
);
select pasang_rls('stock_opname_lain', 'select');
grant select, insert, update, delete on stock_opname_lain to mustika_buku;

-- A count begins: its scope, and what should be there now.
create function catat_baris_stock_opname(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r stock_opname;
begin
  for r in select * from jsonb_populate_recordset(null::stock_opname, baris) loop
    insert into stock_opname (kode_toko, no_dokumen, cara, kode_gudang, kode_baki, kode_group, kode_dept, buta, sistem_qty, sistem_berat, keterangan)
      values (toko, no_dok, r.cara, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept, r.buta, r.sistem_qty, r.sistem_berat, r.keterangan);
    insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, no_terakhir)
      select toko, no_dok, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.no_terakhir
        from barang_opname(toko, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept) b;
    -- The figures are those of the list itself, whatever was sold since they were read.
    update stock_opname h set sistem_qty = s.qty, sistem_berat = s.berat
      from (select count(*)::integer as qty, sum(l.berat)::bigint as berat from stock_opname_barang l
             where l.kode_toko = toko and l.no_dokumen = no_dok) s
     where h.kode_toko = toko and h.no_dokumen = no_dok;
  end loop;
end $$;

-- The pieces of a scope that lie in a tray of the store now.
create function barang_opname(toko text, gudang text, baki text, grup text, dept text) returns setof barang language sql stable as $$
  select b.* from barang b join status_stok s on s.status = b.status
   where b.kode_toko = toko and (gudang is null or b.kode_gudang = gudang) and (baki is null or b.kode_baki = baki)
     and (grup is null or b.kode_group = grup) and (dept is null or b.kode_dept = dept)
$$;

-- What became of each expected piece that is not simply there: it left or moved by a document since, or nobody knows.
create function hasil_opname(toko text, no_dok text)
returns table (kode text, keadaan text, nama_barang text, kode_group text, kode_dept text, kode_baki text, di_baki text, berat bigint,
  keterangan text, oleh text, ketemu timestamptz, alasan text, diharap boolean) language sql stable as $$
  select l.kode_barcode,
         case when l.keadaan <> 'BELUM' and not h.aktif then l.keadaan
              when l.ketemu is not null and l.di_baki <> l.kode_baki then 'SALAH_BAKI'
              when l.ketemu is not null then 'KETEMU'
              when s.status is null then 'KELUAR'
              when b.no_terakhir <> l.no_terakhir then 'PINDAH'
              else 'HILANG' end,
         l.nama_barang, l.kode_group, l.kode_dept, l.kode_baki, l.di_baki, l.berat::bigint,
         case when l.ketemu is null and (s.status is null or b.no_terakhir <> l.no_terakhir) then b.no_terakhir end, l.oleh, l.ketemu, l.alasan, true
    from stock_opname_barang l
    join stock_opname h on h.kode_toko = l.kode_toko and h.no_dokumen = l.no_dokumen
    join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
    left join status_stok s on s.status = b.status
   where l.kode_toko = toko and l.no_dokumen = no_dok
  union all
  select x.kode, x.keadaan, b.nama_barang, b.kode_group, b.kode_dept, x.kode_baki, x.di_baki, b.berat::bigint, x.keterangan, x.oleh, x.ketemu, x.alasan, false
    from stock_opname_lain x
    left join barang b on b.kode_toko = x.kode_toko and b.kode_barcode = x.kode
   where x.kode_toko = toko and x.no_dokumen = no_dok
$$;

-- What is not simply there; of a blind count that goes on nobody is told.
create view selisih_opname with (security_invoker = true) as
  select h.kode_toko, h.no_dokumen, r.kode, r.keadaan, r.nama_barang, r.kode_group, r.kode_dept, r.kode_baki, r.di_baki, r.berat,
         r.keterangan, r.oleh, r.alasan
    from stock_opname h cross join lateral hasil_opname(h.kode_toko, h.no_dokumen) r
   where r.keadaan <> 'KETEMU' and ((h.aktif and not h.buta) or h.fisik_qty is not null);
grant select on selisih_opname to mustika_app, mustika_report;

-- A count ends: each piece gets the word that counts for ever, and the reason somebody gave for it.
create function catat_baris_stock_opname_hasil(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  -- Whoever scans waits, and finds it closed.
  perform from stock_opname h where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif for update;
  if not found then perform tolak('SUDAH_BERUBAH', jsonb_build_object('no_dokumen', no_dok)); end if;
  if (select count(*) from hasil_opname(toko, no_dok) r where r.keadaan not in ('KETEMU', 'KELUAR', 'PINDAH')
        and not exists (select from jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text) where a.kode = r.kode)) > 0 then
    perform tolak('OPNAME_ALASAN_KURANG', '{}');
  end if;
  update stock_opname_barang l set keadaan = r.keadaan, alasan = a.alasan
    from hasil_opname(toko, no_dok) r
    left join jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text) on a.kode = r.kode
   where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = r.kode and r.diharap;
  update stock_opname_lain x set alasan = a.alasan
    from jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text)
   where x.kode_toko = toko and x.no_dokumen = no_dok and x.kode = a.kode;
  update stock_opname h set aktif = false, keterangan = coalesce(baris -> 0 ->> 'keterangan', h.keterangan), fisik_qty = s.fisik,
         fisik_berat = s.berat, terjelaskan_qty = s.jelas, hilang_qty = s.hilang, hilang_berat = s.hilang_berat,
         lain_qty = (select count(*) from stock_opname_lain x where x.kode_toko = toko and x.no_dokumen = no_dok),
         akurasi = (s.tepat + s.jelas) * 100000 / h.sistem_qty
    from (select count(*) filter (where l.keadaan in ('KETEMU', 'SALAH_BAKI'))::integer as fisik,
                 count(*) filter (where l.keadaan = 'KETEMU')::integer as tepat,
                 coalesce(sum(l.berat) filter (where l.keadaan in ('KETEMU', 'SALAH_BAKI')), 0)::bigint as berat,
                 count(*) filter (where l.keadaan in ('KELUAR', 'PINDAH'))::integer as jelas,
                 count(*) filter (where l.keadaan = 'HILANG')::integer as hilang,
                 coalesce(sum(l.berat) filter (where l.keadaan = 'HILANG'), 0)::bigint as hilang_berat
            from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) s
   where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;

create function catat_baris_stock_opname_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update stock_opname h set aktif = false where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
insert into penulis (nama) values ('stock_opname'), ('stock_opname_hasil'), ('stock_opname_batal');

-- What one device read, in one statement however many: each code is answered, twice the same changes nothing. `baki` is the tray
-- that lies before whoever reads; without one a piece is right wherever it lies within the scope.
create function pindai_opname(w jsonb) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  baki_ini text := w ->> 'baki';
  siapa text := w ->> 'user';
  kini timestamptz := (w ->> 'saat')::timestamptz;
  h stock_opname;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  select * into h from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok for share;
  if not found then perform tolak('OPNAME_TIDAK_ADA', '{}'); end if;
  if not h.aktif then perform tolak('OPNAME_SELESAI', '{}'); end if;
  with kode as (select distinct c.kode from jsonb_array_elements_text(w -> 'kode') c(kode)),
  sudah as (
    select k.kode, l.ketemu, l.oleh from kode k
      join stock_opname_barang l on l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode and l.ketemu is not null),
  -- In the order of the codes, so that two devices with the same pieces never wait for each other in a circle.
  kunci as (
    select l.kode_barcode from stock_opname_barang l
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.ketemu is null and l.kode_barcode in (select k.kode from kode k)
     order by l.kode_barcode for update),
  temu as (
    update stock_opname_barang l set ketemu = kini, oleh = siapa, di_baki = coalesce(baki_ini, l.kode_baki), dengan = 'PINDAI'
      from kunci q where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = q.kode_barcode and l.ketemu is null
    returning l.kode_barcode, l.nama_barang, l.kode_baki, l.berat, l.di_baki),
  asing as (
    select k.kode, b.nama_barang, b.kode_baki, b.berat, b.no_terakhir,
           case when s.status is not null then 'SALAH_BAKI' when b.kode_barcode is not null then 'SUDAH_KELUAR'
                when c.kode_toko <> toko then 'TOKO_LAIN' else 'TIDAK_DIKENAL' end as keadaan,
           case when s.status is not null then null when b.kode_barcode is not null then b.no_terakhir
                when c.kode_toko <> toko then c.kode_toko end as keterangan
      from kode k
      left join barang b on b.kode_toko = toko and b.kode_barcode = k.kode
      left join status_stok s on s.status = b.status
      left join barcode c on c.kode_barcode = k.kode
     where not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)),
  tulis as (
    insert into stock_opname_lain (kode_toko, no_dokumen, kode, keadaan, kode_baki, di_baki, keterangan, ketemu, oleh)
      select toko, no_dok, a.kode, a.keadaan, a.kode_baki, baki_ini, a.keterangan, kini, siapa from asing a order by a.kode
    on conflict do nothing)
  select jsonb_agg(x order by x.kode) into hasil from (
    select t.kode_barcode as kode, case when t.di_baki <> t.kode_baki then 'SALAH_BAKI' else 'KETEMU' end as keadaan, t.nama_barang,
           t.kode_baki, t.berat::bigint as berat, null::text as keterangan from temu t
    union all
    select s.kode, 'SUDAH_DIPINDAI', null, null, null, s.oleh from sudah s
    union all
    select a.kode, a.keadaan, a.nama_barang, a.kode_baki, a.berat::bigint, a.keterangan from asing a) x;
  return coalesce(hasil, '[]');
end $$;
alter function pindai_opname(jsonb) owner to mustika_buku;
revoke execute on function pindai_opname(jsonb) from public;
grant execute on function pindai_opname(jsonb) to mustika_app;

-- Counted again: what was found in a tray, or all of it, is to be found once more.
create function ulang_opname(w jsonb) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  banyak integer;
begin
  perform set_config('app.kode_toko', toko, true);
  update stock_opname h set ronde = h.ronde + 1 where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif;
  if not found then perform tolak('OPNAME_SELESAI', '{}'); end if;
  update stock_opname_barang l set ketemu = null, oleh = null, di_baki = null, dengan = null
   where l.kode_toko = toko and l.no_dokumen = no_dok and l.ketemu is not null
     and (w ->> 'baki' is null or w ->> 'baki' in (l.kode_baki, l.di_baki));
  get diagnostics banyak = row_count;
  delete from stock_opname_lain x where x.kode_toko = toko and x.no_dokumen = no_dok and (w ->> 'baki' is null or x.di_baki = w ->> 'baki');
  return jsonb_build_object('jumlah', banyak);
end $$;
alter function ulang_opname(jsonb) owner to mustika_buku;
revoke execute on function ulang_opname(jsonb) from public;
grant execute on function ulang_opname(jsonb) to mustika_app;

-- A whole tray by its weight: where the scale agrees, all of its pieces are there. The scope holds all that lies on it, or its
-- weight says nothing.
create function timbang_opname(w jsonb) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  baki_ini text := w ->> 'baki';
  toleransi bigint := (w ->> 'toleransi')::bigint;
  beda bigint;
  total bigint;
  banyak integer := 0;
  tertutup boolean;
begin
  perform set_config('app.kode_toko', toko, true);
  select h.buta into tertutup from stock_opname h where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif for share;
  if not found then perform tolak('OPNAME_SELESAI', '{}'); end if;
  if exists (select from barang b join status_stok s on s.status = b.status
              where b.kode_toko = toko and b.kode_baki = baki_ini
                and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok
                                   and l.kode_barcode = b.kode_barcode and l.kode_baki = baki_ini)) then
    perform tolak('OPNAME_BAKI_SEBAGIAN', jsonb_build_object('kode_baki', baki_ini));
  end if;
  select i.berat + t.berat_baki + i.berat_plastik + i.berat_atribut + i.berat_bandrol into total
    from baki t, isi_timbang_baki(toko, t.kode_baki) i where t.kode_toko = toko and t.kode_baki = baki_ini and i.jumlah_barang > 0;
  if total is null then perform tolak('OPNAME_KOSONG', '{}'); end if;
  insert into stock_opname_timbang (kode_toko, no_dokumen, kode_baki, waktu, oleh, total, timbangan, toleransi, cara, bacaan)
    values (toko, no_dok, baki_ini, (w ->> 'saat')::timestamptz, w ->> 'user', total, (w ->> 'timbangan')::bigint, toleransi,
            w ->> 'cara', w ->> 'bacaan')
  on conflict do nothing;
  beda := total - (w ->> 'timbangan')::bigint;
  if abs(beda) <= toleransi then
    update stock_opname_barang l set ketemu = (w ->> 'saat')::timestamptz, oleh = w ->> 'user', di_baki = baki_ini, dengan = 'BERAT'
      from barang b join status_stok s on s.status = b.status
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_baki = baki_ini and l.ketemu is null
       and b.kode_toko = toko and b.kode_barcode = l.kode_barcode and b.kode_baki = baki_ini;
    get diagnostics banyak = row_count;
  end if;
  -- A blind count is not told by how much.
  return jsonb_build_object('cocok', abs(beda) <= toleransi, 'selisih', case when not tertutup then beda end,
    'total', case when not tertutup then total end, 'jumlah', banyak);
end $$;
alter function timbang_opname(jsonb) owner to mustika_buku;
revoke execute on function timbang_opname(jsonb) from public;
grant execute on function timbang_opname(jsonb) to mustika_app;

-- A count that goes on over the night is asked about: what is sold tomorrow explains itself as well.
create function tutup_periksa_opname(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'STOCK_OPNAME', 'Stock opname belum selesai', count(*)::integer, 'ALASAN', '/stock-opname',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || d.user_id order by h.no_dokumen))[1:20])
    from stock_opname h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
   where h.kode_toko = w ->> 'toko' and h.aktif
  having count(*) > 0
$$;

create function invarian_stock_opname() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'STOCK_OPNAME', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status)
    from stock_opname h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select l.kode_toko, l.no_dokumen, count(*) as qty, sum(l.berat) as berat, count(*) filter (where l.keadaan = 'BELUM') as belum,
                      count(*) filter (where l.keadaan = 'HILANG') as hilang from stock_opname_barang l group by 1, 2) l
      on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where h.aktif <> (d.status = 'OPEN') or (l.qty, l.berat) is distinct from (h.sistem_qty::bigint, h.sistem_berat::numeric)
      or (d.status = 'DONE' and (l.belum > 0 or l.hilang is distinct from h.hilang_qty::bigint))
$$;
revoke execute on function invarian_stock_opname() from public;
