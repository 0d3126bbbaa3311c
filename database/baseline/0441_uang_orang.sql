-- Who brought money for a deposit, a plan of instalments or a payment of one: a row an event, with what the law wants to know of him
-- from BATAS_IDENTITAS on. Until now only sales, purchases and loans asked, and the report of large days saw no such money: cash came
-- in as a deposit and left by transfer minutes later, unnamed. Domain 14.1, R14.4; docs/decisions/0028, 0071.
create table uang_orang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  jenis text not null check (jenis in ('TITIPAN', 'CICILAN')),
  -- The deposit or plan it is for, where that is another document.
  no_induk text,
  jumlah rupiah not null check (jumlah > 0),
  kode_member text references member,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  primary key (kode_toko, no_dokumen, peristiwa),
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa (kode_toko, no_dokumen, urut),
  constraint uang_orang_tersegel check (coalesce(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'
    and coalesce(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' and coalesce(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'
    and coalesce(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]')
);
comment on constraint uang_orang_tersegel on uang_orang is 'Data Diri Harus Tersegel';
create index uang_orang_hari on uang_orang (kode_toko, tanggal);
create index uang_orang_induk on uang_orang (coalesce(no_induk, no_dokumen));
create index uang_orang_member on uang_orang (kode_member) where kode_member is not null;
select pasang_rls('uang_orang', 'select');
select pasang_penulis('uang_orang');

do $$
declare semula text := current_setting('app.lintas', true);
begin
  perform set_config('app.lintas', 'on', true);
  insert into uang_orang (kode_toko, no_dokumen, peristiwa, tanggal, jenis, jumlah, kode_member, nama_customer, no_hp_customer, alamat_customer)
    select t.kode_toko, t.no_titipan, 1, t.tanggal, 'TITIPAN', t.uang_muka, t.kode_member, t.nama_customer, t.no_hp_customer, t.alamat_customer
      from titipan t
    union all
    select t.kode_toko, g.no_dokumen, g.peristiwa, g.tanggal, 'TITIPAN', g.jumlah, t.kode_member, t.nama_customer, t.no_hp_customer, t.alamat_customer
      from titipan_gerak g join titipan t on t.kode_toko = g.kode_toko and t.no_titipan = g.no_titipan where g.jenis = 'TAMBAH'
    union all
    select c.kode_toko, c.no_cicilan, 1, c.tanggal, 'CICILAN', (c.dp - c.dari_titipan)::rupiah, c.kode_member, c.nama_customer, c.no_hp_customer, c.alamat_customer
      from cicilan c where c.dp > c.dari_titipan;
  insert into uang_orang (kode_toko, no_dokumen, peristiwa, tanggal, jenis, no_induk, jumlah, kode_member, nama_customer, no_hp_customer, alamat_customer)
    select b.kode_toko, b.no_dokumen, 1, b.tanggal, 'CICILAN', b.no_cicilan, (b.jumlah::bigint + b.denda)::rupiah, c.kode_member, c.nama_customer, c.no_hp_customer, c.alamat_customer
      from bayar_cicilan b join cicilan c on c.kode_toko = b.kode_toko and c.no_cicilan = b.no_cicilan where b.toko_bayar is null
    union all
    select b.kode_toko, b.no_dokumen, 1, b.tanggal, 'CICILAN', b.no_cicilan, (b.jumlah::bigint + b.denda)::rupiah, c.kode_member, c.nama_customer, c.no_hp_customer, c.alamat_customer
      from terima_cicilan b join cicilan c on c.kode_toko = b.toko_cicilan and c.no_cicilan = b.no_cicilan;
  perform set_config('app.lintas', coalesce(semula, ''), true);
end $$;

-- A person's day counts them. A deposit or plan that is paid back is settled, not taken back: the money did come in. What was paid in
-- and used for a sale on the same day is the same money once.
do $$
declare isi text := pg_get_viewdef('nota_orang'::regclass);
begin
  execute 'create or replace view nota_orang with (security_invoker = true) as '
    || replace(regexp_replace(isi, '\mp\.total\M', '(p.total::bigint - coalesce((select sum(least(a.dipakai::bigint, (select coalesce(sum(u.jumlah::bigint), 0)
                 from uang_orang u where coalesce(u.no_induk, u.no_dokumen) = a.induk and u.tanggal = p.tanggal)))
           from (select x.dipakai, x.no_titipan as induk from titipan_ambil x where x.kode_toko = p.kode_toko and x.no_faktur_group = p.no_faktur_group
                 union all select x.dipakai, x.no_cicilan from cicilan_ambil x where x.kode_toko = p.kode_toko and x.no_faktur_group = p.no_faktur_group) a), 0))::rupiah as total'),
       ';', '')
    || $b$ union all
  select u.kode_toko, u.tanggal, u.no_dokumen, u.jenis, u.jumlah, split_part(u.nik_sim_passport, '~', 1), u.nik_sim_passport, u.kode_member,
         u.nama_customer, u.no_hp_customer, u.alamat_customer, u.tanggal_lahir, u.pekerjaan, u.sumber_dana,
         nullif(upper(btrim(u.nama_customer)), ''), nomor_telp(u.no_hp_customer)
    from uang_orang u join dokumen d on d.kode_toko = u.kode_toko and d.no_dokumen = u.no_dokumen
   where d.status <> 'CANC' or d.jenis in ('titipan', 'cicilan')$b$;
