-- What an account is (golongan), and what may be done with accounts of that kind. A role of a posting points to accounts of
-- its own golongan only, so that a mapping can move a sum to another account of the same kind and never to another kind:
-- cash stays cash, stock stays stock, and cek_invarian() may compare the ledger with drawers, stock and deposits by number.

-- awal: first digits. sisi: the side its accounts grow on; null where contra accounts are right too. jurnal: whether a journal by hand may
-- name them. kas: which way a kode transaksi may move money between them and a drawer or bank. pemilik: the owner's own.
create table golongan_akun (
  golongan text primary key,
  nama text not null,
  awal text not null check (awal ~ '^[1-8]+$'),
  sisi text check (sisi in ('D', 'K')),
  jurnal boolean not null default false,
  kas text check (kas in ('MASUK', 'KELUAR', 'KEDUANYA')),
  pemilik boolean not null default false
);
grant select on golongan_akun to mustika_app, mustika_report, mustika_buku;
insert into golongan_akun (golongan, nama, awal, sisi, jurnal, kas, pemilik) values
  ('KAS', 'KAS', '1', 'D', false, null, false), ('KAS_GADAI', 'KAS GADAI', '1', 'D', false, null, false),
  ('BANK', 'BANK', '1', 'D', false, null, false), ('PERJALANAN', 'UANG DALAM PERJALANAN', '1', 'D', false, null, false),
  ('PIUTANG_KARTU', 'PIUTANG KARTU', '1', 'D', false, null, false),
  ('PIUTANG_MARKETPLACE', 'PIUTANG MARKETPLACE', '1', 'D', false, null, false),
  ('PIUTANG_PELANGGAN', 'PIUTANG PELANGGAN', '1', 'D', false, null, false),
  ('PIUTANG_GADAI', 'PIUTANG GADAI', '1', 'D', false, null, false), ('PIUTANG_CICILAN', 'PIUTANG CICILAN', '1', 'D', false, null, false),
  ('PIUTANG_TUKANG', 'PIUTANG TUKANG', '1', 'D', false, null, false),
  ('PERSEDIAAN_TOKO', 'PERSEDIAAN TOKO', '1', 'D', false, null, false),
  ('PERSEDIAAN_TITIP', 'PERSEDIAAN TITIPAN', '1', 'D', false, null, false),
  ('PERSEDIAAN_BELI', 'PERSEDIAAN BARANG BELI', '1', 'D', false, null, false),
  ('PERSEDIAAN_ROSOK', 'PERSEDIAAN ROSOK', '1', 'D', false, null, false),
  ('PERSEDIAAN_PROSES', 'PERSEDIAAN DALAM PROSES', '1', 'D', false, null, false),
  ('PERSEDIAAN_MURNI', 'PERSEDIAAN EMAS MURNI', '1', 'D', false, null, false),
  ('PERSEDIAAN_BATU', 'PERSEDIAAN BATU', '1', 'D', false, null, false),
  ('PERSEDIAAN_AKSESORIS', 'PERSEDIAAN AKSESORIS', '1', 'D', false, null, false),
  ('PENGIRIMAN', 'BARANG DALAM PENGIRIMAN', '1', 'D', false, null, false),
  ('PAJAK_DIMUKA', 'PAJAK DIBAYAR DIMUKA', '1', 'D', false, null, false), ('KLIRING', 'KLIRING', '1', null, false, null, false),
  ('ASET_LAIN', 'ASET LAIN', '1', null, true, 'KEDUANYA', false),
  ('UTANG_SUPPLIER', 'UTANG SUPPLIER', '2', 'K', false, null, false), ('UANG_MUKA', 'UANG MUKA', '2', 'K', false, null, false),
  ('TITIPAN_UANG', 'TITIPAN UANG', '2', 'K', false, null, false), ('KELEBIHAN_LELANG', 'KELEBIHAN LELANG', '2', 'K', false, null, false),
  ('LIABILITAS_POIN', 'LIABILITAS POIN DAN KUPON', '2', 'K', false, null, false),
  ('PAJAK', 'UTANG PAJAK', '2', 'K', false, 'KELUAR', false), ('ANTAR_TOKO', 'ANTAR TOKO', '2', null, false, null, false),
  ('KEWAJIBAN_LAIN', 'KEWAJIBAN LAIN', '2', null, true, 'KEDUANYA', false),
  ('MODAL', 'MODAL', '3', 'K', true, 'MASUK', true), ('PRIVE', 'PRIVE', '3', 'D', true, 'KELUAR', true),
  ('LABA_DITAHAN', 'LABA DITAHAN', '3', 'K', true, null, true), ('IKHTISAR', 'IKHTISAR LABA RUGI', '3', null, false, null, false),
  ('PENJUALAN', 'PENJUALAN', '4', 'K', false, null, false), ('POTONGAN', 'POTONGAN PENJUALAN', '4', 'D', false, null, false),
  ('PENDAPATAN_LAIN', 'PENDAPATAN LAIN', '47', null, true, 'KEDUANYA', false),
  ('HPP', 'HARGA POKOK PENJUALAN', '5', 'D', false, null, false), ('BEBAN', 'BEBAN', '568', null, true, 'KEDUANYA', false);

