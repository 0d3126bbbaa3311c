-- General journals, closing entries and the lock on periods that are done with. Domain 12.2, 12.4 (PENUTUP BULAN), 12.5.

-- JURNAL is whatever account a line of a journal names; KLIRING_JURNAL holds a journal together, because a clearing
-- account must be zero within an event: what does not balance cannot be stored. Closing entries run through IKHTISAR.
insert into akun (nomor_akun, nama_akun, sisi, laporan, manual) values ('150400', 'KLIRING JURNAL', 'D', 'NERACA', false);
insert into peran_akun (akun, sisi, kliring, manual) values
  ('JURNAL', 'D', false, true), ('KLIRING_JURNAL', 'D', true, false), ('IKHTISAR_LABA_RUGI', 'K', true, false),
  ('LABA_DITAHAN', 'K', false, true);
insert into akun_bawaan (peran, nomor_akun) values
  ('KLIRING_JURNAL', '150400'), ('IKHTISAR_LABA_RUGI', '330100'), ('LABA_DITAHAN', '320100');
select tambah_jurnal_bawaan('PENUTUP_BULAN', array['LABA'], array['IKHTISAR_LABA_RUGI'], array['LABA_DITAHAN']);
select tambah_jurnal_bawaan('PENUTUP_BULAN', array['RUGI'], array['LABA_DITAHAN'], array['IKHTISAR_LABA_RUGI']);
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  select '*', '*', a, s from unnest(array['KLIRING_JURNAL', 'IKHTISAR_LABA_RUGI', 'LABA_DITAHAN']) a, unnest(array['DEBET', 'KREDIT']) s;
select isi_bawaan_toko(kode_toko) from toko;

-- Every lock and every unlocking, one after the other: `sampai` is the last locked day from then on. Append-only.
create table kunci_periode (
  kode_toko text not null references toko,
  urut integer not null check (urut > 0),
  aksi text not null check (aksi in ('KUNCI', 'BUKA')),
  bulan date not null check (extract(day from bulan) = 1),
  sampai date not null,
  alasan text,
  user_id text not null,
  waktu timestamptz not null,
  primary key (kode_toko, urut),
  constraint kunci_sampai check (sampai = case aksi when 'KUNCI' then (bulan + interval '1 month')::date - 1 else bulan - 1 end),
  constraint kunci_alasan check (aksi = 'KUNCI' or length(alasan) >= 4)
);
select pasang_rls('kunci_periode', 'select');
grant select, insert on kunci_periode to mustika_buku;
create trigger kekal before update or delete on kunci_periode for each row execute function tolak_ubah();
create trigger kekal_semua before truncate on kunci_periode for each statement execute function tolak_ubah();
alter table kunci_periode enable always trigger kekal;
alter table kunci_periode enable always trigger kekal_semua;

create function terkunci_sampai(toko text) returns date language sql stable as $$
  select k.sampai from kunci_periode k where k.kode_toko = toko order by k.urut desc limit 1
$$;