end $$;
select ubah_fungsi('nota_orang_hari(text, text[], text, text, text)', $l$    ) n join dokumen d on d.kode_toko = toko and d.no_dokumen = n.no_faktur_group and d.status <> 'CANC');$l$,
$b$      union all
      select u.no_dokumen, u.jumlah from uang_orang u where u.kode_toko = toko and u.tanggal = hari
         and (u.kode_member = anggota or split_part(u.nik_sim_passport, '~', 1) = any (nomor)
           or (nomor_telp(u.no_hp_customer) = telp and upper(btrim(u.nama_customer)) = nama))
    ) n join dokumen d on d.kode_toko = toko and d.no_dokumen = n.no_faktur_group and (d.status <> 'CANC' or d.jenis in ('titipan', 'cicilan')));$b$);

-- The same of whoever a deposit or plan, of this store or another one, belongs to.
create function nota_orang_hari_induk(toko text, nomor text[], toko_induk text, induk text) returns bigint language sql stable as $$
  select nota_orang_hari(toko, nomor || array(select distinct split_part(u.nik_sim_passport, '~', 1) from uang_orang u
           where coalesce(u.no_induk, u.no_dokumen) = induk and u.kode_toko = toko and u.nik_sim_passport is not null),
         o.kode_member, o.no_hp_customer, o.nama_customer)
    from (select t.kode_member, t.no_hp_customer, t.nama_customer from titipan t where t.kode_toko = toko_induk and t.no_titipan = induk
          union all
          select c.kode_member, c.no_hp_customer, c.nama_customer from cicilan c where c.kode_toko = toko_induk and c.no_cicilan = induk) o
$$;

-- A new key seals what they said of themselves, too.
select ubah_fungsi('segel_identitas(text,text,text,text,text)'::regprocedure, $l$  elsif tabel = 'penjualan' then$l$, $b$  elsif tabel = 'uang_orang' then
    update uang_orang u set nik_sim_passport = case u.nik_sim_passport when lama then baru else u.nik_sim_passport end,
        tanggal_lahir = case u.tanggal_lahir when lama then baru else u.tanggal_lahir end,
        pekerjaan = case u.pekerjaan when lama then baru else u.pekerjaan end,
        sumber_dana = case u.sumber_dana when lama then baru else u.sumber_dana end
     where u.kode_toko = toko and u.no_dokumen = nomor and lama in (u.nik_sim_passport, u.tanggal_lahir, u.pekerjaan, u.sumber_dana);
  elsif tabel = 'penjualan' then$b$);

-- Every rupiah that was paid on a deposit or a plan is some person's.
create function invarian_uang_orang() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'UANG_ORANG', coalesce(b.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(b.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(b.peristiwa, u.peristiwa), 'dibayar', b.jumlah, 'orang', u.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah::bigint) as jumlah from (
            select t.kode_toko, t.no_titipan as no_dokumen, t.peristiwa, t.jumlah from titipan_bayar t where t.arah = 'MASUK'
            union all select c.kode_toko, c.no_cicilan, c.peristiwa, c.jumlah from cicilan_bayar c where c.arah = 'MASUK'
            union all select c.kode_toko, c.no_dokumen, c.peristiwa, c.jumlah from bayar_cicilan_uang c where c.arah = 'MASUK'
            union all select c.kode_toko, c.no_dokumen, c.peristiwa, c.jumlah from terima_cicilan_uang c where c.arah = 'MASUK') x group by 1, 2, 3) b
    full join uang_orang u on u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen and u.peristiwa = b.peristiwa
   where b.jumlah is distinct from u.jumlah::numeric
$$;
revoke execute on function invarian_uang_orang() from public;
