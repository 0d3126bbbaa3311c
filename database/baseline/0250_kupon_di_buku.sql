-- A coupon with a value is a debt of the store that gave it, from the sale that gives it until it pays a nota, ends or falls
-- with its sale. docs/decisions/0030.
insert into peran_akun (akun, sisi, golongan) values ('LIABILITAS_KUPON', 'K', 'LIABILITAS_POIN');
insert into akun_bawaan (peran, nomor_akun) values ('LIABILITAS_KUPON', '210600');
select isi_bawaan_toko(kode_toko) from toko;

alter table penjualan_bayar
  drop constraint penjualan_bayar_jenis_check, drop constraint bayar_rekening,
  add constraint penjualan_bayar_jenis_check check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN', 'KUPON')),
  add constraint bayar_rekening check (jenis in ('CASH', 'TUKAR', 'TITIPAN', 'KUPON') or no_rekening is not null);

alter table kupon
  -- Coupons of before were promised outside the books: they cost when they pay.
  add column terbuku boolean not null default true,
  -- The debt was let go by a closing, while the coupon itself may still be asked about.
  add column lepas boolean not null default false,
  add constraint kupon_lepas_terbuku check (terbuku or not lepas);
update kupon set terbuku = false;
grant update (lepas) on kupon to mustika_buku;
create index kupon_utang on kupon (toko) where terbuku and nilai_kupon > 0 and not (keadaan = 'BATAL' and not lepas);

-- The coupons that pay a nota.
create table penjualan_kupon (
  kode_toko text not null,
  no_faktur_group text not null,
  kode text not null references kupon,
  toko_kupon text not null references toko,
  nilai rupiah not null check (nilai > 0),
  -- Whether it pays off this store's own debt; otherwise the coupon is this sale's expense. Null until the nota is posted.
  liabilitas boolean,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group, kode),
  foreign key (kode_toko, no_faktur_group) references penjualan,
  constraint penjualan_kupon_sendiri check (liabilitas is not true or toko_kupon = kode_toko)
);
create unique index uq_penjualan_kupon on penjualan_kupon (kode) where not batal;
select pasang_rls('penjualan_kupon', 'select');
grant select, insert, update (liabilitas, batal) on penjualan_kupon to mustika_buku;

-- What a closing let go, or took back: the undoing of the closing needs to know.
create table kupon_lepas (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null references kupon,
  lepas boolean not null,
  primary key (kode_toko, no_dokumen, kode),
  foreign key (kode_toko, no_dokumen) references dokumen
);
select pasang_rls('kupon_lepas', 'select');
grant select, insert on kupon_lepas to mustika_buku;

-- A coupon is used once in the whole chain: the second till waits for the first and is told.
create function pakai_kupon(toko text, no_dok text, p_kode text) returns kupon language plpgsql as $$
declare ada kupon;
begin
  update kupon k set keadaan = 'DIPAKAI', toko_pakai = pakai_kupon.toko, no_pakai = no_dok
   where k.kode = p_kode and k.keadaan = 'BERLAKU' returning * into ada;
  if not found then
    select * into ada from kupon k where k.kode = p_kode;
    perform tolak(case ada.keadaan when 'BATAL' then 'KUPON_BATAL' else 'KUPON_SUDAH_DIPAKAI' end,
      jsonb_build_object('kode', p_kode, 'toko', ada.toko_pakai, 'no_dokumen', ada.no_pakai));
  end if;
  return ada;
end $$;
revoke execute on function pakai_kupon(text, text, text) from public;
grant execute on function pakai_kupon(text, text, text) to mustika_buku;

create or replace function catat_baris_kupon_tukar(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r kupon_tukar;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::kupon_tukar, baris) x order by x.kode loop
    ada := pakai_kupon(toko, no_dok, r.kode);
    insert into kupon_tukar (kode_toko, no_dokumen, tanggal, user_id, kode, toko_kupon, no_faktur_group, cara, nilai, keterangan)
      values (toko, no_dok, r.tanggal, r.user_id, r.kode, ada.toko, ada.no_faktur_group, 'UNDIAN', 0, r.keterangan);
  end loop;
end $$;

create function catat_baris_kupon_pakai(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r penjualan_kupon;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::penjualan_kupon, baris) x order by x.kode loop
    ada := pakai_kupon(toko, no_dok, r.kode);
    insert into penjualan_kupon (kode_toko, no_faktur_group, kode, toko_kupon, nilai, liabilitas)
      values (toko, no_dok, r.kode, ada.toko, ada.nilai_kupon, r.liabilitas);
  end loop;
end $$;

