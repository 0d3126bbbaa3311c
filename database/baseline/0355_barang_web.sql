-- Pieces that the shop offers on its own web site (kirim-barang-external, update-barang-external). The specification names the
-- screens and their module and nothing else; docs/decisions/0049.
create table setting_web (
  kode_toko text primary key references toko,
  aktif boolean not null default false,
  alamat text not null default '',
  -- Sealed by the server's key; never read by anybody but the one who sends.
  kunci text,
  versi integer not null default 1 constraint setting_web_versi check (versi > 0),
  -- How often the site itself could not be reached since it last answered, why, and until when it is left in peace.
  gagal integer not null default 0 constraint setting_web_gagal check (gagal >= 0),
  galat text,
  coba_lagi timestamptz,
  terakhir timestamptz,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now(),
  constraint setting_web_siap check (not aktif or (alamat <> '' and kunci is not null))
);
comment on constraint setting_web_siap on setting_web is 'Isi Alamat Web Dan Kunci Terlebih Dahulu';
select pasang_rls('setting_web', 'select, insert, update');

create table barang_web (
  kode_toko text not null,
  kode_barcode text not null,
  -- What somebody wants: offered, or not any more. Whether it is shown depends on the piece as well.
  tawar boolean not null default true,
  -- ANTRI waits its turn, KIRIM is on its way, ULANG failed and is tried again; TAYANG and DITARIK: the site was told; DITOLAK: it refused.
  status text not null default 'ANTRI'
    constraint barang_web_status check (status in ('ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK')),
  -- Raised by everything the site has to hear of; travels with it, so that what comes late there is known as old.
  versi integer not null default 1 constraint barang_web_versi check (versi > 0),
  -- Something of it left for the site: taking it back must be told even where nobody knows whether it arrived.
  pernah boolean not null default false,
  -- What the site took last; null where it shows nothing.
  isi jsonb,
  dikirim timestamptz,
  percobaan integer not null default 0 constraint barang_web_percobaan check (percobaan >= 0),
  coba_lagi timestamptz,
  galat text,
  oleh text not null,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang,
  constraint barang_web_isi check (status <> 'TAYANG' or isi is not null)
);
create index barang_web_giliran on barang_web (kode_toko, kode_barcode) where status in ('ANTRI', 'KIRIM', 'ULANG');
select pasang_rls('barang_web', 'select, insert, update');
grant select, update on barang_web to mustika_buku;

-- Whoever writes a piece, the till among them, tells of it in the same transaction: one look by key for a piece that nobody
-- offers, and one job a transaction, whose key no other transaction waits for.
create function kabari_web() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update barang_web w set versi = w.versi + 1, status = 'ANTRI', percobaan = 0, coba_lagi = null, galat = null, diubah = now()
   where w.kode_toko = new.kode_toko and w.kode_barcode = new.kode_barcode and w.tawar;
  if found then
    perform antre('barang_web', jsonb_build_object('kode_toko', new.kode_toko),
                  'web|' || new.kode_toko || '|' || pg_current_xact_id());
  end if;
  return null;
end $$;
alter function kabari_web() owner to mustika_buku;
revoke execute on function kabari_web() from public;
create trigger kabari_web after update of status, kode_gudang, kode_group, kode_dept, nama_barang, berat, kadar, kadar_cetak,
    tipe_ongkos, ongkos, harga_atribut, harga_bandrol, size, foto on barang
  for each row execute function kabari_web();
alter table barang enable always trigger kabari_web;

-- Prices and settings have one sign that they moved, the version of their store: what is offered is then priced anew.
create function kabari_harga_web() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
alter function kabari_harga_web() owner to mustika_buku;
revoke execute on function kabari_harga_web() from public;
create trigger kabari_harga_web after update on versi_toko for each row execute function kabari_harga_web();
alter table versi_toko enable always trigger kabari_harga_web;

-- A piece that is off the counter is nowhere said to be on the web without anything on its way.
create function invarian_barang_web() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'BARANG_WEB', w.kode_toko, jsonb_build_object('kode_barcode', w.kode_barcode, 'status', b.status)
    from barang_web w join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode
   where w.status = 'TAYANG' and (b.status <> 'TERSEDIA' or not w.tawar)
$$;
revoke execute on function invarian_barang_web() from public;
