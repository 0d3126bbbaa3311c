-- Master tables: what a shop keeps before it sells its first piece. A row is never deleted, only deactivated
-- (aktif), and every write compares and raises versi. Domain 2.1, 3, 12.3.

-- Columns every master table ends with.
create function tambah_jejak(tabel regclass) returns void language plpgsql as $$
begin
  execute format($q$alter table %s
    add column aktif boolean not null default true,
    add column versi integer not null default 1,
    add column diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
    add column diubah_pada timestamptz not null default now()$q$, tabel);
end $$;

-- The same as naikkan_versi_toko, once per statement: an import of 10,000 rows would otherwise make 10,000 versions of
-- one row inside one transaction, and walk them all each time (13 s instead of 1 s).
create function naikkan_versi_toko_sekali() returns trigger language plpgsql as $$
begin
  insert into versi_toko (kode_toko) select distinct kode_toko from berubah
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  return null;
end $$;
create function pasang_versi_toko(tabel regclass) returns void language plpgsql as $$
declare kejadian text;
begin
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('create trigger versi_%s after %s on %s referencing %s table as berubah
                      for each statement execute function naikkan_versi_toko_sekali()',
                   kejadian, kejadian, tabel, case kejadian when 'delete' then 'old' else 'new' end);
    execute format('alter table %s enable always trigger versi_%s', tabel, kejadian);
  end loop;
end $$;

-- Chain scope: one list for all stores, written by head office. ------------------------------------------------

create table akun (
  nomor_akun text primary key check (nomor_akun ~ '^[0-9]{6}$'),
  nama_akun text not null,
  sisi text not null check (sisi in ('D', 'K')),
  laporan text not null check (laporan in ('NERACA', 'LABA_RUGI')),
  induk text references akun
);
create table kategori (kode_kategori text primary key, nama_kategori text not null);
create table jenis (
  kode_dept text primary key,
  nama_dept text not null,
  kode_kategori text references kategori,
  -- A diamond kind can be sold only while BERLIAN_MODULE is on. Spec 1 §6.
  berlian boolean not null default false
);
create table kadar (
  kode_kadar text primary key,
  nama_kadar text not null,
  kadar mili_persen not null check (kadar between 1 and 500000),
  kadar_cetak text not null
);
create table bank (kode_bank text primary key, nama_bank text not null);
create table kode_transaksi (
  kode_transaksi text primary key,
  nama_transaksi text not null,
  arah text not null check (arah in ('MASUK', 'KELUAR', 'KEDUANYA')),
  nomor_akun text not null references akun
);
create table jenis_group (jenis_group text primary key, nama text not null);

do $$
declare t text;
begin
  foreach t in array array['akun', 'kategori', 'jenis', 'kadar', 'bank', 'kode_transaksi', 'jenis_group'] loop
    perform tambah_jejak(t::regclass);
    perform beri_hak_rantai(t::regclass);
    execute format('revoke delete on %I from mustika_app', t);
  end loop;
end $$;

-- There is one head office, and it cannot be switched off under its own users.
create unique index uq_toko_pusat on toko (tipe) where tipe = 'PUSAT';
alter table toko add constraint toko_pusat_aktif check (aktif or tipe <> 'PUSAT');
revoke delete on toko from mustika_app;

-- Store scope. -------------------------------------------------------------------------------------------------

-- grup: the karat group carries the sale price of the day per gram. "group" is a word of SQL, so the table is grup.
create table grup (
  kode_toko text not null references toko,
  kode_group text not null,
  nama_group text not null,
  harga rupiah not null check (harga >= 0),
  harga_modal rupiah not null default 0 check (harga_modal >= 0),
  kadar mili_persen not null check (kadar between 1 and 500000),
  kadar_jual mili_persen not null check (kadar_jual between 1 and 500000),
  jenis_group text references jenis_group,
  markis boolean not null default false,
  aksesoris boolean not null default false,
  primary key (kode_toko, kode_group)
);
create table gudang (
  kode_toko text not null references toko,
  kode_gudang text not null,
  nama_gudang text not null,
  dijual boolean not null default false,
  primary key (kode_toko, kode_gudang)
);
create table baki (
  kode_toko text not null references toko,
  kode_baki text not null,
  kode_gudang text not null,
  nama_baki text not null,
  berat_baki miligram not null default 0 check (berat_baki >= 0),
  primary key (kode_toko, kode_baki),
  foreign key (kode_toko, kode_gudang) references gudang
);
create index baki_gudang on baki (kode_toko, kode_gudang);
create table sales (
  kode_toko text not null references toko,
  kode_sales text not null,
  nama_sales text not null,
  no_hp text,
  primary key (kode_toko, kode_sales)
);
-- The shop bears a card's fee unless it says otherwise: charging the holder is not allowed. Domain R4.13.
create table rekening (
  kode_toko text not null references toko,
  no_rekening text not null,
  nama_rekening text not null,
  kode_bank text not null references bank,
  bisa_debet boolean not null default true,
  bisa_credit boolean not null default false,
  bisa_transfer boolean not null default true,
  fee_persen mili_persen not null default 0 check (fee_persen between 0 and 100000),
  fee_ditanggung text not null default 'TOKO' check (fee_ditanggung in ('TOKO', 'PELANGGAN')),
  primary key (kode_toko, no_rekening)
);
create index rekening_bank on rekening (kode_toko, kode_bank);
create table parameter_ongkos (
  kode_toko text not null references toko,
  kode_ongkos text not null,
  kode_group text,
  kode_dept text references jenis,
  tipe_ongkos text not null check (tipe_ongkos in ('GRAM', 'TOTAL')),
  ongkos rupiah not null check (ongkos >= 0),
  ongkos_minimum rupiah not null default 0 check (ongkos_minimum >= 0),
  primary key (kode_toko, kode_ongkos),
  foreign key (kode_toko, kode_group) references grup
);
create table parameter_harga_emas (
  kode_toko text not null references toko,
  kode_harga text not null,
  nama_harga text not null,
  kadar mili_persen not null check (kadar between 1 and 500000),
  harga_jual rupiah not null check (harga_jual > 0),
  harga_beli rupiah not null check (harga_beli >= 0),
  primary key (kode_toko, kode_harga)
);
-- Which account an event's role is booked on. Found as (trx, type), else (trx, '*'), else ('*', '*'). Domain 12.4.
create table para_akun_transaksi (
  kode_toko text not null references toko,
  trx text not null,
  type text not null,
  kode_akun text not null references peran_akun,
  jenis_akun text not null check (jenis_akun in ('DEBET', 'KREDIT')),
  nomor_akun text not null references akun,
  primary key (kode_toko, trx, type, kode_akun, jenis_akun)
);

