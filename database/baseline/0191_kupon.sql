-- Coupons: what a nota promised of the programme of its day, the coupons it gave, and where each was used. Domain R9.6.

-- The promise, with the terms of that day beside it: a programme that changes later changes no word of it.
create table kupon_nota (
  kode_toko text not null,
  no_faktur_group text not null,
  kode_kupon text not null,
  nama_kupon text not null,
  nominal rupiah not null check (nominal > 0),
  per_nominal integer not null check (per_nominal > 0),
  -- What counts: the total without what was traded in.
  belanja rupiah not null check (belanja > 0),
  jumlah integer not null,
  nilai_kupon rupiah not null check (nilai_kupon >= 0),
  undian boolean not null,
  berlaku_sampai date not null,
  primary key (kode_toko, no_faktur_group),
  foreign key (kode_toko, no_faktur_group) references penjualan,
  foreign key (kode_toko, kode_kupon) references para_kupon,
  constraint kupon_nota_jumlah check (jumlah > 0 and jumlah = least(500, belanja / nominal * per_nominal))
);
select pasang_rls('kupon_nota', 'select');
grant select, insert on kupon_nota to mustika_buku;

-- The coupons, a list of the chain like the barcodes: any branch asks for one by its code and by nothing else.
create table kupon (
  kode text primary key check (kode ~ '^[A-HJ-NP-Z2-9]{12}$'),
  toko text not null references toko,
  no_faktur_group text not null,
  urut smallint not null check (urut > 0),
  nama_kupon text not null,
  nilai_kupon rupiah not null,
  undian boolean not null,
  berlaku_sampai date not null,
  keadaan text not null default 'BERLAKU' check (keadaan in ('BERLAKU', 'DIPAKAI', 'BATAL')),
  toko_pakai text references toko,
  no_pakai text,
  constraint kupon_dipakai check (num_nulls(toko_pakai, no_pakai) = case keadaan when 'DIPAKAI' then 0 else 2 end)
);
create unique index uq_kupon_nota on kupon (toko, no_faktur_group, urut);
create index kupon_pakai on kupon (toko_pakai, no_pakai) where no_pakai is not null;
grant select on kupon to mustika_app, mustika_report;
grant select, insert, update (keadaan, toko_pakai, no_pakai) on kupon to mustika_buku;

-- One coupon used: a document of the branch where it was handed in.
create table kupon_tukar (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  kode text not null references kupon,
  toko_kupon text not null references toko,
  no_faktur_group text not null,
  cara text not null check (cara in ('POTONGAN', 'UNDIAN')),
  nilai rupiah not null check (nilai >= 0),
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint kupon_tukar_nilai check ((cara = 'POTONGAN') = (nilai > 0))
);
create unique index uq_kupon_tukar on kupon_tukar (kode) where not batal;
select pasang_rls('kupon_tukar', 'select');
grant select, insert, update (batal) on kupon_tukar to mustika_buku;

-- Sixty random bits as twelve letters nobody mistakes for another: no O beside 0, no I beside 1.
create function kode_kupon_baru() returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  acak bytea := uuid_send(gen_random_uuid());
  kode text := '';
  ke integer;
begin
  -- Bytes 6 to 8 of a UUID say what kind it is; the others are nothing but random.
  foreach ke in array array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14] loop
    kode := kode || substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (get_byte(acak, ke) & 31), 1);
  end loop;
  return kode;
end $$;

