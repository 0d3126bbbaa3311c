-- The ledger by account: the chart kept by the chain, both books' ends as debit and credit, and what each account moved on
-- each day that is over, so that a balance never adds up years of transfers. Domain 12.2, 12.3.

-- Roles whose documents keep their accounts: no general journal may name an account that one of them is booked on.
alter table peran_akun add column manual boolean not null default true;
update peran_akun set manual = false
 where bersaldo or kliring or uang or akun like 'PERSEDIAAN\_%'
    or akun in ('BARANG_DALAM_PENGIRIMAN', 'TITIPAN_UANG', 'UANG_MUKA_PESANAN');

-- The first digit says what an account is; `laporan` follows.
alter table akun add column manual boolean not null default true;
update akun set manual = false
 where nomor_akun in (select b.nomor_akun from akun_bawaan b join peran_akun p on p.akun = b.peran where not p.manual)
    or nomor_akun = '330100';
alter table akun add constraint akun_golongan check (
  nomor_akun ~ '^[1-8]' and (laporan = 'NERACA') = (left(nomor_akun, 1) in ('1', '2', '3')));
alter table akun add constraint akun_bukan_induknya check (induk <> nomor_akun);

create function isi_laporan_akun() returns trigger language plpgsql as $$
begin
  new.laporan := case when left(new.nomor_akun, 1) in ('1', '2', '3') then 'NERACA' else 'LABA_RUGI' end;
  return new;
end $$;
create trigger isi_laporan before insert on akun for each row execute function isi_laporan_akun();
alter table akun enable always trigger isi_laporan;

-- The money book as an accountant reads it: every transfer once at each of its ends.
create view gerak_akun with (security_invoker = true) as
  select kode_toko, tanggal, no_dokumen, peristiwa, urut, ke_nomor as nomor_akun, ke_dimensi as dimensi, ke_akun as peran,
         dari_nomor as lawan, kategori, jenis, kategori = 'PENUTUP_BULAN' as penutup, keterangan,
         jumlah::bigint as debit, 0::bigint as kredit from buku_uang
  union all
  select kode_toko, tanggal, no_dokumen, peristiwa, urut, dari_nomor, dari_dimensi, dari_akun,
         ke_nomor, kategori, jenis, kategori = 'PENUTUP_BULAN', keterangan, 0::bigint, jumlah::bigint from buku_uang;

-- What each account and dimension moved on a day that is not open any more. penutup: by closing entries, which a profit
-- and loss leaves out. Kept by the triggers below, proven by cek_invarian().
create table saldo_akun_hari (
  kode_toko text not null references toko,
  nomor_akun text not null references akun,
  tanggal date not null,
  dimensi text not null,
  penutup boolean not null,
  debit rupiah not null check (debit >= 0),
  kredit rupiah not null check (kredit >= 0),
  primary key (kode_toko, nomor_akun, tanggal, dimensi, penutup)
);
create index saldo_akun_hari_tanggal on saldo_akun_hari (kode_toko, tanggal);
select pasang_rls('saldo_akun_hari', 'select');
grant select, insert, update, delete on saldo_akun_hari to mustika_buku;

-- Closed days from the sums, the open day from the book.
create view mutasi_akun with (security_invoker = true) as
  select kode_toko, tanggal, nomor_akun, dimensi, penutup, debit::bigint as debit, kredit::bigint as kredit from saldo_akun_hari
  union all
  select g.kode_toko, g.tanggal, g.nomor_akun, g.dimensi, g.penutup, g.debit, g.kredit
    from hari_toko h join gerak_akun g on g.kode_toko = h.kode_toko and g.tanggal = h.tanggal where h.status = 'OPEN';
grant select on gerak_akun, mutasi_akun to mustika_app, mustika_report, mustika_buku;

-- Sums one day up again, or forgets its sums while it is open.
create function segarkan_saldo_hari(toko text, hari date) returns void language plpgsql as $$
begin
  delete from saldo_akun_hari s where s.kode_toko = toko and s.tanggal = hari;
  if exists (select from hari_toko h where h.kode_toko = toko and h.tanggal = hari and h.status = 'OPEN') then return; end if;
  insert into saldo_akun_hari (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select toko, g.nomor_akun, hari, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit) from gerak_akun g
     where g.kode_toko = toko and g.tanggal = hari group by g.nomor_akun, g.dimensi, g.penutup;
