-- Accessories by quantity (Domain R8.6): one barcode, many pieces, at their average cost. Such an article is a row of `barang`
-- without gold, so that scanner, label, picture and nota know it as they know a piece. docs/decisions/0048.

-- What has no weight has no karat, and nothing else is without them: a row of gold stays a row of gold.
alter table barang drop constraint barang_berat_check, drop constraint barang_berat_asli_check, drop constraint barang_kadar_check,
  add constraint barang_berat_check check (berat > 0 or kadar = 0),
  add constraint barang_berat_asli_check check (berat_asli > 0 or berat = 0),
  add constraint barang_kadar_check check (kadar <= 500000 and (kadar > 0 or berat = 0)),
  add constraint barang_berjumlah check (case when berat = 0
    then status in ('BERJUMLAH', 'BATAL') and golongan_modal = 'AKSESORIS' and harga_bandrol is not null and harga_modal = 0
         and ongkos = 0 and harga_atribut = 0 and berat_asli = 0 and berat_atribut = 0 and berat_plastik = 0
    else status <> 'BERJUMLAH' end);
comment on constraint barang_berjumlah on barang is 'Aksesoris Berjumlah Hanya Punya Harga Jual, Tanpa Berat, Ongkos Dan Atribut';

-- The book of pieces moves `qty` of them at once then, without a gram.
alter table buku_barang drop constraint buku_barang_berat_check, drop constraint buku_barang_kadar_check,
  add constraint buku_barang_berat_check check (berat > 0 or kadar = 0),
  add constraint buku_barang_kadar_check check (kadar > 0 or berat = 0);

-- What there is of an article: for sale, and held by notas that wait for validation. Its worth goes with it to the rupiah.
create table stok_aksesoris (
  kode_toko text not null,
  kode_barcode text not null,
  jumlah integer not null check (jumlah >= 0),
  nilai rupiah not null check (nilai >= 0),
  tahan_jumlah integer not null default 0 check (tahan_jumlah >= 0),
  tahan_nilai rupiah not null default 0 check (tahan_nilai >= 0),
  versi integer not null default 1,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang,
  constraint stok_aksesoris_habis check (jumlah > 0 or nilai = 0),
  constraint stok_aksesoris_tahan check (tahan_jumlah > 0 or tahan_nilai = 0)
);
select pasang_rls('stok_aksesoris', 'select');
grant select, insert, update on stok_aksesoris to mustika_buku;

-- Every movement of it by a document, in the order in which the stock knew them (`versi`): what went out since something came in
-- is what keeps that from being taken back.
create table gerak_aksesoris (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  urut smallint not null,
  nama_barang text not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  jumlah integer not null check (jumlah > 0),
  nilai rupiah not null check (nilai >= 0),
  versi integer not null,
  tahan boolean not null default false,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, kode_barcode),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_barcode) references stok_aksesoris,
  constraint gerak_aksesoris_tahan check (not tahan or arah = 'KELUAR')
);
create index gerak_aksesoris_barcode on gerak_aksesoris (kode_toko, kode_barcode, versi);
select pasang_rls('gerak_aksesoris', 'select');
grant select, insert, update (tahan, batal) on gerak_aksesoris to mustika_buku;

-- The document that brings some in or takes some out.
create table aksesoris (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null check (cara in ('BARU', 'TAMBAH', 'AMBIL')),
  supplier text,
  untuk text check (untuk in ('RUSAK', 'PAKAI', 'HADIAH')),
  jumlah_barang integer not null check (jumlah_barang > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, supplier) references supplier_barang,
  constraint aksesoris_untuk check ((cara = 'AMBIL') = (untuk is not null)),
  constraint aksesoris_supplier check (supplier is null or cara <> 'AMBIL')
);
select pasang_rls('aksesoris', 'select');
grant select, insert on aksesoris to mustika_buku;
select pasang_penulis('aksesoris');
create trigger isi_supplier before insert on aksesoris for each row execute function isi_supplier_barang();

insert into status_gerak (jenis, transisi, dari, ke) values ('aksesoris', 'batal', 'BERJUMLAH', 'BATAL');

-- An article, known to the register of barcodes like any piece.
create function catat_baris_aksesoris_baru(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, harga_bandrol, supplier, no_masuk, tanggal_masuk, no_terakhir, golongan_modal)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'BERJUMLAH', 0, 0,
      0, '-', 'TOTAL', 0, 0, x.harga_bandrol, x.supplier, no_dok, x.tanggal_masuk, no_dok, 'AKSESORIS'
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;