create function catat_baris_kupon_nota(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into kupon_nota (kode_toko, no_faktur_group, kode_kupon, nama_kupon, nominal, per_nominal, belanja, jumlah, nilai_kupon,
      undian, berlaku_sampai)
    select toko, no_dok, x.kode_kupon, x.nama_kupon, x.nominal, x.per_nominal, x.belanja, x.jumlah, x.nilai_kupon, x.undian,
      x.berlaku_sampai
    from jsonb_populate_recordset(null::kupon_nota, baris) x;
end $$;

-- The nota is in the books now: what it promised is given.
create function catat_baris_kupon_terbit(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into kupon (kode, toko, no_faktur_group, urut, nama_kupon, nilai_kupon, undian, berlaku_sampai)
    select kode_kupon_baru(), n.kode_toko, n.no_faktur_group, g, n.nama_kupon, n.nilai_kupon, n.undian, n.berlaku_sampai
      from kupon_nota n cross join generate_series(1, n.jumlah) g
     where n.kode_toko = catat_baris_kupon_terbit.toko and n.no_faktur_group = no_dok;
end $$;

-- Coupons fall with their sale; one that somebody used, at whatever branch, keeps the sale standing.
create function catat_baris_kupon_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare dipakai kupon;
begin
  perform from kupon k where k.toko = catat_baris_kupon_batal.toko and k.no_faktur_group = no_dok order by k.urut for update;
  select * into dipakai from kupon k
   where k.toko = catat_baris_kupon_batal.toko and k.no_faktur_group = no_dok and k.keadaan = 'DIPAKAI' order by k.urut limit 1;
  if found then
    perform tolak('KUPON_NOTA_DIPAKAI',
      jsonb_build_object('kode', dipakai.kode, 'toko', dipakai.toko_pakai, 'no_dokumen', dipakai.no_pakai));
  end if;
  update kupon k set keadaan = 'BATAL' where k.toko = catat_baris_kupon_batal.toko and k.no_faktur_group = no_dok;
end $$;

-- A coupon is used once in the whole chain: the second till waits for the first and is told.
create function catat_baris_kupon_tukar(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r kupon_tukar;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::kupon_tukar, baris) x order by x.kode loop
    update kupon k set keadaan = 'DIPAKAI', toko_pakai = catat_baris_kupon_tukar.toko, no_pakai = no_dok
     where k.kode = r.kode and k.keadaan = 'BERLAKU' returning * into ada;
    if not found then
      select * into ada from kupon k where k.kode = r.kode;
      perform tolak(case ada.keadaan when 'BATAL' then 'KUPON_BATAL' else 'KUPON_SUDAH_DIPAKAI' end,
        jsonb_build_object('kode', r.kode, 'toko', ada.toko_pakai, 'no_dokumen', ada.no_pakai));
    end if;
    insert into kupon_tukar (kode_toko, no_dokumen, tanggal, user_id, kode, toko_kupon, no_faktur_group, cara, nilai, keterangan)
      values (toko, no_dok, r.tanggal, r.user_id, r.kode, ada.toko, ada.no_faktur_group, r.cara, r.nilai, r.keterangan);
  end loop;
end $$;

create function catat_baris_kupon_tukar_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update kupon k set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null
   where k.toko_pakai = catat_baris_kupon_tukar_batal.toko and k.no_pakai = no_dok;
  update kupon_tukar t set batal = true where t.kode_toko = catat_baris_kupon_tukar_batal.toko and t.no_dokumen = no_dok;
end $$;

insert into penulis values ('kupon_nota'), ('kupon_terbit'), ('kupon_batal'), ('kupon_tukar'), ('kupon_tukar_batal');

-- Until now coupons were worked out whenever somebody asked; what customers were promised so far becomes theirs.
do $$
declare kode text;
begin
  for kode in select t.kode_toko from toko t loop
    perform set_config('app.kode_toko', kode, true);
    continue when not exists (select from para_system s
      where s.kode_toko = kode and s.key = 'KUPON_PENJUALAN_MODULE' and s.value <> 'false');
    insert into kupon_nota (kode_toko, no_faktur_group, kode_kupon, nama_kupon, nominal, per_nominal, belanja, jumlah, nilai_kupon,
        undian, berlaku_sampai)
      select p.kode_toko, p.no_faktur_group, k.kode_kupon, k.nama_kupon, k.nominal, k.jumlah_kupon, b.belanja,
             least(500, b.belanja / k.nominal * k.jumlah_kupon), k.nilai_kupon, k.undian, p.tanggal + k.masa_hari
        from penjualan p
        join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group and d.status in ('OPEN', 'DONE')
        cross join lateral (select p.total::bigint - coalesce(sum(y.jumlah), 0)::bigint as belanja from penjualan_bayar y
          where y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group and y.jenis = 'TUKAR') b
        cross join lateral (select * from para_kupon q where q.kode_toko = p.kode_toko
            and p.tanggal between q.mulai_berlaku and q.sampai_berlaku order by q.aktif desc, q.kode_kupon limit 1) k
       where p.kode_toko = kode and b.belanja >= k.nominal;
    perform catat_baris_kupon_terbit(n.kode_toko, n.no_faktur_group, 1::smallint, '[]')
       from kupon_nota n join dokumen d on d.kode_toko = n.kode_toko and d.no_dokumen = n.no_faktur_group and d.status = 'DONE'
      where n.kode_toko = kode;
  end loop;
  perform set_config('app.kode_toko', '', true);
end $$;

-- A coupon belongs to a nota in the books, a nota has as many as it promised, and a used one names the document that used it.
create function invarian_kupon() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with janji as (
    select n.*, d.status, case when exists (select from peristiwa e where e.kode_toko = n.kode_toko
             and e.no_dokumen = n.no_faktur_group and e.ke_status = 'DONE') then n.jumlah else 0 end as sah
      from kupon_nota n join dokumen d on d.kode_toko = n.kode_toko and d.no_dokumen = n.no_faktur_group
  )
  select 'KUPON_TERBIT', coalesce(j.kode_toko, k.toko), jsonb_build_object('no_faktur_group', coalesce(j.no_faktur_group, k.no_faktur_group),
         'dijanjikan', j.sah, 'terbit', k.banyak, 'batal', k.batal)
    from janji j
    full join (select x.toko, x.no_faktur_group, count(*) as banyak, count(*) filter (where x.keadaan = 'BATAL') as batal
                 from kupon x group by 1, 2) k on k.toko = j.kode_toko and k.no_faktur_group = j.no_faktur_group
   where coalesce(k.banyak, 0) <> coalesce(j.sah, 0)
      or coalesce(k.batal, 0) <> case j.status when 'CANC' then j.sah else 0 end
  union all
  select 'KUPON_ATURAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'belanja', j.belanja)
    from janji j join penjualan p on p.kode_toko = j.kode_toko and p.no_faktur_group = j.no_faktur_group
   where j.belanja <> p.total - coalesce((select sum(y.jumlah) from penjualan_bayar y where y.kode_toko = j.kode_toko
                                             and y.no_faktur_group = j.no_faktur_group and y.jenis = 'TUKAR'), 0)
      or exists (select from kupon k where k.toko = j.kode_toko and k.no_faktur_group = j.no_faktur_group
                    and (k.nilai_kupon, k.undian, k.berlaku_sampai) is distinct from (j.nilai_kupon, j.undian, j.berlaku_sampai))
  union all
  select 'KUPON_TUKAR', coalesce(k.toko_pakai, t.kode_toko), jsonb_build_object('kode', coalesce(k.kode, t.kode), 'kupon', k.no_pakai,
         'dokumen', t.no_dokumen)
    from (select * from kupon x where x.keadaan = 'DIPAKAI') k
    full join (select * from kupon_tukar x where not x.batal) t on t.kode = k.kode
   where (k.toko_pakai, k.no_pakai) is distinct from (t.kode_toko, t.no_dokumen)
  union all
  select 'KUPON_TUKAR', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'batal', t.batal, 'status', d.status)
    from kupon_tukar t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_kupon() from public;
