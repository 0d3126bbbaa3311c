-- Today's database, written by `npm run schema` from database/migrations: read it, never edit it. An empty database runs this
-- file in place of the migrations that it names at its end (docs/decisions/0032).
set local check_function_bodies = off; -- They name tables that come later.

-- Roles are per cluster, so a second database of the same server finds them there already.
do $$
declare peran text;
begin
  foreach peran in array array['mustika_app', 'mustika_report', 'mustika_buku'] loop
    begin
      if not exists (select from pg_roles where rolname = peran) then
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', peran);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- Another database that was made at the same moment was quicker.
    end;
  end loop;
end $$;
revoke create on schema public from public;
grant usage on schema public to mustika_app, mustika_report, mustika_buku;
-- The writer of the books owns the functions that write them, and nothing else.
grant create on schema public to mustika_buku;
create extension if not exists btree_gist;

-- ----------------------------------------------------------------------------------------------------
-- Units

create domain mili_persen as integer;

create domain miligram as bigint check (VALUE >= '-1000000000000'::bigint AND VALUE <= '1000000000000'::bigint);

create domain poin as bigint;

create domain rupiah as bigint check (VALUE >= '-1000000000000000'::bigint AND VALUE <= '1000000000000000'::bigint);

-- ----------------------------------------------------------------------------------------------------
-- Walls

-- Walls of a store-scoped table: forced row security, reads across stores only with app.lintas, writes never.
create function pasang_rls(tabel regclass, hak_app text DEFAULT 'select, insert, update, delete'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', tabel);
  execute format('alter table %s force row level security', tabel);
  execute format($p$create policy baca on %s for select
    using (kode_toko = current_setting('app.kode_toko', true) or app_lintas() or kode_toko = any (app_lingkup()))$p$, tabel);
  execute format($p$create policy tambah on %s for insert
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy ubah on %s for update
    using (kode_toko = current_setting('app.kode_toko', true))
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy hapus on %s for delete
    using (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  if hak_app <> '' then
    execute format('grant %s on %s to mustika_app', hak_app, tabel);
  end if;
  execute format('grant select on %s to mustika_report', tabel);
end $function$;

-- ----------------------------------------------------------------------------------------------------
-- Tables: each with its rules, indexes, first rows, walls, rights and triggers

-- Asked of every row that is not of the store itself, so it does no more than it must: `on` and `off` are codes of no store.
create function app_lingkup()
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select string_to_array(current_setting('app.lintas', true), ',') $function$;

-- Whether the whole chain may be read. "is not null" says the same as "= 'on'" and tells the planner otherwise: a comparison it
-- takes to be true of one row in two hundred, and with the store asked for beside it expected a fiftieth of the rows there are.
create function app_lintas()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select nullif(current_setting('app.lintas', true) = 'on', false) is not null
$function$;

-- The module that follows the PKP switch says who moved it.
create function atur_modul_ppn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare semula text := current_setting('app.kode_toko', true);
begin
  if (tg_op = 'INSERT' and new.pkp) or (tg_op = 'UPDATE' and new.pkp <> old.pkp) then
    perform set_config('app.kode_toko', new.kode_toko, true);
    insert into para_system (kode_toko, key, value) values (new.kode_toko, 'PPN_TRANSAKSI_MODULE', new.pkp::text)
      on conflict (kode_toko, key) do update set value = excluded.value, versi = para_system.versi + 1,
        diubah_oleh = excluded.diubah_oleh, diubah_pada = now();
    perform set_config('app.kode_toko', coalesce(semula, ''), true);
  end if;
  return null;
end $function$;

-- Opening the first day of a new store acts in that store's name and then gives the transaction its own store back: the
-- answer of the call that made the store was kept under the wrong one, and its twin got nothing.
create function buka_hari_pertama()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', new.kode_toko, true);
  insert into hari_toko (kode_toko, tanggal, dibuka_oleh)
    values (new.kode_toko, (now() at time zone nama_zona(new.zona))::date, coalesce(current_setting('app.user_id', true), 'SISTEM'));
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return null;
end $function$;

-- A store that head office adds can work at once.
create function isi_toko_baru()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform isi_bawaan_toko(new.kode_toko);
  perform isi_baki_titip(new.kode_toko);
  return null;
end $function$;

create function jaga_tutup_toko()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  nomor text[];
begin
  if old.aktif and not new.aktif and current_setting('app.tutup_toko', true) is distinct from new.kode_toko then
    nomor := kiriman_toko(new.kode_toko);
    if cardinality(nomor) > 0 then
      perform tolak('TOKO_ADA_KIRIMAN', jsonb_build_object('kode_toko', new.kode_toko, 'sebut', to_jsonb(nomor[1:20])));
    end if;
  end if;
  return new;
end $function$;

create table toko (
  kode_toko text not null,
  nama_toko text not null,
  alamat_toko text not null,
  telp text,
  npwp text,
  tipe text not null default 'CABANG',
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  pkp boolean not null default false,
  zona text not null default 'WIB',
  primary key (kode_toko),
  constraint toko_kode_toko_check check (kode_toko ~ '^[A-Z0-9]{2,8}$'),
  constraint toko_pkp_npwp check (NOT pkp OR npwp IS NOT NULL),
  constraint toko_pusat_aktif check (aktif OR tipe <> 'PUSAT'),
  constraint toko_tipe_check check (tipe = ANY (ARRAY['PUSAT', 'CABANG'])),
  constraint toko_zona check (zona = ANY (ARRAY['WIB', 'WITA', 'WIT']))
);
create index cari_toko_nama_toko on toko (nama_toko, kode_toko);
create unique index uq_toko_pusat on toko (tipe) WHERE tipe = 'PUSAT';
comment on constraint toko_pkp_npwp on toko is 'Toko PKP Harus Mempunyai NPWP';
comment on constraint toko_pusat_aktif on toko is 'Kantor Pusat Tidak Dapat Dinonaktifkan';
comment on constraint toko_zona on toko is 'Zona Waktu Harus WIB, WITA Atau WIT';
grant insert, select, update on toko to mustika_app;
grant select on toko to mustika_buku, mustika_report;
create trigger bawaan AFTER INSERT ON toko FOR EACH ROW EXECUTE FUNCTION isi_toko_baru();
create trigger buka_hari AFTER INSERT ON toko FOR EACH ROW EXECUTE FUNCTION buka_hari_pertama();
create trigger jaga_tutup BEFORE UPDATE OF aktif ON toko FOR EACH ROW EXECUTE FUNCTION jaga_tutup_toko();
create trigger modul_ppn AFTER INSERT OR UPDATE OF pkp ON toko FOR EACH ROW EXECUTE FUNCTION atur_modul_ppn();
alter table toko enable always trigger jaga_tutup, enable always trigger modul_ppn;

-- Documents, their events and the three books. Only mustika_buku writes here, through catat().
create table dokumen (
  kode_toko text not null,
  no_dokumen text not null,
  jenis text not null,
  tanggal date not null,
  status text not null,
  peristiwa smallint not null,
  user_id text not null,
  dibuat timestamp with time zone not null default now(),
  cetak integer not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint dokumen_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index dokumen_dikirim on dokumen (kode_toko) WHERE status = 'KIRIM';
create index dokumen_jenis on dokumen (kode_toko, jenis, tanggal);
create index dokumen_terbuka on dokumen (kode_toko, jenis) WHERE status = 'OPEN';
select pasang_rls('dokumen', '');
grant select on dokumen to mustika_app, mustika_report;
grant insert, select, update (status, peristiwa, cetak) on dokumen to mustika_buku;

-- A shop that keeps no list writes a name: it enters the list by itself. Who keeps one is asked before it comes this far.
create function isi_supplier_barang()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.supplier is not null and not exists (select from supplier_barang s
       where s.kode_toko = new.kode_toko and s.kode_supplier = new.supplier) then
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values (new.kode_toko, new.supplier, new.supplier)
      on conflict do nothing;
  end if;
  return new;
end $function$;
revoke execute on function isi_supplier_barang() from public;

create table supplier_barang (
  kode_toko text not null,
  kode_supplier text not null,
  nama_supplier text not null,
  alamat_supplier text,
  no_telp text,
  npwp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  jenis_supplier text,
  no_bebas_pph22 text,
  primary key (kode_toko, kode_supplier),
  constraint supplier_barang_bebas check (no_bebas_pph22 IS NULL OR jenis_supplier IS NOT NULL),
  constraint supplier_barang_jenis check (jenis_supplier = ANY (ARRAY['PABRIKAN', 'PEDAGANG'])),
  constraint supplier_barang_npwp check (jenis_supplier IS NULL OR npwp IS NOT NULL),
  constraint supplier_barang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_supplier_barang_nama_supplier on supplier_barang (kode_toko, nama_supplier, kode_supplier);
comment on constraint supplier_barang_bebas on supplier_barang is 'Surat Bebas PPh 22 Hanya Milik Pabrikan Atau Pedagang';
comment on constraint supplier_barang_jenis on supplier_barang is 'Jenis Supplier Hanya Pabrikan Atau Pedagang';
comment on constraint supplier_barang_npwp on supplier_barang is 'NPWP Pabrikan Atau Pedagang Harus Diisi';
select pasang_rls('supplier_barang', '');
grant insert, select, update on supplier_barang to mustika_app;
grant select on supplier_barang to mustika_buku, mustika_report;

-- The document that brings some in or takes some out.
create table aksesoris (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  supplier text,
  untuk text,
  jumlah_barang integer not null,
  harga_modal rupiah not null,
  keterangan text,
  ppn_keluar rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint aksesoris_cara_check check (cara = ANY (ARRAY['BARU', 'TAMBAH', 'AMBIL'])),
  constraint aksesoris_harga_modal_check check (harga_modal >= 0),
  constraint aksesoris_jumlah_barang_check check (jumlah_barang > 0),
  constraint aksesoris_ppn check (ppn_keluar >= 0 AND (ppn_keluar = 0 OR (untuk = ANY (ARRAY['PAKAI', 'HADIAH'])))),
  constraint aksesoris_supplier check (supplier IS NULL OR cara <> 'AMBIL'),
  constraint aksesoris_untuk check ((cara = 'AMBIL') = (untuk IS NOT NULL)),
  constraint aksesoris_untuk_check check (untuk = ANY (ARRAY['RUSAK', 'PAKAI', 'HADIAH'])),
  constraint aksesoris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint aksesoris_kode_toko_supplier_fkey foreign key (kode_toko, supplier) references supplier_barang(kode_toko, kode_supplier)
);
select pasang_rls('aksesoris', '');
grant select on aksesoris to mustika_app, mustika_report;
grant insert, select on aksesoris to mustika_buku;
create trigger isi_supplier BEFORE INSERT ON aksesoris FOR EACH ROW EXECUTE FUNCTION isi_supplier_barang();

create table gudang (
  kode_toko text not null,
  kode_gudang text not null,
  nama_gudang text not null,
  dijual boolean not null default false,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_gudang),
  constraint gudang_bawaan_aktif check (aktif OR (kode_gudang <> ALL (ARRAY['TOKO', 'BELI', 'TITIP', 'HANCUR']))),
  constraint gudang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_gudang_nama_gudang on gudang (kode_toko, nama_gudang, kode_gudang);
comment on constraint gudang_bawaan_aktif on gudang is 'Gudang Bawaan Tidak Dapat Dinonaktifkan';
select pasang_rls('gudang', '');
grant insert, select, update on gudang to mustika_app;
grant select on gudang to mustika_buku, mustika_report;

create table baki (
  kode_toko text not null,
  kode_baki text not null,
  kode_gudang text not null,
  nama_baki text not null,
  berat_baki miligram not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_baki),
  constraint baki_berat_baki_check check (berat_baki >= 0),
  constraint baki_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint baki_kode_toko_kode_gudang_fkey foreign key (kode_toko, kode_gudang) references gudang(kode_toko, kode_gudang)
);
create index baki_gudang on baki (kode_toko, kode_gudang);
create index cari_baki_nama_baki on baki (kode_toko, nama_baki, kode_baki);
select pasang_rls('baki', '');
grant insert, select, update on baki to mustika_app;
grant select on baki to mustika_buku, mustika_report;

-- One barcode means one piece for ever, over all branches: the register outlives the piece.
create table barcode (
  kode_barcode text not null,
  kode_toko text not null,
  dibuat timestamp with time zone not null default now(),
  primary key (kode_barcode),
  constraint barcode_kode_barcode_check check (kode_barcode ~ '^[0-9A-Z]{8}$'),
  constraint barcode_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
grant select on barcode to mustika_app, mustika_report;
grant insert, select on barcode to mustika_buku;

-- As before, with the day. Arguments: the key column, then the price columns.
create function catat_harga()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  lama jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  baru jsonb := to_jsonb(new);
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = new.kode_toko and h.status = 'OPEN');
begin
  for i in 1 .. tg_nargs - 1 loop
    continue when lama -> tg_argv[i] is not distinct from baru -> tg_argv[i];
    insert into perubahan_harga (kode_toko, waktu, tanggal, tabel, kode, kolom, harga_lama, harga_baru, user_id, jadwal)
    values (new.kode_toko, clock_timestamp(), hari, tg_table_name, baru ->> tg_argv[0], tg_argv[i],
            (lama ->> tg_argv[i])::bigint, (baru ->> tg_argv[i])::bigint, new.diubah_oleh,
            nullif(current_setting('app.jadwal', true), '')::uuid);
  end loop;
  return null;
end $function$;
alter function catat_harga() owner to mustika_buku;

create table jenis_group (
  jenis_group text not null,
  nama text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (jenis_group)
);
create index cari_jenis_group_nama on jenis_group (nama, jenis_group);
insert into jenis_group (jenis_group, nama) values
  ('AKSESORIS', 'AKSESORIS'),
  ('BERLIAN', 'BERLIAN'),
  ('EMAS', 'EMAS');
grant insert, select, update on jenis_group to mustika_app;
grant select on jenis_group to mustika_buku, mustika_report;

-- One statement raises the version of each of its stores once, however many rows it touched.
create function naikkan_versi_toko_sekali()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko_berubah text[] := array(select distinct b.kode_toko from berubah b);
begin
  insert into versi_toko (kode_toko) select unnest(toko_berubah)
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  return null;
end $function$;

-- grup: the karat group carries the sale price of the day per gram. "group" is a word of SQL, so the table is grup.
create table grup (
  kode_toko text not null,
  kode_group text not null,
  nama_group text not null,
  harga rupiah not null,
  harga_modal rupiah not null default 0,
  kadar mili_persen not null,
  kadar_jual mili_persen not null,
  jenis_group text,
  markis boolean not null default false,
  aksesoris boolean not null default false,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_group),
  constraint grup_harga_check check (harga >= 0),
  constraint grup_harga_modal_check check (harga_modal >= 0),
  constraint grup_kadar_check check (kadar::integer >= 1 AND kadar::integer <= 500000),
  constraint grup_kadar_jual_check check (kadar_jual::integer >= 1 AND kadar_jual::integer <= 500000),
  constraint grup_jenis_group_fkey foreign key (jenis_group) references jenis_group(jenis_group),
  constraint grup_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_grup_nama_group on grup (kode_toko, nama_group, kode_group);
select pasang_rls('grup', '');
grant insert, select, update on grup to mustika_app;
grant select, update (harga, harga_modal, versi, diubah_oleh, diubah_pada) on grup to mustika_buku;
grant select on grup to mustika_report;
create trigger harga AFTER INSERT OR UPDATE ON grup FOR EACH ROW EXECUTE FUNCTION catat_harga('kode_group', 'harga', 'harga_modal');
create trigger versi_delete AFTER DELETE ON grup REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON grup REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON grup REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table grup enable always trigger harga, enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- The scale decides what came back, when it comes into the books.
create function jaga_status_barang()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  jenis_ini text := current_setting('app.jenis', true);
  transisi_ini text := current_setting('app.transisi', true);
  ditimbang boolean;
begin
  select g.timbang into ditimbang from status_gerak g
   where g.jenis = jenis_ini and g.transisi = transisi_ini and g.dari = old.status and g.ke = new.status;
  if not found then
    raise exception 'piece % cannot go from % to % by %', new.kode_barcode, old.status, new.status,
      coalesce(nullif(jenis_ini, '') || '.' || transisi_ini, 'no document') using errcode = 'MU002';
  end if;
  if old.kadar <> new.kadar or (old.berat <> new.berat and not ditimbang) then
    raise exception 'weight and karat of % never change', new.kode_barcode using errcode = 'MU002';
  end if;
  return new;
end $function$;

create table kategori (
  kode_kategori text not null,
  nama_kategori text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_kategori)
);
create index cari_kategori_nama_kategori on kategori (nama_kategori, kode_kategori);
grant insert, select, update on kategori to mustika_app;
grant select on kategori to mustika_buku, mustika_report;

create table jenis (
  kode_dept text not null,
  nama_dept text not null,
  kode_kategori text,
  berlian boolean not null default false,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  golongan_ppn text,
  primary key (kode_dept),
  constraint jenis_golongan_ppn_check check (golongan_ppn = ANY (ARRAY['EMAS', 'NON_EMAS', 'LAIN', 'BEBAS'])),
  constraint jenis_kode_kategori_fkey foreign key (kode_kategori) references kategori(kode_kategori)
);
create index cari_jenis_nama_dept on jenis (nama_dept, kode_dept);
comment on constraint jenis_golongan_ppn_check on jenis is 'Golongan PPN Hanya Emas, Bukan Emas, Barang Lain, Atau Tidak Dipungut';
grant insert, select, update on jenis to mustika_app;
grant select on jenis to mustika_buku, mustika_report;

-- Whoever writes a piece, the till among them, tells of it in the same transaction: one look by key for a piece that nobody
-- offers, and one job a transaction, whose key no other transaction waits for.
create function kabari_web()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update barang_web w set versi = w.versi + 1, status = 'ANTRI', percobaan = 0, coba_lagi = null, galat = null, diubah = now()
   where w.kode_toko = new.kode_toko and w.kode_barcode = new.kode_barcode and w.tawar;
  if found then
    perform antre('barang_web', jsonb_build_object('kode_toko', new.kode_toko),
                  'web|' || new.kode_toko || '|' || pg_current_xact_id());
  end if;
  return null;
end $function$;
alter function kabari_web() owner to mustika_buku;
revoke execute on function kabari_web() from public;

create table para_bandrol (
  kode_toko text not null,
  kode_bandrol text not null,
  keterangan text not null,
  berat_bandrol miligram not null default 0,
  harga_bandrol rupiah,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_bandrol),
  constraint para_bandrol_berat_bandrol_check check (berat_bandrol >= 0 AND berat_bandrol <= 100000),
  constraint para_bandrol_harga_bandrol_check check (harga_bandrol > 0),
  constraint para_bandrol_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_bandrol_keterangan on para_bandrol (kode_toko, keterangan, kode_bandrol);
select pasang_rls('para_bandrol', '');
grant insert, select, update on para_bandrol to mustika_app;
grant select on para_bandrol to mustika_buku, mustika_report;

create table barang (
  kode_toko text not null,
  kode_barcode text not null,
  kode_intern text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  status text not null,
  berat miligram not null,
  berat_asli miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  tipe_ongkos text not null,
  ongkos rupiah not null,
  nama_atribut text,
  berat_atribut miligram not null default 0,
  harga_atribut rupiah not null default 0,
  size text,
  harga_modal rupiah not null,
  harga_bandrol rupiah,
  supplier text,
  ada_faktur_masukan boolean not null default false,
  foto text,
  cetak_label integer not null default 0,
  no_masuk text not null,
  tanggal_masuk date not null,
  no_terakhir text not null,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  no_faktur_masukan text,
  golongan_modal text not null default 'EMAS',
  berat_plastik miligram not null default 0,
  kode_bandrol text,
  primary key (kode_toko, kode_barcode),
  constraint barang_berat_asli_check check (berat_asli > 0 OR berat = 0),
  constraint barang_berat_atribut_check check (berat_atribut >= 0),
  constraint barang_berat_check check (berat > 0 OR kadar::integer = 0),
  constraint barang_berat_plastik_check check (berat_plastik >= 0),
  constraint barang_berjumlah check ( CASE WHEN berat = 0 THEN (status = ANY (ARRAY['BERJUMLAH', 'BATAL'])) AND golongan_modal = 'AKSESORIS' AND harga_bandrol IS NOT NULL AND harga_modal = 0 AND ongkos = 0 AND harga_atribut = 0 AND berat_asli = 0 AND berat_atribut = 0 AND berat_plastik = 0 ELSE status <> 'BERJUMLAH' END),
  constraint barang_faktur_masukan check (no_faktur_masukan IS NULL OR ada_faktur_masukan),
  constraint barang_golongan_modal check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint barang_harga_atribut_check check (harga_atribut >= 0),
  constraint barang_harga_bandrol_check check (harga_bandrol > 0),
  constraint barang_harga_modal_check check (harga_modal >= 0),
  constraint barang_kadar_check check (kadar::integer <= 500000 AND (kadar::integer > 0 OR berat = 0)),
  constraint barang_nama_barang_check check (length(nama_barang) > 5),
  constraint barang_ongkos_check check (ongkos >= 0),
  constraint barang_tipe_ongkos_check check (tipe_ongkos = ANY (ARRAY['GRAM', 'TOTAL'])),
  constraint barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint barang_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint barang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint barang_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint barang_kode_toko_kode_bandrol_fkey foreign key (kode_toko, kode_bandrol) references para_bandrol(kode_toko, kode_bandrol),
  constraint barang_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint barang_supplier_fkey foreign key (kode_toko, supplier) references supplier_barang(kode_toko, kode_supplier)
);
create index barang_baki on barang (kode_toko, kode_baki) WHERE status = ANY (ARRAY['TERSEDIA', 'DITAHAN']);
create index barang_bandrol on barang (kode_toko, kode_bandrol) WHERE kode_bandrol IS NOT NULL;
create index barang_intern on barang (kode_toko, kode_intern) WHERE kode_intern IS NOT NULL;
create index barang_masuk on barang (kode_toko, no_masuk);
create index barang_nama on barang (kode_toko, nama_barang text_pattern_ops);
create index barang_stok on barang (kode_toko, status, kode_group, kode_dept);
comment on constraint barang_berjumlah on barang is 'Aksesoris Berjumlah Hanya Punya Harga Jual, Tanpa Berat, Ongkos Dan Atribut';
comment on constraint barang_golongan_modal on barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
select pasang_rls('barang', '');
grant select, update (kode_intern, nama_barang, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, harga_atribut, size, harga_bandrol, supplier, ada_faktur_masukan, foto, cetak_label, versi, diubah_oleh, diubah_pada, no_faktur_masukan, berat_plastik, kode_bandrol) on barang to mustika_app;
grant insert, select, update on barang to mustika_buku;
grant select on barang to mustika_report;
create trigger isi_supplier BEFORE INSERT OR UPDATE OF supplier ON barang FOR EACH ROW EXECUTE FUNCTION isi_supplier_barang();
create trigger jaga_status BEFORE UPDATE OF status, berat, kadar ON barang FOR EACH ROW EXECUTE FUNCTION jaga_status_barang();
create trigger kabari_web AFTER UPDATE OF status, kode_gudang, kode_group, kode_dept, nama_barang, berat, kadar, kadar_cetak, tipe_ongkos, ongkos, harga_atribut, harga_bandrol, size, foto ON barang FOR EACH ROW EXECUTE FUNCTION kabari_web();
alter table barang enable always trigger isi_supplier, enable always trigger jaga_status, enable always trigger kabari_web;

create table aksesoris_pajak (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  kelas_ppn text not null,
  ppn_transaksi_value mili_persen not null,
  kode_faktur text not null,
  dpp rupiah not null,
  ppn_transaksi_rp rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint aksesoris_pajak_nilai check (dpp >= 0 AND ppn_transaksi_rp >= 0),
  constraint aksesoris_pajak_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint aksesoris_pajak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references aksesoris(kode_toko, no_dokumen)
);
create index aksesoris_pajak_kelas on aksesoris_pajak (kode_toko, kelas_ppn, tanggal);
select pasang_rls('aksesoris_pajak', '');
grant select on aksesoris_pajak to mustika_app, mustika_report;
grant insert, select on aksesoris_pajak to mustika_buku;

-- awal: first digits. sisi: the side its accounts grow on; null where contra accounts are right too. jurnal: whether a journal by hand may
-- name them. kas: which way a kode transaksi may move money between them and a drawer or bank. pemilik: the owner's own.
create table golongan_akun (
  golongan text not null,
  nama text not null,
  awal text not null,
  sisi text,
  jurnal boolean not null default false,
  kas text,
  pemilik boolean not null default false,
  primary key (golongan),
  constraint golongan_akun_awal_check check (awal ~ '^[1-8]+$'),
  constraint golongan_akun_kas_check check (kas = ANY (ARRAY['MASUK', 'KELUAR', 'KEDUANYA'])),
  constraint golongan_akun_sisi_check check (sisi = ANY (ARRAY['D', 'K']))
);
insert into golongan_akun (golongan, nama, awal, sisi, jurnal, kas, pemilik) values
  ('ANTAR_TOKO', 'ANTAR TOKO', '2', null, false, null, false),
  ('ASET_LAIN', 'ASET LAIN', '1', null, true, 'KEDUANYA', false),
  ('BANK', 'BANK', '1', 'D', false, null, false),
  ('BEBAN', 'BEBAN', '568', null, true, 'KEDUANYA', false),
  ('HPP', 'HARGA POKOK PENJUALAN', '5', 'D', false, null, false),
  ('IKHTISAR', 'IKHTISAR LABA RUGI', '3', null, false, null, false),
  ('KAS', 'KAS', '1', 'D', false, null, false),
  ('KAS_GADAI', 'KAS GADAI', '1', 'D', false, null, false),
  ('KELEBIHAN_LELANG', 'KELEBIHAN LELANG', '2', 'K', false, null, false),
  ('KEWAJIBAN_LAIN', 'KEWAJIBAN LAIN', '2', null, true, 'KEDUANYA', false),
  ('KLIRING', 'KLIRING', '1', null, false, null, false),
  ('LABA_DITAHAN', 'LABA DITAHAN', '3', 'K', true, null, true),
  ('LIABILITAS_POIN', 'LIABILITAS POIN DAN KUPON', '2', 'K', false, null, false),
  ('MODAL', 'MODAL', '3', 'K', true, 'MASUK', true),
  ('PAJAK', 'UTANG PAJAK', '2', 'K', false, 'KELUAR', false),
  ('PAJAK_DIMUKA', 'PAJAK DIBAYAR DIMUKA', '1', 'D', false, null, false),
  ('PENDAPATAN_LAIN', 'PENDAPATAN LAIN', '47', null, true, 'KEDUANYA', false),
  ('PENGIRIMAN', 'BARANG DALAM PENGIRIMAN', '1', 'D', false, null, false),
  ('PENJUALAN', 'PENJUALAN', '4', 'K', false, null, false),
  ('PERJALANAN', 'UANG DALAM PERJALANAN', '1', 'D', false, null, false),
  ('PERSEDIAAN_AKSESORIS', 'PERSEDIAAN AKSESORIS', '1', 'D', false, null, false),
  ('PERSEDIAAN_BATU', 'PERSEDIAAN BATU', '1', 'D', false, null, false),
  ('PERSEDIAAN_BELI', 'PERSEDIAAN BARANG BELI', '1', 'D', false, null, false),
  ('PERSEDIAAN_MURNI', 'PERSEDIAAN EMAS MURNI', '1', 'D', false, null, false),
  ('PERSEDIAAN_PROSES', 'PERSEDIAAN DALAM PROSES', '1', 'D', false, null, false),
  ('PERSEDIAAN_ROSOK', 'PERSEDIAAN ROSOK', '1', 'D', false, null, false),
  ('PERSEDIAAN_TITIP', 'PERSEDIAAN TITIPAN', '1', 'D', false, null, false),
  ('PERSEDIAAN_TOKO', 'PERSEDIAAN TOKO', '1', 'D', false, null, false),
  ('PIUTANG_CICILAN', 'PIUTANG CICILAN', '1', 'D', false, null, false),
  ('PIUTANG_GADAI', 'PIUTANG GADAI', '1', 'D', false, null, false),
  ('PIUTANG_KARTU', 'PIUTANG KARTU', '1', 'D', false, null, false),
  ('PIUTANG_MARKETPLACE', 'PIUTANG MARKETPLACE', '1', 'D', false, null, false),
  ('PIUTANG_PELANGGAN', 'PIUTANG PELANGGAN', '1', 'D', false, null, false),
  ('PIUTANG_TUKANG', 'PIUTANG TUKANG', '1', 'D', false, null, false),
  ('POTONGAN', 'POTONGAN PENJUALAN', '4', 'D', false, null, false),
  ('PRIVE', 'PRIVE', '3', 'D', true, 'KELUAR', true),
  ('TITIPAN_UANG', 'TITIPAN UANG', '2', 'K', false, null, false),
  ('UANG_MUKA', 'UANG MUKA', '2', 'K', false, null, false),
  ('UTANG_SUPPLIER', 'UTANG SUPPLIER', '2', 'K', false, null, false);
grant select on golongan_akun to mustika_app, mustika_buku, mustika_report;

create function isi_laporan_akun()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.golongan := coalesce(new.golongan, golongan_umum(new.nomor_akun, new.sisi));
  new.laporan := case when left(new.nomor_akun, 1) in ('1', '2', '3') then 'NERACA' else 'LABA_RUGI' end;
  return new;
end $function$;

-- An account that something is booked on by its golongan keeps it.
create function jaga_akun()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

-- Number, side and golongan of an account agree; a closed golongan takes no journals.
create function jaga_golongan_akun()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare g golongan_akun;
begin
  select * into g from golongan_akun x where x.golongan = new.golongan;
  if position(left(new.nomor_akun, 1) in g.awal) = 0 or (g.sisi is not null and g.sisi <> new.sisi) then
    perform tolak('AKUN_BUKAN_GOLONGAN', jsonb_build_object('nomor_akun', new.nomor_akun, 'golongan', new.golongan, 'sisi', g.sisi));
  end if;
  if not g.jurnal then new.manual := false; end if;
  return new;
end $function$;

create table akun (
  nomor_akun text not null,
  nama_akun text not null,
  sisi text not null,
  laporan text not null,
  induk text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  manual boolean not null default true,
  golongan text not null,
  primary key (nomor_akun),
  constraint akun_bukan_induknya check (induk <> nomor_akun),
  constraint akun_golongan check (nomor_akun ~ '^[1-8]' AND (laporan = 'NERACA') = ("left"(nomor_akun, 1) = ANY (ARRAY['1', '2', '3']))),
  constraint akun_laporan_check check (laporan = ANY (ARRAY['NERACA', 'LABA_RUGI'])),
  constraint akun_nomor_akun_check check (nomor_akun ~ '^[0-9]{6}$'),
  constraint akun_sisi_check check (sisi = ANY (ARRAY['D', 'K'])),
  constraint akun_golongan_fkey foreign key (golongan) references golongan_akun(golongan),
  constraint akun_induk_fkey foreign key (induk) references akun(nomor_akun)
);
create index cari_akun_nama_akun on akun (nama_akun, nomor_akun);
comment on constraint akun_bukan_induknya on akun is 'Akun Tidak Boleh Menjadi Induk Dirinya Sendiri';
comment on constraint akun_golongan on akun is 'Nomor Akun Harus Diawali Angka 1 Sampai 8 Sesuai Laporannya';
insert into akun (nomor_akun, nama_akun, sisi, laporan, induk, manual, golongan) values
  ('110100', 'KAS TOKO', 'D', 'NERACA', null, false, 'KAS'),
  ('110200', 'KAS GADAI', 'D', 'NERACA', null, false, 'KAS_GADAI'),
  ('110300', 'UANG DALAM PERJALANAN', 'D', 'NERACA', null, false, 'PERJALANAN'),
  ('110400', 'BANK', 'D', 'NERACA', null, false, 'BANK'),
  ('110500', 'PIUTANG KARTU/EDC/QRIS', 'D', 'NERACA', null, false, 'PIUTANG_KARTU'),
  ('110600', 'PIUTANG MARKETPLACE', 'D', 'NERACA', null, false, 'PIUTANG_MARKETPLACE'),
  ('120100', 'PIUTANG PELANGGAN', 'D', 'NERACA', null, false, 'PIUTANG_PELANGGAN'),
  ('120200', 'PIUTANG GADAI', 'D', 'NERACA', null, false, 'PIUTANG_GADAI'),
  ('120250', 'PIUTANG BUNGA GADAI', 'D', 'NERACA', null, false, 'PIUTANG_GADAI'),
  ('120300', 'PIUTANG CICILAN', 'D', 'NERACA', null, false, 'PIUTANG_CICILAN'),
  ('120400', 'PIUTANG TUKANG', 'D', 'NERACA', null, false, 'PIUTANG_TUKANG'),
  ('120900', 'CADANGAN KERUGIAN PIUTANG', 'K', 'NERACA', null, true, 'ASET_LAIN'),
  ('130100', 'PERSEDIAAN PERHIASAN TOKO', 'D', 'NERACA', null, false, 'PERSEDIAAN_TOKO'),
  ('130150', 'BARANG DITERIMA BELUM BERLABEL', 'D', 'NERACA', null, false, 'PERSEDIAAN_TOKO'),
  ('130200', 'PERSEDIAAN TITIP/PESANAN', 'D', 'NERACA', null, false, 'PERSEDIAAN_TITIP'),
  ('130300', 'PERSEDIAAN BARANG BELI', 'D', 'NERACA', null, false, 'PERSEDIAAN_BELI'),
  ('130400', 'PERSEDIAAN ROSOK', 'D', 'NERACA', null, false, 'PERSEDIAAN_ROSOK'),
  ('130500', 'PERSEDIAAN DALAM PROSES CUCI/LEBUR', 'D', 'NERACA', null, false, 'PERSEDIAAN_PROSES'),
  ('130600', 'PERSEDIAAN EMAS MURNI', 'D', 'NERACA', null, false, 'PERSEDIAAN_MURNI'),
  ('130700', 'PERSEDIAAN BERLIAN LEPAS', 'D', 'NERACA', null, false, 'PERSEDIAAN_BATU'),
  ('130800', 'PERSEDIAAN AKSESORIS & HADIAH', 'D', 'NERACA', null, false, 'PERSEDIAAN_AKSESORIS'),
  ('130900', 'BARANG DALAM PENGIRIMAN', 'D', 'NERACA', null, false, 'PENGIRIMAN'),
  ('140100', 'PPH DIBAYAR DIMUKA', 'D', 'NERACA', null, false, 'PAJAK_DIMUKA'),
  ('150100', 'KLIRING TUKAR', 'D', 'NERACA', null, false, 'KLIRING'),
  ('150200', 'KLIRING PENJUALAN', 'D', 'NERACA', null, false, 'KLIRING'),
  ('150300', 'KLIRING PEMBELIAN', 'K', 'NERACA', null, false, 'KLIRING'),
  ('150400', 'KLIRING JURNAL', 'D', 'NERACA', null, false, 'KLIRING'),
  ('150500', 'KLIRING HUTANG', 'D', 'NERACA', null, false, 'KLIRING'),
  ('210100', 'UTANG SUPPLIER', 'K', 'NERACA', null, false, 'UTANG_SUPPLIER'),
  ('210200', 'UANG MUKA PESANAN', 'K', 'NERACA', null, false, 'UANG_MUKA'),
  ('210300', 'TITIPAN UANG PELANGGAN', 'K', 'NERACA', null, false, 'TITIPAN_UANG'),
  ('210400', 'UANG MUKA PRE-ORDER/CICILAN', 'K', 'NERACA', null, false, 'UANG_MUKA'),
  ('210500', 'UTANG UANG KELEBIHAN LELANG', 'K', 'NERACA', null, false, 'KELEBIHAN_LELANG'),
  ('210600', 'LIABILITAS POIN & KUPON', 'K', 'NERACA', null, false, 'LIABILITAS_POIN'),
  ('210700', 'PPN KELUARAN', 'K', 'NERACA', null, false, 'PAJAK'),
  ('210800', 'UTANG PPH', 'K', 'NERACA', null, false, 'PAJAK'),
  ('210900', 'UTANG ONGKOS TUKANG', 'K', 'NERACA', null, true, 'KEWAJIBAN_LAIN'),
  ('211000', 'MARGIN CICILAN DITANGGUHKAN', 'K', 'NERACA', null, true, 'KEWAJIBAN_LAIN'),
  ('211100', 'UTANG BONUS SALES', 'K', 'NERACA', null, true, 'KEWAJIBAN_LAIN'),
  ('220100', 'RK PUSAT/CABANG', 'K', 'NERACA', null, false, 'ANTAR_TOKO'),
  ('310100', 'MODAL', 'K', 'NERACA', null, true, 'MODAL'),
  ('310200', 'PRIVE', 'D', 'NERACA', null, true, 'PRIVE'),
  ('320100', 'LABA DITAHAN', 'K', 'NERACA', null, true, 'LABA_DITAHAN'),
  ('330100', 'IKHTISAR LABA RUGI', 'K', 'NERACA', null, false, 'IKHTISAR'),
  ('410100', 'PENJUALAN EMAS', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410200', 'PENDAPATAN ONGKOS', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410300', 'PENJUALAN BERLIAN/BATU', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410400', 'PENJUALAN AKSESORIS/MARKIS', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410500', 'PENJUALAN CIOK/ROSOK', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410900', 'POTONGAN & RETUR PENJUALAN', 'D', 'LABA_RUGI', null, false, 'POTONGAN'),
  ('420100', 'PENDAPATAN SERVICE', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420200', 'PENDAPATAN BUNGA GADAI', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420300', 'PENDAPATAN DENDA & ADM GADAI', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420400', 'PENDAPATAN MARGIN CICILAN', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420500', 'PENDAPATAN FEE GESEK TUNAI', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420600', 'SELISIH PEMBULATAN', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420900', 'PENDAPATAN LAIN', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('510100', 'HPP PERHIASAN', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('510200', 'HPP BERLIAN', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('510300', 'HPP AKSESORIS', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('510400', 'HPP CIOK', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('520100', 'BEBAN SUSUT & WASTING', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('520200', 'KERUGIAN BARANG HILANG/RUSAK', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('520300', 'PENDAPATAN/BEBAN KURS EMAS', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530200', 'BEBAN FEE KARTU/MDR/MARKETPLACE', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530300', 'BEBAN POIN, KUPON & HADIAH', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530400', 'BONUS SALES', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530500', 'KERUGIAN LELANG GADAI', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530600', 'SELISIH KAS', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530700', 'SELISIH BANK', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530900', 'BEBAN OPERASIONAL', 'D', 'LABA_RUGI', null, true, 'BEBAN');
grant insert, select, update on akun to mustika_app;
grant select on akun to mustika_buku, mustika_report;
create trigger isi_laporan BEFORE INSERT ON akun FOR EACH ROW EXECUTE FUNCTION isi_laporan_akun();
create trigger jaga_akun BEFORE UPDATE ON akun FOR EACH ROW EXECUTE FUNCTION jaga_akun();
create trigger jaga_golongan BEFORE INSERT OR UPDATE ON akun FOR EACH ROW EXECUTE FUNCTION jaga_golongan_akun();
alter table akun enable always trigger isi_laporan, enable always trigger jaga_akun, enable always trigger jaga_golongan;

-- Roles of accounts. kliring: must net to zero inside every event. bersaldo: a balance is cached per dimension.
create table peran_akun (
  akun text not null,
  sisi text not null,
  kliring boolean not null default false,
  bersaldo boolean not null default false,
  uang boolean not null default false,
  dihitung boolean not null default false,
  manual boolean not null default true,
  golongan text,
  primary key (akun),
  constraint peran_akun_sisi_check check (sisi = ANY (ARRAY['D', 'K'])),
  constraint peran_bergolongan check ((golongan IS NULL) = (akun = ANY (ARRAY['JURNAL', 'TRANSAKSI']))),
  constraint peran_akun_golongan_fkey foreign key (golongan) references golongan_akun(golongan)
);
insert into peran_akun (akun, sisi, kliring, bersaldo, uang, dihitung, manual, golongan) values
  ('BANK', 'D', false, true, true, false, false, 'BANK'),
  ('BARANG_DALAM_PENGIRIMAN', 'D', false, false, false, false, false, 'PENGIRIMAN'),
  ('BARANG_HILANG', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_MDR', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_OPERASIONAL', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_POIN', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_SUSUT', 'D', false, false, false, false, true, 'BEBAN'),
  ('HPP', 'D', false, false, false, false, true, 'HPP'),
  ('HPP_AKSESORIS', 'D', false, false, false, false, true, 'HPP'),
  ('HPP_BERLIAN', 'D', false, false, false, false, true, 'HPP'),
  ('HPP_ROSOK', 'D', false, false, false, false, true, 'HPP'),
  ('IKHTISAR_LABA_RUGI', 'K', true, false, false, false, false, 'IKHTISAR'),
  ('JURNAL', 'D', false, false, false, false, true, null),
  ('KAS', 'D', false, true, true, true, false, 'KAS'),
  ('KAS_GADAI', 'D', false, true, true, true, false, 'KAS_GADAI'),
  ('KLIRING_HUTANG', 'D', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_JURNAL', 'D', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_PEMBELIAN', 'K', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_PENJUALAN', 'D', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_TUKAR', 'D', true, false, false, false, false, 'KLIRING'),
  ('LABA_DITAHAN', 'K', false, false, false, false, true, 'LABA_DITAHAN'),
  ('LIABILITAS_KUPON', 'K', false, false, false, false, true, 'LIABILITAS_POIN'),
  ('LIABILITAS_POIN', 'K', false, false, false, false, true, 'LIABILITAS_POIN'),
  ('MODAL', 'K', false, false, false, false, true, 'MODAL'),
  ('ONGKOS', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PEMBULATAN', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_BUNGA', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_DENDA', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_FEE_GESEK', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_LAIN', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_MARGIN_CICILAN', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENJUALAN_AKSESORIS', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PENJUALAN_BERLIAN', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PENJUALAN_EMAS', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PENJUALAN_ROSOK', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PERSEDIAAN_AKSESORIS', 'D', false, false, false, false, true, 'PERSEDIAAN_AKSESORIS'),
  ('PERSEDIAAN_BELI', 'D', false, false, false, false, false, 'PERSEDIAAN_BELI'),
  ('PERSEDIAAN_MURNI', 'D', false, false, false, false, false, 'PERSEDIAAN_MURNI'),
  ('PERSEDIAAN_PROSES', 'D', false, false, false, false, false, 'PERSEDIAAN_PROSES'),
  ('PERSEDIAAN_ROSOK', 'D', false, false, false, false, false, 'PERSEDIAAN_ROSOK'),
  ('PERSEDIAAN_TERIMA', 'D', false, false, false, false, false, 'PERSEDIAAN_TOKO'),
  ('PERSEDIAAN_TITIP', 'D', false, false, false, false, false, 'PERSEDIAAN_TITIP'),
  ('PERSEDIAAN_TOKO', 'D', false, false, false, false, false, 'PERSEDIAAN_TOKO'),
  ('PIUTANG_BUNGA', 'D', false, false, false, false, false, 'PIUTANG_GADAI'),
  ('PIUTANG_EDC', 'D', false, true, true, false, false, 'PIUTANG_KARTU'),
  ('PIUTANG_GADAI', 'D', false, false, false, false, false, 'PIUTANG_GADAI'),
  ('PIUTANG_MARKETPLACE', 'D', false, false, true, false, false, 'PIUTANG_MARKETPLACE'),
  ('PIUTANG_PELANGGAN', 'D', false, false, false, false, true, 'PIUTANG_PELANGGAN'),
  ('POTONGAN_PENJUALAN', 'D', false, false, false, false, true, 'POTONGAN'),
  ('PPH_DIMUKA', 'D', false, false, false, false, true, 'PAJAK_DIMUKA'),
  ('PPN_KELUARAN', 'K', false, false, false, false, true, 'PAJAK'),
  ('RK_CABANG', 'D', false, false, false, false, true, 'ANTAR_TOKO'),
  ('RK_PUSAT', 'K', false, false, false, false, true, 'ANTAR_TOKO'),
  ('RUGI_LELANG', 'D', false, false, false, false, true, 'BEBAN'),
  ('SELISIH_BANK', 'D', false, false, false, false, true, 'BEBAN'),
  ('SELISIH_KAS', 'D', false, false, false, false, true, 'BEBAN'),
  ('TITIPAN_UANG', 'K', false, false, false, false, false, 'TITIPAN_UANG'),
  ('TRANSAKSI', 'K', false, false, false, false, true, null),
  ('UANG_DALAM_PERJALANAN', 'D', false, false, true, false, false, 'PERJALANAN'),
  ('UANG_MUKA_CICILAN', 'K', false, false, false, false, true, 'UANG_MUKA'),
  ('UANG_MUKA_PESANAN', 'K', false, false, false, false, false, 'UANG_MUKA'),
  ('UTANG_KELEBIHAN', 'K', false, false, false, false, false, 'KELEBIHAN_LELANG'),
  ('UTANG_PPH', 'K', false, false, false, false, true, 'PAJAK'),
  ('UTANG_SUPPLIER', 'K', false, true, false, false, true, 'UTANG_SUPPLIER');
grant select on peran_akun to mustika_app, mustika_buku, mustika_report;

-- The account of a role until somebody opens Parameter Akun.
create table akun_bawaan (
  peran text not null,
  nomor_akun text not null,
  primary key (peran),
  constraint akun_bawaan_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun),
  constraint akun_bawaan_peran_fkey foreign key (peran) references peran_akun(akun)
);
insert into akun_bawaan (peran, nomor_akun) values
  ('BANK', '110400'),
  ('BARANG_DALAM_PENGIRIMAN', '130900'),
  ('BARANG_HILANG', '520200'),
  ('BEBAN_MDR', '530200'),
  ('BEBAN_OPERASIONAL', '530900'),
  ('BEBAN_POIN', '530300'),
  ('BEBAN_SUSUT', '520100'),
  ('HPP', '510100'),
  ('HPP_AKSESORIS', '510300'),
  ('HPP_BERLIAN', '510200'),
  ('HPP_ROSOK', '510400'),
  ('IKHTISAR_LABA_RUGI', '330100'),
  ('KAS', '110100'),
  ('KAS_GADAI', '110200'),
  ('KLIRING_HUTANG', '150500'),
  ('KLIRING_JURNAL', '150400'),
  ('KLIRING_PEMBELIAN', '150300'),
  ('KLIRING_PENJUALAN', '150200'),
  ('KLIRING_TUKAR', '150100'),
  ('LABA_DITAHAN', '320100'),
  ('LIABILITAS_KUPON', '210600'),
  ('LIABILITAS_POIN', '210600'),
  ('MODAL', '310100'),
  ('ONGKOS', '410200'),
  ('PEMBULATAN', '420600'),
  ('PENDAPATAN_BUNGA', '420200'),
  ('PENDAPATAN_DENDA', '420300'),
  ('PENDAPATAN_FEE_GESEK', '420500'),
  ('PENDAPATAN_LAIN', '420900'),
  ('PENDAPATAN_MARGIN_CICILAN', '420400'),
  ('PENJUALAN_AKSESORIS', '410400'),
  ('PENJUALAN_BERLIAN', '410300'),
  ('PENJUALAN_EMAS', '410100'),
  ('PENJUALAN_ROSOK', '410500'),
  ('PERSEDIAAN_AKSESORIS', '130800'),
  ('PERSEDIAAN_BELI', '130300'),
  ('PERSEDIAAN_MURNI', '130600'),
  ('PERSEDIAAN_PROSES', '130500'),
  ('PERSEDIAAN_ROSOK', '130400'),
  ('PERSEDIAAN_TERIMA', '130150'),
  ('PERSEDIAAN_TITIP', '130200'),
  ('PERSEDIAAN_TOKO', '130100'),
  ('PIUTANG_BUNGA', '120250'),
  ('PIUTANG_EDC', '110500'),
  ('PIUTANG_GADAI', '120200'),
  ('PIUTANG_MARKETPLACE', '110600'),
  ('PIUTANG_PELANGGAN', '120100'),
  ('POTONGAN_PENJUALAN', '410900'),
  ('PPH_DIMUKA', '140100'),
  ('PPN_KELUARAN', '210700'),
  ('RK_CABANG', '220100'),
  ('RK_PUSAT', '220100'),
  ('RUGI_LELANG', '530500'),
  ('SELISIH_BANK', '530700'),
  ('SELISIH_KAS', '530600'),
  ('TITIPAN_UANG', '210300'),
  ('TRANSAKSI', '420900'),
  ('UANG_DALAM_PERJALANAN', '110300'),
  ('UANG_MUKA_CICILAN', '210400'),
  ('UANG_MUKA_PESANAN', '210200'),
  ('UTANG_KELEBIHAN', '210500'),
  ('UTANG_PPH', '210800'),
  ('UTANG_SUPPLIER', '210100');
grant select on akun_bawaan to mustika_app, mustika_buku, mustika_report;

-- The movement of pieces by a document as one body: where each was is kept, so that every kind has the same way back.
create table asal_gerak (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  dari_status text not null,
  dari_gudang text not null,
  dari_baki text not null,
  dari_dokumen text not null,
  ke_status text not null,
  urut smallint not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  kadar mili_persen not null,
  harga_modal rupiah not null,
  ke_gudang text,
  ke_baki text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint asal_gerak_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint asal_gerak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('asal_gerak', '');
grant select on asal_gerak to mustika_app, mustika_report;
grant insert, select on asal_gerak to mustika_buku;

-- Append only. A correction is a new event, never an edit.
create function tolak_ubah()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'MU002';
end $function$;

-- The sealed log: one chain per store. Hash over length-prefixed fields, values exactly as stored.
create table audit (
  kode_toko text not null,
  seq bigint not null,
  waktu timestamp with time zone not null,
  user_id text not null,
  aksi text not null,
  objek text not null,
  isi jsonb not null,
  prev bytea not null,
  hash bytea not null,
  primary key (kode_toko, seq),
  constraint audit_satu_penerus unique (kode_toko, prev)
);
create index audit_master on audit (objek, kode_toko, seq) WHERE isi ? 'sesudah';
select pasang_rls('audit', '');
grant select on audit to mustika_app, mustika_report;
grant insert, select on audit to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table audit enable always trigger kekal, enable always trigger kekal_semua;

-- Who looked at whose data: every read of persons is an entry, and the persons it showed are its lines. Entries are counted
-- before the read is made, so that a burst gets no more answers than a queue.
create table baca_orang (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  panggilan text not null,
  jenis text not null,
  primary key (kode_toko, id),
  constraint baca_orang_jenis_check check (jenis = ANY (ARRAY['MEMBER', 'PENGGUNA'])),
  constraint baca_orang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index baca_orang_siapa on baca_orang (user_id, waktu);
select pasang_rls('baca_orang', '');
grant insert, select on baca_orang to mustika_app;
grant select on baca_orang to mustika_report;
create trigger kekal BEFORE DELETE OR UPDATE ON baca_orang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON baca_orang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table baca_orang enable always trigger kekal, enable always trigger kekal_semua;

create table baca_orang_isi (
  kode_toko text not null,
  id uuid not null,
  orang text not null,
  primary key (kode_toko, id, orang),
  constraint baca_orang_isi_kode_toko_id_fkey foreign key (kode_toko, id) references baca_orang(kode_toko, id)
);
create index baca_orang_isi_orang on baca_orang_isi (orang);
select pasang_rls('baca_orang_isi', '');
grant insert, select on baca_orang_isi to mustika_app;
grant select on baca_orang_isi to mustika_report;
create trigger kekal BEFORE DELETE OR UPDATE ON baca_orang_isi FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON baca_orang_isi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table baca_orang_isi enable always trigger kekal, enable always trigger kekal_semua;

create table bank (
  kode_bank text not null,
  nama_bank text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_bank)
);
create index cari_bank_nama_bank on bank (nama_bank, kode_bank);
grant insert, select, update on bank to mustika_app;
grant select on bank to mustika_buku, mustika_report;

create table batu_clarity (
  kode_clarity text not null,
  nama_clarity text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_clarity),
  constraint batu_clarity_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_clarity_nama_clarity on batu_clarity (nama_clarity, kode_clarity);
insert into batu_clarity (kode_clarity, nama_clarity, urutan) values
  ('FL', 'FLAWLESS', 10),
  ('I1', 'INCLUDED 1', 100),
  ('I2', 'INCLUDED 2', 110),
  ('I3', 'INCLUDED 3', 120),
  ('IF', 'INTERNALLY FLAWLESS', 20),
  ('SI1', 'SLIGHTLY INCLUDED 1', 70),
  ('SI2', 'SLIGHTLY INCLUDED 2', 80),
  ('SI3', 'SLIGHTLY INCLUDED 3', 90),
  ('VS1', 'VERY SLIGHTLY INCLUDED 1', 50),
  ('VS2', 'VERY SLIGHTLY INCLUDED 2', 60),
  ('VVS1', 'VERY VERY SLIGHTLY INCLUDED 1', 30),
  ('VVS2', 'VERY VERY SLIGHTLY INCLUDED 2', 40);
grant insert, select, update on batu_clarity to mustika_app;
grant select on batu_clarity to mustika_buku, mustika_report;

create table batu_color (
  kode_color text not null,
  nama_color text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_color),
  constraint batu_color_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_color_nama_color on batu_color (nama_color, kode_color);
insert into batu_color (kode_color, nama_color, urutan) values
  ('D', 'COLORLESS', 10),
  ('E', 'COLORLESS', 20),
  ('F', 'COLORLESS', 30),
  ('FANCY', 'FANCY COLOR', 900),
  ('G', 'NEAR COLORLESS', 40),
  ('H', 'NEAR COLORLESS', 50),
  ('I', 'NEAR COLORLESS', 60),
  ('J', 'NEAR COLORLESS', 70),
  ('K', 'FAINT', 80),
  ('L', 'FAINT', 90),
  ('M', 'FAINT', 100),
  ('N', 'VERY LIGHT', 110),
  ('O', 'VERY LIGHT', 120),
  ('P', 'VERY LIGHT', 130),
  ('Q', 'VERY LIGHT', 140),
  ('R', 'VERY LIGHT', 150),
  ('S', 'LIGHT', 160),
  ('T', 'LIGHT', 170),
  ('U', 'LIGHT', 180),
  ('V', 'LIGHT', 190),
  ('W', 'LIGHT', 200),
  ('X', 'LIGHT', 210),
  ('Y', 'LIGHT', 220),
  ('Z', 'LIGHT', 230);
grant insert, select, update on batu_color to mustika_app;
grant select on batu_color to mustika_buku, mustika_report;

create table batu_cutgrade (
  kode_cutgrade text not null,
  nama_cutgrade text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_cutgrade),
  constraint batu_cutgrade_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_cutgrade_nama_cutgrade on batu_cutgrade (nama_cutgrade, kode_cutgrade);
insert into batu_cutgrade (kode_cutgrade, nama_cutgrade, urutan) values
  ('EX', 'EXCELLENT', 10),
  ('F', 'FAIR', 40),
  ('G', 'GOOD', 30),
  ('P', 'POOR', 50),
  ('VG', 'VERY GOOD', 20);
grant insert, select, update on batu_cutgrade to mustika_app;
grant select on batu_cutgrade to mustika_buku, mustika_report;

create table batu_fluorescence (
  kode_fluorescence text not null,
  nama_fluorescence text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_fluorescence),
  constraint batu_fluorescence_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_fluorescence_nama_fluorescence on batu_fluorescence (nama_fluorescence, kode_fluorescence);
insert into batu_fluorescence (kode_fluorescence, nama_fluorescence, urutan) values
  ('FNT', 'FAINT', 20),
  ('MED', 'MEDIUM', 30),
  ('NON', 'NONE', 10),
  ('STG', 'STRONG', 40),
  ('VST', 'VERY STRONG', 50);
grant insert, select, update on batu_fluorescence to mustika_app;
grant select on batu_fluorescence to mustika_buku, mustika_report;

create table batu_polish (
  kode_polish text not null,
  nama_polish text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_polish),
  constraint batu_polish_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_polish_nama_polish on batu_polish (nama_polish, kode_polish);
insert into batu_polish (kode_polish, nama_polish, urutan) values
  ('EX', 'EXCELLENT', 10),
  ('F', 'FAIR', 40),
  ('G', 'GOOD', 30),
  ('P', 'POOR', 50),
  ('VG', 'VERY GOOD', 20);
grant insert, select, update on batu_polish to mustika_app;
grant select on batu_polish to mustika_buku, mustika_report;

create table batu_shape (
  kode_shape text not null,
  nama_shape text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_shape),
  constraint batu_shape_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_shape_nama_shape on batu_shape (nama_shape, kode_shape);
insert into batu_shape (kode_shape, nama_shape, urutan) values
  ('AS', 'ASSCHER', 40),
  ('BG', 'BAGUETTE', 110),
  ('CU', 'CUSHION', 90),
  ('EM', 'EMERALD', 30),
  ('HS', 'HEART', 80),
  ('MQ', 'MARQUISE', 60),
  ('OV', 'OVAL', 50),
  ('PR', 'PRINCESS', 20),
  ('PS', 'PEAR', 70),
  ('RA', 'RADIANT', 100),
  ('RB', 'ROUND BRILLIANT', 10),
  ('TP', 'TAPER', 120);
grant insert, select, update on batu_shape to mustika_app;
grant select on batu_shape to mustika_buku, mustika_report;

create table batu_symmetry (
  kode_symmetry text not null,
  nama_symmetry text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_symmetry),
  constraint batu_symmetry_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_symmetry_nama_symmetry on batu_symmetry (nama_symmetry, kode_symmetry);
insert into batu_symmetry (kode_symmetry, nama_symmetry, urutan) values
  ('EX', 'EXCELLENT', 10),
  ('F', 'FAIR', 40),
  ('G', 'GOOD', 30),
  ('P', 'POOR', 50),
  ('VG', 'VERY GOOD', 20);
grant insert, select, update on batu_symmetry to mustika_app;
grant select on batu_symmetry to mustika_buku, mustika_report;

-- A certificate names one stone of the whole chain: no other piece that a store still has may carry it. A piece that was sold,
-- handed over, destroyed or taken back gives it free; the same piece in another store is the same stone.
create function jaga_sertifikat_batu()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare semula text := current_setting('app.lintas', true);
declare lain text;
begin
  if new.no_sertifikat is null then return null; end if;
  -- Two who enter the same certificate at once: the second one waits and sees the first.
  perform pg_advisory_xact_lock(hashtextextended(new.sertifikat || ' ' || new.no_sertifikat, 358));
  perform set_config('app.lintas', 'on', true);
  select b.kode_barcode into lain from barang_batu s
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
   where s.sertifikat = new.sertifikat and s.no_sertifikat = new.no_sertifikat
     and (s.kode_barcode <> new.kode_barcode or (s.kode_toko = new.kode_toko and s.urut <> new.urut))
     and b.status not in ('TERJUAL', 'DISERAHKAN', 'ROSOK', 'HILANG', 'BATAL', 'TERKIRIM')
   limit 1;
  perform set_config('app.lintas', coalesce(semula, ''), true);
  if lain is not null then
    perform tolak('SERTIFIKAT_SUDAH_ADA', jsonb_build_object('sertifikat', new.sertifikat, 'no_sertifikat', new.no_sertifikat,
      'kode_barcode', lain));
  end if;
  return null;
end $function$;
revoke execute on function jaga_sertifikat_batu() from public;

create table jenis_batu (
  kode_batu text not null,
  nama_batu text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  berlian boolean not null default false,
  primary key (kode_batu)
);
create index cari_jenis_batu_nama_batu on jenis_batu (nama_batu, kode_batu);
insert into jenis_batu (kode_batu, nama_batu, berlian) values
  ('BERLIAN', 'BERLIAN', true),
  ('MOISSANITE', 'MOISSANITE', false),
  ('MUTIARA', 'MUTIARA', false),
  ('OPAL', 'OPAL', false),
  ('RUBY', 'RUBY', false),
  ('SAFIR', 'SAFIR', false),
  ('ZAMRUD', 'ZAMRUD', false),
  ('ZIRKON', 'CUBIC ZIRCONIA', false);
grant insert, select, update on jenis_batu to mustika_app;
grant select on jenis_batu to mustika_buku, mustika_report;

create table supplier_berlian (
  kode_toko text not null,
  kode_supplier_berlian text not null,
  nama_supplier text not null,
  alamat_supplier text,
  no_telp text,
  npwp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_supplier_berlian),
  constraint supplier_berlian_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_supplier_berlian_nama_supplier on supplier_berlian (kode_toko, nama_supplier, kode_supplier_berlian);
select pasang_rls('supplier_berlian', '');
grant insert, select, update on supplier_berlian to mustika_app;
grant select on supplier_berlian to mustika_buku, mustika_report;

-- A stone or a parcel of like stones. karat is thousandths of a carat, as weights are thousandths of a gram.
create table parameter_berlian (
  kode_toko text not null,
  kode_berlian text not null,
  nama_berlian text not null,
  kode_intern text,
  kode_batu text not null,
  jumlah integer not null default 1,
  karat miligram not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  kode_cutgrade text,
  kode_polish text,
  kode_symmetry text,
  kode_fluorescence text,
  sertifikat text not null default 'TANPA',
  no_sertifikat text,
  kode_supplier_berlian text,
  satuan_harga text not null default 'CT',
  harga_usd integer not null default 0,
  profit mili_persen not null default 0,
  ongkos_berlian rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_berlian),
  constraint parameter_berlian_harga_usd_check check (harga_usd >= 0 AND harga_usd <= 100000000),
  constraint parameter_berlian_jumlah_check check (jumlah >= 1 AND jumlah <= 100000),
  constraint parameter_berlian_karat_check check (karat > 0),
  constraint parameter_berlian_no_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat IS NULL)),
  constraint parameter_berlian_ongkos_berlian_check check (ongkos_berlian >= 0),
  constraint parameter_berlian_profit_check check (profit::integer >= 0 AND profit::integer <= 1000000),
  constraint parameter_berlian_satuan_harga_check check (satuan_harga = ANY (ARRAY['CT', 'PCS'])),
  constraint parameter_berlian_sertifikat_check check (sertifikat = ANY (ARRAY['TANPA', 'GIA', 'IGI', 'HRD', 'AGL'])),
  constraint parameter_berlian_kode_batu_fkey foreign key (kode_batu) references jenis_batu(kode_batu),
  constraint parameter_berlian_kode_clarity_fkey foreign key (kode_clarity) references batu_clarity(kode_clarity),
  constraint parameter_berlian_kode_color_fkey foreign key (kode_color) references batu_color(kode_color),
  constraint parameter_berlian_kode_cutgrade_fkey foreign key (kode_cutgrade) references batu_cutgrade(kode_cutgrade),
  constraint parameter_berlian_kode_fluorescence_fkey foreign key (kode_fluorescence) references batu_fluorescence(kode_fluorescence),
  constraint parameter_berlian_kode_polish_fkey foreign key (kode_polish) references batu_polish(kode_polish),
  constraint parameter_berlian_kode_shape_fkey foreign key (kode_shape) references batu_shape(kode_shape),
  constraint parameter_berlian_kode_symmetry_fkey foreign key (kode_symmetry) references batu_symmetry(kode_symmetry),
  constraint parameter_berlian_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint parameter_berlian_kode_toko_kode_supplier_berlian_fkey foreign key (kode_toko, kode_supplier_berlian) references supplier_berlian(kode_toko, kode_supplier_berlian)
);
create index cari_parameter_berlian_kode_intern on parameter_berlian (kode_toko, kode_intern, kode_berlian);
create index cari_parameter_berlian_nama_berlian on parameter_berlian (kode_toko, nama_berlian, kode_berlian);
create index cari_parameter_berlian_no_sertifikat on parameter_berlian (kode_toko, no_sertifikat, kode_berlian);
create unique index uq_parameter_berlian_sertifikat on parameter_berlian (kode_toko, sertifikat, no_sertifikat) WHERE no_sertifikat IS NOT NULL;
comment on constraint parameter_berlian_no_sertifikat on parameter_berlian is 'Sertifikat Perlu Nomor, Dan Tanpa Sertifikat Tidak Ada Nomor';
comment on index uq_parameter_berlian_sertifikat is 'No Sertifikat Ini Sudah Dipakai Berlian Lain';
select pasang_rls('parameter_berlian', '');
grant insert, select, update on parameter_berlian to mustika_app;
grant select on parameter_berlian to mustika_buku, mustika_report;

-- Stones of a piece: what they are, how many, their carats (thousandths, as parameter_berlian keeps them), grades and certificate.
-- They belong to the piece as its store keeps it: a store that receives one has rows of its own (docs/decisions/0050).
create table barang_batu (
  kode_toko text not null,
  kode_barcode text not null,
  urut smallint not null,
  kode_berlian text,
  kode_batu text not null,
  jumlah integer not null,
  karat miligram not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  kode_cutgrade text,
  kode_polish text,
  kode_symmetry text,
  kode_fluorescence text,
  sertifikat text not null default 'TANPA',
  no_sertifikat text,
  primary key (kode_toko, kode_barcode, urut),
  constraint barang_batu_jumlah check (jumlah >= 1 AND jumlah <= 10000),
  constraint barang_batu_karat check (karat > 0),
  constraint barang_batu_no_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat IS NULL)),
  constraint barang_batu_sertifikat check (sertifikat = ANY (ARRAY['TANPA', 'GIA', 'IGI', 'HRD', 'AGL'])),
  constraint barang_batu_urut_check check (urut >= 1 AND urut <= 20),
  constraint barang_batu_kode_batu_fkey foreign key (kode_batu) references jenis_batu(kode_batu),
  constraint barang_batu_kode_clarity_fkey foreign key (kode_clarity) references batu_clarity(kode_clarity),
  constraint barang_batu_kode_color_fkey foreign key (kode_color) references batu_color(kode_color),
  constraint barang_batu_kode_cutgrade_fkey foreign key (kode_cutgrade) references batu_cutgrade(kode_cutgrade),
  constraint barang_batu_kode_fluorescence_fkey foreign key (kode_fluorescence) references batu_fluorescence(kode_fluorescence),
  constraint barang_batu_kode_polish_fkey foreign key (kode_polish) references batu_polish(kode_polish),
  constraint barang_batu_kode_shape_fkey foreign key (kode_shape) references batu_shape(kode_shape),
  constraint barang_batu_kode_symmetry_fkey foreign key (kode_symmetry) references batu_symmetry(kode_symmetry),
  constraint barang_batu_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint barang_batu_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint barang_batu_kode_toko_kode_berlian_fkey foreign key (kode_toko, kode_berlian) references parameter_berlian(kode_toko, kode_berlian)
);
create index barang_batu_berlian on barang_batu (kode_toko, kode_berlian) WHERE kode_berlian IS NOT NULL;
create index barang_batu_nomor on barang_batu (sertifikat, no_sertifikat) WHERE no_sertifikat IS NOT NULL;
comment on constraint barang_batu_no_sertifikat on barang_batu is 'Sertifikat Perlu Nomor, Dan Tanpa Sertifikat Tidak Ada Nomor';
select pasang_rls('barang_batu', '');
grant select on barang_batu to mustika_app, mustika_report;
grant delete, insert, select on barang_batu to mustika_buku;
create trigger jaga_sertifikat AFTER INSERT ON barang_batu FOR EACH ROW EXECUTE FUNCTION jaga_sertifikat_batu();
alter table barang_batu enable always trigger jaga_sertifikat;

-- A piece scanned into a cart is held for that cart for some minutes; the other till reads who holds it.
create table barang_pegang (
  kode_toko text not null,
  kode_barcode text not null,
  user_id text not null,
  keranjang text not null,
  sampai timestamp with time zone not null,
  primary key (kode_toko, kode_barcode),
  constraint barang_pegang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode)
);
select pasang_rls('barang_pegang', '');
grant delete, insert, select, update on barang_pegang to mustika_app;
grant delete, select on barang_pegang to mustika_buku;
grant select on barang_pegang to mustika_report;

create table barang_web (
  kode_toko text not null,
  kode_barcode text not null,
  tawar boolean not null default true,
  status text not null default 'ANTRI',
  versi integer not null default 1,
  pernah boolean not null default false,
  isi jsonb,
  dikirim timestamp with time zone,
  percobaan integer not null default 0,
  coba_lagi timestamp with time zone,
  galat text,
  oleh text not null,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  primary key (kode_toko, kode_barcode),
  constraint barang_web_isi check (status <> 'TAYANG' OR isi IS NOT NULL),
  constraint barang_web_percobaan check (percobaan >= 0),
  constraint barang_web_status check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK'])),
  constraint barang_web_versi check (versi > 0),
  constraint barang_web_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode)
);
create index barang_web_giliran on barang_web (kode_toko, kode_barcode) WHERE status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG']);
select pasang_rls('barang_web', '');
grant insert, select, update on barang_web to mustika_app;
grant select, update on barang_web to mustika_buku;
grant select on barang_web to mustika_report;

-- Members are one list for the chain; their points are kept per store, so that a posting stays inside one store's rows.
create table member (
  kode_member text not null,
  nama_member text not null,
  no_hp text,
  alamat text,
  tgl_lahir date,
  kode_toko_asal text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  tgl_daftar date not null default (now() AT TIME ZONE 'Asia/Jakarta')::date,
  kode_pengundang text,
  primary key (kode_member),
  constraint member_pengundang check (kode_pengundang <> kode_member),
  constraint member_kode_pengundang_fkey foreign key (kode_pengundang) references member(kode_member),
  constraint member_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
create index member_hp on member (no_hp);
create index member_nama on member (nama_member text_pattern_ops);
create index member_pengundang on member (kode_pengundang) WHERE kode_pengundang IS NOT NULL;
create index member_ulang_tahun on member ((EXTRACT(month FROM tgl_lahir) * 100::numeric + EXTRACT(day FROM tgl_lahir))) WHERE tgl_lahir IS NOT NULL AND aktif;
comment on constraint member_pengundang on member is 'Member Tidak Bisa Mengundang Dirinya Sendiri';
grant delete, insert, select, update on member to mustika_app;
grant select on member to mustika_buku, mustika_report;

create table titipan (
  kode_toko text not null,
  no_titipan text not null,
  tanggal date not null,
  jenis_harga text not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  subtotal rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  uang_muka rupiah not null,
  saldo rupiah not null default 0,
  no_faktur_tunggu text,
  keterangan text,
  ppn rupiah not null default 0,
  mengikat_sampai date,
  primary key (kode_toko, no_titipan),
  constraint titipan_berat_check check (berat > 0),
  constraint titipan_diskon_check check (diskon >= 0),
  constraint titipan_jenis_harga_check check (jenis_harga = ANY (ARRAY['MENGIKAT', 'TIDAK_MENGIKAT'])),
  constraint titipan_jumlah check ((subtotal - diskon + pembulatan + ppn_tambahan) = total),
  constraint titipan_jumlah_barang_check check (jumlah_barang > 0),
  constraint titipan_mengikat check (mengikat_sampai IS NULL OR jenis_harga = 'MENGIKAT' AND mengikat_sampai >= tanggal),
  constraint titipan_ppn check (ppn >= 0 AND ppn <= saldo),
  constraint titipan_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint titipan_saldo_cukup check (saldo >= 0),
  constraint titipan_siapa check (kode_member IS NOT NULL OR no_hp_customer IS NOT NULL),
  constraint titipan_total_check check (total > 0),
  constraint titipan_uang_muka check (uang_muka <= total),
  constraint titipan_uang_muka_check check (uang_muka > 0),
  constraint titipan_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint titipan_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references dokumen(kode_toko, no_dokumen)
);
create index titipan_hari on titipan (kode_toko, tanggal);
create index titipan_hp on titipan (kode_toko, no_hp_customer);
create index titipan_member on titipan (kode_member) WHERE kode_member IS NOT NULL;
comment on constraint titipan_mengikat on titipan is 'Batas Harga Mengikat Tidak Sesuai';
select pasang_rls('titipan', '');
grant select on titipan to mustika_app, mustika_report;
grant insert, select, update (saldo, no_faktur_tunggu, ppn) on titipan to mustika_buku;

create table cicilan (
  kode_toko text not null,
  no_cicilan text not null,
  tanggal date not null,
  kode_cicilan text not null,
  lama_angsuran integer not null,
  margin_persen mili_persen not null,
  denda_persen mili_persen not null,
  potongan_persen mili_persen not null,
  rabat_persen mili_persen not null,
  lelang_setelah integer not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  subtotal rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  dp rupiah not null,
  margin rupiah not null,
  harga_jual_cicil rupiah not null,
  nilai_angsuran rupiah not null,
  terbayar rupiah not null default 0,
  rabat rupiah not null default 0,
  margin_diakui rupiah not null default 0,
  saldo rupiah not null default 0,
  ppn rupiah not null default 0,
  no_faktur_tunggu text,
  keterangan text,
  no_titipan text,
  dari_titipan rupiah not null default 0,
  ppn_titipan rupiah not null default 0,
  primary key (kode_toko, no_cicilan),
  constraint cicilan_berat_check check (berat > 0),
  constraint cicilan_denda_persen_check check (denda_persen::integer >= 0),
  constraint cicilan_diskon_check check (diskon >= 0),
  constraint cicilan_dp check (dp < total),
  constraint cicilan_dp_check check (dp > 0),
  constraint cicilan_harga check ((total + margin) = harga_jual_cicil),
  constraint cicilan_jumlah check ((subtotal - diskon + pembulatan + ppn_tambahan) = total),
  constraint cicilan_jumlah_barang_check check (jumlah_barang > 0),
  constraint cicilan_lama_angsuran_check check (lama_angsuran >= 1 AND lama_angsuran <= 120),
  constraint cicilan_lelang_setelah_check check (lelang_setelah > 0),
  constraint cicilan_margin check (margin_diakui >= 0 AND margin_diakui <= (margin - rabat)),
  constraint cicilan_margin_check check (margin >= 0),
  constraint cicilan_margin_persen_check check (margin_persen::integer >= 0),
  constraint cicilan_nilai_angsuran_check check (nilai_angsuran > 0),
  constraint cicilan_potongan_persen_check check (potongan_persen::integer >= 0 AND potongan_persen::integer <= 100000),
  constraint cicilan_ppn check (ppn >= 0 AND ppn <= saldo),
  constraint cicilan_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint cicilan_rabat_check check (rabat >= 0),
  constraint cicilan_rabat_persen_check check (rabat_persen::integer >= 0 AND rabat_persen::integer <= 100000),
  constraint cicilan_siapa check (kode_member IS NOT NULL OR no_hp_customer IS NOT NULL),
  constraint cicilan_terbayar check ((terbayar + rabat) <= (harga_jual_cicil - dp)),
  constraint cicilan_terbayar_check check (terbayar >= 0),
  constraint cicilan_titipan check (dari_titipan >= 0 AND dari_titipan <= dp AND ppn_titipan >= 0 AND ppn_titipan <= dari_titipan AND (no_titipan IS NOT NULL OR dari_titipan = 0)),
  constraint cicilan_total_check check (total > 0),
  constraint cicilan_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint cicilan_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references dokumen(kode_toko, no_dokumen),
  constraint cicilan_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index cicilan_hari on cicilan (kode_toko, tanggal);
create index cicilan_hp on cicilan (kode_toko, no_hp_customer);
create index cicilan_member on cicilan (kode_member) WHERE kode_member IS NOT NULL;
create index cicilan_no_titipan on cicilan (kode_toko, no_titipan) WHERE no_titipan IS NOT NULL;
select pasang_rls('cicilan', '');
grant select on cicilan to mustika_app, mustika_report;
grant insert, select, update (terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu) on cicilan to mustika_buku;

-- A payment of instalments is a document of its own: it has its paper and is taken back by itself.
create table bayar_cicilan (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  no_cicilan text not null,
  nama_customer text not null,
  no_hp_customer text,
  cara text not null,
  kasir text not null,
  terbayar rupiah not null,
  jumlah rupiah not null,
  denda rupiah not null,
  denda_aturan rupiah not null,
  rabat rupiah not null,
  margin rupiah not null,
  ppn rupiah not null,
  sisa rupiah not null,
  keterangan text,
  toko_bayar text,
  primary key (kode_toko, no_dokumen),
  constraint bayar_cicilan_cara_check check (cara = ANY (ARRAY['ANGSURAN', 'LUNAS_CEPAT'])),
  constraint bayar_cicilan_denda check (denda <= denda_aturan),
  constraint bayar_cicilan_denda_check check (denda >= 0),
  constraint bayar_cicilan_jumlah_check check (jumlah > 0),
  constraint bayar_cicilan_margin_check check (margin >= 0),
  constraint bayar_cicilan_ppn_check check (ppn >= 0),
  constraint bayar_cicilan_rabat check (rabat = 0 OR cara = 'LUNAS_CEPAT'),
  constraint bayar_cicilan_rabat_check check (rabat >= 0),
  constraint bayar_cicilan_sisa_check check (sisa >= 0),
  constraint bayar_cicilan_terbayar_check check (terbayar >= 0),
  constraint bayar_cicilan_toko_lain check (toko_bayar <> kode_toko),
  constraint bayar_cicilan_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint bayar_cicilan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint bayar_cicilan_toko_bayar_fkey foreign key (toko_bayar) references toko(kode_toko)
);
create index bayar_cicilan_cicilan on bayar_cicilan (kode_toko, no_cicilan);
create index bayar_cicilan_hari on bayar_cicilan (kode_toko, tanggal);
select pasang_rls('bayar_cicilan', '');
grant select on bayar_cicilan to mustika_app, mustika_report;
grant insert, select on bayar_cicilan to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON bayar_cicilan FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON bayar_cicilan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table bayar_cicilan enable always trigger kekal, enable always trigger kekal_semua;

-- The shop bears a card's fee unless it says otherwise: charging the holder is not allowed. Domain R4.13.
create table rekening (
  kode_toko text not null,
  no_rekening text not null,
  nama_rekening text not null,
  kode_bank text not null,
  bisa_debet boolean not null default true,
  bisa_credit boolean not null default false,
  bisa_transfer boolean not null default true,
  fee_persen mili_persen not null default 0,
  fee_ditanggung text not null default 'TOKO',
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, no_rekening),
  constraint rekening_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint rekening_fee_persen_check check (fee_persen::integer >= 0 AND fee_persen::integer <= 100000),
  constraint rekening_kode_bank_fkey foreign key (kode_bank) references bank(kode_bank),
  constraint rekening_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_rekening_nama_rekening on rekening (kode_toko, nama_rekening, no_rekening);
create index rekening_bank on rekening (kode_toko, kode_bank);
select pasang_rls('rekening', '');
grant insert, select, update on rekening to mustika_app;
grant select on rekening to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON rekening REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON rekening REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON rekening REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table rekening enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table bayar_cicilan_uang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint bayar_cicilan_uang_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint bayar_cicilan_uang_diterima check (diterima >= jumlah AND (jenis = 'CASH' OR diterima = jumlah)),
  constraint bayar_cicilan_uang_fee_check check (fee >= 0),
  constraint bayar_cicilan_uang_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint bayar_cicilan_uang_jenis_check check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER'])),
  constraint bayar_cicilan_uang_jumlah_check check (jumlah > 0),
  constraint bayar_cicilan_uang_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint bayar_cicilan_uang_rekening check ((jenis = 'CASH') = (no_rekening IS NULL)),
  constraint bayar_cicilan_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references bayar_cicilan(kode_toko, no_dokumen),
  constraint bayar_cicilan_uang_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('bayar_cicilan_uang', '');
grant select on bayar_cicilan_uang to mustika_app, mustika_report;
grant insert, select on bayar_cicilan_uang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON bayar_cicilan_uang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON bayar_cicilan_uang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table bayar_cicilan_uang enable always trigger kekal, enable always trigger kekal_semua;

create table bayar_poin (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null,
  poin poin not null,
  nilai rupiah not null,
  terpakai boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint bayar_poin_nilai_check check (nilai > 0),
  constraint bayar_poin_poin_check check (poin > 0),
  constraint bayar_poin_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint bayar_poin_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('bayar_poin', '');
grant select on bayar_poin to mustika_app, mustika_report;
grant insert, select, update (terpakai, batal) on bayar_poin to mustika_buku;

create table bayar_supplier (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  kasir text not null,
  tunai rupiah not null,
  jumlah_transfer rupiah not null,
  no_rekening text,
  jumlah_barang integer not null,
  berat_rosok miligram not null,
  murni_rosok miligram not null,
  harga_rosok rupiah not null,
  nilai_rosok rupiah not null,
  jumlah rupiah not null,
  keterangan text,
  jenis_supplier text,
  no_bebas_pph22 text,
  ppn_rosok rupiah not null default 0,
  pph22 rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint bayar_supplier_berat_rosok_check check (berat_rosok >= 0),
  constraint bayar_supplier_harga_rosok_check check (harga_rosok >= 0),
  constraint bayar_supplier_jenis_supplier_check check (jenis_supplier = ANY (ARRAY['PABRIKAN', 'PEDAGANG'])),
  constraint bayar_supplier_jumlah check (jumlah = (tunai + jumlah_transfer + nilai_rosok + pph22)),
  constraint bayar_supplier_jumlah_barang_check check (jumlah_barang >= 0),
  constraint bayar_supplier_jumlah_check check (jumlah > 0),
  constraint bayar_supplier_jumlah_transfer_check check (jumlah_transfer >= 0),
  constraint bayar_supplier_murni_rosok_check check (murni_rosok >= 0),
  constraint bayar_supplier_nilai_rosok_check check (nilai_rosok >= 0),
  constraint bayar_supplier_pph22 check (pph22 >= 0 AND (pph22 = 0 OR nilai_rosok > 0 AND no_bebas_pph22 IS NULL)),
  constraint bayar_supplier_ppn check (ppn_rosok >= 0 AND ppn_rosok <= nilai_rosok),
  constraint bayar_supplier_rekening check ((jumlah_transfer > 0) = (no_rekening IS NOT NULL)),
  constraint bayar_supplier_rosok check ((jumlah_barang > 0) = (nilai_rosok > 0)),
  constraint bayar_supplier_tunai_check check (tunai >= 0),
  constraint bayar_supplier_kode_toko_kode_supplier_fkey foreign key (kode_toko, kode_supplier) references supplier_barang(kode_toko, kode_supplier),
  constraint bayar_supplier_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint bayar_supplier_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('bayar_supplier', '');
grant select on bayar_supplier to mustika_app, mustika_report;
grant insert, select on bayar_supplier to mustika_buku;

-- A payment to a supplier may say which deliveries it pays, and how much of each; what it leaves unsaid is taken off the oldest debt,
-- as all of it was before. docs/decisions/0061.
create table bayar_supplier_faktur (
  kode_toko text not null,
  no_dokumen text not null,
  no_utang text not null,
  jumlah rupiah not null,
  primary key (kode_toko, no_dokumen, no_utang),
  constraint bayar_supplier_faktur_jumlah_check check (jumlah > 0),
  constraint bayar_supplier_faktur_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references bayar_supplier(kode_toko, no_dokumen),
  constraint bayar_supplier_faktur_kode_toko_no_utang_fkey foreign key (kode_toko, no_utang) references dokumen(kode_toko, no_dokumen)
);
create index bayar_supplier_faktur_utang on bayar_supplier_faktur (kode_toko, no_utang);
select pasang_rls('bayar_supplier_faktur', '');
grant select on bayar_supplier_faktur to mustika_app, mustika_report;
grant insert, select on bayar_supplier_faktur to mustika_buku;

-- Each piece of that scrap as the tax office hears of it.
create table bayar_supplier_pajak (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null default 0,
  total rupiah not null,
  pph22 rupiah not null default 0,
  primary key (kode_toko, no_dokumen, urut),
  constraint bayar_supplier_pajak_dpp check ( CASE WHEN kelas_ppn IS NULL THEN num_nonnulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 AND ppn_transaksi_rp = 0 ELSE num_nulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 AND (dpp + ppn_transaksi_rp) = total END),
  constraint bayar_supplier_pajak_total check (total >= 0 AND ppn_transaksi_rp >= 0 AND pph22 >= 0),
  constraint bayar_supplier_pajak_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint bayar_supplier_pajak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references bayar_supplier(kode_toko, no_dokumen)
);
create index bayar_supplier_pajak_kelas on bayar_supplier_pajak (kode_toko, kelas_ppn, tanggal) WHERE kelas_ppn IS NOT NULL;
select pasang_rls('bayar_supplier_pajak', '');
grant select on bayar_supplier_pajak to mustika_app, mustika_report;
grant insert, select on bayar_supplier_pajak to mustika_buku;

-- Notes who acted on whose login. The owner of the database (seeds, repairs) acts for nobody; everybody else has a name.
create function catat_kuasa()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  lama jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  baru jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  orang text := coalesce(baru ->> 'user_id', lama ->> 'user_id');
  pelaku text := (select p.user_id from pengguna p where p.user_id = current_setting('app.user_id', true));
  hal text[] := case
    when tg_table_name = 'hak_akses' then array['HAK']
    when tg_table_name = 'pengguna_totp' then array['TOTP']
    when tg_table_name = 'pengguna_pemulihan' then array['PEMULIHAN']
    when tg_op = 'INSERT' then array['PENGGUNA_BARU']
    else array_remove(array[
      case when lama -> 'kata_sandi' <> baru -> 'kata_sandi' then 'PASSWORD' end,
      case when (lama -> 'level', lama -> 'kode_toko', lama -> 'lingkup') is distinct from
                (baru -> 'level', baru -> 'kode_toko', baru -> 'lingkup') then 'WEWENANG' end,
      case when (lama ->> 'aktif')::boolean is false and (baru ->> 'aktif')::boolean
             or lama ->> 'dikunci_pada' is not null and baru ->> 'dikunci_pada' is null then 'AKTIF' end], null) end;
begin
  if cardinality(hal) = 0 or pelaku = orang
     or tg_table_name = 'hak_akses' and tg_op = 'DELETE' and current_setting('app.user_id', true) = 'SISTEM' then
    return null;
  end if;
  if pelaku is null then
    if pg_has_role(session_user, (select c.relowner from pg_class c where c.oid = tg_relid), 'member') then return null; end if;
    raise exception 'a login is given by somebody' using errcode = 'MU002';
  end if;
  insert into pemberi_kuasa (user_id, pemberi, hal) select orang, pelaku, h from unnest(hal) h on conflict do nothing;
  return null;
end $function$;

-- People. user_id is one list over all stores, because login knows no store yet.
create table pengguna (
  user_id text not null,
  nama text not null,
  level text not null,
  kode_toko text not null,
  kata_sandi text not null,
  harus_ganti_password boolean not null default false,
  no_whatsapp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  lingkup text[],
  dikunci_pada timestamp with time zone,
  dikunci_oleh text,
  alasan_kunci text,
  primary key (user_id),
  constraint pengguna_kunci check ((dikunci_pada IS NULL) = (dikunci_oleh IS NULL)),
  constraint pengguna_level_check check (level = ANY (ARRAY['OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR'])),
  constraint pengguna_dikunci_oleh_fkey foreign key (dikunci_oleh) references pengguna(user_id),
  constraint pengguna_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
grant insert, select, update on pengguna to mustika_app;
grant select, select (user_id, kode_toko, aktif) on pengguna to mustika_buku;
grant select (user_id, nama, level, kode_toko, aktif) on pengguna to mustika_report;
create trigger catat_kuasa AFTER INSERT OR UPDATE ON pengguna FOR EACH ROW EXECUTE FUNCTION catat_kuasa();
alter table pengguna enable always trigger catat_kuasa;

-- Announcements of the house. Whom they are for: the named people, and whoever is of one of the levels in one of the
-- stores; an empty list of levels or stores is all of them. Withdrawn ones stay, with who had read them.
create table berita (
  id uuid not null,
  judul text not null,
  isi text not null,
  level text[] not null default '{}'::text[],
  toko text[] not null default '{}'::text[],
  orang text[] not null default '{}'::text[],
  wajib boolean not null default false,
  mulai date not null,
  sampai date,
  kode_toko_asal text not null,
  dibuat_oleh text not null,
  dibuat timestamp with time zone not null,
  ditarik timestamp with time zone,
  versi integer not null default 1,
  primary key (id),
  constraint berita_masa check (sampai IS NULL OR sampai >= mulai),
  constraint berita_dibuat_oleh_fkey foreign key (dibuat_oleh) references pengguna(user_id),
  constraint berita_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
create index berita_mulai on berita (mulai);
comment on constraint berita_masa on berita is 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal';
grant insert, select, update on berita to mustika_app;
grant select on berita to mustika_buku, mustika_report;

-- Who saw which announcement, and when first.
create table berita_dibaca (
  berita uuid not null,
  user_id text not null,
  dibaca timestamp with time zone not null,
  primary key (berita, user_id),
  constraint berita_dibaca_berita_fkey foreign key (berita) references berita(id),
  constraint berita_dibaca_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select on berita_dibaca to mustika_app;
grant select on berita_dibaca to mustika_buku, mustika_report;

-- A book row belongs to an event of its own transaction and day: nobody adds a leg to an old document.
create function jaga_buku()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  peristiwa_baru jsonb[] := array(select distinct to_jsonb(array[b.kode_toko, b.no_dokumen, b.peristiwa::text, b.tanggal::text]) from baru b);
  x jsonb;
begin
  foreach x in array peristiwa_baru loop
    if exists (select from peristiwa p
                where p.kode_toko = x ->> 0 and p.no_dokumen = x ->> 1 and p.urut = (x ->> 2)::smallint
                  and (p.txid <> pg_current_xact_id() or p.tanggal <> (x ->> 3)::date)) then
      raise exception 'a book row must be written with its event' using errcode = 'MU002';
    end if;
  end loop;
  return null;
end $function$;

-- Nothing is dated into a day that is not open, but for the kinds above: those only between the store's first day and the
-- open one, not into a month whose closing entry stands, and nothing at all into a locked period.
create function jaga_hari()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  terkunci date;
  jenisnya text;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || new.kode_toko, 0));
  terkunci := terkunci_sampai(new.kode_toko);
  if new.tanggal <= terkunci and not (new.urut = 1 and exists (
       select from dokumen d where d.kode_toko = new.kode_toko and d.no_dokumen = new.no_dokumen and d.jenis = 'penutup_bulan')) then
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
end $function$;

-- One row per transition of a document. Books hang on events; an event is reversed at most once.
create table peristiwa (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  transisi text not null,
  ke_status text not null,
  tanggal date not null,
  user_id text not null,
  waktu timestamp with time zone not null default now(),
  alasan text,
  otorisasi uuid[] not null default '{}'::uuid[],
  membalik smallint,
  txid xid8 not null default pg_current_xact_id(),
  primary key (kode_toko, no_dokumen, urut),
  constraint peristiwa_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index peristiwa_hari on peristiwa (kode_toko, tanggal);
create unique index uq_membalik on peristiwa (kode_toko, no_dokumen, membalik) WHERE membalik IS NOT NULL;
select pasang_rls('peristiwa', '');
grant select on peristiwa to mustika_app, mustika_report;
grant insert, select on peristiwa to mustika_buku;
create trigger jaga_hari BEFORE INSERT ON peristiwa FOR EACH ROW EXECUTE FUNCTION jaga_hari();
create trigger kekal BEFORE DELETE OR UPDATE ON peristiwa FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON peristiwa FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table peristiwa enable always trigger jaga_hari, enable always trigger kekal, enable always trigger kekal_semua;

-- barang: a piece and its weight from one place to another; '@...' is the outside world.
create table buku_barang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  dari_tempat text not null,
  ke_tempat text not null,
  qty integer not null,
  berat miligram not null,
  kadar mili_persen not null,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint barang_dua_ujung check (dari_tempat <> ke_tempat),
  constraint buku_barang_berat_check check (berat > 0 OR kadar::integer = 0),
  constraint buku_barang_kadar_check check (kadar::integer > 0 OR berat = 0),
  constraint buku_barang_qty_check check (qty > 0),
  constraint buku_barang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index buku_barang_barcode on buku_barang (kode_toko, kode_barcode);
create index buku_barang_hari on buku_barang (kode_toko, tanggal);
select pasang_rls('buku_barang', '');
grant select on buku_barang to mustika_app, mustika_report;
grant insert, select on buku_barang to mustika_buku;
create trigger jaga_buku AFTER INSERT ON buku_barang REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION jaga_buku();
create trigger kekal BEFORE DELETE OR UPDATE ON buku_barang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON buku_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table buku_barang enable always trigger jaga_buku, enable always trigger kekal, enable always trigger kekal_semua;

create table buku_poin (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  dari text not null,
  ke text not null,
  jumlah poin not null,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint buku_poin_jumlah_check check (jumlah > 0),
  constraint poin_dua_ujung check (dari <> ke),
  constraint buku_poin_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index buku_poin_dari on buku_poin (kode_toko, dari);
create index buku_poin_ke on buku_poin (kode_toko, ke);
select pasang_rls('buku_poin', '');
grant select on buku_poin to mustika_app, mustika_report;
grant insert, select on buku_poin to mustika_buku;
create trigger jaga_buku AFTER INSERT ON buku_poin REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION jaga_buku();
create trigger kekal BEFORE DELETE OR UPDATE ON buku_poin FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON buku_poin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table buku_poin enable always trigger jaga_buku, enable always trigger kekal, enable always trigger kekal_semua;

-- What is dated into a closed day moves the sums of that day.
create function jaga_saldo_akun()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  baris buku_uang[] := array(select row(b.*)::buku_uang from baru b);
begin
  if not exists (select from unnest(baris) b where not exists (
      select from hari_toko h where h.kode_toko = b.kode_toko and h.tanggal = b.tanggal and h.status = 'OPEN')) then
    return null;
  end if;
  insert into saldo_akun_hari as s (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select g.kode_toko, g.nomor, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit)
      from (select b.kode_toko, b.ke_nomor as nomor, b.tanggal, b.ke_dimensi as dimensi, b.kategori = 'PENUTUP_BULAN' as penutup,
                   b.jumlah::bigint as debit, 0::bigint as kredit from unnest(baris) b
            union all
            select b.kode_toko, b.dari_nomor, b.tanggal, b.dari_dimensi, b.kategori = 'PENUTUP_BULAN', 0, b.jumlah::bigint from unnest(baris) b) g
     where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kode_toko, nomor_akun, tanggal, dimensi, penutup)
      do update set debit = s.debit + excluded.debit, kredit = s.kredit + excluded.kredit;
  return null;
end $function$;

-- Money: known roles, clearing accounts net to zero inside the event, cached balances follow, no drawer below nothing.
create function jaga_uang()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  baris buku_uang[] := array(select row(b.*)::buku_uang from baru b);
  salah record;
begin
  select n.no_dokumen, n.akun, sum(n.jumlah) as sisa, bool_or(p.akun is null) as asing into salah
    from (select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun as akun, b.jumlah::bigint as jumlah from unnest(baris) b
          union all
          select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun, -b.jumlah::bigint from unnest(baris) b) n
    left join peran_akun p on p.akun = n.akun
   where p.akun is null or p.kliring
   group by n.kode_toko, n.no_dokumen, n.peristiwa, n.akun
  having bool_or(p.akun is null) or sum(n.jumlah) <> 0
   limit 1;
  if found then
    raise exception 'account % of % does not clear: %', salah.akun, salah.no_dokumen, salah.sisa using errcode = 'MU002';
  end if;
  with gerak as (
    select n.kode_toko, n.akun, n.dimensi, sum(n.jumlah)::bigint as jumlah
      from (select b.kode_toko, b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from unnest(baris) b
            union all
            select b.kode_toko, b.dari_akun, b.dari_dimensi, -b.jumlah::bigint from unnest(baris) b) n
      join peran_akun p on p.akun = n.akun and p.bersaldo
     group by n.kode_toko, n.akun, n.dimensi
  ), saldo as (
    insert into saldo_uang as s (kode_toko, akun, dimensi, saldo)
      select g.kode_toko, g.akun, g.dimensi, g.jumlah from gerak g order by g.kode_toko, g.akun, g.dimensi
      on conflict (kode_toko, akun, dimensi) do update set saldo = s.saldo + excluded.saldo
    returning s.kode_toko, s.akun, s.dimensi, s.saldo::bigint as saldo
  )
  select s.akun, s.dimensi, s.saldo - g.jumlah as ada, -g.jumlah as jumlah into salah
    from saldo s join gerak g on g.kode_toko = s.kode_toko and g.akun = s.akun and g.dimensi = s.dimensi
   where s.saldo < 0 and g.jumlah < 0 and s.akun in ('KAS', 'KAS_GADAI')
     and not coalesce(nullif(current_setting('app.laci_minus', true), ''), '[]')::jsonb
           @> jsonb_build_array(jsonb_build_object('kasir', s.dimensi, 'saldo', s.saldo - g.jumlah, 'jumlah', -g.jumlah))
      or s.saldo > 0 and g.jumlah > 0 and s.akun = 'UTANG_SUPPLIER'
   order by s.akun, s.dimensi limit 1;
  if found and salah.akun = 'UTANG_SUPPLIER' then
    perform tolak('UTANG_SUPPLIER_KURANG', jsonb_build_object('supplier', salah.dimensi, 'utang', -salah.ada, 'jumlah', -salah.jumlah));
  elsif found then
    perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', salah.dimensi, 'saldo', salah.ada, 'jumlah', salah.jumlah));
  end if;
  return null;
end $function$;

-- uang: from the credit side (dari) to the debit side (ke). nomor_akun is what Parameter Akun said at posting time.
create table buku_uang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  kategori text not null,
  jenis text not null,
  dari_akun text not null,
  dari_dimensi text not null,
  dari_nomor text not null,
  ke_akun text not null,
  ke_dimensi text not null,
  ke_nomor text not null,
  jumlah rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint buku_uang_jumlah_check check (jumlah > 0),
  constraint uang_dua_ujung check (dari_akun IS DISTINCT FROM ke_akun OR dari_dimensi IS DISTINCT FROM ke_dimensi),
  constraint buku_uang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index buku_uang_bank on buku_uang (kode_toko, ke_dimensi, tanggal) WHERE ke_akun = ANY (ARRAY['BANK', 'PIUTANG_EDC']);
create index buku_uang_hari on buku_uang (kode_toko, tanggal);
create index buku_uang_jalan on buku_uang (kode_toko) WHERE (ke_akun = ANY (ARRAY['UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN'])) OR (dari_akun = ANY (ARRAY['UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN']));
create index buku_uang_supplier on buku_uang (kode_toko, tanggal) WHERE dari_akun = 'UTANG_SUPPLIER' OR ke_akun = 'UTANG_SUPPLIER';
select pasang_rls('buku_uang', '');
grant select on buku_uang to mustika_app, mustika_report;
grant insert, select on buku_uang to mustika_buku;
create trigger jaga_buku AFTER INSERT ON buku_uang REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION jaga_buku();
create trigger jaga_saldo_akun AFTER INSERT ON buku_uang REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION jaga_saldo_akun();
create trigger jaga_uang AFTER INSERT ON buku_uang REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION jaga_uang();
create trigger kekal BEFORE DELETE OR UPDATE ON buku_uang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON buku_uang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table buku_uang enable always trigger jaga_buku, enable always trigger jaga_saldo_akun, enable always trigger jaga_uang, enable always trigger kekal, enable always trigger kekal_semua;

-- How each store lays out its notas: versions that are never changed once published, at most one draft per kind and
-- medium, the pictures laid under or on them, and which version a document was first printed with.
create table rancangan_nota (
  kode_toko text not null,
  jenis_nota text not null,
  media text not null,
  versi integer not null,
  isi jsonb not null,
  dasar integer not null,
  catatan text,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, jenis_nota, media, versi),
  constraint rancangan_nota_check check (dasar >= 0 AND dasar < versi),
  constraint rancangan_nota_isi_check check (jsonb_typeof(isi) = 'object'),
  constraint rancangan_nota_jenis_nota_check check (jenis_nota ~ '^[A-Z_]{3,30}$'),
  constraint rancangan_nota_media_check check (media = ANY (ARRAY['DESKTOP', 'MOBILE', 'SLIP'])),
  constraint rancangan_nota_versi_check check (versi > 0),
  constraint rancangan_nota_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('rancangan_nota', '');
grant insert, select on rancangan_nota to mustika_app;
grant select on rancangan_nota to mustika_report;

-- A reprint looks like the first print: its version is kept per medium. No version: the design we come with.
create table cetak_rancangan (
  kode_toko text not null,
  no_dokumen text not null,
  media text not null,
  jenis_nota text not null,
  versi integer,
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, no_dokumen, media),
  constraint cetak_rancangan_media_check check (media = ANY (ARRAY['DESKTOP', 'MOBILE', 'SLIP'])),
  constraint cetak_rancangan_kode_toko_jenis_nota_media_versi_fkey foreign key (kode_toko, jenis_nota, media, versi) references rancangan_nota(kode_toko, jenis_nota, media, versi),
  constraint cetak_rancangan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('cetak_rancangan', '');
grant insert, select on cetak_rancangan to mustika_app;
grant select on cetak_rancangan to mustika_report;

-- Which sale handed the pieces over, and what of the plan it used.
create table cicilan_ambil (
  kode_toko text not null,
  no_faktur_group text not null,
  no_cicilan text not null,
  dipakai rupiah not null,
  kembali rupiah not null,
  ppn_dipakai rupiah not null default 0,
  ppn_kembali rupiah not null default 0,
  diposting boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group),
  constraint cicilan_ambil_dipakai_check check (dipakai >= 0),
  constraint cicilan_ambil_kembali_check check (kembali >= 0),
  constraint cicilan_ambil_ppn check (ppn_dipakai >= 0 AND ppn_dipakai <= dipakai AND ppn_kembali >= 0 AND ppn_kembali <= kembali),
  constraint cicilan_ambil_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint cicilan_ambil_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen)
);
create index cicilan_ambil_cicilan on cicilan_ambil (kode_toko, no_cicilan);
select pasang_rls('cicilan_ambil', '');
grant select on cicilan_ambil to mustika_app, mustika_report;
grant insert, select, update (diposting, batal) on cicilan_ambil to mustika_buku;

create table cicilan_barang (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  kode_barcode text not null,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  baki_titip text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  harga_modal rupiah not null,
  golongan_modal text not null,
  finishing text,
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  ppn_cara text,
  primary key (kode_toko, no_cicilan, urut),
  constraint cicilan_barang_berat_check check (berat > 0),
  constraint cicilan_barang_diskon_check check (diskon >= 0),
  constraint cicilan_barang_finishing_check check (finishing <> ''),
  constraint cicilan_barang_golongan_modal_check check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint cicilan_barang_jumlah check ((harga_emas + ongkos + harga_atribut - diskon + pembulatan + ppn_tambahan) = total),
  constraint cicilan_barang_kadar_check check (kadar::integer > 0),
  constraint cicilan_barang_ppn check ((num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur) = ANY (ARRAY[0, 3])) AND ppn_transaksi_rp >= 0 AND ppn_transaksi_rp <= CASE WHEN kelas_ppn IS NULL THEN 0 ELSE total END),
  constraint cicilan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint cicilan_barang_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint cicilan_barang_total_check check (total > 0),
  constraint cicilan_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint cicilan_barang_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan)
);
create index cicilan_barang_barcode on cicilan_barang (kode_toko, kode_barcode);
comment on constraint cicilan_barang_golongan_modal_check on cicilan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
select pasang_rls('cicilan_barang', '');
grant select on cicilan_barang to mustika_app, mustika_report;
grant insert, select on cicilan_barang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_barang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_barang enable always trigger kekal, enable always trigger kekal_semua;

create table cicilan_bayar (
  kode_toko text not null,
  no_cicilan text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_cicilan, peristiwa, urut),
  constraint cicilan_bayar_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint cicilan_bayar_diterima check (diterima >= jumlah AND (jenis = 'CASH' OR diterima = jumlah)),
  constraint cicilan_bayar_fee_check check (fee >= 0),
  constraint cicilan_bayar_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint cicilan_bayar_jenis_check check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER'])),
  constraint cicilan_bayar_jumlah_check check (jumlah > 0),
  constraint cicilan_bayar_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint cicilan_bayar_rekening check ((jenis = 'CASH') = (no_rekening IS NULL)),
  constraint cicilan_bayar_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint cicilan_bayar_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('cicilan_bayar', '');
grant select on cicilan_bayar to mustika_app, mustika_report;
grant insert, select on cicilan_bayar to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_bayar FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_bayar FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_bayar enable always trigger kekal, enable always trigger kekal_semua;

-- The plan's own ledger: every change with the document and event whose books hold the money. `jumlah` is what the shop holds
-- for the customer.
create table cicilan_gerak (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  tanggal date not null,
  jenis text not null,
  bayar rupiah not null,
  rabat rupiah not null,
  margin rupiah not null,
  jumlah rupiah not null,
  ppn rupiah not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  primary key (kode_toko, no_cicilan, urut),
  constraint cicilan_gerak_jenis_check check (jenis = ANY (ARRAY['DP', 'BAYAR', 'LUNAS_CEPAT', 'BATAL_BAYAR', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL', 'LELANG', 'BATAL_LELANG', 'SISA'])),
  constraint cicilan_gerak_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint cicilan_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index cicilan_gerak_dokumen on cicilan_gerak (kode_toko, no_dokumen);
create index cicilan_gerak_hari on cicilan_gerak (kode_toko, tanggal);
select pasang_rls('cicilan_gerak', '');
grant select on cicilan_gerak to mustika_app, mustika_report;
grant insert, select on cicilan_gerak to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_gerak FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_gerak FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_gerak enable always trigger kekal, enable always trigger kekal_semua;

-- The schedule: what is due when, and what of it the shop earns.
create table cicilan_jadwal (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  jatuh_tempo date not null,
  nilai rupiah not null,
  margin rupiah not null,
  primary key (kode_toko, no_cicilan, urut),
  constraint cicilan_jadwal_margin check (margin < nilai),
  constraint cicilan_jadwal_margin_check check (margin >= 0),
  constraint cicilan_jadwal_nilai_check check (nilai > 0),
  constraint cicilan_jadwal_urut_check check (urut > 0),
  constraint cicilan_jadwal_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan)
);
create index cicilan_jadwal_tempo on cicilan_jadwal (kode_toko, jatuh_tempo);
select pasang_rls('cicilan_jadwal', '');
grant select on cicilan_jadwal to mustika_app, mustika_report;
grant insert, select on cicilan_jadwal to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_jadwal FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_jadwal FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_jadwal enable always trigger kekal, enable always trigger kekal_semua;

-- What a plan was forfeited on: how the customer was told, and how what he is owed was worked out.
create table cicilan_lelang (
  kode_toko text not null,
  no_cicilan text not null,
  peristiwa smallint not null,
  tgl_pemberitahuan date not null,
  cara_pemberitahuan text not null,
  dibayar rupiah not null,
  tunggakan rupiah not null,
  denda rupiah not null,
  biaya rupiah not null,
  sisa rupiah not null,
  primary key (kode_toko, no_cicilan, peristiwa),
  constraint cicilan_lelang_biaya_check check (biaya >= 0),
  constraint cicilan_lelang_cara_pemberitahuan_check check (cara_pemberitahuan = ANY (ARRAY['SURAT', 'WHATSAPP', 'TELEPON', 'DATANG'])),
  constraint cicilan_lelang_denda_check check (denda >= 0),
  constraint cicilan_lelang_dibayar_check check (dibayar > 0),
  constraint cicilan_lelang_sisa check (sisa = GREATEST(0, dibayar - tunggakan - denda - biaya)),
  constraint cicilan_lelang_tunggakan_check check (tunggakan > 0),
  constraint cicilan_lelang_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan)
);
select pasang_rls('cicilan_lelang', '');
grant select on cicilan_lelang to mustika_app, mustika_report;
grant insert, select on cicilan_lelang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_lelang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_lelang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_lelang enable always trigger kekal, enable always trigger kekal_semua;

-- Opaque sessions: only hashes are kept. The device cookie and the token are both needed.
create table sesi (
  token_hash bytea not null,
  user_id text not null,
  perangkat_hash bytea not null,
  dibuat timestamp with time zone not null,
  dipakai timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  alamat text,
  ditutup timestamp with time zone,
  terlihat timestamp with time zone not null,
  kunci_enkripsi text,
  lahir timestamp with time zone not null default clock_timestamp(),
  peranti text,
  primary key (token_hash),
  constraint sesi_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create unique index uq_sesi_hidup on sesi (user_id) WHERE ditutup IS NULL;
grant select, insert (token_hash, user_id, perangkat_hash, dibuat, dipakai, berakhir, alamat, terlihat, kunci_enkripsi, peranti), update (dipakai, ditutup, terlihat) on sesi to mustika_app;
grant select (user_id, berakhir, ditutup, terlihat) on sesi to mustika_buku;

-- Nonce and tag of every sealed write: the same bytes never count twice, whichever process they reach.
create table enkripsi_terpakai (
  token_hash bytea not null,
  cap bytea not null,
  primary key (token_hash, cap),
  constraint enkripsi_terpakai_cap_check check (octet_length(cap) = 28),
  constraint enkripsi_terpakai_token_hash_fkey foreign key (token_hash) references sesi(token_hash) ON DELETE CASCADE
);
grant delete, insert, select on enkripsi_terpakai to mustika_app;

-- Exports too big to wait for: asked for, worked off by a job, kept for their asker for a day. The parts of a file belong to
-- an attempt; one that was given up leaves parts nobody is ever offered.
create table export_minta (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  data text not null,
  tgl_awal date not null,
  tgl_akhir date not null,
  alasan text not null,
  status text not null default 'ANTRI',
  percobaan integer not null default 0,
  baris integer not null default 0,
  baris_semua integer,
  galat text,
  dibuat timestamp with time zone not null,
  detak timestamp with time zone not null,
  sampai timestamp with time zone,
  primary key (kode_toko, id),
  constraint export_minta_alasan_check check (length(alasan) >= 4),
  constraint export_minta_baris_check check (baris >= 0),
  constraint export_minta_baris_semua_check check (baris_semua >= 0),
  constraint export_minta_percobaan_check check (percobaan >= 0),
  constraint export_minta_selesai check (status <> 'SELESAI' OR sampai IS NOT NULL),
  constraint export_minta_status_check check (status = ANY (ARRAY['ANTRI', 'JALAN', 'SELESAI', 'LEWAT', 'GAGAL'])),
  constraint export_minta_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index export_minta_kerja on export_minta (status) WHERE status = ANY (ARRAY['ANTRI', 'JALAN', 'SELESAI']);
create index export_minta_orang on export_minta (kode_toko, user_id, dibuat DESC);
create unique index uq_export_minta_kerja on export_minta (kode_toko, user_id) WHERE status = ANY (ARRAY['ANTRI', 'JALAN']);
comment on index uq_export_minta_kerja is 'Masih Ada Export Anda Yang Dikerjakan';
select pasang_rls('export_minta', '');
grant insert, select, update on export_minta to mustika_app;
grant select on export_minta to mustika_report;

-- The file, compressed, in pieces of about a megabyte.
create table export_bagian (
  kode_toko text not null,
  id uuid not null,
  percobaan integer not null,
  urut integer not null,
  isi bytea not null,
  primary key (kode_toko, id, percobaan, urut),
  constraint export_bagian_kode_toko_id_fkey foreign key (kode_toko, id) references export_minta(kode_toko, id)
);
select pasang_rls('export_bagian', '');
grant delete, insert, select on export_bagian to mustika_app;
grant select on export_bagian to mustika_report;

-- What there is of an article: for sale, and held by notas that wait for validation. Its worth goes with it to the rupiah.
create table stok_aksesoris (
  kode_toko text not null,
  kode_barcode text not null,
  jumlah integer not null,
  nilai rupiah not null,
  tahan_jumlah integer not null default 0,
  tahan_nilai rupiah not null default 0,
  versi integer not null default 1,
  primary key (kode_toko, kode_barcode),
  constraint stok_aksesoris_habis check (jumlah > 0 OR nilai = 0),
  constraint stok_aksesoris_jumlah_check check (jumlah >= 0),
  constraint stok_aksesoris_nilai_check check (nilai >= 0),
  constraint stok_aksesoris_tahan check (tahan_jumlah > 0 OR tahan_nilai = 0),
  constraint stok_aksesoris_tahan_jumlah_check check (tahan_jumlah >= 0),
  constraint stok_aksesoris_tahan_nilai_check check (tahan_nilai >= 0),
  constraint stok_aksesoris_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode)
);
select pasang_rls('stok_aksesoris', '');
grant select on stok_aksesoris to mustika_app, mustika_report;
grant insert, select, update on stok_aksesoris to mustika_buku;

-- Every movement of it by a document, in the order in which the stock knew them (`versi`): what went out since something came in
-- is what keeps that from being taken back.
create table gerak_aksesoris (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  urut smallint not null,
  nama_barang text not null,
  arah text not null,
  jumlah integer not null,
  nilai rupiah not null,
  versi integer not null,
  tahan boolean not null default false,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint gerak_aksesoris_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint gerak_aksesoris_jumlah_check check (jumlah > 0),
  constraint gerak_aksesoris_nilai_check check (nilai >= 0),
  constraint gerak_aksesoris_tahan check (NOT tahan OR arah = 'KELUAR'),
  constraint gerak_aksesoris_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references stok_aksesoris(kode_toko, kode_barcode),
  constraint gerak_aksesoris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index gerak_aksesoris_barcode on gerak_aksesoris (kode_toko, kode_barcode, versi);
select pasang_rls('gerak_aksesoris', '');
grant select on gerak_aksesoris to mustika_app, mustika_report;
grant insert, select, update (tahan, batal) on gerak_aksesoris to mustika_buku;

create table gesek_tunai (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  kasir text not null,
  no_rekening text not null,
  jenis_kartu text not null,
  gesek rupiah not null,
  fee_persen mili_persen not null,
  fee_rp rupiah not null,
  cash rupiah not null,
  kartu_akhir text not null,
  nama_pemilik text not null,
  no_ktp text,
  alamat text,
  telp text,
  primary key (kode_toko, no_dokumen),
  constraint gesek_jumlah check (gesek = (fee_rp + cash)),
  constraint gesek_tunai_cash_check check (cash > 0),
  constraint gesek_tunai_fee_persen_check check (fee_persen::integer >= 0 AND fee_persen::integer <= 100000),
  constraint gesek_tunai_fee_rp_check check (fee_rp >= 0),
  constraint gesek_tunai_gesek_check check (gesek > 0),
  constraint gesek_tunai_jenis_kartu_check check (jenis_kartu = ANY (ARRAY['DEBET', 'CREDIT'])),
  constraint gesek_tunai_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint gesek_tunai_no_ktp_check check (no_ktp ~ '^[0-9]{16}$'),
  constraint gesek_tunai_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint gesek_tunai_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index gesek_tunai_hari on gesek_tunai (kode_toko, tanggal);
select pasang_rls('gesek_tunai', '');
grant select on gesek_tunai to mustika_app, mustika_report;
grant insert, select on gesek_tunai to mustika_buku;

-- What customers and salespeople earn: gifts, points, coupons, bonus.
create table hadiah (
  kode_toko text not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  poin integer not null,
  harga_modal rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_hadiah),
  constraint hadiah_harga_modal_check check (harga_modal >= 0),
  constraint hadiah_poin_check check (poin >= 1 AND poin <= 10000000),
  constraint hadiah_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_hadiah_nama_hadiah on hadiah (kode_toko, nama_hadiah, kode_hadiah);
select pasang_rls('hadiah', '');
grant insert, select, update on hadiah to mustika_app;
grant select on hadiah to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON hadiah REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON hadiah REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON hadiah REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table hadiah enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- The access tree: is_show per menu path. A missing row means hidden. Spec 1 §6.
create table hak_akses (
  user_id text not null,
  path text not null,
  is_show boolean not null,
  asal text not null default 'SENDIRI',
  disalin_dari text,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (user_id, path),
  constraint hak_akses_asal_check check (asal = ANY (ARRAY['SENDIRI', 'SALINAN'])),
  constraint hak_akses_salinan check ((asal = 'SALINAN') = (disalin_dari IS NOT NULL)),
  constraint hak_akses_disalin_dari_fkey foreign key (disalin_dari) references pengguna(user_id),
  constraint hak_akses_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant delete, insert, select, update on hak_akses to mustika_app;
grant select on hak_akses to mustika_buku, mustika_report;
create trigger catat_kuasa AFTER INSERT OR DELETE OR UPDATE ON hak_akses FOR EACH ROW EXECUTE FUNCTION catat_kuasa();
alter table hak_akses enable always trigger catat_kuasa;

-- Who owns what of ours and who may do what with it, as the program of today has it. Written by migrate() from schema.sql, so
-- that a database says by itself whether it still is what was made: a dump that comes back loses owners and rights in silence.
create table hak_seharusnya (
  objek text not null,
  sifat text not null,
  primary key (objek)
);


-- What a user of a level sees until somebody decides otherwise for him. Filled from the declarations at every start with
-- whatever screens are new (domains/pengguna/templat.query.ts), so that the users of an upgraded database get them.
create table hak_templat (
  level text not null,
  path text not null,
  is_show boolean not null,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (level, path),
  constraint hak_templat_level_check check (level = ANY (ARRAY['OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR']))
);
grant insert, select, update on hak_templat to mustika_app;
grant select on hak_templat to mustika_buku, mustika_report;

-- Pieces that are destroyed, as they looked: stored before there is a number, named by the document that shows them.
create table hancur_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint hancur_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('hancur_foto', '');
grant insert, select on hancur_foto to mustika_app;
grant select on hancur_foto to mustika_buku, mustika_report;

-- Emptying gudang BELI: what was bought and is not sent away is destroyed by the day it was bought. Its worth goes to the
-- scrap (ROSOK) or to the losses (HILANG), as the state it is given says.
create table kondisi_barang (
  kode_toko text not null,
  kondisi_barang text not null,
  tujuan text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kondisi_barang),
  constraint kondisi_barang_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint kondisi_barang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_kondisi_barang_tujuan on kondisi_barang (kode_toko, tujuan, kondisi_barang);
select pasang_rls('kondisi_barang', '');
grant insert, select, update on kondisi_barang to mustika_app;
grant select on kondisi_barang to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON kondisi_barang REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON kondisi_barang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON kondisi_barang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table kondisi_barang enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- Pieces of the shop that are destroyed: scrap that is ours, or a loss. Their lines are asal_gerak.
create table hancur_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kondisi_barang text not null,
  tujuan text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text not null,
  foto text,
  primary key (kode_toko, no_dokumen),
  constraint hancur_barang_berat_check check (berat > 0),
  constraint hancur_barang_harga_modal_check check (harga_modal >= 0),
  constraint hancur_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint hancur_barang_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint hancur_barang_foto foreign key (kode_toko, foto) references hancur_foto(kode_toko, foto),
  constraint hancur_barang_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_barang(kode_toko, kondisi_barang),
  constraint hancur_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('hancur_barang', '');
grant select on hancur_barang to mustika_app, mustika_report;
grant insert, select on hancur_barang to mustika_buku;

create table hancur_pembelian (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tgl_beli date not null,
  kondisi_barang text not null,
  tujuan text not null,
  user_id text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  nilai rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint hancur_pembelian_berat_check check (berat > 0),
  constraint hancur_pembelian_jumlah_barang_check check (jumlah_barang > 0),
  constraint hancur_pembelian_nilai_check check (nilai > 0),
  constraint hancur_pembelian_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint hancur_pembelian_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_barang(kode_toko, kondisi_barang),
  constraint hancur_pembelian_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index hancur_pembelian_hari on hancur_pembelian (kode_toko, tanggal);
select pasang_rls('hancur_pembelian', '');
grant select on hancur_pembelian to mustika_app, mustika_report;
grant insert, select on hancur_pembelian to mustika_buku;

create table hancur_pembelian_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  no_faktur_beli text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  kadar mili_persen not null,
  harga_modal rupiah not null,
  kode_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  constraint hancur_pembelian_barang_berat_check check (berat > 0),
  constraint hancur_pembelian_barang_harga_modal_check check (harga_modal > 0),
  constraint hancur_pembelian_barang_kadar_check check (kadar::integer > 0),
  constraint hancur_pembelian_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint hancur_pembelian_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references hancur_pembelian(kode_toko, no_dokumen)
);
create index hancur_pembelian_barang_hari on hancur_pembelian_barang (kode_toko, tanggal);
create unique index uq_hancur_pembelian on hancur_pembelian_barang (kode_toko, no_faktur_beli) WHERE NOT batal;
select pasang_rls('hancur_pembelian_barang', '');
grant select on hancur_pembelian_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on hancur_pembelian_barang to mustika_buku;

-- A day of a locked period, or of a month whose closing entry stands, is not opened again.
create function jaga_periode()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

create function jaga_saldo_hari()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
alter function jaga_saldo_hari() owner to mustika_buku;

-- The business days of a store. Posting needs the open one; there is at most one. Domain R11.3.
create table hari_toko (
  kode_toko text not null,
  tanggal date not null,
  status text not null default 'OPEN',
  dibuka_pada timestamp with time zone not null default now(),
  dibuka_oleh text not null,
  ditutup_pada timestamp with time zone,
  ditutup_oleh text,
  primary key (kode_toko, tanggal),
  constraint hari_toko_status_check check (status = ANY (ARRAY['OPEN', 'CLOSED'])),
  constraint hari_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create unique index uq_hari_terbuka on hari_toko (kode_toko) WHERE status = 'OPEN';
select pasang_rls('hari_toko', '');
grant select on hari_toko to mustika_app, mustika_report;
grant delete, insert, select, update on hari_toko to mustika_buku;
create trigger jaga_periode BEFORE INSERT OR UPDATE ON hari_toko FOR EACH ROW EXECUTE FUNCTION jaga_periode();
create trigger jaga_saldo_hari AFTER INSERT OR DELETE OR UPDATE ON hari_toko FOR EACH ROW EXECUTE FUNCTION jaga_saldo_hari();
alter table hari_toko enable always trigger jaga_periode, enable always trigger jaga_saldo_hari;

-- A blind count of a drawer: what was in it, and what the books said at that moment. A recount is one more row.
create table hitung_laci (
  kode_toko text not null,
  tanggal date not null,
  akun text not null,
  dimensi text not null,
  urut smallint not null,
  jumlah rupiah not null,
  saldo rupiah not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  primary key (kode_toko, tanggal, akun, dimensi, urut),
  constraint hitung_laci_jumlah_check check (jumlah >= 0),
  constraint hitung_laci_urut_check check (urut > 0),
  constraint hitung_laci_akun_fkey foreign key (akun) references peran_akun(akun),
  constraint hitung_laci_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('hitung_laci', '');
grant select on hitung_laci to mustika_app, mustika_report;
grant insert, select on hitung_laci to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON hitung_laci FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON hitung_laci FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table hitung_laci enable always trigger kekal, enable always trigger kekal_semua;

create table hitung_pecahan (
  kode_toko text not null,
  tanggal date not null,
  akun text not null,
  dimensi text not null,
  urut smallint not null,
  nominal integer not null,
  lembar integer not null,
  primary key (kode_toko, tanggal, akun, dimensi, urut, nominal),
  constraint hitung_pecahan_lembar_check check (lembar > 0),
  constraint hitung_pecahan_nominal_check check (nominal > 0),
  constraint hitung_pecahan_kode_toko_tanggal_akun_dimensi_urut_fkey foreign key (kode_toko, tanggal, akun, dimensi, urut) references hitung_laci(kode_toko, tanggal, akun, dimensi, urut)
);
select pasang_rls('hitung_pecahan', '');
grant select on hitung_pecahan to mustika_app, mustika_report;
grant insert, select on hitung_pecahan to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON hitung_pecahan FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON hitung_pecahan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table hitung_pecahan enable always trigger kekal, enable always trigger kekal_semua;

create table sales (
  kode_toko text not null,
  kode_sales text not null,
  nama_sales text not null,
  no_hp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_sales),
  constraint sales_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_sales_nama_sales on sales (kode_toko, nama_sales, kode_sales);
select pasang_rls('sales', '');
grant insert, select, update on sales to mustika_app;
grant select on sales to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON sales REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table sales enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table hutang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  tanggal date not null,
  no_faktur_lama text,
  no_faktur_awal text,
  no_faktur_manual text,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  kode_sales text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  berat_plastik miligram not null,
  taksir rupiah not null,
  plafond rupiah not null,
  jumlah_hutang rupiah not null,
  bunga mili_persen not null,
  mode_bunga text not null,
  hari_minimal integer not null,
  pembulatan rupiah not null,
  denda mili_persen not null,
  bunga_rp rupiah not null,
  biaya_adm rupiah not null,
  lama_pinjam integer not null,
  basis_tempo text not null,
  tempo_awal date not null,
  no_paket text,
  tempat_simpan text,
  keterangan text,
  transfer rupiah not null,
  no_rekening text,
  tgl_jatuh_tempo date not null,
  bulan_tempo integer not null,
  bunga_dibayar rupiah not null default 0,
  denda_dibayar rupiah not null default 0,
  tutup text,
  tgl_lunas date,
  no_faktur_baru text,
  kelebihan rupiah not null default 0,
  bunga_akrual rupiah not null default 0,
  denda_lunas date,
  primary key (kode_toko, no_faktur_hutang),
  constraint hutang_adm check (biaya_adm < jumlah_hutang),
  constraint hutang_basis_tempo_check check (basis_tempo = ANY (ARRAY['BULAN', '30_HARI'])),
  constraint hutang_berat_check check (berat > 0),
  constraint hutang_berat_plastik check (berat_plastik >= berat),
  constraint hutang_biaya_adm_check check (biaya_adm >= 0),
  constraint hutang_bunga_akrual_check check (bunga_akrual >= 0),
  constraint hutang_bunga_check check (bunga::integer >= 0),
  constraint hutang_bunga_dibayar_check check (bunga_dibayar >= 0),
  constraint hutang_bunga_rp_check check (bunga_rp >= 0),
  constraint hutang_data_diri_tersegel check (COALESCE(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint hutang_denda_check check (denda::integer >= 0),
  constraint hutang_denda_dibayar_check check (denda_dibayar >= 0),
  constraint hutang_hari_minimal_check check (hari_minimal > 0),
  constraint hutang_jumlah_barang_check check (jumlah_barang > 0),
  constraint hutang_jumlah_hutang_check check (jumlah_hutang > 0),
  constraint hutang_kelebihan_check check (kelebihan >= 0),
  constraint hutang_lama_pinjam_check check (lama_pinjam > 0),
  constraint hutang_mode_bunga_check check (mode_bunga = ANY (ARRAY['HARIAN', '15_HARIAN', 'BULANAN'])),
  constraint hutang_pembulatan_check check (pembulatan > 0),
  constraint hutang_plafond_check check (plafond >= 0),
  constraint hutang_rantai check ((no_faktur_lama IS NULL) = (no_faktur_awal IS NULL)),
  constraint hutang_siapa check (kode_member IS NOT NULL OR no_hp_customer IS NOT NULL),
  constraint hutang_taksir_check check (taksir >= 0),
  constraint hutang_tempo check (tgl_jatuh_tempo > tanggal AND tempo_awal > tanggal AND bulan_tempo >= lama_pinjam),
  constraint hutang_transfer check (transfer >= 0 AND (transfer > 0) = (no_rekening IS NOT NULL)),
  constraint hutang_tutup check ((tutup IS NULL) = (tgl_lunas IS NULL) AND (no_faktur_baru IS NOT NULL) = (COALESCE(tutup, '-') = 'PEREMAJAAN')),
  constraint hutang_tutup_check check (tutup = ANY (ARRAY['LUNAS', 'PEREMAJAAN', 'LELANG'])),
  constraint hutang_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint hutang_kode_toko_kode_sales_fkey foreign key (kode_toko, kode_sales) references sales(kode_toko, kode_sales),
  constraint hutang_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references dokumen(kode_toko, no_dokumen),
  constraint hutang_kode_toko_no_faktur_lama_fkey foreign key (kode_toko, no_faktur_lama) references hutang(kode_toko, no_faktur_hutang),
  constraint hutang_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index hutang_hari on hutang (kode_toko, tanggal);
create index hutang_hp on hutang (kode_toko, no_hp_customer);
create index hutang_identitas on hutang (kode_toko, split_part(nik_sim_passport, '~', 1)) WHERE nik_sim_passport IS NOT NULL;
create index hutang_lama on hutang (kode_toko, no_faktur_lama) WHERE no_faktur_lama IS NOT NULL;
create index hutang_lunas on hutang (kode_toko, tgl_lunas) WHERE tutup IS NOT NULL;
create index hutang_member on hutang (kode_member) WHERE kode_member IS NOT NULL;
create index hutang_tempo on hutang (kode_toko, tgl_jatuh_tempo) WHERE tutup IS NULL;
comment on constraint hutang_berat_plastik on hutang is 'Berat Emas + Plastik Tidak Boleh Kurang Dari Berat Emas';
comment on constraint hutang_data_diri_tersegel on hutang is 'Data Diri Harus Tersegel';
select pasang_rls('hutang', '');
grant select on hutang to mustika_app, mustika_report;
grant insert, select, update (no_paket, tempat_simpan, tgl_jatuh_tempo, bulan_tempo, bunga_dibayar, denda_dibayar, tutup, tgl_lunas, no_faktur_baru, kelebihan, bunga_akrual, denda_lunas) on hutang to mustika_buku;

-- What a closing booked of each contract, or took back of it.
create table hutang_akrual (
  kode_toko text not null,
  no_dokumen text not null,
  no_faktur_hutang text not null,
  tanggal date not null,
  jumlah rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, no_faktur_hutang),
  constraint hutang_akrual_jumlah_check check (jumlah <> 0),
  constraint hutang_akrual_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint hutang_akrual_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
create index hutang_akrual_hutang on hutang_akrual (kode_toko, no_faktur_hutang);
select pasang_rls('hutang_akrual', '');
grant select on hutang_akrual to mustika_app, mustika_report;
grant insert, select, update (batal) on hutang_akrual to mustika_buku;

create table hutang_barang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut smallint not null,
  nama_barang text not null,
  jumlah integer not null,
  berat miligram not null,
  kadar mili_persen not null,
  kondisi_pinjaman text,
  harga_per_gram rupiah not null,
  taksir rupiah not null,
  foto text,
  urut_lama smallint,
  keadaan text not null default 'GADAI',
  primary key (kode_toko, no_faktur_hutang, urut),
  constraint hutang_barang_berat_check check (berat > 0),
  constraint hutang_barang_harga_per_gram_check check (harga_per_gram > 0),
  constraint hutang_barang_jumlah_check check (jumlah > 0),
  constraint hutang_barang_kadar_check check (kadar::integer > 0 AND kadar::integer <= 100000),
  constraint hutang_barang_keadaan_check check (keadaan = ANY (ARRAY['GADAI', 'DITEBUS', 'LANJUT', 'LELANG', 'BATAL'])),
  constraint hutang_barang_taksir_check check (taksir >= 0),
  constraint hutang_barang_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
select pasang_rls('hutang_barang', '');
grant select on hutang_barang to mustika_app, mustika_report;
grant insert, select, update (keadaan) on hutang_barang to mustika_buku;

-- The pieces that a pledge became, by the event that took it and the line of the deed each came from.
create table hutang_ambil (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  urut smallint not null,
  jaminan smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen not null,
  nilai rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_hutang, peristiwa, urut),
  constraint hutang_ambil_berat_check check (berat > 0),
  constraint hutang_ambil_kadar_check check (kadar::integer > 0),
  constraint hutang_ambil_nilai_check check (nilai > 0),
  constraint hutang_ambil_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint hutang_ambil_kode_toko_no_faktur_hutang_jaminan_fkey foreign key (kode_toko, no_faktur_hutang, jaminan) references hutang_barang(kode_toko, no_faktur_hutang, urut)
);
create index hutang_ambil_barcode on hutang_ambil (kode_toko, kode_barcode);
select pasang_rls('hutang_ambil', '');
grant select on hutang_ambil to mustika_app, mustika_report;
grant insert, select, update (batal) on hutang_ambil to mustika_buku;

create table hutang_bayar (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_faktur_hutang, peristiwa, urut),
  constraint hutang_bayar_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint hutang_bayar_diterima check (diterima >= jumlah AND (jenis = 'CASH' OR diterima = jumlah)),
  constraint hutang_bayar_fee_check check (fee >= 0),
  constraint hutang_bayar_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint hutang_bayar_jenis_check check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER'])),
  constraint hutang_bayar_jumlah_check check (jumlah > 0),
  constraint hutang_bayar_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint hutang_bayar_rekening check ((jenis = 'CASH') = (no_rekening IS NULL)),
  constraint hutang_bayar_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang),
  constraint hutang_bayar_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('hutang_bayar', '');
grant select on hutang_bayar to mustika_app, mustika_report;
grant insert, select on hutang_bayar to mustika_buku;

-- Pictures that were taken of pledges; before the contract there is no number to name one after.
create table hutang_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint hutang_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('hutang_foto', '');
grant insert, select on hutang_foto to mustika_app;
grant select on hutang_foto to mustika_report;

-- What happened to a contract: an event of its own document, or of the number it goes on under.
create table hutang_gerak (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut smallint not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  jenis text not null,
  pokok rupiah not null default 0,
  hari integer not null default 0,
  bunga_hitung rupiah not null default 0,
  bunga rupiah not null default 0,
  denda rupiah not null default 0,
  potongan_bunga rupiah not null default 0,
  potongan_denda rupiah not null default 0,
  bulan integer not null default 0,
  tgl_jatuh_tempo date,
  hasil rupiah not null default 0,
  biaya rupiah not null default 0,
  kelebihan rupiah not null default 0,
  rugi rupiah not null default 0,
  pembeli text,
  batal boolean not null default false,
  diambil text,
  akrual rupiah not null default 0,
  akrual_hapus rupiah not null default 0,
  primary key (kode_toko, no_faktur_hutang, urut),
  constraint hutang_gerak_akrual check (akrual <= bunga),
  constraint hutang_gerak_akrual_check check (akrual >= 0),
  constraint hutang_gerak_akrual_hapus_check check (akrual_hapus >= 0),
  constraint hutang_gerak_biaya_check check (biaya >= 0),
  constraint hutang_gerak_bulan_check check (bulan >= 0),
  constraint hutang_gerak_bunga_check check (bunga >= 0),
  constraint hutang_gerak_bunga_hitung_check check (bunga_hitung >= 0),
  constraint hutang_gerak_denda_check check (denda >= 0),
  constraint hutang_gerak_diambil check (diambil IS NULL OR jenis = 'LELANG' AND pembeli IS NULL),
  constraint hutang_gerak_diambil_check check (diambil = ANY (ARRAY['BELI', 'ROSOK'])),
  constraint hutang_gerak_hari_check check (hari >= 0),
  constraint hutang_gerak_hasil check (jenis <> 'LELANG' OR (hasil + rugi) = (biaya - pokok + bunga + denda + kelebihan)),
  constraint hutang_gerak_hasil_check check (hasil >= 0),
  constraint hutang_gerak_jenis_check check (jenis = ANY (ARRAY['CAIR', 'BUNGA', 'LUNAS', 'PEREMAJAAN', 'LELANG', 'KELEBIHAN', 'DALUWARSA'])),
  constraint hutang_gerak_kelebihan check ( CASE jenis WHEN 'LELANG' THEN kelebihan >= 0 WHEN 'KELEBIHAN' THEN kelebihan < 0 WHEN 'DALUWARSA' THEN kelebihan < 0 ELSE kelebihan = 0 END),
  constraint hutang_gerak_lelang check (jenis = 'LELANG' OR hasil = 0 AND biaya = 0 AND rugi = 0 AND pembeli IS NULL),
  constraint hutang_gerak_pokok check ( CASE jenis WHEN 'CAIR' THEN pokok > 0 WHEN 'BUNGA' THEN pokok = 0 WHEN 'LUNAS' THEN pokok < 0 WHEN 'PEREMAJAAN' THEN pokok < 0 WHEN 'LELANG' THEN pokok < 0 ELSE pokok = 0 END),
  constraint hutang_gerak_potongan_bunga_check check (potongan_bunga >= 0),
  constraint hutang_gerak_potongan_denda_check check (potongan_denda >= 0),
  constraint hutang_gerak_rugi_check check (rugi >= 0),
  constraint hutang_gerak_tempo check ((bulan > 0) = (tgl_jatuh_tempo IS NOT NULL) AND (bulan = 0 OR jenis = 'BUNGA')),
  constraint hutang_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut),
  constraint hutang_gerak_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
create index hutang_gerak_dokumen on hutang_gerak (kode_toko, no_dokumen);
create index hutang_gerak_hari on hutang_gerak (kode_toko, tanggal);
select pasang_rls('hutang_gerak', '');
grant select on hutang_gerak to mustika_app, mustika_report;
grant insert, select, update (batal) on hutang_gerak to mustika_buku;

-- A customer is told before his pledge is sold: when, which way, by whom.
create table hutang_peringatan (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  tanggal date not null,
  cara text not null,
  keterangan text,
  user_id text not null,
  primary key (kode_toko, no_faktur_hutang, peristiwa),
  constraint hutang_peringatan_cara_check check (cara = ANY (ARRAY['WHATSAPP', 'TELEPON', 'SURAT', 'LANGSUNG'])),
  constraint hutang_peringatan_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
select pasang_rls('hutang_peringatan', '');
grant select on hutang_peringatan to mustika_app, mustika_report;
grant insert, select on hutang_peringatan to mustika_buku;

create table idem (
  kode_toko text not null,
  user_id text not null,
  kunci text not null,
  req_hash text not null,
  jawaban jsonb,
  dibuat timestamp with time zone not null default now(),
  primary key (kode_toko, user_id, kunci)
);
select pasang_rls('idem', '');
grant select on idem to mustika_app, mustika_report;
grant insert, select, update (jawaban) on idem to mustika_buku;

-- The tables whose prices are versions: key column, then price columns. The declarations say the same (`dated`).
create function kolom_berjadwal(tabel text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case tabel
    when 'grup' then array['kode_group', 'harga', 'harga_modal']
    when 'parameter_harga_emas' then array['kode_harga', 'harga_jual', 'harga_beli']
    when 'para_harga_beli' then array['kode_harga', 'harga_per_gram']
    when 'parameter_ongkos' then array['kode_ongkos', 'ongkos', 'ongkos_minimum']
    when 'para_hutang_pokok' then array['kode_pokok', 'harga_per_gram']
  end
$function$;

create table jadwal_harga (
  kode_toko text not null,
  id uuid not null,
  tabel text not null,
  kode text not null,
  berlaku_mulai timestamp with time zone not null,
  nilai jsonb not null,
  status text not null default 'MENUNGGU',
  sebab text,
  dibuat_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  dibuat_pada timestamp with time zone not null,
  selesai_oleh text,
  selesai_pada timestamp with time zone,
  publikasi uuid,
  primary key (kode_toko, id),
  constraint jadwal_harga_kolom check ((nilai - (kolom_berjadwal(tabel))[2:]) = '{}'::jsonb),
  constraint jadwal_harga_nilai check (jsonb_typeof(nilai) = 'object' AND nilai <> '{}'::jsonb),
  constraint jadwal_harga_selesai check ((status = 'MENUNGGU') = (selesai_pada IS NULL)),
  constraint jadwal_harga_status_check check (status = ANY (ARRAY['MENUNGGU', 'BERLAKU', 'BATAL', 'GAGAL'])),
  constraint jadwal_harga_tabel check (kolom_berjadwal(tabel) IS NOT NULL),
  constraint jadwal_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index jadwal_harga_baris on jadwal_harga (kode_toko, tabel, kode, berlaku_mulai);
create index jadwal_harga_menunggu on jadwal_harga (kode_toko, berlaku_mulai) WHERE status = 'MENUNGGU';
create index jadwal_harga_publikasi on jadwal_harga (kode_toko, publikasi) WHERE publikasi IS NOT NULL;
create unique index uq_jadwal_harga on jadwal_harga (kode_toko, tabel, kode, berlaku_mulai) WHERE status = 'MENUNGGU';
comment on index uq_jadwal_harga is 'Sudah Ada Harga Yang Dijadwalkan Untuk Waktu Itu';
select pasang_rls('jadwal_harga', '');
grant select on jadwal_harga to mustika_app, mustika_report;
grant insert, select, update (status, sebab, selesai_oleh, selesai_pada) on jadwal_harga to mustika_buku;

-- Kinds of documents that may be dated into a day that is over: they move no cash, no piece and no point.
create table jenis_mundur (
  jenis text not null,
  primary key (jenis)
);
insert into jenis_mundur (jenis) values
  ('jurnal_umum'),
  ('penutup_bulan');
grant select on jenis_mundur to mustika_app, mustika_buku, mustika_report;

-- A general journal: lines that balance, kept as they were typed.
create table jurnal_umum (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  keterangan text not null,
  total rupiah not null,
  lampiran text,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint jurnal_umum_total_check check (total > 0),
  constraint jurnal_umum_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index jurnal_umum_hari on jurnal_umum (kode_toko, tanggal);
select pasang_rls('jurnal_umum', '');
grant select on jurnal_umum to mustika_app, mustika_report;
grant insert, select on jurnal_umum to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON jurnal_umum FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON jurnal_umum FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table jurnal_umum enable always trigger kekal, enable always trigger kekal_semua;

create table jurnal_umum_baris (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  nomor_akun text not null,
  dimensi text not null,
  debit rupiah not null,
  kredit rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen, urut),
  constraint jurnal_satu_sisi check ((debit = 0) <> (kredit = 0)),
  constraint jurnal_umum_baris_debit_check check (debit >= 0),
  constraint jurnal_umum_baris_kredit_check check (kredit >= 0),
  constraint jurnal_umum_baris_urut_check check (urut > 0),
  constraint jurnal_umum_baris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references jurnal_umum(kode_toko, no_dokumen),
  constraint jurnal_umum_baris_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
select pasang_rls('jurnal_umum_baris', '');
grant select on jurnal_umum_baris to mustika_app, mustika_report;
grant insert, select on jurnal_umum_baris to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON jurnal_umum_baris FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON jurnal_umum_baris FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table jurnal_umum_baris enable always trigger kekal, enable always trigger kekal_semua;

-- Messages to customers: where they go through, what they say, who agreed, and what became of each. The specification names
-- the screen whatsapp-setting and the call chat/send (receiver, message, type) and shows no more.
create table setting_wa (
  kode_toko text not null,
  aktif boolean not null default false,
  alamat text not null default 'https://graph.facebook.com',
  versi_api text not null default 'v26.0',
  id_nomor text not null default '',
  nomor text not null default '',
  token text,
  token_diganti timestamp with time zone,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  rahasia_aplikasi text,
  token_verifikasi text,
  primary key (kode_toko),
  constraint setting_wa_id_nomor check (id_nomor ~ '^[0-9]{0,30}$'),
  constraint setting_wa_versi_api check (versi_api ~ '^v[0-9]{1,2}[.][0-9]$'),
  constraint setting_wa_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('setting_wa', '');
grant insert, select, update on setting_wa to mustika_app;
grant select on setting_wa to mustika_report;

create table kabar_wa (
  kode_toko text not null,
  id_penyedia text not null,
  kabar text not null,
  waktu timestamp with time zone not null,
  galat text,
  diterima timestamp with time zone not null,
  primary key (kode_toko, id_penyedia, kabar),
  constraint kabar_wa_id_penyedia_check check (length(id_penyedia) >= 1 AND length(id_penyedia) <= 200),
  constraint kabar_wa_kabar_check check (kabar = ANY (ARRAY['SENT', 'DELIVERED', 'READ', 'FAILED'])),
  constraint kabar_wa_kode_toko_fkey foreign key (kode_toko) references setting_wa(kode_toko)
);
select pasang_rls('kabar_wa', '');
grant insert, select on kabar_wa to mustika_app;
grant select on kabar_wa to mustika_report;

create table kadar (
  kode_kadar text not null,
  nama_kadar text not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_kadar),
  constraint kadar_kadar_check check (kadar::integer >= 1 AND kadar::integer <= 500000)
);
create index cari_kadar_nama_kadar on kadar (nama_kadar, kode_kadar);
grant insert, select, update on kadar to mustika_app;
grant select on kadar to mustika_buku, mustika_report;

create table kelompok_harga (
  kode_toko text not null,
  kelompok_harga text not null,
  nama_kelompok text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kelompok_harga),
  constraint kelompok_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_kelompok_harga_nama_kelompok on kelompok_harga (kode_toko, nama_kelompok, kelompok_harga);
select pasang_rls('kelompok_harga', '');
grant insert, select, update on kelompok_harga to mustika_app;
grant select on kelompok_harga to mustika_buku, mustika_report;

-- A cart put aside: any till of the store can take it up again.
create table keranjang (
  kode_toko text not null,
  id text not null,
  user_id text not null,
  label text not null,
  isi jsonb not null,
  diubah timestamp with time zone not null default now(),
  primary key (kode_toko, id),
  constraint keranjang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('keranjang', '');
grant delete, insert, select, update on keranjang to mustika_app;
grant select on keranjang to mustika_buku, mustika_report;

create table keterangan_nota (
  kode_toko text not null,
  kode_keterangan text not null,
  isi text not null,
  jenis_nota text not null,
  urutan integer not null default 1,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_keterangan),
  constraint keterangan_nota_jenis_nota_check check (jenis_nota = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'PESANAN', 'TITIPAN', 'SERVICE', 'HUTANG', 'CICILAN'])),
  constraint keterangan_nota_urutan_check check (urutan >= 1 AND urutan <= 99),
  constraint keterangan_nota_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_keterangan_nota_isi on keterangan_nota (kode_toko, isi, kode_keterangan);
create unique index uq_keterangan_nota on keterangan_nota (kode_toko, jenis_nota, urutan) WHERE aktif;
comment on index uq_keterangan_nota is 'Urutan Ini Sudah Dipakai Keterangan Lain Di Jenis Nota Ini';
select pasang_rls('keterangan_nota', '');
grant insert, select, update on keterangan_nota to mustika_app;
grant select on keterangan_nota to mustika_buku, mustika_report;

-- Pieces from one store to another: the sender's document and the receiver's, joined by the number of the first. On the way a piece
-- is in nobody's tray. docs/decisions/0044.
create table kirim_barang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tujuan text not null,
  arah text not null,
  cara text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  dijalan integer not null,
  selisih integer not null default 0,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint kirim_barang_arah_check check (arah = ANY (ARRAY['PUSAT', 'CABANG', 'ANTAR'])),
  constraint kirim_barang_berat_check check (berat > 0),
  constraint kirim_barang_cara_check check (cara = ANY (ARRAY['BARANG', 'SATU_BAKI'])),
  constraint kirim_barang_dijalan_check check (dijalan >= 0),
  constraint kirim_barang_harga_modal_check check (harga_modal >= 0),
  constraint kirim_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint kirim_barang_ke_lain check (tujuan <> kode_toko),
  constraint kirim_barang_selisih_check check (selisih >= 0),
  constraint kirim_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kirim_barang_tujuan_fkey foreign key (tujuan) references toko(kode_toko)
);
create index kirim_barang_dijalan on kirim_barang (kode_toko) WHERE dijalan > 0;
create index kirim_barang_nomor on kirim_barang (no_dokumen);
create index kirim_barang_tujuan on kirim_barang (tujuan) WHERE dijalan > 0 OR selisih > 0;
alter table kirim_barang enable row level security;
alter table kirim_barang force row level security;
create policy baca on kirim_barang for select using (((kode_toko = current_setting('app.kode_toko', true)) OR app_lintas() OR (kode_toko = ANY (app_lingkup()))));
create policy hapus on kirim_barang for delete using ((kode_toko = current_setting('app.kode_toko', true)));
create policy tambah on kirim_barang for insert with check ((kode_toko = current_setting('app.kode_toko', true)));
create policy tujuan on kirim_barang for select using ((tujuan = current_setting('app.kode_toko', true)));
create policy ubah on kirim_barang for update using ((kode_toko = current_setting('app.kode_toko', true))) with check ((kode_toko = current_setting('app.kode_toko', true)));
grant select on kirim_barang to mustika_app, mustika_report;
grant insert, select, update (dijalan, selisih) on kirim_barang to mustika_buku;

-- What became of each piece. What it was like when it left stands in asal_gerak, as for every kind that moves pieces.
create table kirim_barang_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  urut smallint not null,
  keadaan text not null default 'DIJALAN',
  berat_terima miligram,
  catatan text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint kirim_barang_barang_berat_terima_check check (berat_terima > 0),
  constraint kirim_barang_barang_keadaan_check check (keadaan = ANY (ARRAY['DIJALAN', 'BAIK', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK', 'KETEMU', 'HILANG', 'KEMBALI', 'DITARIK'])),
  constraint kirim_barang_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references kirim_barang(kode_toko, no_dokumen),
  constraint kirim_barang_barang_kode_toko_no_dokumen_kode_barcode_fkey foreign key (kode_toko, no_dokumen, kode_barcode) references asal_gerak(kode_toko, no_dokumen, kode_barcode)
);
create index kirim_barang_barang_barcode on kirim_barang_barang (kode_barcode);
select pasang_rls('kirim_barang_barang', '');
grant select on kirim_barang_barang to mustika_app, mustika_report;
grant insert, select, update (keadaan, berat_terima, catatan) on kirim_barang_barang to mustika_buku;

-- The document's number is the reference number: it names the sender, so no two stores share one.
create table kirim_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  pengirim text not null,
  asal text not null,
  asal_rekening text,
  tujuan text not null,
  jumlah rupiah not null,
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint kirim_ke_lain check (tujuan <> kode_toko),
  constraint kirim_rekening check ((asal = 'CASH') = (asal_rekening IS NULL)),
  constraint kirim_uang_jumlah_check check (jumlah > 0),
  constraint kirim_uang_kode_toko_asal_rekening_fkey foreign key (kode_toko, asal_rekening) references rekening(kode_toko, no_rekening),
  constraint kirim_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kirim_uang_tujuan_fkey foreign key (tujuan) references toko(kode_toko)
);
create index kirim_uang_hari on kirim_uang (kode_toko, tanggal);
select pasang_rls('kirim_uang', '');
grant select on kirim_uang to mustika_app, mustika_report;
grant insert, select on kirim_uang to mustika_buku;

create function jaga_kode_transaksi()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.nomor_akun is not null and not kas_boleh(new.nomor_akun, new.arah) then
    perform tolak('AKUN_BUKAN_LAWAN_KAS', jsonb_build_object('kode_transaksi', new.kode_transaksi, 'nomor_akun', new.nomor_akun));
  end if;
  return new;
end $function$;

create table kode_transaksi (
  kode_transaksi text not null,
  nama_transaksi text not null,
  arah text not null,
  nomor_akun text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_transaksi),
  constraint kode_transaksi_akun check ((arah = 'MUTASI') = (nomor_akun IS NULL)),
  constraint kode_transaksi_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR', 'KEDUANYA', 'MUTASI'])),
  constraint kode_transaksi_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
create index cari_kode_transaksi_nama_transaksi on kode_transaksi (nama_transaksi, kode_transaksi);
comment on constraint kode_transaksi_akun on kode_transaksi is 'Nomor Akun Harus Diisi, Kecuali Untuk MUTASI';
insert into kode_transaksi (kode_transaksi, nama_transaksi, arah, nomor_akun) values
  ('BIAYA', 'BIAYA OPERASIONAL', 'KELUAR', '530900'),
  ('LAIN', 'PENDAPATAN LAIN', 'MASUK', '420900'),
  ('MUTASI', 'MUTASI UANG', 'MUTASI', null),
  ('PRIVE', 'AMBIL PRIBADI', 'KELUAR', '310200'),
  ('TAMBAH_MODAL', 'TAMBAH MODAL', 'MASUK', '310100');
grant insert, select, update on kode_transaksi to mustika_app;
grant select on kode_transaksi to mustika_buku, mustika_report;
create trigger jaga_kode_transaksi BEFORE INSERT OR UPDATE OF arah, nomor_akun, aktif ON kode_transaksi FOR EACH ROW WHEN (new.aktif) EXECUTE FUNCTION jaga_kode_transaksi();
alter table kode_transaksi enable always trigger jaga_kode_transaksi;

-- What buying back depends on: the state a piece comes back in, and the price per gram of goods without a nota.
create table kondisi_pembelian (
  kode_toko text not null,
  kondisi_barang text not null,
  type_kondisi text not null,
  persentase mili_persen not null default 0,
  potongan rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kondisi_barang),
  constraint kondisi_pembelian_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint kondisi_pembelian_potongan_check check (potongan >= 0),
  constraint kondisi_pembelian_type_kondisi_check check (type_kondisi = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint kondisi_pembelian_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('kondisi_pembelian', '');
grant insert, select, update on kondisi_pembelian to mustika_app;
grant select on kondisi_pembelian to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON kondisi_pembelian REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON kondisi_pembelian REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON kondisi_pembelian REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table kondisi_pembelian enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- The signed code on the nota. Its keys are the chain's: the public part is everybody's who reads, the private part only
-- the server's own role may see. A rotated key stays, so that old notas can still be read.
create table kunci_nota (
  key_id text not null,
  publik bytea not null,
  dibuat timestamp with time zone not null default now(),
  aktif boolean not null default true,
  primary key (key_id),
  constraint kunci_nota_key_id_check check (key_id ~ '^[0-9A-Z]{4}$')
);
create unique index uq_kunci_nota_aktif on kunci_nota (aktif) WHERE aktif;
grant insert, select, update (aktif) on kunci_nota to mustika_app;
grant select on kunci_nota to mustika_report;

create table kunci_nota_rahasia (
  key_id text not null,
  privat bytea not null,
  primary key (key_id),
  constraint kunci_nota_rahasia_key_id_fkey foreign key (key_id) references kunci_nota(key_id)
);
grant insert, select on kunci_nota_rahasia to mustika_app;

-- Every lock and every unlocking, one after the other: `sampai` is the last locked day from then on. Append-only.
create table kunci_periode (
  kode_toko text not null,
  urut integer not null,
  aksi text not null,
  bulan date not null,
  sampai date not null,
  alasan text,
  user_id text not null,
  waktu timestamp with time zone not null,
  primary key (kode_toko, urut),
  constraint kunci_alasan check (aksi = 'KUNCI' OR length(alasan) >= 4),
  constraint kunci_periode_aksi_check check (aksi = ANY (ARRAY['KUNCI', 'BUKA'])),
  constraint kunci_periode_bulan_check check (EXTRACT(day FROM bulan) = 1::numeric),
  constraint kunci_periode_urut_check check (urut > 0),
  constraint kunci_sampai check (sampai = CASE aksi WHEN 'KUNCI' THEN (bulan + '1 mon'::interval)::date - 1 ELSE bulan - 1 END),
  constraint kunci_periode_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('kunci_periode', '');
grant select on kunci_periode to mustika_app, mustika_report;
grant insert, select on kunci_periode to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON kunci_periode FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON kunci_periode FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table kunci_periode enable always trigger kekal, enable always trigger kekal_semua;

-- The coupons, a list of the chain like the barcodes: any branch asks for one by its code and by nothing else.
create table kupon (
  kode text not null,
  toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  nama_kupon text not null,
  nilai_kupon rupiah not null,
  undian boolean not null,
  berlaku_sampai date not null,
  keadaan text not null default 'BERLAKU',
  toko_pakai text,
  no_pakai text,
  terbuku boolean not null default true,
  lepas boolean not null default false,
  primary key (kode),
  constraint kupon_dipakai check (num_nulls(toko_pakai, no_pakai) = CASE keadaan WHEN 'DIPAKAI' THEN 0 ELSE 2 END),
  constraint kupon_keadaan_check check (keadaan = ANY (ARRAY['BERLAKU', 'DIPAKAI', 'BATAL'])),
  constraint kupon_kode_check check (kode ~ '^[A-HJ-NP-Z2-9]{12}$'),
  constraint kupon_lepas_terbuku check (terbuku OR NOT lepas),
  constraint kupon_urut_check check (urut > 0),
  constraint kupon_toko_fkey foreign key (toko) references toko(kode_toko),
  constraint kupon_toko_pakai_fkey foreign key (toko_pakai) references toko(kode_toko)
);
create index kupon_pakai on kupon (toko_pakai, no_pakai) WHERE no_pakai IS NOT NULL;
create index kupon_utang on kupon (toko) WHERE terbuku AND nilai_kupon > 0 AND NOT (keadaan = 'BATAL' AND NOT lepas);
create unique index uq_kupon_nota on kupon (toko, no_faktur_group, urut);
grant select on kupon to mustika_app, mustika_report;
grant insert, select, update (keadaan, toko_pakai, no_pakai, lepas) on kupon to mustika_buku;

-- What a closing let go, or took back: the undoing of the closing needs to know.
create table kupon_lepas (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  lepas boolean not null,
  primary key (kode_toko, no_dokumen, kode),
  constraint kupon_lepas_kode_fkey foreign key (kode) references kupon(kode),
  constraint kupon_lepas_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('kupon_lepas', '');
grant select on kupon_lepas to mustika_app, mustika_report;
grant insert, select on kupon_lepas to mustika_buku;

create table para_kupon (
  kode_toko text not null,
  kode_kupon text not null,
  nama_kupon text not null,
  nominal rupiah not null,
  jumlah_kupon integer not null default 1,
  nilai_kupon rupiah not null default 0,
  undian boolean not null default true,
  mulai_berlaku date not null,
  sampai_berlaku date not null,
  masa_hari integer not null default 90,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_kupon),
  constraint para_kupon_rentang exclude using gist (kode_toko WITH =, daterange(mulai_berlaku, sampai_berlaku, '[]') WITH &&) WHERE (aktif),
  constraint para_kupon_guna check (undian OR nilai_kupon > 0),
  constraint para_kupon_jumlah_kupon_check check (jumlah_kupon >= 1 AND jumlah_kupon <= 1000),
  constraint para_kupon_masa check (mulai_berlaku <= sampai_berlaku),
  constraint para_kupon_masa_hari_check check (masa_hari >= 1 AND masa_hari <= 3650),
  constraint para_kupon_nilai_kupon_check check (nilai_kupon >= 0),
  constraint para_kupon_nominal_check check (nominal > 0),
  constraint para_kupon_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_kupon_nama_kupon on para_kupon (kode_toko, nama_kupon, kode_kupon);
comment on constraint para_kupon_rentang on para_kupon is 'Masa Berlaku Bertumpuk Dengan Kupon Lain';
comment on constraint para_kupon_guna on para_kupon is 'Kupon Perlu Nilai Atau Ikut Undian';
comment on constraint para_kupon_masa on para_kupon is 'Mulai Berlaku Tidak Boleh Setelah Sampai';
select pasang_rls('para_kupon', '');
grant insert, select, update on para_kupon to mustika_app;
grant select on para_kupon to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_kupon REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_kupon REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_kupon REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_kupon enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- One person has one number: folded as nomorHp of the program does, also with 00 for the plus and with the nought behind 62.
create function nomor_telp(teks text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select nullif(regexp_replace(regexp_replace(teks, '\D', '', 'g'), '^(00[1789]?(?=62)|00)?(620?|0)?', ''), '')
$function$;

create table penjualan (
  kode_toko text not null,
  no_faktur_group text not null,
  tanggal date not null,
  kode_member text,
  nama_customer text,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  subtotal rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  total rupiah not null,
  bayar rupiah not null,
  kembali rupiah not null,
  poin integer not null default 0,
  keterangan text,
  ppn_cara text,
  ppn_transaksi_rp rupiah not null default 0,
  npwp_customer text,
  syarat_beli text,
  poin_rp rupiah not null default 0,
  pengundang text,
  poin_pengundang integer not null default 0,
  poin_pengundang_rp rupiah not null default 0,
  pembeli text not null default 'KONSUMEN',
  no_bebas_pph22 text,
  pph22 rupiah not null default 0,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  ppn_tambahan rupiah not null default 0,
  primary key (kode_toko, no_faktur_group),
  constraint penjualan_data_diri_tersegel check (COALESCE(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint penjualan_diskon check (diskon <= subtotal),
  constraint penjualan_diskon_check check (diskon >= 0),
  constraint penjualan_identitas_tersegel check (npwp_customer IS NULL OR npwp_customer ~ '^b1[.][^~]+~r1[.]'),
  constraint penjualan_jumlah check ((subtotal - diskon + pembulatan + ppn_tambahan) = total),
  constraint penjualan_jumlah_barang_check check (jumlah_barang > 0),
  constraint penjualan_kembali_check check (kembali >= 0),
  constraint penjualan_lunas check ((bayar - kembali) = (total + pph22)),
  constraint penjualan_pedagang check ((pembeli = 'KONSUMEN' OR npwp_customer IS NOT NULL) AND (pembeli = 'PEDAGANG' OR pph22 = 0) AND (pembeli = 'PEDAGANG_BEBAS') = (no_bebas_pph22 IS NOT NULL)),
  constraint penjualan_pembeli_check check (pembeli = ANY (ARRAY['KONSUMEN', 'PEDAGANG', 'PEDAGANG_BEBAS'])),
  constraint penjualan_pengundang check ((pengundang IS NULL) = (poin_pengundang = 0) AND (kode_member IS NOT NULL OR pengundang IS NULL)),
  constraint penjualan_poin_pengundang_check check (poin_pengundang >= 0),
  constraint penjualan_poin_pengundang_rp_check check (poin_pengundang_rp >= 0),
  constraint penjualan_poin_rp_check check (poin_rp >= 0),
  constraint penjualan_pph22_check check (pph22 >= 0),
  constraint penjualan_ppn check (ppn_cara IS NOT NULL OR ppn_transaksi_rp = 0),
  constraint penjualan_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint penjualan_ppn_tambahan check (ppn_tambahan <= ppn_transaksi_rp),
  constraint penjualan_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint penjualan_ppn_transaksi_rp_check check (ppn_transaksi_rp >= 0),
  constraint penjualan_syarat_beli_check check (syarat_beli ~ '^[NH][01][01][0-9A-Z]{1,6}$'),
  constraint penjualan_total_check check (total > 0),
  constraint penjualan_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint penjualan_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen),
  constraint penjualan_pengundang_fkey foreign key (pengundang) references member(kode_member)
);
create index penjualan_hari on penjualan (kode_toko, tanggal);
create index penjualan_identitas on penjualan (kode_toko, split_part(npwp_customer, '~', 1)) WHERE npwp_customer IS NOT NULL;
create index penjualan_member on penjualan (kode_member) WHERE kode_member IS NOT NULL;
create index penjualan_orang_member on penjualan (kode_toko, kode_member, tanggal) WHERE kode_member IS NOT NULL;
create index penjualan_orang_nomor on penjualan (kode_toko, split_part(COALESCE(nik_sim_passport, npwp_customer), '~', 1), tanggal) WHERE COALESCE(nik_sim_passport, npwp_customer) IS NOT NULL;
create index penjualan_orang_telp on penjualan (kode_toko, nomor_telp(no_hp_customer), tanggal) WHERE no_hp_customer IS NOT NULL;
comment on constraint penjualan_data_diri_tersegel on penjualan is 'Data Diri Harus Tersegel';
comment on constraint penjualan_identitas_tersegel on penjualan is 'Nomor Identitas Harus Tersegel';
select pasang_rls('penjualan', '');
grant select on penjualan to mustika_app, mustika_report;
grant insert, select on penjualan to mustika_buku;

-- The promise, with the terms of that day beside it: a programme that changes later changes no word of it.
create table kupon_nota (
  kode_toko text not null,
  no_faktur_group text not null,
  kode_kupon text not null,
  nama_kupon text not null,
  nominal rupiah not null,
  per_nominal integer not null,
  belanja rupiah not null,
  jumlah integer not null,
  nilai_kupon rupiah not null,
  undian boolean not null,
  berlaku_sampai date not null,
  primary key (kode_toko, no_faktur_group),
  constraint kupon_nota_belanja_check check (belanja > 0),
  constraint kupon_nota_jumlah check (jumlah > 0 AND jumlah = LEAST(500, belanja / nominal * per_nominal)),
  constraint kupon_nota_nilai_kupon_check check (nilai_kupon >= 0),
  constraint kupon_nota_nominal_check check (nominal > 0),
  constraint kupon_nota_per_nominal_check check (per_nominal > 0),
  constraint kupon_nota_kode_toko_kode_kupon_fkey foreign key (kode_toko, kode_kupon) references para_kupon(kode_toko, kode_kupon),
  constraint kupon_nota_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group)
);
select pasang_rls('kupon_nota', '');
grant select on kupon_nota to mustika_app, mustika_report;
grant insert, select on kupon_nota to mustika_buku;

-- One coupon used: a document of the branch where it was handed in.
create table kupon_tukar (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  kode text not null,
  toko_kupon text not null,
  no_faktur_group text not null,
  cara text not null,
  nilai rupiah not null,
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint kupon_tukar_cara_check check (cara = ANY (ARRAY['POTONGAN', 'UNDIAN'])),
  constraint kupon_tukar_nilai check ((cara = 'POTONGAN') = (nilai > 0)),
  constraint kupon_tukar_nilai_check check (nilai >= 0),
  constraint kupon_tukar_kode_fkey foreign key (kode) references kupon(kode),
  constraint kupon_tukar_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kupon_tukar_toko_kupon_fkey foreign key (toko_kupon) references toko(kode_toko)
);
create unique index uq_kupon_tukar on kupon_tukar (kode) WHERE NOT batal;
select pasang_rls('kupon_tukar', '');
grant select on kupon_tukar to mustika_app, mustika_report;
grant insert, select, update (batal) on kupon_tukar to mustika_buku;

-- Practice (docs/decisions/0043): who began which drill, and what came of it. Everything else of practice lies in databases of
-- its own. A run begins with a ticket that is good once, for a minute, in the browser that asked for it.
create table latihan_sesi (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  latihan text not null,
  tiket_hash bytea not null,
  perangkat_hash bytea not null,
  dibuat timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  ditukar timestamp with time zone,
  mulai timestamp with time zone,
  tugas jsonb,
  primary key (kode_toko, id),
  constraint latihan_sesi_latihan_check check (latihan ~ '^[A-Z]{3,20}$'),
  constraint latihan_sesi_mulai check ((mulai IS NULL) = (tugas IS NULL) AND (mulai IS NULL OR ditukar IS NOT NULL)),
  constraint latihan_sesi_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint latihan_sesi_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create unique index latihan_sesi_tiket on latihan_sesi (tiket_hash);
select pasang_rls('latihan_sesi', '');
grant insert, select, update (ditukar, mulai, tugas) on latihan_sesi to mustika_app;
grant select on latihan_sesi to mustika_report;

-- What a run is worth is said once and never changed.
create table latihan_hasil (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  latihan text not null,
  skor smallint not null,
  detik integer not null,
  mulai timestamp with time zone not null,
  selesai timestamp with time zone not null,
  kriteria jsonb not null,
  primary key (kode_toko, id),
  constraint latihan_hasil_detik_check check (detik >= 0),
  constraint latihan_hasil_skor_check check (skor >= 0 AND skor <= 100),
  constraint latihan_hasil_waktu check (selesai >= mulai),
  constraint latihan_hasil_sesi foreign key (kode_toko, id) references latihan_sesi(kode_toko, id),
  constraint latihan_hasil_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create index latihan_hasil_orang on latihan_hasil (kode_toko, user_id, latihan, selesai);
select pasang_rls('latihan_hasil', '');
grant insert, select on latihan_hasil to mustika_app;
grant select on latihan_hasil to mustika_report;

create table lepas_sendiri (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  user_id text not null,
  jumlah rupiah not null,
  lawan text[] not null default '{}'::text[],
  jenis text not null,
  murni miligram not null,
  primary key (kode_toko, no_dokumen, peristiwa, jenis),
  constraint lepas_sendiri_isi check (jumlah <> 0 OR murni <> 0),
  constraint lepas_sendiri_jenis check (jenis = ANY (ARRAY['UANG', 'TANPA_NOTA', 'BELUM_DILIHAT', 'PERJALANAN', 'UTANG', 'POIN', 'POTONGAN'])),
  constraint lepas_sendiri_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index lepas_sendiri_orang on lepas_sendiri (kode_toko, tanggal, user_id);
comment on constraint lepas_sendiri_isi on lepas_sendiri is 'Yang Dilepas Tidak Boleh Nol';
comment on constraint lepas_sendiri_jenis on lepas_sendiri is 'Jenis Yang Dilepas Tidak Dikenal';
select pasang_rls('lepas_sendiri', '');
grant select on lepas_sendiri to mustika_app, mustika_report;
grant insert, select on lepas_sendiri to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON lepas_sendiri FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON lepas_sendiri FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table lepas_sendiri enable always trigger kekal, enable always trigger kekal_semua;

-- How the product looks: the mark of the company and of a store, and the choice of a person. Spec 1 names neither; ours.
create table logo (
  kode_toko text not null,
  gambar bytea not null,
  lebar integer not null,
  tinggi integer not null,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko),
  constraint logo_lebar_check check (lebar >= 1 AND lebar <= 512),
  constraint logo_tinggi_check check (tinggi >= 1 AND tinggi <= 512),
  constraint logo_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('logo', '');
grant delete, insert, select, update on logo to mustika_app;
grant select on logo to mustika_report;

create table marketplace (
  kode_marketplace text not null,
  nama_marketplace text not null,
  fee_persen mili_persen not null default 0,
  biaya_tetap rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_marketplace),
  constraint marketplace_biaya_tetap_check check (biaya_tetap >= 0),
  constraint marketplace_fee_persen_check check (fee_persen::integer >= 0 AND fee_persen::integer <= 90000)
);
create index cari_marketplace_nama_marketplace on marketplace (nama_marketplace, kode_marketplace);
grant insert, select, update on marketplace to mustika_app;
grant select on marketplace to mustika_buku, mustika_report;

create table member_poin (
  kode_toko text not null,
  kode_member text not null,
  poin poin not null,
  primary key (kode_toko, kode_member),
  constraint poin_tidak_negatif check (poin >= 0),
  constraint member_poin_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint member_poin_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('member_poin', '');
grant select on member_poin to mustika_app, mustika_report;
grant insert, select, update on member_poin to mustika_buku;

-- One movement. An empty side is the outside world; CASH is the drawer of `kasir`, everything else a bank.
create table mutasi_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  jenis text not null,
  asal text,
  asal_rekening text,
  tujuan text,
  tujuan_rekening text,
  kasir text,
  kategori text not null,
  jumlah rupiah not null,
  keterangan text not null,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint mutasi_bukan_sendiri check (asal IS DISTINCT FROM tujuan OR asal_rekening IS DISTINCT FROM tujuan_rekening),
  constraint mutasi_laci check ((kasir IS NOT NULL) = (COALESCE(asal, '') = 'CASH' OR COALESCE(tujuan, '') = 'CASH')),
  constraint mutasi_rekening check ((asal IS NULL OR (asal = 'CASH') = (asal_rekening IS NULL)) AND (tujuan IS NULL OR (tujuan = 'CASH') = (tujuan_rekening IS NULL))),
  constraint mutasi_satu_sisi check (asal IS NOT NULL OR tujuan IS NOT NULL),
  constraint mutasi_uang_jenis_check check (jenis = ANY (ARRAY['UANG_KAS', 'UANG_BANK', 'MUTASI_BANK', 'MUTASI_CASH'])),
  constraint mutasi_uang_jumlah_check check (jumlah > 0),
  constraint mutasi_uang_kategori_fkey foreign key (kategori) references kode_transaksi(kode_transaksi),
  constraint mutasi_uang_kode_toko_asal_rekening_fkey foreign key (kode_toko, asal_rekening) references rekening(kode_toko, no_rekening),
  constraint mutasi_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint mutasi_uang_kode_toko_tujuan_rekening_fkey foreign key (kode_toko, tujuan_rekening) references rekening(kode_toko, no_rekening)
);
create index mutasi_uang_hari on mutasi_uang (kode_toko, tanggal);
select pasang_rls('mutasi_uang', '');
grant select on mutasi_uang to mustika_app, mustika_report;
grant insert, select on mutasi_uang to mustika_buku;

-- Counters: gap-free per store, series and day, because they move in the document's own transaction.
create table nomor (
  kode_toko text not null,
  seri text not null,
  tanggal date not null,
  terakhir integer not null,
  primary key (kode_toko, seri, tanggal),
  constraint nomor_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('nomor', '');
grant select on nomor to mustika_app, mustika_report;
grant insert, select, update on nomor to mustika_buku;

-- What became of a sold piece, over all branches: it came back to one of them, or its sale was taken back. One row a piece,
-- whoever writes it, so that nobody buys twice what a nota was written for once. A list of the chain, like the barcodes.
create table nota_kembali (
  toko_jual text not null,
  no_faktur_jual text not null,
  kode_barcode text not null,
  cara text not null,
  toko text not null,
  no_dokumen text not null,
  waktu timestamp with time zone not null default now(),
  primary key (toko_jual, no_faktur_jual),
  constraint nota_kembali_batal check (cara <> 'BATAL' OR toko = toko_jual),
  constraint nota_kembali_cara_check check (cara = ANY (ARRAY['BELI', 'BATAL'])),
  constraint nota_kembali_toko_fkey foreign key (toko) references toko(kode_toko),
  constraint nota_kembali_toko_jual_fkey foreign key (toko_jual) references toko(kode_toko)
);
create index nota_kembali_dokumen on nota_kembali (toko, no_dokumen);
grant select on nota_kembali to mustika_app, mustika_report;
grant delete, insert, select on nota_kembali to mustika_buku;

-- As with pieces: a shop that keeps no list of suppliers writes a name.
create function isi_supplier_penerimaan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.kode_supplier is not null then
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values (new.kode_toko, new.kode_supplier, new.kode_supplier)
      on conflict do nothing;
  end if;
  return new;
end $function$;
revoke execute on function isi_supplier_penerimaan() from public;

create table penerimaan_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  no_faktur_supplier text not null,
  tgl_faktur date not null,
  jatuh_tempo date,
  no_faktur_masukan text,
  jumlah_barang integer not null,
  berat_faktur miligram not null,
  berat miligram not null,
  nilai_faktur rupiah not null,
  ppn_faktur rupiah not null,
  pph22_faktur rupiah not null,
  total_faktur rupiah not null,
  keterangan text,
  batal boolean not null default false,
  nilai_selisih rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint penerimaan_barang_berat_check check (berat > 0),
  constraint penerimaan_barang_berat_faktur_check check (berat_faktur > 0),
  constraint penerimaan_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint penerimaan_barang_nilai_faktur_check check (nilai_faktur > 0),
  constraint penerimaan_barang_pph22_faktur_check check (pph22_faktur >= 0),
  constraint penerimaan_barang_ppn_faktur_check check (ppn_faktur >= 0),
  constraint penerimaan_selisih check (nilai_selisih >= 0 AND nilai_selisih < nilai_faktur),
  constraint penerimaan_tempo check (jatuh_tempo >= tgl_faktur),
  constraint penerimaan_total check (total_faktur = (nilai_faktur + ppn_faktur + pph22_faktur)),
  constraint penerimaan_barang_kode_toko_kode_supplier_fkey foreign key (kode_toko, kode_supplier) references supplier_barang(kode_toko, kode_supplier),
  constraint penerimaan_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index penerimaan_faktur on penerimaan_barang (kode_toko, kode_supplier, no_faktur_supplier) WHERE NOT batal;
select pasang_rls('penerimaan_barang', '');
grant select on penerimaan_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on penerimaan_barang to mustika_buku;
create trigger isi_supplier BEFORE INSERT ON penerimaan_barang FOR EACH ROW EXECUTE FUNCTION isi_supplier_penerimaan();
alter table penerimaan_barang enable always trigger isi_supplier;

-- What of a delivery is there when somebody counts it, kind by kind, beside what came and what wears tags. It writes no stock:
-- what is missing is tagged and destroyed, or found. Domain R8.2.
create table opname_penerimaan (
  kode_toko text not null,
  no_dokumen text not null,
  no_penerimaan text not null,
  jumlah integer not null,
  berat miligram not null,
  selisih_jumlah integer not null,
  selisih_berat bigint not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint opname_penerimaan_berat_check check (berat >= 0),
  constraint opname_penerimaan_jumlah_check check (jumlah >= 0),
  constraint opname_penerimaan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint opname_penerimaan_kode_toko_no_penerimaan_fkey foreign key (kode_toko, no_penerimaan) references penerimaan_barang(kode_toko, no_dokumen)
);
create index opname_penerimaan_penerimaan on opname_penerimaan (kode_toko, no_penerimaan);
select pasang_rls('opname_penerimaan', '');
grant select on opname_penerimaan to mustika_app, mustika_report;
grant insert, select on opname_penerimaan to mustika_buku;

create table opname_penerimaan_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  kode_group text not null,
  kode_dept text not null,
  terima_jumlah integer not null,
  terima_berat miligram not null,
  label_jumlah integer not null,
  label_berat miligram not null,
  jumlah integer not null,
  berat miligram not null,
  alasan text,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  constraint opname_penerimaan_jenis_alasan_check check (length(alasan) >= 4),
  constraint opname_penerimaan_jenis_berat_check check (berat >= 0),
  constraint opname_penerimaan_jenis_jumlah_check check (jumlah >= 0),
  constraint opname_penerimaan_jenis_label_berat_check check (label_berat >= 0),
  constraint opname_penerimaan_jenis_label_jumlah_check check (label_jumlah >= 0),
  constraint opname_penerimaan_jenis_terima_berat_check check (terima_berat >= 0),
  constraint opname_penerimaan_jenis_terima_jumlah_check check (terima_jumlah >= 0),
  constraint opname_penerimaan_jenis_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint opname_penerimaan_jenis_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint opname_penerimaan_jenis_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references opname_penerimaan(kode_toko, no_dokumen)
);
select pasang_rls('opname_penerimaan_jenis', '');
grant select on opname_penerimaan_jenis to mustika_app, mustika_report;
grant insert, select on opname_penerimaan_jenis to mustika_buku;

-- An approval: one act, one requester, one store, one use, another person, a short life.
create table otorisasi (
  kode_toko text not null,
  id uuid not null,
  kategori text not null,
  description text not null,
  keterangan text,
  op_hash text not null,
  requester text not null,
  approver text not null,
  dibuat timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  dipakai timestamp with time zone,
  no_dokumen text,
  langkah_dua text not null default 'TIDAK',
  lahir timestamp with time zone not null default clock_timestamp(),
  alasan text,
  terbaca jsonb,
  primary key (kode_toko, id),
  constraint otorisasi_langkah_dua check (langkah_dua = ANY (ARRAY['TIDAK', 'APLIKASI', 'PEMULIHAN', 'SUDAH'])),
  constraint otorisasi_orang_lain check (approver <> requester),
  constraint otorisasi_terbaca check (jsonb_typeof(terbaca) = 'array'),
  constraint otorisasi_approver_fkey foreign key (approver) references pengguna(user_id),
  constraint otorisasi_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint otorisasi_requester_fkey foreign key (requester) references pengguna(user_id)
);
create index otorisasi_tanggal on otorisasi (kode_toko, dibuat);
comment on constraint otorisasi_langkah_dua on otorisasi is 'Cara Verifikasi Otorisasi Tidak Dikenal';
comment on constraint otorisasi_terbaca on otorisasi is 'Yang Dibaca Pemberi Otorisasi Tidak Sesuai';
select pasang_rls('otorisasi', '');
grant select on otorisasi to mustika_app, mustika_report;
grant insert, select, update on otorisasi to mustika_buku;

-- Whoever must agree may be elsewhere: what he is asked waits here until he answers on his own device, it is taken back, or
-- its time is over. It is no approval; those are rows of otorisasi, written when he says yes.
create table otorisasi_minta (
  kode_toko text not null,
  id uuid not null,
  requester text not null,
  op_hash text not null,
  perlu jsonb not null,
  dibuat timestamp with time zone not null,
  sampai timestamp with time zone not null,
  keadaan text not null default 'MENUNGGU',
  diputus_oleh text,
  alasan text,
  izin uuid[] not null default '{}'::uuid[],
  alasan_minta text,
  primary key (kode_toko, id),
  constraint otorisasi_minta_keadaan check (keadaan = ANY (ARRAY['MENUNGGU', 'SETUJU', 'TOLAK', 'TARIK'])),
  constraint otorisasi_minta_masa check (sampai > dibuat),
  constraint otorisasi_minta_putus check ((keadaan = ANY (ARRAY['SETUJU', 'TOLAK'])) = (diputus_oleh IS NOT NULL)),
  constraint otorisasi_minta_diputus_oleh_fkey foreign key (diputus_oleh) references pengguna(user_id),
  constraint otorisasi_minta_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint otorisasi_minta_requester_fkey foreign key (requester) references pengguna(user_id)
);
create index otorisasi_minta_menunggu on otorisasi_minta (kode_toko, sampai) WHERE keadaan = 'MENUNGGU';
comment on constraint otorisasi_minta_keadaan on otorisasi_minta is 'Keadaan Permintaan Otorisasi Tidak Dikenal';
comment on constraint otorisasi_minta_masa on otorisasi_minta is 'Masa Permintaan Otorisasi Tidak Sesuai';
comment on constraint otorisasi_minta_putus on otorisasi_minta is 'Permintaan Otorisasi Diputus Oleh Seseorang';
select pasang_rls('otorisasi_minta', '');
grant select on otorisasi_minta to mustika_app, mustika_report;
grant insert, select, update on otorisasi_minta to mustika_buku;

-- Parameter Akun: an account of the role's golongan and side, whoever writes. Clearing accounts and those between stores
-- hold roles of both sides.
create function jaga_peta_akun()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Which account an event's role is booked on. Found as (trx, type), else (trx, '*'), else ('*', '*'). Domain 12.4.
create table para_akun_transaksi (
  kode_toko text not null,
  trx text not null,
  type text not null,
  kode_akun text not null,
  jenis_akun text not null,
  nomor_akun text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, trx, type, kode_akun, jenis_akun),
  constraint para_akun_transaksi_jenis_akun_check check (jenis_akun = ANY (ARRAY['DEBET', 'KREDIT'])),
  constraint para_akun_transaksi_kode_akun_fkey foreign key (kode_akun) references peran_akun(akun),
  constraint para_akun_transaksi_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_akun_transaksi_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
select pasang_rls('para_akun_transaksi', '');
grant insert, select, update on para_akun_transaksi to mustika_app;
grant select on para_akun_transaksi to mustika_buku, mustika_report;
create trigger jaga_peta_akun BEFORE INSERT OR UPDATE OF nomor_akun, kode_akun ON para_akun_transaksi FOR EACH ROW EXECUTE FUNCTION jaga_peta_akun();
create trigger versi_delete AFTER DELETE ON para_akun_transaksi REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_akun_transaksi REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_akun_transaksi REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_akun_transaksi enable always trigger jaga_peta_akun, enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_bonus_sales (
  kode_toko text not null,
  kode_bonus text not null,
  keterangan text not null,
  kode_group text,
  kode_dept text,
  tipe_bonus text not null,
  bonus rupiah not null default 0,
  persentase mili_persen not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_bonus),
  constraint para_bonus_sales_bonus_check check (bonus >= 0),
  constraint para_bonus_sales_isi check ( CASE tipe_bonus WHEN 'PERSENTASE' THEN persentase::integer > 0 ELSE bonus > 0 END),
  constraint para_bonus_sales_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint para_bonus_sales_tipe_bonus_check check (tipe_bonus = ANY (ARRAY['GRAM', 'PCS', 'PERSENTASE'])),
  constraint para_bonus_sales_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint para_bonus_sales_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_bonus_sales_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_para_bonus_sales_keterangan on para_bonus_sales (kode_toko, keterangan, kode_bonus);
create index cari_para_bonus_sales_kode_dept on para_bonus_sales (kode_toko, kode_dept, kode_bonus);
create index cari_para_bonus_sales_kode_group on para_bonus_sales (kode_toko, kode_group, kode_bonus);
create unique index uq_para_bonus_sales on para_bonus_sales (kode_toko, kode_group, kode_dept) NULLS NOT DISTINCT WHERE aktif;
comment on constraint para_bonus_sales_isi on para_bonus_sales is 'Isi Persentase Untuk Tipe PERSENTASE, Bonus Untuk Tipe GRAM Dan PCS';
select pasang_rls('para_bonus_sales', '');
grant insert, select, update on para_bonus_sales to mustika_app;
grant select on para_bonus_sales to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_bonus_sales REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_bonus_sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_bonus_sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_bonus_sales enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_bunga_hutang (
  kode_toko text not null,
  kode_bunga text not null,
  keterangan text not null,
  jumlah_min rupiah not null,
  jumlah_max rupiah not null,
  bunga mili_persen not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_bunga),
  constraint para_bunga_hutang_rentang exclude using gist (kode_toko WITH =, int8range(jumlah_min, jumlah_max, '[]') WITH &&) WHERE (aktif),
  constraint para_bunga_hutang_batas check (jumlah_min <= jumlah_max),
  constraint para_bunga_hutang_bunga_check check (bunga::integer >= 0 AND bunga::integer <= 100000),
  constraint para_bunga_hutang_jumlah_min_check check (jumlah_min >= 0),
  constraint para_bunga_hutang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_bunga_hutang_keterangan on para_bunga_hutang (kode_toko, keterangan, kode_bunga);
comment on constraint para_bunga_hutang_rentang on para_bunga_hutang is 'Rentang Hutang Bertumpuk Dengan Parameter Bunga Lain';
comment on constraint para_bunga_hutang_batas on para_bunga_hutang is 'Hutang Mulai Tidak Boleh Melebihi Hutang Sampai';
select pasang_rls('para_bunga_hutang', '');
grant insert, select, update on para_bunga_hutang to mustika_app;
grant select on para_bunga_hutang to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_bunga_hutang REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_bunga_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_bunga_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_bunga_hutang enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_cicilan (
  kode_toko text not null,
  kode_cicilan text not null,
  keterangan text not null,
  lama_angsuran integer not null,
  dp_minimal mili_persen not null,
  margin mili_persen not null default 0,
  denda mili_persen not null default 0,
  potongan_batal mili_persen not null default 0,
  lelang_setelah integer not null default 3,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_cicilan),
  constraint para_cicilan_denda_check check (denda::integer >= 0 AND denda::integer <= 100000),
  constraint para_cicilan_dp_minimal_check check (dp_minimal::integer >= 0 AND dp_minimal::integer <= 100000),
  constraint para_cicilan_lama_angsuran_check check (lama_angsuran >= 1 AND lama_angsuran <= 120),
  constraint para_cicilan_lelang_setelah_check check (lelang_setelah >= 1 AND lelang_setelah <= 120),
  constraint para_cicilan_margin_check check (margin::integer >= 0 AND margin::integer <= 100000),
  constraint para_cicilan_potongan_batal_check check (potongan_batal::integer >= 0 AND potongan_batal::integer <= 100000),
  constraint para_cicilan_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_cicilan_keterangan on para_cicilan (kode_toko, keterangan, kode_cicilan);
create unique index uq_para_cicilan on para_cicilan (kode_toko, lama_angsuran) WHERE aktif;
select pasang_rls('para_cicilan', '');
grant insert, select, update on para_cicilan to mustika_app;
grant select on para_cicilan to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_cicilan REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_cicilan REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_cicilan REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_cicilan enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_deskripsi_service (
  kode_toko text not null,
  kode_deskripsi text not null,
  deskripsi text not null,
  tipe_ongkos text not null,
  ongkos rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_deskripsi),
  constraint para_deskripsi_service_ongkos_check check (ongkos >= 0),
  constraint para_deskripsi_service_tipe_ongkos_check check (tipe_ongkos = ANY (ARRAY['TOTAL', 'GRAM'])),
  constraint para_deskripsi_service_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_deskripsi_service_deskripsi on para_deskripsi_service (kode_toko, deskripsi, kode_deskripsi);
select pasang_rls('para_deskripsi_service', '');
grant insert, select, update on para_deskripsi_service to mustika_app;
grant select on para_deskripsi_service to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_deskripsi_service REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_deskripsi_service REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_deskripsi_service REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_deskripsi_service enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_get_point (
  kode_toko text not null,
  kode_get_point text not null,
  keterangan text not null,
  jenis_transaksi text not null,
  minimal_rp rupiah not null default 0,
  persentase mili_persen not null default 100000,
  poin_tetap integer not null default 0,
  mulai_berlaku date not null,
  sampai_berlaku date,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_get_point),
  constraint para_get_point_rentang exclude using gist (kode_toko WITH =, jenis_transaksi WITH =, daterange(mulai_berlaku, sampai_berlaku, '[]') WITH &&) WHERE (aktif),
  constraint para_get_point_jenis_transaksi_check check (jenis_transaksi = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'AFILIASI'])),
  constraint para_get_point_masa check (sampai_berlaku IS NULL OR mulai_berlaku <= sampai_berlaku),
  constraint para_get_point_minimal_rp_check check (minimal_rp >= 0),
  constraint para_get_point_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 1000000),
  constraint para_get_point_poin_tetap_check check (poin_tetap >= 0 AND poin_tetap <= 1000000),
  constraint para_get_point_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_get_point_keterangan on para_get_point (kode_toko, keterangan, kode_get_point);
comment on constraint para_get_point_rentang on para_get_point is 'Masa Berlaku Bertumpuk Dengan Parameter Lain Untuk Jenis Transaksi Ini';
comment on constraint para_get_point_masa on para_get_point is 'Mulai Berlaku Tidak Boleh Setelah Sampai';
select pasang_rls('para_get_point', '');
grant insert, select, update on para_get_point to mustika_app;
grant select on para_get_point to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_get_point REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_get_point REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_get_point REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_get_point enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_harga_beli (
  kode_toko text not null,
  kode_harga text not null,
  harga_per_gram rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_harga),
  constraint para_harga_beli_harga_per_gram_check check (harga_per_gram > 0),
  constraint para_harga_beli_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('para_harga_beli', '');
grant insert, select, update on para_harga_beli to mustika_app;
grant select, update (harga_per_gram, versi, diubah_oleh, diubah_pada) on para_harga_beli to mustika_buku;
grant select on para_harga_beli to mustika_report;
create trigger harga AFTER INSERT OR UPDATE ON para_harga_beli FOR EACH ROW EXECUTE FUNCTION catat_harga('kode_harga', 'harga_per_gram');
create trigger versi_delete AFTER DELETE ON para_harga_beli REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_harga_beli REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_harga_beli REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_harga_beli enable always trigger harga, enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_hutang_pokok (
  kode_toko text not null,
  kode_pokok text not null,
  keterangan text not null,
  kadar_mulai mili_persen not null,
  harga_per_gram rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_pokok),
  constraint para_hutang_pokok_harga_per_gram_check check (harga_per_gram > 0),
  constraint para_hutang_pokok_kadar_mulai_check check (kadar_mulai::integer >= 1 AND kadar_mulai::integer <= 100000),
  constraint para_hutang_pokok_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_hutang_pokok_keterangan on para_hutang_pokok (kode_toko, keterangan, kode_pokok);
create unique index uq_para_hutang_pokok on para_hutang_pokok (kode_toko, kadar_mulai) WHERE aktif;
select pasang_rls('para_hutang_pokok', '');
grant insert, select, update on para_hutang_pokok to mustika_app;
grant select, update (harga_per_gram, versi, diubah_oleh, diubah_pada) on para_hutang_pokok to mustika_buku;
grant select on para_hutang_pokok to mustika_report;
create trigger harga AFTER INSERT OR UPDATE ON para_hutang_pokok FOR EACH ROW EXECUTE FUNCTION catat_harga('kode_pokok', 'harga_per_gram');
create trigger versi_delete AFTER DELETE ON para_hutang_pokok REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_hutang_pokok REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_hutang_pokok REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_hutang_pokok enable always trigger harga, enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_pinjaman (
  kode_toko text not null,
  kondisi_pinjaman text not null,
  keterangan text not null,
  persentase mili_persen not null default 100000,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kondisi_pinjaman),
  constraint para_pinjaman_persentase_check check (persentase::integer >= 1 AND persentase::integer <= 100000),
  constraint para_pinjaman_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_pinjaman_keterangan on para_pinjaman (kode_toko, keterangan, kondisi_pinjaman);
select pasang_rls('para_pinjaman', '');
grant insert, select, update on para_pinjaman to mustika_app;
grant select on para_pinjaman to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_pinjaman REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_pinjaman REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_pinjaman REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_pinjaman enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_poin (
  kode_toko text not null,
  kode_poin text not null,
  keterangan text not null,
  kode_group text,
  type_poin text not null,
  per_gram miligram,
  per_rp rupiah,
  poin integer not null default 1,
  nilai_poin rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_poin),
  constraint para_poin_isi check ( CASE type_poin WHEN 'GRAM' THEN per_gram IS NOT NULL ELSE per_rp IS NOT NULL END),
  constraint para_poin_nilai_poin_check check (nilai_poin >= 0),
  constraint para_poin_per_gram_check check (per_gram > 0),
  constraint para_poin_per_rp_check check (per_rp > 0),
  constraint para_poin_poin_check check (poin >= 1 AND poin <= 1000000),
  constraint para_poin_type_poin_check check (type_poin = ANY (ARRAY['GRAM', 'RP'])),
  constraint para_poin_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_poin_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_para_poin_keterangan on para_poin (kode_toko, keterangan, kode_poin);
create index cari_para_poin_kode_group on para_poin (kode_toko, kode_group, kode_poin);
create unique index uq_para_poin on para_poin (kode_toko, kode_group) NULLS NOT DISTINCT WHERE aktif;
comment on constraint para_poin_isi on para_poin is 'Isi Per Gram Untuk Type GRAM, Per Rupiah Untuk Type RP';
select pasang_rls('para_poin', '');
grant insert, select, update on para_poin to mustika_app;
grant select on para_poin to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_poin REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_poin enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_potongan_kategori (
  kode_toko text not null,
  kode_kategori text not null,
  type_potongan text not null,
  persentase mili_persen not null default 0,
  potongan rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_kategori),
  constraint para_potongan_kategori_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint para_potongan_kategori_potongan_check check (potongan >= 0),
  constraint para_potongan_kategori_type_potongan_check check (type_potongan = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint para_potongan_kategori_kode_kategori_fkey foreign key (kode_kategori) references kategori(kode_kategori),
  constraint para_potongan_kategori_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_potongan_kategori_type_potongan on para_potongan_kategori (kode_toko, type_potongan, kode_kategori);
select pasang_rls('para_potongan_kategori', '');
grant insert, select, update on para_potongan_kategori to mustika_app;
grant select on para_potongan_kategori to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_potongan_kategori REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_potongan_kategori REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_potongan_kategori REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_potongan_kategori enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_reset_poin (
  kode_toko text not null,
  kode_reset text not null,
  cara text not null,
  bulan integer not null,
  hari integer not null,
  masa_bulan integer not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_reset),
  constraint para_reset_poin_bulan_check check (bulan >= 1 AND bulan <= 12),
  constraint para_reset_poin_cara_check check (cara = ANY (ARRAY['TANGGAL', 'BERGULIR'])),
  constraint para_reset_poin_hari_check check (hari >= 1 AND hari <= 31),
  constraint para_reset_poin_masa_bulan_check check (masa_bulan >= 1 AND masa_bulan <= 120),
  constraint para_reset_poin_tanggal check (hari <= CASE WHEN bulan = 2 THEN 29 WHEN bulan = ANY (ARRAY[4, 6, 9, 11]) THEN 30 ELSE 31 END),
  constraint para_reset_poin_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_reset_poin_cara on para_reset_poin (kode_toko, cara, kode_reset);
create unique index uq_para_reset_poin on para_reset_poin (kode_toko) WHERE aktif;
comment on constraint para_reset_poin_tanggal on para_reset_poin is 'Tanggal Ini Tidak Ada Di Bulan Itu';
comment on index uq_para_reset_poin is 'Hanya Satu Aturan Reset Poin Yang Boleh Aktif';
select pasang_rls('para_reset_poin', '');
grant insert, select, update on para_reset_poin to mustika_app;
grant select on para_reset_poin to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_reset_poin REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_reset_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_reset_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_reset_poin enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- What a nota loses by its age, its group or its absence, and what goods of a kategori lose.
create table para_rugi_nota (
  kode_toko text not null,
  kode_rugi text not null,
  asal_nota text not null,
  kode_group text,
  umur_bulan integer not null default 0,
  type_potongan text not null,
  persentase mili_persen not null default 0,
  potongan rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_rugi),
  constraint para_rugi_nota_asal_nota_check check (asal_nota = ANY (ARRAY['NOTA', 'TANPA NOTA', 'TOKO LAIN'])),
  constraint para_rugi_nota_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint para_rugi_nota_potongan_check check (potongan >= 0),
  constraint para_rugi_nota_type_potongan_check check (type_potongan = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint para_rugi_nota_umur_bulan_check check (umur_bulan >= 0 AND umur_bulan <= 1200),
  constraint para_rugi_nota_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_rugi_nota_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_para_rugi_nota_asal_nota on para_rugi_nota (kode_toko, asal_nota, kode_rugi);
create index cari_para_rugi_nota_kode_group on para_rugi_nota (kode_toko, kode_group, kode_rugi);
create unique index uq_para_rugi_nota on para_rugi_nota (kode_toko, asal_nota, kode_group, umur_bulan) NULLS NOT DISTINCT WHERE aktif;
select pasang_rls('para_rugi_nota', '');
grant insert, select, update on para_rugi_nota to mustika_app;
grant select on para_rugi_nota to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_rugi_nota REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_rugi_nota REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_rugi_nota REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_rugi_nota enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- Whoever changes a setting, every process and every open browser of the store hears of it when the change is committed.
create function naikkan_versi_toko()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  toko text := coalesce(new.kode_toko, old.kode_toko);
  sesudah text := case when tg_op <> 'DELETE' then new.value end;
begin
  insert into versi_toko(kode_toko) values (toko)
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  if tg_op = 'INSERT' or sesudah is distinct from old.value then
    -- A channel carries 8000 bytes; the browsers read everything again anyway.
    perform pg_notify('setelan', jsonb_build_object('kode_toko', toko, 'key', coalesce(new.key, old.key),
      'value', left(sesudah, 1000), 'oleh', coalesce(current_setting('app.user_id', true), ''))::text);
  end if;
  return null;
end $function$;

-- Settings and module flags of a store; a flag is on when its row exists and the value is not 'false'. Domain R11.8.
create table para_system (
  kode_toko text not null,
  key text not null,
  value text not null,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, key),
  constraint para_system_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('para_system', '');
grant delete, insert, select, update on para_system to mustika_app;
grant select on para_system to mustika_buku, mustika_report;
create trigger versi AFTER INSERT OR DELETE OR UPDATE ON para_system FOR EACH ROW EXECUTE FUNCTION naikkan_versi_toko();
alter table para_system enable always trigger versi;

create table parameter_harga_emas (
  kode_toko text not null,
  kode_harga text not null,
  nama_harga text not null,
  kadar mili_persen not null,
  harga_jual rupiah not null,
  harga_beli rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_harga),
  constraint parameter_harga_emas_harga_beli_check check (harga_beli >= 0),
  constraint parameter_harga_emas_harga_jual_check check (harga_jual > 0),
  constraint parameter_harga_emas_kadar_check check (kadar::integer >= 1 AND kadar::integer <= 500000),
  constraint parameter_harga_emas_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_parameter_harga_emas_nama_harga on parameter_harga_emas (kode_toko, nama_harga, kode_harga);
select pasang_rls('parameter_harga_emas', '');
grant insert, select, update on parameter_harga_emas to mustika_app;
grant select, update (harga_jual, harga_beli, versi, diubah_oleh, diubah_pada) on parameter_harga_emas to mustika_buku;
grant select on parameter_harga_emas to mustika_report;
create trigger harga AFTER INSERT OR UPDATE ON parameter_harga_emas FOR EACH ROW EXECUTE FUNCTION catat_harga('kode_harga', 'harga_jual', 'harga_beli');
create trigger versi_delete AFTER DELETE ON parameter_harga_emas REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON parameter_harga_emas REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON parameter_harga_emas REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table parameter_harga_emas enable always trigger harga, enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table parameter_ongkos (
  kode_toko text not null,
  kode_ongkos text not null,
  kode_group text,
  kode_dept text,
  tipe_ongkos text not null,
  ongkos rupiah not null,
  ongkos_minimum rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_ongkos),
  constraint parameter_ongkos_ongkos_check check (ongkos >= 0),
  constraint parameter_ongkos_ongkos_minimum_check check (ongkos_minimum >= 0),
  constraint parameter_ongkos_tipe_ongkos_check check (tipe_ongkos = ANY (ARRAY['GRAM', 'TOTAL'])),
  constraint parameter_ongkos_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint parameter_ongkos_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint parameter_ongkos_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_parameter_ongkos_kode_dept on parameter_ongkos (kode_toko, kode_dept, kode_ongkos);
create index cari_parameter_ongkos_kode_group on parameter_ongkos (kode_toko, kode_group, kode_ongkos);
create unique index uq_parameter_ongkos on parameter_ongkos (kode_toko, kode_group, kode_dept) NULLS NOT DISTINCT WHERE aktif;
select pasang_rls('parameter_ongkos', '');
grant insert, select, update on parameter_ongkos to mustika_app;
grant select, update (ongkos, ongkos_minimum, versi, diubah_oleh, diubah_pada) on parameter_ongkos to mustika_buku;
grant select on parameter_ongkos to mustika_report;
create trigger harga AFTER INSERT OR UPDATE ON parameter_ongkos FOR EACH ROW EXECUTE FUNCTION catat_harga('kode_ongkos', 'ongkos', 'ongkos_minimum');
create trigger versi_delete AFTER DELETE ON parameter_ongkos REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON parameter_ongkos REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON parameter_ongkos REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table parameter_ongkos enable always trigger harga, enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- A rate that something was sold under stands as it is, and no rate begins on a day whose sales are written: a change of
-- the law is a new row from a coming day. Whoever changes rates waits for the sales on their way, and sales that read the
-- rates before read them again (PENGATURAN_BERUBAH).
create function jaga_tarif_ppn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  t text;
  semula text := current_setting('app.kode_toko', true);
  terpakai boolean;
begin
  if tg_op = 'UPDATE' and (old.kelas_ppn, old.mulai_berlaku, old.tarif, old.kode_faktur, old.aktif)
      = (new.kelas_ppn, new.mulai_berlaku, new.tarif, new.kode_faktur, new.aktif) then
    return new;
  end if;
  for t in select kode_toko from toko order by kode_toko loop
    perform pg_advisory_xact_lock(hashtextextended('hari|' || t, 0));
    perform set_config('app.kode_toko', t, true);
    select exists (select from (select k.kelas_ppn, k.tanggal from penjualan_barang k where k.kode_toko = t
             union all select r.kelas_ppn, r.tanggal from bayar_supplier_pajak r where r.kode_toko = t
             union all select r.kelas_ppn, r.tanggal from aksesoris_pajak r where r.kode_toko = t) l where (
             (tg_op <> 'INSERT' and old.aktif and l.kelas_ppn = old.kelas_ppn and l.tanggal >= old.mulai_berlaku)
          or (tg_op <> 'DELETE' and new.aktif and l.kelas_ppn = new.kelas_ppn and l.tanggal >= new.mulai_berlaku))) into terpakai;
    insert into versi_toko (kode_toko) values (t) on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
    if terpakai then
      perform tolak('TARIF_PPN_DIPAKAI', jsonb_build_object('kode_toko', t));
    end if;
  end loop;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return case tg_op when 'DELETE' then old else new end;
end $function$;

-- One row is one rate from one day on.
create table parameter_ppn (
  kode_tarif text not null,
  kelas_ppn text not null,
  mulai_berlaku date not null,
  tarif mili_persen not null,
  kode_faktur text not null,
  dasar_hukum text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_tarif),
  constraint parameter_ppn_kelas_ppn_check check (kelas_ppn = ANY (ARRAY['EMAS_FAKTUR', 'NON_EMAS', 'LAIN', 'BEBAS', 'EMAS_PABRIKAN', 'EMAS_TANPA_FAKTUR'])),
  constraint parameter_ppn_kode_faktur_check check (kode_faktur ~ '^[0-9]{2}$'),
  constraint parameter_ppn_tarif_check check (tarif::integer >= 0 AND tarif::integer <= 100000)
);
create index cari_parameter_ppn_dasar_hukum on parameter_ppn (dasar_hukum, kode_tarif);
create index cari_parameter_ppn_kelas_ppn on parameter_ppn (kelas_ppn, kode_tarif);
create unique index uq_parameter_ppn on parameter_ppn (kelas_ppn, mulai_berlaku) WHERE aktif;
insert into parameter_ppn (kode_tarif, kelas_ppn, mulai_berlaku, tarif, kode_faktur, dasar_hukum) values
  ('BARANG-LAIN', 'LAIN', '2022-04-01', 11000, '04', 'UU 7/2021; PMK 131/2024'),
  ('BEBAS', 'BEBAS', '2023-05-01', 0, '07', 'PP 49/2022'),
  ('EMAS-FAKTUR', 'EMAS_FAKTUR', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025'),
  ('EMAS-PABRIKAN', 'EMAS_PABRIKAN', '2023-05-01', 0, '05', 'PMK 48/2023 PASAL 14'),
  ('EMAS-TANPA-FAKTUR', 'EMAS_TANPA_FAKTUR', '2023-05-01', 1650, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025'),
  ('NON-EMAS', 'NON_EMAS', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025');
grant insert, select, update on parameter_ppn to mustika_app;
grant select on parameter_ppn to mustika_buku, mustika_report;
create trigger jaga_tarif BEFORE INSERT OR DELETE OR UPDATE ON parameter_ppn FOR EACH ROW EXECUTE FUNCTION jaga_tarif_ppn();
alter table parameter_ppn enable always trigger jaga_tarif;

create table pembelian (
  kode_toko text not null,
  no_faktur_group text not null,
  tanggal date not null,
  kode_member text,
  nama_customer text,
  nik_sim_passport text,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_nota rupiah not null,
  total rupiah not null,
  biaya_admin rupiah not null default 0,
  bayar rupiah not null,
  keterangan text,
  tukar boolean not null default false,
  poin integer not null default 0,
  poin_rp rupiah not null default 0,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  primary key (kode_toko, no_faktur_group),
  constraint pembelian_bayar_check check (bayar > 0),
  constraint pembelian_berat_check check (berat > 0),
  constraint pembelian_biaya_admin_check check (biaya_admin >= 0),
  constraint pembelian_data_diri_tersegel check (COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint pembelian_harga_nota_check check (harga_nota >= 0),
  constraint pembelian_identitas_tersegel check (nik_sim_passport IS NULL OR nik_sim_passport ~ '^b1[.][^~]+~r1[.]'),
  constraint pembelian_jumlah_barang_check check (jumlah_barang > 0),
  constraint pembelian_lunas check (bayar = (total - biaya_admin)),
  constraint pembelian_poin_check check (poin >= 0),
  constraint pembelian_poin_rp_check check (poin_rp >= 0),
  constraint pembelian_total_check check (total > 0),
  constraint pembelian_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint pembelian_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen)
);
create index pembelian_hari on pembelian (kode_toko, tanggal);
create index pembelian_identitas on pembelian (kode_toko, split_part(nik_sim_passport, '~', 1)) WHERE nik_sim_passport IS NOT NULL;
comment on constraint pembelian_data_diri_tersegel on pembelian is 'Data Diri Harus Tersegel';
comment on constraint pembelian_identitas_tersegel on pembelian is 'Nomor Identitas Harus Tersegel';
select pasang_rls('pembelian', '');
grant select on pembelian to mustika_app, mustika_report;
grant insert, select on pembelian to mustika_buku;

-- Pictures of pieces that were brought in, written anew by the photo store before the purchase is saved. A purchase takes
-- only what was uploaded in its own store.
create table pembelian_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint pembelian_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('pembelian_foto', '');
grant insert, select on pembelian_foto to mustika_app;
grant select on pembelian_foto to mustika_buku, mustika_report;

create table pembelian_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  no_faktur_jual text,
  kode_harga text,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_baki text not null,
  berat_nota miligram not null,
  berat miligram not null,
  susut miligram not null default 0,
  kadar mili_persen not null,
  kadar_cetak text not null,
  kondisi_barang text not null,
  type_kondisi text not null,
  persentase mili_persen not null,
  harga_emas rupiah not null,
  harga_nota rupiah not null,
  harga_nota_efektif rupiah not null,
  potongan rupiah not null,
  potongan_manual rupiah not null,
  pembulatan rupiah not null,
  harga_sistem rupiah not null,
  harga rupiah not null,
  harga_rata rupiah not null,
  rata_asal rupiah not null,
  berat_asli_lama miligram,
  harga_modal_lama rupiah,
  gudang_lama text,
  baki_lama text,
  batal boolean not null default false,
  asal_nota text not null default 'NOTA',
  kode_rugi text,
  rugi_nota rupiah not null default 0,
  kode_kategori text,
  potongan_kategori rupiah not null default 0,
  toko_asal text,
  no_faktur_asal text,
  barcode_asal text,
  foto text,
  primary key (kode_toko, no_faktur_group, urut),
  constraint pembelian_barang_asal check ((asal_nota = ANY (ARRAY['NOTA', 'TANPA NOTA', 'TOKO LAIN'])) AND (asal_nota <> 'NOTA' OR no_faktur_jual IS NOT NULL OR no_faktur_asal IS NOT NULL) AND (asal_nota <> 'TOKO LAIN' OR no_faktur_jual IS NULL)),
  constraint pembelian_barang_berat_check check (berat > 0),
  constraint pembelian_barang_berat_nota_check check (berat_nota > 0),
  constraint pembelian_barang_check check (harga_nota_efektif >= 0 AND harga_nota_efektif <= harga_nota),
  constraint pembelian_barang_harga_check check (harga > 0),
  constraint pembelian_barang_harga_emas_check check (harga_emas >= 0),
  constraint pembelian_barang_harga_nota_check check (harga_nota >= 0),
  constraint pembelian_barang_jumlah check ((harga_nota_efektif - potongan - rugi_nota - potongan_kategori - potongan_manual + pembulatan) = harga_sistem),
  constraint pembelian_barang_kadar_check check (kadar::integer > 0),
  constraint pembelian_barang_kategori check (potongan_kategori = 0 OR kode_kategori IS NOT NULL),
  constraint pembelian_barang_lama check ((no_faktur_jual IS NULL) = (harga_modal_lama IS NULL AND berat_asli_lama IS NULL AND gudang_lama IS NULL AND baki_lama IS NULL)),
  constraint pembelian_barang_nota_asal check ((num_nulls(toko_asal, no_faktur_asal, barcode_asal) = ANY (ARRAY[0, 3])) AND (no_faktur_asal IS NULL OR no_faktur_jual IS NULL) AND toko_asal IS DISTINCT FROM kode_toko),
  constraint pembelian_barang_potongan_check check (potongan >= 0),
  constraint pembelian_barang_potongan_kategori_check check (potongan_kategori >= 0),
  constraint pembelian_barang_potongan_manual_check check (potongan_manual >= 0),
  constraint pembelian_barang_rugi check (rugi_nota = 0 OR kode_rugi IS NOT NULL),
  constraint pembelian_barang_rugi_nota_check check (rugi_nota >= 0),
  constraint pembelian_barang_susut_check check (susut >= 0),
  constraint pembelian_barang_type_kondisi_check check (type_kondisi = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint pembelian_barang_foto foreign key (kode_toko, foto) references pembelian_foto(kode_toko, foto),
  constraint pembelian_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint pembelian_barang_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_pembelian(kode_toko, kondisi_barang),
  constraint pembelian_barang_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references pembelian(kode_toko, no_faktur_group),
  constraint pembelian_barang_toko_asal_fkey foreign key (toko_asal) references toko(kode_toko)
);
create index pembelian_barang_barcode on pembelian_barang (kode_toko, kode_barcode);
create index pembelian_barang_hari on pembelian_barang (kode_toko, tanggal);
create index pembelian_barang_susut on pembelian_barang (kode_toko, tanggal) WHERE susut > 0;
create unique index uq_jual_dibeli on pembelian_barang (kode_toko, no_faktur_jual) WHERE NOT batal AND no_faktur_jual IS NOT NULL;
create unique index uq_no_faktur_beli on pembelian_barang (kode_toko, no_faktur);
select pasang_rls('pembelian_barang', '');
grant select on pembelian_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on pembelian_barang to mustika_buku;

create table pembelian_bayar (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  primary key (kode_toko, no_faktur_group, urut),
  constraint pembelian_bayar_jenis_check check (jenis = ANY (ARRAY['CASH', 'TRANSFER', 'TUKAR'])),
  constraint pembelian_bayar_jumlah_check check (jumlah > 0),
  constraint pembelian_rekening check ((jenis = 'TRANSFER') = (no_rekening IS NOT NULL)),
  constraint pembelian_bayar_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references pembelian(kode_toko, no_faktur_group),
  constraint pembelian_bayar_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('pembelian_bayar', '');
grant select on pembelian_bayar to mustika_app, mustika_report;
grant insert, select on pembelian_bayar to mustika_buku;

-- Four eyes are two people. Who made a login, gave it a password or a second step, or changed its level or rights may sit
-- behind it; the database remembers who that was, and no approval of that login counts for him (docs/security.md).
create table pemberi_kuasa (
  user_id text not null,
  pemberi text not null,
  hal text not null,
  pada timestamp with time zone not null default now(),
  primary key (user_id, pada, pemberi, hal),
  constraint pemberi_kuasa_hal check (hal = ANY (ARRAY['PENGGUNA_BARU', 'PASSWORD', 'WEWENANG', 'AKTIF', 'HAK', 'TOTP', 'PEMULIHAN'])),
  constraint pemberi_kuasa_orang_lain check (pemberi <> user_id),
  constraint pemberi_kuasa_pemberi_fkey foreign key (pemberi) references pengguna(user_id),
  constraint pemberi_kuasa_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
comment on constraint pemberi_kuasa_hal on pemberi_kuasa is 'Hal Pemberian Wewenang Tidak Dikenal';
comment on constraint pemberi_kuasa_orang_lain on pemberi_kuasa is 'Pemberi Wewenang Harus Orang Lain';
grant select on pemberi_kuasa to mustika_buku, mustika_report;
create trigger kekal BEFORE DELETE OR UPDATE ON pemberi_kuasa FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON pemberi_kuasa FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table pemberi_kuasa enable always trigger kekal, enable always trigger kekal_semua;

create table penerimaan_barang_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  kode_group text not null,
  kode_dept text not null,
  jumlah integer not null,
  berat_faktur miligram not null,
  berat miligram not null,
  harga_faktur rupiah not null,
  nilai_faktur rupiah not null,
  modal_terima rupiah not null,
  label_jumlah integer not null default 0,
  label_berat miligram not null default 0,
  label_modal rupiah not null default 0,
  nilai_selisih rupiah not null default 0,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  constraint penerimaan_barang_jenis_berat_check check (berat > 0),
  constraint penerimaan_barang_jenis_berat_faktur_check check (berat_faktur > 0),
  constraint penerimaan_barang_jenis_harga_faktur_check check (harga_faktur > 0),
  constraint penerimaan_barang_jenis_jumlah_check check (jumlah > 0),
  constraint penerimaan_barang_jenis_label_berat_check check (label_berat >= 0),
  constraint penerimaan_barang_jenis_label_jumlah_check check (label_jumlah >= 0),
  constraint penerimaan_barang_jenis_label_modal_check check (label_modal >= 0),
  constraint penerimaan_barang_jenis_nilai_faktur_check check (nilai_faktur > 0),
  constraint penerimaan_jenis_selisih check (nilai_selisih >= 0 AND nilai_selisih < nilai_faktur),
  constraint penerimaan_modal check (modal_terima >= (nilai_faktur - nilai_selisih) AND label_modal <= modal_terima),
  constraint penerimaan_barang_jenis_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint penerimaan_barang_jenis_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint penerimaan_barang_jenis_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references penerimaan_barang(kode_toko, no_dokumen)
);
select pasang_rls('penerimaan_barang_jenis', '');
grant select on penerimaan_barang_jenis to mustika_app, mustika_report;
grant insert, select, update (label_jumlah, label_berat, label_modal) on penerimaan_barang_jenis to mustika_buku;

-- What an intake of pieces took of a receipt.
create table penerimaan_label (
  kode_toko text not null,
  no_dokumen text not null,
  no_penerimaan text not null,
  kode_group text not null,
  kode_dept text not null,
  jumlah integer not null,
  berat miligram not null,
  modal_terima rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  constraint penerimaan_label_berat_check check (berat > 0),
  constraint penerimaan_label_jumlah_check check (jumlah > 0),
  constraint penerimaan_label_modal_terima_check check (modal_terima >= 0),
  constraint penerimaan_label_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint penerimaan_label_kode_toko_no_penerimaan_kode_group_kode_d_fkey foreign key (kode_toko, no_penerimaan, kode_group, kode_dept) references penerimaan_barang_jenis(kode_toko, no_dokumen, kode_group, kode_dept)
);
create index penerimaan_label_penerimaan on penerimaan_label (kode_toko, no_penerimaan);
select pasang_rls('penerimaan_label', '');
grant select on penerimaan_label to mustika_app, mustika_report;
grant insert, select, update (batal) on penerimaan_label to mustika_buku;

create table pengalihan_saldo (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  cara text not null,
  dari text not null,
  ke text not null,
  kategori text,
  baris integer not null,
  jumlah rupiah not null,
  keterangan text not null,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint pengalihan_dua_laci check (dari <> ke),
  constraint pengalihan_kategori check ((cara = 'KATEGORI') = (kategori IS NOT NULL)),
  constraint pengalihan_saldo_baris_check check (baris >= 0),
  constraint pengalihan_saldo_cara_check check (cara = ANY (ARRAY['KATEGORI', 'SALDO'])),
  constraint pengalihan_saldo_jumlah_check check (jumlah <> 0),
  constraint pengalihan_saldo_positif check (cara = 'KATEGORI' OR jumlah > 0),
  constraint pengalihan_saldo_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index pengalihan_saldo_hari on pengalihan_saldo (kode_toko, tanggal);
select pasang_rls('pengalihan_saldo', '');
grant select on pengalihan_saldo to mustika_app, mustika_report;
grant insert, select on pengalihan_saldo to mustika_buku;

-- Codes for the day the phone is gone: hashed, each used once.
create table pengguna_pemulihan (
  user_id text not null,
  kode_hash bytea not null,
  dibuat timestamp with time zone not null,
  dipakai timestamp with time zone,
  primary key (user_id, kode_hash),
  constraint pengguna_pemulihan_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on pengguna_pemulihan to mustika_app;
create trigger catat_kuasa AFTER INSERT ON pengguna_pemulihan FOR EACH ROW EXECUTE FUNCTION catat_kuasa();
alter table pengguna_pemulihan enable always trigger catat_kuasa;

-- The second step of logging in: a seed per user, sealed by the server's key before it comes here, and the last step of
-- time whose code was used. Without `aktif_sejak` the user has begun and not yet shown that his app works.
create table pengguna_totp (
  user_id text not null,
  rahasia text not null,
  langkah bigint not null default 0,
  dibuat timestamp with time zone not null,
  aktif_sejak timestamp with time zone,
  primary key (user_id),
  constraint pengguna_totp_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on pengguna_totp to mustika_app;
grant select on pengguna_totp to mustika_buku;
create trigger catat_kuasa AFTER INSERT OR UPDATE OF rahasia, aktif_sejak ON pengguna_totp FOR EACH ROW EXECUTE FUNCTION catat_kuasa();
alter table pengguna_totp enable always trigger catat_kuasa;

create table penjualan_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  total rupiah not null,
  harga_modal rupiah not null,
  batal boolean not null default false,
  beli_kembali boolean not null default false,
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_cara text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null default 0,
  finishing text,
  size text,
  pph22 rupiah not null default 0,
  golongan_modal text not null default 'EMAS',
  jumlah integer not null default 1,
  batu text,
  primary key (kode_toko, no_faktur_group, urut),
  constraint penjualan_barang_diskon_check check (diskon >= 0),
  constraint penjualan_barang_finishing_check check (finishing <> ''),
  constraint penjualan_barang_golongan_modal check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint penjualan_barang_jumlah check ((harga_emas + ongkos + harga_atribut - diskon + pembulatan + CASE WHEN ppn_cara = 'EKSKLUSIF' THEN ppn_transaksi_rp ELSE 0 END) = total),
  constraint penjualan_barang_jumlah_pcs check (jumlah > 0 AND (jumlah = 1 OR berat = 0)),
  constraint penjualan_barang_pph22_check check (pph22 >= 0),
  constraint penjualan_barang_ppn check ((num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp) = ANY (ARRAY[0, 5])) AND CASE WHEN kelas_ppn IS NULL THEN ppn_transaksi_rp = 0 ELSE (dpp + ppn_transaksi_rp) = total END),
  constraint penjualan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint penjualan_barang_ppn_transaksi_rp_check check (ppn_transaksi_rp >= 0),
  constraint penjualan_barang_size_check check (size <> ''),
  constraint penjualan_barang_total_check check (total > 0),
  constraint penjualan_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint penjualan_barang_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group)
);
create index penjualan_barang_barcode on penjualan_barang (kode_toko, kode_barcode);
create index penjualan_barang_hari on penjualan_barang (kode_toko, tanggal);
create unique index uq_barang_terjual on penjualan_barang (kode_toko, kode_barcode) WHERE NOT batal AND NOT beli_kembali AND berat > 0;
create unique index uq_no_faktur on penjualan_barang (kode_toko, no_faktur);
comment on constraint penjualan_barang_golongan_modal on penjualan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
comment on constraint penjualan_barang_jumlah_pcs on penjualan_barang is 'Hanya Aksesoris Berjumlah Dijual Lebih Dari Satu';
select pasang_rls('penjualan_barang', '');
grant select on penjualan_barang to mustika_app, mustika_report;
grant insert, select, update (batal, beli_kembali) on penjualan_barang to mustika_buku;

create table penjualan_bayar (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_faktur_group, urut),
  constraint bayar_rekening check ((jenis = ANY (ARRAY['CASH', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN'])) OR no_rekening IS NOT NULL),
  constraint penjualan_bayar_fee_check check (fee >= 0),
  constraint penjualan_bayar_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint penjualan_bayar_jenis_check check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN'])),
  constraint penjualan_bayar_jumlah_check check (jumlah > 0),
  constraint penjualan_bayar_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint penjualan_bayar_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group)
);
select pasang_rls('penjualan_bayar', '');
grant select on penjualan_bayar to mustika_app, mustika_report;
grant insert, select on penjualan_bayar to mustika_buku;

-- The coupons that pay a nota.
create table penjualan_kupon (
  kode_toko text not null,
  no_faktur_group text not null,
  kode text not null,
  toko_kupon text not null,
  nilai rupiah not null,
  liabilitas boolean,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group, kode),
  constraint penjualan_kupon_nilai_check check (nilai > 0),
  constraint penjualan_kupon_sendiri check (liabilitas IS NOT TRUE OR toko_kupon = kode_toko),
  constraint penjualan_kupon_kode_fkey foreign key (kode) references kupon(kode),
  constraint penjualan_kupon_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group),
  constraint penjualan_kupon_toko_kupon_fkey foreign key (toko_kupon) references toko(kode_toko)
);
create unique index uq_penjualan_kupon on penjualan_kupon (kode) WHERE NOT batal;
select pasang_rls('penjualan_kupon', '');
grant select on penjualan_kupon to mustika_app, mustika_report;
grant insert, select, update (liabilitas, batal) on penjualan_kupon to mustika_buku;

-- Writers: one static function per table, catat_baris_<name>(toko, no_dokumen, peristiwa, rows). The closed list keeps
-- the dispatch from ever naming anything else.
create table penulis (
  nama text not null,
  primary key (nama),
  constraint penulis_nama_check check (nama ~ '^[a-z_]+$')
);
insert into penulis (nama) values
  ('aksesoris'),
  ('aksesoris_baru'),
  ('aksesoris_batal'),
  ('aksesoris_keluar'),
  ('aksesoris_masuk'),
  ('aksesoris_pajak'),
  ('aksesoris_sah'),
  ('barang'),
  ('barang_baru'),
  ('barang_beli'),
  ('barang_beli_baru'),
  ('barang_beli_masuk'),
  ('barang_gerak'),
  ('barang_gerak_batal'),
  ('barang_tiba'),
  ('batu_tiba'),
  ('bayar_cicilan'),
  ('bayar_cicilan_uang'),
  ('bayar_poin'),
  ('bayar_poin_batal'),
  ('bayar_poin_sah'),
  ('bayar_supplier'),
  ('bayar_supplier_faktur'),
  ('bayar_supplier_pajak'),
  ('cicilan'),
  ('cicilan_ambil'),
  ('cicilan_barang'),
  ('cicilan_batal_ambil'),
  ('cicilan_batal_terima'),
  ('cicilan_bayar'),
  ('cicilan_gerak'),
  ('cicilan_jadwal'),
  ('cicilan_lelang'),
  ('cicilan_terima'),
  ('gesek_tunai'),
  ('hancur_barang'),
  ('hancur_pembelian'),
  ('hancur_pembelian_barang'),
  ('hancur_pembelian_batal'),
  ('hutang'),
  ('hutang_akrual'),
  ('hutang_akrual_batal'),
  ('hutang_ambil'),
  ('hutang_ambil_batal'),
  ('hutang_balik'),
  ('hutang_barang'),
  ('hutang_bayar'),
  ('hutang_gerak'),
  ('hutang_lanjut'),
  ('hutang_peringatan'),
  ('hutang_tempat'),
  ('jurnal_umum'),
  ('jurnal_umum_baris'),
  ('kirim_barang'),
  ('kirim_barang_barang'),
  ('kirim_barang_jawab'),
  ('kirim_barang_tarik'),
  ('kirim_uang'),
  ('kupon_batal'),
  ('kupon_lepas'),
  ('kupon_lepas_batal'),
  ('kupon_nota'),
  ('kupon_pakai'),
  ('kupon_pakai_batal'),
  ('kupon_sah'),
  ('kupon_terbit'),
  ('kupon_tukar'),
  ('kupon_tukar_batal'),
  ('member_poin'),
  ('mutasi_uang'),
  ('opname_penerimaan'),
  ('opname_penerimaan_jenis'),
  ('pembelian'),
  ('pembelian_barang'),
  ('pembelian_batal'),
  ('pembelian_bayar'),
  ('penerimaan_barang'),
  ('penerimaan_barang_jenis'),
  ('penerimaan_batal'),
  ('penerimaan_label'),
  ('penerimaan_label_batal'),
  ('pengalihan_saldo'),
  ('penjualan'),
  ('penjualan_barang'),
  ('penjualan_batal'),
  ('penjualan_bayar'),
  ('penutup_batal'),
  ('penutup_bulan'),
  ('pindah_barang'),
  ('stock_opname'),
  ('stock_opname_batal'),
  ('stock_opname_global'),
  ('stock_opname_global_batal'),
  ('stock_opname_global_jenis'),
  ('stock_opname_hasil'),
  ('terima_barang'),
  ('terima_barang_barang'),
  ('terima_cicilan'),
  ('terima_cicilan_uang'),
  ('terima_uang'),
  ('timbang_baki'),
  ('timbang_baki_batal'),
  ('timbang_baki_hasil'),
  ('timbang_baki_isi'),
  ('titipan'),
  ('titipan_alih'),
  ('titipan_ambil'),
  ('titipan_barang'),
  ('titipan_batal'),
  ('titipan_batal_alih'),
  ('titipan_batal_ambil'),
  ('titipan_bayar'),
  ('titipan_gerak'),
  ('tutup_toko'),
  ('uang_orang'),
  ('ubah_profit'),
  ('ubah_profit_barang'),
  ('ubah_profit_batal'),
  ('validasi_non_cash'),
  ('validasi_non_cash_baris'),
  ('validasi_non_cash_batal'),
  ('validasi_susut'),
  ('validasi_susut_barang'),
  ('validasi_susut_batal');
grant select on penulis to mustika_app, mustika_buku;

-- The closing entry of a month: income and costs moved to retained earnings, dated its last day.
create table penutup_bulan (
  kode_toko text not null,
  no_dokumen text not null,
  bulan date not null,
  sampai date not null,
  laba rupiah not null,
  user_id text not null,
  dibatalkan boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint penutup_bulan_bulan_check check (EXTRACT(day FROM bulan) = 1::numeric),
  constraint penutup_sampai check (sampai = ((bulan + '1 mon'::interval)::date - 1)),
  constraint penutup_bulan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index uq_penutup_bulan on penutup_bulan (kode_toko, bulan) WHERE NOT dibatalkan;
select pasang_rls('penutup_bulan', '');
grant select on penutup_bulan to mustika_app, mustika_report;
grant insert, select, update (dibatalkan) on penutup_bulan to mustika_buku;

-- Devices the server made a secret for, by its hash, and who has logged in on them. A cookie that is not here was not made
-- here: it opens nothing and counts as a stranger's.
create table perangkat_dikenal (
  user_id text not null,
  perangkat_hash bytea not null,
  pertama timestamp with time zone not null default clock_timestamp(),
  terakhir timestamp with time zone not null default clock_timestamp(),
  primary key (user_id, perangkat_hash),
  constraint perangkat_dikenal_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create index perangkat_dikenal_perangkat on perangkat_dikenal (perangkat_hash);
grant insert, select, update (terakhir) on perangkat_dikenal to mustika_app;

-- Failed logins and approvals, per user and device and per address.
create table percobaan_login (
  kunci text not null,
  gagal integer not null,
  terakhir timestamp with time zone not null,
  gagal_lalu integer,
  terakhir_lalu timestamp with time zone,
  primary key (kunci)
);
grant delete, insert, select, update on percobaan_login to mustika_app;

-- Selling elsewhere: the shop's account at a marketplace, which trays are offered there, and what the marketplace told us.
create table setting_marketplace (
  kode_toko text not null,
  penyedia text not null,
  aktif boolean not null default false,
  alamat text not null,
  id_aplikasi text not null,
  id_toko text not null,
  kunci text,
  token text,
  alamat_webhook text not null default '',
  baki text[] not null default '{}'::text[],
  uji_pada timestamp with time zone,
  uji_hasil text,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, penyedia),
  constraint setting_marketplace_penyedia_check check (penyedia = ANY (ARRAY['SHOPEE', 'TIKTOK'])),
  constraint setting_marketplace_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('setting_marketplace', '');
grant insert, select, update on setting_marketplace to mustika_app;
grant select on setting_marketplace to mustika_report;

create table peristiwa_marketplace (
  kode_toko text not null,
  penyedia text not null,
  id_peristiwa text not null,
  jenis text not null,
  isi jsonb not null,
  diterima timestamp with time zone not null,
  primary key (kode_toko, penyedia, id_peristiwa),
  constraint peristiwa_marketplace_kode_toko_penyedia_fkey foreign key (kode_toko, penyedia) references setting_marketplace(kode_toko, penyedia)
);
select pasang_rls('peristiwa_marketplace', '');
grant insert, select on peristiwa_marketplace to mustika_app;
grant select on peristiwa_marketplace to mustika_report;

-- Every price there ever was: laporan-perubahan-harga-emas reads it, nobody edits it. Domain R3.7.
create table perubahan_harga (
  kode_toko text not null,
  waktu timestamp with time zone not null,
  tabel text not null,
  kode text not null,
  kolom text not null,
  harga_lama rupiah,
  harga_baru rupiah not null,
  user_id text not null,
  tanggal date,
  jadwal uuid,
  primary key (kode_toko, tabel, kode, kolom, waktu),
  constraint perubahan_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index perubahan_harga_hari on perubahan_harga (kode_toko, tanggal);
create index perubahan_harga_waktu on perubahan_harga (kode_toko, waktu);
select pasang_rls('perubahan_harga', '');
grant select on perubahan_harga to mustika_app, mustika_report;
grant insert, select on perubahan_harga to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON perubahan_harga FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON perubahan_harga FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table perubahan_harga enable always trigger kekal, enable always trigger kekal_semua;

create table pesan_wa (
  kode_toko text not null,
  id uuid not null,
  jenis text not null,
  no_dokumen text,
  penerima text not null,
  isi text not null,
  cara text not null,
  nama_template text,
  bahasa text not null default 'id',
  parameter jsonb not null default '[]'::jsonb,
  otomatis boolean not null default false,
  status text not null,
  percobaan integer not null default 0,
  coba_lagi timestamp with time zone,
  galat text,
  id_penyedia text,
  dibuat_oleh text not null,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  tempo date,
  saat text,
  primary key (kode_toko, id),
  constraint pesan_wa_cara_check check (cara = ANY (ARRAY['TEKS', 'TEMPLATE'])),
  constraint pesan_wa_ingat check ((jenis = ANY (ARRAY['INGAT_HUTANG', 'INGAT_CICILAN'])) = (tempo IS NOT NULL) AND (tempo IS NULL) = (saat IS NULL)),
  constraint pesan_wa_jenis_check check (jenis = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'])),
  constraint pesan_wa_penerima check (penerima ~ '^[0-9]{8,15}$'),
  constraint pesan_wa_percobaan_check check (percobaan >= 0 AND percobaan <= 100),
  constraint pesan_wa_saat check (saat = ANY (ARRAY['SEBELUM', 'HARI_H'])),
  constraint pesan_wa_status_check check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI', 'DITAHAN'])),
  constraint pesan_wa_terkirim check (status <> 'TERKIRIM' OR id_penyedia IS NOT NULL),
  constraint pesan_wa_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index pesan_wa_daftar on pesan_wa (kode_toko, dibuat DESC);
create unique index uq_pesan_wa_kabar on pesan_wa (kode_toko, jenis, no_dokumen, penerima) WHERE otomatis AND (jenis = ANY (ARRAY['KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME']));
create unique index uq_pesan_wa_otomatis on pesan_wa (kode_toko, jenis, no_dokumen, tempo, saat) NULLS NOT DISTINCT WHERE otomatis AND (jenis <> ALL (ARRAY['KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME']));
select pasang_rls('pesan_wa', '');
grant insert, select, update on pesan_wa to mustika_app;
grant select on pesan_wa to mustika_report;

-- Pieces that go to another tray of their branch. Their lines are those of every kind that moves pieces (asal_gerak).
create table pindah_barang (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  ke_gudang text not null,
  ke_baki text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint pindah_barang_berat_check check (berat > 0),
  constraint pindah_barang_cara_check check (cara = ANY (ARRAY['BARANG', 'SATU_BAKI'])),
  constraint pindah_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint pindah_barang_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint pindah_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('pindah_barang', '');
grant select on pindah_barang to mustika_app, mustika_report;
grant insert, select on pindah_barang to mustika_buku;

create table plafond_hutang (
  kode_toko text not null,
  kode_plafond text not null,
  keterangan text not null,
  taksir_mulai rupiah not null,
  persentase mili_persen not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_plafond),
  constraint plafond_hutang_persentase_check check (persentase::integer >= 1 AND persentase::integer <= 100000),
  constraint plafond_hutang_taksir_mulai_check check (taksir_mulai >= 0),
  constraint plafond_hutang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_plafond_hutang_keterangan on plafond_hutang (kode_toko, keterangan, kode_plafond);
create unique index uq_plafond_hutang on plafond_hutang (kode_toko, taksir_mulai) WHERE aktif;
select pasang_rls('plafond_hutang', '');
grant insert, select, update on plafond_hutang to mustika_app;
grant select on plafond_hutang to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON plafond_hutang REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON plafond_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON plafond_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table plafond_hutang enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table plafond_hutang_kadar (
  kode_toko text not null,
  kode_plafond_kadar text not null,
  keterangan text not null,
  kadar_mulai mili_persen not null,
  tipe_plafond text not null,
  persentase mili_persen not null default 0,
  harga_per_gram rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_plafond_kadar),
  constraint plafond_hutang_kadar_harga_per_gram_check check (harga_per_gram >= 0),
  constraint plafond_hutang_kadar_isi check ( CASE tipe_plafond WHEN 'RP' THEN harga_per_gram > 0 ELSE persentase::integer > 0 END),
  constraint plafond_hutang_kadar_kadar_mulai_check check (kadar_mulai::integer >= 1 AND kadar_mulai::integer <= 100000),
  constraint plafond_hutang_kadar_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint plafond_hutang_kadar_tipe_plafond_check check (tipe_plafond = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint plafond_hutang_kadar_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_plafond_hutang_kadar_keterangan on plafond_hutang_kadar (kode_toko, keterangan, kode_plafond_kadar);
create unique index uq_plafond_hutang_kadar on plafond_hutang_kadar (kode_toko, kadar_mulai) WHERE aktif;
comment on constraint plafond_hutang_kadar_isi on plafond_hutang_kadar is 'Isi Plafond (%) Untuk Tipe PERSENTASE, Plafond / Gram Untuk Tipe RP';
select pasang_rls('plafond_hutang_kadar', '');
grant insert, select, update on plafond_hutang_kadar to mustika_app;
grant select on plafond_hutang_kadar to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON plafond_hutang_kadar REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON plafond_hutang_kadar REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON plafond_hutang_kadar REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table plafond_hutang_kadar enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- Head office publishes prices: chosen prices, chosen stores, one moment. Each store gets versions of its own (jadwal_harga),
-- each store's supervisor says that he has seen them, head office sees who has not. Features 2, idea 12; checklist "Master data".
create table publikasi_harga (
  kode_toko text not null,
  id uuid not null,
  tabel text not null,
  berlaku_mulai timestamp with time zone not null,
  harga jsonb not null,
  keterangan text,
  dibuat_oleh text not null,
  dibuat_pada timestamp with time zone not null,
  ditarik_oleh text,
  ditarik_pada timestamp with time zone,
  primary key (kode_toko, id),
  constraint publikasi_harga_ditarik check ((ditarik_oleh IS NULL) = (ditarik_pada IS NULL)),
  constraint publikasi_harga_isi check (jsonb_typeof(harga) = 'array' AND harga <> '[]'::jsonb),
  constraint publikasi_harga_tabel check (kolom_berjadwal(tabel) IS NOT NULL),
  constraint publikasi_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index publikasi_harga_waktu on publikasi_harga (kode_toko, dibuat_pada);
select pasang_rls('publikasi_harga', '');
grant select on publikasi_harga to mustika_app, mustika_report;
grant insert, select, update (ditarik_oleh, ditarik_pada) on publikasi_harga to mustika_buku;

-- What a store got of it. `harga`: what is new for it, with the price it replaces; `dilewati`: codes it does not keep.
create table publikasi_toko (
  kode_toko text not null,
  id uuid not null,
  asal text not null,
  tabel text not null,
  berlaku_mulai timestamp with time zone not null,
  keterangan text,
  harga jsonb not null,
  dilewati jsonb not null,
  dibuat_oleh text not null,
  dibuat_pada timestamp with time zone not null,
  status text not null default 'TERKIRIM',
  diterima_oleh text,
  diterima_pada timestamp with time zone,
  perangkat text,
  primary key (kode_toko, id),
  constraint publikasi_toko_diterima check (status <> 'TERKIRIM' OR diterima_pada IS NULL),
  constraint publikasi_toko_oleh check ((diterima_oleh IS NULL) = (diterima_pada IS NULL)),
  constraint publikasi_toko_status_check check (status = ANY (ARRAY['TERKIRIM', 'DITERIMA', 'DITARIK'])),
  constraint publikasi_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index publikasi_toko_waktu on publikasi_toko (kode_toko, dibuat_pada);
select pasang_rls('publikasi_toko', '');
grant select on publikasi_toko to mustika_app, mustika_report;
grant insert, select, update (status, diterima_oleh, diterima_pada, perangkat) on publikasi_toko to mustika_buku;

create table rancangan_nota_draf (
  kode_toko text not null,
  jenis_nota text not null,
  media text not null,
  isi jsonb not null,
  dasar integer not null,
  rev integer not null default 1,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, jenis_nota, media),
  constraint rancangan_nota_draf_dasar_check check (dasar >= 0),
  constraint rancangan_nota_draf_isi_check check (jsonb_typeof(isi) = 'object'),
  constraint rancangan_nota_draf_jenis_nota_check check (jenis_nota ~ '^[A-Z_]{3,30}$'),
  constraint rancangan_nota_draf_media_check check (media = ANY (ARRAY['DESKTOP', 'MOBILE', 'SLIP'])),
  constraint rancangan_nota_draf_rev_check check (rev > 0),
  constraint rancangan_nota_draf_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('rancangan_nota_draf', '');
grant delete, insert, select, update on rancangan_nota_draf to mustika_app;
grant select on rancangan_nota_draf to mustika_report;

-- Only what was uploaded in the store itself may lie in its designs.
create table rancangan_nota_gambar (
  kode_toko text not null,
  kunci text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, kunci),
  constraint rancangan_nota_gambar_kunci_check check (kunci ~ '^NOTA-[0-9a-f]{16}$'),
  constraint rancangan_nota_gambar_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('rancangan_nota_gambar', '');
grant insert, select on rancangan_nota_gambar to mustika_app;
grant select on rancangan_nota_gambar to mustika_report;

-- Whether this database holds the demo chain, whose passwords everybody knows, and whether its filling came to an end.
create table rantai_demo (
  satu boolean not null default true,
  mulai timestamp with time zone not null default now(),
  selesai timestamp with time zone,
  primary key (satu),
  constraint rantai_demo_satu_check check (satu)
);
grant select on rantai_demo to mustika_app, mustika_report;

-- What each account and dimension moved on a day that is not open any more. penutup: by closing entries, which a profit
-- and loss leaves out. Kept by the triggers below, proven by cek_invarian().
create table saldo_akun_hari (
  kode_toko text not null,
  nomor_akun text not null,
  tanggal date not null,
  dimensi text not null,
  penutup boolean not null,
  debit rupiah not null,
  kredit rupiah not null,
  primary key (kode_toko, nomor_akun, tanggal, dimensi, penutup),
  constraint saldo_akun_hari_debit_check check (debit >= 0),
  constraint saldo_akun_hari_kredit_check check (kredit >= 0),
  constraint saldo_akun_hari_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint saldo_akun_hari_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
create index saldo_akun_hari_tanggal on saldo_akun_hari (kode_toko, tanggal);
select pasang_rls('saldo_akun_hari', '');
grant select on saldo_akun_hari to mustika_app, mustika_report;
grant delete, insert, select, update on saldo_akun_hari to mustika_buku;

-- Cached balances of drawers and banks, kept by the trigger below, proven by cek_invarian().
create table saldo_uang (
  kode_toko text not null,
  akun text not null,
  dimensi text not null,
  saldo rupiah not null,
  primary key (kode_toko, akun, dimensi),
  constraint saldo_uang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('saldo_uang', '');
grant select on saldo_uang to mustika_app, mustika_report;
grant insert, select, update on saldo_uang to mustika_buku;

-- The member card of a store: how codes count up, how long a card is good for, and what it looks like. Spec 1 §2.2
-- (setting-member, "Member card setting"); the specification shows no fields, so they are ours.
create table setting_member (
  kode_toko text not null,
  awalan text not null default '',
  panjang_nomor integer not null default 6,
  masa_berlaku_bulan integer not null default 0,
  judul text not null default 'KARTU MEMBER',
  warna text not null default 'GELAP',
  jenis_kode text not null default 'QR',
  tampil_no_hp boolean not null default false,
  tampil_berlaku boolean not null default true,
  tampil_alamat_toko boolean not null default true,
  ketentuan text not null default '',
  gambar_depan text,
  gambar_belakang text,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko),
  constraint setting_member_awalan check (awalan ~ '^[A-Z0-9]{0,8}$'),
  constraint setting_member_jenis_kode_check check (jenis_kode = ANY (ARRAY['QR', 'CODE128'])),
  constraint setting_member_judul_check check (length(judul) >= 1 AND length(judul) <= 40),
  constraint setting_member_masa_berlaku_bulan_check check (masa_berlaku_bulan >= 0 AND masa_berlaku_bulan <= 120),
  constraint setting_member_panjang_nomor_check check (panjang_nomor >= 4 AND panjang_nomor <= 10),
  constraint setting_member_warna_check check (warna = ANY (ARRAY['GELAP', 'TERANG', 'EMAS'])),
  constraint setting_member_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
comment on constraint setting_member_awalan on setting_member is 'Awalan Hanya Huruf Besar Dan Angka, Paling Banyak 8';
select pasang_rls('setting_member', '');
grant insert, select, update on setting_member to mustika_app;
grant select on setting_member to mustika_report;

create table setting_wa_pesan (
  kode_toko text not null,
  jenis text not null,
  otomatis boolean not null default false,
  cara text not null default 'TEKS',
  nama_template text,
  bahasa text not null default 'id',
  isi text not null,
  hari_sebelum integer,
  primary key (kode_toko, jenis),
  constraint setting_wa_pesan_cara_check check (cara = ANY (ARRAY['TEKS', 'TEMPLATE'])),
  constraint setting_wa_pesan_hari_sebelum check (hari_sebelum >= 0 AND hari_sebelum <= 30),
  constraint setting_wa_pesan_ingat check ((jenis = ANY (ARRAY['INGAT_HUTANG', 'INGAT_CICILAN'])) = (hari_sebelum IS NOT NULL)),
  constraint setting_wa_pesan_jenis_check check (jenis = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'])),
  constraint setting_wa_pesan_template check (cara = 'TEKS' OR nama_template IS NOT NULL),
  constraint setting_wa_pesan_kode_toko_fkey foreign key (kode_toko) references setting_wa(kode_toko)
);
comment on constraint setting_wa_pesan_template on setting_wa_pesan is 'Isi Nama Template Untuk Cara TEMPLATE';
select pasang_rls('setting_wa_pesan', '');
grant insert, select, update on setting_wa_pesan to mustika_app;
grant select on setting_wa_pesan to mustika_report;

-- Pieces that the shop offers on its own web site (kirim-barang-external, update-barang-external). The specification names the
-- screens and their module and nothing else; docs/decisions/0049.
create table setting_web (
  kode_toko text not null,
  aktif boolean not null default false,
  alamat text not null default '',
  kunci text,
  versi integer not null default 1,
  gagal integer not null default 0,
  galat text,
  coba_lagi timestamp with time zone,
  terakhir timestamp with time zone,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko),
  constraint setting_web_gagal check (gagal >= 0),
  constraint setting_web_siap check (NOT aktif OR alamat <> '' AND kunci IS NOT NULL),
  constraint setting_web_versi check (versi > 0),
  constraint setting_web_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
comment on constraint setting_web_siap on setting_web is 'Isi Alamat Web Dan Kunci Terlebih Dahulu';
select pasang_rls('setting_web', '');
grant insert, select, update on setting_web to mustika_app;
grant select on setting_web to mustika_report;

-- Who agreed to be written to, and who no longer does; one answer per number for the whole chain.
create table setuju_wa (
  no_hp text not null,
  setuju boolean not null,
  kode_toko_asal text not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  primary key (no_hp),
  constraint setuju_wa_no_hp check (no_hp ~ '^[0-9]{8,15}$'),
  constraint setuju_wa_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
grant insert, select, update on setuju_wa to mustika_app;
grant select on setuju_wa to mustika_buku, mustika_report;

-- A piece moves only in the event of a document, and only as the kind of that document and its transition are declared to move
-- it (`pieces` of defineDocument): one table for everybody let each new kind loosen it for all. docs/decisions/0036.
create table status_gerak (
  jenis text not null,
  transisi text not null,
  dari text not null,
  ke text not null,
  timbang boolean not null default false,
  primary key (jenis, transisi, dari, ke)
);
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('aksesoris', 'batal', 'BERJUMLAH', 'BATAL', false),
  ('bayar_supplier', 'batal', 'DISERAHKAN', 'ROSOK', false),
  ('bayar_supplier', 'simpan', 'ROSOK', 'DISERAHKAN', false),
  ('cicilan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('cicilan', 'batal_lelang', 'TERSEDIA', 'DITITIP', false),
  ('cicilan', 'lelang', 'DITITIP', 'TERSEDIA', false),
  ('cicilan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('hancur_barang', 'batal', 'HILANG', 'TERSEDIA', false),
  ('hancur_barang', 'batal', 'ROSOK', 'TERSEDIA', false),
  ('hancur_barang', 'simpan', 'TERSEDIA', 'HILANG', false),
  ('hancur_barang', 'simpan', 'TERSEDIA', 'ROSOK', false),
  ('hancur_pembelian', 'batal', 'HILANG', 'DIBELI', false),
  ('hancur_pembelian', 'batal', 'ROSOK', 'DIBELI', false),
  ('hancur_pembelian', 'simpan', 'DIBELI', 'HILANG', false),
  ('hancur_pembelian', 'simpan', 'DIBELI', 'ROSOK', false),
  ('hutang', 'batal', 'DIBELI', 'BATAL', false),
  ('hutang', 'batal', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalBunga', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalBunga', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalKelebihan', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalKelebihan', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalLelang', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalLelang', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalLunas', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalLunas', 'ROSOK', 'BATAL', false),
  ('kirim_barang', 'batal', 'DIKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'HILANG', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'TERKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'TERSEDIA', 'TERSEDIA', false),
  ('kirim_barang', 'diterima', 'DIKIRIM', 'TERKIRIM', false),
  ('kirim_barang', 'hilang', 'DIKIRIM', 'HILANG', false),
  ('kirim_barang', 'kembali', 'DIKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'satuBaki', 'TERSEDIA', 'DIKIRIM', false),
  ('kirim_barang', 'simpan', 'TERSEDIA', 'DIKIRIM', false),
  ('kirim_barang', 'susulan', 'DIKIRIM', 'TERKIRIM', false),
  ('pembelian', 'batal', 'DIBELI', 'BATAL', false),
  ('pembelian', 'batal', 'DIBELI', 'TERJUAL', true),
  ('pembelian', 'batal', 'TUNGGU_BELI', 'BATAL', false),
  ('pembelian', 'batal', 'TUNGGU_BELI', 'TERJUAL', false),
  ('pembelian', 'simpan', 'TERJUAL', 'DIBELI', true),
  ('pembelian', 'simpan', 'TERJUAL', 'TUNGGU_BELI', false),
  ('pembelian', 'validasi', 'TUNGGU_BELI', 'DIBELI', true),
  ('penjualan', 'batal', 'DIBELI', 'BATAL', false),
  ('penjualan', 'batal', 'DIBELI', 'TERJUAL', true),
  ('penjualan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('penjualan', 'batal', 'TERJUAL', 'DITITIP', false),
  ('penjualan', 'batal', 'TERJUAL', 'TERSEDIA', false),
  ('penjualan', 'batal', 'TUNGGU_BELI', 'BATAL', false),
  ('penjualan', 'batal', 'TUNGGU_BELI', 'TERJUAL', false),
  ('penjualan', 'simpan', 'DITITIP', 'TERJUAL', false),
  ('penjualan', 'simpan', 'TERJUAL', 'DIBELI', true),
  ('penjualan', 'simpan', 'TERJUAL', 'TUNGGU_BELI', false),
  ('penjualan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('penjualan', 'simpan', 'TERSEDIA', 'TERJUAL', false),
  ('penjualan', 'validasi', 'DITAHAN', 'TERJUAL', false),
  ('penjualan', 'validasi', 'DITITIP', 'TERJUAL', false),
  ('penjualan', 'validasi', 'TUNGGU_BELI', 'DIBELI', true),
  ('pindah_barang', 'batal', 'TERSEDIA', 'TERSEDIA', false),
  ('pindah_barang', 'satuBaki', 'TERSEDIA', 'TERSEDIA', false),
  ('pindah_barang', 'simpan', 'TERSEDIA', 'TERSEDIA', false),
  ('tambah_barang', 'batal', 'TERSEDIA', 'BATAL', false),
  ('terima_barang', 'simpan', 'TERKIRIM', 'TERSEDIA', true),
  ('terima_barang', 'susulan', 'TERKIRIM', 'TERSEDIA', true),
  ('titipan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('titipan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('titipan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('titipan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('titipan', 'validasi', 'DITAHAN', 'DITITIP', false);
grant select on status_gerak to mustika_app, mustika_buku, mustika_report;

-- Pieces that are in the house without being for sale: a piece that was bought back stands in gudang BELI with what was
-- paid for it as its cost. Which account carries a piece follows from its status.
create table status_stok (
  status text not null,
  akun text not null,
  primary key (status),
  constraint status_stok_akun_fkey foreign key (akun) references peran_akun(akun)
);
insert into status_stok (status, akun) values
  ('DIBELI', 'PERSEDIAAN_BELI'),
  ('DITAHAN', 'PERSEDIAAN_TOKO'),
  ('DITITIP', 'PERSEDIAAN_TITIP'),
  ('ROSOK', 'PERSEDIAAN_ROSOK'),
  ('TERSEDIA', 'PERSEDIAAN_TOKO');
grant select on status_stok to mustika_app, mustika_buku, mustika_report;

-- Counting the stock: what should be there is copied when a count begins, what is scanned is held against it. It never moves a
-- piece: what is missing is destroyed or found by documents of their own. Domain R8.2.
create table stock_opname (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  kode_gudang text,
  kode_baki text,
  kode_group text,
  kode_dept text,
  buta boolean not null,
  ronde smallint not null default 1,
  aktif boolean not null default true,
  sistem_qty integer not null,
  sistem_berat miligram not null,
  fisik_qty integer,
  fisik_berat miligram,
  terjelaskan_qty integer,
  hilang_qty integer,
  hilang_berat miligram,
  lain_qty integer,
  akurasi mili_persen,
  keterangan text,
  tempat_simpan text,
  dibuka timestamp with time zone,
  dibuka_oleh text,
  primary key (kode_toko, no_dokumen),
  constraint stock_opname_akurasi_check check (akurasi::integer >= 0 AND akurasi::integer <= 100000),
  constraint stock_opname_cara_check check (cara = ANY (ARRAY['PINDAI', 'RFID', 'JAMINAN'])),
  constraint stock_opname_dibuka check ((dibuka IS NULL) = (dibuka_oleh IS NULL)),
  constraint stock_opname_fisik_berat_check check (fisik_berat >= 0),
  constraint stock_opname_fisik_qty_check check (fisik_qty >= 0),
  constraint stock_opname_hasil check (num_nulls(fisik_qty, fisik_berat, terjelaskan_qty, hilang_qty, hilang_berat, lain_qty, akurasi) = ANY (ARRAY[0, 7])),
  constraint stock_opname_hilang_berat_check check (hilang_berat >= 0),
  constraint stock_opname_hilang_qty_check check (hilang_qty >= 0),
  constraint stock_opname_jumlah check ((fisik_qty + terjelaskan_qty + hilang_qty) = sistem_qty),
  constraint stock_opname_lain_qty_check check (lain_qty >= 0),
  constraint stock_opname_sistem_berat_check check (sistem_berat > 0),
  constraint stock_opname_sistem_qty_check check (sistem_qty > 0),
  constraint stock_opname_tempat check (tempat_simpan IS NULL OR cara = 'JAMINAN'),
  constraint stock_opname_terjelaskan_qty_check check (terjelaskan_qty >= 0),
  constraint stock_opname_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint stock_opname_kode_toko_kode_gudang_fkey foreign key (kode_toko, kode_gudang) references gudang(kode_toko, kode_gudang),
  constraint stock_opname_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname', '');
grant select on stock_opname to mustika_app, mustika_report;
grant insert, select, update on stock_opname to mustika_buku;

-- What should be there, as it was when the count began.
create table stock_opname_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text,
  kode_dept text,
  kode_gudang text,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen,
  no_terakhir text,
  ketemu timestamp with time zone,
  oleh text,
  di_baki text,
  dengan text,
  keadaan text not null default 'BELUM',
  alasan text,
  no_faktur_hutang text,
  keping text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint stock_opname_barang_berat_check check (berat > 0),
  constraint stock_opname_barang_dengan_check check (dengan = ANY (ARRAY['PINDAI', 'KETIK', 'BERAT'])),
  constraint stock_opname_barang_isi check (NOT kode_barcode IS DISTINCT FROM COALESCE(keping, no_faktur_hutang) AND num_nulls(keping, no_faktur_hutang) = 1 AND num_nulls(kode_group, kode_dept, kode_gudang, kadar, no_terakhir) = CASE WHEN keping IS NULL THEN 5 ELSE 0 END),
  constraint stock_opname_barang_keadaan_check check (keadaan = ANY (ARRAY['BELUM', 'KETEMU', 'SALAH_BAKI', 'KELUAR', 'PINDAH', 'HILANG'])),
  constraint stock_opname_barang_ketemu check (num_nulls(ketemu, oleh, di_baki, dengan) = ANY (ARRAY[0, 4])),
  constraint stock_opname_barang_kode_toko_keping_fkey foreign key (kode_toko, keping) references barang(kode_toko, kode_barcode),
  constraint stock_opname_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname(kode_toko, no_dokumen),
  constraint stock_opname_barang_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
select pasang_rls('stock_opname_barang', '');
grant select on stock_opname_barang to mustika_app, mustika_report;
grant insert, select, update on stock_opname_barang to mustika_buku;

-- The daily count of a whole store: pieces and grams per kind, one a day. It moves nothing. Domain R8.2.
create table stock_opname_global (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  sistem_qty integer not null,
  sistem_berat miligram not null,
  fisik_qty integer not null,
  fisik_berat miligram not null,
  jenis_selisih integer not null,
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint stock_opname_global_fisik_berat_check check (fisik_berat >= 0),
  constraint stock_opname_global_fisik_qty_check check (fisik_qty >= 0),
  constraint stock_opname_global_jenis_selisih_check check (jenis_selisih >= 0),
  constraint stock_opname_global_sistem_berat_check check (sistem_berat >= 0),
  constraint stock_opname_global_sistem_qty_check check (sistem_qty >= 0),
  constraint stock_opname_global_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index uq_stock_opname_global_hari on stock_opname_global (kode_toko, tanggal) WHERE NOT batal;
select pasang_rls('stock_opname_global', '');
grant select on stock_opname_global to mustika_app, mustika_report;
grant insert, select, update on stock_opname_global to mustika_buku;

create table stock_opname_global_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_dept text not null,
  sistem_qty integer not null,
  sistem_berat miligram not null,
  fisik_qty integer not null,
  fisik_berat miligram not null,
  selisih_qty integer not null,
  selisih_berat miligram not null,
  cara text not null,
  alasan text,
  primary key (kode_toko, no_dokumen, urut),
  constraint stock_opname_global_jenis_cara_check check (cara = ANY (ARRAY['TIMBANGAN', 'KETIK'])),
  constraint stock_opname_global_jenis_check check (selisih_qty = (fisik_qty - sistem_qty)),
  constraint stock_opname_global_jenis_check1 check (selisih_berat = (fisik_berat - sistem_berat)),
  constraint stock_opname_global_jenis_fisik_berat_check check (fisik_berat >= 0),
  constraint stock_opname_global_jenis_fisik_qty_check check (fisik_qty >= 0),
  constraint stock_opname_global_jenis_sistem_berat_check check (sistem_berat >= 0),
  constraint stock_opname_global_jenis_sistem_qty_check check (sistem_qty >= 0),
  constraint stock_opname_global_jenis_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint stock_opname_global_jenis_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname_global(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname_global_jenis', '');
grant select on stock_opname_global_jenis to mustika_app, mustika_report;
grant insert, select on stock_opname_global_jenis to mustika_buku;

create table stock_opname_lain (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  keadaan text not null,
  kode_baki text,
  di_baki text,
  keterangan text,
  ketemu timestamp with time zone not null,
  oleh text not null,
  alasan text,
  primary key (kode_toko, no_dokumen, kode),
  constraint stock_opname_lain_keadaan_check check (keadaan = ANY (ARRAY['SALAH_BAKI', 'SUDAH_KELUAR', 'TOKO_LAIN', 'TIDAK_DIKENAL', 'BARU'])),
  constraint stock_opname_lain_kode_check check (length(kode) >= 1 AND length(kode) <= 60),
  constraint stock_opname_lain_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname_lain', '');
grant select on stock_opname_lain to mustika_app, mustika_report;
grant delete, insert, select, update on stock_opname_lain to mustika_buku;

-- What was scanned and should not be there.
-- Trays that were weighed instead of scanned, and what the scale said.
create table stock_opname_timbang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_baki text not null,
  waktu timestamp with time zone not null,
  oleh text not null,
  total miligram not null,
  timbangan miligram not null,
  toleransi miligram not null,
  cara text not null,
  bacaan text,
  primary key (kode_toko, no_dokumen, kode_baki, waktu),
  constraint stock_opname_timbang_bacaan check (bacaan IS NULL OR cara = 'TIMBANGAN'),
  constraint stock_opname_timbang_cara_check check (cara = ANY (ARRAY['TIMBANGAN', 'KETIK'])),
  constraint stock_opname_timbang_timbangan_check check (timbangan > 0),
  constraint stock_opname_timbang_toleransi_check check (toleransi >= 0),
  constraint stock_opname_timbang_total_check check (total > 0),
  constraint stock_opname_timbang_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint stock_opname_timbang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname_timbang', '');
grant select on stock_opname_timbang to mustika_app, mustika_report;
grant insert, select on stock_opname_timbang to mustika_buku;

-- Empty columns follow the company's choice.
create table tampilan (
  user_id text not null,
  skema text,
  aksen text,
  primary key (user_id),
  constraint tampilan_aksen_check check (aksen = ANY (ARRAY['emas', 'zamrud', 'safir', 'delima'])),
  constraint tampilan_skema_check check (skema = ANY (ARRAY['auto', 'light', 'dark'])),
  constraint tampilan_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on tampilan to mustika_app;
grant select on tampilan to mustika_buku, mustika_report;

create table terima_barang (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  dari_toko text not null,
  cara text not null,
  ke_baki text,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  selisih integer not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint terima_barang_berat_check check (berat >= 0),
  constraint terima_barang_cara_check check (cara = ANY (ARRAY['PERTAMA', 'SUSULAN'])),
  constraint terima_barang_dari_lain check (dari_toko <> kode_toko),
  constraint terima_barang_harga_modal_check check (harga_modal >= 0),
  constraint terima_barang_jumlah_barang_check check (jumlah_barang >= 0),
  constraint terima_barang_selisih_check check (selisih >= 0),
  constraint terima_barang_dari_toko_fkey foreign key (dari_toko) references toko(kode_toko),
  constraint terima_barang_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint terima_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index terima_barang_sekali on terima_barang (kode_toko, no_kirim) WHERE cara = 'PERTAMA';
select pasang_rls('terima_barang', '');
grant select on terima_barang to mustika_app, mustika_report;
grant insert, select on terima_barang to mustika_buku;

create table terima_barang_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kadar mili_persen not null,
  hasil text not null,
  berat_kirim miligram not null,
  berat miligram,
  harga_modal rupiah not null,
  ke_baki text,
  catatan text,
  primary key (kode_toko, no_dokumen, urut),
  constraint terima_barang_barang_berat_check check (berat > 0),
  constraint terima_barang_barang_berat_kirim_check check (berat_kirim > 0),
  constraint terima_barang_barang_harga_modal_check check (harga_modal >= 0),
  constraint terima_barang_barang_hasil_check check (hasil = ANY (ARRAY['BAIK', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK', 'KETEMU'])),
  constraint terima_barang_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references terima_barang(kode_toko, no_dokumen)
);
create index terima_barang_barang_barcode on terima_barang_barang (kode_barcode);
select pasang_rls('terima_barang_barang', '');
grant select on terima_barang_barang to mustika_app, mustika_report;
grant insert, select on terima_barang_barang to mustika_buku;

create table terima_cicilan (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  toko_cicilan text not null,
  no_cicilan text not null,
  nama_customer text not null,
  cara text not null,
  kasir text not null,
  terbayar rupiah not null,
  jumlah rupiah not null,
  denda rupiah not null,
  sisa rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint terima_cicilan_cara_check check (cara = ANY (ARRAY['ANGSURAN', 'LUNAS_CEPAT'])),
  constraint terima_cicilan_dari_lain check (toko_cicilan <> kode_toko),
  constraint terima_cicilan_denda_check check (denda >= 0),
  constraint terima_cicilan_jumlah_check check (jumlah > 0),
  constraint terima_cicilan_sisa_check check (sisa >= 0),
  constraint terima_cicilan_terbayar_check check (terbayar >= 0),
  constraint terima_cicilan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint terima_cicilan_toko_cicilan_fkey foreign key (toko_cicilan) references toko(kode_toko)
);
create index terima_cicilan_cicilan on terima_cicilan (kode_toko, no_cicilan);
create index terima_cicilan_hari on terima_cicilan (kode_toko, tanggal);
select pasang_rls('terima_cicilan', '');
grant select on terima_cicilan to mustika_app, mustika_report;
grant insert, select on terima_cicilan to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON terima_cicilan FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON terima_cicilan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table terima_cicilan enable always trigger kekal, enable always trigger kekal_semua;

create table terima_cicilan_uang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint terima_cicilan_uang_arah_check check (arah = 'MASUK'),
  constraint terima_cicilan_uang_diterima check (diterima >= jumlah AND (jenis = 'CASH' OR diterima = jumlah)),
  constraint terima_cicilan_uang_fee_check check (fee >= 0),
  constraint terima_cicilan_uang_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint terima_cicilan_uang_jenis_check check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER'])),
  constraint terima_cicilan_uang_jumlah_check check (jumlah > 0),
  constraint terima_cicilan_uang_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint terima_cicilan_uang_rekening check ((jenis = 'CASH') = (no_rekening IS NULL)),
  constraint terima_cicilan_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references terima_cicilan(kode_toko, no_dokumen),
  constraint terima_cicilan_uang_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('terima_cicilan_uang', '');
grant select on terima_cicilan_uang to mustika_app, mustika_report;
grant insert, select on terima_cicilan_uang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON terima_cicilan_uang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON terima_cicilan_uang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table terima_cicilan_uang enable always trigger kekal, enable always trigger kekal_semua;

create table terima_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  penerima text not null,
  no_reff text not null,
  dari_toko text not null,
  tujuan text not null,
  tujuan_rekening text,
  jumlah rupiah not null,
  primary key (kode_toko, no_dokumen),
  constraint terima_sekali unique (kode_toko, no_reff),
  constraint terima_rekening check ((tujuan = 'CASH') = (tujuan_rekening IS NULL)),
  constraint terima_uang_jumlah_check check (jumlah > 0),
  constraint terima_uang_dari_toko_fkey foreign key (dari_toko) references toko(kode_toko),
  constraint terima_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint terima_uang_kode_toko_tujuan_rekening_fkey foreign key (kode_toko, tujuan_rekening) references rekening(kode_toko, no_rekening)
);
create index terima_uang_hari on terima_uang (kode_toko, tanggal);
select pasang_rls('terima_uang', '');
grant select on terima_uang to mustika_app, mustika_report;
grant insert, select on terima_uang to mustika_buku;

-- Hand-over to the wholesale application: a ticket that is good once and for a minute. Only its hash is kept.
create table tiket_grosir (
  id_hash text not null,
  kode_toko_asal text not null,
  user_id text not null,
  tujuan text not null,
  berakhir timestamp with time zone not null,
  ditukar timestamp with time zone,
  primary key (id_hash),
  constraint tiket_grosir_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
grant delete, insert, select, update on tiket_grosir to mustika_app;
grant select on tiket_grosir to mustika_buku, mustika_report;

-- A tray on the scale: what should lie on it, frozen when it is begun, and what the scale said. Domain R8.1.
create table timbang_baki (
  kode_toko text not null,
  no_dokumen text not null,
  kode_gudang text not null,
  kode_baki text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  berat_baki miligram not null,
  berat_plastik miligram not null,
  berat_atribut miligram not null,
  berat_bandrol miligram not null,
  total miligram not null,
  toleransi miligram not null,
  timbangan miligram,
  selisih miligram,
  cara text,
  bacaan text,
  keterangan text,
  aktif boolean not null default true,
  primary key (kode_toko, no_dokumen),
  constraint timbang_baki_bacaan check (bacaan IS NULL OR cara = 'TIMBANGAN'),
  constraint timbang_baki_berat_atribut_check check (berat_atribut >= 0),
  constraint timbang_baki_berat_baki_check check (berat_baki >= 0),
  constraint timbang_baki_berat_bandrol_check check (berat_bandrol >= 0),
  constraint timbang_baki_berat_check check (berat > 0),
  constraint timbang_baki_berat_plastik_check check (berat_plastik >= 0),
  constraint timbang_baki_cara_check check (cara = ANY (ARRAY['TIMBANGAN', 'KETIK'])),
  constraint timbang_baki_check check (total = (berat + berat_baki + berat_plastik + berat_atribut + berat_bandrol)),
  constraint timbang_baki_check1 check (selisih = (total - timbangan)),
  constraint timbang_baki_ditimbang check (num_nulls(timbangan, selisih, cara) = ANY (ARRAY[0, 3])),
  constraint timbang_baki_jumlah_barang_check check (jumlah_barang > 0),
  constraint timbang_baki_timbangan_check check (timbangan > 0),
  constraint timbang_baki_toleransi_check check (toleransi >= 0),
  constraint timbang_baki_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint timbang_baki_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index timbang_baki_baki on timbang_baki (kode_toko, kode_baki);
create unique index uq_timbang_baki_aktif on timbang_baki (kode_toko, kode_baki) WHERE aktif;
select pasang_rls('timbang_baki', '');
grant select on timbang_baki to mustika_app, mustika_report;
grant insert, select, update on timbang_baki to mustika_buku;

-- Which sale picked pieces up, and what of the deposit it used: `dipakai` pays the nota, `kembali` went back in cash.
create table titipan_ambil (
  kode_toko text not null,
  no_faktur_group text not null,
  no_titipan text not null,
  dipakai rupiah not null,
  kembali rupiah not null,
  diposting boolean not null,
  batal boolean not null default false,
  ppn_dipakai rupiah not null default 0,
  ppn_kembali rupiah not null default 0,
  primary key (kode_toko, no_faktur_group),
  constraint titipan_ambil_dipakai_check check (dipakai >= 0),
  constraint titipan_ambil_kembali_check check (kembali >= 0),
  constraint titipan_ambil_ppn check (ppn_dipakai >= 0 AND ppn_dipakai <= dipakai AND ppn_kembali >= 0 AND ppn_kembali <= kembali),
  constraint titipan_ambil_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen),
  constraint titipan_ambil_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index titipan_ambil_titipan on titipan_ambil (kode_toko, no_titipan);
select pasang_rls('titipan_ambil', '');
grant select on titipan_ambil to mustika_app, mustika_report;
grant insert, select, update (diposting, batal) on titipan_ambil to mustika_buku;

create table titipan_barang (
  kode_toko text not null,
  no_titipan text not null,
  urut smallint not null,
  kode_barcode text not null,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  baki_titip text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  harga_modal rupiah not null,
  keadaan text not null default 'DITITIP',
  no_faktur_jual text,
  finishing text,
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  golongan_modal text not null default 'EMAS',
  ppn_cara text,
  primary key (kode_toko, no_titipan, urut),
  constraint titipan_barang_berat_check check (berat > 0),
  constraint titipan_barang_diambil check ((keadaan <> ALL (ARRAY['DIAMBIL', 'DICICIL'])) OR no_faktur_jual IS NOT NULL),
  constraint titipan_barang_diskon_check check (diskon >= 0),
  constraint titipan_barang_finishing_check check (finishing <> ''),
  constraint titipan_barang_golongan_modal check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint titipan_barang_jumlah check ((harga_emas + ongkos + harga_atribut - diskon + pembulatan + ppn_tambahan) = total),
  constraint titipan_barang_kadar_check check (kadar::integer > 0),
  constraint titipan_barang_keadaan_check check (keadaan = ANY (ARRAY['DITITIP', 'DIAMBIL', 'KEMBALI', 'DICICIL'])),
  constraint titipan_barang_ppn check ((num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur) = ANY (ARRAY[0, 3])) AND ppn_transaksi_rp >= 0 AND ppn_transaksi_rp <= CASE WHEN kelas_ppn IS NULL THEN 0 ELSE total END),
  constraint titipan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint titipan_barang_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint titipan_barang_total_check check (total > 0),
  constraint titipan_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint titipan_barang_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index titipan_barang_barcode on titipan_barang (kode_toko, kode_barcode);
create unique index uq_barang_dititip on titipan_barang (kode_toko, kode_barcode) WHERE keadaan = 'DITITIP';
comment on constraint titipan_barang_golongan_modal on titipan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
select pasang_rls('titipan_barang', '');
grant select on titipan_barang to mustika_app, mustika_report;
grant insert, select, update (keadaan, no_faktur_jual) on titipan_barang to mustika_buku;

-- Payments of the customer, and what a cancellation paid back. `diterima` is what came over the counter, change included.
create table titipan_bayar (
  kode_toko text not null,
  no_titipan text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_titipan, peristiwa, urut),
  constraint titipan_bayar_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint titipan_bayar_diterima check (diterima >= jumlah AND (jenis = 'CASH' OR diterima = jumlah)),
  constraint titipan_bayar_fee_check check (fee >= 0),
  constraint titipan_bayar_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint titipan_bayar_jenis_check check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER'])),
  constraint titipan_bayar_jumlah_check check (jumlah > 0),
  constraint titipan_bayar_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint titipan_bayar_rekening check ((jenis = 'CASH') = (no_rekening IS NULL)),
  constraint titipan_bayar_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening),
  constraint titipan_bayar_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
select pasang_rls('titipan_bayar', '');
grant select on titipan_bayar to mustika_app, mustika_report;
grant insert, select on titipan_bayar to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON titipan_bayar FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON titipan_bayar FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table titipan_bayar enable always trigger kekal, enable always trigger kekal_semua;

-- The deposit's own ledger: every change of its balance with the document and event whose books hold the money.
create table titipan_gerak (
  kode_toko text not null,
  no_titipan text not null,
  urut smallint not null,
  tanggal date not null,
  jenis text not null,
  jumlah rupiah not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  ppn rupiah not null default 0,
  primary key (kode_toko, no_titipan, urut),
  constraint titipan_gerak_arah check ((jumlah > 0) = (jenis = ANY (ARRAY['MASUK', 'TAMBAH', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL_CICILAN']))),
  constraint titipan_gerak_jenis_check check (jenis = ANY (ARRAY['MASUK', 'TAMBAH', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL', 'CICILAN', 'BATAL_CICILAN'])),
  constraint titipan_gerak_jumlah_check check (jumlah <> 0),
  constraint titipan_gerak_ppn check (ppn >= LEAST(jumlah, 0) AND ppn <= GREATEST(jumlah, 0)),
  constraint titipan_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut),
  constraint titipan_gerak_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index titipan_gerak_dokumen on titipan_gerak (kode_toko, no_dokumen);
create index titipan_gerak_hari on titipan_gerak (kode_toko, tanggal);
select pasang_rls('titipan_gerak', '');
grant select on titipan_gerak to mustika_app, mustika_report;
grant insert, select on titipan_gerak to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON titipan_gerak FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON titipan_gerak FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table titipan_gerak enable always trigger kekal, enable always trigger kekal_semua;

create table tukang (
  kode_toko text not null,
  kode_tukang text not null,
  nama_tukang text not null,
  no_hp text,
  alamat text,
  ongkos_per_gram rupiah not null default 0,
  toleransi_susut mili_persen not null default 2000,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_tukang),
  constraint tukang_ongkos_per_gram_check check (ongkos_per_gram >= 0),
  constraint tukang_toleransi_susut_check check (toleransi_susut::integer >= 0 AND toleransi_susut::integer <= 100000),
  constraint tukang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_tukang_nama_tukang on tukang (kode_toko, nama_tukang, kode_tukang);
select pasang_rls('tukang', '');
grant insert, select, update on tukang to mustika_app;
grant select on tukang to mustika_buku, mustika_report;

-- The closing of a day. A day that was opened again keeps the closing it had.
create table tutup_toko (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tanggal_berikut date not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  catatan text,
  selisih rupiah not null,
  audit_seq bigint not null,
  audit_hash bytea not null,
  dibuka_kembali boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint tutup_maju check (tanggal_berikut > tanggal),
  constraint tutup_toko_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint tutup_toko_kode_toko_tanggal_fkey foreign key (kode_toko, tanggal) references hari_toko(kode_toko, tanggal)
);
create unique index uq_tutup_hari on tutup_toko (kode_toko, tanggal) WHERE NOT dibuka_kembali;
select pasang_rls('tutup_toko', '');
grant select on tutup_toko to mustika_app, mustika_report;
grant insert, select, update (dibuka_kembali) on tutup_toko to mustika_buku;

create table tutup_barang (
  kode_toko text not null,
  no_dokumen text not null,
  tempat text not null,
  kadar mili_persen not null,
  awal_qty integer not null,
  awal_berat miligram not null,
  masuk_qty integer not null,
  masuk_berat miligram not null,
  keluar_qty integer not null,
  keluar_berat miligram not null,
  akhir_qty integer not null,
  akhir_berat miligram not null,
  akhir_murni bigint not null,
  primary key (kode_toko, no_dokumen, tempat, kadar),
  constraint tutup_barang_berat check ((awal_berat + masuk_berat - keluar_berat) = akhir_berat),
  constraint tutup_barang_keluar_berat_check check (keluar_berat >= 0),
  constraint tutup_barang_keluar_qty_check check (keluar_qty >= 0),
  constraint tutup_barang_masuk_berat_check check (masuk_berat >= 0),
  constraint tutup_barang_masuk_qty_check check (masuk_qty >= 0),
  constraint tutup_barang_murni check (akhir_murni >= 0 AND akhir_murni <= akhir_berat),
  constraint tutup_barang_qty check ((awal_qty + masuk_qty - keluar_qty) = akhir_qty),
  constraint tutup_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tutup_toko(kode_toko, no_dokumen)
);
comment on constraint tutup_barang_murni on tutup_barang is 'Berat Murni Tidak Boleh Melebihi Berat';
select pasang_rls('tutup_barang', '');
grant select on tutup_barang to mustika_app, mustika_report;
grant insert, select on tutup_barang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON tutup_barang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON tutup_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table tutup_barang enable always trigger kekal, enable always trigger kekal_semua;

-- What was not in order, and why the day was closed all the same.
create table tutup_pengecualian (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  label text not null,
  jumlah integer not null,
  alasan text not null,
  primary key (kode_toko, no_dokumen, kode),
  constraint tutup_pengecualian_jumlah_check check (jumlah > 0),
  constraint tutup_pengecualian_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tutup_toko(kode_toko, no_dokumen)
);
select pasang_rls('tutup_pengecualian', '');
grant select on tutup_pengecualian to mustika_app, mustika_report;
grant insert, select on tutup_pengecualian to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON tutup_pengecualian FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON tutup_pengecualian FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table tutup_pengecualian enable always trigger kekal, enable always trigger kekal_semua;

create table tutup_uang (
  kode_toko text not null,
  no_dokumen text not null,
  akun text not null,
  dimensi text not null,
  awal rupiah not null,
  masuk rupiah not null,
  keluar rupiah not null,
  akhir rupiah not null,
  hitung rupiah,
  selisih rupiah,
  primary key (kode_toko, no_dokumen, akun, dimensi),
  constraint tutup_uang_hitung check (hitung = akhir),
  constraint tutup_uang_jumlah check ((awal + masuk - keluar) = akhir),
  constraint tutup_uang_keluar_check check (keluar >= 0),
  constraint tutup_uang_masuk_check check (masuk >= 0),
  constraint tutup_uang_selisih check ((hitung IS NULL) = (selisih IS NULL)),
  constraint tutup_uang_akun_fkey foreign key (akun) references peran_akun(akun),
  constraint tutup_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tutup_toko(kode_toko, no_dokumen)
);
select pasang_rls('tutup_uang', '');
grant select on tutup_uang to mustika_app, mustika_report;
grant insert, select on tutup_uang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON tutup_uang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON tutup_uang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table tutup_uang enable always trigger kekal, enable always trigger kekal_semua;

-- Who brought money for a deposit, a plan of instalments or a payment of one: a row an event, with what the law wants to know of him
-- from BATAS_IDENTITAS on. Until now only sales, purchases and loans asked, and the report of large days saw no such money: cash came
-- in as a deposit and left by transfer minutes later, unnamed. Domain 14.1, R14.4; docs/decisions/0028, 0071.
create table uang_orang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  jenis text not null,
  no_induk text,
  jumlah rupiah not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  primary key (kode_toko, no_dokumen, peristiwa),
  constraint uang_orang_jenis_check check (jenis = ANY (ARRAY['TITIPAN', 'CICILAN'])),
  constraint uang_orang_jumlah_check check (jumlah > 0),
  constraint uang_orang_tersegel check (COALESCE(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint uang_orang_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint uang_orang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index uang_orang_hari on uang_orang (kode_toko, tanggal);
create index uang_orang_induk on uang_orang (COALESCE(no_induk, no_dokumen));
create index uang_orang_member on uang_orang (kode_member) WHERE kode_member IS NOT NULL;
comment on constraint uang_orang_tersegel on uang_orang is 'Data Diri Harus Tersegel';
select pasang_rls('uang_orang', '');
grant select on uang_orang to mustika_app, mustika_report;
grant insert, select on uang_orang to mustika_buku;

-- Ongkos and tag prices of many pieces changed at once: what each was and is, so that it can go back. Nothing moves in a book.
create table ubah_profit (
  kode_toko text not null,
  no_dokumen text not null,
  ubah text not null,
  nilai_rp rupiah,
  persen mili_persen,
  cakupan text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_lama rupiah not null,
  harga_baru rupiah not null,
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint ubah_profit_berat_check check (berat > 0),
  constraint ubah_profit_harga_baru_check check (harga_baru >= 0),
  constraint ubah_profit_harga_lama_check check (harga_lama >= 0),
  constraint ubah_profit_jumlah_barang_check check (jumlah_barang > 0),
  constraint ubah_profit_nilai check ((nilai_rp IS NULL) <> (persen IS NULL)),
  constraint ubah_profit_ubah_check check (ubah = ANY (ARRAY['ONGKOS', 'ONGKOS_NAIK', 'ONGKOS_TURUN', 'BANDROL', 'BANDROL_NAIK', 'BANDROL_TURUN', 'PROFIT'])),
  constraint ubah_profit_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('ubah_profit', '');
grant select on ubah_profit to mustika_app, mustika_report;
grant insert, select on ubah_profit to mustika_buku;

create table ubah_profit_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  harga_modal rupiah not null,
  ongkos_lama rupiah not null,
  ongkos_baru rupiah not null,
  bandrol_lama rupiah,
  bandrol_baru rupiah,
  harga_lama rupiah not null,
  harga_baru rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint ubah_profit_barang_sekali unique (kode_toko, no_dokumen, kode_barcode),
  constraint ubah_profit_barang_bandrol_baru_check check (bandrol_baru > 0),
  constraint ubah_profit_barang_ongkos_baru_check check (ongkos_baru >= 0),
  constraint ubah_profit_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint ubah_profit_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references ubah_profit(kode_toko, no_dokumen)
);
create index ubah_profit_barang_kode on ubah_profit_barang (kode_toko, kode_barcode);
select pasang_rls('ubah_profit_barang', '');
grant select on ubah_profit_barang to mustika_app, mustika_report;
grant insert, select on ubah_profit_barang to mustika_buku;

create table validasi_non_cash (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tempat text not null,
  no_rekening text not null,
  tgl_bank date not null,
  referensi text,
  jumlah rupiah not null,
  mdr rupiah not null,
  diterima rupiah not null,
  selisih rupiah not null,
  keterangan text,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint validasi_jumlah check (jumlah = (mdr + diterima + selisih)),
  constraint validasi_mdr check (tempat = 'PIUTANG_EDC' OR mdr = 0),
  constraint validasi_non_cash_mdr_check check (mdr >= 0),
  constraint validasi_non_cash_tempat_check check (tempat = ANY (ARRAY['BANK', 'PIUTANG_EDC'])),
  constraint validasi_non_cash_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint validasi_non_cash_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index validasi_non_cash_hari on validasi_non_cash (kode_toko, tanggal);
select pasang_rls('validasi_non_cash', '');
grant select on validasi_non_cash to mustika_app, mustika_report;
grant insert, select on validasi_non_cash to mustika_buku;

-- A receipt is what one event of a document brought to one rekening, or took away again when it was reversed.
create table validasi_non_cash_baris (
  kode_toko text not null,
  no_dokumen text not null,
  no_asal text not null,
  peristiwa_asal smallint not null,
  tempat text not null,
  no_rekening text not null,
  jumlah rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, no_asal, peristiwa_asal),
  constraint validasi_non_cash_baris_jumlah_check check (jumlah <> 0),
  constraint validasi_non_cash_baris_kode_toko_no_asal_peristiwa_asal_fkey foreign key (kode_toko, no_asal, peristiwa_asal) references peristiwa(kode_toko, no_dokumen, urut),
  constraint validasi_non_cash_baris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references validasi_non_cash(kode_toko, no_dokumen)
);
create unique index uq_non_cash_sekali on validasi_non_cash_baris (kode_toko, no_asal, peristiwa_asal, tempat, no_rekening) WHERE NOT batal;
select pasang_rls('validasi_non_cash_baris', '');
grant select on validasi_non_cash_baris to mustika_app, mustika_report;
grant insert, select, update (batal) on validasi_non_cash_baris to mustika_buku;

-- What wore off beyond the tolerance is looked at again: the piece is weighed a second time by somebody else.
create table validasi_susut (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  jumlah_barang integer not null,
  primary key (kode_toko, no_dokumen),
  constraint validasi_susut_jumlah_barang_check check (jumlah_barang > 0),
  constraint validasi_susut_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('validasi_susut', '');
grant select on validasi_susut to mustika_app, mustika_report;
grant insert, select on validasi_susut to mustika_buku;

create table validasi_susut_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  berat_nota miligram not null,
  berat miligram not null,
  berat_disetujui miligram not null,
  keputusan text not null,
  alasan text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  constraint validasi_susut_ada check (berat < berat_nota),
  constraint validasi_susut_barang_alasan_check check (length(alasan) >= 4),
  constraint validasi_susut_barang_berat_check check (berat > 0),
  constraint validasi_susut_barang_berat_disetujui_check check (berat_disetujui > 0),
  constraint validasi_susut_barang_berat_nota_check check (berat_nota > 0),
  constraint validasi_susut_barang_keputusan_check check (keputusan = ANY (ARRAY['SETUJU', 'TOLAK'])),
  constraint validasi_susut_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint validasi_susut_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references validasi_susut(kode_toko, no_dokumen)
);
create unique index uq_validasi_susut on validasi_susut_barang (kode_toko, no_faktur) WHERE NOT batal;
select pasang_rls('validasi_susut_barang', '');
grant select on validasi_susut_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on validasi_susut_barang to mustika_buku;

-- Prices and settings have one sign that they moved, the version of their store: what is offered is then priced anew.
create function kabari_harga_web()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  semula text := current_setting('app.kode_toko', true);
begin
  -- Head office sets prices of stores it does not act for.
  perform set_config('app.kode_toko', new.kode_toko, true);
  if exists (select from barang_web w where w.kode_toko = new.kode_toko and w.tawar) then
    perform antre('selaraskan_web', jsonb_build_object('kode_toko', new.kode_toko), 'web_harga|' || new.kode_toko);
  end if;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return null;
end $function$;
alter function kabari_harga_web() owner to mustika_buku;
revoke execute on function kabari_harga_web() from public;

-- One number per store that grows when its settings or account mapping change: cached copies compare it.
create table versi_toko (
  kode_toko text not null,
  versi bigint not null default 1,
  primary key (kode_toko),
  constraint versi_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('versi_toko', '');
grant insert, select, update on versi_toko to mustika_app;
grant select on versi_toko to mustika_buku, mustika_report;
create trigger kabari_harga_web AFTER UPDATE ON versi_toko FOR EACH ROW EXECUTE FUNCTION kabari_harga_web();
alter table versi_toko enable always trigger kabari_harga_web;

-- ----------------------------------------------------------------------------------------------------
-- Views

-- Weighings as their day said them: one that was taken back the same day was none, one taken back later had been one.
create view timbang_baki_sah with (security_invoker=true) as
 SELECT t.kode_toko,
    t.no_dokumen,
    t.kode_gudang,
    t.kode_baki,
    t.jumlah_barang,
    t.berat,
    t.berat_baki,
    t.berat_plastik,
    t.berat_atribut,
    t.berat_bandrol,
    t.total,
    t.timbangan,
    t.selisih,
    t.toleransi,
    t.cara,
    t.keterangan,
    e.tanggal,
    e.waktu,
    e.user_id
   FROM timbang_baki t
     JOIN peristiwa e ON e.kode_toko = t.kode_toko AND e.no_dokumen = t.no_dokumen AND e.ke_status = 'DONE'::text
  WHERE NOT (EXISTS ( SELECT
           FROM peristiwa c
          WHERE c.kode_toko = t.kode_toko AND c.no_dokumen = t.no_dokumen AND c.ke_status = 'CANC'::text AND c.tanggal = e.tanggal));
grant select on timbang_baki_sah to mustika_app, mustika_report;

-- What moved over a tray after it was weighed, until the end of that day, as the books say.
create view aktivitas_timbang_baki with (security_invoker=true) as
 SELECT t.kode_toko,
    t.no_dokumen,
    t.kode_gudang,
    t.kode_baki,
    t.tanggal,
    t.waktu AS ditimbang,
    g.waktu,
    g.user_id,
    d.jenis,
    b.no_dokumen AS no_gerak,
    b.kode_barcode,
    x.arah * b.qty AS qty,
    x.arah * b.berat::bigint AS berat,
    b.urut
   FROM timbang_baki_sah t
     JOIN buku_barang b ON b.kode_toko = t.kode_toko AND b.tanggal = t.tanggal
     JOIN peristiwa g ON g.kode_toko = b.kode_toko AND g.no_dokumen = b.no_dokumen AND g.urut = b.peristiwa AND g.waktu > t.waktu
     JOIN dokumen d ON d.kode_toko = b.kode_toko AND d.no_dokumen = b.no_dokumen
     CROSS JOIN LATERAL ( VALUES (1,b.ke_tempat), ('-1'::integer,b.dari_tempat)) x(arah, tempat)
  WHERE x.tempat = ((t.kode_gudang || '/'::text) || t.kode_baki);
grant select on aktivitas_timbang_baki to mustika_app, mustika_report;

-- Where a piece of gudang BELI came from: bought over the counter, or kept of a pledge that nobody redeemed.
create view asal_beli with (security_invoker=true) as
 SELECT l.kode_toko,
    l.kode_barcode,
    l.no_faktur,
    l.no_faktur_group,
    l.tanggal,
    l.kondisi_barang,
    l.susut,
    l.berat,
    l.harga,
    l.batal
   FROM pembelian_barang l
UNION ALL
 SELECT a.kode_toko,
    a.kode_barcode,
    a.no_faktur,
    a.no_faktur_hutang AS no_faktur_group,
    a.tanggal,
    'LELANG'::text AS kondisi_barang,
    0::miligram AS susut,
    a.berat,
    a.nilai AS harga,
    a.batal
   FROM hutang_ambil a;
grant select on asal_beli to mustika_app, mustika_report;

create function berbatu_berlian(toko text, kode text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from barang_batu s join jenis_batu k on k.kode_batu = s.kode_batu and k.berlian
                  where s.kode_toko = toko and s.kode_barcode = kode)
$function$;

-- The till asks about an article what about a piece, and how many there are at which worth. Of a piece nothing more is read.
create view barang_di_meja with (security_invoker=true) as
 SELECT b.kode_toko,
    b.kode_barcode,
    b.nama_barang,
    b.kode_group,
    b.kode_dept,
    b.kode_gudang,
    b.kode_baki,
    b.status,
    b.versi,
    b.size,
    b.berat,
    b.kadar,
    b.kadar_cetak,
    b.tipe_ongkos,
    b.ongkos,
    b.harga_atribut,
    b.harga_modal,
    b.harga_bandrol,
    b.no_terakhir,
    b.ada_faktur_masukan,
    g.harga AS harga_group,
    g.versi AS versi_group,
    g.kadar_jual,
    g.markis,
    g.aksesoris,
    j.golongan_ppn,
    w.dijual,
    j.berlian OR berbatu_berlian(b.kode_toko, b.kode_barcode) AS berlian,
    (EXISTS ( SELECT
           FROM pembelian_barang q
          WHERE q.kode_toko = b.kode_toko AND q.kode_barcode = b.kode_barcode AND NOT q.batal)) AS pernah_dibeli,
    p.user_id AS pemegang,
    p.keranjang,
    p.sampai AS dipegang_sampai,
    b.golongan_modal,
        CASE
            WHEN b.status = 'BERJUMLAH'::text THEN ( SELECT jsonb_build_object('jumlah', s.jumlah, 'nilai', s.nilai, 'versi', s.versi) AS jsonb_build_object
               FROM stok_aksesoris s
              WHERE s.kode_toko = b.kode_toko AND s.kode_barcode = b.kode_barcode)
            ELSE NULL::jsonb
        END AS stok
   FROM barang b
     JOIN grup g ON g.kode_toko = b.kode_toko AND g.kode_group = b.kode_group
     JOIN gudang w ON w.kode_toko = b.kode_toko AND w.kode_gudang = b.kode_gudang
     JOIN jenis j ON j.kode_dept = b.kode_dept
     LEFT JOIN barang_pegang p ON p.kode_toko = b.kode_toko AND p.kode_barcode = b.kode_barcode;
grant select on barang_di_meja to mustika_app;

-- With the number that stands on the supplier's own paper.
create view bayar_supplier_faktur_isi with (security_invoker=true) as
 SELECT f.kode_toko,
    f.no_dokumen,
    f.no_utang,
    p.no_faktur_supplier,
    f.jumlah
   FROM bayar_supplier_faktur f
     LEFT JOIN penerimaan_barang p ON p.kode_toko = f.kode_toko AND p.no_dokumen = f.no_utang;
grant select on bayar_supplier_faktur_isi to mustika_app, mustika_buku, mustika_report;

-- With its name, on the sheet and on paper.
create view bayar_supplier_rosok with (security_invoker=true) as
 SELECT g.kode_toko,
    g.no_dokumen,
    g.kode_barcode,
    g.dari_status,
    g.dari_gudang,
    g.dari_baki,
    g.dari_dokumen,
    g.ke_status,
    g.urut,
    g.nama_barang,
    g.kode_group,
    g.kode_dept,
    g.berat,
    g.kadar,
    g.harga_modal,
    g.ke_gudang,
    g.ke_baki,
    p.kelas_ppn,
    p.ppn_transaksi_value,
    p.dpp,
    p.ppn_transaksi_rp,
    p.total,
    p.pph22
   FROM asal_gerak g
     LEFT JOIN bayar_supplier_pajak p ON p.kode_toko = g.kode_toko AND p.no_dokumen = g.no_dokumen AND p.kode_barcode = g.kode_barcode;
grant select on bayar_supplier_rosok to mustika_app, mustika_buku, mustika_report;

-- The money book as an accountant reads it: every transfer once at each of its ends.
create view gerak_akun with (security_invoker=true) as
 SELECT buku_uang.kode_toko,
    buku_uang.tanggal,
    buku_uang.no_dokumen,
    buku_uang.peristiwa,
    buku_uang.urut,
    buku_uang.ke_nomor AS nomor_akun,
    buku_uang.ke_dimensi AS dimensi,
    buku_uang.ke_akun AS peran,
    buku_uang.dari_nomor AS lawan,
    buku_uang.kategori,
    buku_uang.jenis,
    buku_uang.kategori = 'PENUTUP_BULAN'::text AS penutup,
    buku_uang.keterangan,
    buku_uang.jumlah::bigint AS debit,
    0::bigint AS kredit
   FROM buku_uang
UNION ALL
 SELECT buku_uang.kode_toko,
    buku_uang.tanggal,
    buku_uang.no_dokumen,
    buku_uang.peristiwa,
    buku_uang.urut,
    buku_uang.dari_nomor AS nomor_akun,
    buku_uang.dari_dimensi AS dimensi,
    buku_uang.dari_akun AS peran,
    buku_uang.ke_nomor AS lawan,
    buku_uang.kategori,
    buku_uang.jenis,
    buku_uang.kategori = 'PENUTUP_BULAN'::text AS penutup,
    buku_uang.keterangan,
    0::bigint AS debit,
    buku_uang.jumlah::bigint AS kredit
   FROM buku_uang;
grant select on gerak_akun to mustika_app, mustika_buku, mustika_report;

create view gerak_barang with (security_invoker=true) as
 SELECT buku_barang.kode_toko,
    buku_barang.tanggal,
    buku_barang.no_dokumen,
    buku_barang.peristiwa,
    buku_barang.kode_barcode,
    buku_barang.ke_tempat AS tempat,
    buku_barang.dari_tempat AS lawan,
    buku_barang.kadar::integer AS kadar,
    buku_barang.qty AS masuk_qty,
    buku_barang.berat::bigint AS masuk_berat,
    0 AS keluar_qty,
    0::bigint AS keluar_berat
   FROM buku_barang
UNION ALL
 SELECT buku_barang.kode_toko,
    buku_barang.tanggal,
    buku_barang.no_dokumen,
    buku_barang.peristiwa,
    buku_barang.kode_barcode,
    buku_barang.dari_tempat AS tempat,
    buku_barang.ke_tempat AS lawan,
    buku_barang.kadar::integer AS kadar,
    0 AS masuk_qty,
    0::bigint AS masuk_berat,
    buku_barang.qty AS keluar_qty,
    buku_barang.berat::bigint AS keluar_berat
   FROM buku_barang;
grant select on gerak_barang to mustika_app, mustika_buku, mustika_report;

-- One row per event that put a document into the books (`arah` 1) or took it out again (-1). Amounts of the document times
-- `arah`, summed over any days, are what the books moved on them; `asal` is the event that booked it first. Documents that are booked more than once (a deposit) keep
-- their movements in a table of their own.
create view gerak_nota with (security_invoker=true) as
 SELECT kode_toko,
    no_dokumen,
    urut AS peristiwa,
    tanggal,
    waktu,
    user_id,
    alasan,
    otorisasi,
    COALESCE(membalik, urut) AS asal,
        CASE
            WHEN membalik IS NULL THEN 1
            ELSE '-1'::integer
        END AS arah
   FROM peristiwa e
  WHERE membalik IS NOT NULL OR (ke_status = ANY (ARRAY['DONE'::text, 'KIRIM'::text]));
grant select on gerak_nota to mustika_app, mustika_report;

-- Both books as what came into a place and went out of it.
create view gerak_uang with (security_invoker=true) as
 SELECT buku_uang.kode_toko,
    buku_uang.tanggal,
    buku_uang.no_dokumen,
    buku_uang.peristiwa,
    buku_uang.kategori,
    buku_uang.jenis,
    buku_uang.ke_akun AS akun,
    buku_uang.ke_dimensi AS dimensi,
    buku_uang.jumlah::bigint AS masuk,
    0::bigint AS keluar
   FROM buku_uang
UNION ALL
 SELECT buku_uang.kode_toko,
    buku_uang.tanggal,
    buku_uang.no_dokumen,
    buku_uang.peristiwa,
    buku_uang.kategori,
    buku_uang.jenis,
    buku_uang.dari_akun AS akun,
    buku_uang.dari_dimensi AS dimensi,
    0::bigint AS masuk,
    buku_uang.jumlah::bigint AS keluar
   FROM buku_uang;
grant select on gerak_uang to mustika_app, mustika_buku, mustika_report;

-- What happened to loans as the books have it: each thing on its day, and once more with a minus on the day it was taken back.
-- Amounts are signed, so summed over any days they are what PIUTANG_GADAI, the interest and the surplus of auctions moved on them,
-- and until a day what they were on its evening, whatever was taken back since. `asal` is the event that did it first.
create view jejak_hutang with (security_invoker=true) as
 SELECT g.kode_toko,
    g.no_faktur_hutang,
    g.urut AS gerak,
    g.no_dokumen,
    e.urut AS peristiwa,
    g.peristiwa AS asal,
    e.tanggal,
    e.waktu,
    e.user_id,
    e.alasan,
    e.otorisasi,
    g.jenis,
    1 AS arah,
    g.hari,
    g.bulan,
    g.tgl_jatuh_tempo,
    g.pembeli,
    g.tanggal AS tgl_asal,
    g.pokok::bigint AS pokok,
    g.bunga::bigint AS bunga,
    g.denda::bigint AS denda,
    g.potongan_bunga::bigint AS potongan_bunga,
    g.potongan_denda::bigint AS potongan_denda,
    g.hasil::bigint AS hasil,
    g.biaya::bigint AS biaya,
    g.kelebihan::bigint AS kelebihan,
    g.rugi::bigint AS rugi,
    g.diambil
   FROM hutang_gerak g
     JOIN peristiwa e ON e.kode_toko = g.kode_toko AND e.no_dokumen = g.no_dokumen AND e.urut = g.peristiwa
UNION ALL
 SELECT g.kode_toko,
    g.no_faktur_hutang,
    g.urut AS gerak,
    g.no_dokumen,
    e.urut AS peristiwa,
    g.peristiwa AS asal,
    e.tanggal,
    e.waktu,
    e.user_id,
    e.alasan,
    e.otorisasi,
    g.jenis,
    '-1'::integer AS arah,
    g.hari,
    g.bulan,
    g.tgl_jatuh_tempo,
    g.pembeli,
    g.tanggal AS tgl_asal,
    - g.pokok::bigint AS pokok,
    - g.bunga::bigint AS bunga,
    - g.denda::bigint AS denda,
    - g.potongan_bunga::bigint AS potongan_bunga,
    - g.potongan_denda::bigint AS potongan_denda,
    - g.hasil::bigint AS hasil,
    - g.biaya::bigint AS biaya,
    - g.kelebihan::bigint AS kelebihan,
    - g.rugi::bigint AS rugi,
    g.diambil
   FROM hutang_gerak g
     JOIN peristiwa e ON e.kode_toko = g.kode_toko AND e.no_dokumen = g.no_dokumen AND e.membalik = g.peristiwa
  WHERE g.batal;
grant select on jejak_hutang to mustika_app, mustika_report;

create view kirim_barang_isi with (security_invoker=true) as
 SELECT l.kode_toko,
    l.no_dokumen,
    l.urut,
    l.kode_barcode,
    g.nama_barang,
    g.kode_group,
    g.kode_dept,
    g.kadar,
    g.berat,
    l.berat_terima,
    g.harga_modal,
    g.dari_gudang,
    g.dari_baki,
    l.keadaan,
    l.catatan
   FROM kirim_barang_barang l
     JOIN asal_gerak g ON g.kode_toko = l.kode_toko AND g.no_dokumen = l.no_dokumen AND g.kode_barcode = l.kode_barcode;
grant select on kirim_barang_isi to mustika_app, mustika_buku, mustika_report;

-- Closed days from the sums, the open day from the book.
create view mutasi_akun with (security_invoker=true) as
 SELECT saldo_akun_hari.kode_toko,
    saldo_akun_hari.tanggal,
    saldo_akun_hari.nomor_akun,
    saldo_akun_hari.dimensi,
    saldo_akun_hari.penutup,
    saldo_akun_hari.debit::bigint AS debit,
    saldo_akun_hari.kredit::bigint AS kredit
   FROM saldo_akun_hari
UNION ALL
 SELECT g.kode_toko,
    g.tanggal,
    g.nomor_akun,
    g.dimensi,
    g.penutup,
    g.debit,
    g.kredit
   FROM hari_toko h
     JOIN gerak_akun g ON g.kode_toko = h.kode_toko AND g.tanggal = h.tanggal
  WHERE h.status = 'OPEN'::text;
grant select on mutasi_akun to mustika_app, mustika_buku, mustika_report;

-- A person's day counts what is lent to him and what his pledge was sold for, beside what he buys and sells. Of a renewal only what
-- is lent beyond the old principal: the rest is the same money.
create view nota_orang with (security_invoker=true) as
 SELECT p.kode_toko,
    p.tanggal,
    p.no_faktur_group,
    'PENJUALAN'::text AS jenis,
    (p.total::bigint::numeric - COALESCE(( SELECT sum(LEAST(a.dipakai::bigint::numeric, ( SELECT COALESCE(sum(u.jumlah::bigint), 0::numeric) AS "coalesce"
                   FROM uang_orang u
                  WHERE COALESCE(u.no_induk, u.no_dokumen) = a.induk AND u.tanggal = p.tanggal))) AS sum
           FROM ( SELECT x.dipakai,
                    x.no_titipan AS induk
                   FROM titipan_ambil x
                  WHERE x.kode_toko = p.kode_toko AND x.no_faktur_group = p.no_faktur_group
                UNION ALL
                 SELECT x.dipakai,
                    x.no_cicilan
                   FROM cicilan_ambil x
                  WHERE x.kode_toko = p.kode_toko AND x.no_faktur_group = p.no_faktur_group) a), 0::numeric))::rupiah AS total,
    split_part(COALESCE(p.nik_sim_passport, p.npwp_customer), '~'::text, 1) AS digest,
    COALESCE(p.nik_sim_passport, p.npwp_customer) AS nik_sim_passport,
    p.kode_member,
    p.nama_customer,
    p.no_hp_customer,
    p.alamat_customer,
    p.tanggal_lahir,
    p.pekerjaan,
    p.sumber_dana,
    NULLIF(upper(btrim(p.nama_customer)), ''::text) AS nama,
    nomor_telp(p.no_hp_customer) AS telp
   FROM penjualan p
     JOIN dokumen d ON d.kode_toko = p.kode_toko AND d.no_dokumen = p.no_faktur_group
  WHERE d.status <> 'CANC'::text
UNION ALL
 SELECT p.kode_toko,
    p.tanggal,
    p.no_faktur_group,
        CASE
            WHEN p.tukar THEN 'TUKAR'::text
            ELSE 'PEMBELIAN'::text
        END AS jenis,
    p.total,
    split_part(p.nik_sim_passport, '~'::text, 1) AS digest,
    p.nik_sim_passport,
    p.kode_member,
    p.nama_customer,
    p.no_hp_customer,
    p.alamat_customer,
    p.tanggal_lahir,
    p.pekerjaan,
    p.sumber_dana,
    NULLIF(upper(btrim(p.nama_customer)), ''::text) AS nama,
    nomor_telp(p.no_hp_customer) AS telp
   FROM pembelian p
     JOIN dokumen d ON d.kode_toko = p.kode_toko AND d.no_dokumen = p.no_faktur_group
  WHERE d.status <> 'CANC'::text
UNION ALL
 SELECT h.kode_toko,
    a.tanggal,
    h.no_faktur_hutang AS no_faktur_group,
    a.jenis,
    a.total,
    split_part(h.nik_sim_passport, '~'::text, 1) AS digest,
    h.nik_sim_passport,
    h.kode_member,
    h.nama_customer,
    h.no_hp_customer,
    h.alamat_customer,
    h.tanggal_lahir,
    h.pekerjaan,
    h.sumber_dana,
    NULLIF(upper(btrim(h.nama_customer)), ''::text) AS nama,
    nomor_telp(h.no_hp_customer) AS telp
   FROM ( SELECT h_1.kode_toko,
            h_1.no_faktur_hutang,
            h_1.tanggal,
            'HUTANG'::text AS jenis,
            (h_1.jumlah_hutang::bigint - COALESCE(l.jumlah_hutang::bigint, 0::bigint))::rupiah AS total
           FROM hutang h_1
             JOIN dokumen d ON d.kode_toko = h_1.kode_toko AND d.no_dokumen = h_1.no_faktur_hutang
             LEFT JOIN hutang l ON l.kode_toko = h_1.kode_toko AND l.no_faktur_hutang = h_1.no_faktur_lama
          WHERE d.status <> 'CANC'::text AND h_1.jumlah_hutang::bigint > COALESCE(l.jumlah_hutang::bigint, 0::bigint)
        UNION ALL
         SELECT g.kode_toko,
            g.no_faktur_hutang,
            g.tanggal,
            'LELANG'::text AS jenis,
            g.hasil
           FROM hutang_gerak g
          WHERE g.jenis = 'LELANG'::text AND NOT g.batal) a
     JOIN hutang h ON h.kode_toko = a.kode_toko AND h.no_faktur_hutang = a.no_faktur_hutang
UNION ALL
 SELECT u.kode_toko,
    u.tanggal,
    u.no_dokumen AS no_faktur_group,
    u.jenis,
    u.jumlah AS total,
    split_part(u.nik_sim_passport, '~'::text, 1) AS digest,
    u.nik_sim_passport,
    u.kode_member,
    u.nama_customer,
    u.no_hp_customer,
    u.alamat_customer,
    u.tanggal_lahir,
    u.pekerjaan,
    u.sumber_dana,
    NULLIF(upper(btrim(u.nama_customer)), ''::text) AS nama,
    nomor_telp(u.no_hp_customer) AS telp
   FROM uang_orang u
     JOIN dokumen d ON d.kode_toko = u.kode_toko AND d.no_dokumen = u.no_dokumen
  WHERE d.status <> 'CANC'::text OR (d.jenis = ANY (ARRAY['titipan'::text, 'cicilan'::text]));
grant select on nota_orang to mustika_app, mustika_report;

-- The tax office sees money on plans as it sees deposits.
create view pajak_titipan with (security_invoker=true) as
 WITH barang AS (
         SELECT l.kode_toko,
            l.no_titipan,
            l.kelas_ppn,
            l.ppn_transaksi_value,
            l.kode_faktur,
            l.total,
            l.ppn_transaksi_rp
           FROM titipan_barang l
        UNION ALL
         SELECT l.kode_toko,
            l.no_cicilan,
            l.kelas_ppn,
            l.ppn_transaksi_value,
            l.kode_faktur,
            l.total,
            l.ppn_transaksi_rp
           FROM cicilan_barang l
        ), uang AS (
         SELECT t.kode_toko,
            t.no_titipan,
            t.urut,
            t.tanggal,
            t.jenis,
            t.jumlah,
            t.ppn,
            t.no_dokumen
           FROM titipan_gerak t
        UNION ALL
         SELECT c.kode_toko,
            c.no_cicilan,
            c.urut,
            c.tanggal,
                CASE
                    WHEN c.jenis = 'DP'::text THEN 'MASUK'::text
                    WHEN c.jenis = ANY (ARRAY['BAYAR'::text, 'LUNAS_CEPAT'::text]) THEN 'TAMBAH'::text
                    ELSE c.jenis
                END AS jenis,
            c.jumlah,
            c.ppn,
                CASE
                    WHEN c.jenis = ANY (ARRAY['BAYAR'::text, 'LUNAS_CEPAT'::text, 'BATAL_BAYAR'::text]) THEN c.no_cicilan
                    ELSE c.no_dokumen
                END AS no_dokumen
           FROM cicilan_gerak c
        ), kelas AS (
         SELECT l.kode_toko,
            l.no_titipan,
            l.kelas_ppn,
            l.ppn_transaksi_value,
            l.kode_faktur,
            sum(l.total::bigint) AS harga,
            sum(l.ppn_transaksi_rp::bigint) AS ppn
           FROM barang l
          WHERE l.kelas_ppn IS NOT NULL
          GROUP BY l.kode_toko, l.no_titipan, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur
        ), bagian AS (
         SELECT k.kode_toko,
            k.no_titipan,
            k.kelas_ppn,
            k.ppn_transaksi_value,
            k.kode_faktur,
            k.harga,
            k.ppn,
            sum(k.harga) OVER (w ORDER BY k.kelas_ppn, k.ppn_transaksi_value, k.kode_faktur) AS harga_sampai,
            sum(k.ppn) OVER (w ORDER BY k.kelas_ppn, k.ppn_transaksi_value, k.kode_faktur) AS ppn_sampai,
            sum(k.harga) OVER w AS harga_semua,
            GREATEST(sum(k.ppn) OVER w, 1::numeric) AS ppn_semua
           FROM kelas k
          WINDOW w AS (PARTITION BY k.kode_toko, k.no_titipan)
        ), gerak AS (
         SELECT g_1.kode_toko,
            g_1.no_titipan,
            g_1.urut,
            g_1.tanggal,
            g_1.jenis,
            g_1.jumlah,
            g_1.ppn,
            g_1.no_dokumen,
            sum(g_1.jumlah::bigint) OVER w AS ke,
            sum(g_1.ppn::bigint) OVER w AS ppn_ke
           FROM uang g_1
          WINDOW w AS (PARTITION BY g_1.kode_toko, g_1.no_titipan ORDER BY g_1.urut)
        )
 SELECT g.kode_toko,
    g.no_titipan,
    g.urut,
    g.tanggal,
    g.jenis,
    g.no_dokumen,
    b.kelas_ppn,
    b.ppn_transaksi_value,
    b.kode_faktur,
    (round(g.ke * b.harga_sampai / b.harga_semua) - round(g.ke * (b.harga_sampai - b.harga) / b.harga_semua) - round((g.ke - g.jumlah::numeric) * b.harga_sampai / b.harga_semua) + round((g.ke - g.jumlah::numeric) * (b.harga_sampai - b.harga) / b.harga_semua))::bigint::rupiah AS jumlah,
    (round(g.ppn_ke * b.ppn_sampai / b.ppn_semua) - round(g.ppn_ke * (b.ppn_sampai - b.ppn) / b.ppn_semua) - round((g.ppn_ke - g.ppn::numeric) * b.ppn_sampai / b.ppn_semua) + round((g.ppn_ke - g.ppn::numeric) * (b.ppn_sampai - b.ppn) / b.ppn_semua))::bigint::rupiah AS ppn
   FROM gerak g
     JOIN bagian b ON b.kode_toko = g.kode_toko AND b.no_titipan = g.no_titipan;
grant select on pajak_titipan to mustika_app, mustika_report;

-- What became of each expected piece or packet that is not simply there: it left or moved by a document since (a loan that was
-- redeemed, sold or taken back; one that goes on under another number), or nobody knows.
create function hasil_opname(toko text, no_dok text)
 RETURNS TABLE(kode text, keadaan text, nama_barang text, kode_group text, kode_dept text, kode_baki text, di_baki text, berat bigint, keterangan text, oleh text, ketemu timestamp with time zone, alasan text, diharap boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select l.kode_barcode,
         case when l.keadaan <> 'BELUM' and not h.aktif then l.keadaan
              when l.ketemu is not null and l.di_baki <> l.kode_baki then 'SALAH_BAKI'
              when l.ketemu is not null then 'KETEMU'
              when l.no_faktur_hutang is not null and d.status = 'DONE' then 'HILANG'
              when l.no_faktur_hutang is not null and g.no_faktur_baru is not null then 'PINDAH'
              when s.status is null then 'KELUAR'
              when b.no_terakhir <> l.no_terakhir then 'PINDAH'
              else 'HILANG' end,
         l.nama_barang, l.kode_group, l.kode_dept, l.kode_baki, l.di_baki, l.berat::bigint,
         case when l.ketemu is not null then null
              when l.no_faktur_hutang is not null then case when d.status <> 'DONE' then coalesce(g.no_faktur_baru, g.tutup, 'BATAL') end
              when s.status is null or b.no_terakhir <> l.no_terakhir then b.no_terakhir end, l.oleh, l.ketemu, l.alasan, true
    from stock_opname_barang l
    join stock_opname h on h.kode_toko = l.kode_toko and h.no_dokumen = l.no_dokumen
    left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.keping
    left join status_stok s on s.status = b.status
    left join hutang g on g.kode_toko = l.kode_toko and g.no_faktur_hutang = l.no_faktur_hutang
    left join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_hutang
   where l.kode_toko = toko and l.no_dokumen = no_dok
  union all
  select x.kode, x.keadaan, coalesce(b.nama_barang, g.nama_customer), b.kode_group, b.kode_dept, x.kode_baki, x.di_baki,
         coalesce(b.berat, g.berat_plastik)::bigint, x.keterangan, x.oleh, x.ketemu, x.alasan, false
    from stock_opname_lain x
    left join barang b on b.kode_toko = x.kode_toko and b.kode_barcode = x.kode
    left join hutang g on g.kode_toko = x.kode_toko and g.no_faktur_hutang = x.kode
   where x.kode_toko = toko and x.no_dokumen = no_dok
$function$;

-- What is not simply there; of a blind count that goes on nobody is told.
create view selisih_opname with (security_invoker=true) as
 SELECT h.kode_toko,
    h.no_dokumen,
    r.kode,
    r.keadaan,
    r.nama_barang,
    r.kode_group,
    r.kode_dept,
    r.kode_baki,
    r.di_baki,
    r.berat,
    r.keterangan,
    r.oleh,
    r.alasan
   FROM stock_opname h
     CROSS JOIN LATERAL hasil_opname(h.kode_toko, h.no_dokumen) r(kode, keadaan, nama_barang, kode_group, kode_dept, kode_baki, di_baki, berat, keterangan, oleh, ketemu, alasan, diharap)
  WHERE r.keadaan <> 'KETEMU'::text AND (h.aktif AND NOT h.buta OR h.fisik_qty IS NOT NULL);
grant select on selisih_opname to mustika_app, mustika_report;

-- ----------------------------------------------------------------------------------------------------
-- Functions

-- What the closing of a day changes: interest that grew on what runs, where the shop books it as it grows (`tumbuh`); what is left on a contract
-- that never was, whatever the shop does today. What was booked stays booked when the setting is switched back.
create function akrual_hutang(toko text, hari date, tumbuh boolean)
 RETURNS TABLE(no_faktur_hutang text, jumlah bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select h.no_faktur_hutang, t.jumlah - h.bunga_akrual
    from hutang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
   cross join lateral (select case when d.status <> 'DONE' then 0 when not tumbuh then h.bunga_akrual::bigint
        else greatest(h.bunga_akrual::bigint, bunga_hutang(h.jumlah_hutang, h.bunga, h.mode_bunga, h.hari_minimal, h.pembulatan,
          hari - h.tanggal) - h.bunga_dibayar) end as jumlah) t
   where h.kode_toko = toko and (h.bunga_akrual > 0 or (tumbuh and h.tutup is null)) and t.jumlah <> h.bunga_akrual
$function$;

-- Journals by hand ask the golongan now.
create function akun_manual(toko text, nomor text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from akun a join golongan_akun g on g.golongan = a.golongan and g.jurnal
                  where a.nomor_akun = nomor and a.aktif and a.manual)
$function$;

-- Stock by kind: accessories that nobody waits for stand on their own account.
create function akun_modal(akun text, golongan text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when akun = 'PERSEDIAAN_TOKO' and golongan = 'AKSESORIS' then 'PERSEDIAAN_AKSESORIS' else akun end
$function$;

-- Jobs are queued in the document's transaction; the queue itself belongs to the owner.
create function antre(nama text, isi jsonb, kunci text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci);
end $function$;
revoke execute on function antre(text,jsonb,text) from public;
grant execute on function antre(text,jsonb,text) to mustika_app, mustika_buku;

-- A job for later: what failed is tried again after a pause.
create function antre_nanti(nama text, isi jsonb, kunci text, pada timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci, run_at := pada);
end $function$;
revoke execute on function antre_nanti(text,jsonb,text,timestamp with time zone) from public;
grant execute on function antre_nanti(text,jsonb,text,timestamp with time zone) to mustika_app;

-- A job for a moment to come.
create function antre_pada(nama text, isi jsonb, kunci text, saat timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci, run_at := saat);
end $function$;
revoke execute on function antre_pada(text,jsonb,text,timestamp with time zone) from public;
grant execute on function antre_pada(text,jsonb,text,timestamp with time zone) to mustika_buku;

-- The store a transaction acts for, and whether it may read across stores (head office). Set per transaction.
create function app_toko()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select current_setting('app.kode_toko', true) $function$;

-- The pieces of a scope that lie in a tray of the store now.
create function barang_opname(toko text, gudang text, baki text, grup text, dept text)
 RETURNS SETOF barang
 LANGUAGE sql
 STABLE
AS $function$
  select b.* from barang b join status_stok s on s.status = b.status
   where b.kode_toko = toko and (gudang is null or b.kode_gudang = gudang) and (baki is null or b.kode_baki = baki)
     and (grup is null or b.kode_group = grup) and (dept is null or b.kode_dept = dept)
$function$;

-- Takes a version back that has not taken effect; false when it has, or was taken back before.
create function batal_jadwal_harga(p_tabel text, p_kode text, p_id uuid, saat timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update jadwal_harga x set status = 'BATAL', selesai_oleh = current_setting('app.user_id'), selesai_pada = saat
   where x.kode_toko = app_toko() and x.id = p_id and x.tabel = p_tabel and x.kode = p_kode and x.status = 'MENUNGGU'
     and x.berlaku_mulai > saat;
  return found;
end $function$;
alter function batal_jadwal_harga(text,text,uuid,timestamp with time zone) owner to mustika_buku;
revoke execute on function batal_jadwal_harga(text,text,uuid,timestamp with time zone) from public;
grant execute on function batal_jadwal_harga(text,text,uuid,timestamp with time zone) to mustika_app;

-- Has this person the right to agree in this store, today? Spec 1 §6: SPV and OWN, in their own store or as head office.
create function berhak_setuju(toko text, penyetuju text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from pengguna p join toko t using (kode_toko)
    where p.user_id = penyetuju and p.level in ('SPV', 'OWN') and p.aktif and t.aktif and p.dikunci_pada is null
      and not p.harus_ganti_password
      and (p.kode_toko = toko or t.tipe = 'PUSAT' and (p.lingkup is null or toko = any (p.lingkup))))
$function$;

-- A chain table has one list for all stores; who may write it is the gate's business.
create function beri_hak_rantai(tabel regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('grant select, insert, update, delete on %s to mustika_app', tabel);
  execute format('grant select on %s to mustika_report, mustika_buku', tabel);
end $function$;

-- The requester stands at the till, the approver types there.
create function beri_otorisasi(w jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tulis_otorisasi(app_toko(), current_setting('app.user_id', true), w ->> 'approver', w);
end $function$;
alter function beri_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function beri_otorisasi(jsonb) from public;
grant execute on function beri_otorisasi(jsonb) to mustika_app;

-- Is this announcement for a user of this level in this store? Named people come on top of levels and stores; people
-- alone, without level and store, are all there are.
create function berita_untuk(b berita, p_user_id text, p_level text, p_toko text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select p_user_id = any (b.orang)
      or (cardinality(b.orang) = 0 or cardinality(b.level) > 0 or cardinality(b.toko) > 0)
         and (cardinality(b.level) = 0 or p_level = any (b.level))
         and (cardinality(b.toko) = 0 or p_toko = any (b.toko))
$function$;

-- Opens the last closed day again while nothing happened on the new one; the differences are reversed on their own day.
create function buka_hari(toko text, w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  tutup record;
  baru date;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  if exists (select from idem i where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci') then
    return catat(toko, w);
  end if;
  select t.tanggal into tutup from tutup_toko t where t.kode_toko = toko and t.no_dokumen = w ->> 'nomor' and not t.dibuka_kembali;
  if not found then perform tolak('DOKUMEN_SUDAH_BERUBAH', jsonb_build_object('nomor', w ->> 'nomor')); end if;
  select h.tanggal into baru from hari_toko h where h.kode_toko = toko and h.status = 'OPEN';
  if tutup.tanggal <> (select max(h.tanggal) from hari_toko h where h.kode_toko = toko and h.status = 'CLOSED') then
    perform tolak('BUKAN_HARI_TERAKHIR', jsonb_build_object('tanggal', tutup.tanggal));
  end if;
  if exists (select from peristiwa p where p.kode_toko = toko and p.tanggal = baru) then
    perform tolak('HARI_BARU_SUDAH_TERISI', jsonb_build_object('tanggal', baru));
  end if;
  delete from hari_toko h where h.kode_toko = toko and h.tanggal = baru;
  update hari_toko h set status = 'OPEN', ditutup_pada = null, ditutup_oleh = null where h.kode_toko = toko and h.tanggal = tutup.tanggal;
  hasil := catat(toko, w || jsonb_build_object('hari', tutup.tanggal));
  update tutup_toko t set dibuka_kembali = true where t.kode_toko = toko and t.no_dokumen = w ->> 'nomor';
  return hasil;
end $function$;
alter function buka_hari(text,jsonb) owner to mustika_buku;
revoke execute on function buka_hari(text,jsonb) from public;
grant execute on function buka_hari(text,jsonb) to mustika_app;

create function buka_opname(w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
begin
  perform set_config('app.kode_toko', toko, true);
  update stock_opname h set dibuka = (w ->> 'saat')::timestamptz, dibuka_oleh = w ->> 'user'
   where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif and h.buta and h.dibuka is null;
  if not found and not exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok) then
    perform tolak('OPNAME_TIDAK_ADA', '{}');
  end if;
  return jsonb_build_object('dibuka', true);
end $function$;
alter function buka_opname(jsonb) owner to mustika_buku;
revoke execute on function buka_opname(jsonb) from public;
grant execute on function buka_opname(jsonb) to mustika_app;

create function bulan_denda(tempo date, basis text, lunas date, sampai date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select greatest(0, bulan_telat(tempo, basis, sampai) - case when lunas is null then 0 else bulan_telat(tempo, basis, lunas) end)
$function$;

-- Months are closed one after the other: an earlier one whose profit nobody moved yet would disappear into the later one.
-- What lies in a locked period can only go along, because nothing is written there any more.
create function bulan_lalu_terbuka(toko text, hari date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
     where m.kode_toko = toko and m.tanggal < hari
       and m.tanggal > coalesce((select max(p.sampai) from penutup_bulan p where p.kode_toko = toko and not p.dibatalkan), '-infinity')
     group by m.nomor_akun, m.dimensi having sum(m.debit - m.kredit) <> 0)
$function$;

-- What bulanLewat and dendaSampai of bunga-berjalan.rule.ts say, for lists and reports.
create function bulan_telat(tempo date, basis text, sampai date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when sampai <= tempo then 0
    when basis = '30_HARI' then (sampai - tempo + 29) / 30
    else m + case when (tempo + make_interval(months => m))::date < sampai then 1 else 0 end end
    from (values ((extract(year from sampai) - extract(year from tempo)) * 12 + extract(month from sampai) - extract(month from tempo))) v (x),
         lateral (select v.x::integer as m) b
$function$;

-- All interest of a contract until a day: what hitung of bunga-berjalan.rule.ts says, for lists and reports.
create function bunga_hutang(pokok bigint, bunga integer, cara text, hari_minimal integer, bulat bigint, hari integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (ceil(case cara
      when 'HARIAN' then pokok::numeric * bunga * greatest(hari, hari_minimal, 1) / 3000000
      when 'BULANAN' then pokok::numeric * bunga * ceil(greatest(hari, hari_minimal, 1) / 30.0) / 100000
      else pokok::numeric * bunga * ceil(greatest(hari, hari_minimal, 1) / 15.0) / 200000 end / bulat) * bulat)::bigint
$function$;

create function catat(toko text, w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  tersimpan record;
  dok record;
  izin uuid[];
  hasil jsonb;
  tulis jsonb;
begin
  perform set_config('app.kode_toko', toko, true), set_config('app.user_id', w ->> 'user', true),
          set_config('app.jenis', w ->> 'jenis', true), set_config('app.transisi', w ->> 'transisi', true),
          set_config('app.laci_minus', coalesce(w ->> 'laci_minus', '[]'), true);

  insert into idem (kode_toko, user_id, kunci, req_hash) values (toko, w ->> 'user', w ->> 'kunci', w ->> 'hash')
    on conflict do nothing;
  if not found then
    select i.req_hash, i.jawaban into tersimpan from idem i
     where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci';
    if tersimpan.req_hash <> w ->> 'hash' then perform tolak('KUNCI_DIPAKAI_LAIN'); end if;
    return jsonb_build_object('ulang', true, 'jawaban', tersimpan.jawaban);
  end if;

  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || toko, 0));
  if (w ->> 'versi_toko')::bigint is distinct from (select v.versi from versi_toko v where v.kode_toko = toko) then
    perform tolak('PENGATURAN_BERUBAH');
  end if;
  select * into dok from catat_dokumen(toko, w);
  izin := pakai_otorisasi(toko, w, dok.no_dok);
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan, otorisasi, membalik)
    values (toko, dok.no_dok, dok.urutan, w ->> 'transisi', w ->> 'ke', (w ->> 'hari')::date, w ->> 'user',
            (w ->> 'saat')::timestamptz, w ->> 'alasan', izin, (w ->> 'balik')::smallint);
  for tulis in select x from jsonb_array_elements(w -> 'tulis') x loop
    perform catat_baris(tulis ->> 'penulis', toko, dok.no_dok, dok.urutan, tulis -> 'baris');
  end loop;
  perform catat_buku(toko, w, dok.no_dok, dok.urutan);
  if w -> 'lepas' -> 'isi' is not null or w ->> 'balik' is not null then
    perform catat_lepas(toko, w, dok.no_dok, dok.urutan, (w ->> 'balik')::smallint);
  end if;
  perform antre(j ->> 'nama', (j -> 'isi') || jsonb_build_object('kode_toko', toko, 'no_dokumen', dok.no_dok), j ->> 'kunci')
     from jsonb_array_elements(w -> 'antre') j;

  hasil := (w -> 'jawaban') || jsonb_build_object('no_dokumen', dok.no_dok, 'peristiwa', dok.urutan, 'status', w ->> 'ke');
  update idem i set jawaban = hasil where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci';
  perform catat_audit(toko, w ->> 'user', (w ->> 'jenis') || '.' || (w ->> 'transisi'), dok.no_dok, w -> 'audit');
  return jsonb_build_object('ulang', false, 'jawaban', hasil);
end $function$;
alter function catat(text,jsonb) owner to mustika_buku;
revoke execute on function catat(text,jsonb) from public;
grant execute on function catat(text,jsonb) to mustika_app;

-- Seals one entry into the store's chain. Call it last: the lock is held until commit.
create function catat_audit(toko text, pelaku text, p_aksi text, p_objek text, p_isi jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ekor record;
  saat timestamptz := clock_timestamp();
  nomor_ini bigint;
  sebelum bytea;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('audit|' || toko, 1));
  select a.seq, a.hash into ekor from audit a where a.kode_toko = toko order by a.seq desc limit 1;
  nomor_ini := coalesce(ekor.seq, 0) + 1;
  sebelum := coalesce(ekor.hash, sha256(convert_to(toko, 'UTF8')));
  insert into audit (kode_toko, seq, waktu, user_id, aksi, objek, isi, prev, hash)
  values (toko, nomor_ini, saat, pelaku, p_aksi, p_objek, p_isi, sebelum,
          sha256(sebelum || convert_to(isi_audit(toko, nomor_ini, saat, pelaku, p_aksi, p_objek, p_isi), 'UTF8')));
end $function$;
alter function catat_audit(text,text,text,text,jsonb) owner to mustika_buku;
revoke execute on function catat_audit(text,text,text,text,jsonb) from public;
grant execute on function catat_audit(text,text,text,text,jsonb) to mustika_app;

create function catat_baris(nama_penulis text, toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from penulis p where p.nama = nama_penulis) then
    raise exception 'no writer %', nama_penulis using errcode = 'MU002';
  end if;
  execute format('select catat_baris_%s($1, $2, $3, $4)', nama_penulis) using toko, no_dok, ke, baris;
end $function$;

create function catat_baris_aksesoris(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('aksesoris').
  insert into aksesoris (kode_toko, no_dokumen, cara, supplier, untuk, jumlah_barang, harga_modal, keterangan, ppn_keluar)
    select toko, no_dok, x.cara, x.supplier, x.untuk, x.jumlah_barang, x.harga_modal, x.keterangan, coalesce(x.ppn_keluar, 0)
      from jsonb_populate_recordset(null::aksesoris, baris) x;
end $function$;

-- An article, known to the register of barcodes like any piece.
create function catat_baris_aksesoris_baru(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, harga_bandrol, supplier, no_masuk, tanggal_masuk, no_terakhir, golongan_modal)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'BERJUMLAH', 0, 0,
      0, '-', 'TOTAL', 0, 0, x.harga_bandrol, x.supplier, no_dok, x.tanggal_masuk, no_dok, 'AKSESORIS'
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $function$;

-- The whole document goes back: what went out comes in again with the very worth it went with; what came in goes out again unless
-- some of it has left since. An article that only this document knew is none any more.
create function catat_baris_aksesoris_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Out at the average cost that was read: another till that sold of the same article meanwhile makes the document look again,
-- and one that sold too much of it leaves the answer no.
create function catat_baris_aksesoris_keluar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Rows are taken in the order of their codes, here and below: two documents wait for each other and never around a corner.
create function catat_baris_aksesoris_masuk(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

create function catat_baris_aksesoris_pajak(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('aksesoris_pajak').
  insert into aksesoris_pajak (kode_toko, no_dokumen, urut, tanggal, kode_barcode, kelas_ppn, ppn_transaksi_value, kode_faktur, dpp, ppn_transaksi_rp)
    select toko, no_dok, x.urut, x.tanggal, x.kode_barcode, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur, x.dpp, x.ppn_transaksi_rp
      from jsonb_populate_recordset(null::aksesoris_pajak, baris) x;
end $function$;

-- What the nota held is in the books now: it stays gone, and is held no more.
create function catat_baris_aksesoris_sah(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update stok_aksesoris s set tahan_jumlah = s.tahan_jumlah - g.jumlah, tahan_nilai = s.tahan_nilai - g.nilai::bigint
    from (select x.kode_barcode, x.jumlah, x.nilai from gerak_aksesoris x
           where x.kode_toko = toko and x.no_dokumen = no_dok and x.tahan order by x.kode_barcode) g
   where s.kode_toko = toko and s.kode_barcode = g.kode_barcode;
  update gerak_aksesoris g set tahan = false where g.kode_toko = toko and g.no_dokumen = no_dok and g.tahan;
end $function$;

-- Writer: moves pieces to another status and tray by compare-and-set, in sorted order so that two baskets never deadlock.
create function catat_baris_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r record;
  kini record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, dari_status text, ke_status text, versi integer,
             ke_gudang text, ke_baki text, keranjang text) order by kode_barcode loop
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status
       and (r.versi is null or b.versi = r.versi);
    if not found then
      select b.status, b.no_terakhir, d.user_id into kini from barang b
        left join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_terakhir
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
      perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode, 'status', kini.status,
        'no_dokumen', kini.no_terakhir, 'user_id', kini.user_id));
    end if;
    select p.user_id into kini from barang_pegang p
     where p.kode_toko = toko and p.kode_barcode = r.kode_barcode and p.sampai > now()
       and p.keranjang is distinct from r.keranjang;
    if found then
      perform tolak('BARANG_DIPEGANG', jsonb_build_object('kode_barcode', r.kode_barcode, 'user_id', kini.user_id));
    end if;
    delete from barang_pegang p where p.kode_toko = toko and p.kode_barcode = r.kode_barcode;
  end loop;
end $function$;

-- Writer: new pieces. The register refuses a barcode that ever existed anywhere.
create function catat_baris_barang_baru(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status,
      berat, berat_asli, kadar, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, berat_atribut, harga_atribut, size, harga_modal,
      harga_bandrol, supplier, ada_faktur_masukan, no_faktur_masukan, foto, no_masuk, tanggal_masuk, no_terakhir, golongan_modal, berat_plastik, kode_bandrol)
    select toko, x.kode_barcode, x.kode_intern, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'TERSEDIA',
      x.berat, x.berat_asli, x.kadar, x.kadar_cetak, x.tipe_ongkos, x.ongkos, x.nama_atribut, coalesce(x.berat_atribut, 0),
      coalesce(x.harga_atribut, 0), x.size, x.harga_modal, x.harga_bandrol, x.supplier,
      coalesce(x.ada_faktur_masukan, x.no_faktur_masukan is not null), x.no_faktur_masukan, x.foto, no_dok, x.tanggal_masuk, no_dok, coalesce(x.golongan_modal, 'EMAS'), coalesce(x.berat_plastik, 0), x.kode_bandrol
    from jsonb_populate_recordset(null::barang, baris) x;
  perform catat_batu(toko, baris);
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $function$;

-- Pieces of ours that come back, by compare-and-set in sorted order. A nota that waits only holds them, as they were.
create function catat_baris_barang_beli(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, no_faktur_jual text, versi integer, ke_gudang text,
             ke_baki text, berat bigint, harga_modal bigint, tunggu boolean) order by kode_barcode loop
    if coalesce(r.tunggu, false) then
      update barang b set status = 'TUNGGU_BELI', no_terakhir = no_dok, versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    else
      update barang b set status = 'DIBELI', kode_gudang = r.ke_gudang, kode_baki = r.ke_baki, berat = r.berat, berat_asli = r.berat,
             harga_modal = r.harga_modal, no_terakhir = no_dok, versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    end if;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update penjualan_barang l set beli_kembali = true
     where l.kode_toko = toko and l.no_faktur = r.no_faktur_jual and l.kode_barcode = r.kode_barcode
       and not l.batal and not l.beli_kembali;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $function$;

-- Goods without our barcode get one; the register refuses a code that ever existed anywhere.
create function catat_baris_barang_beli_baru(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, no_masuk, tanggal_masuk, no_terakhir)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, coalesce(x.status, 'DIBELI'),
      x.berat, x.berat, x.kadar, x.kadar_cetak, 'TOTAL', 0, x.harga_modal, no_dok, x.tanggal_masuk, no_dok
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $function$;

-- The nota that held them is validated: the pieces come in, weighed anew and at what was paid for them.
create function catat_baris_barang_beli_masuk(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok order by l.kode_barcode loop
    update barang b set status = 'DIBELI', kode_gudang = 'BELI', kode_baki = r.kode_baki, berat = r.berat, berat_asli = r.berat,
           harga_modal = r.harga, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TUNGGU_BELI' and b.no_terakhir = no_dok;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $function$;

-- As before, and what the lines say. The order is that of the document; the locks are taken in that of the codes.
create function catat_baris_barang_gerak(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, versi integer, dari_status text,
             ke_status text, ke_gudang text, ke_baki text, tolak text) order by kode_barcode loop
    insert into asal_gerak (kode_toko, no_dokumen, kode_barcode, dari_status, dari_gudang, dari_baki, dari_dokumen, ke_status,
        urut, nama_barang, kode_group, kode_dept, berat, kadar, harga_modal, ke_gudang, ke_baki)
      select toko, no_dok, b.kode_barcode, b.status, b.kode_gudang, b.kode_baki, b.no_terakhir, r.ke_status,
          r.urut, b.nama_barang, b.kode_group, b.kode_dept, b.berat, b.kadar, b.harga_modal, r.ke_gudang, r.ke_baki
        from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status and b.versi = r.versi for update;
    if not found then
      perform tolak(r.tolak, jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $function$;

-- The way back to where each piece was, refused once one has moved on; what was the last word about it is so again.
create function catat_baris_barang_gerak_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from asal_gerak g where g.kode_toko = toko and g.no_dokumen = no_dok order by g.kode_barcode loop
    update barang b set status = r.dari_status, kode_gudang = r.dari_gudang, kode_baki = r.dari_baki, no_terakhir = r.dari_dokumen,
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.ke_status and b.no_terakhir = no_dok;
    if not found then
      perform tolak(baris -> 0 ->> 'tolak', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $function$;

create function catat_baris_barang_tiba(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare banyak integer;
begin
  -- Made by pasang_barang_tiba().
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli, kadar, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, berat_atribut, harga_atribut, size, harga_modal, harga_bandrol, supplier, ada_faktur_masukan, foto, cetak_label, no_masuk, tanggal_masuk, no_terakhir, versi, no_faktur_masukan, golongan_modal, berat_plastik, kode_bandrol)
    select toko, x.kode_barcode, x.kode_intern, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'TERSEDIA', x.berat, x.berat_asli, x.kadar, x.kadar_cetak, x.tipe_ongkos, x.ongkos, x.nama_atribut, x.berat_atribut, x.harga_atribut, x.size, x.harga_modal, x.harga_bandrol, x.supplier, x.ada_faktur_masukan, x.foto, x.cetak_label, no_dok, x.tanggal_masuk, no_dok, 1, x.no_faktur_masukan, x.golongan_modal, x.berat_plastik, x.kode_bandrol
      from jsonb_populate_recordset(null::barang, baris) x order by x.kode_barcode
  on conflict (kode_toko, kode_barcode) do update set kode_intern = excluded.kode_intern, nama_barang = excluded.nama_barang, kode_group = excluded.kode_group, kode_dept = excluded.kode_dept, kode_gudang = excluded.kode_gudang, kode_baki = excluded.kode_baki, status = excluded.status, berat = excluded.berat, berat_asli = excluded.berat_asli, kadar = excluded.kadar, kadar_cetak = excluded.kadar_cetak, tipe_ongkos = excluded.tipe_ongkos, ongkos = excluded.ongkos, nama_atribut = excluded.nama_atribut, berat_atribut = excluded.berat_atribut, harga_atribut = excluded.harga_atribut, size = excluded.size, harga_modal = excluded.harga_modal, harga_bandrol = excluded.harga_bandrol, supplier = excluded.supplier, ada_faktur_masukan = excluded.ada_faktur_masukan, foto = excluded.foto, cetak_label = excluded.cetak_label, no_masuk = excluded.no_masuk, tanggal_masuk = excluded.tanggal_masuk, no_terakhir = excluded.no_terakhir, versi = barang.versi + 1, no_faktur_masukan = excluded.no_faktur_masukan, golongan_modal = excluded.golongan_modal, berat_plastik = excluded.berat_plastik, kode_bandrol = excluded.kode_bandrol
   where barang.status = 'TERKIRIM';
  get diagnostics banyak = row_count;
  if banyak <> jsonb_array_length(baris) then
    perform tolak('BARANG_MASIH_DI_SINI');
  end if;
end $function$;

-- Pieces of another store bring theirs; one that was here before has those it comes back with.
create function catat_baris_batu_tiba(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from barang_batu s using jsonb_to_recordset(baris) as x(kode_barcode text)
   where s.kode_toko = catat_baris_batu_tiba.toko and s.kode_barcode = x.kode_barcode;
  perform catat_batu(catat_baris_batu_tiba.toko, baris);
end $function$;

create function catat_baris_bayar_cicilan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('bayar_cicilan').
  insert into bayar_cicilan (kode_toko, no_dokumen, tanggal, no_cicilan, nama_customer, no_hp_customer, cara, kasir, terbayar, jumlah, denda, denda_aturan, rabat, margin, ppn, sisa, keterangan, toko_bayar)
    select toko, no_dok, x.tanggal, x.no_cicilan, x.nama_customer, x.no_hp_customer, x.cara, x.kasir, x.terbayar, x.jumlah, x.denda, x.denda_aturan, x.rabat, x.margin, x.ppn, x.sisa, x.keterangan, x.toko_bayar
      from jsonb_populate_recordset(null::bayar_cicilan, baris) x;
end $function$;

create function catat_baris_bayar_cicilan_uang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('bayar_cicilan_uang').
  insert into bayar_cicilan_uang (kode_toko, no_dokumen, peristiwa, urut, arah, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, ke, x.urut, x.arah, x.jenis, x.no_rekening, x.jumlah, x.diterima, coalesce(x.fee_persen, 0), coalesce(x.fee, 0), coalesce(x.fee_ditanggung, 'TOKO'::text), x.kartu_akhir
      from jsonb_populate_recordset(null::bayar_cicilan_uang, baris) x;
end $function$;

create function catat_baris_bayar_poin(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('bayar_poin', '{batal}').
  insert into bayar_poin (kode_toko, no_dokumen, kode_member, poin, nilai, terpakai)
    select toko, no_dok, x.kode_member, x.poin, x.nilai, x.terpakai
      from jsonb_populate_recordset(null::bayar_poin, baris) x;
end $function$;

-- What the nota took goes back to the member; what it would have taken is forgotten.
create function catat_baris_bayar_poin_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update member_poin m set poin = m.poin + p.poin from bayar_poin p
   where p.kode_toko = catat_baris_bayar_poin_batal.toko and p.no_dokumen = no_dok and p.terpakai and not p.batal
     and m.kode_toko = p.kode_toko and m.kode_member = p.kode_member;
  update bayar_poin p set batal = true
   where p.kode_toko = catat_baris_bayar_poin_batal.toko and p.no_dokumen = no_dok;
end $function$;

create function catat_baris_bayar_poin_sah(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update bayar_poin p set terpakai = true
   where p.kode_toko = catat_baris_bayar_poin_sah.toko and p.no_dokumen = no_dok;
end $function$;

create function catat_baris_bayar_supplier(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('bayar_supplier').
  insert into bayar_supplier (kode_toko, no_dokumen, kode_supplier, kasir, tunai, jumlah_transfer, no_rekening, jumlah_barang, berat_rosok, murni_rosok, harga_rosok, nilai_rosok, jumlah, keterangan, jenis_supplier, no_bebas_pph22, ppn_rosok, pph22)
    select toko, no_dok, x.kode_supplier, x.kasir, x.tunai, x.jumlah_transfer, x.no_rekening, x.jumlah_barang, x.berat_rosok, x.murni_rosok, x.harga_rosok, x.nilai_rosok, x.jumlah, x.keterangan, x.jenis_supplier, x.no_bebas_pph22, coalesce(x.ppn_rosok, 0), coalesce(x.pph22, 0)
      from jsonb_populate_recordset(null::bayar_supplier, baris) x;
end $function$;

create function catat_baris_bayar_supplier_faktur(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('bayar_supplier_faktur').
  insert into bayar_supplier_faktur (kode_toko, no_dokumen, no_utang, jumlah)
    select toko, no_dok, x.no_utang, x.jumlah
      from jsonb_populate_recordset(null::bayar_supplier_faktur, baris) x;
end $function$;

create function catat_baris_bayar_supplier_pajak(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('bayar_supplier_pajak').
  insert into bayar_supplier_pajak (kode_toko, no_dokumen, urut, tanggal, kode_barcode, berat, kadar, kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur, dpp, ppn_transaksi_rp, total, pph22)
    select toko, no_dok, x.urut, x.tanggal, x.kode_barcode, x.berat, x.kadar, x.kelas_ppn, x.ppn_cara, x.ppn_transaksi_value, x.kode_faktur, x.dpp, coalesce(x.ppn_transaksi_rp, 0), x.total, coalesce(x.pph22, 0)
      from jsonb_populate_recordset(null::bayar_supplier_pajak, baris) x;
end $function$;

create function catat_baris_cicilan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('cicilan', '{terbayar,rabat,margin_diakui,saldo,ppn,no_faktur_tunggu}').
  insert into cicilan (kode_toko, no_cicilan, tanggal, kode_cicilan, lama_angsuran, margin_persen, denda_persen, potongan_persen, rabat_persen, lelang_setelah, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir, jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_tambahan, total, dp, margin, harga_jual_cicil, nilai_angsuran, keterangan, no_titipan, dari_titipan, ppn_titipan)
    select toko, no_dok, x.tanggal, x.kode_cicilan, x.lama_angsuran, x.margin_persen, x.denda_persen, x.potongan_persen, x.rabat_persen, x.lelang_setelah, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, coalesce(x.ppn_tambahan, 0), x.total, x.dp, x.margin, x.harga_jual_cicil, x.nilai_angsuran, x.keterangan, x.no_titipan, coalesce(x.dari_titipan, 0), coalesce(x.ppn_titipan, 0)
      from jsonb_populate_recordset(null::cicilan, baris) x;
end $function$;

-- Handing over. Rows: no_cicilan, lihat, dipakai, kembali and their tax, posting. A sale that waits for its validation reserves
-- the plan, one that posts uses it up.
create function catat_baris_cicilan_ambil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_cicilan text, lihat smallint, dipakai bigint, kembali bigint,
             ppn_dipakai bigint, ppn_kembali bigint, posting boolean) loop
    perform langkah_cicilan(toko, r.no_cicilan, case when r.posting then 'ambil' else 'tunggu' end,
      case when r.posting then 'CLOSE' else 'LUNAS' end, array['LUNAS'], r.lihat, no_dok, ke);
    insert into cicilan_ambil (kode_toko, no_faktur_group, no_cicilan, dipakai, kembali, ppn_dipakai, ppn_kembali, diposting)
      values (toko, no_dok, r.no_cicilan, r.dipakai, r.kembali, r.ppn_dipakai, r.ppn_kembali, r.posting)
      on conflict (kode_toko, no_faktur_group) do update set diposting = excluded.diposting;
    update cicilan c set no_faktur_tunggu = case when r.posting then null else no_dok end
     where c.kode_toko = toko and c.no_cicilan = r.no_cicilan and coalesce(c.no_faktur_tunggu, no_dok) = no_dok;
    if not found then perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', r.no_cicilan)); end if;
    if r.posting then
      perform gerak_cicilan(toko, r.no_cicilan, 'AMBIL', 0, 0, 0, -r.dipakai, -r.ppn_dipakai, no_dok, ke);
      perform gerak_cicilan(toko, r.no_cicilan, 'KELEBIHAN', 0, 0, 0, -r.kembali, -r.ppn_kembali, no_dok, ke);
    end if;
  end loop;
end $function$;

create function catat_baris_cicilan_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('cicilan_barang').
  insert into cicilan_barang (kode_toko, no_cicilan, urut, kode_barcode, kode_sales, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, baki_titip, berat, kadar, kadar_cetak, harga_sistem, ongkos_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan, ppn_tambahan, total, harga_modal, golongan_modal, finishing, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_transaksi_rp, ppn_cara)
    select toko, no_dok, x.urut, x.kode_barcode, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.baki_titip, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.ongkos_sistem, x.harga_per_gram, x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, coalesce(x.ppn_tambahan, 0), x.total, x.harga_modal, x.golongan_modal, x.finishing, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur, coalesce(x.ppn_transaksi_rp, 0), x.ppn_cara
      from jsonb_populate_recordset(null::cicilan_barang, baris) x;
end $function$;

-- The way back of a sale that handed over.
create function catat_baris_cicilan_batal_ambil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare a cicilan_ambil;
begin
  for a in select x.* from cicilan_ambil x where x.kode_toko = toko and x.no_faktur_group = no_dok and not x.batal loop
    perform langkah_cicilan(toko, a.no_cicilan, case when a.diposting then 'batal_ambil' else 'lepas' end, 'LUNAS',
      array['LUNAS', 'CLOSE'], null, no_dok, ke);
    update cicilan c set no_faktur_tunggu = null where c.kode_toko = toko and c.no_cicilan = a.no_cicilan;
    if a.diposting then
      perform gerak_cicilan(toko, a.no_cicilan, 'BATAL_AMBIL', 0, 0, 0, a.dipakai::bigint, a.ppn_dipakai::bigint, no_dok, ke);
      perform gerak_cicilan(toko, a.no_cicilan, 'BATAL_KELEBIHAN', 0, 0, 0, a.kembali::bigint, a.ppn_kembali::bigint, no_dok, ke);
    end if;
    update cicilan_ambil x set batal = true where x.kode_toko = toko and x.no_faktur_group = no_dok;
  end loop;
end $function$;

-- The way back of a payment, of the last one only: what a month earned depends on what was paid before it.
create function catat_baris_cicilan_batal_terima(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b bayar_cicilan;
  g cicilan_gerak;
begin
  select x.* into b from bayar_cicilan x where x.kode_toko = toko and x.no_dokumen = no_dok;
  perform from cicilan c where c.kode_toko = toko and c.no_cicilan = b.no_cicilan and c.terbayar = b.terbayar + b.jumlah for update;
  if not found then perform tolak('CICILAN_BUKAN_TERAKHIR', jsonb_build_object('no_cicilan', b.no_cicilan)); end if;
  select x.* into g from cicilan_gerak x
   where x.kode_toko = toko and x.no_cicilan = b.no_cicilan and x.no_dokumen = no_dok and x.jenis in ('BAYAR', 'LUNAS_CEPAT');
  perform langkah_cicilan(toko, b.no_cicilan, 'batal_bayar', 'DONE', array['DONE', 'LUNAS'], null, no_dok, ke);
  perform gerak_cicilan(toko, b.no_cicilan, 'BATAL_BAYAR', -g.bayar::bigint, -g.rabat::bigint, -g.margin::bigint, -g.jumlah::bigint,
    -g.ppn::bigint, no_dok, ke);
end $function$;

create function catat_baris_cicilan_bayar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('cicilan_bayar').
  insert into cicilan_bayar (kode_toko, no_cicilan, peristiwa, urut, arah, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, ke, x.urut, x.arah, x.jenis, x.no_rekening, x.jumlah, x.diterima, coalesce(x.fee_persen, 0), coalesce(x.fee, 0), coalesce(x.fee_ditanggung, 'TOKO'::text), x.kartu_akhir
      from jsonb_populate_recordset(null::cicilan_bayar, baris) x;
end $function$;

create function catat_baris_cicilan_gerak(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform gerak_cicilan(toko, no_dok, x.jenis, 0, 0, coalesce(x.margin, 0), x.jumlah, coalesce(x.ppn, 0), no_dok, ke)
    from jsonb_to_recordset(baris) as x(jenis text, margin bigint, jumlah bigint, ppn bigint);
end $function$;

create function catat_baris_cicilan_jadwal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('cicilan_jadwal').
  insert into cicilan_jadwal (kode_toko, no_cicilan, urut, jatuh_tempo, nilai, margin)
    select toko, no_dok, x.urut, x.jatuh_tempo, x.nilai, x.margin
      from jsonb_populate_recordset(null::cicilan_jadwal, baris) x;
end $function$;

create function catat_baris_cicilan_lelang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('cicilan_lelang').
  insert into cicilan_lelang (kode_toko, no_cicilan, peristiwa, tgl_pemberitahuan, cara_pemberitahuan, dibayar, tunggakan, denda, biaya, sisa)
    select toko, no_dok, ke, x.tgl_pemberitahuan, x.cara_pemberitahuan, x.dibayar, x.tunggakan, x.denda, x.biaya, x.sisa
      from jsonb_populate_recordset(null::cicilan_lelang, baris) x;
end $function$;

-- A payment, inside its own event: `lihat` is the plan's event as it was seen.
create function catat_baris_cicilan_terima(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_cicilan text, lihat smallint, lunas boolean, jenis text, bayar bigint,
             rabat bigint, margin bigint, ppn bigint) loop
    perform langkah_cicilan(toko, r.no_cicilan, case when r.lunas then 'lunas' else 'bayar' end,
      case when r.lunas then 'LUNAS' else 'DONE' end, array['DONE'], r.lihat, no_dok, ke);
    perform gerak_cicilan(toko, r.no_cicilan, r.jenis, r.bayar, r.rabat, r.margin, r.bayar - r.margin, r.ppn, no_dok, ke);
  end loop;
end $function$;

create function catat_baris_gesek_tunai(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('gesek_tunai').
  insert into gesek_tunai (kode_toko, no_dokumen, tanggal, kasir, no_rekening, jenis_kartu, gesek, fee_persen, fee_rp, cash, kartu_akhir, nama_pemilik, no_ktp, alamat, telp)
    select toko, no_dok, x.tanggal, x.kasir, x.no_rekening, x.jenis_kartu, x.gesek, x.fee_persen, x.fee_rp, x.cash, x.kartu_akhir, x.nama_pemilik, x.no_ktp, x.alamat, x.telp
      from jsonb_populate_recordset(null::gesek_tunai, baris) x;
end $function$;

create function catat_baris_hancur_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hancur_barang').
  insert into hancur_barang (kode_toko, no_dokumen, kondisi_barang, tujuan, jumlah_barang, berat, harga_modal, keterangan, foto)
    select toko, no_dok, x.kondisi_barang, x.tujuan, x.jumlah_barang, x.berat, x.harga_modal, x.keterangan, x.foto
      from jsonb_populate_recordset(null::hancur_barang, baris) x;
end $function$;

create function catat_baris_hancur_pembelian(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hancur_pembelian').
  insert into hancur_pembelian (kode_toko, no_dokumen, tanggal, tgl_beli, kondisi_barang, tujuan, user_id, jumlah_barang, berat, nilai, keterangan)
    select toko, no_dok, x.tanggal, x.tgl_beli, x.kondisi_barang, x.tujuan, x.user_id, x.jumlah_barang, x.berat, x.nilai, x.keterangan
      from jsonb_populate_recordset(null::hancur_pembelian, baris) x;
end $function$;

create function catat_baris_hancur_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hancur_pembelian_barang', '{batal}').
  insert into hancur_pembelian_barang (kode_toko, no_dokumen, urut, tanggal, kode_barcode, no_faktur_beli, nama_barang, kode_group, kode_dept, berat, kadar, harga_modal, kode_baki)
    select toko, no_dok, x.urut, x.tanggal, x.kode_barcode, x.no_faktur_beli, x.nama_barang, x.kode_group, x.kode_dept, x.berat, x.kadar, x.harga_modal, x.kode_baki
      from jsonb_populate_recordset(null::hancur_pembelian_barang, baris) x;
end $function$;

-- The way back into gudang BELI, refused once a piece has moved on. The purchase is then the last word about it again.
create function catat_baris_hancur_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update hancur_pembelian_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $function$;

create function catat_baris_hutang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hutang', '{bunga_dibayar,denda_dibayar,denda_lunas,tutup,tgl_lunas,no_faktur_baru,kelebihan,bunga_akrual}').
  insert into hutang (kode_toko, no_faktur_hutang, tanggal, no_faktur_lama, no_faktur_awal, no_faktur_manual, kode_member, nama_customer, no_hp_customer, alamat_customer, nik_sim_passport, tanggal_lahir, pekerjaan, sumber_dana, kode_sales, kasir, jumlah_barang, berat, berat_plastik, taksir, plafond, jumlah_hutang, bunga, mode_bunga, hari_minimal, pembulatan, denda, bunga_rp, biaya_adm, lama_pinjam, basis_tempo, tempo_awal, no_paket, tempat_simpan, keterangan, transfer, no_rekening, tgl_jatuh_tempo, bulan_tempo)
    select toko, no_dok, x.tanggal, x.no_faktur_lama, x.no_faktur_awal, x.no_faktur_manual, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.nik_sim_passport, x.tanggal_lahir, x.pekerjaan, x.sumber_dana, x.kode_sales, x.kasir, x.jumlah_barang, x.berat, x.berat_plastik, x.taksir, x.plafond, x.jumlah_hutang, x.bunga, x.mode_bunga, x.hari_minimal, x.pembulatan, x.denda, x.bunga_rp, x.biaya_adm, x.lama_pinjam, x.basis_tempo, x.tempo_awal, x.no_paket, x.tempat_simpan, x.keterangan, x.transfer, x.no_rekening, x.tgl_jatuh_tempo, x.bulan_tempo
      from jsonb_populate_recordset(null::hutang, baris) x;
end $function$;

-- The closing books sums that it read before; a payment in between makes it ask again.
create function catat_baris_hutang_akrual(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  hari date := (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
begin
  insert into hutang_akrual (kode_toko, no_dokumen, no_faktur_hutang, tanggal, jumlah)
    select toko, no_dok, a.no_faktur_hutang, hari, a.jumlah from akrual_hutang(toko, hari, (baris -> 0 ->> 'akrual')::boolean) a;
  if (select row(coalesce(sum(a.jumlah::bigint) filter (where a.jumlah > 0), 0), coalesce(sum(-a.jumlah::bigint) filter (where a.jumlah < 0), 0))
        from hutang_akrual a where a.kode_toko = toko and a.no_dokumen = no_dok)
     is distinct from row((baris -> 0 ->> 'tumbuh')::numeric, (baris -> 0 ->> 'balik')::numeric) then
    perform tolak('BUNGA_BERJALAN_BERUBAH', '{}');
  end if;
  update hutang h set bunga_akrual = h.bunga_akrual + a.jumlah from hutang_akrual a
   where a.kode_toko = toko and a.no_dokumen = no_dok and h.kode_toko = toko and h.no_faktur_hutang = a.no_faktur_hutang;
end $function$;

-- The day is open again: nothing happened on the next one, so what it booked is still there.
create function catat_baris_hutang_akrual_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update hutang h set bunga_akrual = h.bunga_akrual - a.jumlah from hutang_akrual a
   where a.kode_toko = toko and a.no_dokumen = no_dok and not a.batal and h.kode_toko = toko and h.no_faktur_hutang = a.no_faktur_hutang;
  update hutang_akrual a set batal = true where a.kode_toko = toko and a.no_dokumen = no_dok;
end $function$;

create function catat_baris_hutang_ambil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hutang_ambil', '{batal}').
  insert into hutang_ambil (kode_toko, no_faktur_hutang, peristiwa, urut, jaminan, no_faktur, tanggal, kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, berat, kadar, nilai)
    select toko, no_dok, ke, x.urut, x.jaminan, x.no_faktur, x.tanggal, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat, x.kadar, x.nilai
      from jsonb_populate_recordset(null::hutang_ambil, baris) x;
end $function$;

-- Taken back with its auction, as long as nothing was done with a piece since.
create function catat_baris_hutang_ambil_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select a.kode_barcode from hutang_ambil a
            where a.kode_toko = toko and a.no_faktur_hutang = no_dok and not a.batal order by a.kode_barcode loop
    update barang b set status = 'BATAL', versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('DIBELI', 'ROSOK') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('JAMINAN_SUDAH_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update hutang_ambil a set batal = true where a.kode_toko = toko and a.no_faktur_hutang = no_dok;
end $function$;

-- What is taken back is what happened last; the pledge lies in the shop again as before. A contract that never was gives its pledge
-- back, and the one it went on from goes on.
create function catat_baris_hutang_balik(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  lama text := (select h.no_faktur_lama from hutang h where h.kode_toko = toko and h.no_faktur_hutang = no_dok);
  ke_status text := (select p.ke_status from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
  urutan smallint;
begin
  update hutang_gerak g set batal = true
   where g.kode_toko = toko and g.no_faktur_hutang = no_dok and not g.batal
     and g.urut = (select max(x.urut) from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no_dok and not x.batal);
  perform segarkan_hutang(toko, no_dok);
  update hutang_barang l set keadaan = case ke_status when 'CANC' then 'BATAL' when 'LELANG' then 'LELANG' else 'GADAI' end
   where l.kode_toko = toko and l.no_faktur_hutang = no_dok;
  if ke_status = 'CANC' and lama is not null then
    update dokumen d set status = 'DONE', peristiwa = d.peristiwa + 1
     where d.kode_toko = toko and d.no_dokumen = lama and d.jenis = 'hutang' and d.status = 'CLOS' returning d.peristiwa into urutan;
    if not found then perform tolak('HUTANG_BERUBAH', jsonb_build_object('no_faktur_hutang', lama)); end if;
    insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
      select toko, lama, urutan, 'batalLanjut', 'DONE', p.tanggal, p.user_id, p.waktu, no_dok
        from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
    update hutang_gerak g set batal = true
     where g.kode_toko = toko and g.no_faktur_hutang = lama and not g.batal and g.jenis = 'PEREMAJAAN' and g.no_dokumen = no_dok;
    perform segarkan_hutang(toko, lama);
    update hutang_barang l set keadaan = 'GADAI' where l.kode_toko = toko and l.no_faktur_hutang = lama;
  end if;
end $function$;

create function catat_baris_hutang_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hutang_barang', '{keadaan}').
  insert into hutang_barang (kode_toko, no_faktur_hutang, urut, nama_barang, jumlah, berat, kadar, kondisi_pinjaman, harga_per_gram, taksir, foto, urut_lama)
    select toko, no_dok, x.urut, x.nama_barang, x.jumlah, x.berat, x.kadar, x.kondisi_pinjaman, x.harga_per_gram, x.taksir, x.foto, x.urut_lama
      from jsonb_populate_recordset(null::hutang_barang, baris) x;
end $function$;

create function catat_baris_hutang_bayar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hutang_bayar').
  insert into hutang_bayar (kode_toko, no_faktur_hutang, peristiwa, urut, arah, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, ke, x.urut, x.arah, x.jenis, x.no_rekening, x.jumlah, x.diterima, coalesce(x.fee_persen, 0), coalesce(x.fee, 0), coalesce(x.fee_ditanggung, 'TOKO'::text), x.kartu_akhir
      from jsonb_populate_recordset(null::hutang_bayar, baris) x;
end $function$;

create function catat_baris_hutang_gerak(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform gerak_hutang(toko, no_dok, x, no_dok, ke) from jsonb_array_elements(baris) x;
  update hutang_barang l set keadaan = case x ->> 'jenis' when 'LUNAS' then 'DITEBUS' else 'LELANG' end
    from jsonb_array_elements(baris) x
   where x ->> 'jenis' in ('LUNAS', 'LELANG') and l.kode_toko = toko and l.no_faktur_hutang = no_dok and l.keadaan = 'GADAI';
end $function$;

-- A contract that goes on under another number, and what of its pledge goes along; another till that was there first wins.
create function catat_baris_hutang_lanjut(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r jsonb;
  urutan smallint;
begin
  for r in select x from jsonb_array_elements(baris) x loop
    update dokumen d set status = 'CLOS', peristiwa = d.peristiwa + 1
     where d.kode_toko = toko and d.no_dokumen = r ->> 'no_faktur_lama' and d.jenis = 'hutang' and d.status = 'DONE'
       and d.peristiwa = (r ->> 'lihat')::smallint returning d.peristiwa into urutan;
    if not found then perform tolak('HUTANG_BERUBAH', jsonb_build_object('no_faktur_hutang', r ->> 'no_faktur_lama')); end if;
    insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
      select toko, r ->> 'no_faktur_lama', urutan, 'lanjut', 'CLOS', p.tanggal, p.user_id, p.waktu, no_dok
        from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
    perform gerak_hutang(toko, r ->> 'no_faktur_lama', r -> 'gerak', no_dok, ke);
    update hutang_barang l set keadaan = case when exists (select from hutang_barang b where b.kode_toko = toko and b.no_faktur_hutang = no_dok
             and b.urut_lama = l.urut) then 'LANJUT' else 'DITEBUS' end
     where l.kode_toko = toko and l.no_faktur_hutang = r ->> 'no_faktur_lama' and l.keadaan = 'GADAI';
  end loop;
end $function$;

create function catat_baris_hutang_peringatan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('hutang_peringatan').
  insert into hutang_peringatan (kode_toko, no_faktur_hutang, peristiwa, tanggal, cara, keterangan, user_id)
    select toko, no_dok, ke, x.tanggal, x.cara, x.keterangan, x.user_id
      from jsonb_populate_recordset(null::hutang_peringatan, baris) x;
end $function$;

create function catat_baris_hutang_tempat(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update hutang h set no_paket = coalesce(x.no_paket, h.no_paket), tempat_simpan = coalesce(x.tempat_simpan, h.tempat_simpan)
    from jsonb_to_recordset(baris) as x(no_paket text, tempat_simpan text) where h.kode_toko = toko and h.no_faktur_hutang = no_dok;
end $function$;

create function catat_baris_jurnal_umum(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- A closing entry adds the accounts up: nobody writes beside it meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  insert into jurnal_umum (kode_toko, no_dokumen, tanggal, keterangan, total, lampiran, user_id)
    select toko, no_dok, x.tanggal, x.keterangan, x.total, x.lampiran, x.user_id from jsonb_populate_recordset(null::jurnal_umum, baris) x;
end $function$;

create function catat_baris_jurnal_umum_baris(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare salah text;
begin
  select x.nomor_akun into salah from jsonb_populate_recordset(null::jurnal_umum_baris, baris) x
   where not akun_manual(toko, x.nomor_akun) limit 1;
  if found then perform tolak('AKUN_BUKAN_MANUAL', jsonb_build_object('nomor_akun', salah)); end if;
  insert into jurnal_umum_baris (kode_toko, no_dokumen, urut, nomor_akun, dimensi, debit, kredit, keterangan)
    select toko, no_dok, x.urut, x.nomor_akun, x.dimensi, x.debit, x.kredit, x.keterangan
      from jsonb_populate_recordset(null::jurnal_umum_baris, baris) x;
end $function$;

create function catat_baris_kirim_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('kirim_barang').
  insert into kirim_barang (kode_toko, no_dokumen, tanggal, tujuan, arah, cara, jumlah_barang, berat, harga_modal, dijalan, selisih, keterangan)
    select toko, no_dok, x.tanggal, x.tujuan, x.arah, x.cara, x.jumlah_barang, x.berat, x.harga_modal, x.dijalan, coalesce(x.selisih, 0), x.keterangan
      from jsonb_populate_recordset(null::kirim_barang, baris) x;
end $function$;

create function catat_baris_kirim_barang_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('kirim_barang_barang', '{berat_terima,catatan}').
  insert into kirim_barang_barang (kode_toko, no_dokumen, kode_barcode, urut, keadaan)
    select toko, no_dok, x.kode_barcode, x.urut, coalesce(x.keadaan, 'DIJALAN'::text)
      from jsonb_populate_recordset(null::kirim_barang_barang, baris) x;
end $function$;

-- Writer: what became of pieces of a shipment, each from the state in which its document saw it, and what is left of the whole.
create function catat_baris_kirim_barang_jawab(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Writer: a shipment that its sender calls back, beside barang_gerak_batal.
create function catat_baris_kirim_barang_tarik(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update kirim_barang_barang l set keadaan = 'DITARIK' where l.kode_toko = toko and l.no_dokumen = no_dok and l.keadaan = 'DIJALAN';
  update kirim_barang h set dijalan = 0 where h.kode_toko = toko and h.no_dokumen = no_dok;
end $function$;

create function catat_baris_kirim_uang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('kirim_uang').
  insert into kirim_uang (kode_toko, no_dokumen, tanggal, pengirim, asal, asal_rekening, tujuan, jumlah, keterangan)
    select toko, no_dok, x.tanggal, x.pengirim, x.asal, x.asal_rekening, x.tujuan, x.jumlah, x.keterangan
      from jsonb_populate_recordset(null::kirim_uang, baris) x;
end $function$;

-- Coupons fall with their sale; one that somebody used, at whatever branch, keeps the sale standing.
create function catat_baris_kupon_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

create function catat_baris_kupon_lepas(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform lepas_kupon(toko, baris);
  insert into kupon_lepas (kode_toko, no_dokumen, kode, lepas)
    select toko, no_dok, x.kode, x.lepas from jsonb_populate_recordset(null::kupon_lepas, baris) x;
end $function$;

create function catat_baris_kupon_lepas_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform lepas_kupon(toko, coalesce((select jsonb_agg(jsonb_build_object('kode', l.kode, 'lepas', not l.lepas))
    from kupon_lepas l where l.kode_toko = toko and l.no_dokumen = no_dok), '[]'));
end $function$;

create function catat_baris_kupon_nota(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('kupon_nota').
  insert into kupon_nota (kode_toko, no_faktur_group, kode_kupon, nama_kupon, nominal, per_nominal, belanja, jumlah, nilai_kupon, undian, berlaku_sampai)
    select toko, no_dok, x.kode_kupon, x.nama_kupon, x.nominal, x.per_nominal, x.belanja, x.jumlah, x.nilai_kupon, x.undian, x.berlaku_sampai
      from jsonb_populate_recordset(null::kupon_nota, baris) x;
end $function$;

create function catat_baris_kupon_pakai(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r penjualan_kupon;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::penjualan_kupon, baris) x order by x.kode loop
    ada := pakai_kupon(toko, no_dok, r.kode);
    insert into penjualan_kupon (kode_toko, no_faktur_group, kode, toko_kupon, nilai, liabilitas)
      values (toko, no_dok, r.kode, ada.toko, ada.nilai_kupon, r.liabilitas);
  end loop;
end $function$;

create function catat_baris_kupon_pakai_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update kupon k set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null
   where k.toko_pakai = catat_baris_kupon_pakai_batal.toko and k.no_pakai = no_dok;
  update penjualan_kupon p set batal = true where p.kode_toko = catat_baris_kupon_pakai_batal.toko and p.no_faktur_group = no_dok;
end $function$;

create function catat_baris_kupon_sah(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update penjualan_kupon p set liabilitas = x.liabilitas from jsonb_populate_recordset(null::penjualan_kupon, baris) x
   where p.kode_toko = toko and p.no_faktur_group = no_dok and p.kode = x.kode;
end $function$;

-- The nota is in the books now: what it promised is given.
create function catat_baris_kupon_terbit(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into kupon (kode, toko, no_faktur_group, urut, nama_kupon, nilai_kupon, undian, berlaku_sampai)
    select kode_kupon_baru(), n.kode_toko, n.no_faktur_group, g, n.nama_kupon, n.nilai_kupon, n.undian, n.berlaku_sampai
      from kupon_nota n cross join generate_series(1, n.jumlah) g
     where n.kode_toko = catat_baris_kupon_terbit.toko and n.no_faktur_group = no_dok;
end $function$;

-- A coupon is used once in the whole chain: the second till waits for the first and is told.
create function catat_baris_kupon_tukar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r kupon_tukar;
  ada kupon;
begin
  for r in select * from jsonb_populate_recordset(null::kupon_tukar, baris) x order by x.kode loop
    ada := pakai_kupon(toko, no_dok, r.kode);
    insert into kupon_tukar (kode_toko, no_dokumen, tanggal, user_id, kode, toko_kupon, no_faktur_group, cara, nilai, keterangan)
      values (toko, no_dok, r.tanggal, r.user_id, r.kode, ada.toko, ada.no_faktur_group, 'UNDIAN', 0, r.keterangan);
  end loop;
end $function$;

create function catat_baris_kupon_tukar_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update kupon k set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null
   where k.toko_pakai = catat_baris_kupon_tukar_batal.toko and k.no_pakai = no_dok;
  update kupon_tukar t set batal = true where t.kode_toko = catat_baris_kupon_tukar_batal.toko and t.no_dokumen = no_dok;
end $function$;

-- Points of members; a balance below zero refuses by its check.
create function catat_baris_member_poin(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_member text, tambah bigint) order by kode_member loop
    insert into member_poin as m (kode_toko, kode_member, poin) values (toko, r.kode_member, greatest(r.tambah, 0))
      on conflict (kode_toko, kode_member) do update set poin = m.poin + r.tambah;
  end loop;
exception when check_violation then
  perform tolak('POIN_SUDAH_TERPAKAI');
end $function$;

create function catat_baris_mutasi_uang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('mutasi_uang').
  insert into mutasi_uang (kode_toko, no_dokumen, tanggal, jenis, asal, asal_rekening, tujuan, tujuan_rekening, kasir, kategori, jumlah, keterangan, user_id)
    select toko, no_dok, x.tanggal, x.jenis, x.asal, x.asal_rekening, x.tujuan, x.tujuan_rekening, x.kasir, x.kategori, x.jumlah, x.keterangan, x.user_id
      from jsonb_populate_recordset(null::mutasi_uang, baris) x;
end $function$;

create function catat_baris_opname_penerimaan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('opname_penerimaan').
  insert into opname_penerimaan (kode_toko, no_dokumen, no_penerimaan, jumlah, berat, selisih_jumlah, selisih_berat, keterangan)
    select toko, no_dok, x.no_penerimaan, x.jumlah, x.berat, x.selisih_jumlah, x.selisih_berat, x.keterangan
      from jsonb_populate_recordset(null::opname_penerimaan, baris) x;
end $function$;

create function catat_baris_opname_penerimaan_jenis(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('opname_penerimaan_jenis').
  insert into opname_penerimaan_jenis (kode_toko, no_dokumen, kode_group, kode_dept, terima_jumlah, terima_berat, label_jumlah, label_berat, jumlah, berat, alasan)
    select toko, no_dok, x.kode_group, x.kode_dept, x.terima_jumlah, x.terima_berat, x.label_jumlah, x.label_berat, x.jumlah, x.berat, x.alasan
      from jsonb_populate_recordset(null::opname_penerimaan_jenis, baris) x;
end $function$;

create function catat_baris_pembelian(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('pembelian').
  insert into pembelian (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, nik_sim_passport, no_hp_customer, alamat_customer, kasir, jumlah_barang, berat, harga_nota, total, biaya_admin, bayar, keterangan, tukar, poin, poin_rp, tanggal_lahir, pekerjaan, sumber_dana)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.nik_sim_passport, x.no_hp_customer, x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.harga_nota, x.total, coalesce(x.biaya_admin, 0), x.bayar, x.keterangan, coalesce(x.tukar, false), coalesce(x.poin, 0), coalesce(x.poin_rp, 0), x.tanggal_lahir, x.pekerjaan, x.sumber_dana
      from jsonb_populate_recordset(null::pembelian, baris) x;
end $function$;

-- Pieces traded in are numbered apart from the pieces sold on the same nota: `-T1` beside `-1`.
create function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal,
      berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama, toko_asal, no_faktur_asal, barcode_asal, foto)
    select toko, no_dok, x.urut, no_dok || '-' || coalesce(x.no_faktur, x.urut::text), x.tanggal, x.kode_barcode, x.no_faktur_jual,
      x.kode_harga, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar,
      x.kadar_cetak, x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.asal_nota, x.kode_rugi, x.rugi_nota, x.kode_kategori, x.potongan_kategori, x.potongan_manual, x.pembulatan,
      x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama, x.gudang_lama, x.baki_lama,
      x.toko_asal, x.no_faktur_asal, x.barcode_asal, x.foto
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
  -- The claim of every piece that comes back on a nota, ours or of another branch, in sorted order.
  perform klaim_nota(coalesce(l.toko_asal, toko), coalesce(l.no_faktur_asal, l.no_faktur_jual), coalesce(l.barcode_asal, l.kode_barcode),
      'BELI', toko, no_dok)
     from (select * from pembelian_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok
              and (p.no_faktur_jual is not null or p.no_faktur_asal is not null)
            order by coalesce(p.toko_asal, toko), coalesce(p.no_faktur_asal, p.no_faktur_jual)) l;
end $function$;

-- The way back, from the books or from waiting: pieces of ours are what they were before, the others are gone.
create function catat_baris_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok order by l.kode_barcode loop
    update barang b set status = case when r.no_faktur_jual is null then 'BATAL' else 'TERJUAL' end,
           kode_gudang = coalesce(r.gudang_lama, b.kode_gudang), kode_baki = coalesce(r.baki_lama, b.kode_baki),
           berat = case when r.no_faktur_jual is null then b.berat else r.berat_nota end,
           berat_asli = coalesce(r.berat_asli_lama, b.berat_asli), harga_modal = coalesce(r.harga_modal_lama, b.harga_modal),
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('DIBELI', 'TUNGGU_BELI') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update penjualan_barang l set beli_kembali = false
    from pembelian_barang p
   where p.kode_toko = toko and p.no_faktur_group = no_dok and l.kode_toko = toko and l.no_faktur = p.no_faktur_jual;
  update pembelian_barang l set batal = true where l.kode_toko = toko and l.no_faktur_group = no_dok;
  delete from nota_kembali k where k.toko = catat_baris_pembelian_batal.toko and k.no_dokumen = no_dok and k.cara = 'BELI';
end $function$;

create function catat_baris_pembelian_bayar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('pembelian_bayar').
  insert into pembelian_bayar (kode_toko, no_faktur_group, urut, jenis, no_rekening, jumlah)
    select toko, no_dok, x.urut, x.jenis, x.no_rekening, x.jumlah
      from jsonb_populate_recordset(null::pembelian_bayar, baris) x;
end $function$;

create function catat_baris_penerimaan_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('penerimaan_barang', '{batal}').
  insert into penerimaan_barang (kode_toko, no_dokumen, kode_supplier, no_faktur_supplier, tgl_faktur, jatuh_tempo, no_faktur_masukan, jumlah_barang, berat_faktur, berat, nilai_faktur, ppn_faktur, pph22_faktur, total_faktur, keterangan, nilai_selisih)
    select toko, no_dok, x.kode_supplier, x.no_faktur_supplier, x.tgl_faktur, x.jatuh_tempo, x.no_faktur_masukan, x.jumlah_barang, x.berat_faktur, x.berat, x.nilai_faktur, x.ppn_faktur, x.pph22_faktur, x.total_faktur, x.keterangan, coalesce(x.nilai_selisih, 0)
      from jsonb_populate_recordset(null::penerimaan_barang, baris) x;
end $function$;

create function catat_baris_penerimaan_barang_jenis(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('penerimaan_barang_jenis', '{label_jumlah,label_berat,label_modal}').
  insert into penerimaan_barang_jenis (kode_toko, no_dokumen, kode_group, kode_dept, jumlah, berat_faktur, berat, harga_faktur, nilai_faktur, modal_terima, nilai_selisih)
    select toko, no_dok, x.kode_group, x.kode_dept, x.jumlah, x.berat_faktur, x.berat, x.harga_faktur, x.nilai_faktur, x.modal_terima, coalesce(x.nilai_selisih, 0)
      from jsonb_populate_recordset(null::penerimaan_barang_jenis, baris) x;
end $function$;

-- Writer: a receipt is taken back as long as nothing of it wears a tag. Its lines are locked, so that no tag slips in between.
create function catat_baris_penerimaan_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from penerimaan_barang_jenis j where j.kode_toko = toko and j.no_dokumen = no_dok for update;
  if exists (select from penerimaan_barang_jenis j where j.kode_toko = toko and j.no_dokumen = no_dok and j.label_jumlah > 0) then
    perform tolak('PENERIMAAN_SUDAH_BERLABEL', jsonb_build_object('no_dokumen', no_dok));
  end if;
  update penerimaan_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $function$;

-- Writer: pieces of a receipt get their tags. What others took of it since it was looked at is refused, because the cost of the
-- pieces was worked out from what was left.
create function catat_baris_penerimaan_label(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_penerimaan text, kode_group text, kode_dept text, jumlah integer,
             berat bigint, modal_terima bigint, lihat_jumlah integer, lihat_modal bigint) order by kode_group, kode_dept loop
    update penerimaan_barang_jenis j set label_jumlah = j.label_jumlah + r.jumlah, label_berat = j.label_berat + r.berat,
           label_modal = j.label_modal + r.modal_terima
      from penerimaan_barang h
     where j.kode_toko = toko and j.no_dokumen = r.no_penerimaan and j.kode_group = r.kode_group and j.kode_dept = r.kode_dept
       and j.label_jumlah = r.lihat_jumlah and j.label_modal = r.lihat_modal
       and h.kode_toko = j.kode_toko and h.no_dokumen = j.no_dokumen and not h.batal;
    if not found then
      perform tolak('PENERIMAAN_BERUBAH', jsonb_build_object('no_penerimaan', r.no_penerimaan));
    end if;
    insert into penerimaan_label (kode_toko, no_dokumen, no_penerimaan, kode_group, kode_dept, jumlah, berat, modal_terima)
      values (toko, no_dok, r.no_penerimaan, r.kode_group, r.kode_dept, r.jumlah, r.berat, r.modal_terima);
  end loop;
end $function$;

-- Writer: what an intake that is taken back took of its receipt is to be tagged again.
create function catat_baris_penerimaan_label_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update penerimaan_barang_jenis j set label_jumlah = j.label_jumlah - l.jumlah, label_berat = j.label_berat - l.berat,
         label_modal = j.label_modal - l.modal_terima
    from penerimaan_label l
   where l.kode_toko = toko and l.no_dokumen = no_dok and not l.batal and j.kode_toko = l.kode_toko
     and j.no_dokumen = l.no_penerimaan and j.kode_group = l.kode_group and j.kode_dept = l.kode_dept;
  update penerimaan_label l set batal = true where l.kode_toko = toko and l.no_dokumen = no_dok;
end $function$;

-- Both drawers are locked in the order of their names, then everything the requester saw is asked again.
create function catat_baris_pengalihan_saldo(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r record;
  pemberi text;
  ada bigint;
begin
  for r in select * from jsonb_populate_recordset(null::pengalihan_saldo, baris) loop
    perform 1 from saldo_uang s where s.kode_toko = toko and s.akun = 'KAS' and s.dimensi in (r.dari, r.ke) order by s.dimensi for update;
    if r.cara = 'KATEGORI' and r.jumlah is distinct from
       (select k.sisa from sisa_kategori(toko, r.tanggal, r.dari) k where k.kategori = r.kategori) then
      perform tolak('SALDO_KATEGORI_BERUBAH', jsonb_build_object('kasir', r.dari, 'kategori', r.kategori));
    end if;
    pemberi := case when r.jumlah > 0 then r.dari else r.ke end;
    select s.saldo into ada from saldo_uang s where s.kode_toko = toko and s.akun = 'KAS' and s.dimensi = pemberi;
    if coalesce(ada, 0) < abs(r.jumlah) then
      perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', pemberi, 'saldo', coalesce(ada, 0), 'jumlah', abs(r.jumlah)));
    end if;
    insert into pengalihan_saldo (kode_toko, no_dokumen, tanggal, cara, dari, ke, kategori, baris, jumlah, keterangan, user_id)
      values (toko, no_dok, r.tanggal, r.cara, r.dari, r.ke, r.kategori, r.baris, r.jumlah, r.keterangan, r.user_id);
  end loop;
end $function$;

create function catat_baris_penjualan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('penjualan').
  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir, jumlah_barang, berat, subtotal, diskon, pembulatan, total, bayar, kembali, poin, keterangan, ppn_cara, ppn_transaksi_rp, npwp_customer, syarat_beli, poin_rp, pengundang, poin_pengundang, poin_pengundang_rp, pembeli, no_bebas_pph22, pph22, nik_sim_passport, tanggal_lahir, pekerjaan, sumber_dana, ppn_tambahan)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.total, x.bayar, x.kembali, coalesce(x.poin, 0), x.keterangan, x.ppn_cara, coalesce(x.ppn_transaksi_rp, 0), x.npwp_customer, x.syarat_beli, coalesce(x.poin_rp, 0), x.pengundang, coalesce(x.poin_pengundang, 0), coalesce(x.poin_pengundang_rp, 0), coalesce(x.pembeli, 'KONSUMEN'::text), x.no_bebas_pph22, coalesce(x.pph22, 0), x.nik_sim_passport, x.tanggal_lahir, x.pekerjaan, x.sumber_dana, coalesce(x.ppn_tambahan, 0)
      from jsonb_populate_recordset(null::penjualan, baris) x;
end $function$;

create function catat_baris_penjualan_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang,
      kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos,
      harga_atribut, diskon, pembulatan, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp, ppn_transaksi_rp, total,
      harga_modal, finishing, size, pph22, golongan_modal, jumlah, batu)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.kode_sales, x.nama_barang,
      x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.harga_per_gram,
      x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur,
      x.ppn_cara, x.dpp, coalesce(x.ppn_transaksi_rp, 0), x.total, x.harga_modal, x.finishing, x.size, coalesce(x.pph22, 0), coalesce(x.golongan_modal, 'EMAS'), coalesce(x.jumlah, 1), coalesce(teks_batu(toko, x.kode_barcode), '')
    from jsonb_populate_recordset(null::penjualan_barang, baris) x;
end $function$;

-- A sale whose piece came back, here or at another branch, cannot be cancelled any more.
create function catat_baris_penjualan_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update penjualan_barang set batal = true where kode_toko = toko and no_faktur_group = no_dok;
  if exists (select from penjualan_barang l where l.kode_toko = toko and l.no_faktur_group = no_dok and l.beli_kembali) then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('no_faktur_group', no_dok));
  end if;
  perform klaim_nota(toko, l.no_faktur, l.kode_barcode, 'BATAL', toko, no_dok)
     from (select * from penjualan_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok order by p.no_faktur) l;
end $function$;

create function catat_baris_penjualan_bayar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('penjualan_bayar').
  insert into penjualan_bayar (kode_toko, no_faktur_group, urut, jenis, no_rekening, jumlah, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, x.urut, x.jenis, x.no_rekening, x.jumlah, coalesce(x.fee_persen, 0), coalesce(x.fee, 0), coalesce(x.fee_ditanggung, 'TOKO'::text), x.kartu_akhir
      from jsonb_populate_recordset(null::penjualan_bayar, baris) x;
end $function$;

-- Taken back from the last one on, because each closing entry begins where the one before it ended.
create function catat_baris_penutup_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  update penutup_bulan p set dibatalkan = true where p.kode_toko = toko and p.no_dokumen = no_dok and not p.dibatalkan
     and not exists (select from penutup_bulan q where q.kode_toko = toko and q.sampai > p.sampai and not q.dibatalkan);
  if not found then perform tolak('BUKAN_BULAN_TERAKHIR', jsonb_build_object('nomor', no_dok)); end if;
end $function$;

-- baris: one row {bulan, sampai, laba, user_id, saldo [{nomor_akun, dimensi, saldo}]}; what was read is asked again here.
create function catat_baris_penutup_bulan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare isi jsonb := baris -> 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  if exists (select from penutup_bulan p where p.kode_toko = toko and p.sampai >= (isi ->> 'sampai')::date and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if bulan_lalu_terbuka(toko, (isi ->> 'bulan')::date) then
    perform tolak('BULAN_LALU_BELUM_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if exists (select from laba_rugi_terbuka(toko, (isi ->> 'sampai')::date) t
               full join jsonb_to_recordset(isi -> 'saldo') as x(nomor_akun text, dimensi text, saldo bigint) using (nomor_akun, dimensi)
              where t.saldo is distinct from x.saldo) then
    perform tolak('SALDO_BUKU_BERUBAH');
  end if;
  insert into penutup_bulan (kode_toko, no_dokumen, bulan, sampai, laba, user_id)
    values (toko, no_dok, (isi ->> 'bulan')::date, (isi ->> 'sampai')::date, (isi ->> 'laba')::bigint, isi ->> 'user_id');
end $function$;

create function catat_baris_pindah_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('pindah_barang').
  insert into pindah_barang (kode_toko, no_dokumen, cara, ke_gudang, ke_baki, jumlah_barang, berat, keterangan)
    select toko, no_dok, x.cara, x.ke_gudang, x.ke_baki, x.jumlah_barang, x.berat, x.keterangan
      from jsonb_populate_recordset(null::pindah_barang, baris) x;
end $function$;

-- A count begins: its scope, and what should be there now.
create function catat_baris_stock_opname(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r stock_opname;
begin
  for r in select * from jsonb_populate_recordset(null::stock_opname, baris) loop
    insert into stock_opname (kode_toko, no_dokumen, cara, kode_gudang, kode_baki, kode_group, kode_dept, tempat_simpan, buta, sistem_qty,
        sistem_berat, keterangan)
      values (toko, no_dok, r.cara, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept, r.tempat_simpan, r.buta, r.sistem_qty,
        r.sistem_berat, r.keterangan);
    if r.cara = 'JAMINAN' then
      insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, no_faktur_hutang, nama_barang, kode_baki, berat)
        select toko, no_dok, j.kode, j.kode, j.nama, j.tempat_simpan, j.berat from jaminan_opname(toko, r.tempat_simpan) j;
    else
      insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, keping, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar,
          no_terakhir)
        select toko, no_dok, b.kode_barcode, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.no_terakhir
          from barang_opname(toko, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept) b;
    end if;
    if (select count(*) from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) > 500 then perform kenali_opname(); end if;
    -- The figures are those of the list itself, whatever was sold since they were read.
    update stock_opname h set sistem_qty = s.qty, sistem_berat = s.berat
      from (select count(*)::integer as qty, sum(l.berat)::bigint as berat from stock_opname_barang l
             where l.kode_toko = toko and l.no_dokumen = no_dok) s
     where h.kode_toko = toko and h.no_dokumen = no_dok;
  end loop;
end $function$;

create function catat_baris_stock_opname_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update stock_opname h set aktif = false where h.kode_toko = toko and h.no_dokumen = no_dok;
end $function$;

create function catat_baris_stock_opname_global(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into stock_opname_global (kode_toko, no_dokumen, tanggal, sistem_qty, sistem_berat, fisik_qty, fisik_berat, jenis_selisih, keterangan)
    select toko, no_dok, x.tanggal, x.sistem_qty, x.sistem_berat, x.fisik_qty, x.fisik_berat, x.jenis_selisih, x.keterangan
      from jsonb_populate_recordset(null::stock_opname_global, baris) x;
exception when unique_violation then
  perform tolak('OPNAME_GLOBAL_SUDAH_ADA', '{}');
end $function$;

create function catat_baris_stock_opname_global_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update stock_opname_global h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $function$;

create function catat_baris_stock_opname_global_jenis(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('stock_opname_global_jenis').
  insert into stock_opname_global_jenis (kode_toko, no_dokumen, urut, kode_dept, sistem_qty, sistem_berat, fisik_qty, fisik_berat, selisih_qty, selisih_berat, cara, alasan)
    select toko, no_dok, x.urut, x.kode_dept, x.sistem_qty, x.sistem_berat, x.fisik_qty, x.fisik_berat, x.selisih_qty, x.selisih_berat, x.cara, x.alasan
      from jsonb_populate_recordset(null::stock_opname_global_jenis, baris) x;
end $function$;

-- A count ends: each piece gets the word that counts for ever, and the reason somebody gave for it.
create function catat_baris_stock_opname_hasil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  -- Whoever scans waits, and finds it closed.
  perform from stock_opname h where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif for update;
  if not found then perform tolak('SUDAH_BERUBAH', jsonb_build_object('no_dokumen', no_dok)); end if;
  if (select count(*) from hasil_opname(toko, no_dok) r where r.keadaan not in ('KETEMU', 'KELUAR', 'PINDAH', 'BARU')
        and not exists (select from jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text) where a.kode = r.kode)) > 0 then
    perform tolak('OPNAME_ALASAN_KURANG', '{}');
  end if;
  update stock_opname_barang l set keadaan = r.keadaan, alasan = a.alasan
    from hasil_opname(toko, no_dok) r
    left join jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text) on a.kode = r.kode
   where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = r.kode and r.diharap;
  update stock_opname_lain x set alasan = a.alasan
    from jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text)
   where x.kode_toko = toko and x.no_dokumen = no_dok and x.kode = a.kode;
  update stock_opname h set aktif = false, keterangan = coalesce(baris -> 0 ->> 'keterangan', h.keterangan), fisik_qty = s.fisik,
         fisik_berat = s.berat, terjelaskan_qty = s.jelas, hilang_qty = s.hilang, hilang_berat = s.hilang_berat,
         lain_qty = (select count(*) from stock_opname_lain x where x.kode_toko = toko and x.no_dokumen = no_dok),
         akurasi = (s.tepat + s.jelas) * 100000 / h.sistem_qty
    from (select count(*) filter (where l.keadaan in ('KETEMU', 'SALAH_BAKI'))::integer as fisik,
                 count(*) filter (where l.keadaan = 'KETEMU')::integer as tepat,
                 coalesce(sum(l.berat) filter (where l.keadaan in ('KETEMU', 'SALAH_BAKI')), 0)::bigint as berat,
                 count(*) filter (where l.keadaan in ('KELUAR', 'PINDAH'))::integer as jelas,
                 count(*) filter (where l.keadaan = 'HILANG')::integer as hilang,
                 coalesce(sum(l.berat) filter (where l.keadaan = 'HILANG'), 0)::bigint as hilang_berat
            from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) s
   where h.kode_toko = toko and h.no_dokumen = no_dok;
end $function$;

-- By hand for its refusal: of two who answer at once the second one reads that it was answered.
create function catat_baris_terima_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into terima_barang (kode_toko, no_dokumen, no_kirim, dari_toko, cara, ke_baki, jumlah_barang, berat, harga_modal, selisih, keterangan)
    select toko, no_dok, x.no_kirim, x.dari_toko, x.cara, x.ke_baki, x.jumlah_barang, x.berat, x.harga_modal, x.selisih, x.keterangan
      from jsonb_populate_recordset(null::terima_barang, baris) x;
exception when unique_violation then
  perform tolak('KIRIMAN_SUDAH_DITERIMA');
end $function$;

create function catat_baris_terima_barang_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('terima_barang_barang').
  insert into terima_barang_barang (kode_toko, no_dokumen, urut, kode_barcode, nama_barang, kode_group, kode_dept, kadar, hasil, berat_kirim, berat, harga_modal, ke_baki, catatan)
    select toko, no_dok, x.urut, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kadar, x.hasil, x.berat_kirim, x.berat, x.harga_modal, x.ke_baki, x.catatan
      from jsonb_populate_recordset(null::terima_barang_barang, baris) x;
end $function$;

create function catat_baris_terima_cicilan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('terima_cicilan').
  insert into terima_cicilan (kode_toko, no_dokumen, tanggal, toko_cicilan, no_cicilan, nama_customer, cara, kasir, terbayar, jumlah, denda, sisa, keterangan)
    select toko, no_dok, x.tanggal, x.toko_cicilan, x.no_cicilan, x.nama_customer, x.cara, x.kasir, x.terbayar, x.jumlah, x.denda, x.sisa, x.keterangan
      from jsonb_populate_recordset(null::terima_cicilan, baris) x;
end $function$;

create function catat_baris_terima_cicilan_uang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('terima_cicilan_uang').
  insert into terima_cicilan_uang (kode_toko, no_dokumen, peristiwa, urut, arah, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, ke, x.urut, x.arah, x.jenis, x.no_rekening, x.jumlah, x.diterima, coalesce(x.fee_persen, 0), coalesce(x.fee, 0), coalesce(x.fee_ditanggung, 'TOKO'::text), x.kartu_akhir
      from jsonb_populate_recordset(null::terima_cicilan_uang, baris) x;
end $function$;

create function catat_baris_terima_uang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into terima_uang (kode_toko, no_dokumen, tanggal, penerima, no_reff, dari_toko, tujuan, tujuan_rekening, jumlah)
    select toko, no_dok, x.tanggal, x.penerima, x.no_reff, x.dari_toko, x.tujuan, x.tujuan_rekening, x.jumlah
    from jsonb_populate_recordset(null::terima_uang, baris) x;
exception when unique_violation then
  perform tolak('UANG_SUDAH_DITERIMA');
end $function$;

create function catat_baris_timbang_baki(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    insert into timbang_baki (kode_toko, no_dokumen, kode_gudang, kode_baki, jumlah_barang, berat, berat_baki, berat_plastik,
        berat_atribut, berat_bandrol, total, toleransi)
      values (toko, no_dok, r.kode_gudang, r.kode_baki, r.jumlah_barang, r.berat, r.berat_baki, r.berat_plastik,
        r.berat_atribut, r.berat_bandrol, r.total, r.toleransi);
  end loop;
exception when unique_violation then
  perform tolak('TIMBANG_BAKI_BERJALAN', jsonb_build_object('kode_baki', r.kode_baki));
end $function$;

create function catat_baris_timbang_baki_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update timbang_baki t set aktif = false where t.kode_toko = toko and t.no_dokumen = no_dok;
end $function$;

create function catat_baris_timbang_baki_hasil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    update timbang_baki t set timbangan = r.timbangan, selisih = r.selisih, cara = r.cara, bacaan = r.bacaan, keterangan = r.keterangan, aktif = false
     where t.kode_toko = toko and t.no_dokumen = no_dok and t.aktif;
    if not found then
      perform tolak('SUDAH_BERUBAH', jsonb_build_object('no_dokumen', no_dok));
    end if;
  end loop;
end $function$;

-- What is on the tray now, of one that is taken up again.
create function catat_baris_timbang_baki_isi(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    update timbang_baki t set jumlah_barang = r.jumlah_barang, berat = r.berat, berat_baki = r.berat_baki,
           berat_plastik = r.berat_plastik, berat_atribut = r.berat_atribut, berat_bandrol = r.berat_bandrol, total = r.total,
           toleransi = r.toleransi
     where t.kode_toko = toko and t.no_dokumen = no_dok and t.aktif;
  end loop;
end $function$;

-- Writers of deposits. A deposit is created, added to and cancelled by events of its own; picking up and its way back
-- happen inside the sale's event, which moves the deposit on too, in the same transaction.
create function catat_baris_titipan(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('titipan').
  insert into titipan (kode_toko, no_titipan, tanggal, jenis_harga, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir, jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_tambahan, total, uang_muka, saldo, no_faktur_tunggu, keterangan, ppn, mengikat_sampai)
    select toko, no_dok, x.tanggal, x.jenis_harga, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, coalesce(x.ppn_tambahan, 0), x.total, x.uang_muka, coalesce(x.saldo, 0), x.no_faktur_tunggu, x.keterangan, coalesce(x.ppn, 0), x.mengikat_sampai
      from jsonb_populate_recordset(null::titipan, baris) x;
end $function$;

-- Writer: the deposit of a new plan. Rows: no_titipan, lihat (its event as the plan saw it), jumlah, ppn, barang.
create function catat_baris_titipan_alih(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r record;
  banyak integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_titipan text, lihat smallint, jumlah bigint, ppn bigint, barang text[]) loop
    perform langkah_titipan(toko, r.no_titipan, 'alih', 'CLOSE', array['DONE'], r.lihat, no_dok, ke);
    update titipan_barang l set keadaan = 'DICICIL', no_faktur_jual = no_dok
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.no_faktur_jual is null;
    get diagnostics banyak = row_count;
    if banyak <> cardinality(r.barang) then
      perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan));
    end if;
    perform gerak_titipan(toko, r.no_titipan, 'CICILAN', -r.jumlah, -r.ppn, no_dok, ke);
    perform from titipan t where t.kode_toko = toko and t.no_titipan = r.no_titipan and t.saldo = 0 and t.ppn = 0;
    if not found then perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan)); end if;
  end loop;
end $function$;

-- Picking up. Rows: no_titipan, lihat (its event as the sale saw it), dipakai, kembali, posting, barang. A sale that waits
-- for its validation reserves the deposit (`tunggu`); one that posts uses it up, and the last piece closes it.
create function catat_baris_titipan_ambil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r record;
  tinggal integer;
  banyak integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_titipan text, lihat smallint, dipakai bigint, kembali bigint, ppn_dipakai bigint, ppn_kembali bigint, posting boolean,
             barang text[]) loop
    select count(*) into tinggal from titipan_barang l
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.kode_barcode <> all (r.barang);
    perform langkah_titipan(toko, r.no_titipan,
      case when not r.posting then 'tunggu' when tinggal = 0 then 'ambil' else 'ambil_sebagian' end,
      case when r.posting and tinggal = 0 then 'CLOSE' else 'DONE' end, array['DONE'], r.lihat, no_dok, ke);
    insert into titipan_ambil as a (kode_toko, no_faktur_group, no_titipan, dipakai, kembali, ppn_dipakai, ppn_kembali, diposting)
      values (toko, no_dok, r.no_titipan, r.dipakai, r.kembali, r.ppn_dipakai, r.ppn_kembali, r.posting)
      on conflict (kode_toko, no_faktur_group) do update set diposting = excluded.diposting;
    update titipan_barang l set no_faktur_jual = no_dok, keadaan = case when r.posting then 'DIAMBIL' else 'DITITIP' end
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.kode_barcode = any (r.barang)
       and coalesce(l.no_faktur_jual, no_dok) = no_dok;
    get diagnostics banyak = row_count;
    update titipan t set no_faktur_tunggu = case when r.posting then null else no_dok end
     where t.kode_toko = toko and t.no_titipan = r.no_titipan and coalesce(t.no_faktur_tunggu, no_dok) = no_dok;
    if not found or banyak <> cardinality(r.barang) then
      perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan));
    end if;
    if r.posting then
      perform gerak_titipan(toko, r.no_titipan, 'AMBIL', -r.dipakai, -r.ppn_dipakai, no_dok, ke);
      perform gerak_titipan(toko, r.no_titipan, 'KELEBIHAN', -r.kembali, -r.ppn_kembali, no_dok, ke);
    end if;
  end loop;
end $function$;

create function catat_baris_titipan_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('titipan_barang', '{keadaan,no_faktur_jual}').
  insert into titipan_barang (kode_toko, no_titipan, urut, kode_barcode, kode_sales, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, baki_titip, berat, kadar, kadar_cetak, harga_sistem, ongkos_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan, ppn_tambahan, total, harga_modal, finishing, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_transaksi_rp, golongan_modal, ppn_cara)
    select toko, no_dok, x.urut, x.kode_barcode, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.baki_titip, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.ongkos_sistem, x.harga_per_gram, x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, coalesce(x.ppn_tambahan, 0), x.total, x.harga_modal, x.finishing, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur, coalesce(x.ppn_transaksi_rp, 0), coalesce(x.golongan_modal, 'EMAS'::text), x.ppn_cara
      from jsonb_populate_recordset(null::titipan_barang, baris) x;
end $function$;

-- A cancelled deposit gives back what is left of its pieces.
create function catat_baris_titipan_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update titipan_barang l set keadaan = 'KEMBALI'
   where l.kode_toko = toko and l.no_titipan = no_dok and l.keadaan = 'DITITIP';
end $function$;

-- The way back: the deposit is what it was, to the rupiah and the piece.
create function catat_baris_titipan_batal_alih(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare c cicilan;
begin
  select x.* into c from cicilan x where x.kode_toko = toko and x.no_cicilan = no_dok;
  -- Only of a plan on which nothing is paid: what was paid since goes back to nobody's deposit.
  if c.no_titipan is null or c.terbayar <> 0 or c.rabat <> 0 then
    perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no_dok));
  end if;
  perform langkah_titipan(toko, c.no_titipan, 'batal_alih', 'DONE', array['CLOSE'], null, no_dok, ke);
  perform gerak_titipan(toko, c.no_titipan, 'BATAL_CICILAN', c.dari_titipan::bigint, c.ppn_titipan::bigint, no_dok, ke);
  update titipan_barang l set keadaan = 'DITITIP', no_faktur_jual = null
   where l.kode_toko = toko and l.no_titipan = c.no_titipan and l.keadaan = 'DICICIL' and l.no_faktur_jual = no_dok;
end $function$;

-- The way back of a sale that picked up: the deposit is what it was, to the rupiah and the piece.
create function catat_baris_titipan_batal_ambil(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare a record;
begin
  for a in select x.* from titipan_ambil x where x.kode_toko = toko and x.no_faktur_group = no_dok and not x.batal loop
    if a.diposting then
      perform langkah_titipan(toko, a.no_titipan, 'batal_ambil', 'DONE', array['DONE', 'CLOSE', 'CANC'], null, no_dok, ke);
      perform gerak_titipan(toko, a.no_titipan, 'BATAL_AMBIL', a.dipakai::bigint, a.ppn_dipakai::bigint, no_dok, ke);
      perform gerak_titipan(toko, a.no_titipan, 'BATAL_KELEBIHAN', a.kembali::bigint, a.ppn_kembali::bigint, no_dok, ke);
    else
      perform langkah_titipan(toko, a.no_titipan, 'lepas', 'DONE', array['DONE'], null, no_dok, ke);
      update titipan t set no_faktur_tunggu = null where t.kode_toko = toko and t.no_titipan = a.no_titipan;
    end if;
    update titipan_barang l set keadaan = 'DITITIP', no_faktur_jual = null
     where l.kode_toko = toko and l.no_titipan = a.no_titipan and l.no_faktur_jual = no_dok;
    update titipan_ambil x set batal = true where x.kode_toko = toko and x.no_faktur_group = no_dok;
  end loop;
end $function$;

create function catat_baris_titipan_bayar(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('titipan_bayar').
  insert into titipan_bayar (kode_toko, no_titipan, peristiwa, urut, arah, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir)
    select toko, no_dok, ke, x.urut, x.arah, x.jenis, x.no_rekening, x.jumlah, x.diterima, coalesce(x.fee_persen, 0), coalesce(x.fee, 0), coalesce(x.fee_ditanggung, 'TOKO'::text), x.kartu_akhir
      from jsonb_populate_recordset(null::titipan_bayar, baris) x;
end $function$;

create function catat_baris_titipan_gerak(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform gerak_titipan(toko, no_dok, x.jenis, x.jumlah, coalesce(x.ppn, 0), no_dok, ke)
    from jsonb_to_recordset(baris) as x(jenis text, jumlah bigint, ppn bigint);
end $function$;

-- Writer: the head of a closing and its waivers. It runs inside tutup_hari(), which holds the day alone.
create function catat_baris_tutup_toko(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b jsonb := baris -> 0;
begin
  insert into tutup_toko (kode_toko, no_dokumen, tanggal, tanggal_berikut, user_id, waktu, catatan, selisih, audit_seq, audit_hash)
    select toko, no_dok, (b ->> 'tanggal')::date, (b ->> 'tanggal_berikut')::date, b ->> 'user_id', (b ->> 'waktu')::timestamptz,
           b ->> 'catatan', (b ->> 'selisih')::bigint, coalesce(a.seq, 0), coalesce(a.hash, sha256(convert_to(toko, 'UTF8')))
      from (select 1) satu left join lateral (select a.seq, a.hash from audit a where a.kode_toko = toko order by a.seq desc limit 1) a on true;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, p.kode, p.label, p.jumlah, x.alasan
      from periksa_tutup(b -> 'periksa') p
      join jsonb_to_recordset(b -> 'pengecualian') as x(kode text, alasan text) on x.kode = p.kode;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, x.kode, x.label, 1, x.alasan from jsonb_to_recordset(b -> 'selisih_laci') as x(kode text, label text, alasan text);
end $function$;

create function catat_baris_uang_orang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('uang_orang').
  insert into uang_orang (kode_toko, no_dokumen, peristiwa, tanggal, jenis, no_induk, jumlah, kode_member, nama_customer, no_hp_customer, alamat_customer, nik_sim_passport, tanggal_lahir, pekerjaan, sumber_dana)
    select toko, no_dok, ke, x.tanggal, x.jenis, x.no_induk, x.jumlah, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.nik_sim_passport, x.tanggal_lahir, x.pekerjaan, x.sumber_dana
      from jsonb_populate_recordset(null::uang_orang, baris) x;
end $function$;

create function catat_baris_ubah_profit(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('ubah_profit').
  insert into ubah_profit (kode_toko, no_dokumen, ubah, nilai_rp, persen, cakupan, jumlah_barang, berat, harga_lama, harga_baru, keterangan)
    select toko, no_dok, x.ubah, x.nilai_rp, x.persen, x.cakupan, x.jumlah_barang, x.berat, x.harga_lama, x.harga_baru, x.keterangan
      from jsonb_populate_recordset(null::ubah_profit, baris) x;
end $function$;

-- Each piece by compare-and-set; what changed hands or price meanwhile refuses the whole.
create function catat_baris_ubah_profit_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, versi integer, ongkos_baru bigint,
             bandrol_baru bigint, harga_lama bigint, harga_baru bigint) order by kode_barcode loop
    insert into ubah_profit_barang (kode_toko, no_dokumen, urut, kode_barcode, nama_barang, kode_group, kode_dept, berat, harga_modal,
        ongkos_lama, ongkos_baru, bandrol_lama, bandrol_baru, harga_lama, harga_baru)
      select toko, no_dok, r.urut, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.berat, b.harga_modal,
          b.ongkos, r.ongkos_baru, b.harga_bandrol, r.bandrol_baru, r.harga_lama, r.harga_baru
        from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.versi = r.versi for update;
    if not found then perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode)); end if;
    update barang b set ongkos = r.ongkos_baru, harga_bandrol = r.bandrol_baru, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $function$;

-- The way back, refused once a piece is no longer there or wears another price by now.
create function catat_baris_ubah_profit_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from ubah_profit_barang l where l.kode_toko = toko and l.no_dokumen = no_dok order by l.kode_barcode loop
    update barang b set ongkos = r.ongkos_lama, harga_bandrol = r.bandrol_lama, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.ongkos = r.ongkos_baru
       and b.harga_bandrol is not distinct from r.bandrol_baru;
    if not found then perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode)); end if;
  end loop;
end $function$;

create function catat_baris_validasi_non_cash(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('validasi_non_cash').
  insert into validasi_non_cash (kode_toko, no_dokumen, tanggal, tempat, no_rekening, tgl_bank, referensi, jumlah, mdr, diterima, selisih, keterangan, user_id)
    select toko, no_dok, x.tanggal, x.tempat, x.no_rekening, x.tgl_bank, x.referensi, x.jumlah, x.mdr, x.diterima, x.selisih, x.keterangan, x.user_id
      from jsonb_populate_recordset(null::validasi_non_cash, baris) x;
end $function$;

-- Each receipt is asked for again: still there, as much as the screen showed, and ticked by nobody else.
create function catat_baris_validasi_non_cash_baris(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select x.*, t.jumlah as ada, t.no_validasi from jsonb_populate_recordset(null::validasi_non_cash_baris, baris) x
             left join peristiwa e on e.kode_toko = toko and e.no_dokumen = x.no_asal and e.urut = x.peristiwa_asal
             left join lateral terima_non_cash(toko, e.tanggal, e.tanggal) t on t.no_dokumen = x.no_asal and t.peristiwa = x.peristiwa_asal
                  and t.tempat = x.tempat and t.no_rekening = x.no_rekening
            order by x.no_asal, x.peristiwa_asal loop
    if r.no_validasi is not null then perform tolak('NON_CASH_SUDAH_VALID', jsonb_build_object('no_dokumen', r.no_asal)); end if;
    if r.ada is distinct from r.jumlah then perform tolak('NON_CASH_BERUBAH', jsonb_build_object('no_dokumen', r.no_asal)); end if;
    insert into validasi_non_cash_baris (kode_toko, no_dokumen, no_asal, peristiwa_asal, tempat, no_rekening, jumlah)
      values (toko, no_dok, r.no_asal, r.peristiwa_asal, r.tempat, r.no_rekening, r.jumlah);
  end loop;
exception when unique_violation then
  perform tolak('NON_CASH_SUDAH_VALID', '{}');
end $function$;

-- A receipt whose taking back was validated too stays validated.
create function catat_baris_validasi_non_cash_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from validasi_non_cash_baris v
               join peristiwa r on r.kode_toko = toko and r.no_dokumen = v.no_asal and r.membalik = v.peristiwa_asal
               join validasi_non_cash_baris b on b.kode_toko = toko and b.no_asal = r.no_dokumen and b.peristiwa_asal = r.urut
                    and b.tempat = v.tempat and b.no_rekening = v.no_rekening and not b.batal and b.no_dokumen <> no_dok
              where v.kode_toko = toko and v.no_dokumen = no_dok) then
    perform tolak('NON_CASH_KEMBALI_VALID', jsonb_build_object('no_dokumen', no_dok));
  end if;
  update validasi_non_cash_baris v set batal = true where v.kode_toko = toko and v.no_dokumen = no_dok;
end $function$;

create function catat_baris_validasi_susut(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Made by pasang_penulis('validasi_susut').
  insert into validasi_susut (kode_toko, no_dokumen, tanggal, user_id, jumlah_barang)
    select toko, no_dok, x.tanggal, x.user_id, x.jumlah_barang
      from jsonb_populate_recordset(null::validasi_susut, baris) x;
end $function$;

-- The line must still be there, bought and not cancelled, and nobody else may have said a word about it.
create function catat_baris_validasi_susut_barang(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select * from jsonb_populate_recordset(null::validasi_susut_barang, baris) order by no_faktur loop
    perform from pembelian_barang l join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
      where l.kode_toko = toko and l.no_faktur = r.no_faktur and l.susut > 0 and not l.batal
        and b.status = 'DIBELI' for update of b;
    if not found then
      perform tolak('SUSUT_TIDAK_ADA', jsonb_build_object('no_faktur', r.no_faktur));
    end if;
    insert into validasi_susut_barang (kode_toko, no_dokumen, urut, no_faktur, tanggal, kode_barcode, berat_nota, berat,
        berat_disetujui, keputusan, alasan)
      values (toko, no_dok, r.urut, r.no_faktur, r.tanggal, r.kode_barcode, r.berat_nota, r.berat, r.berat_disetujui,
        r.keputusan, r.alasan);
  end loop;
exception when unique_violation then
  perform tolak('SUSUT_SUDAH_DIVALIDASI');
end $function$;

-- Taking a word back; refused once a piece has moved on because of it.
create function catat_baris_validasi_susut_batal(toko text, no_dok text, ke smallint, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  for r in select v.kode_barcode, v.no_faktur from validasi_susut_barang v
            where v.kode_toko = toko and v.no_dokumen = no_dok order by v.kode_barcode loop
    perform from barang b join pembelian_barang l on l.kode_toko = b.kode_toko and l.no_faktur = r.no_faktur
      where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and (b.status = 'DIBELI' or l.batal) for update of b;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update validasi_susut_barang v set batal = true where v.kode_toko = toko and v.no_dokumen = no_dok;
end $function$;

-- The stones of rows that name their piece and bring its stones as `batu`; they stand in the order in which they were given.
create function catat_batu(toko text, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into barang_batu (kode_toko, kode_barcode, urut, kode_berlian, kode_batu, jumlah, karat, kode_shape, kode_color, kode_clarity,
      kode_cutgrade, kode_polish, kode_symmetry, kode_fluorescence, sertifikat, no_sertifikat)
    select toko, x.kode_barcode, s.urut, r.kode_berlian, r.kode_batu, r.jumlah, r.karat, r.kode_shape, r.kode_color, r.kode_clarity,
           r.kode_cutgrade, r.kode_polish, r.kode_symmetry, r.kode_fluorescence, coalesce(r.sertifikat, 'TANPA'), r.no_sertifikat
      from jsonb_to_recordset(baris) as x(kode_barcode text, batu jsonb)
      cross join lateral jsonb_array_elements(x.batu) with ordinality as s(isi, urut)
      cross join lateral jsonb_populate_record(null::barang_batu, s.isi) r
     where x.batu is not null;
end $function$;
revoke execute on function catat_batu(text,jsonb) from public;
grant execute on function catat_batu(text,jsonb) to mustika_buku;

-- Documents of two stores that must agree are written in one transaction: w is a list of what catat() takes, in the order in
-- which they are locked. One that is refused takes all of them with it.
create function catat_bersama(toko text[], w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hasil jsonb := '[]';
begin
  for ke in 1 .. cardinality(toko) loop
    hasil := hasil || catat(toko[ke], w -> (ke - 1));
  end loop;
  return hasil;
end $function$;
alter function catat_bersama(text[],jsonb) owner to mustika_buku;
revoke execute on function catat_bersama(text[],jsonb) from public;
grant execute on function catat_bersama(text[],jsonb) to mustika_app;

-- The three books. A reversal is written from the event it reverses, ends swapped: nothing can be forgotten.
create function catat_buku(toko text, w jsonb, no_dok text, ke smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  hari date := (w ->> 'hari')::date;
  balik smallint := (w ->> 'balik')::smallint;
begin
  if balik is not null then
    if w ->> 'laci' <> w ->> 'user' and not exists (select from pengguna p
         where p.kode_toko = toko and p.aktif and p.user_id = w ->> 'laci') then
      perform tolak('KASIR_TIDAK_ADA', jsonb_build_object('kasir', w ->> 'laci'));
    end if;
    insert into buku_uang select b.kode_toko, no_dok, ke, b.urut, hari, coalesce(w ->> 'kategori_balik', b.kategori), b.jenis,
        b.ke_akun, case b.ke_akun when 'KAS' then coalesce(w ->> 'laci', b.ke_dimensi) else b.ke_dimensi end, b.ke_nomor,
        b.dari_akun, case b.dari_akun when 'KAS' then coalesce(w ->> 'laci', b.dari_dimensi) else b.dari_dimensi end, b.dari_nomor,
        b.jumlah, b.keterangan
      from buku_uang b where b.kode_toko = toko and b.no_dokumen = no_dok and b.peristiwa = balik;
    insert into buku_barang select b.kode_toko, no_dok, ke, b.urut, hari, b.kode_barcode, b.ke_tempat, b.dari_tempat, b.qty, b.berat, b.kadar
      from buku_barang b where b.kode_toko = toko and b.no_dokumen = no_dok and b.peristiwa = balik;
    insert into buku_poin select b.kode_toko, no_dok, catat_buku.ke, b.urut, hari, b.ke, b.dari, b.jumlah
      from buku_poin b where b.kode_toko = toko and b.no_dokumen = no_dok and b.peristiwa = balik;
    return;
  end if;
  if jsonb_array_length(w -> 'uang') > 0 then
    insert into buku_uang select toko, no_dok, ke, row_number() over ()::smallint, hari, x.kategori, x.jenis,
        x.dari_akun, x.dari_dimensi, x.dari_nomor, x.ke_akun, x.ke_dimensi, x.ke_nomor, x.jumlah, x.keterangan
      from jsonb_to_recordset(w -> 'uang') as x(kategori text, jenis text, dari_akun text, dari_dimensi text, dari_nomor text,
        ke_akun text, ke_dimensi text, ke_nomor text, jumlah bigint, keterangan text);
  end if;
  if jsonb_array_length(w -> 'barang') > 0 then
    insert into buku_barang select toko, no_dok, ke, row_number() over ()::smallint, hari,
        x.kode_barcode, x.dari_tempat, x.ke_tempat, x.qty, x.berat, x.kadar
      from jsonb_to_recordset(w -> 'barang') as x(kode_barcode text, dari_tempat text, ke_tempat text, qty integer, berat bigint, kadar integer);
  end if;
  if jsonb_array_length(w -> 'poin') > 0 then
    insert into buku_poin select toko, no_dok, catat_buku.ke, row_number() over ()::smallint, hari, x.dari, x.ke, x.jumlah
      from jsonb_to_recordset(w -> 'poin') as x(dari text, ke text, jumlah bigint);
  end if;
end $function$;

-- Creates the document under its next number, or moves an existing one on by compare-and-set. Returns number and event.
create function catat_dokumen(toko text, w jsonb, OUT no_dok text, OUT urutan smallint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  urut_baru integer;
begin
  if w ->> 'nomor' is null then
    insert into nomor as n (kode_toko, seri, tanggal, terakhir)
      values (toko, w ->> 'seri', (w ->> 'hari')::date, 1)
      on conflict (kode_toko, seri, tanggal) do update set terakhir = n.terakhir + 1
      returning terakhir into urut_baru;
    no_dok := format('%s-%s-%s-%s', toko, w ->> 'seri', to_char((w ->> 'hari')::date, 'YYMMDD'),
                     lpad(urut_baru::text, greatest(4, length(urut_baru::text)), '0'));
    urutan := 1;
    insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id, dibuat)
      values (toko, no_dok, w ->> 'jenis', (w ->> 'hari')::date, w ->> 'ke', 1, w ->> 'user', (w ->> 'saat')::timestamptz);
    return;
  end if;
  no_dok := w ->> 'nomor';
  update dokumen d set status = w ->> 'ke', peristiwa = d.peristiwa + 1
   where d.kode_toko = toko and d.no_dokumen = no_dok and d.peristiwa = (w ->> 'peristiwa')::smallint
     and d.status in (select jsonb_array_elements_text(w -> 'dari'))
   returning d.peristiwa into urutan;
  if not found then perform tolak('DOKUMEN_SUDAH_BERUBAH', jsonb_build_object('nomor', no_dok)); end if;
end $function$;

-- Writes one count; w: toko, user, saat, hari, akun, dimensi, pecahan [{nominal, lembar}]. Answers what the books say.
create function catat_hitung_laci(w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
alter function catat_hitung_laci(jsonb) owner to mustika_buku;
revoke execute on function catat_hitung_laci(jsonb) from public;
grant execute on function catat_hitung_laci(jsonb) to mustika_app;

-- Locks up to and with a month, or opens the last locked one. The lock of the day keeps every posting out meanwhile, so
-- that what began before is in the books and what comes after is refused. w: toko, user, saat, aksi, bulan, alasan.
create function catat_kunci_periode(w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
alter function catat_kunci_periode(jsonb) owner to mustika_buku;
revoke execute on function catat_kunci_periode(jsonb) from public;
grant execute on function catat_kunci_periode(jsonb) to mustika_app;

-- Enters what an event lets out. Two acts at once must not both be measured against the day before them: what was seen when it was
-- decided still stands, or the act is still below its ceilings without anybody's word.
create function catat_lepas(toko text, w jsonb, no_dok text, urutan smallint, membalik smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  hari date := (w ->> 'hari')::date;
  lawan text[] := array(select jsonb_array_elements_text(w -> 'lepas' -> 'lawan'));
  kini jsonb;
  k record;
begin
  if w -> 'lepas' -> 'isi' is null then
    if membalik is not null then
      insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni, lawan)
        select l.kode_toko, l.no_dokumen, urutan, l.tanggal, l.user_id, l.jenis, -l.jumlah, -l.murni, l.lawan from lepas_sendiri l
         where l.kode_toko = toko and l.no_dokumen = no_dok and l.peristiwa = membalik;
    end if;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('keluar|' || toko || '|' || (w ->> 'user'), 0));
  kini := lepas_hari(toko, hari, w ->> 'user');
  for k in select x.* from jsonb_to_recordset(w -> 'lepas' -> 'batas')
             x (kelas text, jumlah bigint, murni bigint, lihat_jumlah bigint, lihat_murni bigint, sehari bigint, gram bigint) loop
    if (k.lihat_jumlah, k.lihat_murni) is distinct from
       (coalesce((kini -> k.kelas ->> 'jumlah')::bigint, 0), coalesce((kini -> k.kelas ->> 'murni')::bigint, 0))
       and (k.sehari is null or coalesce((kini -> k.kelas ->> 'jumlah')::bigint, 0) + k.jumlah > k.sehari
         or (k.murni > 0 and coalesce((kini -> k.kelas ->> 'murni')::bigint, 0) + k.murni > k.gram)) then
      perform tolak('KELUAR_BERUBAH');
    end if;
  end loop;
  -- Nor two tills that pay the same person. In one order, so that they wait for each other and never around a corner.
  perform pg_advisory_xact_lock(hashtextextended('keluar lawan|' || toko || '|' || l.kunci, 0))
     from (select x.kunci from unnest(lawan) x (kunci) order by 1 offset 0) l;
  if cardinality(lawan) > 0 and (w -> 'lepas' ->> 'lawan_lihat')::bigint <> lepas_lawan(toko, hari, lawan) then
    perform tolak('KELUAR_BERUBAH');
  end if;
  insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni, lawan)
    select toko, no_dok, urutan, hari, w ->> 'user', x.jenis, x.jumlah, x.murni,
           case when x.jenis in ('UANG', 'TANPA_NOTA') then lawan else '{}' end
      from jsonb_to_recordset(w -> 'lepas' -> 'isi') x (jenis text, jumlah bigint, murni bigint);
end $function$;
revoke execute on function catat_lepas(text,jsonb,text,smallint,smallint) from public;
grant execute on function catat_lepas(text,jsonb,text,smallint,smallint) to mustika_buku;

-- Opening, in, out and closing of money and gold: what the closing before it left, and what the books say since.
create function catat_saldo_tutup(toko text, no_dok text, hari date, laci jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  lalu record;
begin
  select t.no_dokumen, t.tanggal into lalu from tutup_toko t
   where t.kode_toko = toko and not t.dibuka_kembali and t.tanggal < hari order by t.tanggal desc limit 1;
  insert into tutup_uang (kode_toko, no_dokumen, akun, dimensi, awal, masuk, keluar, akhir, hitung, selisih)
    select toko, no_dok, s.akun, s.dimensi, s.awal, s.masuk, s.keluar, s.awal + s.masuk - s.keluar, l.jumlah, l.jumlah - l.saldo
      from (select coalesce(a.akun, g.akun) as akun, coalesce(a.dimensi, g.dimensi) as dimensi,
                   coalesce(a.akhir, 0) + coalesce(g.sebelum, 0) as awal, coalesce(g.masuk, 0) as masuk, coalesce(g.keluar, 0) as keluar
              from (select u.akun, u.dimensi, u.akhir::bigint as akhir from tutup_uang u
                     where u.kode_toko = toko and u.no_dokumen = lalu.no_dokumen) a
              full join (select m.akun, m.dimensi, sum(m.masuk - m.keluar) filter (where m.tanggal < hari) as sebelum,
                                sum(m.masuk) filter (where m.tanggal = hari) as masuk, sum(m.keluar) filter (where m.tanggal = hari) as keluar
                           from gerak_uang m join peran_akun p on p.akun = m.akun and p.uang
                          where m.kode_toko = toko and m.tanggal <= hari and m.tanggal > coalesce(lalu.tanggal, '-infinity')
                          group by m.akun, m.dimensi) g on g.akun = a.akun and g.dimensi = a.dimensi) s
      left join jsonb_to_recordset(laci) as l(akun text, dimensi text, saldo bigint, jumlah bigint) on l.akun = s.akun and l.dimensi = s.dimensi
     where s.awal <> 0 or s.masuk <> 0 or s.keluar <> 0;
  insert into tutup_barang (kode_toko, no_dokumen, tempat, kadar, awal_qty, awal_berat, masuk_qty, masuk_berat, keluar_qty, keluar_berat,
      akhir_qty, akhir_berat, akhir_murni)
    select toko, no_dok, s.tempat, s.kadar, s.aq, s.ab, s.mq, s.mb, s.kq, s.kb, s.aq + s.mq - s.kq, s.ab + s.mb - s.kb, coalesce(f.murni, 0)
      from (select coalesce(a.tempat, g.tempat) as tempat, coalesce(a.kadar, g.kadar) as kadar,
                   coalesce(a.q, 0) + coalesce(g.sq, 0) as aq, coalesce(a.b, 0) + coalesce(g.sb, 0) as ab,
                   coalesce(g.mq, 0) as mq, coalesce(g.mb, 0) as mb, coalesce(g.kq, 0) as kq, coalesce(g.kb, 0) as kb
              from (select b.tempat, b.kadar::integer as kadar, b.akhir_qty as q, b.akhir_berat::bigint as b from tutup_barang b
                     where b.kode_toko = toko and b.no_dokumen = lalu.no_dokumen) a
              full join (select m.tempat, m.kadar, sum(m.masuk_qty - m.keluar_qty) filter (where m.tanggal < hari) as sq,
                                sum(m.masuk_berat - m.keluar_berat) filter (where m.tanggal < hari) as sb,
                                sum(m.masuk_qty) filter (where m.tanggal = hari) as mq, sum(m.masuk_berat) filter (where m.tanggal = hari) as mb,
                                sum(m.keluar_qty) filter (where m.tanggal = hari) as kq, sum(m.keluar_berat) filter (where m.tanggal = hari) as kb
                           from gerak_barang m
                          where m.kode_toko = toko and left(m.tempat, 1) <> '@' and m.tanggal <= hari
                            and m.tanggal > coalesce(lalu.tanggal, '-infinity')
                          group by m.tempat, m.kadar) g on g.tempat = a.tempat and g.kadar = a.kadar) s
      left join (select b.kode_gudang || '/' || b.kode_baki as tempat, b.kadar::integer as kadar, sum(murni(b.berat::bigint, b.kadar::bigint)) as murni
                   from barang b join status_stok t on t.status = b.status where b.kode_toko = toko group by 1, 2) f
        on f.tempat = s.tempat and f.kadar = s.kadar
     where s.aq <> 0 or s.ab <> 0 or s.mq <> 0 or s.kq <> 0;
end $function$;

-- Everything that must always be true, asked of the whole database. No row means all is well; a row names rule and place.
create function cek_invarian()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare bagian text;
begin
  for bagian in select p.proname from pg_proc p
                 where p.pronamespace = 'public'::regnamespace and p.proname like 'invarian\_%' order by p.proname loop
    return query execute format('select * from %I()', bagian);
  end loop;
end $function$;
revoke execute on function cek_invarian() from public;
grant execute on function cek_invarian() to mustika_app, mustika_report;

-- The late fee until a day: for each begun month after the due date.
create function denda_hutang(pokok bigint, denda integer, bulat bigint, bulan integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (ceil(ceil(pokok::numeric * denda / 100000) * bulan / bulat) * bulat)::bigint
$function$;

-- The stones of a piece of the store set anew, by who may change its card; they are in no book.
create function ganti_batu(kode text, batu jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare toko text := current_setting('app.kode_toko', true);
begin
  delete from barang_batu s where s.kode_toko = toko and s.kode_barcode = kode;
  perform catat_batu(toko, jsonb_build_array(jsonb_build_object('kode_barcode', kode, 'batu', batu)));
end $function$;
alter function ganti_batu(text,jsonb) owner to mustika_buku;
revoke execute on function ganti_batu(text,jsonb) from public;
grant execute on function ganti_batu(text,jsonb) to mustika_app;

-- The gold book of some days with the stock they began with: every piece that lay somewhere before them ("periode" false, "lawan"
-- '@'), and every leg of a move on them. m and k are weight in and out, mq and kq pieces, cancellations netted into what they cancel.
create function gerak_barang_antara(toko text, dari date, sampai date)
 RETURNS TABLE(kode_toko text, kode_barcode text, kode_group text, kode_dept text, tanggal_masuk date, kadar integer, tempat text, gudang text, lawan text, periode boolean, qty bigint, berat bigint, m bigint, k bigint, mq integer, kq integer)
 LANGUAGE sql
 STABLE
AS $function$
  select toko, s.kode_barcode, s.kode_group, s.kode_dept, s.tanggal_masuk, s.kadar, s.tempat, split_part(s.tempat, '/', 1), '@', false,
         s.qty, s.berat, 0, 0, 0, 0
    from stok_barang_pada(toko, dari - 1) s
  union all
  select g.kode_toko, g.kode_barcode, b.kode_group, b.kode_dept, b.tanggal_masuk, g.kadar, g.tempat, split_part(g.tempat, '/', 1),
         g.lawan, true, g.masuk_qty - g.keluar_qty, g.masuk_berat - g.keluar_berat,
         case when e.membalik is null then g.masuk_berat else -g.keluar_berat end,
         case when e.membalik is null then g.keluar_berat else -g.masuk_berat end,
         case when e.membalik is null then g.masuk_qty else -g.keluar_qty end,
         case when e.membalik is null then g.keluar_qty else -g.masuk_qty end
    from gerak_barang g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
     and e.tanggal between dari and sampai
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
   where g.kode_toko = toko and left(g.tempat, 1) <> '@' and g.tanggal between dari and sampai
$function$;

-- Moves a plan and says why; nothing is paid twice and nobody pays out more than there is.
create function gerak_cicilan(toko text, no text, p_jenis text, p_bayar bigint, p_rabat bigint, p_margin bigint, p_jumlah bigint, p_ppn bigint, no_dok text, ke smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_bayar = 0 and p_margin = 0 and p_jumlah = 0 and p_ppn = 0 then return; end if;
  update cicilan c set terbayar = c.terbayar + p_bayar, rabat = c.rabat + p_rabat, margin_diakui = c.margin_diakui + p_margin,
         saldo = c.saldo + p_jumlah, ppn = c.ppn + p_ppn
   where c.kode_toko = toko and c.no_cicilan = no and (c.no_faktur_tunggu is null or c.no_faktur_tunggu = no_dok);
  if not found then perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no)); end if;
  insert into cicilan_gerak (kode_toko, no_cicilan, urut, tanggal, jenis, bayar, rabat, margin, jumlah, ppn, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from cicilan_gerak g where g.kode_toko = toko and g.no_cicilan = no), 0) + 1,
           p.tanggal, p_jenis, p_bayar, p_rabat, p_margin, p_jumlah, p_ppn, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no));
end $function$;

-- One thing that happened to the contract `no` by the event `ke` of document `no_dok`.
create function gerak_hutang(toko text, no text, r jsonb, no_dok text, ke smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into hutang_gerak (kode_toko, no_faktur_hutang, urut, no_dokumen, peristiwa, tanggal, jenis, pokok, hari, bunga_hitung, bunga,
      denda, potongan_bunga, potongan_denda, bulan, tgl_jatuh_tempo, hasil, biaya, kelebihan, rugi, pembeli, diambil, akrual, akrual_hapus)
    select toko, no, d.peristiwa, no_dok, ke, p.tanggal, x.jenis, coalesce(x.pokok, 0), coalesce(x.hari, 0), coalesce(x.bunga_hitung, 0),
           coalesce(x.bunga, 0), coalesce(x.denda, 0), coalesce(x.potongan_bunga, 0), coalesce(x.potongan_denda, 0), coalesce(x.bulan, 0),
           x.tgl_jatuh_tempo, coalesce(x.hasil, 0), coalesce(x.biaya, 0), coalesce(x.kelebihan, 0), coalesce(x.rugi, 0), x.pembeli, x.diambil, coalesce(x.akrual, 0), coalesce(x.akrual_hapus, 0)
      from jsonb_populate_record(null::hutang_gerak, r) x
      join dokumen d on d.kode_toko = toko and d.no_dokumen = no
      join peristiwa p on p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
  perform segarkan_hutang(toko, no);
end $function$;

-- Moves the balance and says why; nobody pays out more than there is.
create function gerak_titipan(toko text, no text, p_jenis text, p_jumlah bigint, p_ppn bigint, no_dok text, ke smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_jumlah = 0 then return; end if;
  update titipan t set saldo = t.saldo + p_jumlah, ppn = t.ppn + p_ppn where t.kode_toko = toko and t.no_titipan = no;
  insert into titipan_gerak (kode_toko, no_titipan, urut, tanggal, jenis, jumlah, ppn, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from titipan_gerak g where g.kode_toko = toko and g.no_titipan = no), 0) + 1,
           p.tanggal, p_jenis, p_jumlah, p_ppn, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
end $function$;

-- An account that nobody says the golongan of is the plainest one its first digit allows: the chart of before.
create function golongan_umum(nomor text, sisi text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case left(nomor, 1) when '1' then 'ASET_LAIN' when '2' then 'KEWAJIBAN_LAIN'
           when '3' then case sisi when 'K' then 'MODAL' else 'PRIVE' end when '4' then 'PENDAPATAN_LAIN' when '7' then 'PENDAPATAN_LAIN' else 'BEBAN' end
$function$;

-- Where the two differ. What is here beside ours counts when it works with higher rights, or is given to a role of ours.
create function hak_beda()
 RETURNS TABLE(objek text, seharusnya text, kini text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(s.objek, k.objek), s.sifat, k.sifat
    from hak_seharusnya s full join hak_kini() k on k.objek = s.objek
   where s.sifat is distinct from k.sifat and (s.objek is not null or k.sifat ~ '(definer|mustika_)')
   order by 1
$function$;
revoke execute on function hak_beda() from public;

-- The rights of a user as the gates ask for them: his own decision where there is one, else the template of his level.
create function hak_efektif(p_user_id text, p_level text)
 RETURNS TABLE(path text, is_show boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select path, coalesce(h.is_show, t.is_show)
    from (select t.path, t.is_show from hak_templat t where t.level = p_level) t
    full join (select h.path, h.is_show from hak_akses h where h.user_id = p_user_id) h using (path)
$function$;

-- The same of this database as it is. Owners are told by kind, because whoever migrates has another name in each installation:
-- `pemilik` is whoever owns the list of migrations. What an owner may do with his own is not told (PostgreSQL 17 knows a right
-- more), nor who else only looks: a program of the shop's own that draws charts is the shop's business.
create function hak_kini()
 RETURNS TABLE(objek text, sifat text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with pemilik as (select c.relowner as siapa from pg_class c where c.oid = 'migrasi'::regclass),
  benda as (
    select c.tableoid as kelas, c.oid, c.relowner as milik, c.relacl as hak,
           case c.relkind when 'v' then 'view ' when 'm' then 'view ' when 'S' then 'urutan ' else 'tabel ' end || c.relname as objek,
           concat_ws('; ', case when c.relrowsecurity then 'dinding' end, case when c.relforcerowsecurity then 'juga bagi pemilik' end,
                     array_to_string(c.reloptions, ', ')) as cara
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select p.tableoid, p.oid, p.proowner, coalesce(p.proacl, acldefault('f', p.proowner)),
           'fungsi ' || p.oid::regprocedure::text,
           concat_ws('; ', case when p.prosecdef then 'definer' end, array_to_string(p.proconfig, ', '))
      from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = p.tableoid and d.objid = p.oid and d.deptype = 'e')
    union all
    -- Who owns the schema is PostgreSQL's own affair.
    select n.tableoid, n.oid, s.siapa, n.nspacl, 'skema ' || n.nspname, ''
      from pg_namespace n, pemilik s where n.nspname = 'public'),
  izin as (
    select b.kelas, b.oid, x.grantee, lower(x.privilege_type) as boleh
      from benda b cross join aclexplode(b.hak) x where x.grantee <> b.milik
    union all
    select b.kelas, b.oid, x.grantee, format('%s (%s)', lower(x.privilege_type), string_agg(a.attname, ', ' order by a.attnum))
      from benda b join pg_attribute a on b.kelas = 'pg_class'::regclass and a.attrelid = b.oid and a.attacl is not null and a.attnum > 0
     cross join aclexplode(a.attacl) x where x.grantee <> b.milik group by b.kelas, b.oid, x.grantee, x.privilege_type),
  peran as (
    select i.kelas, i.oid, string_agg(i.boleh, ', ' order by i.boleh collate "C") as boleh,
           case when i.grantee = 0 then 'semua' else pg_get_userbyid(i.grantee) end as nama
      from izin i group by i.kelas, i.oid, i.grantee)
  select b.objek, concat_ws('; ', case when b.milik = s.siapa then 'pemilik' else pg_get_userbyid(b.milik) end, nullif(b.cara, ''),
           (select string_agg(r.nama || ': ' || r.boleh, '; ' order by r.nama collate "C") from peran r
             where r.kelas = b.kelas and r.oid = b.oid
               and (r.nama like 'mustika\_%'
                    or case when b.objek ~ '^skema' then r.nama = 'semua' and r.boleh <> 'usage' else r.nama = 'semua' or r.boleh <> 'select' end)))
    from benda b, pemilik s
$function$;
revoke execute on function hak_kini() from public;

-- The prices of one store at a moment: what is in force, with what is set for before that moment on top.
create function harga_pada(p_tabel text, p_kode text, p_saat timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  kolom text[] := kolom_berjadwal(p_tabel);
  hasil jsonb;
  j record;
begin
  execute format('select to_jsonb(t) from %I t where t.kode_toko = $1 and t.%I = $2 and t.aktif', p_tabel, kolom[1])
    into hasil using app_toko(), p_kode;
  if hasil is null then return null; end if;
  for j in select x.nilai from jadwal_harga x where x.kode_toko = app_toko() and x.tabel = p_tabel and x.kode = p_kode
             and x.status = 'MENUNGGU' and x.berlaku_mulai <= p_saat order by x.berlaku_mulai loop
    hasil := hasil || j.nilai;
  end loop;
  return hasil;
end $function$;

-- What the price of a deposit is on the open day: bound, or that of the day once its time is over.
create function harga_titipan(t titipan)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when t.mengikat_sampai < (select h.tanggal from hari_toko h where h.kode_toko = t.kode_toko and h.status = 'OPEN')
              then 'TIDAK_MENGIKAT' else t.jenis_harga end
$function$;
grant execute on function harga_titipan(titipan) to mustika_app, mustika_buku, mustika_report;

-- Prints of a document are counted and sealed; the answer is how often it had been printed before. Wish 16.
create function hitung_cetak(toko text, pelaku text, nomor text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare ke integer;
begin
  perform set_config('app.kode_toko', toko, true);
  update dokumen d set cetak = d.cetak + 1 where d.kode_toko = toko and d.no_dokumen = nomor returning d.cetak into ke;
  if not found then return null; end if;
  perform catat_audit(toko, pelaku, case when ke = 1 then 'dokumen.cetak' else 'dokumen.cetak-ulang' end, nomor, jsonb_build_object('ke', ke));
  return ke - 1;
end $function$;
alter function hitung_cetak(text,text,text) owner to mustika_buku;
revoke execute on function hitung_cetak(text,text,text) from public;
grant execute on function hitung_cetak(text,text,text) to mustika_app;

-- The stock is what its movements left, the account of it says the same article by article, and documents are their lines.
create function invarian_aksesoris()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
revoke execute on function invarian_aksesoris() from public;

-- The sums say what the book says, for every day that is over and for no day that is open.
create function invarian_akuntansi()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'SALDO_AKUN', kode_toko, jsonb_build_object('nomor_akun', nomor_akun, 'tanggal', tanggal, 'dimensi', dimensi,
         'debit', s.debit, 'buku_debit', b.debit, 'kredit', s.kredit, 'buku_kredit', b.kredit)
    from saldo_akun_hari s
    full join (select g.kode_toko, g.nomor_akun, g.tanggal, g.dimensi, g.penutup, sum(g.debit) as debit, sum(g.kredit) as kredit
                 from gerak_akun g
                where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
                group by 1, 2, 3, 4, 5) b using (kode_toko, nomor_akun, tanggal, dimensi, penutup)
   where s.debit is distinct from b.debit or s.kredit is distinct from b.kredit
$function$;
revoke execute on function invarian_akuntansi() from public;

-- A piece whose last word is a movement is what that movement made it, or what a later step of the same document made of it, and
-- lies where it put it.
create function invarian_asal_gerak()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
revoke execute on function invarian_asal_gerak() from public;

-- A piece that is off the counter is nowhere said to be on the web without anything on its way.
create function invarian_barang_web()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'BARANG_WEB', w.kode_toko, jsonb_build_object('kode_barcode', w.kode_barcode, 'status', b.status)
    from barang_web w join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode
   where w.status = 'TAYANG' and (b.status <> 'TERSEDIA' or not w.tawar)
$function$;
revoke execute on function invarian_barang_web() from public;

-- 1 ct is 0.200 g. Stones do not weigh more than what of their piece is no gold, but for the hundredth that scales round by.
create function invarian_batu()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'BERAT_BATU', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'batu', s.berat, 'atribut', b.berat_atribut)
    from (select k.kode_toko, k.kode_barcode, sum(k.karat) / 5 as berat from barang_batu k group by 1, 2) s
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
   where s.berat > b.berat_atribut + 10
$function$;
revoke execute on function invarian_batu() from public;

-- Points that pay a nota are what its payments say and what the book took off the member, and nothing once it is cancelled.
create function invarian_bayar_poin()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'BAYAR_POIN', coalesce(p.kode_toko, y.kode_toko), jsonb_build_object('no_faktur_group',
         coalesce(p.no_dokumen, y.no_faktur_group), 'poin', p.nilai, 'bayar', y.jumlah)
    from (select b.* from bayar_poin b join penjualan n on n.kode_toko = b.kode_toko and n.no_faktur_group = b.no_dokumen) p
    full join (select x.kode_toko, x.no_faktur_group, sum(x.jumlah) as jumlah from penjualan_bayar x where x.jenis = 'POIN' group by 1, 2) y
      on y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_dokumen
   where p.nilai is distinct from y.jumlah
  union all
  select 'BAYAR_POIN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_dokumen, 'terpakai', p.terpakai, 'batal', p.batal,
         'status', d.status, 'buku', b.poin)
    from bayar_poin p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
    left join lateral (select sum(case when x.dari = p.kode_member then x.jumlah else -x.jumlah end) as poin from buku_poin x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_dokumen and '@DITUKAR' in (x.dari, x.ke)) b on true
   where p.batal <> (d.status = 'CANC') or (d.status = 'DONE') > p.terpakai or (d.status = 'OPEN' and p.terpakai)
      or coalesce(b.poin, 0) <> case when d.status = 'DONE' then p.poin else 0 end
$function$;
revoke execute on function invarian_bayar_poin() from public;

-- A payment is what its legs on the debt of its supplier come to, and names no more than it is, of nobody else's goods.
create function invarian_bayar_supplier()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'BAYAR_SUPPLIER', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dokumen', s.jumlah, 'buku', b.jumlah)
    from bayar_supplier s
    left join (select u.kode_toko, u.no_dokumen, u.ke_dimensi, sum(u.jumlah) as jumlah from buku_uang u
                where u.ke_akun = 'UTANG_SUPPLIER' and u.peristiwa = 1 group by 1, 2, 3) b
      on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen and b.ke_dimensi = s.kode_supplier
   where b.jumlah is distinct from s.jumlah::bigint
  union all
  select 'BAYAR_SUPPLIER_FAKTUR', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dibayar', s.jumlah, 'disebut', f.jumlah)
    from bayar_supplier s
    join (select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah from bayar_supplier_faktur x group by 1, 2) f
      on f.kode_toko = s.kode_toko and f.no_dokumen = s.no_dokumen
   where f.jumlah > s.jumlah::bigint
  union all
  select 'BAYAR_SUPPLIER_UTANG', f.kode_toko, jsonb_build_object('no_dokumen', f.no_dokumen, 'no_utang', f.no_utang)
    from bayar_supplier_faktur f
    join bayar_supplier s on s.kode_toko = f.kode_toko and s.no_dokumen = f.no_dokumen
   where not exists (select from buku_uang u where u.kode_toko = f.kode_toko and u.no_dokumen = f.no_utang
                        and u.dari_akun = 'UTANG_SUPPLIER' and u.dari_dimensi = s.kode_supplier)
$function$;
revoke execute on function invarian_bayar_supplier() from public;

-- The ledger by number says what the books say by role, so that everything proven of roles (drawers, banks, stock, deposits)
-- is true of the accounts somebody reads; and what is between stores adds up.
create function invarian_buku_besar()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with ujung as (
    select b.kode_toko, b.kategori, e.peran, e.dimensi, e.nomor, e.jumlah from buku_uang b
     cross join lateral (values (b.ke_akun, b.ke_dimensi, b.ke_nomor, b.jumlah::bigint),
                                (b.dari_akun, b.dari_dimensi, b.dari_nomor, -b.jumlah::bigint)) e (peran, dimensi, nomor, jumlah)
  ), menurut_peran as (
    select u.kode_toko, p.golongan, sum(u.jumlah) as jumlah from ujung u join peran_akun p on p.akun = u.peran and p.golongan is not null
     group by 1, 2
  ), menurut_nomor as (
    -- Journals by hand, kode transaksi and closing entries name accounts themselves, where their golongan lets them.
    select u.kode_toko, a.golongan, sum(u.jumlah) as jumlah
      from ujung u join akun a on a.nomor_akun = u.nomor join golongan_akun g on g.golongan = a.golongan
     where not (u.peran = 'JURNAL' and (g.jurnal or u.kategori = 'PENUTUP_BULAN'))
       and not (u.peran = 'TRANSAKSI' and g.kas is not null)
     group by 1, 2
  )
  select 'GOLONGAN_AKUN', coalesce(p.kode_toko, n.kode_toko), jsonb_build_object('golongan', coalesce(p.golongan, n.golongan),
         'peran', p.jumlah, 'nomor', n.jumlah)
    from menurut_peran p full join menurut_nomor n on n.kode_toko = p.kode_toko and n.golongan = p.golongan
   where coalesce(p.jumlah, 0) <> coalesce(n.jumlah, 0)
  union all
  select 'UANG_DALAM_PERJALANAN', coalesce(k.kode_toko, u.kode_toko), jsonb_build_object('tujuan', coalesce(k.tujuan, u.dimensi),
         'kiriman', k.jumlah, 'buku', u.jumlah)
    from (select k.kode_toko, k.tujuan, sum(k.jumlah) as jumlah from kirim_uang k
            join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen and d.status = 'KIRIM' group by 1, 2) k
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah from ujung x where x.peran = 'UANG_DALAM_PERJALANAN' group by 1, 2) u
      on u.kode_toko = k.kode_toko and u.dimensi = k.tujuan
   where coalesce(k.jumlah, 0) <> coalesce(u.jumlah, 0)
  union all
  -- What one store says another owes it is what the other says it owes.
  select 'ANTAR_TOKO', least(x.kode_toko, x.dimensi), jsonb_build_object('dengan', greatest(x.kode_toko, x.dimensi), 'beda', sum(x.jumlah))
    from ujung x where x.peran in ('RK_PUSAT', 'RK_CABANG')
   group by least(x.kode_toko, x.dimensi), greatest(x.kode_toko, x.dimensi) having sum(x.jumlah) <> 0
  union all
  -- A mapping of before the golongan were declared, or one that a hand put there.
  select 'PETA_AKUN', p.kode_toko, jsonb_build_object('trx', p.trx, 'type', p.type, 'kode_akun', p.kode_akun, 'nomor_akun', p.nomor_akun)
    from para_akun_transaksi p join peran_akun r on r.akun = p.kode_akun and r.golongan is not null
    join akun a on a.nomor_akun = p.nomor_akun
   where p.aktif and a.golongan <> r.golongan
$function$;
revoke execute on function invarian_buku_besar() from public;

-- Plans prove themselves: the schedule is the price less the down payment, nobody paid more than is due, what the account owes is
-- what the open plans hold, the margin in the book is the margin of what was paid, and the pieces wait for one customer each.
create function invarian_cicilan()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with uang as (
    select u.kode_toko, u.no_dokumen, u.peristiwa, sum(u.muka) as muka, sum(u.margin) as margin from (
      select b.kode_toko, b.no_dokumen, b.peristiwa, case when b.dari_akun = 'UANG_MUKA_CICILAN' then b.jumlah::bigint else 0 end as muka,
             case when b.dari_akun = 'PENDAPATAN_MARGIN_CICILAN' then b.jumlah::bigint else 0 end as margin
        from buku_uang b where b.dari_akun in ('UANG_MUKA_CICILAN', 'PENDAPATAN_MARGIN_CICILAN')
      union all
      select b.kode_toko, b.no_dokumen, b.peristiwa, case when b.ke_akun = 'UANG_MUKA_CICILAN' then -b.jumlah::bigint else 0 end,
             case when b.ke_akun = 'PENDAPATAN_MARGIN_CICILAN' then -b.jumlah::bigint else 0 end
        from buku_uang b where b.ke_akun in ('UANG_MUKA_CICILAN', 'PENDAPATAN_MARGIN_CICILAN')) u
     group by 1, 2, 3
  ), plan as (
    select c.*, d.status, (c.harga_jual_cicil - c.dp)::bigint as cicilan from cicilan c
      join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan
  ), bayar as (
    select b.*, d.status, (select sum(u.jumlah) from bayar_cicilan_uang u where u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen) as uang
      from bayar_cicilan b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
  )
  select 'SALDO_CICILAN', coalesce(t.kode_toko, u.kode_toko), jsonb_build_object('cicilan', t.saldo, 'buku', u.muka)
    from (select p.kode_toko, sum(p.saldo - p.ppn) as saldo from plan p group by 1) t
    full join (select x.kode_toko, sum(x.muka) as muka from uang x group by 1) u using (kode_toko)
   where coalesce(t.saldo, 0) <> coalesce(u.muka, 0)
  union all
  select 'SALDO_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan, 'status', p.status, 'saldo', p.saldo)
    from plan p
    left join (select x.kode_toko, x.no_cicilan, sum(x.bayar) as bayar, sum(x.rabat) as rabat, sum(x.margin) as margin, sum(x.jumlah) as jumlah,
                      sum(x.ppn) as ppn from cicilan_gerak x group by 1, 2) g using (kode_toko, no_cicilan)
   where (p.terbayar, p.rabat, p.margin_diakui, p.saldo, p.ppn)
         is distinct from (g.bayar::bigint, g.rabat::bigint, g.margin::bigint, g.jumlah::bigint, g.ppn::bigint)
      or (p.status in ('DONE', 'LUNAS') and p.saldo <> p.dp + p.terbayar - p.margin_diakui)
      or (p.status in ('CLOSE', 'CANC') and p.saldo <> 0)
  union all
  select 'GERAK_CICILAN', coalesce(g.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(g.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(g.peristiwa, u.peristiwa), 'gerak', g.jumlah, 'buku', u.muka, 'margin', g.margin, 'margin_buku', u.margin)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah - x.ppn) as jumlah, sum(x.margin) as margin from cicilan_gerak x group by 1, 2, 3) g
    full join uang u on u.kode_toko = g.kode_toko and u.no_dokumen = g.no_dokumen and u.peristiwa = g.peristiwa
   where coalesce(g.jumlah, 0) <> coalesce(u.muka, 0) or coalesce(g.margin, 0) <> coalesce(u.margin, 0)
  union all
  select 'JADWAL_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan, 'cicilan', p.cicilan, 'jadwal', j.nilai, 'terbayar', p.terbayar)
    from plan p
    left join (select x.kode_toko, x.no_cicilan, sum(x.nilai) as nilai, sum(x.margin) as margin, count(*) as banyak from cicilan_jadwal x group by 1, 2) j
      using (kode_toko, no_cicilan)
   where (j.nilai::bigint, j.margin::bigint, j.banyak) is distinct from (p.cicilan, p.margin::bigint, p.lama_angsuran::bigint)
      or (p.status in ('LUNAS', 'CLOSE')) <> (p.terbayar + p.rabat = p.cicilan) and p.status <> 'CANC'
  union all
  select 'JUMLAH_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan)
    from plan p
    left join (select l.kode_toko, l.no_cicilan, sum(l.total) as total, sum(l.berat) as berat, count(*) as banyak from cicilan_barang l group by 1, 2) l
      using (kode_toko, no_cicilan)
    left join (select y.kode_toko, y.no_cicilan, sum(y.jumlah) as jumlah from cicilan_bayar y where y.peristiwa = 1 group by 1, 2) y
      using (kode_toko, no_cicilan)
   where (l.total, l.berat, l.banyak, coalesce(y.jumlah, 0))
           is distinct from (p.total::numeric, p.berat::numeric, p.jumlah_barang::bigint, (p.dp - p.dari_titipan)::numeric)
  union all
  select 'TITIPAN_CICILAN', coalesce(p.kode_toko, g.kode_toko), jsonb_build_object('no_cicilan', coalesce(p.no_cicilan, g.no_dokumen),
         'no_titipan', coalesce(p.no_titipan, g.no_titipan), 'cicilan', p.dari_titipan, 'titipan', g.jumlah)
    from (select x.* from plan x where x.dari_titipan > 0) p
    full join (select x.kode_toko, x.no_titipan, x.no_dokumen, -x.jumlah::bigint as jumlah, -x.ppn::bigint as ppn
                 from titipan_gerak x where x.jenis = 'CICILAN') g
      on g.kode_toko = p.kode_toko and g.no_titipan = p.no_titipan and g.no_dokumen = p.no_cicilan
   where (p.dari_titipan::bigint, p.ppn_titipan::bigint) is distinct from (g.jumlah, g.ppn)
  union all
  select 'BAYAR_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan, 'terbayar', p.terbayar, 'bayar', b.jumlah)
    from plan p
    left join (select x.kode_toko, x.no_cicilan, sum(x.jumlah) as jumlah, sum(x.rabat) as rabat from bayar x where x.status = 'DONE' group by 1, 2) b
      using (kode_toko, no_cicilan)
   where (p.terbayar::bigint, p.rabat::bigint) is distinct from (coalesce(b.jumlah, 0)::bigint, coalesce(b.rabat, 0)::bigint)
  union all
  select 'BAYAR_CICILAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'jumlah', b.jumlah, 'uang', b.uang)
    from bayar b where b.uang is distinct from (case when b.toko_bayar is null then b.jumlah + b.denda end)::numeric
  union all
  select 'AMBIL_CICILAN', a.kode_toko, jsonb_build_object('no_faktur_group', a.no_faktur_group, 'no_cicilan', a.no_cicilan)
    from cicilan_ambil a
    left join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_faktur_group
    left join (select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as jumlah from penjualan_bayar y where y.jenis = 'CICILAN' group by 1, 2) y
      on y.kode_toko = a.kode_toko and y.no_faktur_group = a.no_faktur_group
    left join plan p on p.kode_toko = a.kode_toko and p.no_cicilan = a.no_cicilan
   where a.batal <> (d.status = 'CANC') or coalesce(y.jumlah, 0) <> (a.dipakai + a.kembali)::numeric
      or (not a.batal and a.diposting <> (d.status = 'DONE'))
      or (not a.batal and a.diposting <> (p.status = 'CLOSE'))
      or (not a.batal and not a.diposting and p.no_faktur_tunggu is distinct from a.no_faktur_group)
  union all
  select 'AMBIL_CICILAN', y.kode_toko, jsonb_build_object('no_faktur_group', y.no_faktur_group, 'jumlah', y.jumlah)
    from penjualan_bayar y
   where y.jenis = 'CICILAN'
     and not exists (select from cicilan_ambil a where a.kode_toko = y.kode_toko and a.no_faktur_group = y.no_faktur_group)
$function$;
revoke execute on function invarian_cicilan() from public;

-- A destruction is the sum of its pieces and of what the book moved out of gudang BELI.
create function invarian_hancur_pembelian()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'HANCUR_PEMBELIAN', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'nilai', h.nilai)
    from hancur_pembelian h
    left join (select l.kode_toko, l.no_dokumen, count(*) as banyak, sum(l.berat) as berat, sum(l.harga_modal) as nilai
                 from hancur_pembelian_barang l group by 1, 2) l using (kode_toko, no_dokumen)
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as nilai from buku_uang b
                where b.dari_akun = 'PERSEDIAAN_BELI' and b.peristiwa = 1 group by 1, 2) u using (kode_toko, no_dokumen)
   where (l.banyak, l.berat, l.nilai, u.nilai) is distinct from (h.jumlah_barang::bigint, h.berat::numeric, h.nilai::numeric, h.nilai::numeric)
  union all
  select 'HANCUR_PEMBELIAN', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'batal', l.batal, 'status', d.status)
    from hancur_pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen
   where l.batal <> (d.status = 'CANC')
$function$;
revoke execute on function invarian_hancur_pembelian() from public;

-- Heads, rows and books of loans agree, and the pledge lies in the shop as long as the loan runs.
create function invarian_hutang()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with h as (
    select x.*, d.status from hutang x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_faktur_hutang
  ), g as (
    select x.* from hutang_gerak x where not x.batal
  ), buku as (
    select u.kode_toko, u.no_dokumen, u.akun, sum(u.jumlah) as jumlah from (
      select b.kode_toko, b.no_dokumen, b.ke_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
      union all
      select b.kode_toko, b.no_dokumen, b.dari_akun, -b.jumlah::bigint from buku_uang b) u
     where u.akun in ('PIUTANG_GADAI', 'PIUTANG_BUNGA', 'PENDAPATAN_BUNGA', 'UTANG_KELEBIHAN') group by 1, 2, 3
  )
  -- What is out is the principal of what runs, store by store.
  select 'POKOK_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('hutang', a.jumlah, 'buku', b.jumlah)
    from (select h.kode_toko, sum(h.jumlah_hutang::bigint) as jumlah from h where h.status = 'DONE' group by 1) a
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from buku x where x.akun = 'PIUTANG_GADAI' group by 1) b using (kode_toko)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- So is every document, for principal, interest and what is owed of auctions.
  select 'GERAK_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(a.no_dokumen, b.no_dokumen),
         'akun', coalesce(a.akun, b.akun), 'gerak', a.jumlah, 'buku', b.jumlah)
    from (select g.kode_toko, g.no_dokumen, v.akun, sum(v.jumlah) as jumlah from g
           cross join lateral (values ('PIUTANG_GADAI', g.pokok::bigint), ('PENDAPATAN_BUNGA', g.akrual::bigint + g.akrual_hapus - g.bunga), ('PIUTANG_BUNGA', -g.akrual::bigint - g.akrual_hapus),
             ('UTANG_KELEBIHAN', -g.kelebihan::bigint)) v (akun, jumlah) group by 1, 2, 3) a
    full join (select x.* from buku x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen and d.jenis = 'hutang') b
      using (kode_toko, no_dokumen, akun)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- The head is what its rows say, and its state follows from them.
  select 'KEPALA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status', h.status, 'tutup', h.tutup)
    from h
    left join (select g.kode_toko, g.no_faktur_hutang, sum(g.bunga::bigint + g.potongan_bunga) as bunga, sum(g.pokok::bigint) as pokok,
                      sum(g.kelebihan::bigint) as kelebihan, sum(g.bulan) as bulan,
                      max(g.jenis) filter (where g.jenis in ('LUNAS', 'PEREMAJAAN', 'LELANG')) as tutup,
                      count(*) filter (where g.jenis = 'CAIR') as cair
                 from g group by 1, 2) r using (kode_toko, no_faktur_hutang)
   where h.bunga_dibayar <> coalesce(r.bunga, 0) or h.kelebihan <> coalesce(r.kelebihan, 0) or h.tutup is distinct from r.tutup
      or h.bulan_tempo <> h.lama_pinjam + coalesce(r.bulan, 0)
      or coalesce(r.pokok, 0) <> case h.status when 'DONE' then h.jumlah_hutang else 0 end
      or coalesce(r.cair, 0) <> case when h.status in ('OPEN', 'CANC') then 0 else 1 end
      or h.status is distinct from case h.tutup when 'LELANG' then 'LELANG' when 'LUNAS' then 'CLOS' when 'PEREMAJAAN' then 'CLOS'
                                   else case when h.status in ('OPEN', 'CANC') then h.status else 'DONE' end end
  union all
  select 'KEPALA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'jatuh_tempo', h.tgl_jatuh_tempo,
         'denda_dibayar', h.denda_dibayar, 'denda_lunas', h.denda_lunas)
    from h
    left join lateral (select x.urut, x.tgl_jatuh_tempo, x.tanggal from g x
           where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang and x.bulan > 0 order by x.urut desc limit 1) p on true
   where h.tgl_jatuh_tempo <> coalesce(p.tgl_jatuh_tempo, h.tempo_awal) or h.denda_lunas is distinct from p.tanggal
      or h.denda_dibayar <> (select coalesce(sum(x.denda::bigint + x.potongan_denda), 0) from g x
           where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang and x.urut > coalesce(p.urut, 0))
  union all
  select 'SYARAT_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'bunga', h.bunga, 'bunga_rp', h.bunga_rp,
         'tempo_awal', h.tempo_awal)
    from h
   where h.bunga_rp <> ceil(h.jumlah_hutang::numeric * h.bunga / 100000 / h.pembulatan) * h.pembulatan
      or h.tempo_awal <> case h.basis_tempo when '30_HARI' then h.tanggal + 30 * h.lama_pinjam
                           else (h.tanggal + make_interval(months => h.lama_pinjam))::date end
  union all
  -- The pieces weigh what the deed says, and lie in the shop as long as the loan runs.
  select 'BARANG_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status', h.status)
    from h
    left join (select l.kode_toko, l.no_faktur_hutang, sum(l.berat::bigint) as berat, sum(l.jumlah) as jumlah, sum(l.taksir::bigint) as taksir,
                      array_agg(distinct l.keadaan order by l.keadaan) as keadaan from hutang_barang l group by 1, 2) b using (kode_toko, no_faktur_hutang)
   where (b.berat, b.jumlah, b.taksir) is distinct from (h.berat::numeric, h.jumlah_barang::bigint, h.taksir::numeric)
      or not case when h.status in ('OPEN', 'DONE') then b.keadaan = '{GADAI}' when h.status = 'CANC' then b.keadaan = '{BATAL}'
               when h.status = 'LELANG' then b.keadaan = '{LELANG}' when h.tutup = 'LUNAS' then b.keadaan = '{DITEBUS}'
               else b.keadaan <@ '{DITEBUS,LANJUT}' and 'LANJUT' = any (b.keadaan) end
  union all
  -- Interest that was booked and not paid is what the contracts say, store by store, and nothing is left of one that ended.
  select 'AKRUAL_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('hutang', a.jumlah, 'buku', b.jumlah)
    from (select h.kode_toko, sum(h.bunga_akrual::bigint) as jumlah from h group by 1) a
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from buku x where x.akun = 'PIUTANG_BUNGA' group by 1) b using (kode_toko)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  select 'AKRUAL_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'akrual', h.bunga_akrual)
    from h
    left join (select x.kode_toko, x.no_faktur_hutang, sum(x.jumlah::bigint) as jumlah from hutang_akrual x where not x.batal group by 1, 2) a
      using (kode_toko, no_faktur_hutang)
    left join (select g.kode_toko, g.no_faktur_hutang, sum(g.akrual::bigint + g.akrual_hapus) as jumlah from g group by 1, 2) p
      using (kode_toko, no_faktur_hutang)
   where h.bunga_akrual <> coalesce(a.jumlah, 0) - coalesce(p.jumlah, 0) or (h.tutup is not null and h.bunga_akrual > 0)
  union all
  -- So does every closing.
  select 'AKRUAL_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(a.no_dokumen, b.no_dokumen),
         'akrual', a.jumlah, 'buku', b.jumlah)
    from (select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah from hutang_akrual x where not x.batal group by 1, 2) a
    full join (select x.kode_toko, x.no_dokumen, x.jumlah from buku x join dokumen d on d.kode_toko = x.kode_toko
                  and d.no_dokumen = x.no_dokumen and d.jenis = 'tutup_toko' where x.akun = 'PIUTANG_BUNGA') b using (kode_toko, no_dokumen)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- Interest is never more than its days cost.
  select 'BUNGA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'dibayar', h.bunga_dibayar)
    from h join (select g.kode_toko, g.no_faktur_hutang, max(g.bunga_hitung::bigint) as bunga from g group by 1, 2) r using (kode_toko, no_faktur_hutang)
   where h.bunga_dibayar > r.bunga
  union all
  -- What was paid in and out is what the event settled.
  select 'BAYAR_HUTANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'peristiwa', g.peristiwa, 'gerak', g.jumlah, 'bayar', y.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(case x.jenis when 'LELANG' then case when x.diambil is null then x.hasil::bigint else 0 end when 'DALUWARSA' then 0
                   else x.bunga::bigint + x.denda - x.pokok + x.kelebihan end
                   + case when x.jenis = 'CAIR' then (select c.biaya_adm::bigint from hutang c where c.kode_toko = x.kode_toko and c.no_faktur_hutang = x.no_faktur_hutang) else 0 end) as jumlah
            from hutang_gerak x group by 1, 2, 3) g
    left join (select b.kode_toko, b.no_faktur_hutang, b.peristiwa, sum(case b.arah when 'MASUK' then b.jumlah::bigint else -b.jumlah::bigint end) as jumlah
                 from hutang_bayar b group by 1, 2, 3) y
      on y.kode_toko = g.kode_toko and y.no_faktur_hutang = g.no_dokumen and y.peristiwa = g.peristiwa
   where g.jumlah <> coalesce(y.jumlah, 0)
  union all
  -- What was kept is the pieces it became, each no heavier than its line of the deed, and known at that cost as long as it is ours.
  select 'AMBIL_HUTANG', coalesce(g.kode_toko, a.kode_toko), jsonb_build_object('no_faktur_hutang', coalesce(g.no_faktur_hutang, a.no_faktur_hutang),
         'hasil', g.hasil, 'nilai', a.nilai)
    from (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, x.hasil::bigint as hasil, x.batal from hutang_gerak x where x.diambil is not null) g
    full join (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, sum(x.nilai::bigint) as nilai, bool_or(x.batal) as batal, bool_and(x.batal) as semua
                 from hutang_ambil x group by 1, 2, 3) a using (kode_toko, no_faktur_hutang, peristiwa)
   where (g.hasil, g.batal, g.batal) is distinct from (a.nilai::bigint, a.batal, a.semua)
  union all
  select 'AMBIL_HUTANG', a.kode_toko, jsonb_build_object('no_faktur_hutang', a.no_faktur_hutang, 'jaminan', a.jaminan, 'berat', a.berat)
    from (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, x.jaminan, sum(x.berat::bigint) as berat from hutang_ambil x group by 1, 2, 3, 4) a
    join hutang_barang l on l.kode_toko = a.kode_toko and l.no_faktur_hutang = a.no_faktur_hutang and l.urut = a.jaminan
   where a.berat > l.berat
  union all
  select 'AMBIL_HUTANG', a.kode_toko, jsonb_build_object('no_faktur_hutang', a.no_faktur_hutang, 'kode_barcode', a.kode_barcode)
    from hutang_ambil a join barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
   where b.no_terakhir = a.no_faktur_hutang
     and ((a.berat, a.kadar, a.nilai) is distinct from (b.berat, b.kadar, b.harga_modal) or a.batal <> (b.status = 'BATAL'))
$function$;
revoke execute on function invarian_hutang() from public;

-- The same questions as before; place and value are asked of every status and account that carries pieces.
create function invarian_inti()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with uang as (
    select b.kode_toko, b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b
    union all
    select b.kode_toko, b.dari_akun, b.dari_dimensi, -b.jumlah::bigint from buku_uang b
  ), posisi as (
    select g.kode_toko, g.kode_barcode, g.tempat, sum(g.qty) as qty, sum(g.berat) as berat from (
      select b.kode_toko, b.kode_barcode, b.ke_tempat as tempat, b.qty, b.berat::bigint as berat from buku_barang b
      union all
      select b.kode_toko, b.kode_barcode, b.dari_tempat, -b.qty, -b.berat::bigint from buku_barang b) g
     where left(g.tempat, 1) <> '@'
     group by 1, 2, 3 having sum(g.qty) <> 0 or sum(g.berat) <> 0
  ), di_toko as (
    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki as tempat, 1 as qty, b.berat::bigint as berat
      from barang b join status_stok s on s.status = b.status
    union all
    select b.kode_toko, b.kode_barcode, b.kode_gudang || '/' || b.kode_baki, s.jumlah + s.tahan_jumlah, 0
      from stok_aksesoris s join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
     where s.jumlah + s.tahan_jumlah > 0
  ), titik_poin as (
    select p.kode_toko, p.ke as kode_member, p.jumlah::bigint as jumlah from buku_poin p where left(p.ke, 1) <> '@'
    union all
    select p.kode_toko, p.dari, -p.jumlah::bigint from buku_poin p where left(p.dari, 1) <> '@'
  )
  select 'SALDO_UANG', coalesce(s.kode_toko, u.kode_toko), jsonb_build_object('akun', coalesce(s.akun, u.akun),
         'dimensi', coalesce(s.dimensi, u.dimensi), 'saldo', s.saldo, 'buku', u.jumlah)
    from saldo_uang s
    full join (select kode_toko, akun, dimensi, sum(jumlah) as jumlah from uang
                where akun in (select akun from peran_akun where bersaldo) group by 1, 2, 3) u using (kode_toko, akun, dimensi)
   where s.saldo is distinct from u.jumlah
  union all
  select 'TEMPAT_BARANG', coalesce(t.kode_toko, p.kode_toko), jsonb_build_object('kode_barcode', coalesce(t.kode_barcode, p.kode_barcode),
         'kartu', t.tempat, 'buku', p.tempat, 'qty', p.qty, 'berat', p.berat)
    from di_toko t full join posisi p using (kode_toko, kode_barcode, tempat)
   where t.kode_barcode is null or p.kode_barcode is null or p.qty <> t.qty or p.berat <> t.berat
  union all
  select 'NILAI_PERSEDIAAN', coalesce(n.kode_toko, u.kode_toko),
         jsonb_build_object('akun', coalesce(n.akun, u.akun), 'barang', n.nilai, 'buku', u.jumlah)
    from (select b.kode_toko, akun_modal(s.akun, b.golongan_modal) as akun, sum(b.harga_modal) as nilai
            from (select x.kode_toko, x.status, x.golongan_modal, x.harga_modal::bigint as harga_modal from barang x
                  union all
                  select a.kode_toko, 'TERSEDIA', 'AKSESORIS', a.nilai::bigint + a.tahan_nilai from stok_aksesoris a) b
            join status_stok s on s.status = b.status group by 1, 2) n
    full join (select kode_toko, akun, sum(jumlah) as jumlah from uang where akun in (select s.akun from status_stok s union all select 'PERSEDIAAN_AKSESORIS') group by 1, 2) u
      using (kode_toko, akun)
   where coalesce(n.nilai, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'POIN_MEMBER', coalesce(m.kode_toko, p.kode_toko), jsonb_build_object('kode_member', coalesce(m.kode_member, p.kode_member),
         'kartu', m.poin, 'buku', p.jumlah)
    from member_poin m
    full join (select kode_toko, kode_member, sum(jumlah) as jumlah from titik_poin group by 1, 2) p using (kode_toko, kode_member)
   where coalesce(m.poin, 0) <> coalesce(p.jumlah, 0)
  union all
  select 'KLIRING', u.kode_toko, jsonb_build_object('no_dokumen', u.no_dokumen, 'akun', u.akun, 'sisa', sum(u.jumlah))
    from (select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
          union all
          select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun, -b.jumlah::bigint from buku_uang b) u
    join peran_akun p on p.akun = u.akun and p.kliring
   group by u.kode_toko, u.no_dokumen, u.peristiwa, u.akun having sum(u.jumlah) <> 0
  union all
  select 'NOMOR_BOLONG', n.kode_toko, jsonb_build_object('seri', n.seri, 'tanggal', n.tanggal, 'terakhir', n.terakhir, 'dokumen', d.banyak)
    from nomor n
    left join (select d.kode_toko, split_part(d.no_dokumen, '-', 2) as seri, d.tanggal, count(*) as banyak
                 from dokumen d group by 1, 2, 3) d using (kode_toko, seri, tanggal)
   where n.terakhir <> coalesce(d.banyak, 0)
  union all
  select 'STATUS_DOKUMEN', d.kode_toko, jsonb_build_object('no_dokumen', d.no_dokumen, 'status', d.status, 'peristiwa', p.ke_status)
    from dokumen d left join peristiwa p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen and p.urut = d.peristiwa
   where d.status is distinct from p.ke_status
  union all
  select 'PEMBALIKAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'peristiwa', b.urut)
    from peristiwa b
   where b.membalik is not null
     and (exists (select ujung_sama(m.dari_akun, m.dari_dimensi), ujung_sama(m.ke_akun, m.ke_dimensi), m.jumlah from buku_uang m
                   where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                  except all
                  select ujung_sama(m.ke_akun, m.ke_dimensi), ujung_sama(m.dari_akun, m.dari_dimensi), m.jumlah from buku_uang m
                   where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
       or (select count(*) from buku_barang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
          <> (select count(*) from buku_barang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut))
  union all
  select 'JUMLAH_PENJUALAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from penjualan p
    join (select l.kode_toko, l.no_faktur_group, sum(l.total) as total, sum(l.jumlah) as banyak from penjualan_barang l group by 1, 2) l
      using (kode_toko, no_faktur_group)
    join (select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as jumlah from penjualan_bayar y group by 1, 2) y
      using (kode_toko, no_faktur_group)
   where l.total <> p.total or y.jumlah <> p.bayar or l.banyak <> p.jumlah_barang
  union all
  select 'AUDIT', t.kode_toko, to_jsonb(a) from toko t cross join lateral periksa_audit(t.kode_toko) a
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', t.tgrelid::regclass::text, 'trigger', t.tgname)
    from pg_trigger t where not t.tgisinternal and t.tgname in ('kekal', 'kekal_semua', 'jaga_hari', 'jaga_buku', 'jaga_uang', 'jaga_status')
     and t.tgenabled <> 'A'
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', c.relname, 'rls', c.relforcerowsecurity)
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     and c.relname in ('barang', 'dokumen', 'peristiwa', 'buku_uang', 'buku_barang', 'buku_poin', 'penjualan', 'penjualan_barang',
                       'penjualan_bayar', 'otorisasi', 'audit', 'para_system')
     and not (c.relrowsecurity and c.relforcerowsecurity)
$function$;
revoke execute on function invarian_inti() from public;
grant execute on function invarian_inti() to mustika_app, mustika_report;

-- A price that names a planned version is what that version says, and the version counts.
create function invarian_jadwal_harga()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'JADWAL_HARGA_BERLAKU', p.kode_toko, jsonb_build_object('jadwal', p.jadwal, 'kolom', p.kolom)
    from perubahan_harga p
    left join jadwal_harga j on j.kode_toko = p.kode_toko and j.id = p.jadwal
   where p.jadwal is not null
     and (j.status is distinct from 'BERLAKU' or (j.nilai ->> p.kolom)::bigint is distinct from p.harga_baru)
$function$;
revoke execute on function invarian_jadwal_harga() from public;

-- What a nota sold of articles left their stock, at the cost the nota says.
create function invarian_jual_aksesoris()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'JUAL_AKSESORIS', coalesce(l.kode_toko, g.kode_toko), jsonb_build_object('no_faktur_group', coalesce(l.no_faktur_group, g.no_dokumen),
         'kode_barcode', coalesce(l.kode_barcode, g.kode_barcode), 'nota', l.jumlah, 'gerak', g.jumlah)
    from (select x.* from penjualan_barang x where x.berat = 0) l
    full join (select m.* from gerak_aksesoris m join penjualan p on p.kode_toko = m.kode_toko and p.no_faktur_group = m.no_dokumen) g
      on g.kode_toko = l.kode_toko and g.no_dokumen = l.no_faktur_group and g.kode_barcode = l.kode_barcode
   where (l.jumlah, l.harga_modal::bigint) is distinct from (g.jumlah, g.nilai::bigint) or g.arah <> 'KELUAR'
$function$;
revoke execute on function invarian_jual_aksesoris() from public;

-- What was sent is at one end or on its way, with its cost; both stores say the same of what arrived.
create function invarian_kirim_barang()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
revoke execute on function invarian_kirim_barang() from public;

-- What was received was sent, as much, and its sender knows; what its sender calls received has been received.
create function invarian_kirim_uang()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'KIRIM_UANG', coalesce(k.kode_toko, t.dari_toko), jsonb_build_object('no_reff', coalesce(k.no_dokumen, t.no_reff))
    from (select k.kode_toko, k.no_dokumen, k.jumlah, d.status from kirim_uang k
            join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen) k
    full join terima_uang t on t.no_reff = k.no_dokumen and t.dari_toko = k.kode_toko
   where (t.no_reff is null and k.status = 'TERIMA')
      or (t.no_reff is not null and (k.no_dokumen is null or k.status <> 'TERIMA' or k.jumlah <> t.jumlah))
$function$;
revoke execute on function invarian_kirim_uang() from public;

-- A coupon belongs to a nota in the books, a nota has as many as it promised, and a used one names the document that used it.
create function invarian_kupon()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
                                             and y.no_faktur_group = j.no_faktur_group and y.jenis in ('TUKAR', 'KUPON', 'POIN')), 0)
      or exists (select from kupon k where k.toko = j.kode_toko and k.no_faktur_group = j.no_faktur_group
                    and (k.nilai_kupon, k.undian, k.berlaku_sampai) is distinct from (j.nilai_kupon, j.undian, j.berlaku_sampai))
  union all
  select 'KUPON_TUKAR', coalesce(k.toko_pakai, t.kode_toko), jsonb_build_object('kode', coalesce(k.kode, t.kode), 'kupon', k.no_pakai,
         'dokumen', t.no_dokumen)
    from (select * from kupon x where x.keadaan = 'DIPAKAI') k
    full join (select x.kode_toko, x.no_dokumen, x.kode from kupon_tukar x where not x.batal
               union all select x.kode_toko, x.no_faktur_group, x.kode from penjualan_kupon x where not x.batal) t on t.kode = k.kode
   where (k.toko_pakai, k.no_pakai) is distinct from (t.kode_toko, t.no_dokumen)
  union all
  select 'KUPON_TUKAR', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'batal', t.batal, 'status', d.status)
    from kupon_tukar t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.batal <> (d.status = 'CANC')
$function$;
revoke execute on function invarian_kupon() from public;

-- The debt in the ledger is that of the coupons, and what a nota says coupons paid is what they are worth.
create function invarian_kupon_buku()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
revoke execute on function invarian_kupon_buku() from public;

-- What the first version overlooked: a nota without lines or payments, a document without a counter, a reversal of the
-- right length and the wrong content, points that were not reversed.
create function invarian_lengkap()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'JUMLAH_PENJUALAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from penjualan p
   where not exists (select from penjualan_barang l where l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group)
      or not exists (select from penjualan_bayar y where y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group)
  union all
  select 'NOMOR_BOLONG', d.kode_toko, jsonb_build_object('seri', d.seri, 'tanggal', d.tanggal, 'dokumen', d.banyak)
    from (select k.kode_toko, split_part(k.no_dokumen, '-', 2) as seri, k.tanggal, count(*) as banyak from dokumen k group by 1, 2, 3) d
   where not exists (select from nomor n where n.kode_toko = d.kode_toko and n.seri = d.seri and n.tanggal = d.tanggal)
  union all
  select 'PEMBALIKAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'peristiwa', b.urut)
    from peristiwa b
   where b.membalik is not null and (
         exists (select m.kode_barcode, m.dari_tempat, m.ke_tempat, m.qty, m.berat::bigint from buku_barang m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                 except all
                 select m.kode_barcode, m.ke_tempat, m.dari_tempat, m.qty, m.berat::bigint from buku_barang m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or exists (select m.dari, m.ke, m.jumlah::bigint from buku_poin m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                 except all
                 select m.ke, m.dari, m.jumlah::bigint from buku_poin m
                  where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or (select count(*) from buku_uang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
         <> (select count(*) from buku_uang m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut)
      or (select count(*) from buku_poin m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik)
         <> (select count(*) from buku_poin m where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.urut))
$function$;
revoke execute on function invarian_lengkap() from public;

-- Claims and documents say the same: every piece that came back and every sale that was taken back has its claim, and
-- every claim has its document.
create function invarian_nota_kembali()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with kata as (
    select coalesce(p.toko_asal, p.kode_toko) as toko_jual, coalesce(p.no_faktur_asal, p.no_faktur_jual) as no_faktur_jual,
           'BELI' as cara, p.kode_toko as toko, p.no_faktur_group as no_dokumen
      from pembelian_barang p where not p.batal and coalesce(p.no_faktur_asal, p.no_faktur_jual) is not null
    union all
    select l.kode_toko, l.no_faktur, 'BATAL', l.kode_toko, l.no_faktur_group from penjualan_barang l where l.batal
  )
  select 'NOTA_KEMBALI', coalesce(k.toko, n.toko), jsonb_build_object('no_faktur', no_faktur_jual, 'klaim', k.cara, 'dokumen', n.cara)
    from nota_kembali k full join kata n using (toko_jual, no_faktur_jual)
   where (k.cara, k.toko, k.no_dokumen) is distinct from (n.cara, n.toko, n.no_dokumen)
$function$;
revoke execute on function invarian_nota_kembali() from public;

-- A count is what its kinds come to.
create function invarian_opname_penerimaan()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'OPNAME_PENERIMAAN', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'kepala', h.jumlah, 'baris', sum(j.jumlah))
    from opname_penerimaan h
    left join opname_penerimaan_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
   group by h.kode_toko, h.no_dokumen, h.jumlah, h.berat, h.selisih_jumlah, h.selisih_berat
  having sum(j.jumlah) is distinct from h.jumlah::bigint or sum(j.berat) is distinct from h.berat::numeric
      or sum(j.jumlah - j.terima_jumlah) is distinct from h.selisih_jumlah::bigint
      or sum(j.berat::bigint - j.terima_berat::bigint) is distinct from h.selisih_berat::numeric
$function$;
revoke execute on function invarian_opname_penerimaan() from public;

-- The tax of the lines, of the document and of the account is one figure, at the rate that was in force.
create function invarian_pajak_aksesoris()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'PAJAK_AKSESORIS', a.kode_toko, jsonb_build_object('no_dokumen', a.no_dokumen, 'ppn', a.ppn_keluar, 'baris', l.ppn)
    from aksesoris a
    left join (select x.kode_toko, x.no_dokumen, sum(x.ppn_transaksi_rp::bigint) as ppn from aksesoris_pajak x group by 1, 2) l
      on l.kode_toko = a.kode_toko and l.no_dokumen = a.no_dokumen
   where coalesce(l.ppn, 0) <> a.ppn_keluar
  union all
  select 'PAJAK_AKSESORIS', a.kode_toko, jsonb_build_object('no_dokumen', a.no_dokumen, 'ppn', a.ppn_keluar, 'buku', b.ppn)
    from aksesoris a
    join peristiwa p on p.kode_toko = a.kode_toko and p.no_dokumen = a.no_dokumen
    left join (select u.kode_toko, u.no_dokumen, u.peristiwa,
                      sum(case 'PPN_KELUARAN' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as ppn
                 from buku_uang u group by 1, 2, 3) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(b.ppn, 0) <> case when p.membalik is null then a.ppn_keluar::bigint else -a.ppn_keluar::bigint end
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from aksesoris_pajak l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$function$;
revoke execute on function invarian_pajak_aksesoris() from public;

-- The tax of the lines, of the document and of the account is one figure, at the rate that was in force.
create function invarian_pajak_rosok()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'PAJAK_ROSOK', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ppn', s.ppn_rosok, 'pph22', s.pph22, 'baris', to_jsonb(l))
    from bayar_supplier s
    left join (select x.kode_toko, x.no_dokumen, sum(x.total::bigint) as total, sum(x.ppn_transaksi_rp::bigint) as ppn,
                      sum(x.pph22::bigint) as pph, count(*) as banyak from bayar_supplier_pajak x group by 1, 2) l
      on l.kode_toko = s.kode_toko and l.no_dokumen = s.no_dokumen
   where (coalesce(l.total, 0), coalesce(l.ppn, 0), coalesce(l.pph, 0), coalesce(l.banyak, 0))
         <> (s.nilai_rosok::bigint, s.ppn_rosok::bigint, s.pph22::bigint, s.jumlah_barang::bigint)
  union all
  select 'PAJAK_ROSOK', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ppn', s.ppn_rosok, 'pph22', s.pph22, 'buku', to_jsonb(b))
    from bayar_supplier s
    join peristiwa p on p.kode_toko = s.kode_toko and p.no_dokumen = s.no_dokumen
    left join (select u.kode_toko, u.no_dokumen, u.peristiwa,
                      sum(case 'PPN_KELUARAN' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as ppn,
                      sum(case 'UTANG_PPH' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as pph
                 from buku_uang u group by 1, 2, 3) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where (coalesce(b.ppn, 0), coalesce(b.pph, 0))
         <> (case when p.membalik is null then s.ppn_rosok::bigint else -s.ppn_rosok::bigint end,
             case when p.membalik is null then s.pph22::bigint else -s.pph22::bigint end)
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from bayar_supplier_pajak l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where l.kelas_ppn is not null and (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$function$;
revoke execute on function invarian_pajak_rosok() from public;

-- Money is asked of every purchase that was posted, whatever event posted it; one that waits, or was cancelled while it
-- waited, has none.
create function invarian_pembelian()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'JUMLAH_PEMBELIAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from pembelian p
    left join (select l.kode_toko, l.no_faktur_group, sum(l.harga) as harga, sum(l.berat) as berat, sum(l.harga_nota) as nota,
                      count(*) as banyak from pembelian_barang l group by 1, 2) l using (kode_toko, no_faktur_group)
    left join (select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as jumlah from pembelian_bayar y group by 1, 2) y
      using (kode_toko, no_faktur_group)
   where (l.harga, l.berat, l.nota, l.banyak, y.jumlah)
      is distinct from (p.total::numeric, p.berat::numeric, p.harga_nota::numeric, p.jumlah_barang::bigint, p.bayar::numeric)
  union all
  select 'UANG_PEMBELIAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group, 'dibayar', p.bayar, 'buku', u.jumlah)
    from pembelian p
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as jumlah from buku_uang b
                 join peristiwa e on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.urut = b.peristiwa and e.membalik is null
                where b.ke_akun = 'KLIRING_PEMBELIAN' and b.dari_akun in ('KAS', 'BANK') group by 1, 2) u
      on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_faktur_group
   where not p.tukar and coalesce(u.jumlah, 0) <> case
           when exists (select from peristiwa e where e.kode_toko = p.kode_toko and e.no_dokumen = p.no_faktur_group and e.ke_status = 'DONE')
           then p.bayar::numeric else 0 end
  union all
  select 'BARANG_DIBELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'DIBELI'
     and not exists (select from asal_beli l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and l.berat = b.berat and l.harga = b.harga_modal)
  union all
  select 'BELI_KEMBALI', l.kode_toko, jsonb_build_object('no_faktur', l.no_faktur, 'kode_barcode', l.kode_barcode)
    from penjualan_barang l
   where l.beli_kembali <> exists (select from pembelian_barang p where p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur
                                      and p.kode_barcode = l.kode_barcode and not p.batal)
  union all
  select 'BELI_KEMBALI', p.kode_toko, jsonb_build_object('no_faktur', p.no_faktur, 'batal', p.batal, 'status', d.status)
    from pembelian_barang p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where p.batal <> (d.status = 'CANC')
$function$;
revoke execute on function invarian_pembelian() from public;

-- What is still to be tagged is what was weighed less what wears tags; and the account of what lies there untagged is its cost.
create function invarian_penerimaan()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'PENERIMAAN_LABEL', j.kode_toko, jsonb_build_object('no_dokumen', j.no_dokumen, 'kode_group', j.kode_group, 'kode_dept', j.kode_dept,
         'baris', j.label_jumlah, 'label', l.jumlah)
    from penerimaan_barang_jenis j
    left join (select kode_toko, no_penerimaan, kode_group, kode_dept, sum(jumlah) as jumlah, sum(berat) as berat, sum(modal_terima) as modal
                 from penerimaan_label where not batal group by 1, 2, 3, 4) l
      on l.kode_toko = j.kode_toko and l.no_penerimaan = j.no_dokumen and l.kode_group = j.kode_group and l.kode_dept = j.kode_dept
   where j.label_jumlah <> coalesce(l.jumlah, 0) or j.label_berat <> coalesce(l.berat, 0) or j.label_modal <> coalesce(l.modal, 0)
  union all
  select 'PENERIMAAN_LABEL', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'label', l.jumlah, 'barang', b.jumlah)
    from (select kode_toko, no_dokumen, sum(jumlah) as jumlah from penerimaan_label group by 1, 2) l
    -- As the book of pieces has it: a card may say since that its piece came back from another store.
    left join (select kode_toko, no_dokumen, count(*) as jumlah from buku_barang where peristiwa = 1 group by 1, 2) b using (kode_toko, no_dokumen)
   where b.jumlah is distinct from l.jumlah
  union all
  select 'PENERIMAAN_JENIS', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'nilai', h.nilai_faktur, 'ppn', h.ppn_faktur, 'selisih', h.nilai_selisih, 'modal', sum(j.modal_terima))
    from penerimaan_barang h
    left join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
   group by h.kode_toko, h.no_dokumen, h.nilai_faktur, h.ppn_faktur, h.nilai_selisih, h.berat, h.berat_faktur, h.jumlah_barang
  having sum(j.modal_terima) is distinct from h.nilai_faktur + h.ppn_faktur - h.nilai_selisih or sum(j.nilai_selisih) is distinct from h.nilai_selisih::numeric or sum(j.nilai_faktur) is distinct from h.nilai_faktur::numeric
      or sum(j.berat) is distinct from h.berat::numeric or sum(j.berat_faktur) is distinct from h.berat_faktur::numeric
      or sum(j.jumlah) is distinct from h.jumlah_barang::bigint
  union all
  select 'PENERIMAAN_BUKU', coalesce(s.kode_toko, g.kode_toko),
         jsonb_build_object('kode_supplier', coalesce(s.kode_supplier, g.dimensi), 'belum', s.sisa, 'buku', g.saldo)
    from (select h.kode_toko, h.kode_supplier, sum(j.modal_terima::bigint - j.label_modal::bigint) as sisa
            from penerimaan_barang h join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
           where not h.batal group by 1, 2) s
    full join (select u.kode_toko, u.dimensi, sum(u.masuk - u.keluar) as saldo from gerak_uang u
                where u.akun = 'PERSEDIAAN_TERIMA' group by 1, 2) g on g.kode_toko = s.kode_toko and g.dimensi = s.kode_supplier
   where coalesce(s.sisa, 0) <> coalesce(g.saldo, 0)
$function$;
revoke execute on function invarian_penerimaan() from public;

-- A handing-over is its one transfer: these drawers, this amount, that way.
create function invarian_pengalihan_saldo()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'PENGALIHAN_SALDO', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'jumlah', p.jumlah)
    from pengalihan_saldo p
   where not exists (select from buku_uang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = 1
            and b.dari_akun = 'KAS' and b.ke_akun = 'KAS' and b.jumlah = abs(p.jumlah)
            and b.dari_dimensi = case when p.jumlah > 0 then p.dari else p.ke end
            and b.ke_dimensi = case when p.jumlah > 0 then p.ke else p.dari end)
      or (select count(*) from buku_uang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = 1) <> 1
$function$;
revoke execute on function invarian_pengalihan_saldo() from public;

-- The guards themselves: those without which the books are worth nothing must be there, every guard must hold whoever
-- writes, every table of a store is behind its wall, and the roles have no way around it.
create function invarian_penjaga()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'PENJAGA', '', jsonb_build_object('tabel', w.tabel, 'trigger', w.pemicu, 'hilang', true)
    from (values ('peristiwa', 'jaga_hari'), ('buku_uang', 'jaga_buku'), ('buku_uang', 'jaga_uang'), ('buku_barang', 'jaga_buku'),
                 ('buku_poin', 'jaga_buku'), ('barang', 'jaga_status'), ('peristiwa', 'kekal'), ('buku_uang', 'kekal'),
                 ('buku_barang', 'kekal'), ('buku_poin', 'kekal'), ('audit', 'kekal'), ('perubahan_harga', 'kekal'),
                 ('peristiwa', 'kekal_semua'), ('buku_uang', 'kekal_semua'), ('buku_barang', 'kekal_semua'),
                 ('buku_poin', 'kekal_semua'), ('audit', 'kekal_semua'), ('perubahan_harga', 'kekal_semua')) w (tabel, pemicu)
   where not exists (select from pg_trigger t where t.tgrelid = to_regclass(w.tabel) and t.tgname = w.pemicu)
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', t.tgrelid::regclass::text, 'trigger', t.tgname, 'cara', t.tgenabled)
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
    join pg_proc p on p.oid = t.tgfoid
   where not t.tgisinternal and t.tgenabled <> 'A' and p.proname ~ '^(jaga_|tolak_|naikkan_versi|catat_harga)'
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', c.relname, 'dinding', false)
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko' and not a.attisdropped
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)
     and c.relname not in ('toko', 'pengguna', 'barcode') -- Lists of the chain that name a store.
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', p.polrelid::regclass::text, 'kebijakan', p.polname)
    from pg_policy p where p.polname not in ('baca', 'tambah', 'ubah', 'hapus')
     and (p.polrelid::regclass::text, p.polname::text, p.polcmd::text, pg_get_expr(p.polqual, p.polrelid))
         <> ('kirim_barang', 'tujuan', 'r', '(tujuan = current_setting(''app.kode_toko''::text, true))')
  union all
  select 'PENJAGA', '', jsonb_build_object('peran', r.rolname)
    from pg_roles r
   where r.rolname in ('mustika_app', 'mustika_report', 'mustika_buku')
     and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolcanlogin
          or exists (select from pg_auth_members m where m.member = r.oid))
  union all
  select 'PENJAGA', '', jsonb_build_object('peran', r.rolname)
    from pg_roles r
   where r.rolname like 'mustika\_masuk\_%'
     and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
          or exists (select from pg_auth_members m where m.member = r.oid
                        and (m.admin_option or m.roleid::regrole::text not in ('mustika_app', 'mustika_report')))
          or exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o'))
  union all
  select 'PENJAGA', '', jsonb_build_object('hak', b.objek, 'seharusnya', b.seharusnya, 'kini', b.kini) from hak_beda() b
  union all
  select 'PENJAGA', '', jsonb_build_object('tabel', k.conrelid::regclass::text, 'aturan', k.conname)
    from pg_constraint k
   where k.connamespace = 'public'::regnamespace and not k.convalidated
$function$;
revoke execute on function invarian_penjaga() from public;

-- The sums of the days, the journals, the closing entries and the locks prove themselves.
create function invarian_periode()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
   where p.urut > 1 or not exists (
     select from dokumen d where d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.jenis = 'penutup_bulan')
$function$;
revoke execute on function invarian_periode() from public;

-- A posted nota gave the points it says, to whom it says.
create function invarian_poin_nota()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with janji as (
    select p.kode_toko, p.no_faktur_group, p.kode_member as siapa, p.poin as jumlah from penjualan p where p.poin > 0
    union all
    select p.kode_toko, p.no_faktur_group, p.pengundang, p.poin_pengundang from penjualan p where p.poin_pengundang > 0
  ), sah as (
    select j.* from janji j where exists (select from peristiwa e where e.kode_toko = j.kode_toko
      and e.no_dokumen = j.no_faktur_group and e.ke_status = 'DONE')
  ), diberi as (
    select b.kode_toko, b.no_dokumen as no_faktur_group, b.ke as siapa, sum(b.jumlah) as jumlah
      from buku_poin b
      join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.jenis = 'penjualan'
     where b.dari = '@DIBERIKAN' group by 1, 2, 3
  )
  select 'POIN_NOTA', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'member', siapa, 'nota', s.jumlah,
         'buku', b.jumlah)
    from sah s full join diberi b using (kode_toko, no_faktur_group, siapa)
   where s.jumlah is distinct from b.jumlah::integer
$function$;
revoke execute on function invarian_poin_nota() from public;

-- PPh 22 of the lines, of the nota and of the account is one figure.
create function invarian_pph22()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with buku as (
    select b.kode_toko, b.no_dokumen, b.peristiwa, sum(case when b.dari_akun = 'UTANG_PPH' then b.jumlah else -b.jumlah end) as pph
      from buku_uang b where b.dari_akun = 'UTANG_PPH' or b.ke_akun = 'UTANG_PPH' group by 1, 2, 3
  )
  select 'PPH_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.pph22, 'baris', l.pph)
    from penjualan j
    join (select k.kode_toko, k.no_faktur_group, sum(k.pph22) as pph from penjualan_barang k group by 1, 2) l
      using (kode_toko, no_faktur_group)
   where l.pph <> j.pph22
  union all
  select 'PPH_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.pph22, 'buku', b.pph)
    from penjualan j
    join peristiwa p on p.kode_toko = j.kode_toko and p.no_dokumen = j.no_faktur_group
     and (p.membalik is not null or p.ke_status = 'DONE')
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(b.pph, 0) <> case when p.membalik is null then j.pph22 else -j.pph22 end
$function$;
revoke execute on function invarian_pph22() from public;

-- The tax of the lines, of the nota and of the account is one figure, at the rate that was in force.
create function invarian_ppn()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with buku as (
    select b.kode_toko, b.no_dokumen, b.peristiwa, sum(case when b.dari_akun = 'PPN_KELUARAN' then b.jumlah else -b.jumlah end) as ppn
      from buku_uang b where b.dari_akun = 'PPN_KELUARAN' or b.ke_akun = 'PPN_KELUARAN' group by 1, 2, 3
  ), uang_muka as (
    select g.kode_toko, g.no_dokumen, g.peristiwa, sum(g.ppn) as ppn from (
      select t.kode_toko, t.no_dokumen, t.peristiwa, t.ppn from titipan_gerak t
      union all
      select c.kode_toko, c.no_dokumen, c.peristiwa, c.ppn from cicilan_gerak c) g group by 1, 2, 3
  ), terbuku as (
    select p.kode_toko, p.no_dokumen, p.urut, b.ppn
      from peristiwa p left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
     where p.membalik is null
       and exists (select from buku_uang u where u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut)
  )
  select 'PPN_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.ppn_transaksi_rp, 'baris', l.ppn)
    from penjualan j
    join (select k.kode_toko, k.no_faktur_group, sum(k.ppn_transaksi_rp) as ppn from penjualan_barang k group by 1, 2) l
      using (kode_toko, no_faktur_group)
   where l.ppn <> j.ppn_transaksi_rp
  union all
  select 'PPN_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.ppn_transaksi_rp, 'buku', t.ppn)
    from penjualan j join terbuku t on t.kode_toko = j.kode_toko and t.no_dokumen = j.no_faktur_group
   
    left join uang_muka u on u.kode_toko = t.kode_toko and u.no_dokumen = t.no_dokumen and u.peristiwa = t.urut
   where coalesce(t.ppn, 0) <> j.ppn_transaksi_rp + coalesce(u.ppn, 0)
  union all
  select 'PPN_TITIPAN', p.kode_toko, jsonb_build_object('no_titipan', p.no_dokumen, 'peristiwa', p.urut, 'titipan', u.ppn, 'buku', b.ppn)
    from titipan t join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_titipan
    left join uang_muka u on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(u.ppn, 0) <> coalesce(b.ppn, 0)
  union all
  select 'PPN_CICILAN', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'peristiwa', p.urut, 'cicilan', u.ppn, 'buku', b.ppn)
    from dokumen d join peristiwa p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
    left join uang_muka u on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where d.jenis in ('cicilan', 'bayar_cicilan') and coalesce(u.ppn, 0) <> coalesce(b.ppn, 0)
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_faktur', l.no_faktur, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from penjualan_barang l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where l.kelas_ppn is not null and (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$function$;
revoke execute on function invarian_ppn() from public;

-- What a store got was sent by head office, and is what its versions say.
create function invarian_publikasi_harga()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'PUBLIKASI_HARGA', t.kode_toko, jsonb_build_object('id', t.id)
    from publikasi_toko t
    left join publikasi_harga p on p.kode_toko = t.asal and p.id = t.id
   where p.id is null or p.tabel <> t.tabel or p.berlaku_mulai <> t.berlaku_mulai
      or (select count(*) from jadwal_harga j where j.kode_toko = t.kode_toko and j.publikasi = t.id)
         <> (select count(distinct h ->> 'kode') from jsonb_array_elements(t.harga) h)
$function$;
revoke execute on function invarian_publikasi_harga() from public;

create function invarian_stock_opname()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'STOCK_OPNAME', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status)
    from stock_opname h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select l.kode_toko, l.no_dokumen, count(*) as qty, sum(l.berat) as berat, count(*) filter (where l.keadaan = 'BELUM') as belum,
                      count(*) filter (where l.keadaan = 'HILANG') as hilang from stock_opname_barang l group by 1, 2) l
      on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where h.aktif <> (d.status = 'OPEN') or (l.qty, l.berat) is distinct from (h.sistem_qty::bigint, h.sistem_berat::numeric)
      or (d.status = 'DONE' and (l.belum > 0 or l.hilang is distinct from h.hilang_qty::bigint))
$function$;
revoke execute on function invarian_stock_opname() from public;

create function invarian_stock_opname_global()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'STOCK_OPNAME_GLOBAL', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status)
    from stock_opname_global h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select l.kode_toko, l.no_dokumen, sum(l.sistem_qty) as sq, sum(l.sistem_berat) as sb, sum(l.fisik_qty) as fq, sum(l.fisik_berat) as fb
                 from stock_opname_global_jenis l group by 1, 2) l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where h.batal <> (d.status = 'CANC')
      or (l.sq, l.sb, l.fq, l.fb) is distinct from (h.sistem_qty::bigint, h.sistem_berat::numeric, h.fisik_qty::bigint, h.fisik_berat::numeric)
$function$;
revoke execute on function invarian_stock_opname_global() from public;

-- What one store took is what the plan of the other counts as paid, as much, in the same state, and its money is all there.
create function invarian_terima_cicilan()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'TERIMA_CICILAN', di, jsonb_build_object('no_cicilan', no_cicilan,
         'terbayar', terbayar, 'terima', t.banyak, 'bayar', b.banyak)
    from (select x.kode_toko as di, x.toko_cicilan as milik, x.no_cicilan, x.terbayar::bigint, d.status, x.cara, x.jumlah::bigint, x.denda::bigint,
                 x.sisa::bigint, count(*) as banyak
            from terima_cicilan x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
           group by 1, 2, 3, 4, 5, 6, 7, 8, 9) t
    full join (select x.toko_bayar as di, x.kode_toko as milik, x.no_cicilan, x.terbayar::bigint, d.status, x.cara, x.jumlah::bigint,
                      x.denda::bigint, x.sisa::bigint, count(*) as banyak
                 from bayar_cicilan x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
                where x.toko_bayar is not null
                group by 1, 2, 3, 4, 5, 6, 7, 8, 9) b using (di, milik, no_cicilan, terbayar, status, cara, jumlah, denda, sisa)
   where t.banyak is distinct from b.banyak
  union all
  select 'TERIMA_CICILAN', x.kode_toko, jsonb_build_object('no_dokumen', x.no_dokumen, 'jumlah', x.jumlah)
    from terima_cicilan x
   where (select sum(u.jumlah) from terima_cicilan_uang u where u.kode_toko = x.kode_toko and u.no_dokumen = x.no_dokumen)
         is distinct from (x.jumlah + x.denda)::numeric
$function$;
revoke execute on function invarian_terima_cicilan() from public;

create function invarian_timbang_baki()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'TIMBANG_BAKI', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'status', d.status, 'aktif', t.aktif)
    from timbang_baki t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.aktif <> (d.status = 'OPEN') or (d.status = 'DONE' and t.timbangan is null)
$function$;
revoke execute on function invarian_timbang_baki() from public;

-- Deposits prove themselves: their balances are what the book owes customers, their pieces wait in gudang TITIP for one
-- customer each, and what a sale used is what the deposit says it gave.
create function invarian_titipan()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with uang as (
    select u.kode_toko, u.no_dokumen, u.peristiwa, sum(u.jumlah) as jumlah from (
      select b.kode_toko, b.no_dokumen, b.peristiwa, b.jumlah::bigint as jumlah from buku_uang b where b.dari_akun = 'TITIPAN_UANG'
      union all
      select b.kode_toko, b.no_dokumen, b.peristiwa, -b.jumlah::bigint from buku_uang b where b.ke_akun = 'TITIPAN_UANG') u
     group by 1, 2, 3
  ), titip as (
    select t.*, d.status from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
  ), ditahan as (
    select l.kode_toko, l.kode_barcode, l.berat::bigint as berat, l.harga_modal::bigint as modal from titipan_barang l
      join titip t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_titipan and t.status = 'DONE'
     where l.keadaan = 'DITITIP'
    union all
    select l.kode_toko, l.kode_barcode, l.berat::bigint, l.harga_modal::bigint from cicilan_barang l
      join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_cicilan and d.status in ('DONE', 'LUNAS')
  )
  select 'SALDO_TITIPAN', coalesce(t.kode_toko, u.kode_toko), jsonb_build_object('titipan', t.saldo, 'buku', u.jumlah)
    from (select x.kode_toko, sum(x.saldo - x.ppn) as saldo from titip x where x.status = 'DONE' group by 1) t
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from uang x group by 1) u using (kode_toko)
   where coalesce(t.saldo, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'SALDO_TITIPAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan, 'status', t.status, 'saldo', t.saldo, 'gerak', g.jumlah)
    from titip t
    left join (select x.kode_toko, x.no_titipan, sum(x.jumlah) as jumlah, sum(x.ppn) as ppn from titipan_gerak x group by 1, 2) g using (kode_toko, no_titipan)
   where t.saldo <> coalesce(g.jumlah, 0) or t.ppn <> coalesce(g.ppn, 0) or (t.status <> 'DONE' and t.saldo <> 0)
  union all
  select 'GERAK_TITIPAN', coalesce(g.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(g.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(g.peristiwa, u.peristiwa), 'gerak', g.jumlah, 'buku', u.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah - x.ppn) as jumlah from titipan_gerak x group by 1, 2, 3) g
    full join uang u on u.kode_toko = g.kode_toko and u.no_dokumen = g.no_dokumen and u.peristiwa = g.peristiwa
   where coalesce(g.jumlah, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'BARANG_TITIPAN', coalesce(b.kode_toko, l.kode_toko), jsonb_build_object('kode_barcode', coalesce(b.kode_barcode, l.kode_barcode),
         'gudang', b.kode_gudang, 'titipan', l.kode_barcode is not null)
    from (select x.* from barang x where x.status = 'DITITIP') b
    full join ditahan l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
   where b.kode_barcode is null or l.kode_barcode is null or b.kode_gudang <> 'TITIP' or b.berat <> l.berat or b.harga_modal <> l.modal
  union all
  select 'JUMLAH_TITIPAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan)
    from titip t
    left join (select l.kode_toko, l.no_titipan, sum(l.total) as total, sum(l.berat) as berat, count(*) as banyak,
                      count(*) filter (where l.keadaan = 'DITITIP') as ditahan from titipan_barang l group by 1, 2) l using (kode_toko, no_titipan)
    left join (select y.kode_toko, y.no_titipan, sum(y.jumlah) as jumlah from titipan_bayar y where y.peristiwa = 1 group by 1, 2) y
      using (kode_toko, no_titipan)
   where (l.total, l.berat, l.banyak, y.jumlah) is distinct from (t.total::numeric, t.berat::numeric, t.jumlah_barang::bigint, t.uang_muka::numeric)
      or (t.status in ('OPEN', 'DONE')) <> (coalesce(l.ditahan, 0) > 0)
  union all
  select 'BAYAR_TITIPAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan, 'dibayar', y.jumlah, 'gerak', g.jumlah)
    from titip t
    left join (select x.kode_toko, x.no_titipan, sum(case x.arah when 'MASUK' then x.jumlah else -x.jumlah end) as jumlah
                 from titipan_bayar x group by 1, 2) y using (kode_toko, no_titipan)
    left join (select x.kode_toko, x.no_titipan, sum(x.jumlah) as jumlah from titipan_gerak x
                where x.jenis in ('MASUK', 'TAMBAH', 'BATAL') group by 1, 2) g using (kode_toko, no_titipan)
   where coalesce(y.jumlah, 0) <> coalesce(g.jumlah, 0)
     and exists (select from titipan_gerak x where x.kode_toko = t.kode_toko and x.no_titipan = t.no_titipan)
  union all
  select 'AMBIL_TITIPAN', a.kode_toko, jsonb_build_object('no_faktur_group', a.no_faktur_group, 'no_titipan', a.no_titipan)
    from titipan_ambil a
    left join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_faktur_group
    left join (select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as jumlah from penjualan_bayar y where y.jenis = 'TITIPAN' group by 1, 2) y
      on y.kode_toko = a.kode_toko and y.no_faktur_group = a.no_faktur_group
    left join titipan t on t.kode_toko = a.kode_toko and t.no_titipan = a.no_titipan
   where a.batal <> (d.status = 'CANC') or coalesce(y.jumlah, 0) <> (a.dipakai + a.kembali)::numeric
      or (not a.batal and a.diposting <> (d.status = 'DONE'))
      or (not a.batal and not a.diposting and t.no_faktur_tunggu is distinct from a.no_faktur_group)
  union all
  select 'AMBIL_TITIPAN', y.kode_toko, jsonb_build_object('no_faktur_group', y.no_faktur_group, 'jumlah', y.jumlah)
    from penjualan_bayar y
   where y.jenis = 'TITIPAN'
     and not exists (select from titipan_ambil a where a.kode_toko = y.kode_toko and a.no_faktur_group = y.no_faktur_group)
$function$;
revoke execute on function invarian_titipan() from public;

-- A deposit may be paid out beside what the trade-in exceeds the nota by.
create function invarian_tukar()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with bayar as (
    select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as nilai from penjualan_bayar y where y.jenis = 'TUKAR' group by 1, 2
  ), beli as (
    select p.kode_toko, p.no_faktur_group, p.total as nilai from pembelian p where p.tukar
  ), kliring as (
    select b.kode_toko, b.no_dokumen as no_faktur_group, sum(b.jumlah) filter (where b.ke_akun = 'PERSEDIAAN_BELI') as barang,
           sum(b.jumlah) filter (where b.dari_akun = 'KAS') as keluar
      from buku_uang b
      join peristiwa e on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.urut = b.peristiwa and e.membalik is null
     where 'KLIRING_TUKAR' in (b.dari_akun, b.ke_akun) group by 1, 2
  )
  select 'TUKAR_NILAI', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'dibayar', y.nilai, 'barang', p.nilai)
    from bayar y full join beli p using (kode_toko, no_faktur_group) where y.nilai is distinct from p.nilai::numeric
  union all
  select 'TUKAR_BUKU', coalesce(p.kode_toko, k.kode_toko), jsonb_build_object('no_faktur_group', coalesce(p.no_faktur_group, k.no_faktur_group), 'barang', p.nilai, 'buku', k.barang)
    from beli p full join kliring k using (kode_toko, no_faktur_group)
    left join dokumen d on d.kode_toko = coalesce(p.kode_toko, k.kode_toko) and d.no_dokumen = coalesce(p.no_faktur_group, k.no_faktur_group)
   where k.barang is distinct from p.nilai::numeric
     -- Nothing is booked for a nota that still waits, nor for one that was cancelled while it waited.
     and not (k.barang is null and (d.status = 'OPEN' or (d.status = 'CANC' and not exists (
       select from peristiwa e where e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.ke_status = 'DONE'))))
  union all
  select 'TUKAR_KELUAR', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'total', j.total, 'tukar', p.nilai, 'keluar', k.keluar)
    from beli p join penjualan j using (kode_toko, no_faktur_group) join kliring k using (kode_toko, no_faktur_group)
   where coalesce(k.keluar, 0) <> greatest(0, p.nilai - j.total) or (p.nilai > j.total and j.kembali < p.nilai - j.total)
  union all
  select 'TUNGGU_BELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'TUNGGU_BELI'
     and not exists (select from pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group
                      where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and d.status = 'OPEN' and d.no_dokumen = b.no_terakhir)
$function$;
revoke execute on function invarian_tukar() from public;

-- The same proof, asked of sums per day: years of closings against millions of transfers stay seconds.
create function invarian_tutup()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with tutup as (
    select t.kode_toko, t.no_dokumen, t.tanggal,
           lag(t.no_dokumen) over w as no_lalu, coalesce(lag(t.tanggal) over w, '-infinity') as lalu
      from tutup_toko t where not t.dibuka_kembali window w as (partition by t.kode_toko order by t.tanggal)
  ), uang_hari as materialized (
    select g.kode_toko, g.tanggal, g.akun, g.dimensi, sum(g.masuk) as masuk, sum(g.keluar) as keluar
      from gerak_uang g join peran_akun p on p.akun = g.akun and p.uang group by 1, 2, 3, 4
  ), uang_buku as (
    select t.kode_toko, t.no_dokumen, g.akun, g.dimensi, coalesce(sum(g.masuk - g.keluar) filter (where g.tanggal < t.tanggal), 0) as sebelum,
           coalesce(sum(g.masuk) filter (where g.tanggal = t.tanggal), 0) as masuk,
           coalesce(sum(g.keluar) filter (where g.tanggal = t.tanggal), 0) as keluar
      from tutup t join uang_hari g on g.kode_toko = t.kode_toko and g.tanggal > t.lalu and g.tanggal <= t.tanggal
     group by 1, 2, 3, 4
  ), barang_hari as materialized (
    select g.kode_toko, g.tanggal, g.tempat, g.kadar, sum(g.masuk_berat) as masuk, sum(g.keluar_berat) as keluar,
           sum(g.masuk_qty) as masuk_qty, sum(g.keluar_qty) as keluar_qty
      from gerak_barang g where left(g.tempat, 1) <> '@' group by 1, 2, 3, 4
  ), barang_buku as (
    select t.kode_toko, t.no_dokumen, g.tempat, g.kadar, coalesce(sum(g.masuk - g.keluar) filter (where g.tanggal < t.tanggal), 0) as sebelum,
           coalesce(sum(g.masuk_qty - g.keluar_qty) filter (where g.tanggal < t.tanggal), 0) as sebelum_qty,
           coalesce(sum(g.masuk) filter (where g.tanggal = t.tanggal), 0) as masuk,
           coalesce(sum(g.keluar) filter (where g.tanggal = t.tanggal), 0) as keluar,
           coalesce(sum(g.masuk_qty) filter (where g.tanggal = t.tanggal), 0) as masuk_qty,
           coalesce(sum(g.keluar_qty) filter (where g.tanggal = t.tanggal), 0) as keluar_qty
      from tutup t join barang_hari g on g.kode_toko = t.kode_toko and g.tanggal > t.lalu and g.tanggal <= t.tanggal
     group by 1, 2, 3, 4
  ), uang as (
    select u.* from tutup_uang u join tutup t using (kode_toko, no_dokumen)
  ), barang as (
    select b.* from tutup_barang b join tutup t using (kode_toko, no_dokumen)
  ), uang_lalu as (
    select t.kode_toko, t.no_dokumen, u.akun, u.dimensi, u.akhir from tutup t
      join tutup_uang u on u.kode_toko = t.kode_toko and u.no_dokumen = t.no_lalu
  ), barang_lalu as (
    select t.kode_toko, t.no_dokumen, b.tempat, b.kadar, b.akhir_qty, b.akhir_berat from tutup t
      join tutup_barang b on b.kode_toko = t.kode_toko and b.no_dokumen = t.no_lalu
  )
  select 'TUTUP_UANG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'akun', akun, 'dimensi', dimensi,
         'masuk', u.masuk, 'buku_masuk', b.masuk, 'keluar', u.keluar, 'buku_keluar', b.keluar)
    from uang u full join uang_buku b using (kode_toko, no_dokumen, akun, dimensi)
   where coalesce(u.masuk, 0) <> coalesce(b.masuk, 0) or coalesce(u.keluar, 0) <> coalesce(b.keluar, 0)
  union all
  select 'TUTUP_SAMBUNG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'akun', akun, 'dimensi', dimensi,
         'awal', u.awal, 'kemarin', l.akhir, 'sejak', b.sebelum)
    from uang u full join uang_lalu l using (kode_toko, no_dokumen, akun, dimensi)
    full join uang_buku b using (kode_toko, no_dokumen, akun, dimensi)
   where coalesce(u.awal, 0) <> coalesce(l.akhir, 0) + coalesce(b.sebelum, 0)
  union all
  select 'TUTUP_BARANG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'tempat', tempat, 'kadar', kadar,
         'masuk', u.masuk_berat, 'buku_masuk', b.masuk, 'keluar', u.keluar_berat, 'buku_keluar', b.keluar)
    from barang u full join barang_buku b using (kode_toko, no_dokumen, tempat, kadar)
   where coalesce(u.masuk_berat, 0) <> coalesce(b.masuk, 0) or coalesce(u.keluar_berat, 0) <> coalesce(b.keluar, 0)
      or coalesce(u.masuk_qty, 0) <> coalesce(b.masuk_qty, 0) or coalesce(u.keluar_qty, 0) <> coalesce(b.keluar_qty, 0)
  union all
  select 'TUTUP_SAMBUNG', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'tempat', tempat, 'kadar', kadar,
         'awal', u.awal_berat, 'kemarin', l.akhir_berat, 'sejak', b.sebelum)
    from barang u full join barang_lalu l using (kode_toko, no_dokumen, tempat, kadar)
    full join barang_buku b using (kode_toko, no_dokumen, tempat, kadar)
   where coalesce(u.awal_berat, 0) <> coalesce(l.akhir_berat, 0) + coalesce(b.sebelum, 0)
      or coalesce(u.awal_qty, 0) <> coalesce(l.akhir_qty, 0) + coalesce(b.sebelum_qty, 0)
  union all
  select 'TUTUP_HARI', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'tanggal', t.tanggal, 'status', h.status, 'dokumen', d.status)
    from tutup_toko t
    left join hari_toko h on h.kode_toko = t.kode_toko and h.tanggal = t.tanggal
    left join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where (not t.dibuka_kembali and h.status is distinct from 'CLOSED') or d.status is distinct from (case when t.dibuka_kembali then 'CANC' else 'DONE' end)
  union all
  select 'TUTUP_SELISIH', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'selisih', t.selisih, 'laci', u.selisih, 'buku', b.selisih)
    from tutup_toko t
    left join (select x.kode_toko, x.no_dokumen, sum(x.selisih) as selisih from tutup_uang x group by 1, 2) u using (kode_toko, no_dokumen)
    left join (select x.kode_toko, x.no_dokumen, sum(case when x.dari_akun = 'SELISIH_KAS' then x.jumlah else -x.jumlah end) as selisih
                 from buku_uang x where x.kategori = 'SELISIH_KAS' and x.peristiwa = 1 group by 1, 2) b using (kode_toko, no_dokumen)
   where t.selisih <> coalesce(u.selisih, 0) or t.selisih <> coalesce(b.selisih, 0)
  union all
  select 'TUTUP_SEGEL', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'seq', t.audit_seq)
    from tutup_toko t left join audit a on a.kode_toko = t.kode_toko and a.seq = t.audit_seq
   where t.audit_seq > 0 and a.hash is distinct from t.audit_hash
  union all
  select 'HITUNG_LACI', h.kode_toko, jsonb_build_object('tanggal', h.tanggal, 'dimensi', h.dimensi, 'urut', h.urut, 'jumlah', h.jumlah, 'pecahan', p.jumlah)
    from hitung_laci h
    left join (select x.kode_toko, x.tanggal, x.akun, x.dimensi, x.urut, sum(x.nominal::bigint * x.lembar) as jumlah
                 from hitung_pecahan x group by 1, 2, 3, 4, 5) p using (kode_toko, tanggal, akun, dimensi, urut)
   where h.jumlah <> coalesce(p.jumlah, 0)
$function$;
revoke execute on function invarian_tutup() from public;

-- What is counted as gone is gone.
create function invarian_uang_keluar()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'UANG_KELUAR', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'jumlah', k.jumlah, 'buku', b.jumlah)
    from lepas_sendiri k
    left join lateral (
      select sum(case when x.dari_akun = any (r.rumah) then x.jumlah::bigint else 0 end
               - case when x.ke_akun = any (r.rumah) then x.jumlah::bigint else 0 end) as jumlah
        from buku_uang x, (select array['KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN'] as rumah) r
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa) b on true
   where k.jenis = 'UANG' and k.jumlah is distinct from b.jumlah
  union all
  select 'LEPAS_PERJALANAN', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'murni', k.murni, 'buku', b.murni)
    from lepas_sendiri k
    left join lateral (
      select sum(round(x.berat::numeric * x.kadar / 100000) * case when x.ke_tempat = '@KIRIM' then 1 else -1 end)::bigint as murni from buku_barang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa and '@KIRIM' in (x.dari_tempat, x.ke_tempat)) b on true
   where k.jenis = 'PERJALANAN' and k.murni <> 0 and k.murni is distinct from b.murni
  union all
  select 'LEPAS_UTANG', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'jumlah', k.jumlah, 'buku', b.jumlah)
    from lepas_sendiri k
    left join lateral (
      select sum(case when x.dari_akun = 'UTANG_SUPPLIER' then x.jumlah::bigint else -x.jumlah::bigint end)::bigint as jumlah from buku_uang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa
         and 'UTANG_SUPPLIER' in (x.dari_akun, x.ke_akun)) b on true
   where k.jenis = 'UTANG' and k.jumlah is distinct from b.jumlah
$function$;
revoke execute on function invarian_uang_keluar() from public;

-- Every rupiah that was paid on a deposit or a plan is some person's.
create function invarian_uang_orang()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'UANG_ORANG', coalesce(b.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(b.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(b.peristiwa, u.peristiwa), 'dibayar', b.jumlah, 'orang', u.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah::bigint) as jumlah from (
            select t.kode_toko, t.no_titipan as no_dokumen, t.peristiwa, t.jumlah from titipan_bayar t where t.arah = 'MASUK'
            union all select c.kode_toko, c.no_cicilan, c.peristiwa, c.jumlah from cicilan_bayar c where c.arah = 'MASUK'
            union all select c.kode_toko, c.no_dokumen, c.peristiwa, c.jumlah from bayar_cicilan_uang c where c.arah = 'MASUK'
            union all select c.kode_toko, c.no_dokumen, c.peristiwa, c.jumlah from terima_cicilan_uang c where c.arah = 'MASUK') x group by 1, 2, 3) b
    full join uang_orang u on u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen and u.peristiwa = b.peristiwa
   where b.jumlah is distinct from u.jumlah::numeric
$function$;
revoke execute on function invarian_uang_orang() from public;

-- A validation is the sum of its receipts, and each of them is what its event brought.
create function invarian_validasi_non_cash()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'VALIDASI_NON_CASH', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'jumlah', v.jumlah, 'baris', b.jumlah)
    from validasi_non_cash v
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as jumlah from validasi_non_cash_baris b group by 1, 2) b
      on b.kode_toko = v.kode_toko and b.no_dokumen = v.no_dokumen
   where b.jumlah is distinct from v.jumlah::numeric
  union all
  select 'TERIMA_NON_CASH', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'no_asal', b.no_asal, 'jumlah', b.jumlah)
    from validasi_non_cash_baris b
   where b.jumlah is distinct from (select sum(g.masuk - g.keluar) from gerak_uang g
           where g.kode_toko = b.kode_toko and g.no_dokumen = b.no_asal and g.peristiwa = b.peristiwa_asal and g.akun = b.tempat
             and g.dimensi = b.no_rekening)::numeric
  union all
  select 'VALIDASI_BATAL', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen)
    from validasi_non_cash_baris b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
   where b.batal <> (d.status = 'CANC')
$function$;
revoke execute on function invarian_validasi_non_cash() from public;

-- A word stands only about wear that a purchase has, with the weights of that purchase.
create function invarian_validasi_susut()
 RETURNS TABLE(aturan text, kode_toko text, rincian jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'VALIDASI_SUSUT', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'no_faktur', v.no_faktur)
    from validasi_susut_barang v
    left join pembelian_barang l on l.kode_toko = v.kode_toko and l.no_faktur = v.no_faktur
   where (l.kode_barcode, l.berat_nota::bigint, l.berat::bigint) is distinct from (v.kode_barcode, v.berat_nota::bigint, v.berat::bigint)
      or l.susut = 0
  union all
  select 'VALIDASI_SUSUT', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'batal', v.batal, 'status', d.status)
    from validasi_susut_barang v join dokumen d on d.kode_toko = v.kode_toko and d.no_dokumen = v.no_dokumen
   where v.batal <> (d.status = 'CANC')
$function$;
revoke execute on function invarian_validasi_susut() from public;

-- The canonical text of an entry: every field with its length before it, so that no two entries read alike.
create function isi_audit(toko text, seq bigint, waktu timestamp with time zone, pelaku text, aksi text, objek text, isi jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select string_agg(length(f) || ':' || f, '|' order by n)
    from unnest(array[toko, seq::text, to_char(waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), pelaku, aksi, objek, isi::text])
         with ordinality as t(f, n)
$function$;

-- Every store has a tray for deposits from its first day on; it may add others.
create function isi_baki_titip(kode text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', kode, true);
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki, diubah_oleh)
    values (kode, 'TITIP', 'TITIP', 'BAKI TITIPAN', 'SISTEM') on conflict do nothing;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
end $function$;
revoke execute on function isi_baki_titip(text) from public;

-- What a store has on its first day. Running it again adds only what is missing: a migration with a new role inserts it into
-- peran_akun and akun_bawaan and runs `select isi_bawaan_toko(kode_toko) from toko`.
create function isi_bawaan_toko(kode text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', kode, true);
  insert into versi_toko (kode_toko) values (kode) on conflict do nothing;
  insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual, diubah_oleh) values
    (kode, 'TOKO', 'BARANG TOKO', true, 'SISTEM'), (kode, 'BELI', 'BARANG BELI', false, 'SISTEM'),
    (kode, 'TITIP', 'BARANG TITIPAN', false, 'SISTEM'), (kode, 'HANCUR', 'BARANG HANCUR', false, 'SISTEM')
    on conflict do nothing;
  insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun, diubah_oleh)
    select kode, '*', '*', b.peran, s.sisi, b.nomor_akun, 'SISTEM' from akun_bawaan b, (values ('DEBET'), ('KREDIT')) s (sisi)
    on conflict do nothing;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
end $function$;
revoke execute on function isi_bawaan_toko(text) from public;

-- What lies on a tray and hangs on it, as the cards of its pieces say.
create function isi_timbang_baki(toko text, baki text)
 RETURNS TABLE(jumlah_barang integer, berat bigint, berat_plastik bigint, berat_atribut bigint, berat_bandrol bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select count(*)::integer, coalesce(sum(b.berat), 0)::bigint, coalesce(sum(b.berat_plastik), 0)::bigint,
         coalesce(sum(b.berat_atribut), 0)::bigint, coalesce(sum(t.berat_bandrol), 0)::bigint
    from barang b
    join status_stok s on s.status = b.status
    left join para_bandrol t on t.kode_toko = b.kode_toko and t.kode_bandrol = b.kode_bandrol
   where b.kode_toko = toko and b.kode_baki = baki
$function$;

-- Sets prices for a moment. Stores keep when their next one is due beside their settings, so their version is raised: a posting
-- with an older copy is refused and reads again. The job wakes the store for those who only look on.
create function jadwalkan_harga(p_id uuid, p_tabel text, p_kode text, p_mulai timestamp with time zone, p_nilai jsonb, p_saat timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into jadwal_harga (kode_toko, id, tabel, kode, berlaku_mulai, nilai, dibuat_oleh, dibuat_pada)
    values (app_toko(), p_id, p_tabel, p_kode, p_mulai, p_nilai, current_setting('app.user_id'), p_saat);
  perform naikkan_versi(app_toko());
  perform antre_pada('terapkan_harga', jsonb_build_object('kode_toko', app_toko()), 'harga:' || app_toko() || ':' || p_mulai, p_mulai);
end $function$;
alter function jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone) owner to mustika_buku;
revoke execute on function jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone) from public;
grant execute on function jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone) to mustika_app;

-- What was read is what is there: a piece that came or went since would make a difference that is none.
create function jaga_isi_timbang(toko text, r timbang_baki)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from isi_timbang_baki(toko, r.kode_baki) i
                   join baki t on t.kode_toko = toko and t.kode_baki = r.kode_baki and t.berat_baki = r.berat_baki
                  where (i.jumlah_barang, i.berat, i.berat_plastik, i.berat_atribut, i.berat_bandrol)
                      = (r.jumlah_barang, r.berat, r.berat_plastik, r.berat_atribut, r.berat_bandrol)) then
    perform tolak('ISI_BAKI_BERUBAH', jsonb_build_object('kode_baki', r.kode_baki));
  end if;
end $function$;

-- Packets that should lie there: of every loan that runs, or of those in one place. One that says no place lies in '-', and is right
-- wherever it is found.
create function jaminan_opname(toko text, tempat text)
 RETURNS TABLE(kode text, nama text, tempat_simpan text, berat bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select h.no_faktur_hutang, h.nama_customer, coalesce(h.tempat_simpan, '-'), h.berat_plastik::bigint
    from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
   where h.kode_toko = toko and (tempat is null or h.tempat_simpan = tempat)
$function$;

create function kas_boleh(nomor text, arah text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from akun a join golongan_akun g on g.golongan = a.golongan
                  where a.nomor_akun = nomor and a.aktif and g.kas in ('KEDUANYA', arah))
$function$;

-- A list of five thousand pieces that was frozen a moment ago is one row to the planner, which has not been told of it yet: it then
-- compared every piece with every other one, 25 million times, so that the end of the count was cut off and a burst of tags took
-- seconds. It is told at once. The end also hashes whatever the planner knows: that costs milliseconds when the list is short.
create function kenali_opname()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  analyze stock_opname_barang;
end $function$;
revoke execute on function kenali_opname() from public;
grant execute on function kenali_opname() to mustika_buku;

-- A store that still has something on its way is not switched off by a click: its shipments and remittances are named. Where nobody is
-- left who could settle them, a command of its own does it with a reason and a second person (docs/decisions/0044).
create function kiriman_toko(toko text)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  semula text := current_setting('app.lintas', true);
  nomor text[];
begin
  perform set_config('app.lintas', 'on', true);
  select array_agg(x.nomor order by x.nomor) into nomor from (
    select k.no_dokumen as nomor from kirim_barang k
     where (k.kode_toko = toko or k.tujuan = toko) and (k.dijalan > 0 or k.selisih > 0)
    union all
    select k.no_dokumen from kirim_uang k join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
     where (k.kode_toko = toko or k.tujuan = toko) and d.status = 'KIRIM') x;
  perform set_config('app.lintas', coalesce(semula, ''), true);
  return coalesce(nomor, '{}');
end $function$;
revoke execute on function kiriman_toko(text) from public;
grant execute on function kiriman_toko(text) to mustika_app;

create function klaim_nota(p_toko_jual text, p_no_faktur text, p_kode text, p_cara text, p_toko text, p_no_dok text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into nota_kembali (toko_jual, no_faktur_jual, kode_barcode, cara, toko, no_dokumen)
    values (p_toko_jual, p_no_faktur, p_kode, p_cara, p_toko, p_no_dok) on conflict do nothing;
  if not found then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', p_kode, 'no_faktur', p_no_faktur,
      'toko', (select k.toko from nota_kembali k where k.toko_jual = p_toko_jual and k.no_faktur_jual = p_no_faktur)));
  end if;
end $function$;

-- Sixty random bits as twelve letters nobody mistakes for another: no O beside 0, no I beside 1.
create function kode_kupon_baru()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
end $function$;

-- One code is good for everything one act asks for: entries of the same operation within the life of an approval.
create function kode_sudah_diberi(toko text, peminta text, penyetuju text, operasi text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from otorisasi o where o.kode_toko = toko and o.requester = peminta and o.approver = penyetuju
    and o.op_hash = operasi and o.langkah_dua in ('APLIKASI', 'PEMULIHAN')
    and o.lahir between clock_timestamp() - interval '5 minutes' and clock_timestamp())
$function$;

-- Income and costs that no closing entry has moved yet, as of a day. Debit above zero.
create function laba_rugi_terbuka(toko text, hari date)
 RETURNS TABLE(nomor_akun text, dimensi text, saldo bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select m.nomor_akun, m.dimensi, sum(m.debit - m.kredit)::bigint
    from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
   where m.kode_toko = toko and m.tanggal <= hari
   group by m.nomor_akun, m.dimensi having sum(m.debit - m.kredit) <> 0
$function$;

-- A day that is opened again is counted again: a count from before its first closing says nothing about its second. The same
-- goes for the day after it, which went away in between.
create function laci_tutup(toko text)
 RETURNS TABLE(akun text, dimensi text, saldo bigint, urut smallint, jumlah bigint, saldo_hitung bigint, user_id text, waktu timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select s.akun, s.dimensi, s.saldo::bigint, h.urut, h.jumlah::bigint, h.saldo::bigint, h.user_id, h.waktu
    from hari_toko d
    join saldo_uang s on s.kode_toko = d.kode_toko
    join peran_akun p on p.akun = s.akun and p.dihitung
    left join lateral (select l.* from hitung_laci l
                        where l.kode_toko = s.kode_toko and l.tanggal = d.tanggal and l.akun = s.akun and l.dimensi = s.dimensi
                          and l.waktu >= all (
                            select p.waktu from tutup_toko t join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_dokumen
                             where t.kode_toko = d.kode_toko and d.tanggal in (t.tanggal, t.tanggal_berikut) and t.dibuka_kembali)
                        order by l.urut desc limit 1) h on true
   where d.kode_toko = toko and d.status = 'OPEN'
     and (s.saldo <> 0 or exists (select from gerak_uang g where g.kode_toko = toko and g.tanggal = d.tanggal
                                     and g.akun = s.akun and g.dimensi = s.dimensi))
   order by s.akun, s.dimensi
$function$;

create function langkah_cicilan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not langkah_dokumen(toko, no, 'cicilan', p_transisi, p_status, dari, lihat, no_dok, ke) then
    perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no));
  end if;
end $function$;

-- One step of a document inside the event of another one, by compare-and-set: that one's day, user and moment, its number as
-- reason. False when it is not as it was seen.
create function langkah_dokumen(toko text, no text, p_jenis text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare urutan smallint;
begin
  update dokumen d set status = p_status, peristiwa = d.peristiwa + 1
   where d.kode_toko = toko and d.no_dokumen = no and d.jenis = p_jenis and d.status = any (dari)
     and (lihat is null or d.peristiwa = lihat)
   returning d.peristiwa into urutan;
  if not found then return false; end if;
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
    select toko, no, urutan, p_transisi, p_status, p.tanggal, p.user_id, p.waktu, no_dok
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
  return true;
end $function$;

-- One step of a deposit inside the event of a sale, by compare-and-set: the sale's day, user and moment, its number as reason.
create function langkah_titipan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not langkah_dokumen(toko, no, 'titipan', p_transisi, p_status, dari, lihat, no_dok, ke) then
    perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
  end if;
end $function$;

-- What this person let out on that day, by what has a ceiling: what is taken over without a nota counts as money, and a payment
-- that was seen in the bank counts no more.
create function lepas_hari(toko text, hari date, orang text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(jsonb_object_agg(s.kelas, jsonb_build_object('jumlah', greatest(s.jumlah, 0), 'murni', greatest(s.murni, 0))), '{}') from (
    select case k.jenis when 'TANPA_NOTA' then 'UANG' else k.jenis end as kelas, sum(k.jumlah::bigint - coalesce(v.sah, 0))::bigint as jumlah,
           sum(k.murni::bigint)::bigint as murni
      from lepas_sendiri k
      left join lateral (select sum(b.jumlah::bigint) as sah from validasi_non_cash_baris b
                          where k.jenis = 'BELUM_DILIHAT' and b.kode_toko = k.kode_toko and not b.batal and b.no_asal = k.no_dokumen
                            and b.peristiwa_asal = k.peristiwa) v on true
     where k.kode_toko = toko and k.tanggal = hari and k.user_id = orang group by 1) s
$function$;
grant execute on function lepas_hari(text,date,text) to mustika_app, mustika_buku;

-- In the order of the codes, as the tills take them.
create function lepas_kupon(toko text, baris jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;
revoke execute on function lepas_kupon(text,jsonb) from public;
grant execute on function lepas_kupon(text,jsonb) to mustika_buku;

-- What somebody was paid on that day, by whoever of the store.
create function lepas_lawan(toko text, hari date, orang text[])
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(k.jumlah::bigint), 0)::bigint from lepas_sendiri k
   where k.kode_toko = toko and k.tanggal = hari and k.jenis in ('UANG', 'TANPA_NOTA') and k.lawan && orang
$function$;
grant execute on function lepas_lawan(text,date,text[]) to mustika_app, mustika_buku;

-- Asks. The same act waits once, however often it is asked for; the number of what waits is answered.
create function minta_otorisasi(w jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko text := app_toko();
  aku text := current_setting('app.user_id', true);
  saat timestamptz := (w ->> 'saat')::timestamptz;
  nomor uuid;
begin
  -- Two presses of one button wait once.
  perform pg_advisory_xact_lock(hashtextextended('otorisasi ' || toko || ' ' || aku, 0));
  select m.id into nomor from otorisasi_minta m where m.kode_toko = toko and m.requester = aku
    and m.op_hash = w ->> 'op_hash' and m.keadaan = 'MENUNGGU' and m.sampai > saat limit 1;
  if found then return nomor; end if;
  insert into otorisasi_minta (kode_toko, id, requester, op_hash, perlu, alasan_minta, dibuat, sampai)
    values (toko, (w ->> 'id')::uuid, aku, w ->> 'op_hash', w -> 'perlu', w ->> 'alasan', saat, (w ->> 'sampai')::timestamptz);
  update otorisasi_minta m set keadaan = 'TARIK'
   where m.kode_toko = toko and m.keadaan = 'MENUNGGU' and m.id in (
     select x.id from otorisasi_minta x where x.kode_toko = toko and x.requester = aku and x.keadaan = 'MENUNGGU'
        and x.id <> (w ->> 'id')::uuid order by x.dibuat desc, x.id offset 2);
  return (w ->> 'id')::uuid;
end $function$;
alter function minta_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function minta_otorisasi(jsonb) from public;
grant execute on function minta_otorisasi(jsonb) to mustika_app;

-- Enters a read, or says why it is one too many: 'MENIT' calls of a minute, 'HARI' of a day, 'ORANG' persons of a day. It
-- counts in every store, whatever the walls show whoever asks, and holds the user's lock, so that two reads at one moment are
-- counted one after the other.
create function mulai_baca_orang(baca uuid, panggilan text, jenis text, saat timestamp with time zone, per_menit integer, per_hari integer, orang_per_hari integer)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  siapa text := current_setting('app.user_id', true);
  menit integer;
  hari integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('baca-orang|' || siapa, 0));
  select count(*) filter (where b.waktu > saat - interval '1 minute'), count(*) into menit, hari
    from baca_orang b where b.user_id = siapa and b.waktu > saat - interval '1 day';
  if menit >= per_menit then return 'MENIT'; end if;
  if hari >= per_hari then return 'HARI'; end if;
  if (select count(distinct i.orang) from baca_orang b join baca_orang_isi i using (kode_toko, id)
       where b.user_id = siapa and b.waktu > saat - interval '1 day') >= orang_per_hari then
    return 'ORANG';
  end if;
  insert into baca_orang (kode_toko, id, user_id, waktu, panggilan, jenis)
    values (current_setting('app.kode_toko', true), baca, siapa, saat, panggilan, jenis);
  return null;
end $function$;
grant execute on function mulai_baca_orang(uuid,text,text,timestamp with time zone,integer,integer,integer) to mustika_app;

-- Writes outside catat() ask for their idempotency row here, in the transaction of the write. The twin waits for it.
-- Answers {"baru": true}, or what was answered before, or that the key belongs to another request.
create function mulai_idem(p_kunci text, p_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare tersimpan record;
begin
  insert into idem (kode_toko, user_id, kunci, req_hash) values (app_toko(), current_setting('app.user_id'), p_kunci, p_hash)
    on conflict do nothing;
  if found then return jsonb_build_object('baru', true); end if;
  select i.req_hash, i.jawaban into tersimpan from idem i
   where i.kode_toko = app_toko() and i.user_id = current_setting('app.user_id') and i.kunci = p_kunci;
  return jsonb_build_object('baru', false, 'lain', tersimpan.req_hash <> p_hash, 'jawaban', tersimpan.jawaban);
end $function$;
alter function mulai_idem(text,text) owner to mustika_buku;
revoke execute on function mulai_idem(text,text) from public;
grant execute on function mulai_idem(text,text) to mustika_app;

-- One place rounds fine gold: per piece, half up to the milligram, and sums add what was rounded. The same stock had
-- another fine weight in every report, because each rounded at a level of its own. Domain R3.10.
create function murni(berat bigint, kadar bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  -- No piece is finer than fine gold, whatever its selling karat.
  select (berat * least(kadar, 100000) + 50000) / 100000
$function$;

create function naikkan_versi(toko text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into versi_toko (kode_toko) values (toko) on conflict (kode_toko) do update set versi = versi_toko.versi + 1
$function$;
revoke execute on function naikkan_versi(text) from public;
grant execute on function naikkan_versi(text) to mustika_buku;

create function nama_zona(zona text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case zona when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else 'Asia/Jakarta' end
$function$;

-- The same question, each way to know a person asked by its own index.
create function nota_orang_hari(toko text, nomor text[], anggota text, telepon text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = toko and h.status = 'OPEN');
  telp text := nomor_telp(coalesce(telepon, (select m.no_hp from member m where m.kode_member = anggota)));
begin
  return (
    select coalesce(sum(n.total), 0) from (
      select p.no_faktur_group, p.total from penjualan p where p.kode_toko = toko and p.tanggal = hari and p.kode_member = anggota
      union
      select p.no_faktur_group, p.total from penjualan p where p.kode_toko = toko and p.tanggal = hari
         and coalesce(p.nik_sim_passport, p.npwp_customer) is not null
         and split_part(coalesce(p.nik_sim_passport, p.npwp_customer), '~', 1) = any (nomor)
      union
      select p.no_faktur_group, p.total from penjualan p where p.kode_toko = toko and p.tanggal = hari
         and p.no_hp_customer is not null and nomor_telp(p.no_hp_customer) = telp
      union all
      select p.no_faktur_group, p.total from pembelian p where p.kode_toko = toko and p.tanggal = hari
         and (p.kode_member = anggota or split_part(p.nik_sim_passport, '~', 1) = any (nomor)
           or nomor_telp(p.no_hp_customer) = telp)
      union all
      select h.no_faktur_hutang, (h.jumlah_hutang - coalesce(l.jumlah_hutang, 0))::rupiah
        from hutang h left join hutang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_lama
       where h.kode_toko = toko and h.tanggal = hari and h.jumlah_hutang > coalesce(l.jumlah_hutang, 0)
         and (h.kode_member = anggota or split_part(h.nik_sim_passport, '~', 1) = any (nomor)
           or nomor_telp(h.no_hp_customer) = telp)
      union all
      select u.no_dokumen, u.jumlah from uang_orang u where u.kode_toko = toko and u.tanggal = hari
         and (u.kode_member = anggota or split_part(u.nik_sim_passport, '~', 1) = any (nomor)
           or nomor_telp(u.no_hp_customer) = telp)
    ) n join dokumen d on d.kode_toko = toko and d.no_dokumen = n.no_faktur_group and (d.status <> 'CANC' or d.jenis in ('titipan', 'cicilan')));
end $function$;

-- The same of whoever a deposit or plan, of this store or another one, belongs to.
create function nota_orang_hari_induk(toko text, nomor text[], toko_induk text, induk text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select nota_orang_hari(toko, nomor || array(select distinct split_part(u.nik_sim_passport, '~', 1) from uang_orang u
           where coalesce(u.no_induk, u.no_dokumen) = induk and u.kode_toko = toko and u.nik_sim_passport is not null),
         o.kode_member, o.no_hp_customer)
    from (select t.kode_member, t.no_hp_customer from titipan t where t.kode_toko = toko_induk and t.no_titipan = induk
          union all
          select c.kode_member, c.no_hp_customer from cicilan c where c.kode_toko = toko_induk and c.no_cicilan = induk) o
$function$;

-- A coupon is used once in the whole chain: the second till waits for the first and is told.
create function pakai_kupon(toko text, no_dok text, p_kode text)
 RETURNS kupon
 LANGUAGE plpgsql
AS $function$
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
end $function$;
revoke execute on function pakai_kupon(text,text,text) from public;
grant execute on function pakai_kupon(text,text,text) to mustika_buku;

-- Marks approvals as used: unused, alive, for this act, this requester, this store. Anything else refuses.
create function pakai_otorisasi(toko text, w jsonb, no_dok text)
 RETURNS uuid[]
 LANGUAGE plpgsql
AS $function$
declare
  diminta uuid[] := coalesce((select array_agg(x::uuid order by x) from jsonb_array_elements_text(w -> 'otorisasi') x), '{}');
  terpakai integer;
begin
  if cardinality(diminta) = 0 then return diminta; end if;
  update otorisasi o set dipakai = now(), no_dokumen = no_dok
   where o.kode_toko = toko and o.id = any (diminta) and o.dipakai is null
     and o.berakhir > (w ->> 'saat')::timestamptz and o.op_hash = w ->> 'op_hash' and o.requester = w ->> 'user';
  get diagnostics terpakai = row_count;
  if terpakai <> cardinality(diminta)
     or exists (select from otorisasi o where o.kode_toko = toko and o.id = any (diminta)
          and (o.lahir not between clock_timestamp() - interval '10 minutes' and clock_timestamp() + interval '1 minute'
            or not berhak_setuju(o.kode_toko, o.approver) or satu_orang(o.kode_toko, o.requester, o.approver))) then
    perform tolak('OTORISASI_TIDAK_BERLAKU');
  end if;
  return diminta;
end $function$;

-- A master row's approvals are used as a document's are; `objek` is the row it was for.
create function pakai_otorisasi_master(p_izin jsonb, p_hash text, p_saat timestamp with time zone, objek text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pakai_otorisasi(app_toko(), jsonb_build_object('user', current_setting('app.user_id'), 'saat', p_saat,
    'op_hash', p_hash, 'otorisasi', p_izin), objek);
end $function$;
alter function pakai_otorisasi_master(jsonb,text,timestamp with time zone,text) owner to mustika_buku;
revoke execute on function pakai_otorisasi_master(jsonb,text,timestamp with time zone,text) from public;
grant execute on function pakai_otorisasi_master(jsonb,text,timestamp with time zone,text) to mustika_app;

-- The writer of pieces that come from another store. All columns of a piece travel, those of tomorrow, too, so it is made of the
-- table, as pasang_penulis() makes its own; called again after a column was added. A piece that has been here before has its row,
-- which says so; every other state of it is refused.
create function pasang_barang_tiba()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;
revoke execute on function pasang_barang_tiba() from public;

-- The writer catat_baris_<table>, and its place on the closed list. The second column of the key takes the document's number,
-- a column `peristiwa` the event; what a row leaves out takes the column's default. `kecuali`: columns that only later events
-- write. Called again after a column was added, it makes the writer anew.
create function pasang_penulis(tabel regclass, kecuali text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  nama text := (select c.relname from pg_class c where c.oid = tabel);
  nomor text := (select a.attname from pg_index i join pg_attribute a on a.attrelid = tabel and a.attnum = i.indkey[1]
                  where i.indrelid = tabel and i.indisprimary);
  kolom text;
  nilai text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
         string_agg(case a.attname when 'kode_toko' then 'toko' when nomor then 'no_dok' when 'peristiwa' then 'ke'
                      else format(case when d.adbin is null then 'x.%I' else 'coalesce(x.%I, %s)' end, a.attname,
                                  pg_get_expr(d.adbin, tabel)) end, ', ' order by a.attnum)
    into kolom, nilai
    from pg_attribute a left join pg_attrdef d on d.adrelid = tabel and d.adnum = a.attnum
   where a.attrelid = tabel and a.attnum > 0 and not a.attisdropped and a.attname <> all (kecuali);
  execute format($f$create or replace function %I(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $t$
begin
  -- Made by pasang_penulis(%L%s).
  insert into %s (%s)
    select %s
      from jsonb_populate_recordset(null::%s, baris) x;
end $t$ $f$, 'catat_baris_' || nama, nama, case when kecuali = '{}' then '' else format(', %L', kecuali) end, tabel, kolom, nilai, tabel);
  execute format('grant select, insert on %s to mustika_buku', tabel);
  insert into penulis (nama) values (nama) on conflict do nothing;
end $function$;
revoke execute on function pasang_penulis(regclass,text[]) from public;

create function pasang_versi_toko(tabel regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare kejadian text;
begin
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('create trigger versi_%s after %s on %s referencing %s table as berubah
                      for each statement execute function naikkan_versi_toko_sekali()',
                   kejadian, kejadian, tabel, case kejadian when 'delete' then 'old' else 'new' end);
    execute format('alter table %s enable always trigger versi_%s', tabel, kejadian);
  end loop;
end $function$;

-- Everybody who may sit behind a login, hop by hop: each gift counts when it lies no further than the term before the
-- next one, and the last no further than the term before now.
create function pemegang_kuasa(orang text, lamanya interval)
 RETURNS TABLE(user_id text)
 LANGUAGE sql
 STABLE
AS $function$
  with recursive k(user_id, pada) as (
    select j.pemberi, j.pada from pemberi_kuasa j where j.user_id = orang and j.pada > clock_timestamp() - lamanya
    union
    select j.pemberi, j.pada from k join pemberi_kuasa j on j.user_id = k.user_id and j.pada > k.pada - lamanya)
  select distinct k.user_id from k where k.user_id <> orang
$function$;

-- Every link that does not follow from the one before it. Empty means the chain is whole.
create function periksa_audit(toko text)
 RETURNS TABLE(seq bigint, sebab text)
 LANGUAGE sql
 STABLE
AS $function$
  with rantai as (
    select a.*, lag(a.seq) over w as seq_lalu, lag(a.hash) over w as hash_lalu
      from audit a where a.kode_toko = toko window w as (order by a.seq))
  select r.seq,
         case when r.seq <> coalesce(r.seq_lalu, 0) + 1 then 'NOMOR HILANG'
              when r.prev <> coalesce(r.hash_lalu, sha256(convert_to(toko, 'UTF8'))) then 'RANTAI PUTUS'
              else 'ISI BERUBAH' end
    from rantai r
   where r.seq <> coalesce(r.seq_lalu, 0) + 1
      or r.prev <> coalesce(r.hash_lalu, sha256(convert_to(toko, 'UTF8')))
      or r.hash <> sha256(r.prev || convert_to(
           isi_audit(r.kode_toko, r.seq, r.waktu, r.user_id, r.aksi, r.objek, r.isi), 'UTF8'))
$function$;

-- All questions of all domains; no row means that everything is in order.
create function periksa_tutup(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare bagian text;
begin
  for bagian in select p.proname from pg_proc p
                 where p.pronamespace = 'public'::regnamespace and p.proname like 'tutup\_periksa\_%' order by p.proname loop
    return query execute format('select * from %I($1)', bagian) using w;
  end loop;
end $function$;

create function persetujuan_peristiwa(toko text, izin uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('kategori', o.kategori, 'description', o.description, 'requester', o.requester,
           'approver', o.approver, 'waktu', o.dibuat) order by o.dibuat), '[]')
    from otorisasi o where o.kode_toko = $1 and o.id = any ($2)
$function$;
grant execute on function persetujuan_peristiwa(text,uuid[]) to mustika_app, mustika_report;

-- What one device read, in one statement however many: each code is answered, twice the same changes nothing. `baki` is the tray
-- that lies before whoever reads; without one a piece is right wherever it lies within the scope.
create function pindai_opname(w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  baki_ini text := w ->> 'baki';
  siapa text := w ->> 'user';
  kini timestamptz := (w ->> 'saat')::timestamptz;
  h stock_opname;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  select * into h from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok for share;
  if not found then perform tolak('OPNAME_TIDAK_ADA', '{}'); end if;
  if not h.aktif then perform tolak('OPNAME_SELESAI', '{}'); end if;
  if h.dibuka is not null then perform tolak('OPNAME_SUDAH_DIBUKA', jsonb_build_object('oleh', h.dibuka_oleh)); end if;
  with kode as (select distinct c.kode from jsonb_array_elements_text(w -> 'kode') c(kode)),
  sudah as (
    select k.kode, l.ketemu, l.oleh from kode k
      join stock_opname_barang l on l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode and l.ketemu is not null),
  -- In the order of the codes, so that two devices with the same pieces never wait for each other in a circle.
  kunci as (
    select l.kode_barcode from stock_opname_barang l
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.ketemu is null and l.kode_barcode in (select k.kode from kode k)
     order by l.kode_barcode for update),
  temu as (
    update stock_opname_barang l set ketemu = kini, oleh = siapa, di_baki = case l.kode_baki when '-' then '-' else coalesce(baki_ini, l.kode_baki) end, dengan = case when w -> 'diketik' ? l.kode_barcode then 'KETIK' else 'PINDAI' end
      from kunci q where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = q.kode_barcode and l.ketemu is null
    returning l.kode_barcode, l.nama_barang, l.kode_baki, l.berat, l.di_baki),
  asing as (
    select k.kode, g.nama_customer as nama_barang, g.tempat_simpan as kode_baki, g.berat_plastik as berat,
           case when t.kode_toko is not null then 'TOKO_LAIN' when e.status is null then 'TIDAK_DIKENAL'
                when e.status in ('CLOS', 'LELANG', 'CANC') then 'SUDAH_KELUAR'
                when e.status = 'OPEN' or h.tempat_simpan is null or g.tempat_simpan = h.tempat_simpan then 'BARU' else 'SALAH_BAKI' end as keadaan,
           coalesce(t.kode_toko, g.no_faktur_baru, g.tutup, case e.status when 'CANC' then 'BATAL' end) as keterangan
      from kode k
      left join hutang g on g.kode_toko = toko and g.no_faktur_hutang = k.kode
      left join dokumen e on e.kode_toko = toko and e.no_dokumen = g.no_faktur_hutang
      left join toko t on t.kode_toko = split_part(k.kode, '-', 1) and t.kode_toko <> toko and split_part(k.kode, '-', 2) = 'PI'
     where h.cara = 'JAMINAN'
       and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)
    union all
    select k.kode, b.nama_barang, b.kode_baki, b.berat,
           case when s.status is not null then 'SALAH_BAKI' when b.kode_barcode is not null then 'SUDAH_KELUAR'
                when c.kode_toko <> toko then 'TOKO_LAIN' else 'TIDAK_DIKENAL' end as keadaan,
           case when s.status is not null then null when b.kode_barcode is not null then b.no_terakhir
                when c.kode_toko <> toko then c.kode_toko end as keterangan
      from kode k
      left join barang b on b.kode_toko = toko and b.kode_barcode = k.kode
      left join status_stok s on s.status = b.status
      left join barcode c on c.kode_barcode = k.kode
     where h.cara <> 'JAMINAN'
       and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)),
  tulis as (
    insert into stock_opname_lain (kode_toko, no_dokumen, kode, keadaan, kode_baki, di_baki, keterangan, ketemu, oleh)
      select toko, no_dok, a.kode, a.keadaan, a.kode_baki, baki_ini, a.keterangan, kini, siapa from asing a order by a.kode
    on conflict do nothing)
  select jsonb_agg(x order by x.kode) into hasil from (
    select t.kode_barcode as kode, case when t.di_baki <> t.kode_baki then 'SALAH_BAKI' else 'KETEMU' end as keadaan, t.nama_barang,
           t.kode_baki, t.berat::bigint as berat, null::text as keterangan from temu t
    union all
    select s.kode, 'SUDAH_DIPINDAI', null, null, null, s.oleh from sudah s
    union all
    select a.kode, a.keadaan, a.nama_barang, a.kode_baki, a.berat::bigint, a.keterangan from asing a) x;
  return coalesce(hasil, '[]');
end $function$;
alter function pindai_opname(jsonb) owner to mustika_buku;
revoke execute on function pindai_opname(jsonb) from public;
grant execute on function pindai_opname(jsonb) to mustika_app;

-- He who is logged in answers; a yes writes one approval for each thing the act needs, and the act is done by whoever asked.
create function putus_otorisasi(w jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko text := app_toko();
  aku text := current_setting('app.user_id', true);
  m otorisasi_minta;
  hal jsonb;
  ke integer := 0;
  baru uuid[] := '{}';
begin
  select * into m from otorisasi_minta x where x.kode_toko = toko and x.id = (w ->> 'id')::uuid for update;
  if not found or m.keadaan <> 'MENUNGGU' or m.sampai <= (w ->> 'saat')::timestamptz then perform tolak('OTORISASI_MINTA_SELESAI'); end if;
  if m.requester = aku or not berhak_setuju(toko, aku) then perform tolak('OTORISASI_GAGAL'); end if;
  if (w ->> 'setuju')::boolean then
    for hal in select * from jsonb_array_elements(m.perlu) loop
      baru := baru || gen_random_uuid();
      ke := ke + 1;
      perform tulis_otorisasi(toko, m.requester, aku, jsonb_build_object('id', baru[ke], 'kategori', hal ->> 'kategori',
        'description', hal ->> 'description', 'keterangan', w ->> 'keterangan', 'op_hash', m.op_hash, 'saat', w ->> 'saat',
        'alasan', m.alasan_minta, 'terbaca', w -> 'terbaca' -> (ke - 1),
        'langkah_dua', case when ke > 1 and w ->> 'langkah_dua' <> 'TIDAK' then 'SUDAH' else w ->> 'langkah_dua' end));
    end loop;
  end if;
  update otorisasi_minta x set keadaan = case when (w ->> 'setuju')::boolean then 'SETUJU' else 'TOLAK' end, diputus_oleh = aku,
    alasan = w ->> 'keterangan', izin = baru where x.kode_toko = toko and x.id = m.id;
end $function$;
alter function putus_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function putus_otorisasi(jsonb) from public;
grant execute on function putus_otorisasi(jsonb) to mustika_app;

-- Once nothing lies open any more the rules hold for every row; asked after each sealing, and here for a new database.
create function sahkan_segel_identitas()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare r record;
begin
  for r in select c.conrelid::regclass as tabel, c.conname from pg_constraint c
            where c.conname in ('pembelian_identitas_tersegel', 'penjualan_identitas_tersegel') and not c.convalidated loop
    begin
      execute format('alter table %s validate constraint %I', r.tabel, r.conname);
    exception when check_violation then null; -- Something still lies open: the next start tries again.
    end;
  end loop;
end $function$;
revoke execute on function sahkan_segel_identitas() from public;
grant execute on function sahkan_segel_identitas() to mustika_app;

create function saldo_uang_pada(toko text, hari date)
 RETURNS TABLE(akun text, dimensi text, saldo bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select s.akun, s.dimensi, sum(s.jumlah)::bigint
    from (select u.akun, u.dimensi, u.saldo::bigint as jumlah from saldo_uang u where u.kode_toko = toko
          union all
          select g.akun, g.dimensi, g.keluar - g.masuk from gerak_uang g join peran_akun p on p.akun = g.akun and p.bersaldo
           where g.kode_toko = toko and g.tanggal > hari) s
   group by s.akun, s.dimensi having sum(s.jumlah) <> 0
$function$;

-- May one person be both? He who asks stands behind the one who agrees, or a third stands behind both; an owner as the
-- third does not count, because he makes everybody on the first day.
create function satu_orang(toko text, peminta text, penyetuju text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  lamanya interval := make_interval(hours => coalesce((select s.value::integer from para_system s
    where s.kode_toko = toko and s.key = 'EMPAT_MATA_JAM' and s.value ~ '^[1-9][0-9]{0,3}$'), 72));
begin
  return exists (select from pemegang_kuasa(penyetuju, lamanya) k where k.user_id = peminta)
    or exists (select from pemegang_kuasa(penyetuju, lamanya) a
                 join pemegang_kuasa(peminta, lamanya) b using (user_id)
                 join pengguna p using (user_id)
                where p.level <> 'OWN');
end $function$;

-- The head says what the living rows come to.
create function segarkan_hutang(toko text, no text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  g record;
  akhir record;
  pindah smallint;
begin
  select max(x.urut) into pindah from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal and x.bulan > 0;
  select coalesce(sum(x.bulan), 0) as bulan, coalesce(sum(x.bunga::bigint + x.potongan_bunga), 0) as bunga,
         coalesce(sum(x.denda::bigint + x.potongan_denda) filter (where x.urut > coalesce(pindah, 0)), 0) as denda,
         coalesce(sum(x.kelebihan), 0) as kelebihan, coalesce(sum(x.akrual::bigint + x.akrual_hapus), 0) as akrual, max(x.tgl_jatuh_tempo) filter (where x.urut = pindah) as tempo, max(x.tanggal) filter (where x.urut = pindah) as lunas
    into g from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal;
  select x.jenis, x.tanggal, x.no_dokumen into akhir from hutang_gerak x
   where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal and x.jenis in ('LUNAS', 'PEREMAJAAN', 'LELANG');
  update hutang h set bulan_tempo = h.lama_pinjam + g.bulan, bunga_dibayar = g.bunga, denda_dibayar = g.denda, denda_lunas = g.lunas,
         tgl_jatuh_tempo = coalesce(g.tempo, h.tempo_awal), tutup = akhir.jenis, tgl_lunas = akhir.tanggal,
         no_faktur_baru = case akhir.jenis when 'PEREMAJAAN' then akhir.no_dokumen end, kelebihan = g.kelebihan,
         bunga_akrual = coalesce((select sum(a.jumlah::bigint) from hutang_akrual a
           where a.kode_toko = toko and a.no_faktur_hutang = no and not a.batal), 0) - g.akrual
   where h.kode_toko = toko and h.no_faktur_hutang = no;
end $function$;

-- Sums one day up again, or forgets its sums while it is open.
create function segarkan_saldo_hari(toko text, hari date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from saldo_akun_hari s where s.kode_toko = toko and s.tanggal = hari;
  if exists (select from hari_toko h where h.kode_toko = toko and h.tanggal = hari and h.status = 'OPEN') then return; end if;
  insert into saldo_akun_hari (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select toko, g.nomor_akun, hari, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit) from gerak_akun g
     where g.kode_toko = toko and g.tanggal = hari group by g.nomor_akun, g.dimensi, g.penutup;
end $function$;

-- Puts the sealed number in the place of the one that was read; changes nothing else and nothing that moved meanwhile.
create function segel_identitas(tabel text, toko text, nomor text, lama text, baru text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if baru !~ '^b1[.][^~]+~r1[.]' then raise exception 'not sealed' using errcode = 'MU002'; end if;
  if tabel = 'pembelian' then
    update pembelian p set nik_sim_passport = case p.nik_sim_passport when lama then baru else p.nik_sim_passport end,
        tanggal_lahir = case p.tanggal_lahir when lama then baru else p.tanggal_lahir end,
        pekerjaan = case p.pekerjaan when lama then baru else p.pekerjaan end,
        sumber_dana = case p.sumber_dana when lama then baru else p.sumber_dana end
     where p.kode_toko = toko and p.no_faktur_group = nomor
       and lama in (p.nik_sim_passport, p.tanggal_lahir, p.pekerjaan, p.sumber_dana);
  elsif tabel = 'hutang' then
    update hutang h set nik_sim_passport = case h.nik_sim_passport when lama then baru else h.nik_sim_passport end,
        tanggal_lahir = case h.tanggal_lahir when lama then baru else h.tanggal_lahir end,
        pekerjaan = case h.pekerjaan when lama then baru else h.pekerjaan end,
        sumber_dana = case h.sumber_dana when lama then baru else h.sumber_dana end
     where h.kode_toko = toko and h.no_faktur_hutang = nomor
       and lama in (h.nik_sim_passport, h.tanggal_lahir, h.pekerjaan, h.sumber_dana);
  elsif tabel = 'uang_orang' then
    update uang_orang u set nik_sim_passport = case u.nik_sim_passport when lama then baru else u.nik_sim_passport end,
        tanggal_lahir = case u.tanggal_lahir when lama then baru else u.tanggal_lahir end,
        pekerjaan = case u.pekerjaan when lama then baru else u.pekerjaan end,
        sumber_dana = case u.sumber_dana when lama then baru else u.sumber_dana end
     where u.kode_toko = toko and u.no_dokumen = nomor and lama in (u.nik_sim_passport, u.tanggal_lahir, u.pekerjaan, u.sumber_dana);
  elsif tabel = 'penjualan' then
    update penjualan p set npwp_customer = case p.npwp_customer when lama then baru else p.npwp_customer end,
        nik_sim_passport = case p.nik_sim_passport when lama then baru else p.nik_sim_passport end,
        tanggal_lahir = case p.tanggal_lahir when lama then baru else p.tanggal_lahir end,
        pekerjaan = case p.pekerjaan when lama then baru else p.pekerjaan end,
        sumber_dana = case p.sumber_dana when lama then baru else p.sumber_dana end
     where p.kode_toko = toko and p.no_faktur_group = nomor
       and lama in (p.npwp_customer, p.nik_sim_passport, p.tanggal_lahir, p.pekerjaan, p.sumber_dana);
  end if;
end $function$;
revoke execute on function segel_identitas(text,text,text,text,text) from public;
grant execute on function segel_identitas(text,text,text,text,text) to mustika_app;

create function simpan_idem(p_kunci text, p_jawaban jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update idem set jawaban = p_jawaban
   where kode_toko = app_toko() and user_id = current_setting('app.user_id') and kunci = p_kunci and jawaban is null
$function$;
alter function simpan_idem(text,jsonb) owner to mustika_buku;
revoke execute on function simpan_idem(text,jsonb) from public;
grant execute on function simpan_idem(text,jsonb) to mustika_app;

-- What a drawer still has of each category of a day: its own rows, plus what came from other drawers, less what went.
create function sisa_kategori(toko text, hari date, kasir text)
 RETURNS TABLE(kategori text, baris integer, masuk bigint, keluar bigint, pindah bigint, sisa bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with gerak as (
    select g.kategori, count(*)::integer as baris, sum(g.masuk)::bigint as masuk, sum(g.keluar)::bigint as keluar from gerak_uang g
     where g.kode_toko = toko and g.tanggal = hari and g.akun = 'KAS' and g.dimensi = sisa_kategori.kasir
       and g.kategori not in ('PENGALIHAN_SALDO', 'BATAL PENGALIHAN SALDO')
     group by g.kategori
  ), pindah as (
    select p.kategori, sum(case when p.ke = sisa_kategori.kasir then p.jumlah else -p.jumlah end)::bigint as jumlah
      from pengalihan_saldo p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status = 'DONE'
     where p.kode_toko = toko and p.tanggal = hari and p.cara = 'KATEGORI' and sisa_kategori.kasir in (p.dari, p.ke)
     group by p.kategori
  )
  select coalesce(g.kategori, p.kategori), coalesce(g.baris, 0), coalesce(g.masuk, 0), coalesce(g.keluar, 0), coalesce(p.jumlah, 0),
         coalesce(g.masuk, 0) - coalesce(g.keluar, 0) + coalesce(p.jumlah, 0)
    from gerak g full join pindah p on p.kategori = g.kategori
   order by 1
$function$;
grant execute on function sisa_kategori(text,date,text) to mustika_app, mustika_buku, mustika_report;

-- What is owed by delivery as of a day (of one supplier, or of all: null): debts by document from the book, less what payments that
-- stand name of them, less what is paid without a name, taken off the oldest. What is named beyond a debt, because its goods went back
-- since, counts as without a name. What was paid beyond every debt (of a time before that was refused) stands as a line below nothing
-- and without a document, so that the sum is the ledger's.
create function sisa_utang_supplier(toko text, per date, pemasok text)
 RETURNS TABLE(supplier text, no_dokumen text, tanggal date, jumlah bigint, no_faktur_supplier text, jatuh_tempo date, umur integer, sisa bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with gerak as (
    select u.no_dokumen, s.supplier, sum(s.jumlah)::bigint as jumlah, min(u.tanggal) as tanggal
      from buku_uang u
     cross join lateral (
       select u.dari_dimensi as supplier, u.jumlah::bigint as jumlah where u.dari_akun = 'UTANG_SUPPLIER'
       union all
       select u.ke_dimensi, -u.jumlah::bigint where u.ke_akun = 'UTANG_SUPPLIER') s
     where u.kode_toko = toko and u.tanggal <= per and (u.dari_akun = 'UTANG_SUPPLIER' or u.ke_akun = 'UTANG_SUPPLIER')
       and (pemasok is null or s.supplier = pemasok)
     group by 1, 2),
  nama as (
    select u.no_dokumen, u.supplier, least(u.jumlah, sum(f.jumlah::bigint))::bigint as jumlah
      from gerak u
      join bayar_supplier_faktur f on f.kode_toko = toko and f.no_utang = u.no_dokumen
      join gerak b on b.no_dokumen = f.no_dokumen and b.supplier = u.supplier and b.jumlah < 0
     where u.jumlah > 0
     group by u.no_dokumen, u.supplier, u.jumlah),
  bayar as (
    select g.supplier, (-sum(g.jumlah) - coalesce((select sum(n.jumlah) from nama n where n.supplier = g.supplier), 0))::bigint as jumlah
      from gerak g where g.jumlah < 0 group by 1),
  utang as (
    select g.no_dokumen, g.supplier, g.tanggal, g.jumlah, g.jumlah - coalesce(n.jumlah, 0) as belum,
           sum(g.jumlah - coalesce(n.jumlah, 0)) over (partition by g.supplier order by g.tanggal, g.no_dokumen)::bigint as urutan
      from gerak g left join nama n using (no_dokumen, supplier) where g.jumlah > 0)
  select u.supplier, u.no_dokumen, u.tanggal, u.jumlah, p.no_faktur_supplier, p.jatuh_tempo,
         per - coalesce(p.tgl_faktur, u.tanggal), least(u.belum, u.urutan - coalesce(b.jumlah, 0))
    from utang u
    left join bayar b using (supplier)
    left join penerimaan_barang p on p.kode_toko = toko and p.no_dokumen = u.no_dokumen
   where u.belum > 0 and u.urutan > coalesce(b.jumlah, 0)
  union all
  select b.supplier, null, per, 0, null, null, 0, coalesce(max(u.urutan), 0) - b.jumlah
    from bayar b left join utang u using (supplier) group by b.supplier, b.jumlah
  having coalesce(max(u.urutan), 0) < b.jumlah
$function$;
revoke execute on function sisa_utang_supplier(text,date,text) from public;
grant execute on function sisa_utang_supplier(text,date,text) to mustika_app, mustika_report;

-- Stock and money at the end of a day, counted back from what is there now instead of up from the first day: what moved since
-- is little, what moved ever is much. TEMPAT_BARANG and SALDO_UANG of cek_invarian() prove that both ways lead to the same.
create function stok_barang_pada(toko text, hari date)
 RETURNS TABLE(kode_barcode text, tempat text, kadar integer, kode_group text, kode_dept text, tanggal_masuk date, nama_barang text, harga_modal rupiah, qty bigint, berat bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(k.kode_barcode, s.kode_barcode), coalesce(k.tempat, s.tempat), coalesce(k.kadar, s.kadar),
         coalesce(k.kode_group, s.kode_group), coalesce(k.kode_dept, s.kode_dept), coalesce(k.tanggal_masuk, s.tanggal_masuk),
         coalesce(k.nama_barang, s.nama_barang), coalesce(k.harga_modal, s.harga_modal),
         coalesce(k.qty, 0) - coalesce(s.qty, 0), coalesce(k.berat, 0) - coalesce(s.berat, 0)
    from (select b.kode_barcode, b.kode_gudang || '/' || b.kode_baki as tempat, b.kadar::integer as kadar, b.kode_group, b.kode_dept,
                 b.tanggal_masuk, b.nama_barang, b.harga_modal, 1::bigint as qty, b.berat::bigint as berat
            from barang b where b.kode_toko = toko and b.status = any (array(select t.status from status_stok t))
          union all
          select b.kode_barcode, b.kode_gudang || '/' || b.kode_baki, b.kadar::integer, b.kode_group, b.kode_dept, b.tanggal_masuk,
                 b.nama_barang, b.harga_modal, a.jumlah + a.tahan_jumlah, 0
            from stok_aksesoris a join barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
           where a.kode_toko = toko) k
    full join (select b.kode_barcode, g.tempat, b.kadar::integer as kadar, b.kode_group, b.kode_dept, b.tanggal_masuk,
                      b.nama_barang, b.harga_modal, sum(g.masuk_qty - g.keluar_qty) as qty, sum(g.masuk_berat - g.keluar_berat)::bigint as berat
                 from gerak_barang g join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
                where g.kode_toko = toko and g.tanggal > hari and left(g.tempat, 1) <> '@'
                group by 1, 2, 3, 4, 5, 6, 7, 8) s on s.kode_barcode = k.kode_barcode and s.tempat = k.tempat
   where coalesce(k.qty, 0) <> coalesce(s.qty, 0) or coalesce(k.berat, 0) <> coalesce(s.berat, 0)
$function$;

-- Columns every master table ends with.
create function tambah_jejak(tabel regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format($q$alter table %s
    add column aktif boolean not null default true,
    add column versi integer not null default 1,
    add column diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
    add column diubah_pada timestamptz not null default now()$q$, tabel);
end $function$;

create function tarik_otorisasi(p_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update otorisasi_minta m set keadaan = 'TARIK' where m.kode_toko = app_toko() and m.id = p_id
    and m.requester = current_setting('app.user_id', true) and m.keadaan = 'MENUNGGU'
$function$;
alter function tarik_otorisasi(uuid) owner to mustika_buku;
revoke execute on function tarik_otorisasi(uuid) from public;
grant execute on function tarik_otorisasi(uuid) to mustika_app;

-- Takes a publication back while its moment lies ahead: every version of it that waits.
create function tarik_publikasi(p_id uuid, saat timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  asal text := app_toko();
  tujuan text;
begin
  update publikasi_harga p set ditarik_oleh = current_setting('app.user_id'), ditarik_pada = saat
   where p.kode_toko = asal and p.id = p_id and p.ditarik_pada is null and p.berlaku_mulai > saat;
  if not found then return false; end if;
  for tujuan in select t.kode_toko from toko t order by 1 loop
    perform set_config('app.kode_toko', tujuan, true);
    perform pg_advisory_xact_lock(hashtextextended('harga|' || tujuan, 0));
    update publikasi_toko p set status = 'DITARIK' where p.kode_toko = tujuan and p.id = p_id;
    update jadwal_harga j set status = 'BATAL', selesai_oleh = current_setting('app.user_id'), selesai_pada = saat
     where j.kode_toko = tujuan and j.publikasi = p_id and j.status = 'MENUNGGU';
    if found then perform naikkan_versi(tujuan); end if;
  end loop;
  perform set_config('app.kode_toko', asal, true);
  return true;
end $function$;
alter function tarik_publikasi(uuid,timestamp with time zone) owner to mustika_buku;
revoke execute on function tarik_publikasi(uuid,timestamp with time zone) from public;
grant execute on function tarik_publikasi(uuid,timestamp with time zone) to mustika_app;

-- A piece's stones in one line, as notas and labels say them: "2 BERLIAN 0,5 ct F/VS1 GIA 2141438167".
create function teks_batu(toko text, kode text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select string_agg(concat_ws(' ', s.jumlah::text, j.nama_batu, replace(trim_scale(s.karat / 1000.0)::text, '.', ',') || ' ct',
           nullif(concat_ws('/', s.kode_color, s.kode_clarity), ''), s.sertifikat || ' ' || s.no_sertifikat), '; ' order by s.urut)
    from barang_batu s join jenis_batu j using (kode_batu)
   where s.kode_toko = toko and s.kode_barcode = kode
$function$;
revoke execute on function teks_batu(text,text) from public;
grant execute on function teks_batu(text,text) to mustika_app, mustika_buku, mustika_report;

-- One way to write rupiah, that of formatRupiah: `Rp 1.500.000`, and `-Rp 1.500.000` for what is below zero.
create function teks_rupiah(n bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when n < 0 then '-' else '' end || 'Rp ' || replace(to_char(abs(n), 'FM999,999,999,999,999,990'), ',', '.')
$function$;

-- A day in the list of the closing is written as everywhere: 2 Nov 2026, not 2026-11-02. The months are those of formatTanggal.
create function teks_tanggal(t date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select extract(day from t) || ' ' || (array['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'])[extract(month from t)]
         || ' ' || extract(year from t)
$function$;

-- Every version of the store that is due, oldest first, each sealed into the audit chain. Twins wait for each other and the
-- second finds nothing left. A version that its table refuses is marked and holds nobody up.
create function terapkan_harga(toko text, saat timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  j jadwal_harga;
  satu jsonb;
  hasil jsonb := '[]';
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('harga|' || toko, 0));
  for j in select * from jadwal_harga x where x.kode_toko = toko and x.status = 'MENUNGGU' and x.berlaku_mulai <= saat
            order by x.berlaku_mulai, x.dibuat_pada, x.id loop
    begin
      perform set_config('app.jadwal', j.id::text, true);
      satu := terapkan_satu_harga(j);
      update jadwal_harga x set status = 'BERLAKU', selesai_oleh = 'SISTEM', selesai_pada = saat where x.kode_toko = toko and x.id = j.id;
      perform catat_audit(toko, j.dibuat_oleh, j.tabel || '.ubah', j.kode,
        satu - 'tabel' - 'kode' || jsonb_build_object('jadwal', j.id, 'berlaku_mulai', j.berlaku_mulai));
      hasil := hasil || jsonb_build_array(satu);
    exception when integrity_constraint_violation then
      update jadwal_harga x set status = 'GAGAL', sebab = sqlerrm, selesai_oleh = 'SISTEM', selesai_pada = saat
       where x.kode_toko = toko and x.id = j.id;
    end;
  end loop;
  perform set_config('app.jadwal', '', true);
  return hasil;
end $function$;
alter function terapkan_harga(text,timestamp with time zone) owner to mustika_buku;
revoke execute on function terapkan_harga(text,timestamp with time zone) from public;
grant execute on function terapkan_harga(text,timestamp with time zone) to mustika_app;

-- One planned version onto its row; what was and what is, in those columns.
create function terapkan_satu_harga(j jadwal_harga)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  kolom text[] := kolom_berjadwal(j.tabel);
  lama jsonb;
begin
  execute format('select to_jsonb(t) from %I t where t.kode_toko = $1 and t.%I = $2 for update', j.tabel, kolom[1])
    into lama using j.kode_toko, j.kode;
  if lama is null then raise check_violation using message = 'Barisnya Tidak Ada'; end if;
  execute format('update %I t set %s, versi = t.versi + 1, diubah_oleh = $3, diubah_pada = now() where t.kode_toko = $1 and t.%I = $2',
      j.tabel, (select string_agg(format('%I = ($4 ->> %L)::bigint', k, k), ', ') from jsonb_object_keys(j.nilai) k), kolom[1])
    using j.kode_toko, j.kode, j.dibuat_oleh, j.nilai;
  return jsonb_build_object('tabel', j.tabel, 'kode', j.kode, 'sesudah', j.nilai,
    'sebelum', (select jsonb_object_agg(k, lama -> k) from jsonb_object_keys(j.nilai) k));
end $function$;

-- A store without head office beside it sets its prices of the day by the same publication: to itself alone.
create function terbitkan_harga(p jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  asal text := app_toko();
  pub publikasi_harga;
  tujuan text;
begin
  if not exists (select from toko t where t.kode_toko = asal and t.aktif and (t.tipe = 'PUSAT' or p -> 'toko' = jsonb_build_array(asal)))
    then perform tolak('TOKO_LAIN'); end if;
  insert into publikasi_harga (kode_toko, id, tabel, berlaku_mulai, harga, keterangan, dibuat_oleh, dibuat_pada)
    values (asal, (p ->> 'id')::uuid, p ->> 'tabel', (p ->> 'berlaku_mulai')::timestamptz, p -> 'harga', p ->> 'keterangan',
            current_setting('app.user_id'), (p ->> 'saat')::timestamptz)
    returning * into pub;
  for tujuan in select t.kode_toko from toko t join jsonb_array_elements_text(p -> 'toko') x (kode) on x.kode = t.kode_toko
                 where t.aktif order by 1 loop
    perform terbitkan_ke(pub, tujuan);
  end loop;
  perform set_config('app.kode_toko', asal, true);
end $function$;
alter function terbitkan_harga(jsonb) owner to mustika_buku;
revoke execute on function terbitkan_harga(jsonb) from public;
grant execute on function terbitkan_harga(jsonb) to mustika_app;

-- Puts a publication into one store: a version per code that is new there. One that waits for the very moment gives way.
create function terbitkan_ke(p publikasi_harga, toko_tujuan text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  satu record;
  kini jsonb;
  baru jsonb;
  -- What waited for this very moment; its other prices go on.
  diganti jsonb;
  terbit jsonb := '[]';
  lewat jsonb := '[]';
begin
  perform set_config('app.kode_toko', toko_tujuan, true);
  perform pg_advisory_xact_lock(hashtextextended('harga|' || toko_tujuan, 0));
  for satu in select h ->> 'kode' as kode, jsonb_object_agg(h ->> 'kolom', h -> 'nilai') as nilai
                from jsonb_array_elements(p.harga) h group by 1 order by 1 loop
    kini := harga_pada(p.tabel, satu.kode, p.berlaku_mulai);
    if kini is null then lewat := lewat || to_jsonb(satu.kode); continue; end if;
    select jsonb_object_agg(k, v) into baru from jsonb_each(satu.nilai) x (k, v) where kini -> k is distinct from v;
    continue when baru is null;
    update jadwal_harga j set status = 'BATAL', selesai_oleh = p.dibuat_oleh, selesai_pada = p.dibuat_pada
     where j.kode_toko = toko_tujuan and j.tabel = p.tabel and j.kode = satu.kode and j.status = 'MENUNGGU' and j.berlaku_mulai = p.berlaku_mulai
     returning j.nilai into diganti;
    if not found then diganti := '{}'; end if;
    insert into jadwal_harga (kode_toko, id, tabel, kode, berlaku_mulai, nilai, dibuat_oleh, dibuat_pada, publikasi)
      values (toko_tujuan, gen_random_uuid(), p.tabel, satu.kode, p.berlaku_mulai, diganti || baru, p.dibuat_oleh, p.dibuat_pada, p.id);
    terbit := terbit || (select jsonb_agg(jsonb_build_object('kode', satu.kode, 'kolom', k, 'lama', kini -> k, 'baru', v)) from jsonb_each(baru) x (k, v));
  end loop;
  insert into publikasi_toko (kode_toko, id, asal, tabel, berlaku_mulai, keterangan, harga, dilewati, dibuat_oleh, dibuat_pada)
    values (toko_tujuan, p.id, p.kode_toko, p.tabel, p.berlaku_mulai, p.keterangan, terbit, lewat, p.dibuat_oleh, p.dibuat_pada);
  if terbit <> '[]' then
    perform naikkan_versi(toko_tujuan);
    perform antre_pada('terapkan_harga', jsonb_build_object('kode_toko', toko_tujuan), 'harga:' || toko_tujuan || ':' || p.berlaku_mulai, p.berlaku_mulai);
  end if;
end $function$;

-- Receipts of a period with the fee the acquirer is expected to keep. Taken back before it was validated, a receipt and
-- its reversal are both gone; taken back after, the reversal is a receipt below zero that the bank will show too.
create function terima_non_cash(toko text, dari date, sampai date)
 RETURNS TABLE(no_dokumen text, peristiwa smallint, tanggal date, waktu timestamp with time zone, jenis_dokumen text, kategori text, tempat text, no_rekening text, jumlah bigint, mdr bigint, no_validasi text)
 LANGUAGE sql
 STABLE
AS $function$
  with gerak as (
    select g.no_dokumen, g.peristiwa, g.tanggal, min(g.kategori) as kategori, g.akun, g.dimensi, sum(g.masuk - g.keluar)::bigint as jumlah
      from gerak_uang g
     where g.kode_toko = toko and g.akun in ('BANK', 'PIUTANG_EDC') and g.tanggal between dari and sampai
     group by g.no_dokumen, g.peristiwa, g.tanggal, g.akun, g.dimensi
  )
  select g.no_dokumen, g.peristiwa, g.tanggal, e.waktu, d.jenis, g.kategori, g.akun, g.dimensi, g.jumlah,
         case when g.akun = 'PIUTANG_EDC' and g.jumlah > 0 then
           coalesce((select sum(y.fee)::bigint from penjualan_bayar y
                      where y.kode_toko = toko and y.no_faktur_group = g.no_dokumen and y.no_rekening = g.dimensi
                        and y.jenis in ('DEBET', 'CREDIT')),
                    (select g.jumlah * r.fee_persen / 100000 from rekening r where r.kode_toko = toko and r.no_rekening = g.dimensi), 0)
           else 0 end,
         v.no_dokumen
    from gerak g
    join dokumen d on d.kode_toko = toko and d.no_dokumen = g.no_dokumen and d.jenis <> 'validasi_non_cash'
    join peristiwa e on e.kode_toko = toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
    left join validasi_non_cash_baris v on v.kode_toko = toko and not v.batal and v.no_asal = g.no_dokumen
         and v.peristiwa_asal = g.peristiwa and v.tempat = g.akun and v.no_rekening = g.dimensi
   where v.no_dokumen is not null
      or (g.jumlah > 0 and e.membalik is null
          and not exists (select from peristiwa r where r.kode_toko = toko and r.no_dokumen = g.no_dokumen and r.membalik = g.peristiwa))
      or (g.jumlah < 0 and e.membalik is not null
          and exists (select from validasi_non_cash_baris a where a.kode_toko = toko and not a.batal and a.no_asal = g.no_dokumen
                         and a.peristiwa_asal = e.membalik and a.tempat = g.akun and a.no_rekening = g.dimensi))
$function$;
grant execute on function terima_non_cash(text,date,date) to mustika_app, mustika_buku, mustika_report;

-- The store has seen it. False when it was accepted before, or taken back.
create function terima_publikasi(p_id uuid, saat timestamp with time zone, p_perangkat text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update publikasi_toko p set status = 'DITERIMA', diterima_oleh = current_setting('app.user_id'), diterima_pada = saat, perangkat = p_perangkat
   where p.kode_toko = app_toko() and p.id = p_id and p.status = 'TERKIRIM';
  return found;
end $function$;
alter function terima_publikasi(uuid,timestamp with time zone,text) owner to mustika_buku;
revoke execute on function terima_publikasi(uuid,timestamp with time zone,text) from public;
grant execute on function terima_publikasi(uuid,timestamp with time zone,text) to mustika_app;

create function terkunci_sampai(toko text)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select k.sampai from kunci_periode k where k.kode_toko = toko order by k.urut desc limit 1
$function$;

-- A whole tray by its weight: where the scale agrees, all of its pieces are there. The scope holds all that lies on it, or its
-- weight says nothing.
create function timbang_opname(w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  baki_ini text := w ->> 'baki';
  toleransi bigint := (w ->> 'toleransi')::bigint;
  beda bigint;
  total bigint;
  banyak integer := 0;
  tertutup boolean;
begin
  perform set_config('app.kode_toko', toko, true);
  select h.buta into tertutup from stock_opname h where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif for share;
  if not found then
    perform tolak(case when exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok)
                       then 'OPNAME_SELESAI' else 'OPNAME_TIDAK_ADA' end, '{}');
  end if;
  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.dibuka is not null) then
    perform tolak('OPNAME_SUDAH_DIBUKA', '{}');
  end if;
  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.cara = 'JAMINAN')
      or exists (select from barang b join status_stok s on s.status = b.status
              where b.kode_toko = toko and b.kode_baki = baki_ini
                and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok
                                   and l.kode_barcode = b.kode_barcode and l.kode_baki = baki_ini)) then
    perform tolak('OPNAME_BAKI_SEBAGIAN', jsonb_build_object('kode_baki', baki_ini));
  end if;
  select i.berat + t.berat_baki + i.berat_plastik + i.berat_atribut + i.berat_bandrol into total
    from baki t, isi_timbang_baki(toko, t.kode_baki) i where t.kode_toko = toko and t.kode_baki = baki_ini and i.jumlah_barang > 0;
  if total is null then perform tolak('OPNAME_KOSONG', '{}'); end if;
  insert into stock_opname_timbang (kode_toko, no_dokumen, kode_baki, waktu, oleh, total, timbangan, toleransi, cara, bacaan)
    values (toko, no_dok, baki_ini, (w ->> 'saat')::timestamptz, w ->> 'user', total, (w ->> 'timbangan')::bigint, toleransi,
            w ->> 'cara', w ->> 'bacaan')
  on conflict do nothing;
  beda := total - (w ->> 'timbangan')::bigint;
  if abs(beda) <= toleransi then
    update stock_opname_barang l set ketemu = (w ->> 'saat')::timestamptz, oleh = w ->> 'user', di_baki = baki_ini, dengan = 'BERAT'
      from barang b join status_stok s on s.status = b.status
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_baki = baki_ini and l.ketemu is null
       and b.kode_toko = toko and b.kode_barcode = l.kode_barcode and b.kode_baki = baki_ini;
    get diagnostics banyak = row_count;
  end if;
  -- A blind count is not told by how much.
  return jsonb_build_object('cocok', abs(beda) <= toleransi, 'selisih', case when not tertutup then beda end,
    'total', case when not tertutup then total end, 'jumlah', banyak);
end $function$;
alter function timbang_opname(jsonb) owner to mustika_buku;
revoke execute on function timbang_opname(jsonb) from public;
grant execute on function timbang_opname(jsonb) to mustika_app;

-- A named refusal: SQLSTATE MU001, the stable code as message, the facts as JSON detail.
create function tolak(kode text, rincian jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '%', kode using errcode = 'MU001', detail = rincian::text;
end $function$;

-- The only way to an approval, whoever typed the password where. Who may agree to whose act is asked here.
create function tulis_otorisasi(toko text, peminta text, penyetuju text, w jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  cara text := w ->> 'langkah_dua';
begin
  if penyetuju = peminta or not berhak_setuju(toko, penyetuju) then perform tolak('OTORISASI_GAGAL'); end if;
  if jsonb_typeof(w -> 'terbaca') is distinct from 'array' then perform tolak('OTORISASI_TIDAK_BERLAKU'); end if;
  if satu_orang(toko, peminta, penyetuju) then perform tolak('OTORISASI_BUKAN_ORANG_LAIN'); end if;
  if exists (select from pengguna_totp t where t.user_id = penyetuju and t.aktif_sejak is not null)
     and (cara = 'TIDAK' or cara = 'SUDAH' and not kode_sudah_diberi(toko, peminta, penyetuju, w ->> 'op_hash')) then
    perform tolak('TOTP_DIPERLUKAN');
  end if;
  insert into otorisasi (kode_toko, id, kategori, description, keterangan, op_hash, requester, approver, dibuat, berakhir, langkah_dua, alasan, terbaca)
  values (toko, (w ->> 'id')::uuid, w ->> 'kategori', w ->> 'description', w ->> 'keterangan', w ->> 'op_hash', peminta, penyetuju,
          (w ->> 'saat')::timestamptz, (w ->> 'saat')::timestamptz + interval '5 minutes', cara, w ->> 'alasan', w -> 'terbaca');
end $function$;
revoke execute on function tulis_otorisasi(text,text,text,jsonb) from public;
grant execute on function tulis_otorisasi(text,text,text,jsonb) to mustika_buku;

-- As before, except that what is only told needs no reason.
create function tutup_hari(toko text, w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hari date := (w ->> 'hari')::date;
  isi jsonb := w -> 'tulis' -> 0 -> 'baris' -> 0;
  kini record;
  salah record;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  if exists (select from idem i where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci') then
    return catat(toko, w); -- A twin: it gets the stored answer.
  end if;
  select h.status, h.ditutup_oleh into kini from hari_toko h where h.kode_toko = toko and h.tanggal = hari;
  if kini.status is distinct from 'OPEN' then
    perform tolak(case when kini.ditutup_oleh = w ->> 'user' then 'SUDAH_DITUTUP' else 'SUDAH_DITUTUP_AKUN_LAIN' end,
                  jsonb_build_object('tanggal', hari, 'oleh', kini.ditutup_oleh));
  end if;
  select coalesce(l.akun, x.akun) as akun, coalesce(l.dimensi, x.dimensi) as dimensi, l.saldo into salah
    from laci_tutup(toko) l
    full join jsonb_to_recordset(isi -> 'laci') as x(akun text, dimensi text, urut smallint, saldo bigint, jumlah bigint)
      on x.akun = l.akun and x.dimensi = l.dimensi
   where l.saldo is distinct from x.saldo or l.urut is distinct from x.urut or l.jumlah is distinct from x.jumlah limit 1;
  if found then perform tolak('SALDO_LACI_BERUBAH', jsonb_build_object('akun', salah.akun, 'dimensi', salah.dimensi)); end if;
  select p.* into salah from periksa_tutup(isi -> 'periksa') p
   where p.sifat = 'BLOKIR'
      or (p.sifat = 'ALASAN'
          and not exists (select from jsonb_to_recordset(isi -> 'pengecualian') as x(kode text) where x.kode = p.kode)) limit 1;
  if found then
    perform tolak(case salah.sifat when 'BLOKIR' then 'BELUM_BISA_TUTUP' else 'ALASAN_DIPERLUKAN' end,
                  jsonb_build_object('kode', salah.kode, 'label', salah.label, 'jumlah', salah.jumlah));
  end if;
  hasil := catat(toko, w);
  perform catat_saldo_tutup(toko, hasil -> 'jawaban' ->> 'no_dokumen', hari, isi -> 'laci');
  update hari_toko h set status = 'CLOSED', ditutup_pada = (w ->> 'saat')::timestamptz, ditutup_oleh = w ->> 'user'
   where h.kode_toko = toko and h.tanggal = hari;
  insert into hari_toko (kode_toko, tanggal, dibuka_pada, dibuka_oleh)
    values (toko, (isi ->> 'tanggal_berikut')::date, (w ->> 'saat')::timestamptz, w ->> 'user');
  return hasil;
end $function$;
alter function tutup_hari(text,jsonb) owner to mustika_buku;
revoke execute on function tutup_hari(text,jsonb) from public;
grant execute on function tutup_hari(text,jsonb) to mustika_app;

-- Whoever closes the day sees who is late; nobody is asked why.
create function tutup_periksa_cicilan(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'CICILAN', 'Cicilan yang menunggak', count(*)::integer, 'INFO', '/lihat-cicilan',
         to_jsonb((array_agg(t.no_cicilan || ' · ' || t.nama_customer || ' · ' || teks_rupiah(t.tunggakan) order by t.no_cicilan))[1:20])
    from (select c.no_cicilan, c.nama_customer, (sum(j.nilai) - c.terbayar)::bigint as tunggakan
            from cicilan c
            join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan and d.status = 'DONE'
            join cicilan_jadwal j on j.kode_toko = c.kode_toko and j.no_cicilan = c.no_cicilan and j.jatuh_tempo < (select o.tanggal from hari_toko o where o.kode_toko = w ->> 'toko' and o.status = 'OPEN')
           where c.kode_toko = w ->> 'toko' group by c.no_cicilan, c.nama_customer, c.terbayar having sum(j.nilai) > c.terbayar) t
  having count(*) > 0
$function$;

create function tutup_periksa_dokumen(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'BELUM_VALIDASI:' || b.jenis, 'Belum divalidasi: ' || b.label, count(*)::integer, 'BLOKIR', b.layar,
         to_jsonb((array_agg(d.no_dokumen || ' · ' || d.user_id order by d.no_dokumen))[1:20])
    from jsonb_to_recordset(w -> 'belum') as b(jenis text, status text, label text, layar text)
    join dokumen d on d.kode_toko = w ->> 'toko' and d.jenis = b.jenis and d.status = b.status
   group by b.jenis, b.label, b.layar
$function$;

-- Loans past their day are shown when the day closes: an ordinary thing, nobody is asked why.
create function tutup_periksa_hutang(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'HUTANG_LEWAT', 'Hutang lewat jatuh tempo', count(*)::integer, 'INFO', '/lelang-hutang',
         to_jsonb((array_agg(h.no_faktur_hutang || ' · ' || h.nama_customer || ' · ' || teks_tanggal(h.tgl_jatuh_tempo) order by h.tgl_jatuh_tempo, h.no_faktur_hutang))[1:20])
    from hutang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
    join hari_toko o on o.kode_toko = h.kode_toko and o.status = 'OPEN'
   where h.kode_toko = w ->> 'toko' and h.tutup is null and h.tgl_jatuh_tempo < o.tanggal having count(*) > 0
$function$;

-- What left here and arrived nowhere yet: the accounts of the way must be empty.
create function tutup_periksa_jalan(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select a.akun, a.label, count(*)::integer, 'ALASAN', a.layar, to_jsonb((array_agg(s.dimensi || ' · ' || teks_rupiah(s.sisa::bigint) order by s.dimensi))[1:20])
    from (values ('UANG_DALAM_PERJALANAN', 'Uang dalam perjalanan', '/kirim-uang-pusat')) a (akun, label, layar)
    join (select g.akun, g.dimensi, sum(g.masuk - g.keluar) as sisa
            from (select b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as masuk, 0::bigint as keluar from buku_uang b
                   where b.kode_toko = w ->> 'toko'
                     and (b.ke_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN')
                       or b.dari_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN'))
                  union all
                  select b.dari_akun, b.dari_dimensi, 0, b.jumlah::bigint from buku_uang b
                   where b.kode_toko = w ->> 'toko'
                     and (b.ke_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN')
                       or b.dari_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN'))) g
           group by g.akun, g.dimensi having sum(g.masuk - g.keluar) <> 0) s on s.akun = a.akun
   group by a.akun, a.label, a.layar
$function$;

create function tutup_periksa_kasir(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'KERANJANG', 'Keranjang yang ditahan', count(*)::integer, 'ALASAN', '/transaksi-penjualan',
         to_jsonb((array_agg(k.label || ' · ' || k.user_id order by k.diubah))[1:20])
    from keranjang k where k.kode_toko = w ->> 'toko' having count(*) > 0
  union all
  select 'BARANG_DIPEGANG', 'Barang di keranjang yang masih terbuka', count(*)::integer, 'ALASAN', '/transaksi-penjualan',
         to_jsonb((array_agg(p.kode_barcode || ' · ' || p.user_id order by p.kode_barcode))[1:20])
    from barang_pegang p
   where p.kode_toko = w ->> 'toko' and p.sampai > (w ->> 'saat')::timestamptz
     and not exists (select from keranjang k where k.kode_toko = p.kode_toko and k.id = p.keranjang)
  having count(*) > 0
  union all
  select 'SESI', 'Pengguna lain yang masih bekerja', count(*)::integer, 'ALASAN', null, to_jsonb((array_agg(s.user_id order by s.user_id))[1:20])
    from sesi s join pengguna p on p.user_id = s.user_id
   where p.kode_toko = w ->> 'toko' and s.user_id <> w ->> 'user' and s.ditutup is null
     and s.berakhir > (w ->> 'saat')::timestamptz and s.terlihat > (w ->> 'saat')::timestamptz - interval '2 minutes'
  having count(*) > 0
$function$;

create function tutup_periksa_kirim_barang(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'KIRIM_BARANG', 'Kiriman barang yang belum sampai', count(*)::integer, 'ALASAN', '/kirim-barang',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || h.tujuan || ' · ' || h.dijalan + h.selisih || ' pcs' order by h.no_dokumen))[1:20])
    from kirim_barang h where h.kode_toko = w ->> 'toko' and (h.dijalan > 0 or h.selisih > 0) having count(*) > 0
  union all
  select 'TERIMA_BARANG', 'Kiriman barang yang belum diterima', count(*)::integer, 'ALASAN', '/terima-barang',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || h.dijalan || ' pcs' order by h.no_dokumen))[1:20])
    from kirim_barang h where h.tujuan = w ->> 'toko' and h.dijalan > 0 having count(*) > 0
$function$;

-- The last 30 days are asked about at closing: what the bank never paid is worth a reason.
create function tutup_periksa_non_cash(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'NON_CASH', 'Non cash belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-non-cash',
         to_jsonb((array_agg(t.no_dokumen || ' · ' || t.no_rekening || ' · ' || teks_rupiah(t.jumlah) order by t.waktu))[1:20])
    from (select max(h.tanggal) as hari from hari_toko h where h.kode_toko = w ->> 'toko') h,
         terima_non_cash(w ->> 'toko', h.hari - 30, h.hari) t
   where t.no_validasi is null
     and exists (select from para_system p where p.kode_toko = w ->> 'toko' and p.key = 'VALIDASI_NON_CASH_MODULE' and lower(p.value) <> 'false')
  having count(*) > 0
$function$;

-- A count that goes on over the night is asked about: what is sold tomorrow explains itself as well.
create function tutup_periksa_opname(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'STOCK_OPNAME', 'Stock opname belum selesai', count(*)::integer, 'ALASAN', '/stock-opname',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || d.user_id order by h.no_dokumen))[1:20])
    from stock_opname h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
   where h.kode_toko = w ->> 'toko' and h.aktif
  having count(*) > 0
$function$;

-- Pieces whose wear nobody has looked at go into the reasons of the closing.
create function tutup_periksa_susut(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'SUSUT', 'Susut pembelian belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-susut',
         to_jsonb((array_agg(l.no_faktur || ' · ' || l.kode_barcode order by l.no_faktur))[1:20])
    from pembelian_barang l
   where l.kode_toko = w ->> 'toko' and l.susut > 0 and not l.batal
     and exists (select from peristiwa e where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')
     and not exists (select from validasi_susut_barang v where v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal)
  having count(*) > 0
$function$;

-- What was taken over without a nota of ours is read at the closing: an invented piece lies as good gold until somebody melts it.
create function tutup_periksa_tanpa_nota(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'TANPA_NOTA', 'Emas tanpa nota toko yang diambil alih hari ini', sum(o.kali)::integer, 'INFO', '/laporan-wewenang',
         to_jsonb((array_agg(o.user_id || ' · ' || teks_rupiah(o.jumlah) || ' · ' || replace((o.murni / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g murni'
           order by o.jumlah desc, o.user_id))[1:20])
    from (select l.user_id, count(*) filter (where l.jumlah > 0) as kali, sum(l.jumlah::bigint)::bigint as jumlah, sum(l.murni::bigint)::bigint as murni
            from lepas_sendiri l join hari_toko h on h.kode_toko = l.kode_toko and h.tanggal = l.tanggal and h.status = 'OPEN'
           where l.kode_toko = w ->> 'toko' and l.jenis = 'TANPA_NOTA' group by 1) o
   where o.jumlah > 0 having count(*) > 0
$function$;

-- A tray still on the scale at closing is one nobody knows to be whole.
create function tutup_periksa_timbang(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'TIMBANG_BAKI', 'Timbang baki belum selesai', count(*)::integer, 'BLOKIR', '/timbang-baki',
         to_jsonb((array_agg(t.kode_baki || ' · ' || d.user_id order by t.kode_baki))[1:20])
    from timbang_baki t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.kode_toko = w ->> 'toko' and t.aktif
  having count(*) > 0
$function$;

-- Closing the day with deposits still waiting is the ordinary case: it is shown, and nobody is asked why. sifat INFO stands
-- beside BLOKIR and ALASAN for that.
create function tutup_periksa_titipan(w jsonb)
 RETURNS TABLE(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  select 'TITIPAN', 'Titipan yang belum diambil', count(*)::integer, 'INFO', '/lihat-titipan',
         to_jsonb((array_agg(t.no_titipan || ' · ' || t.nama_customer || ' · ' || teks_rupiah(t.saldo) order by t.no_titipan))[1:20])
    from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan and d.status = 'DONE'
   where t.kode_toko = w ->> 'toko' having count(*) > 0
$function$;

-- A later migration that changes a sentence of an earlier function says the sentence, not the function: `lama` must stand in
-- it exactly once, so that nothing is changed by accident or not at all.
create function ubah_fungsi(fungsi regprocedure, lama text, baru text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare isi text := pg_get_functiondef(fungsi);
begin
  if (length(isi) - length(replace(isi, lama, ''))) is distinct from length(lama) then
    raise exception '% does not hold this once: %', fungsi, lama;
  end if;
  execute replace(isi, lama, baru);
end $function$;
revoke execute on function ubah_fungsi(regprocedure,text,text) from public;

-- A reversal swaps the ends; a drawer may have become another one.
create function ujung_sama(akun text, dimensi text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case akun when 'KAS' then 'KAS' else akun || ' ' || dimensi end
$function$;

-- Counted again: what was found in a tray, or all of it, is to be found once more.
create function ulang_opname(w jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  banyak integer;
begin
  perform set_config('app.kode_toko', toko, true);
  update stock_opname h set ronde = h.ronde + 1, dibuka = null, dibuka_oleh = null where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif;
  if not found then
    perform tolak(case when exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok)
                       then 'OPNAME_SELESAI' else 'OPNAME_TIDAK_ADA' end, '{}');
  end if;
  update stock_opname_barang l set ketemu = null, oleh = null, di_baki = null, dengan = null
   where l.kode_toko = toko and l.no_dokumen = no_dok and l.ketemu is not null
     and (w ->> 'baki' is null or w ->> 'baki' in (l.kode_baki, l.di_baki));
  get diagnostics banyak = row_count;
  delete from stock_opname_lain x where x.kode_toko = toko and x.no_dokumen = no_dok and (w ->> 'baki' is null or x.di_baki = w ->> 'baki');
  return jsonb_build_object('jumlah', banyak);
end $function$;
alter function ulang_opname(jsonb) owner to mustika_buku;
revoke execute on function ulang_opname(jsonb) from public;
grant execute on function ulang_opname(jsonb) to mustika_app;

-- The last version that says what was charged, else the last one of that day. Prices of before the first day count for it.
create function versi_harga(toko text, tabel text, kolom text, kode text, hari date, nilai bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('kunci', 'harga:' || $2 || ':' || $3 || ':' || v.kode, 'nilai', v.harga_baru::text,
           'versi', v.versi, 'waktu', v.waktu, 'tanggal', v.hari, 'oleh', v.user_id)), '[]')
    from (select p.kode, p.harga_baru, p.waktu, p.user_id, p.hari, row_number() over (order by p.waktu) as versi
            from (select p.*, coalesce(p.tanggal, (select min(h.tanggal) from hari_toko h where h.kode_toko = $1)) as hari
                    from perubahan_harga p where p.kode_toko = $1 and p.tabel = $2 and p.kolom = $3 and p.kode = $4) p
           where p.hari <= $5
           order by (p.harga_baru is not distinct from $6) desc, p.waktu desc limit 1) v
$function$;
grant execute on function versi_harga(text,text,text,text,date,bigint) to mustika_app, mustika_report;

create function zona_toko(toko text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select nama_zona(t.zona) from toko t where t.kode_toko = toko
$function$;

-- ----------------------------------------------------------------------------------------------------
-- Who owns what and who may do what with it, of everything above: what cek_invarian() and every start compare with
insert into hak_seharusnya (objek, sifat) values
  ('fungsi akrual_hutang(text,date,boolean)', 'pemilik; semua: execute'),
  ('fungsi akun_manual(text,text)', 'pemilik; semua: execute'),
  ('fungsi akun_modal(text,text)', 'pemilik; semua: execute'),
  ('fungsi antre(text,jsonb,text)', 'pemilik; definer; search_path=pg_catalog, pg_temp; mustika_app: execute; mustika_buku: execute'),
  ('fungsi antre_nanti(text,jsonb,text,timestamp with time zone)', 'pemilik; definer; search_path=pg_catalog, pg_temp; mustika_app: execute'),
  ('fungsi antre_pada(text,jsonb,text,timestamp with time zone)', 'pemilik; definer; search_path=pg_catalog, pg_temp; mustika_buku: execute'),
  ('fungsi app_lingkup()', 'pemilik; semua: execute'),
  ('fungsi app_lintas()', 'pemilik; semua: execute'),
  ('fungsi app_toko()', 'pemilik; semua: execute'),
  ('fungsi atur_modul_ppn()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi barang_opname(text,text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi batal_jadwal_harga(text,text,uuid,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi berbatu_berlian(text,text)', 'pemilik; semua: execute'),
  ('fungsi berhak_setuju(text,text)', 'pemilik; semua: execute'),
  ('fungsi beri_hak_rantai(regclass)', 'pemilik; semua: execute'),
  ('fungsi beri_otorisasi(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi berita_untuk(berita,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi buka_hari(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi buka_hari_pertama()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi buka_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi bulan_denda(date,text,date,date)', 'pemilik; semua: execute'),
  ('fungsi bulan_lalu_terbuka(text,date)', 'pemilik; semua: execute'),
  ('fungsi bulan_telat(date,text,date)', 'pemilik; semua: execute'),
  ('fungsi bunga_hutang(bigint,integer,text,integer,bigint,integer)', 'pemilik; semua: execute'),
  ('fungsi catat(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_audit(text,text,text,text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_baris(text,text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_keluar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_masuk(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_pajak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_beli(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_beli_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_beli_masuk(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_gerak_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_tiba(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_batu_tiba(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_cicilan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_cicilan_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_poin(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_poin_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_poin_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_supplier(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_supplier_faktur(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_supplier_pajak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_batal_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_batal_terima(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_bayar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_jadwal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_lelang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_terima(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_gesek_tunai(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_pembelian(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_pembelian_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_pembelian_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_akrual(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_akrual_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_ambil_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_balik(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_bayar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_lanjut(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_peringatan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_tempat(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_jurnal_umum(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_jurnal_umum_baris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang_jawab(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang_tarik(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_lepas(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_lepas_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_nota(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_pakai(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_pakai_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_terbit(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_tukar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_tukar_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_member_poin(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_mutasi_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_opname_penerimaan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_opname_penerimaan_jenis(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian_bayar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_barang_jenis(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_label(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_label_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pengalihan_saldo(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan_bayar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penutup_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penutup_bulan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pindah_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_global(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_global_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_global_jenis(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_hasil(text,text,smallint,jsonb)', 'pemilik; enable_nestloop=off; semua: execute'),
  ('fungsi catat_baris_terima_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_barang_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_cicilan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_cicilan_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki_hasil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki_isi(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_alih(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_batal_alih(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_batal_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_bayar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_tutup_toko(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_uang_orang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_ubah_profit(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_ubah_profit_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_ubah_profit_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash_baris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_susut(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_susut_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_susut_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_batu(text,jsonb)', 'pemilik; mustika_buku: execute'),
  ('fungsi catat_bersama(text[],jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_buku(text,jsonb,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi catat_dokumen(text,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_harga()', 'mustika_buku; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi catat_hitung_laci(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_kuasa()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi catat_kunci_periode(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_lepas(text,jsonb,text,smallint,smallint)', 'pemilik; mustika_buku: execute'),
  ('fungsi catat_saldo_tutup(text,text,date,jsonb)', 'pemilik; semua: execute'),
  ('fungsi cek_invarian()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute; mustika_report: execute'),
  ('fungsi denda_hutang(bigint,integer,bigint,integer)', 'pemilik; semua: execute'),
  ('fungsi ganti_batu(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi gerak_barang_antara(text,date,date)', 'pemilik; semua: execute'),
  ('fungsi gerak_cicilan(text,text,text,bigint,bigint,bigint,bigint,bigint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi gerak_hutang(text,text,jsonb,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi gerak_titipan(text,text,text,bigint,bigint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi golongan_umum(text,text)', 'pemilik; semua: execute'),
  ('fungsi hak_beda()', 'pemilik; search_path=public, pg_temp'),
  ('fungsi hak_efektif(text,text)', 'pemilik; semua: execute'),
  ('fungsi hak_kini()', 'pemilik; search_path=public, pg_temp'),
  ('fungsi harga_pada(text,text,timestamp with time zone)', 'pemilik; semua: execute'),
  ('fungsi harga_titipan(titipan)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi hasil_opname(text,text)', 'pemilik; semua: execute'),
  ('fungsi hitung_cetak(text,text,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi invarian_aksesoris()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_akuntansi()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_asal_gerak()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_barang_web()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_batu()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_bayar_poin()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_bayar_supplier()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_buku_besar()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_cicilan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_hancur_pembelian()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_hutang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_inti()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute; mustika_report: execute'),
  ('fungsi invarian_jadwal_harga()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_jual_aksesoris()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kirim_barang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kirim_uang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kupon()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kupon_buku()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_lengkap()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_nota_kembali()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_opname_penerimaan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pajak_aksesoris()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pajak_rosok()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pembelian()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_penerimaan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pengalihan_saldo()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_penjaga()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_periode()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_poin_nota()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pph22()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_ppn()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_publikasi_harga()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_stock_opname()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_stock_opname_global()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_terima_cicilan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_timbang_baki()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_titipan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_tukar()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_tutup()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_uang_keluar()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_uang_orang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_validasi_non_cash()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_validasi_susut()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_audit(text,bigint,timestamp with time zone,text,text,text,jsonb)', 'pemilik; semua: execute'),
  ('fungsi isi_baki_titip(text)', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_bawaan_toko(text)', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_laporan_akun()', 'pemilik; semua: execute'),
  ('fungsi isi_supplier_barang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_supplier_penerimaan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_timbang_baki(text,text)', 'pemilik; semua: execute'),
  ('fungsi isi_toko_baru()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi jaga_akun()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_buku()', 'pemilik; semua: execute'),
  ('fungsi jaga_golongan_akun()', 'pemilik; semua: execute'),
  ('fungsi jaga_hari()', 'pemilik; semua: execute'),
  ('fungsi jaga_isi_timbang(text,timbang_baki)', 'pemilik; semua: execute'),
  ('fungsi jaga_kode_transaksi()', 'pemilik; semua: execute'),
  ('fungsi jaga_periode()', 'pemilik; semua: execute'),
  ('fungsi jaga_peta_akun()', 'pemilik; semua: execute'),
  ('fungsi jaga_saldo_akun()', 'pemilik; semua: execute'),
  ('fungsi jaga_saldo_hari()', 'mustika_buku; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_sertifikat_batu()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi jaga_status_barang()', 'pemilik; semua: execute'),
  ('fungsi jaga_tarif_ppn()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_tutup_toko()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_uang()', 'pemilik; semua: execute'),
  ('fungsi jaminan_opname(text,text)', 'pemilik; semua: execute'),
  ('fungsi kabari_harga_web()', 'mustika_buku; definer; search_path=public, pg_temp'),
  ('fungsi kabari_web()', 'mustika_buku; definer; search_path=public, pg_temp'),
  ('fungsi kas_boleh(text,text)', 'pemilik; semua: execute'),
  ('fungsi kenali_opname()', 'pemilik; definer; search_path=public, pg_temp; mustika_buku: execute'),
  ('fungsi kiriman_toko(text)', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi klaim_nota(text,text,text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi kode_kupon_baru()', 'pemilik; search_path=pg_catalog, pg_temp; semua: execute'),
  ('fungsi kode_sudah_diberi(text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi kolom_berjadwal(text)', 'pemilik; semua: execute'),
  ('fungsi laba_rugi_terbuka(text,date)', 'pemilik; semua: execute'),
  ('fungsi laci_tutup(text)', 'pemilik; semua: execute'),
  ('fungsi langkah_cicilan(text,text,text,text,text[],smallint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi langkah_dokumen(text,text,text,text,text,text[],smallint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi langkah_titipan(text,text,text,text,text[],smallint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi lepas_hari(text,date,text)', 'pemilik; mustika_app: execute; mustika_buku: execute; semua: execute'),
  ('fungsi lepas_kupon(text,jsonb)', 'pemilik; mustika_buku: execute'),
  ('fungsi lepas_lawan(text,date,text[])', 'pemilik; mustika_app: execute; mustika_buku: execute; semua: execute'),
  ('fungsi minta_otorisasi(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi mulai_baca_orang(uuid,text,text,timestamp with time zone,integer,integer,integer)', 'pemilik; mustika_app: execute; semua: execute'),
  ('fungsi mulai_idem(text,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi murni(bigint,bigint)', 'pemilik; semua: execute'),
  ('fungsi naikkan_versi(text)', 'pemilik; definer; search_path=public, pg_temp; mustika_buku: execute'),
  ('fungsi naikkan_versi_toko()', 'pemilik; semua: execute'),
  ('fungsi naikkan_versi_toko_sekali()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi nama_zona(text)', 'pemilik; semua: execute'),
  ('fungsi nomor_telp(text)', 'pemilik; semua: execute'),
  ('fungsi nota_orang_hari(text,text[],text,text)', 'pemilik; semua: execute'),
  ('fungsi nota_orang_hari_induk(text,text[],text,text)', 'pemilik; semua: execute'),
  ('fungsi pakai_kupon(text,text,text)', 'pemilik; mustika_buku: execute'),
  ('fungsi pakai_otorisasi(text,jsonb,text)', 'pemilik; semua: execute'),
  ('fungsi pakai_otorisasi_master(jsonb,text,timestamp with time zone,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi pasang_barang_tiba()', 'pemilik'),
  ('fungsi pasang_penulis(regclass,text[])', 'pemilik'),
  ('fungsi pasang_rls(regclass,text)', 'pemilik; semua: execute'),
  ('fungsi pasang_versi_toko(regclass)', 'pemilik; semua: execute'),
  ('fungsi pemegang_kuasa(text,interval)', 'pemilik; semua: execute'),
  ('fungsi periksa_audit(text)', 'pemilik; semua: execute'),
  ('fungsi periksa_tutup(jsonb)', 'pemilik; semua: execute'),
  ('fungsi persetujuan_peristiwa(text,uuid[])', 'pemilik; mustika_app: execute; mustika_report: execute; semua: execute'),
  ('fungsi pindai_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi putus_otorisasi(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi sahkan_segel_identitas()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi saldo_uang_pada(text,date)', 'pemilik; semua: execute'),
  ('fungsi satu_orang(text,text,text)', 'pemilik; semua: execute'),
  ('fungsi segarkan_hutang(text,text)', 'pemilik; semua: execute'),
  ('fungsi segarkan_saldo_hari(text,date)', 'pemilik; semua: execute'),
  ('fungsi segel_identitas(text,text,text,text,text)', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi simpan_idem(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi sisa_kategori(text,date,text)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi sisa_utang_supplier(text,date,text)', 'pemilik; mustika_app: execute; mustika_report: execute'),
  ('fungsi stok_barang_pada(text,date)', 'pemilik; semua: execute'),
  ('fungsi tambah_jejak(regclass)', 'pemilik; semua: execute'),
  ('fungsi tarik_otorisasi(uuid)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi tarik_publikasi(uuid,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi teks_batu(text,text)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute'),
  ('fungsi teks_rupiah(bigint)', 'pemilik; semua: execute'),
  ('fungsi teks_tanggal(date)', 'pemilik; semua: execute'),
  ('fungsi terapkan_harga(text,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi terapkan_satu_harga(jadwal_harga)', 'pemilik; semua: execute'),
  ('fungsi terbitkan_harga(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi terbitkan_ke(publikasi_harga,text)', 'pemilik; semua: execute'),
  ('fungsi terima_non_cash(text,date,date)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi terima_publikasi(uuid,timestamp with time zone,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi terkunci_sampai(text)', 'pemilik; semua: execute'),
  ('fungsi timbang_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi tolak(text,jsonb)', 'pemilik; semua: execute'),
  ('fungsi tolak_ubah()', 'pemilik; semua: execute'),
  ('fungsi tulis_otorisasi(text,text,text,jsonb)', 'pemilik; mustika_buku: execute'),
  ('fungsi tutup_hari(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi tutup_periksa_cicilan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_dokumen(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_hutang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_jalan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_kasir(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_kirim_barang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_non_cash(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_opname(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_susut(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_tanpa_nota(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_timbang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_titipan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi ubah_fungsi(regprocedure,text,text)', 'pemilik'),
  ('fungsi ujung_sama(text,text)', 'pemilik; semua: execute'),
  ('fungsi ulang_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi versi_harga(text,text,text,text,date,bigint)', 'pemilik; mustika_app: execute; mustika_report: execute; semua: execute'),
  ('fungsi zona_toko(text)', 'pemilik; semua: execute'),
  ('skema public', 'pemilik; mustika_app: usage; mustika_buku: create, usage; mustika_report: usage'),
  ('tabel aksesoris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel aksesoris_pajak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel akun', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel akun_bawaan', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel asal_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel audit', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel baca_orang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel baca_orang_isi', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel baki', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel bank', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select, update (kode_intern, nama_barang, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, harga_atribut, size, harga_bandrol, supplier, ada_faktur_masukan, foto, cetak_label, versi, diubah_oleh, diubah_pada, no_faktur_masukan, berat_plastik, kode_bandrol); mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel barang_batu', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select; mustika_report: select'),
  ('tabel barang_pegang', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_buku: delete, select; mustika_report: select'),
  ('tabel barang_web', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update; mustika_report: select'),
  ('tabel barcode', 'pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel batu_clarity', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_color', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_cutgrade', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_fluorescence', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_polish', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_shape', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_symmetry', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel bayar_cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_cicilan_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (terpakai, batal); mustika_report: select'),
  ('tabel bayar_supplier', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_supplier_faktur', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_supplier_pajak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel berita', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel berita_dibaca', 'pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel buku_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel buku_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel buku_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cetak_rancangan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu); mustika_report: select'),
  ('tabel cicilan_ambil', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (diposting, batal); mustika_report: select'),
  ('tabel cicilan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_bayar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_jadwal', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_lelang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel dokumen', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (status, peristiwa, cetak); mustika_report: select'),
  ('tabel enkripsi_terpakai', 'pemilik; mustika_app: delete, insert, select'),
  ('tabel export_bagian', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select; mustika_report: select'),
  ('tabel export_minta', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel gerak_aksesoris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (tahan, batal); mustika_report: select'),
  ('tabel gesek_tunai', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel golongan_akun', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel grup', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga, harga_modal, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel gudang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hadiah', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hak_akses', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hak_seharusnya', 'pemilik'),
  ('tabel hak_templat', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hancur_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hancur_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel hancur_pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hancur_pembelian_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hari_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel hitung_laci', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hitung_pecahan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hutang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (no_paket, tempat_simpan, tgl_jatuh_tempo, bulan_tempo, bunga_dibayar, denda_dibayar, tutup, tgl_lunas, no_faktur_baru, kelebihan, bunga_akrual, denda_lunas); mustika_report: select'),
  ('tabel hutang_akrual', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hutang_ambil', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hutang_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan); mustika_report: select'),
  ('tabel hutang_bayar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hutang_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel hutang_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hutang_peringatan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel idem', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (jawaban); mustika_report: select'),
  ('tabel jadwal_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (status, sebab, selesai_oleh, selesai_pada); mustika_report: select'),
  ('tabel jenis', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_batu', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_group', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_mundur', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel jurnal_umum', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel jurnal_umum_baris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kabar_wa', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel kadar', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kategori', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kelompok_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel keranjang', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel keterangan_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kirim_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (dijalan, selisih); mustika_report: select'),
  ('tabel kirim_barang_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan, berat_terima, catatan); mustika_report: select'),
  ('tabel kirim_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kode_transaksi', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kondisi_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kondisi_pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kunci_nota', 'pemilik; mustika_app: insert, select, update (aktif); mustika_report: select'),
  ('tabel kunci_nota_rahasia', 'pemilik; mustika_app: insert, select'),
  ('tabel kunci_periode', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kupon', 'pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan, toko_pakai, no_pakai, lepas); mustika_report: select'),
  ('tabel kupon_lepas', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kupon_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kupon_tukar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel latihan_hasil', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel latihan_sesi', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update (ditukar, mulai, tugas); mustika_report: select'),
  ('tabel lepas_sendiri', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel logo', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_report: select'),
  ('tabel marketplace', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel member', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel member_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel migrasi', 'pemilik'),
  ('tabel mutasi_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel nomor', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel nota_kembali', 'pemilik; mustika_app: select; mustika_buku: delete, insert, select; mustika_report: select'),
  ('tabel opname_penerimaan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel opname_penerimaan_jenis', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel otorisasi', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel otorisasi_minta', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel para_akun_transaksi', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_bandrol', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_bonus_sales', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_bunga_hutang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_deskripsi_service', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_get_point', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_harga_beli', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga_per_gram, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel para_hutang_pokok', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga_per_gram, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel para_kupon', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_pinjaman', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_potongan_kategori', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_reset_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_rugi_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_system', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel parameter_berlian', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel parameter_harga_emas', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga_jual, harga_beli, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel parameter_ongkos', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (ongkos, ongkos_minimum, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel parameter_ppn', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pembelian_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel pembelian_bayar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pembelian_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel pemberi_kuasa', 'pemilik; mustika_buku: select; mustika_report: select'),
  ('tabel penerimaan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel penerimaan_barang_jenis', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (label_jumlah, label_berat, label_modal); mustika_report: select'),
  ('tabel penerimaan_label', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel pengalihan_saldo', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pengguna', 'pemilik; mustika_app: insert, select, update; mustika_buku: select, select (user_id, kode_toko, aktif); mustika_report: select (user_id, nama, level, kode_toko, aktif)'),
  ('tabel pengguna_pemulihan', 'pemilik; mustika_app: insert, select, update'),
  ('tabel pengguna_totp', 'pemilik; mustika_app: insert, select, update; mustika_buku: select'),
  ('tabel penjualan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel penjualan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal, beli_kembali); mustika_report: select'),
  ('tabel penjualan_bayar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel penjualan_kupon', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (liabilitas, batal); mustika_report: select'),
  ('tabel penulis', 'pemilik; mustika_app: select; mustika_buku: select'),
  ('tabel penutup_bulan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (dibatalkan); mustika_report: select'),
  ('tabel peran_akun', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel perangkat_dikenal', 'pemilik; mustika_app: insert, select, update (terakhir)'),
  ('tabel percobaan_login', 'pemilik; mustika_app: delete, insert, select, update'),
  ('tabel peristiwa', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel peristiwa_marketplace', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel perubahan_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pesan_wa', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel pindah_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel plafond_hutang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel plafond_hutang_kadar', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel publikasi_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (ditarik_oleh, ditarik_pada); mustika_report: select'),
  ('tabel publikasi_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (status, diterima_oleh, diterima_pada, perangkat); mustika_report: select'),
  ('tabel rancangan_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel rancangan_nota_draf', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_report: select'),
  ('tabel rancangan_nota_gambar', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel rantai_demo', 'pemilik; mustika_app: select; mustika_report: select'),
  ('tabel rekening', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel saldo_akun_hari', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel saldo_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel sales', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel sesi', 'pemilik; mustika_app: insert (token_hash, user_id, perangkat_hash, dibuat, dipakai, berakhir, alamat, terlihat, kunci_enkripsi, peranti), select, update (dipakai, ditutup, terlihat); mustika_buku: select (user_id, berakhir, ditutup, terlihat)'),
  ('tabel setting_marketplace', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_member', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_wa', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_wa_pesan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_web', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setuju_wa', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel status_gerak', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel status_stok', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel stock_opname', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel stock_opname_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel stock_opname_global', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel stock_opname_global_jenis', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel stock_opname_lain', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel stock_opname_timbang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel stok_aksesoris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel supplier_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel supplier_berlian', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tampilan', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel terima_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_barang_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_cicilan_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tiket_grosir', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel timbang_baki', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel titipan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (saldo, no_faktur_tunggu, ppn); mustika_report: select'),
  ('tabel titipan_ambil', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (diposting, batal); mustika_report: select'),
  ('tabel titipan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan, no_faktur_jual); mustika_report: select'),
  ('tabel titipan_bayar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel titipan_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel toko', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tukang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tutup_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tutup_pengecualian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tutup_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (dibuka_kembali); mustika_report: select'),
  ('tabel tutup_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel uang_orang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel ubah_profit', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel ubah_profit_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel validasi_non_cash', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel validasi_non_cash_baris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel validasi_susut', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel validasi_susut_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel versi_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('view aktivitas_timbang_baki', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view asal_beli', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view barang_di_meja', 'pemilik; security_invoker=true; mustika_app: select'),
  ('view bayar_supplier_faktur_isi', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view bayar_supplier_rosok', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view gerak_akun', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view gerak_barang', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view gerak_nota', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view gerak_uang', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view jejak_hutang', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view kirim_barang_isi', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view mutasi_akun', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view nota_orang', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view pajak_titipan', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view selisih_opname', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view timbang_baki_sah', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select');

-- ----------------------------------------------------------------------------------------------------
-- The migrations that this file stands for, with their checksums
insert into migrasi (nama, sidik) values
  ('0001_units_roles_and_stores.sql', 'fd88aaff8db2abe0fdfedb10a75ba68803968870c12119b3c8a34f544debe4c1'),
  ('0002_users_sessions_and_approvals.sql', 'da033048d58fe141498d9500a6c6e2571668e838c9a1827710586885f9a88cbb'),
  ('0003_books.sql', 'b8c343a5a57ffe1e384293a266c73a76a40976a6aa50e3d637c634165a1e1e70'),
  ('0004_guards_of_the_books.sql', '14fbecab65774d1749d65e36655bb7a20f409c98201ac4423e4525cb4b882d75'),
  ('0005_catat.sql', '49c31b01c80a7e2238b03c76e71bf46b13ba0221f742fa4f09b3f07535454dc1'),
  ('0006_master.sql', '34c2ece0bde3be7ba9b133f6aef14eecec0d80e827044e82d510dd92c991b476'),
  ('0007_barang.sql', '135308b3e6e8b212af037e912d410def6ad94dc665440dcea97afa2917876d98'),
  ('0008_barang_masuk.sql', 'e528757d0edf9288f14372f475d22975bfbcaf0bfb20921f73db6aa8226892ca'),
  ('0009_penjualan.sql', '7f5cd7d9570d3d637131f806a96eec378f0a5b921b0d82d66bb23dceed23d563'),
  ('0010_cek_invarian.sql', 'c06fb1d10a3930cf26dae9072f156096fac196a11b1350bd2da1b38df3674686'),
  ('0011_hitung_cetak.sql', '565c3f0c5c3e558efd64c1a5c364997268ea45b9f4529030672e4b9566c21840'),
  ('0012_first_open_day.sql', '21ce44bd218fccbba9e6d48272ed683a1de6be1baffa792d1c58102f73b26971'),
  ('0013_session_heartbeat.sql', 'a44ed31d80a9415e0fe91b44364cef2e523b45ea741804e139ab2c48503bb4a2'),
  ('0014_master_defaults.sql', 'b94f8689fc8ddf47e532aef3011d260425bf244891b3cb7f437f8592957d4579'),
  ('0020_dashboard.sql', '541ecacbd8e70ef99b9e8497885de86f5aa45f9b8a52cebe1cfc6afd1f58bade'),
  ('0021_demo.sql', '7f9fe20ba9d8270da91423ace82447437fc39b0f1aff5f6945a0e9ef118ce035'),
  ('0022_invariants_by_part.sql', 'ca07181b85e2368636123fc2affd5e3b6661d63f4682e16d36d5a10921b62ee9'),
  ('0030_keuangan.sql', '56586ef3723d0e3dedd6439aefdcb7e0ddfa972a39937d0381d17feac0a464cb'),
  ('0031_kondisi_dan_harga_beli.sql', 'c71c1fce6fa1e07f5d2e9031d894f00910f4e7cb31232a79a3b3b4639d3fed8b'),
  ('0032_barang_beli.sql', '26a7cd42840a2b9489b1958e5bbd86a0976e1a2b1756ab3aee8e3bb3db0e8ca6'),
  ('0033_pembelian.sql', '84a391fe9b493a4917f00164e9ed263b9c66ed9e2dcb64487bb5d84068fa017f'),
  ('0035_gesek_tunai.sql', '612d2a66db489d16bad34630a775ad44d35dc56ddb93de9bf13d208ef8f3ec85'),
  ('0036_kirim_uang.sql', '88f859715fcd97a86b2d3e0a1b7830f01d550cb4141909d0cbfe3379f3311739'),
  ('0040_invariants_of_buying.sql', '9853134ff4b685669e8e739171826086c34306ec84a2ff97afc751d575e1737f'),
  ('0041_tutup_toko.sql', '0545bce83b315567c651c8cc0e8bd2e17993eae56ddb4e36c5c54c7dd784dd01'),
  ('0042_tutup_toko_periksa.sql', '1b7de359e447035d78f2ab07fb257d26c2f3ab9065b56268a2e98a6989469b91'),
  ('0043_tutup_toko_invarian.sql', 'f15153c203f48342a9042bacff2c1daff01a30c4474439ff062e2e38aa93fb9d'),
  ('0044_first_day_leaves_the_store_as_it_was.sql', 'f25c90179d34442e154dc4d82cd06c98649d911d3c50fbc94f53a7b46a90418d'),
  ('0046_tutup_toko_recount.sql', '6671ec154eee791c77ff6f0b4f02be91ced17e0c5d7019c9b22443caf78b32c9'),
  ('0047_tutup_toko_proof_by_day.sql', '23bb10d4dcf3aedab1bc0caec07275d2b590b83b91ae4d9288cf5c02bfd3f0dd'),
  ('0100_rugi_nota_dan_potongan.sql', 'ad25ad663477a96d4745cf5368a2cf5e622ff0a8d07b61dfb43350526da159b1'),
  ('0101_saldo_akun.sql', 'cc7d611adeec688d68161a93f910768d58f045014839e454af971bcf36c358a6'),
  ('0102_perubahan_harga_hari.sql', '52a711931e7ee07fe1cfed5d50421073a67b131e54d7b1e07bdb8248f0c60b64'),
  ('0110_ppn.sql', 'dfc7266520f40b3d3b0a7eec96c6c0f46928c96a05d65954c48f62ce4cd112d8'),
  ('0111_tukar.sql', 'd8427831a3ec301ff6d7c6878b85135b9c7829639b7b16f8d769838f24e3aa4e'),
  ('0120_periode_dan_jurnal_umum.sql', '5648bfa30309a5f18f60eadd4e400a8ae0534787f5c2fb6376ccb3538ace2abe'),
  ('0130_titipan.sql', '9cb63a4a9f70f9e59217f95eec7d56d709a88ef372c92aed542787db5f32c7da'),
  ('0131_titipan_penulis.sql', 'b5c69a8d79a5ae3f676331f1ed36636ca26cd9438f20925adebc8e614ef9eb7c'),
  ('0132_titipan_invarian.sql', '5f692154dfde353274864ad9055c63d12d9cf7226a1c9dfe0bd52dac606d3a52'),
  ('0133_nota_qr.sql', 'a029cb03bba31481fa5aff1c088a1896cb94ea0f7d1bd86dba841cc103315faa'),
  ('0140_titipan_tutup.sql', 'c8d1d2a173dff88ff2e34eb93279db919a70d71777ceb29785ed950969e9fba7'),
  ('0144_pengalihan_saldo.sql', 'bed1808509186a05d3cfcefef5a0e55177655bb2a2972f06c79338ed03589caf'),
  ('0145_validasi_non_cash.sql', 'cbca835f7dee16e927afce9099136e0d63903fc866ecba36133f2aa937fb42b9'),
  ('0146_penjelasan.sql', '61cd563e0439f6abf3aefd02b7640c96daa809d61374da8d18138ad12d15c6c3'),
  ('0150_bulan_ditutup_berurut.sql', '1555e96558d498e4a561d2c4817d844b5cbd73fee63ab2a9c06433efb5d3344d'),
  ('0160_pembelian_menunggu_dan_foto.sql', '23648b0a6d6563fc87d11d3dbb797877cee0a375de0cafa1c9b3ee01c5acacd6'),
  ('0161_validasi_susut.sql', 'f4245990d20bc8f218c2b1b72c6ed3430acf2d48abf242d4febd7fad2ec309d8'),
  ('0162_hancur_pembelian.sql', '7088142345924fbc94cabb209dd4795cafea27575f135fd860aa4c77c8ff6048'),
  ('0170_master_pelengkap.sql', 'ad4170685ecedbbc68fd2f6a854092b2f48b6f151c6438695e2a9ea75e445bde'),
  ('0171_berlian.sql', '9c7daee432ddada57709f46f582ecf2a96533c98be1498392e9586a75145d122'),
  ('0172_parameter_hutang_cicilan_service.sql', '23e5b3cc41e2210f6c50f87438b58362b49a2be7cb77286c19b0e791dfb26808'),
  ('0173_parameter_member_bonus_kupon.sql', 'cc81493a0a8abc5060e1f0b23d4873bca4a4c8fd84aea4578d1b4fea88a9694d'),
  ('0174_setting_member.sql', 'b61d2e4600bc2bf578bb9a78d5d8863f0159b73af5e379b75eabb1fc9e5d528d'),
  ('0175_potongan_lewat_tempo_in_milli_percent.sql', '50dedbeb71213304f69a9b2c3860b3f5bf8bd44faabb0cc3fdd842fb95abcac7'),
  ('0176_jadwal_harga.sql', '8390fbf6dfdc0dad5a99ca803b652547f1b48ec012c34e7a3045df36f05a7c64'),
  ('0177_whatsapp.sql', '077f8fe805c00ff5c5f8ece8710de08f5825072198d97bb92563388dbeecae0d'),
  ('0178_kabar_setelan.sql', '02280a9e3e3c76f6411c6fe3578a31e96b217ea9a9de07d44468d6c3128893c5'),
  ('0179_rancangan_nota.sql', '5715c0bb4ba8f73ea898a6a47fd72cb47f7e9265269d7210a2f4838882c98fbf'),
  ('0180_publikasi_harga.sql', '2812688ea4efb112c252a92035316b32c11e72caa877704775ed2a7563e12282'),
  ('0181_poin_menurut_daftar.sql', 'c5e0c916a890469d1a95b911863a851eadd7ce8ee034a62663e1354cced4c6cd'),
  ('0182_hak_akses.sql', 'dbd5249711e64ae474db17ded585bd53db349c03c5c28ac03548ce0c749b9d72'),
  ('0183_totp.sql', 'ec7474af8624301f0bdeb646b9d682eada48c9c81f2abdfb8a274a3ec40973c0'),
  ('0184_indeks_daftar_master.sql', '14c5d3617d9fbe261e4c18eaff727abd3f723f8fbd6627b59ee41cbe6a0a5d92'),
  ('0185_berita.sql', 'b4253a814464d04e2dd877a7f423543da527dd6ec4e177181b0b1c16c6f6dddd'),
  ('0186_grosir.sql', '2363d78a07e8c661871d93f8a93833ec52e2fd747748e13a4dfcdb101f2e7632'),
  ('0187_marketplace.sql', 'f9c3e0879660e71c5ecbbb35cfe1b75a34de50216062ee5db3cf8c0f92bb5e5d'),
  ('0188_tampilan.sql', 'aa000d6c497172a6c579a63bc8e47133cfd53b263a3e61ce1acb8b9b1d14e0a0'),
  ('0189_enkripsi.sql', '9b7b7f7994d6fb2174edf6971cdd41306daa4b6f1403ecc5b76b4ddf98581f82'),
  ('0190_modul_penjualan.sql', 'cf75cd990b18a9ca742236afeae8e00d292c6f2a7dd4ca4eed785404d6520a6a'),
  ('0191_kupon.sql', '161cdc07cdc7ae52a8f3ab7563976e94ac098f592ba2b1fb13a067b18e01d4ea'),
  ('0192_kalimat_aturan_master.sql', '70202baee122f59b511f30f97d71d1b778dff8f6a40e651e470f44c3012e86af'),
  ('0193_pengundang_member.sql', '7fe55d0d78b1a3f17ab38fc0362cf305011733b5cfc7b96557057ec6d41a0f7d'),
  ('0194_barang_di_meja.sql', '12bfa043f12d9ecc7d690abf3d2c94a453d7f73232a7f4e8255a6b115c9098b0'),
  ('0195_kabar_wa.sql', '7e308cebd3f9775bd6a5b37102680fdc03c15eeb04c0f52bf14a6f3d57f56048'),
  ('0199_lingkup_toko.sql', '6542a769e576e131cdb4f8eeb3b76e98f5203ebdec1f4b8598807c7b52976980'),
  ('0200_export_latar.sql', 'a9901fe6dce9d10eb0c6e8ea3ee5cf8a9ef1fca329f53cee141aca7c5403b309'),
  ('0201_titipan_yang_tidak_dipakai.sql', '893d6ae0f03ed3bb04eabe874fc1634fa6c0e36b90ad2a5943b4c2131e17d96a'),
  ('0202_dua_toko_satu_transaksi.sql', '477db39adcf63892323992e2465784a9e0b3887eedc4dce6681c83e1293f2f70'),
  ('0203_golongan_akun.sql', '58d8a0f14a43860a38d088016b637f4609d6471571bdb6d71a403ef9e00e0fea'),
  ('0204_jurnal_dari_dokumen.sql', '3b68aa477d2af7c7d860870ab1a87a21e886dc9cda4f45474349a1b2917ccfab'),
  ('0205_buku_besar_invarian.sql', 'c110d53b20aec367608226ec5ccb59dc6bdf977789d7d82061fabc6be016cf97'),
  ('0206_laci_tidak_minus.sql', '28a589c091980a0c0f0a9c8ca02022b7d4594d452cfc17cbba6d4fdd6f96dcd8'),
  ('0207_uang_keluar.sql', 'ef09629c386855010a09157576eb24c70dbeb33d88e3ff8cced4e40efac8233b'),
  ('0208_laporan_menurut_buku.sql', '8a1994167be2b6a6b24ae6b2898dc25c5eddc120ce791e287ca683a49d18ba39'),
  ('0215_baca_orang.sql', '197c28c587c1852658377920cdb3ae501973b7be153174f7e7a5e5a76bb763b9'),
  ('0216_segel_identitas.sql', '62dd71232d37fdb8a298c5749a40edb47e1203ba32af86c23de70159157eb2a5'),
  ('0220_empat_mata.sql', 'dc6a4b2fd9da236d74ed6982eec13f08a7122d6bcbfa5c4b7912c1cc2a97174a'),
  ('0221_perangkat_dikenal.sql', '48336ab5678ea468e00e919d51bfc73192ab742c75da11224560127d643c80c0'),
  ('0222_peran_masuk.sql', 'f803ed4b9397cfa2e54e1b88f61067c8d5af28122e6c186f5a37e5462ca3c4e3'),
  ('0223_selaras_oleh_sistem.sql', '1d047566584fadfaff30b89cc256fa269bd9d5b3f6d9fa4620bc1243520915e2'),
  ('0230_zona_toko.sql', '64ac4fdcf6d2de6a35a00769280e1e1d41ddb935febd97b3fc1daab4b9f901c5'),
  ('0231_emas_murni.sql', '0c4a986a71f603caf2d78a39c3aa7c0d0855f596e591dfa54000c12a266a6956'),
  ('0232_golongan_ppn_jenis.sql', '6ac7873fb84c1f83a4254c71d3e3dadd5e66a5c34ee2a6d093f573b6cedce882'),
  ('0233_ppn_uang_muka.sql', 'fdb983885b7528af9abdfaf298893d04e4f29d72d3a3c662313a20027b8f1a61'),
  ('0234_pph22_penjualan.sql', '08b14b26311c913bc6a764283a6c6092e1c3bfcef09c020d8001baf75f2d301c'),
  ('0235_golongan_modal.sql', '13df7700cb470d4025d315d4e24f10cc3b3972eec3265082fa644731aeb94680'),
  ('0240_data_diri.sql', 'a828e11baca754f11899d81d197a12294376c1bad785761ba4612af4a8f08fc1'),
  ('0241_laporan_orang.sql', '7cd90549a0b56474281b226af648cce33d6f421525b804fa87dad50c53570c68'),
  ('0242_uang_keluar_lawan.sql', '008ff17cea3bf9cd966da6f7bd664bf17b272f72a2df6743d78a698bf5838f2d'),
  ('0243_orang_terindeks.sql', '871f9389ac38065772241cd713fdf30f698a7fb7f4ee7438dbe271492d1f16a0'),
  ('0250_kupon_di_buku.sql', '02a1a2ff369a0d3cc5756124617d7445013eee5f0566548e04ed27b88337d157'),
  ('0260_pasang_penulis.sql', '39bfae55abe0f763bf4d26c55b158442d285b0d6546596abbb8e44e0149d3ec4'),
  ('0261_aturan_mesin.sql', '37c6efd5e99a782b9244afd415e324e5c05a3e928620a45f6a57e065c7ffd071'),
  ('0262_catat_menurut_toko.sql', '1eaa527372a9250848b5732905aff7424c6d4197959add17fbecf46dc5a733f8'),
  ('0263_postgresql_15.sql', '35b92e71687d672333be98b044d3d3bf421b75ad6ac2d7b5be2e1bdcbb231ab4'),
  ('0270_status_gerak.sql', '8c60fedc34c21cf933bce1ff43feb874967e45da2ec69139062f17fb57d789e0'),
  ('0271_gerak_barang.sql', '8056a8a51e961f73ac63417eba41ededf34bcd363efa6ae06bbf83be6a6b5eb7'),
  ('0272_asal_gerak_baris.sql', '6a0f74b921be9c1f0652b1386dabcf3ca48a84df6673d1dd61729cff0b49e1ef'),
  ('0273_pindah_barang.sql', '0f1f8ba8a13c6948df3c9fa37150f0b98fd139427ceb45ea06d81b618d481b20'),
  ('0274_hancur_barang.sql', '336bb4b684a33393ef573d9557cbdfbb91f0471d524580e0551d14a8e73038c3'),
  ('0275_bayar_poin.sql', 'c85f63a9fe64910c85a562a209aba0961e06e6d8bfdf00be43d6c458d517df5f'),
  ('0276_sesi_peranti.sql', 'fe4836e93370df229f94aef21543415c8e7c4a03254110a156a961e00db20f72'),
  ('0277_otorisasi_jauh.sql', '4d055f2e2b62970a6e9077191fd9f8e1776b527ade744ca2b2e4f035817ce53c'),
  ('0290_harga_toko_sendiri.sql', 'e1ddc46959ba08d22d94c93c8bae5127be911db2ea85a104eba7a3eac3a9d29f'),
  ('0291_sales_versi.sql', '5529334c86920c2238d0795732a9d8a1b92a7e9ae9c4bfe67dc044543854d856'),
  ('0300_latihan.sql', '038fb82290c5ff48c88dad25bbfebe740f41237f553dd2fb27c7031137fee02d'),
  ('0310_kirim_barang.sql', '8761daccc7de8820efb9ae852c0a18a00cbabb302c25c4bb3398a9edda4cb389'),
  ('0320_berat_timbang.sql', 'ec3770f93fd8b45007eabcae33052b3bf035ba566fbbcf0bbe02130682576ba5'),
  ('0321_timbang_baki.sql', 'f37bb962288d6ab55fd74c1e9736c6de499e63cc4e342fefd3be51f0497f6619'),
  ('0322_stock_opname.sql', '9b1a3c7e6b607be237efa16032800fde8ce903ba5119f7d5cfe6937798920512'),
  ('0323_stock_opname_global.sql', '42fdf236432bfdff9ffa9627c5e1dd03faf2c8279b15de7b7e03884006848d80'),
  ('0330_supplier_berkode.sql', 'f284d7eca8a7fdb265ac54b01ca45b197edecc273ca9ebd23085c9c2064d8ce1'),
  ('0331_bayar_supplier.sql', '04bee9f07ed45388378e732ecb2d19de808daa4f7723184a4a860bab0955ebe9'),
  ('0332_penerimaan_barang.sql', '5c90004a9630ca5b4d0e73dfeaf3bcd05b77cb67cafaf5cde0498df3d39ecd67'),
  ('0333_opname_penerimaan.sql', '7db0533103ecf7a84240b846a24c38e618bb9634c9859af79288b3467556eeb6'),
  ('0340_rupiah_di_daftar_tutup.sql', '0734e3616322df5b9a9e459b03d04413ae1a033e12ddf9dd8f643318ed13709f'),
  ('0341_ubah_profit.sql', 'ca3b189cb328dac57c94c8ca053e531de8b0f98e3747dad2a5000517d7824a6f'),
  ('0349_barang_tiba_lagi.sql', '582709f54d5478b26a77cf21aa08159e97563b6f2d8adf1b26e7d6cfd73de48c'),
  ('0351_opname_toko_lain.sql', 'ae8355f1bb078036dab83e0a32f1ca036928e42f25f292aa10bb21f2d2bda062'),
  ('0352_stok_aksesoris.sql', 'f8e4ec14887455c9dda409e8a8d032855719cd3c061f49ae441f4638a7d74fd4'),
  ('0353_jual_aksesoris.sql', '3a971e65c505e2733438d8afd71de7ecf26e2da97c2da44ff1393a3ef4a1aa07'),
  ('0355_barang_web.sql', 'c15ec083eb654c1b444ddaa172d1178bf9e0401d09d598ab8bba403f1346a39b'),
  ('0356_toko_dengan_kiriman.sql', '9b74ebc2472fce257347a1862a6632ec368ef4ad18b2f89d8defece9ab012998'),
  ('0357_faktur_dibayar.sql', '20f28af1b3f38bbe79c038f8b21efe36e203cecb6956d1eed24dfc4c73eb1868'),
  ('0358_batu_barang.sql', 'ddbf68bf0145874d87a48713ad50cfedc9d63f3a76e21fd45f7bfb9988f71798'),
  ('0359_foto_hancur.sql', 'ea2d8b83dcef3676296817edd6fd15472db1d9a085ce224e95d004d90fc58de2'),
  ('0360_hutang.sql', '823c90b3e79bdfb797653a72f463cd7afaa9277474beb373f7ec5fa6cb49145f'),
  ('0361_segel_hutang.sql', '3962113b91cd012a77dc7836135904b26d3c60ab06059c47c850cc0fe6d03c74'),
  ('0362_hutang_tutup.sql', '00473e74bd9ab0bcb0332588efae3492db6c68440fc42b5f76c970a113135c84'),
  ('0364_jejak_hutang.sql', '638cf1c1b474d2de3155f1dae8f71d6a9b30c0d664e92e52f36ff57e85cbbdd5'),
  ('0365_orang_hutang.sql', '444fc50f87eabf55c71e820ba6074ee7a7708fa62f04c8d2360f44ffe7523ab9'),
  ('0370_cicilan.sql', '2acdaa62c74e2a331c7196ee294deb9a9057960b8482b841d5f7f7a78b066b64'),
  ('0371_cicilan_penulis.sql', '638f8e20733700eefa97f571444323e8bea60d2ec37cd5e99d28e581ab0caf43'),
  ('0372_cicilan_invarian.sql', '2c53194d44499bb1cf79f81024d4b118552c9c64485f8395dee1102bbc0fc4ad'),
  ('0373_cicilan_wa.sql', '09fd861f298e2627f84c33c2b9a3a55ff5756c99496e1fb5ed4c1289a4929ef9'),
  ('0390_akhir_opname_besar.sql', '636b8f104723ae387b8b584b24516980fc1dd425c25b01aabef6d0fc8ab0e634'),
  ('0391_batu_di_nota.sql', 'bc74e2268bdc3bc8877fb52c97a75e7ac76d2e0d838c0eadb420cb0802df6a4d'),
  ('0396_cicilan_tutup.sql', '9276d11a4dac6aaac5981445b86d3e8a3fabfc05df95f35425dee0d9757d9d0a'),
  ('0397_lelang_bernama.sql', '952b3b938f0ccd8a532a60b6b58239af13d075c90b3d200ae78471eac176ae47'),
  ('0398_ingat_wa.sql', '674ef38f5788df386fbb05b58ed74ff767b331886d4a7e8dd5398ee87c4e042c'),
  ('0399_penjaga_cepat.sql', '449b2d334693b159693f65666b943396131bf930f2f7fc869eb8bbca81014a98'),
  ('0400_lelang_ambil.sql', 'bf791bb3d4f0ab67bc3dab361867b3acbbd32f1d870b2b31ae78562fff31458d'),
  ('0401_tempat_paket.sql', '325babee4053056a898272f7bbc15460f165e7492ec032fcb51515b666da4618'),
  ('0402_opname_jaminan.sql', '830bb40abd20f8ac75181cf07cdf4ff16ab9b7a6b113a680ae11ee05d87d1767'),
  ('0403_akrual_bunga.sql', 'adff9b623b96cf48327a10a1c78f87e2923acc4f5b987e087be1e1373bf06bdb'),
  ('0410_cicilan_toko_lain.sql', '4dfa56464ef3814bc95c128122317adb7e01ab6034a354441f2e14d11abb28f4'),
  ('0411_titipan_jadi_cicilan.sql', '71f2b00f19f148cda58beb83718893ac518ad9121bb7aadee514061e75e34914'),
  ('0420_pajak_rosok.sql', 'f3f9bbaaf8569cf6c496fe9ce139e62968ca044253bf3a0a2d6c9a45e9d3d6eb'),
  ('0421_kabar_barang.sql', 'a8e464f7307de3d03c7de0f6e345de39b02d9671d296b7aa72e31a557016ebb1'),
  ('0430_stok_pada.sql', '9528a085dfbbdc07fcf199c5c291ae5927e726acc7cce23d7b8cf10bdd53d8bd'),
  ('0431_tanggal_di_daftar_tutup.sql', '6b40486797152d6987c4b9548b3572bfcf3b656f1d61c93edde99e5a1dbb670a'),
  ('0432_otorisasi_terbaca.sql', '4eca9757133b5d90e53c4e0ca13184c280056445f9af71ebce6cf83bf09b1f15'),
  ('0433_lepas_sendiri.sql', '9610b743937568627dec032129bd545b5af2716b1f696530c49956cd80611bda'),
  ('0434_titipan_mengikat.sql', '53d5b0f4a8f27ad7e337ce8c9588b48145894a9672d5994f2dbd076ea41abc4c'),
  ('0435_tutup_tanpa_nota.sql', '9a8aa6e219279d80daef949c4a9ee166697ac2b7d5b79e3e66163442dcbd06c1'),
  ('0440_denda_sekali.sql', '4dd14aedde1f8c53208db653208754ba007fa3b2119baff58cc95315493cd681'),
  ('0441_uang_orang.sql', '6479745e62e4ab8696f6a73ad9533f043cc443929f2a60431d7af04134ffb250'),
  ('0442_cara_ppn_tetap.sql', 'c34bb3e52ee6d2e728375a399fce50237233690ae2ac010ef684daa08d000d0f'),
  ('0443_barang_berlian.sql', 'd388dd6b97321813a1a0d0ba4588452d5ec7e82f187e3a9c534e4758bed63508'),
  ('0444_alasan_hitung_terima.sql', 'c43ff170aa9a19cc10979a50f367157cb57597d28648e504f5dfdd5d22cbde2a'),
  ('0445_opname_buta.sql', '0b5e18ffd5662a2bbb86f19d9a445e21de65886378d4b5c7c8b5e651a7ffc703'),
  ('0450_nomor_telp.sql', 'ffc6e371131f70198f2c4370f4e661d7b58681268c3bd83a93dbc69b6204a54d'),
  ('0460_alasan_selisih_laci.sql', 'e4c056875ed38d2ceffdba1200a39813619d490b65ba37c9fdfcacaba72e72f3'),
  ('0461_satu_tulisan_rupiah.sql', '43b8177874ff8ddb9605b3756f99a4f56b8d920135534f13390e5a05bb013db4'),
  ('0462_orang_bertelepon.sql', 'a274fd30dcb3d310e1e20900a55fce13074550ccf82430f4e342947ba02632aa'),
  ('0475_hak_seharusnya.sql', 'cfbbefcfc1558c72f05b4d87e39d5a26b0facff09ee5fed8ffc1987583f1095b'),
  ('0480_selisih_faktur_supplier.sql', 'ace2388b56b870b55f0c743e5ede9521ed031013b7e80592a791c5712f5459dd'),
  ('0481_pajak_aksesoris.sql', '602d7a55cf062b4dac5f85cc65aa7ca3850fffbb4bd4adebdd83632178d961b2'),
  ('0482_indeks_dijalan.sql', '05c6636d80d83c23d52f8266553ed307c0cb6fb7b4d3b4353b2076cb207a7f6b');