-- An account that nobody says the golongan of is the plainest one its first digit allows: the chart of before.
create function golongan_umum(nomor text, sisi text) returns text language sql immutable as $$
  select case left(nomor, 1) when '1' then 'ASET_LAIN' when '2' then 'KEWAJIBAN_LAIN'
           when '3' then case sisi when 'K' then 'MODAL' else 'PRIVE' end when '4' then 'PENDAPATAN_LAIN' when '7' then 'PENDAPATAN_LAIN' else 'BEBAN' end
$$;

alter table peran_akun add column golongan text references golongan_akun;
update peran_akun p set golongan = g.golongan from (values
  ('UANG_DALAM_PERJALANAN', 'PERJALANAN'), ('PIUTANG_EDC', 'PIUTANG_KARTU'), ('BARANG_DALAM_PENGIRIMAN', 'PENGIRIMAN'),
  ('KLIRING_PENJUALAN', 'KLIRING'), ('KLIRING_TUKAR', 'KLIRING'), ('KLIRING_PEMBELIAN', 'KLIRING'), ('KLIRING_JURNAL', 'KLIRING'),
  ('UANG_MUKA_PESANAN', 'UANG_MUKA'), ('PPN_KELUARAN', 'PAJAK'), ('RK_PUSAT', 'ANTAR_TOKO'), ('RK_CABANG', 'ANTAR_TOKO'),
  ('PENJUALAN_EMAS', 'PENJUALAN'), ('PENJUALAN_BERLIAN', 'PENJUALAN'), ('PENJUALAN_AKSESORIS', 'PENJUALAN'), ('ONGKOS', 'PENJUALAN'),
  ('POTONGAN_PENJUALAN', 'POTONGAN'), ('PEMBULATAN', 'PENDAPATAN_LAIN'), ('PENDAPATAN_FEE_GESEK', 'PENDAPATAN_LAIN'),
  ('BEBAN_SUSUT', 'BEBAN'), ('BARANG_HILANG', 'BEBAN'), ('BEBAN_MDR', 'BEBAN'), ('BEBAN_POIN', 'BEBAN'), ('BEBAN_OPERASIONAL', 'BEBAN'),
  ('SELISIH_KAS', 'BEBAN'), ('SELISIH_BANK', 'BEBAN'), ('IKHTISAR_LABA_RUGI', 'IKHTISAR')) g (akun, golongan)
 where g.akun = p.akun;
update peran_akun p set golongan = p.akun from golongan_akun g where p.golongan is null and g.golongan = p.akun;
-- JURNAL and TRANSAKSI have none: the document names the account.
alter table peran_akun add constraint peran_bergolongan check ((golongan is null) = (akun in ('JURNAL', 'TRANSAKSI')));

alter table akun add column golongan text references golongan_akun;
update akun a set golongan = coalesce(
  (select min(p.golongan) from akun_bawaan b join peran_akun p on p.akun = b.peran and p.golongan is not null where b.nomor_akun = a.nomor_akun),
  case a.nomor_akun when '120200' then 'PIUTANG_GADAI' when '120300' then 'PIUTANG_CICILAN' when '120400' then 'PIUTANG_TUKANG'
    when '130700' then 'PERSEDIAAN_BATU' when '130800' then 'PERSEDIAAN_AKSESORIS' when '140100' then 'PAJAK_DIMUKA'
    when '210400' then 'UANG_MUKA' when '210500' then 'KELEBIHAN_LELANG' when '210800' then 'PAJAK' when '310200' then 'PRIVE'
    when '410500' then 'PENJUALAN' when '510200' then 'HPP' when '510300' then 'HPP' when '510400' then 'HPP' end,
  golongan_umum(a.nomor_akun, a.sisi));
alter table akun alter column golongan set not null;
-- The books of a living chain stay as they are; what is closed by its golongan is closed for journals to come.
update akun a set manual = false from golongan_akun g where g.golongan = a.golongan and not g.jurnal and a.manual;
update akun a set manual = true from golongan_akun g where g.golongan = a.golongan and g.jurnal and a.nomor_akun = '320100';

