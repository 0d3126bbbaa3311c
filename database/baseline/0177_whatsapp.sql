-- Messages to customers: where they go through, what they say, who agreed, and what became of each. The specification names
-- the screen whatsapp-setting and the call chat/send (receiver, message, type) and shows no more.
create table setting_wa (
  kode_toko text primary key references toko,
  aktif boolean not null default false,
  alamat text not null default 'https://graph.facebook.com',
  versi_api text not null default 'v26.0' constraint setting_wa_versi_api check (versi_api ~ '^v[0-9]{1,2}[.][0-9]$'),
  -- The provider's id of the sending number; digits.
  id_nomor text not null default '' constraint setting_wa_id_nomor check (id_nomor ~ '^[0-9]{0,30}$'),
  nomor text not null default '',
  -- Sealed by the server's key; never read by anybody but the one who sends.
  token text,
  token_diganti timestamptz,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now()
);
select pasang_rls('setting_wa', 'select, insert, update');

create table setting_wa_pesan (
  kode_toko text not null references setting_wa,
  jenis text not null check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN')),
  -- Sent by itself when the document is validated.
  otomatis boolean not null default false,
  cara text not null default 'TEKS' check (cara in ('TEKS', 'TEMPLATE')),
  nama_template text,
  bahasa text not null default 'id',
  isi text not null,
  primary key (kode_toko, jenis),
  constraint setting_wa_pesan_template check (cara = 'TEKS' or nama_template is not null)
);
comment on constraint setting_wa_pesan_template on setting_wa_pesan is 'Isi Nama Template Untuk Cara TEMPLATE';
select pasang_rls('setting_wa_pesan', 'select, insert, update');

-- Who agreed to be written to, and who no longer does; one answer per number for the whole chain.
create table setuju_wa (
  no_hp text primary key constraint setuju_wa_no_hp check (no_hp ~ '^[0-9]{8,15}$'),
  setuju boolean not null,
  kode_toko_asal text not null references toko,
  user_id text not null,
  waktu timestamptz not null
);
select beri_hak_rantai('setuju_wa');
revoke delete on setuju_wa from mustika_app;

create table pesan_wa (
  kode_toko text not null references toko,
  id uuid not null,
  jenis text not null check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'UJI')),
  no_dokumen text,
  penerima text not null constraint pesan_wa_penerima check (penerima ~ '^[0-9]{8,15}$'),
  isi text not null,
  cara text not null check (cara in ('TEKS', 'TEMPLATE')),
  nama_template text,
  bahasa text not null default 'id',
  parameter jsonb not null default '[]',
  otomatis boolean not null default false,
  -- ANTRI waits its turn, KIRIM is on its way, ULANG failed and will be tried again, DITAHAN waits for the customer's yes.
  status text not null check (status in ('ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI', 'DITAHAN')),
  percobaan integer not null default 0 check (percobaan between 0 and 100),
  coba_lagi timestamptz,
  galat text,
  id_penyedia text,
  dibuat_oleh text not null,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  primary key (kode_toko, id),
  constraint pesan_wa_terkirim check (status <> 'TERKIRIM' or id_penyedia is not null)
);
create unique index uq_pesan_wa_otomatis on pesan_wa (kode_toko, jenis, no_dokumen) where otomatis;
create index pesan_wa_daftar on pesan_wa (kode_toko, dibuat desc);
select pasang_rls('pesan_wa', 'select, insert, update');

-- A job for later: what failed is tried again after a pause.
create function antre_nanti(nama text, isi jsonb, kunci text, pada timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci, run_at := pada);
end $$;
revoke execute on function antre_nanti(text, jsonb, text, timestamptz) from public;
grant execute on function antre_nanti(text, jsonb, text, timestamptz) to mustika_app;