-- A general journal: lines that balance, kept as they were typed.
create table jurnal_umum (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  keterangan text not null,
  total rupiah not null check (total > 0),
  lampiran text,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index jurnal_umum_hari on jurnal_umum (kode_toko, tanggal);
create table jurnal_umum_baris (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null check (urut > 0),
  nomor_akun text not null references akun,
  dimensi text not null,
  debit rupiah not null check (debit >= 0),
  kredit rupiah not null check (kredit >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references jurnal_umum,
  constraint jurnal_satu_sisi check ((debit = 0) <> (kredit = 0))
);

-- The closing entry of a month: income and costs moved to retained earnings, dated its last day.
create table penutup_bulan (
  kode_toko text not null,
  no_dokumen text not null,
  bulan date not null check (extract(day from bulan) = 1),
  sampai date not null,
  -- Below zero for a loss.
  laba rupiah not null,
  user_id text not null,
  dibatalkan boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint penutup_sampai check (sampai = (bulan + interval '1 month')::date - 1)
);
create unique index uq_penutup_bulan on penutup_bulan (kode_toko, bulan) where not dibatalkan;

do $$
declare t text;
begin
  foreach t in array array['jurnal_umum', 'jurnal_umum_baris', 'penutup_bulan'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
    continue when t = 'penutup_bulan';
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;
grant update (dibatalkan) on penutup_bulan to mustika_buku;

-- Kinds of documents that may be dated into a day that is over: they move no cash, no piece and no point.
create table jenis_mundur (jenis text primary key);
insert into jenis_mundur values ('jurnal_umum'), ('penutup_bulan');
grant select on jenis_mundur to mustika_app, mustika_report, mustika_buku;

-- Nothing is dated into a day that is not open, but for the kinds above: those only between the store's first day and the
-- open one, not into a month whose closing entry stands, and nothing at all into a locked period.
create or replace function jaga_hari() returns trigger language plpgsql as $$
declare
  terkunci date;
  jenisnya text;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || new.kode_toko, 0));
  terkunci := terkunci_sampai(new.kode_toko);
  if new.tanggal <= terkunci then
    perform tolak('PERIODE_TERKUNCI', jsonb_build_object('tanggal', new.tanggal, 'sampai', terkunci));
  end if;
  if exists (select from hari_toko h
              where h.kode_toko = new.kode_toko and h.tanggal = new.tanggal and h.status = 'OPEN') then
    return new;
  end if;
  select d.jenis into jenisnya from dokumen d join jenis_mundur j on j.jenis = d.jenis
   where d.kode_toko = new.kode_toko and d.no_dokumen = new.no_dokumen;
  if jenisnya is null
     or not exists (select from hari_toko h where h.kode_toko = new.kode_toko and h.status = 'OPEN' and h.tanggal > new.tanggal)
     or not exists (select from hari_toko h where h.kode_toko = new.kode_toko and h.tanggal <= new.tanggal) then
    perform tolak('TOKO_TUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  if jenisnya <> 'penutup_bulan'
     and exists (select from penutup_bulan p where p.kode_toko = new.kode_toko and p.sampai >= new.tanggal and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  return new;
end $$;

-- A day of a locked period, or of a month whose closing entry stands, is not opened again.
create function jaga_periode() returns trigger language plpgsql as $$
declare terkunci date := terkunci_sampai(new.kode_toko);
begin
  if new.status <> 'OPEN' then return new; end if;
  if new.tanggal <= terkunci then
    perform tolak('PERIODE_TERKUNCI', jsonb_build_object('tanggal', new.tanggal, 'sampai', terkunci));
  end if;
  if exists (select from penutup_bulan p where p.kode_toko = new.kode_toko and p.sampai >= new.tanggal and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  return new;
end $$;
create trigger jaga_periode before insert or update on hari_toko for each row execute function jaga_periode();
alter table hari_toko enable always trigger jaga_periode;

-- The role JURNAL names only accounts that are kept by hand: switched on, marked so, and of no role whose documents keep it.
create function akun_manual(toko text, nomor text) returns boolean language sql stable as $$
  select exists (select from akun a where a.nomor_akun = nomor and a.aktif and a.manual)
     and not exists (select from para_akun_transaksi p join peran_akun r on r.akun = p.kode_akun and not r.manual
                      where p.kode_toko = toko and p.nomor_akun = nomor and p.aktif)
$$;

create function catat_baris_jurnal_umum(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  -- A closing entry adds the accounts up: nobody writes beside it meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  insert into jurnal_umum (kode_toko, no_dokumen, tanggal, keterangan, total, lampiran, user_id)
    select toko, no_dok, x.tanggal, x.keterangan, x.total, x.lampiran, x.user_id from jsonb_populate_recordset(null::jurnal_umum, baris) x;
end $$;

create function catat_baris_jurnal_umum_baris(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare salah text;
begin
  select x.nomor_akun into salah from jsonb_populate_recordset(null::jurnal_umum_baris, baris) x
   where not akun_manual(toko, x.nomor_akun) limit 1;
  if found then perform tolak('AKUN_BUKAN_MANUAL', jsonb_build_object('nomor_akun', salah)); end if;
  insert into jurnal_umum_baris (kode_toko, no_dokumen, urut, nomor_akun, dimensi, debit, kredit, keterangan)
    select toko, no_dok, x.urut, x.nomor_akun, x.dimensi, x.debit, x.kredit, x.keterangan
      from jsonb_populate_recordset(null::jurnal_umum_baris, baris) x;
end $$;

-- Income and costs that no closing entry has moved yet, as of a day. Debit above zero.
create function laba_rugi_terbuka(toko text, hari date) returns table (nomor_akun text, dimensi text, saldo bigint) language sql stable as $$
  select m.nomor_akun, m.dimensi, sum(m.debit - m.kredit)::bigint
    from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
   where m.kode_toko = toko and m.tanggal <= hari
   group by m.nomor_akun, m.dimensi having sum(m.debit - m.kredit) <> 0
$$;

-- baris: one row {bulan, sampai, laba, user_id, saldo [{nomor_akun, dimensi, saldo}]}; what was read is asked again here.
create function catat_baris_penutup_bulan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare isi jsonb := baris -> 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  if exists (select from penutup_bulan p where p.kode_toko = toko and p.sampai >= (isi ->> 'sampai')::date and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if exists (select from laba_rugi_terbuka(toko, (isi ->> 'sampai')::date) t
               full join jsonb_to_recordset(isi -> 'saldo') as x(nomor_akun text, dimensi text, saldo bigint) using (nomor_akun, dimensi)
              where t.saldo is distinct from x.saldo) then
    perform tolak('SALDO_BUKU_BERUBAH');
  end if;
  insert into penutup_bulan (kode_toko, no_dokumen, bulan, sampai, laba, user_id)
    values (toko, no_dok, (isi ->> 'bulan')::date, (isi ->> 'sampai')::date, (isi ->> 'laba')::bigint, isi ->> 'user_id');
end $$;

-- Taken back from the last one on, because each closing entry begins where the one before it ended.
create function catat_baris_penutup_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  update penutup_bulan p set dibatalkan = true where p.kode_toko = toko and p.no_dokumen = no_dok and not p.dibatalkan
     and not exists (select from penutup_bulan q where q.kode_toko = toko and q.sampai > p.sampai and not q.dibatalkan);
  if not found then perform tolak('BUKAN_BULAN_TERAKHIR', jsonb_build_object('nomor', no_dok)); end if;
end $$;
insert into penulis values ('jurnal_umum'), ('jurnal_umum_baris'), ('penutup_bulan'), ('penutup_batal');

-- Locks up to and with a month, or opens the last locked one. The lock of the day keeps every posting out meanwhile, so
-- that what began before is in the books and what comes after is refused. w: toko, user, saat, aksi, bulan, alasan.
create function catat_kunci_periode(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  awal date := (w ->> 'bulan')::date;
  akhir date := ((w ->> 'bulan')::date + interval '1 month')::date - 1;
  terkunci date;
  terbuka date;
  ke integer;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  select coalesce(max(k.urut), 0) + 1 into ke from kunci_periode k where k.kode_toko = toko;
  terkunci := terkunci_sampai(toko);
  if w ->> 'aksi' = 'KUNCI' then
    if terkunci >= akhir then perform tolak('PERIODE_SUDAH_TERKUNCI', jsonb_build_object('sampai', terkunci)); end if;
    select h.tanggal into terbuka from hari_toko h where h.kode_toko = toko and h.status = 'OPEN';
    if terbuka is null or terbuka <= akhir then
      perform tolak('PERIODE_MASIH_BERJALAN', jsonb_build_object('hari', terbuka));
    end if;
  elsif terkunci is distinct from akhir then
    perform tolak('BUKAN_PERIODE_TERAKHIR', jsonb_build_object('sampai', terkunci));
  end if;
  insert into kunci_periode (kode_toko, urut, aksi, bulan, sampai, alasan, user_id, waktu)
    values (toko, ke, w ->> 'aksi', awal, case w ->> 'aksi' when 'KUNCI' then akhir else awal - 1 end, w ->> 'alasan', w ->> 'user',
            (w ->> 'saat')::timestamptz);
  return jsonb_build_object('urut', ke, 'sampai', terkunci_sampai(toko));
end $$;
alter function catat_kunci_periode(jsonb) owner to mustika_buku;
revoke execute on function catat_kunci_periode(jsonb) from public;
grant execute on function catat_kunci_periode(jsonb) to mustika_app;

-- The sums of the days, the journals, the closing entries and the locks prove themselves.
create function invarian_periode() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'JURNAL_UMUM', j.kode_toko, jsonb_build_object('no_dokumen', j.no_dokumen, 'total', j.total, 'debit', l.debit, 'kredit', l.kredit)
    from jurnal_umum j
    left join (select b.kode_toko, b.no_dokumen, sum(b.debit) as debit, sum(b.kredit) as kredit from jurnal_umum_baris b group by 1, 2) l
      using (kode_toko, no_dokumen)
   where j.total is distinct from l.debit or j.total is distinct from l.kredit
  union all
  select 'JURNAL_UMUM', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'urut', urut, 'baris', l.saldo, 'buku', b.saldo)
    from (select x.kode_toko, x.no_dokumen, x.urut, x.nomor_akun, x.dimensi, (x.debit - x.kredit)::bigint as saldo from jurnal_umum_baris x) l
    full join (select g.kode_toko, g.no_dokumen, g.urut, g.nomor_akun, g.dimensi, g.debit - g.kredit as saldo from gerak_akun g
                where g.kategori = 'JURNAL_UMUM' and g.peran = 'JURNAL') b using (kode_toko, no_dokumen, urut, nomor_akun, dimensi)
   where l.saldo is distinct from b.saldo
  union all
  select 'PENUTUP_BULAN', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'laba', p.laba, 'buku', b.laba, 'status', d.status)
    from penutup_bulan p
    left join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
    left join (select g.kode_toko, g.no_dokumen, sum(g.kredit - g.debit) as laba from gerak_akun g
                where g.peran = 'LABA_DITAHAN' and g.peristiwa = 1 group by 1, 2) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen
   where p.laba <> coalesce(b.laba, 0) or d.status is distinct from (case when p.dibatalkan then 'CANC' else 'DONE' end)
  union all
  select 'PERIODE_TERKUNCI', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'tanggal', p.tanggal, 'terkunci', k.waktu)
    from peristiwa p
    join (select distinct on (x.kode_toko) x.kode_toko, x.sampai, x.waktu from kunci_periode x order by x.kode_toko, x.urut desc) k
      on k.kode_toko = p.kode_toko and p.tanggal <= k.sampai and p.waktu > k.waktu
$$;
revoke execute on function invarian_periode() from public;