create function catat_baris_kupon_sah(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update penjualan_kupon p set liabilitas = x.liabilitas from jsonb_populate_recordset(null::penjualan_kupon, baris) x
   where p.kode_toko = toko and p.no_faktur_group = no_dok and p.kode = x.kode;
end $$;

create function catat_baris_kupon_pakai_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update kupon k set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null
   where k.toko_pakai = catat_baris_kupon_pakai_batal.toko and k.no_pakai = no_dok;
  update penjualan_kupon p set batal = true where p.kode_toko = catat_baris_kupon_pakai_batal.toko and p.no_faktur_group = no_dok;
end $$;

-- In the order of the codes, as the tills take them.
create function lepas_kupon(toko text, baris jsonb) returns void language plpgsql as $$
declare banyak integer;
begin
  perform from kupon k where k.kode in (select x.kode from jsonb_populate_recordset(null::kupon_lepas, baris) x)
   order by k.kode for update;
  update kupon k set lepas = x.lepas from jsonb_populate_recordset(null::kupon_lepas, baris) x
   where k.kode = x.kode and k.toko = lepas_kupon.toko and k.terbuku and k.lepas <> x.lepas;
  get diagnostics banyak = row_count;
  if banyak <> jsonb_array_length(baris) then
    perform tolak('KUPON_BERUBAH');
  end if;
end $$;
revoke execute on function lepas_kupon(text, jsonb) from public;
grant execute on function lepas_kupon(text, jsonb) to mustika_buku;

create function catat_baris_kupon_lepas(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform lepas_kupon(toko, baris);
  insert into kupon_lepas (kode_toko, no_dokumen, kode, lepas)
    select toko, no_dok, x.kode, x.lepas from jsonb_populate_recordset(null::kupon_lepas, baris) x;
end $$;

create function catat_baris_kupon_lepas_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform lepas_kupon(toko, coalesce((select jsonb_agg(jsonb_build_object('kode', l.kode, 'lepas', not l.lepas))
    from kupon_lepas l where l.kode_toko = toko and l.no_dokumen = no_dok), '[]'));
end $$;

insert into penulis values ('kupon_pakai'), ('kupon_sah'), ('kupon_pakai_batal'), ('kupon_lepas'), ('kupon_lepas_batal');

select ubah_fungsi('invarian_kupon()', 'y.jenis = ''TUKAR''), 0)', 'y.jenis in (''TUKAR'', ''KUPON'')), 0)');
select ubah_fungsi('invarian_kupon()', 'full join (select * from kupon_tukar x where not x.batal) t on t.kode = k.kode',
  'full join (select x.kode_toko, x.no_dokumen, x.kode from kupon_tukar x where not x.batal
               union all select x.kode_toko, x.no_faktur_group, x.kode from penjualan_kupon x where not x.batal) t on t.kode = k.kode');

-- The debt in the ledger is that of the coupons, and what a nota says coupons paid is what they are worth.
create function invarian_kupon_buku() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with utang as (
    select k.toko, sum(k.nilai_kupon * ((k.keadaan <> 'BATAL')::int - k.lepas::int - (p.liabilitas is true)::int)) as jumlah
      from kupon k left join penjualan_kupon p on p.kode = k.kode and not p.batal
     where k.terbuku and k.nilai_kupon > 0 group by 1
  ), buku as (
    select b.kode_toko, sum(case when b.dari_akun = 'LIABILITAS_KUPON' then b.jumlah else 0 end
                          - case when b.ke_akun = 'LIABILITAS_KUPON' then b.jumlah else 0 end) as jumlah
      from buku_uang b where 'LIABILITAS_KUPON' in (b.dari_akun, b.ke_akun) group by 1
  )
  select 'KUPON_BUKU', coalesce(u.toko, b.kode_toko), jsonb_build_object('kupon', u.jumlah, 'buku', b.jumlah)
    from utang u full join buku b on b.kode_toko = u.toko
   where coalesce(u.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  select 'KUPON_BAYAR', coalesce(p.kode_toko, y.kode_toko), jsonb_build_object('no_faktur_group',
         coalesce(p.no_faktur_group, y.no_faktur_group), 'kupon', p.nilai, 'bayar', y.jumlah)
    from (select x.kode_toko, x.no_faktur_group, sum(x.nilai) as nilai from penjualan_kupon x group by 1, 2) p
    full join (select x.kode_toko, x.no_faktur_group, sum(x.jumlah) as jumlah from penjualan_bayar x where x.jenis = 'KUPON' group by 1, 2) y
      on y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group
   where p.nilai is distinct from y.jumlah
  union all
  select 'KUPON_BAYAR', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group, 'kode', p.kode, 'nilai', p.nilai,
         'batal', p.batal, 'liabilitas', p.liabilitas, 'status', d.status)
    from penjualan_kupon p join kupon k on k.kode = p.kode
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where p.batal <> (d.status = 'CANC') or (p.nilai, p.toko_kupon) <> (k.nilai_kupon, k.toko)
      or (d.status = 'OPEN' and p.liabilitas is not null) or (d.status = 'DONE' and p.liabilitas is null)
      or (p.liabilitas and not k.terbuku)
$$;
revoke execute on function invarian_kupon_buku() from public;
