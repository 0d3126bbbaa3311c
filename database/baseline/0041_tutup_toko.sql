-- Closing the day: the drawers counted, their differences posted, the three books summed up, the next day opened, all in
-- one transaction that no sale can share. Domain R11.1, R11.3, 12.4 (SELISIH_KAS).

-- Where a difference of a drawer goes. uang: stated at closing; dihitung: cash, counted by hand.
alter table peran_akun add column uang boolean not null default false, add column dihitung boolean not null default false;
update peran_akun set uang = true
 where akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC', 'PIUTANG_MARKETPLACE', 'UANG_DALAM_PERJALANAN');
update peran_akun set dihitung = true where akun in ('KAS', 'KAS_GADAI');
insert into peran_akun (akun, sisi) values ('SELISIH_KAS', 'D');
insert into akun (nomor_akun, nama_akun, sisi, laporan) values ('530600', 'SELISIH KAS', 'D', 'LABA_RUGI');
insert into akun_bawaan (peran, nomor_akun) values ('SELISIH_KAS', '530600');
select tambah_jurnal_bawaan('SELISIH_KAS', array['LEBIH'], array['KAS', 'KAS_GADAI'], array['SELISIH_KAS']);
select tambah_jurnal_bawaan('SELISIH_KAS', array['KURANG'], array['SELISIH_KAS'], array['KAS', 'KAS_GADAI']);
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  values ('*', '*', 'SELISIH_KAS', 'DEBET'), ('*', '*', 'SELISIH_KAS', 'KREDIT');
select isi_bawaan_toko(kode_toko) from toko;

-- A day moves only through the functions below.
revoke insert, update on hari_toko from mustika_app;
grant insert, update, delete on hari_toko to mustika_buku;

-- Events come in the order of their days, so a few blocks answer what happened on one.
create index peristiwa_hari on peristiwa using brin (tanggal);
-- What is on its way is a handful of rows among millions.
create index buku_uang_jalan on buku_uang (kode_toko)
  where ke_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN')
     or dari_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN');

-- Both books as what came into a place and went out of it.
create view gerak_uang with (security_invoker = true) as
  select kode_toko, tanggal, no_dokumen, peristiwa, kategori, jenis, ke_akun as akun, ke_dimensi as dimensi,
         jumlah::bigint as masuk, 0::bigint as keluar from buku_uang
  union all
  select kode_toko, tanggal, no_dokumen, peristiwa, kategori, jenis, dari_akun, dari_dimensi, 0::bigint, jumlah::bigint from buku_uang;
create view gerak_barang with (security_invoker = true) as
  select kode_toko, tanggal, no_dokumen, peristiwa, kode_barcode, ke_tempat as tempat, dari_tempat as lawan, kadar::integer as kadar,
         qty as masuk_qty, berat::bigint as masuk_berat, 0 as keluar_qty, 0::bigint as keluar_berat from buku_barang
  union all
  select kode_toko, tanggal, no_dokumen, peristiwa, kode_barcode, dari_tempat, ke_tempat, kadar::integer, 0, 0::bigint, qty, berat::bigint
    from buku_barang;
grant select on gerak_uang, gerak_barang to mustika_app, mustika_report, mustika_buku;

-- A blind count of a drawer: what was in it, and what the books said at that moment. A recount is one more row.
create table hitung_laci (
  kode_toko text not null references toko,
  tanggal date not null,
  akun text not null references peran_akun,
  dimensi text not null,
  urut smallint not null check (urut > 0),
  jumlah rupiah not null check (jumlah >= 0),
  saldo rupiah not null,
  user_id text not null,
  waktu timestamptz not null,
  primary key (kode_toko, tanggal, akun, dimensi, urut)
);
create table hitung_pecahan (
  kode_toko text not null,
  tanggal date not null,
  akun text not null,
  dimensi text not null,
  urut smallint not null,
  nominal integer not null check (nominal > 0),
  lembar integer not null check (lembar > 0),
  primary key (kode_toko, tanggal, akun, dimensi, urut, nominal),
  foreign key (kode_toko, tanggal, akun, dimensi, urut) references hitung_laci
);

-- The closing of a day. A day that was opened again keeps the closing it had.
create table tutup_toko (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tanggal_berikut date not null,
  user_id text not null,
  waktu timestamptz not null,
  catatan text,
  -- Sum of the differences of the drawers.
  selisih rupiah not null,
  -- Last link of the sealed log before the closing: printed on the day's page, it shows a log that was cut later.
  audit_seq bigint not null,
  audit_hash bytea not null,
  dibuka_kembali boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, tanggal) references hari_toko,
  constraint tutup_maju check (tanggal_berikut > tanggal)
);
create unique index uq_tutup_hari on tutup_toko (kode_toko, tanggal) where not dibuka_kembali;