create or replace function isi_laporan_akun() returns trigger language plpgsql as $$
begin
  new.golongan := coalesce(new.golongan, golongan_umum(new.nomor_akun, new.sisi));
  new.laporan := case when left(new.nomor_akun, 1) in ('1', '2', '3') then 'NERACA' else 'LABA_RUGI' end;
  return new;
end $$;

-- Number, side and golongan of an account agree; a closed golongan takes no journals.
create function jaga_golongan_akun() returns trigger language plpgsql as $$
declare g golongan_akun;
begin
  select * into g from golongan_akun x where x.golongan = new.golongan;
  if position(left(new.nomor_akun, 1) in g.awal) = 0 or (g.sisi is not null and g.sisi <> new.sisi) then
    perform tolak('AKUN_BUKAN_GOLONGAN', jsonb_build_object('nomor_akun', new.nomor_akun, 'golongan', new.golongan, 'sisi', g.sisi));
  end if;
  if not g.jurnal then new.manual := false; end if;
  return new;
end $$;
create trigger jaga_golongan before insert or update on akun for each row execute function jaga_golongan_akun();
alter table akun enable always trigger jaga_golongan;

-- An account that something is booked on by its golongan keeps it.
create or replace function jaga_akun() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.lintas', true);
begin
  if (old.aktif and not new.aktif) or old.golongan <> new.golongan or old.sisi <> new.sisi then
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

-- Parameter Akun: an account of the role's golongan and side, whoever writes. Clearing accounts and those between stores
-- hold roles of both sides.
create function jaga_peta_akun() returns trigger language plpgsql as $$
declare peran peran_akun;
begin
  select * into peran from peran_akun p where p.akun = new.kode_akun;
  if peran.golongan is not null
     and not exists (select from akun a join golongan_akun g on g.golongan = a.golongan
                      where a.nomor_akun = new.nomor_akun and a.golongan = peran.golongan
                        and (a.sisi = peran.sisi or (g.sisi is null and not g.jurnal))) then
    perform tolak('AKUN_BUKAN_GOLONGAN_PERAN', jsonb_build_object('kode_akun', new.kode_akun, 'nomor_akun', new.nomor_akun,
      'golongan', peran.golongan, 'sisi', peran.sisi));
  end if;
  return new;
end $$;
create trigger jaga_peta_akun before insert or update of nomor_akun, kode_akun on para_akun_transaksi
  for each row execute function jaga_peta_akun();
alter table para_akun_transaksi enable always trigger jaga_peta_akun;

-- A kode transaksi moves money between a drawer or a bank and an account whose golongan lets it, the way it lets it. MUTASI
-- is for money that stays ours, from one drawer or bank to another: it names no account, because both ends are known.
alter table kode_transaksi drop constraint kode_transaksi_arah_check;
alter table kode_transaksi alter column nomor_akun drop not null;
update kode_transaksi set arah = 'MUTASI', nomor_akun = null where kode_transaksi = 'MUTASI' and nomor_akun = '110300';
alter table kode_transaksi
  add constraint kode_transaksi_arah_check check (arah in ('MASUK', 'KELUAR', 'KEDUANYA', 'MUTASI')),
  add constraint kode_transaksi_akun check ((arah = 'MUTASI') = (nomor_akun is null));
comment on constraint kode_transaksi_akun on kode_transaksi is 'Nomor Akun Harus Diisi, Kecuali Untuk MUTASI';

create function kas_boleh(nomor text, arah text) returns boolean language sql stable as $$
  select exists (select from akun a join golongan_akun g on g.golongan = a.golongan
                  where a.nomor_akun = nomor and a.aktif and g.kas in ('KEDUANYA', arah))
$$;
create function jaga_kode_transaksi() returns trigger language plpgsql as $$
begin
  if new.nomor_akun is not null and not kas_boleh(new.nomor_akun, new.arah) then
    perform tolak('AKUN_BUKAN_LAWAN_KAS', jsonb_build_object('kode_transaksi', new.kode_transaksi, 'nomor_akun', new.nomor_akun));
  end if;
  return new;
end $$;
create trigger jaga_kode_transaksi before insert or update of arah, nomor_akun, aktif on kode_transaksi
  for each row when (new.aktif) execute function jaga_kode_transaksi();
alter table kode_transaksi enable always trigger jaga_kode_transaksi;

-- Journals by hand ask the golongan now.
create or replace function akun_manual(toko text, nomor text) returns boolean language sql stable as $$
  select exists (select from akun a join golongan_akun g on g.golongan = a.golongan and g.jurnal
                  where a.nomor_akun = nomor and a.aktif and a.manual)
$$;