end $$;

create function jaga_saldo_hari() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  if tg_op <> 'INSERT' then
    perform set_config('app.kode_toko', old.kode_toko, true);
    perform segarkan_saldo_hari(old.kode_toko, old.tanggal);
  end if;
  if tg_op <> 'DELETE' then
    perform set_config('app.kode_toko', new.kode_toko, true);
    perform segarkan_saldo_hari(new.kode_toko, new.tanggal);
  end if;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return null;
end $$;
alter function jaga_saldo_hari() owner to mustika_buku;
create trigger jaga_saldo_hari after insert or update or delete on hari_toko for each row execute function jaga_saldo_hari();
alter table hari_toko enable always trigger jaga_saldo_hari;

-- A journal dated into a day that is over reaches its sums at once.
create function jaga_saldo_akun() returns trigger language plpgsql as $$
begin
  if not exists (select from baru b where not exists (
      select from hari_toko h where h.kode_toko = b.kode_toko and h.tanggal = b.tanggal and h.status = 'OPEN')) then
    return null;
  end if;
  insert into saldo_akun_hari as s (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select g.kode_toko, g.nomor, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit)
      from (select b.kode_toko, b.ke_nomor as nomor, b.tanggal, b.ke_dimensi as dimensi, b.kategori = 'PENUTUP_BULAN' as penutup,
                   b.jumlah::bigint as debit, 0::bigint as kredit from baru b
            union all
            select b.kode_toko, b.dari_nomor, b.tanggal, b.dari_dimensi, b.kategori = 'PENUTUP_BULAN', 0, b.jumlah::bigint from baru b) g
     where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kode_toko, nomor_akun, tanggal, dimensi, penutup)
      do update set debit = s.debit + excluded.debit, kredit = s.kredit + excluded.kredit;
  return null;
end $$;
create trigger jaga_saldo_akun after insert on buku_uang referencing new table as baru
  for each statement execute function jaga_saldo_akun();
alter table buku_uang enable always trigger jaga_saldo_akun;

-- Days that were over before this table was there.
insert into saldo_akun_hari (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
  select g.kode_toko, g.nomor_akun, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit) from gerak_akun g
   where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
   group by 1, 2, 3, 4, 5;

-- An account in use stays: postings would look for it, and a balance nobody sees is a balance lost.
create function jaga_akun() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.lintas', true);
begin
  if old.aktif and not new.aktif then
    perform set_config('app.lintas', 'on', true);
    if exists (select from akun_bawaan b where b.nomor_akun = new.nomor_akun)
       or exists (select from para_akun_transaksi p where p.nomor_akun = new.nomor_akun and p.aktif)
       or exists (select from kode_transaksi k where k.nomor_akun = new.nomor_akun and k.aktif) then
      perform tolak('AKUN_DIPAKAI', jsonb_build_object('nomor_akun', new.nomor_akun));
    end if;
    if exists (select from mutasi_akun m where m.nomor_akun = new.nomor_akun
                group by m.kode_toko having sum(m.debit - m.kredit) <> 0) then
      perform tolak('AKUN_BERSALDO', jsonb_build_object('nomor_akun', new.nomor_akun));
    end if;
    perform set_config('app.lintas', coalesce(semula, ''), true);
  end if;
  return new;
end $$;
create trigger jaga_akun before update on akun for each row execute function jaga_akun();
alter table akun enable always trigger jaga_akun;

-- The sums say what the book says, for every day that is over and for no day that is open.
create function invarian_akuntansi() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'SALDO_AKUN', kode_toko, jsonb_build_object('nomor_akun', nomor_akun, 'tanggal', tanggal, 'dimensi', dimensi,
         'debit', s.debit, 'buku_debit', b.debit, 'kredit', s.kredit, 'buku_kredit', b.kredit)
    from saldo_akun_hari s
    full join (select g.kode_toko, g.nomor_akun, g.tanggal, g.dimensi, g.penutup, sum(g.debit) as debit, sum(g.kredit) as kredit
                 from gerak_akun g
                where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
                group by 1, 2, 3, 4, 5) b using (kode_toko, nomor_akun, tanggal, dimensi, penutup)
   where s.debit is distinct from b.debit or s.kredit is distinct from b.kredit
$$;
revoke execute on function invarian_akuntansi() from public;