-- Rows are taken in the order of their codes, here and below: two documents wait for each other and never around a corner.
create function catat_baris_aksesoris_masuk(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  v integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, nama_barang text, jumlah integer, nilai bigint)
            order by kode_barcode loop
    perform from barang b where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'BERJUMLAH' for share;
    if not found then
      perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    insert into stok_aksesoris as s (kode_toko, kode_barcode, jumlah, nilai) values (toko, r.kode_barcode, r.jumlah, r.nilai)
      on conflict (kode_toko, kode_barcode) do update set jumlah = s.jumlah + excluded.jumlah, nilai = s.nilai + excluded.nilai,
        versi = s.versi + 1
      returning s.versi into v;
    insert into gerak_aksesoris (kode_toko, no_dokumen, kode_barcode, urut, nama_barang, arah, jumlah, nilai, versi)
      values (toko, no_dok, r.kode_barcode, r.urut, r.nama_barang, 'MASUK', r.jumlah, r.nilai, v);
  end loop;
end $$;

-- Out at the average cost that was read: another till that sold of the same article meanwhile makes the document look again,
-- and one that sold too much of it leaves the answer no.
create function catat_baris_aksesoris_keluar(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  v integer;
  ada integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, nama_barang text, jumlah integer, nilai bigint,
             versi integer, tahan boolean) order by kode_barcode loop
    update stok_aksesoris s set jumlah = s.jumlah - r.jumlah, nilai = s.nilai - r.nilai, versi = s.versi + 1,
           tahan_jumlah = s.tahan_jumlah + case when r.tahan then r.jumlah else 0 end,
           tahan_nilai = s.tahan_nilai + case when r.tahan then r.nilai else 0 end
     where s.kode_toko = toko and s.kode_barcode = r.kode_barcode and s.versi = r.versi and s.jumlah >= r.jumlah
     returning s.versi into v;
    if not found then
      select s.jumlah into ada from stok_aksesoris s where s.kode_toko = toko and s.kode_barcode = r.kode_barcode;
      perform tolak(case when coalesce(ada, 0) < r.jumlah then 'STOK_AKSESORIS_KURANG' else 'STOK_AKSESORIS_BERUBAH' end,
        jsonb_build_object('kode_barcode', r.kode_barcode, 'stok', coalesce(ada, 0), 'jumlah', r.jumlah));
    end if;
    insert into gerak_aksesoris (kode_toko, no_dokumen, kode_barcode, urut, nama_barang, arah, jumlah, nilai, versi, tahan)
      values (toko, no_dok, r.kode_barcode, r.urut, r.nama_barang, 'KELUAR', r.jumlah, r.nilai, v, coalesce(r.tahan, false));
  end loop;
end $$;

-- The whole document goes back: what went out comes in again with the very worth it went with; what came in goes out again unless
-- some of it has left since. An article that only this document knew is none any more.
create function catat_baris_aksesoris_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from gerak_aksesoris g where g.kode_toko = toko and g.no_dokumen = no_dok and not g.batal order by g.kode_barcode loop
    perform from stok_aksesoris s where s.kode_toko = toko and s.kode_barcode = r.kode_barcode for update;
    if r.arah = 'MASUK' and exists (select from gerak_aksesoris k where k.kode_toko = toko and k.kode_barcode = r.kode_barcode
         and k.arah = 'KELUAR' and not k.batal and k.versi > r.versi) then
      perform tolak('STOK_AKSESORIS_TERPAKAI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update stok_aksesoris s set versi = s.versi + 1,
           jumlah = s.jumlah + case r.arah when 'MASUK' then -r.jumlah else r.jumlah end,
           nilai = s.nilai + case r.arah when 'MASUK' then -r.nilai::bigint else r.nilai::bigint end,
           tahan_jumlah = s.tahan_jumlah - case when r.tahan then r.jumlah else 0 end,
           tahan_nilai = s.tahan_nilai - case when r.tahan then r.nilai::bigint else 0 end
     where s.kode_toko = toko and s.kode_barcode = r.kode_barcode;
    update gerak_aksesoris g set batal = true, tahan = false
     where g.kode_toko = toko and g.no_dokumen = no_dok and g.kode_barcode = r.kode_barcode;
    update barang b set status = 'BATAL', no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.no_masuk = no_dok and b.status = 'BERJUMLAH'
       and not exists (select from gerak_aksesoris g where g.kode_toko = toko and g.kode_barcode = r.kode_barcode and not g.batal);
  end loop;
end $$;
insert into penulis (nama) values ('aksesoris_baru'), ('aksesoris_masuk'), ('aksesoris_keluar'), ('aksesoris_batal');

-- Where they lie and what they are worth, by the books.
select ubah_fungsi('invarian_inti()', $l$    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki as tempat, b.berat::bigint as berat
      from barang b join status_stok s on s.status = b.status
$l$, $b$    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki as tempat, 1 as qty, b.berat::bigint as berat
      from barang b join status_stok s on s.status = b.status
    union all
    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki, s.jumlah + s.tahan_jumlah, 0
      from stok_aksesoris s join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
     where s.jumlah + s.tahan_jumlah > 0
$b$);
select ubah_fungsi('invarian_inti()', 'p.qty <> 1 or', 'p.qty <> t.qty or');
select ubah_fungsi('invarian_inti()', $l$sum(b.harga_modal) as nilai
            from barang b join status_stok s on s.status = b.status group by 1, 2) n$l$, $b$sum(b.harga_modal) as nilai
            from (select x.kode_toko, x.status, x.golongan_modal, x.harga_modal::bigint as harga_modal from barang x
                  union all
                  select a.kode_toko, 'TERSEDIA', 'AKSESORIS', a.nilai::bigint + a.tahan_nilai from stok_aksesoris a) b
            join status_stok s on s.status = b.status group by 1, 2) n$b$);

