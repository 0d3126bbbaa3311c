-- Pieces from one store to another: the sender's document and the receiver's, joined by the number of the first. On the way a piece
-- is in nobody's tray. docs/decisions/0044.
create table kirim_barang (
  kode_toko text not null,
  no_dokumen text not null,
  -- The day of the document, for the receiver, who reads no document of another store.
  tanggal date not null,
  tujuan text not null references toko,
  -- PUSAT: to head office, CABANG: from head office to a branch, ANTAR: between branches.
  arah text not null check (arah in ('PUSAT', 'CABANG', 'ANTAR')),
  cara text not null check (cara in ('BARANG', 'SATU_BAKI')),
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  -- Of its lines, kept by its writers: those nobody has answered for, and the differences nobody has settled.
  dijalan integer not null check (dijalan >= 0),
  selisih integer not null default 0 check (selisih >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint kirim_barang_ke_lain check (tujuan <> kode_toko)
);
create index kirim_barang_nomor on kirim_barang (no_dokumen);
create index kirim_barang_tujuan on kirim_barang (tujuan) where dijalan > 0 or selisih > 0;
select pasang_rls('kirim_barang', 'select');
-- Whom it goes to reads the head before anything of his own exists: what is on its way to him, and from whom.
create policy tujuan on kirim_barang for select using (tujuan = current_setting('app.kode_toko', true));
-- It is the one wall with a door of its own, and it stands as it was built.
select ubah_fungsi('invarian_penjaga()',
$l$where p.polname not in ('baca', 'tambah', 'ubah', 'hapus')$l$,
$b$where p.polname not in ('baca', 'tambah', 'ubah', 'hapus')
     and (p.polrelid::regclass::text, p.polname::text, p.polcmd::text, pg_get_expr(p.polqual, p.polrelid))
         <> ('kirim_barang', 'tujuan', 'r', '(tujuan = current_setting(''app.kode_toko''::text, true))')$b$);
grant update (dijalan, selisih) on kirim_barang to mustika_buku;
select pasang_penulis('kirim_barang');

-- What became of each piece. What it was like when it left stands in asal_gerak, as for every kind that moves pieces.
create table kirim_barang_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  urut smallint not null,
  keadaan text not null default 'DIJALAN'
    check (keadaan in ('DIJALAN', 'BAIK', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK', 'KETEMU', 'HILANG', 'KEMBALI', 'DITARIK')),
  -- What the receiver's scale said; nothing of a piece that never lay on it.
  berat_terima miligram check (berat_terima > 0),
  catatan text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  foreign key (kode_toko, no_dokumen) references kirim_barang,
  foreign key (kode_toko, no_dokumen, kode_barcode) references asal_gerak
);
create index kirim_barang_barang_barcode on kirim_barang_barang (kode_barcode);
select pasang_rls('kirim_barang_barang', 'select');
grant update (keadaan, berat_terima, catatan) on kirim_barang_barang to mustika_buku;
select pasang_penulis('kirim_barang_barang', '{berat_terima, catatan}');

create view kirim_barang_isi with (security_invoker = true) as
  select l.kode_toko, l.no_dokumen, l.urut, l.kode_barcode, g.nama_barang, g.kode_group, g.kode_dept, g.kadar, g.berat, l.berat_terima,
         g.harga_modal, g.dari_gudang, g.dari_baki, l.keadaan, l.catatan
    from kirim_barang_barang l
    join asal_gerak g on g.kode_toko = l.kode_toko and g.no_dokumen = l.no_dokumen and g.kode_barcode = l.kode_barcode;
grant select on kirim_barang_isi to mustika_app, mustika_report, mustika_buku;

create table terima_barang (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  dari_toko text not null references toko,
  -- PERTAMA: the answer to a shipment; SUSULAN: pieces of it that were missing, differed or were refused, and are taken after all.
  cara text not null check (cara in ('PERTAMA', 'SUSULAN')),
  ke_baki text,
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat miligram not null check (berat >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  selisih integer not null check (selisih >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, ke_baki) references baki,
  constraint terima_barang_dari_lain check (dari_toko <> kode_toko)
);
create unique index terima_barang_sekali on terima_barang (kode_toko, no_kirim) where cara = 'PERTAMA';
select pasang_rls('terima_barang', 'select');
grant select, insert on terima_barang to mustika_buku;
-- By hand for its refusal: of two who answer at once the second one reads that it was answered.
create function catat_baris_terima_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into terima_barang (kode_toko, no_dokumen, no_kirim, dari_toko, cara, ke_baki, jumlah_barang, berat, harga_modal, selisih, keterangan)
    select toko, no_dok, x.no_kirim, x.dari_toko, x.cara, x.ke_baki, x.jumlah_barang, x.berat, x.harga_modal, x.selisih, x.keterangan
      from jsonb_populate_recordset(null::terima_barang, baris) x;
exception when unique_violation then
  perform tolak('KIRIMAN_SUDAH_DITERIMA');
end $$;
insert into penulis (nama) values ('terima_barang');

create table terima_barang_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kadar mili_persen not null,
  hasil text not null check (hasil in ('BAIK', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK', 'KETEMU')),
  berat_kirim miligram not null check (berat_kirim > 0),
  berat miligram check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  ke_baki text,
  catatan text,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references terima_barang
);
create index terima_barang_barang_barcode on terima_barang_barang (kode_barcode);
select pasang_rls('terima_barang_barang', 'select');
select pasang_penulis('terima_barang_barang');

insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('kirim_barang', 'simpan', 'TERSEDIA', 'DIKIRIM', false), ('kirim_barang', 'satuBaki', 'TERSEDIA', 'DIKIRIM', false),
  ('kirim_barang', 'diterima', 'DIKIRIM', 'TERKIRIM', false), ('kirim_barang', 'susulan', 'DIKIRIM', 'TERKIRIM', false),
  ('kirim_barang', 'hilang', 'DIKIRIM', 'HILANG', false), ('kirim_barang', 'kembali', 'DIKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'DIKIRIM', 'TERSEDIA', false), ('kirim_barang', 'batal', 'TERKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'HILANG', 'TERSEDIA', false), ('kirim_barang', 'batal', 'TERSEDIA', 'TERSEDIA', false),
  ('terima_barang', 'simpan', 'TERKIRIM', 'TERSEDIA', true), ('terima_barang', 'susulan', 'TERKIRIM', 'TERSEDIA', true);

-- Writer: what became of pieces of a shipment, each from the state in which its document saw it, and what is left of the whole.
create function catat_baris_kirim_barang_jawab(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, dari_keadaan text, ke_keadaan text, ke_status text,
             berat_terima bigint, catatan text, ke_gudang text, ke_baki text) order by kode_barcode loop
    update kirim_barang_barang l set keadaan = r.ke_keadaan, berat_terima = coalesce(r.berat_terima, l.berat_terima),
           catatan = coalesce(r.catatan, l.catatan)
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = r.kode_barcode and l.keadaan = r.dari_keadaan;
    if not found then
      perform tolak('KIRIMAN_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    if r.ke_status is not null then
      update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
             kode_baki = coalesce(r.ke_baki, b.kode_baki), versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'DIKIRIM' and b.no_terakhir = no_dok;
      if not found then
        perform tolak('KIRIMAN_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
      end if;
    end if;
  end loop;
  update kirim_barang h set dijalan = l.dijalan, selisih = l.selisih
    from (select count(*) filter (where x.keadaan = 'DIJALAN') as dijalan,
                 count(*) filter (where x.keadaan in ('BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK')) as selisih
            from kirim_barang_barang x where x.kode_toko = toko and x.no_dokumen = no_dok) l
   where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;

-- Writer: a shipment that its sender calls back, beside barang_gerak_batal.
create function catat_baris_kirim_barang_tarik(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update kirim_barang_barang l set keadaan = 'DITARIK' where l.kode_toko = toko and l.no_dokumen = no_dok and l.keadaan = 'DIJALAN';
  update kirim_barang h set dijalan = 0 where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
insert into penulis (nama) values ('kirim_barang_jawab'), ('kirim_barang_tarik');

-- The writer of pieces that come from another store. All columns of a piece travel, those of tomorrow, too, so it is made of the
-- table, as pasang_penulis() makes its own; called again after a column was added. A piece that has been here before has its row,
-- which says so; every other state of it is refused.
create function pasang_barang_tiba() returns void language plpgsql as $$
declare
  kolom text;
  nilai text;
  ganti text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
         string_agg(case a.attname when 'kode_toko' then 'toko' when 'no_masuk' then 'no_dok' when 'no_terakhir' then 'no_dok'
                      when 'status' then '''TERSEDIA''' when 'versi' then '1' else format('x.%I', a.attname) end, ', ' order by a.attnum),
         string_agg(case a.attname when 'versi' then 'versi = barang.versi + 1' else format('%1$I = excluded.%1$I', a.attname) end, ', '
                      order by a.attnum) filter (where a.attname not in ('kode_toko', 'kode_barcode'))
    into kolom, nilai, ganti
    from pg_attribute a
   where a.attrelid = 'barang'::regclass and a.attnum > 0 and not a.attisdropped and a.attname not in ('diubah_oleh', 'diubah_pada');
  execute format($f$create or replace function catat_baris_barang_tiba(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $t$
declare banyak integer;
begin
  -- Made by pasang_barang_tiba().
  insert into barang (%s)
    select %s
      from jsonb_populate_recordset(null::barang, baris) x order by x.kode_barcode
  on conflict (kode_toko, kode_barcode) do update set %s
   where barang.status = 'TERKIRIM';
  get diagnostics banyak = row_count;
  if banyak <> jsonb_array_length(baris) then
    perform tolak('BARANG_MASIH_DI_SINI');
  end if;
end $t$ $f$, kolom, nilai, ganti);
  insert into penulis (nama) values ('barang_tiba') on conflict do nothing;
end $$;
revoke execute on function pasang_barang_tiba() from public;
select pasang_barang_tiba();

-- A piece whose last word is a movement is what that movement made it, or what a later step of the same document made of it, and
-- lies where it put it.
create or replace function invarian_asal_gerak() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'GERAK_BARANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'kode_barcode', g.kode_barcode,
      'status', b.status, 'kode_baki', b.kode_baki)
    from asal_gerak g
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode and b.no_terakhir = g.no_dokumen
   where b.kode_baki <> g.ke_baki
      or (b.status <> g.ke_status
          and not exists (select from dokumen d
                            join peristiwa p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen and p.membalik is null
                            join status_gerak s on s.jenis = d.jenis and s.transisi = p.transisi and s.dari = g.ke_status and s.ke = b.status
                           where d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen))
$$;

-- What was sent is at one end or on its way, with its cost; both stores say the same of what arrived.
create function invarian_kirim_barang() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with isi as (
    select i.*, h.tujuan, b.status, b.no_terakhir from kirim_barang_isi i
      join kirim_barang h on h.kode_toko = i.kode_toko and h.no_dokumen = i.no_dokumen
      join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
  ), terbuka as (
    select i.* from isi i where i.keadaan in ('DIJALAN', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK')
  ), tiba as (
    select t.dari_toko, t.no_kirim, t.kode_toko as di, l.* from terima_barang_barang l
      join terima_barang t on t.kode_toko = l.kode_toko and t.no_dokumen = l.no_dokumen where l.hasil in ('BAIK', 'KETEMU')
  )
  select 'KIRIM_BARANG', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status, 'dijalan', h.dijalan, 'selisih', h.selisih)
    from kirim_barang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select i.kode_toko, i.no_dokumen, count(*) as banyak, sum(i.berat) as berat, sum(i.harga_modal) as modal,
                      count(*) filter (where i.keadaan = 'DIJALAN') as dijalan,
                      count(*) filter (where i.keadaan in ('BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK')) as selisih,
                      count(*) filter (where i.keadaan = 'DITARIK') as ditarik from isi i group by 1, 2) l
      on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where (l.banyak, l.berat, l.modal, l.dijalan, l.selisih)
           is distinct from (h.jumlah_barang::bigint, h.berat::numeric, h.harga_modal::numeric, h.dijalan::bigint, h.selisih::bigint)
      or h.dijalan <> (case d.status when 'KIRIM' then h.jumlah_barang else 0 end)
      or l.ditarik <> (case d.status when 'CANC' then h.jumlah_barang else 0 end)
  union all
  select 'KIRIM_BARANG', coalesce(i.kode_toko, b.kode_toko), jsonb_build_object('kode_barcode', coalesce(i.kode_barcode, b.kode_barcode),
         'no_dokumen', i.no_dokumen, 'keadaan', i.keadaan, 'status', coalesce(b.status, i.status))
    from terbuka i
    full join (select x.kode_toko, x.kode_barcode, x.status, x.no_terakhir from barang x where x.status = 'DIKIRIM') b
      on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode and b.no_terakhir = i.no_dokumen
   where i.kode_barcode is null or b.kode_barcode is null
  union all
  -- What the sender calls arrived has arrived somewhere, once, at its cost; what arrived was sent.
  select 'TERIMA_BARANG', coalesce(i.kode_toko, t.dari_toko), jsonb_build_object('no_kirim', coalesce(i.no_dokumen, t.no_kirim),
         'kode_barcode', coalesce(i.kode_barcode, t.kode_barcode), 'keadaan', i.keadaan, 'di', t.di)
    from (select x.* from isi x where x.keadaan in ('BAIK', 'KETEMU')) i
    full join tiba t on t.dari_toko = i.kode_toko and t.no_kirim = i.no_dokumen and t.kode_barcode = i.kode_barcode
   where i.kode_barcode is null or t.kode_barcode is null or i.harga_modal <> t.harga_modal or i.berat <> t.berat_kirim
      or i.berat_terima is distinct from t.berat
  union all
  -- Shipped to and fro, a piece is in one store.
  select 'BARANG_DUA_TOKO', min(b.kode_toko), jsonb_build_object('kode_barcode', b.kode_barcode, 'toko', jsonb_agg(b.kode_toko order by b.kode_toko))
    from barang b where b.status <> 'TERKIRIM' and exists (select from kirim_barang_barang l where l.kode_barcode = b.kode_barcode)
   group by b.kode_barcode having count(*) > 1
  union all
  select 'BARANG_DALAM_PENGIRIMAN', coalesce(k.kode_toko, u.kode_toko), jsonb_build_object('tujuan', coalesce(k.tujuan, u.dimensi),
         'barang', k.modal, 'buku', u.jumlah)
    from (select i.kode_toko, i.tujuan, sum(i.harga_modal) as modal from terbuka i group by 1, 2) k
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah
                 from (select b.kode_toko, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b where b.ke_akun = 'BARANG_DALAM_PENGIRIMAN'
                       union all
                       select b.kode_toko, b.dari_dimensi, -b.jumlah::bigint from buku_uang b where b.dari_akun = 'BARANG_DALAM_PENGIRIMAN') x
                group by 1, 2) u on u.kode_toko = k.kode_toko and u.dimensi = k.tujuan
   where coalesce(k.modal, 0) <> coalesce(u.jumlah, 0)
$$;
revoke execute on function invarian_kirim_barang() from public;

-- Two stores say the same about what one owes the other. Between branches there is no head office that keeps the account, so both
-- sides of every pair are held against each other, whichever role each side keeps it by.
select ubah_fungsi('invarian_buku_besar()',
$l$  -- What a branch says head office owes it is what head office says it owes the branch.
  select 'ANTAR_TOKO', coalesce(c.kode_toko, p.dimensi), jsonb_build_object('pusat', coalesce(c.dimensi, p.kode_toko),
         'cabang_mencatat', c.jumlah, 'pusat_mencatat', p.jumlah)
    from (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah from ujung x where x.peran = 'RK_PUSAT' group by 1, 2) c
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah from ujung x where x.peran = 'RK_CABANG' group by 1, 2) p
      on p.kode_toko = c.dimensi and p.dimensi = c.kode_toko
   where coalesce(c.jumlah, 0) + coalesce(p.jumlah, 0) <> 0
$l$,
$b$  -- What one store says another owes it is what the other says it owes.
  select 'ANTAR_TOKO', least(x.kode_toko, x.dimensi), jsonb_build_object('dengan', greatest(x.kode_toko, x.dimensi), 'beda', sum(x.jumlah))
    from ujung x where x.peran in ('RK_PUSAT', 'RK_CABANG')
   group by least(x.kode_toko, x.dimensi), greatest(x.kode_toko, x.dimensi) having sum(x.jumlah) <> 0
$b$);

-- Shipments are asked about by their numbers, at both ends, also where the pieces cost nothing.
select ubah_fungsi('tutup_periksa_jalan(jsonb)',
$l$'/kirim-uang-pusat'),
                 ('BARANG_DALAM_PENGIRIMAN', 'Barang dalam pengiriman', '/kirim-barang')) a (akun, label, layar)$l$,
$b$'/kirim-uang-pusat')) a (akun, label, layar)$b$);
create function tutup_periksa_kirim_barang(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'KIRIM_BARANG', 'Kiriman barang yang belum sampai', count(*)::integer, 'ALASAN', '/kirim-barang',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || h.tujuan || ' · ' || h.dijalan + h.selisih || ' pcs' order by h.no_dokumen))[1:20])
    from kirim_barang h where h.kode_toko = w ->> 'toko' and (h.dijalan > 0 or h.selisih > 0) having count(*) > 0
  union all
  select 'TERIMA_BARANG', 'Kiriman barang yang belum diterima', count(*)::integer, 'ALASAN', '/terima-barang',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || h.dijalan || ' pcs' order by h.no_dokumen))[1:20])
    from kirim_barang h where h.tujuan = w ->> 'toko' and h.dijalan > 0 having count(*) > 0
$$;