create table tutup_uang (
  kode_toko text not null,
  no_dokumen text not null,
  akun text not null references peran_akun,
  dimensi text not null,
  awal rupiah not null,
  masuk rupiah not null check (masuk >= 0),
  keluar rupiah not null check (keluar >= 0),
  akhir rupiah not null,
  -- Of a counted drawer: the money found, and how much more it was than the books knew.
  hitung rupiah,
  selisih rupiah,
  primary key (kode_toko, no_dokumen, akun, dimensi),
  foreign key (kode_toko, no_dokumen) references tutup_toko,
  constraint tutup_uang_jumlah check (awal + masuk - keluar = akhir),
  constraint tutup_uang_hitung check (hitung = akhir),
  constraint tutup_uang_selisih check ((hitung is null) = (selisih is null))
);
create table tutup_barang (
  kode_toko text not null,
  no_dokumen text not null,
  tempat text not null,
  kadar mili_persen not null,
  awal_qty integer not null,
  awal_berat miligram not null,
  masuk_qty integer not null check (masuk_qty >= 0),
  masuk_berat miligram not null check (masuk_berat >= 0),
  keluar_qty integer not null check (keluar_qty >= 0),
  keluar_berat miligram not null check (keluar_berat >= 0),
  akhir_qty integer not null,
  akhir_berat miligram not null,
  primary key (kode_toko, no_dokumen, tempat, kadar),
  foreign key (kode_toko, no_dokumen) references tutup_toko,
  constraint tutup_barang_qty check (awal_qty + masuk_qty - keluar_qty = akhir_qty),
  constraint tutup_barang_berat check (awal_berat + masuk_berat - keluar_berat = akhir_berat)
);
-- What was not in order, and why the day was closed all the same.
create table tutup_pengecualian (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  label text not null,
  jumlah integer not null check (jumlah > 0),
  alasan text not null,
  primary key (kode_toko, no_dokumen, kode),
  foreign key (kode_toko, no_dokumen) references tutup_toko
);

do $$
declare t text;
begin
  foreach t in array array['hitung_laci', 'hitung_pecahan', 'tutup_toko', 'tutup_uang', 'tutup_barang', 'tutup_pengecualian'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
    continue when t = 'tutup_toko';
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;
grant update (dibuka_kembali) on tutup_toko to mustika_buku;

-- Drawers that must be counted before the day closes: those with money in them, or that had some today.
create function laci_tutup(toko text)
returns table (akun text, dimensi text, saldo bigint, urut smallint, jumlah bigint, saldo_hitung bigint, user_id text, waktu timestamptz)
language sql stable as $$
  select s.akun, s.dimensi, s.saldo::bigint, h.urut, h.jumlah::bigint, h.saldo::bigint, h.user_id, h.waktu
    from hari_toko d
    join saldo_uang s on s.kode_toko = d.kode_toko
    join peran_akun p on p.akun = s.akun and p.dihitung
    left join lateral (select l.* from hitung_laci l
                        where l.kode_toko = s.kode_toko and l.tanggal = d.tanggal and l.akun = s.akun and l.dimensi = s.dimensi
                        order by l.urut desc limit 1) h on true
   where d.kode_toko = toko and d.status = 'OPEN'
     and (s.saldo <> 0 or exists (select from gerak_uang g where g.kode_toko = toko and g.tanggal = d.tanggal
                                     and g.akun = s.akun and g.dimensi = s.dimensi))
   order by s.akun, s.dimensi
$$;

-- Writes one count; w: toko, user, saat, hari, akun, dimensi, pecahan [{nominal, lembar}]. Answers what the books say.
create function catat_hitung_laci(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  hari date := (w ->> 'hari')::date;
  isi bigint := coalesce((select sum((x ->> 'nominal')::bigint * (x ->> 'lembar')::bigint) from jsonb_array_elements(w -> 'pecahan') x), 0);
  buku bigint;
  ke smallint;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || toko, 0));
  if not exists (select from hari_toko h where h.kode_toko = toko and h.tanggal = hari and h.status = 'OPEN') then
    perform tolak('TOKO_TUTUP', jsonb_build_object('tanggal', hari));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'laci', toko, w ->> 'akun', w ->> 'dimensi'), 0));
  select s.saldo into buku from saldo_uang s join peran_akun p on p.akun = s.akun and p.dihitung
   where s.kode_toko = toko and s.akun = w ->> 'akun' and s.dimensi = w ->> 'dimensi';
  if not found then perform tolak('LACI_TIDAK_ADA', jsonb_build_object('dimensi', w ->> 'dimensi')); end if;
  select coalesce(max(h.urut), 0) + 1 into ke from hitung_laci h
   where h.kode_toko = toko and h.tanggal = hari and h.akun = w ->> 'akun' and h.dimensi = w ->> 'dimensi';
  insert into hitung_laci (kode_toko, tanggal, akun, dimensi, urut, jumlah, saldo, user_id, waktu)
    values (toko, hari, w ->> 'akun', w ->> 'dimensi', ke, isi, buku, w ->> 'user', (w ->> 'saat')::timestamptz);
  insert into hitung_pecahan (kode_toko, tanggal, akun, dimensi, urut, nominal, lembar)
    select toko, hari, w ->> 'akun', w ->> 'dimensi', ke, x.nominal, x.lembar
      from jsonb_to_recordset(w -> 'pecahan') as x(nominal integer, lembar integer) where x.lembar > 0;
  return jsonb_build_object('urut', ke, 'jumlah', isi, 'saldo', buku, 'selisih', isi - buku);
end $$;
alter function catat_hitung_laci(jsonb) owner to mustika_buku;
revoke execute on function catat_hitung_laci(jsonb) from public;
grant execute on function catat_hitung_laci(jsonb) to mustika_app;