-- The stock is what its movements left, the account of it says the same article by article, and documents are their lines.
create function invarian_aksesoris() returns table (aturan text, kode_toko text, rincian jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'STOK_AKSESORIS', coalesce(s.kode_toko, g.kode_toko), jsonb_build_object('kode_barcode', coalesce(s.kode_barcode, g.kode_barcode),
         'jumlah', s.jumlah, 'nilai', s.nilai, 'gerak_jumlah', g.jumlah, 'gerak_nilai', g.nilai)
    from stok_aksesoris s
    full join (select x.kode_toko, x.kode_barcode, sum(x.kali * x.jumlah) as jumlah, sum(x.kali * x.nilai) as nilai,
                      sum(x.jumlah) filter (where x.tahan) as tahan_jumlah, sum(x.nilai) filter (where x.tahan) as tahan_nilai
                 from (select m.kode_toko, m.kode_barcode, m.tahan, m.jumlah, m.nilai::bigint as nilai,
                              case when m.batal then 0 when m.arah = 'MASUK' then 1 else -1 end as kali from gerak_aksesoris m) x
                group by 1, 2) g on g.kode_toko = s.kode_toko and g.kode_barcode = s.kode_barcode
   where (s.jumlah, s.nilai::bigint, s.tahan_jumlah, s.tahan_nilai::bigint)
           is distinct from (g.jumlah, g.nilai, coalesce(g.tahan_jumlah, 0), coalesce(g.tahan_nilai, 0))
  union all
  select 'NILAI_AKSESORIS', coalesce(s.kode_toko, u.kode_toko), jsonb_build_object('kode_barcode', coalesce(s.kode_barcode, u.dimensi),
         'nilai', s.nilai, 'buku', u.jumlah)
    from (select a.kode_toko, a.kode_barcode, a.nilai::bigint + a.tahan_nilai as nilai from stok_aksesoris a) s
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah
                 from (select b.kode_toko, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b where b.ke_akun = 'PERSEDIAAN_AKSESORIS'
                       union all
                       select b.kode_toko, b.dari_dimensi, -b.jumlah::bigint from buku_uang b where b.dari_akun = 'PERSEDIAAN_AKSESORIS') x
                where x.dimensi <> '' group by 1, 2) u on u.kode_toko = s.kode_toko and u.dimensi = s.kode_barcode
   where coalesce(s.nilai, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'AKSESORIS', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'jumlah_barang', h.jumlah_barang, 'baris', g.jumlah)
    from aksesoris h
    left join (select m.kode_toko, m.no_dokumen, sum(m.jumlah) as jumlah, sum(m.nilai) as nilai, bool_and(m.arah = 'KELUAR') as keluar
                 from gerak_aksesoris m group by 1, 2) g on g.kode_toko = h.kode_toko and g.no_dokumen = h.no_dokumen
   where (h.jumlah_barang::bigint, h.harga_modal::numeric, h.cara = 'AMBIL') is distinct from (g.jumlah, g.nilai::numeric, g.keluar)
  union all
  -- A line is taken back with its document, and held while that waits.
  select 'AKSESORIS', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'kode_barcode', g.kode_barcode, 'status', d.status)
    from gerak_aksesoris g join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
   where g.batal <> (d.status = 'CANC') or g.tahan <> (d.status = 'OPEN')
  union all
  -- An article has a stock, and what has one is an article.
  select 'AKSESORIS', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status)
    from barang b left join stok_aksesoris s on s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode
   where (b.berat = 0) <> (s.kode_barcode is not null)
$$;
revoke execute on function invarian_aksesoris() from public;