do $$
declare t text;
begin
  foreach t in array array['grup', 'gudang', 'baki', 'sales', 'rekening', 'parameter_ongkos', 'parameter_harga_emas',
                           'para_akun_transaksi'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    execute format('grant select on %I to mustika_buku', t);
  end loop;
  -- Postings compare versi_toko, so whatever a posting reads from these raises it.
  foreach t in array array['grup', 'rekening', 'parameter_ongkos', 'parameter_harga_emas', 'para_akun_transaksi'] loop
    perform pasang_versi_toko(t::regclass);
  end loop;
end $$;

-- Two living rows for one group and kind would leave the price to chance; a switched-off one is in nobody's way.
create unique index uq_parameter_ongkos on parameter_ongkos (kode_toko, kode_group, kode_dept) nulls not distinct
  where aktif;

-- Every price there ever was: laporan-perubahan-harga-emas reads it, nobody edits it. Domain R3.7.
create table perubahan_harga (
  kode_toko text not null references toko,
  waktu timestamptz not null,
  tabel text not null,
  kode text not null,
  kolom text not null,
  -- Null is the first price.
  harga_lama rupiah,
  harga_baru rupiah not null,
  user_id text not null,
  primary key (kode_toko, tabel, kode, kolom, waktu)
);
create index perubahan_harga_waktu on perubahan_harga (kode_toko, waktu);
select pasang_rls('perubahan_harga', 'select');
grant select, insert on perubahan_harga to mustika_buku;
create trigger kekal before update or delete on perubahan_harga for each row execute function tolak_ubah();
create trigger kekal_semua before truncate on perubahan_harga for each statement execute function tolak_ubah();
alter table perubahan_harga enable always trigger kekal;
alter table perubahan_harga enable always trigger kekal_semua;

-- Arguments: the key column, then the price columns.
create function catat_harga() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lama jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  baru jsonb := to_jsonb(new);
begin
  for i in 1 .. tg_nargs - 1 loop
    continue when lama -> tg_argv[i] is not distinct from baru -> tg_argv[i];
    insert into perubahan_harga (kode_toko, waktu, tabel, kode, kolom, harga_lama, harga_baru, user_id)
    values (new.kode_toko, clock_timestamp(), tg_table_name, baru ->> tg_argv[0], tg_argv[i],
            (lama ->> tg_argv[i])::bigint, (baru ->> tg_argv[i])::bigint, new.diubah_oleh);
  end loop;
  return null;
end $$;
alter function catat_harga() owner to mustika_buku;
create trigger harga after insert or update on grup
  for each row execute function catat_harga('kode_group', 'harga', 'harga_modal');
create trigger harga after insert or update on parameter_harga_emas
  for each row execute function catat_harga('kode_harga', 'harga_jual', 'harga_beli');
alter table grup enable always trigger harga;
alter table parameter_harga_emas enable always trigger harga;

-- Writes outside catat() ask for their idempotency row here, in the transaction of the write. The twin waits for it.
-- Answers {"baru": true}, or what was answered before, or that the key belongs to another request.
create function mulai_idem(p_kunci text, p_hash text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare tersimpan record;
begin
  insert into idem (kode_toko, user_id, kunci, req_hash) values (app_toko(), current_setting('app.user_id'), p_kunci, p_hash)
    on conflict do nothing;
  if found then return jsonb_build_object('baru', true); end if;
  select i.req_hash, i.jawaban into tersimpan from idem i
   where i.kode_toko = app_toko() and i.user_id = current_setting('app.user_id') and i.kunci = p_kunci;
  return jsonb_build_object('baru', false, 'lain', tersimpan.req_hash <> p_hash, 'jawaban', tersimpan.jawaban);
end $$;
create function simpan_idem(p_kunci text, p_jawaban jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update idem set jawaban = p_jawaban
   where kode_toko = app_toko() and user_id = current_setting('app.user_id') and kunci = p_kunci and jawaban is null
$$;
alter function mulai_idem(text, text) owner to mustika_buku;
alter function simpan_idem(text, jsonb) owner to mustika_buku;
revoke execute on function mulai_idem(text, text), simpan_idem(text, jsonb) from public;
grant execute on function mulai_idem(text, text), simpan_idem(text, jsonb) to mustika_app;

-- The history of a master row is its audit entries; only they hold "sesudah".
create index audit_master on audit (objek, kode_toko, seq) where isi ? 'sesudah';

-- Documents name these warehouses, so they stay.
alter table gudang add constraint gudang_bawaan_aktif
  check (aktif or kode_gudang not in ('TOKO', 'BELI', 'TITIP', 'HANCUR'));
