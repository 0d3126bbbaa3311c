-- The member card of a store: how codes count up, how long a card is good for, and what it looks like. Spec 1 §2.2
-- (setting-member, "Member card setting"); the specification shows no fields, so they are ours.
create table setting_member (
  kode_toko text primary key references toko,
  -- Stands before the number; empty is the store's own code.
  awalan text not null default '' constraint setting_member_awalan check (awalan ~ '^[A-Z0-9]{0,8}$'),
  panjang_nomor integer not null default 6 check (panjang_nomor between 4 and 10),
  -- Months from the day of registration; 0 is for ever.
  masa_berlaku_bulan integer not null default 0 check (masa_berlaku_bulan between 0 and 120),
  judul text not null default 'KARTU MEMBER' check (length(judul) between 1 and 40),
  warna text not null default 'GELAP' check (warna in ('GELAP', 'TERANG', 'EMAS')),
  jenis_kode text not null default 'QR' check (jenis_kode in ('QR', 'CODE128')),
  tampil_no_hp boolean not null default false,
  tampil_berlaku boolean not null default true,
  tampil_alamat_toko boolean not null default true,
  ketentuan text not null default '',
  -- Keys in the photo store; the picture fills its side of the card.
  gambar_depan text,
  gambar_belakang text,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now()
);
comment on constraint setting_member_awalan on setting_member is 'Awalan Hanya Huruf Besar Dan Angka, Paling Banyak 8';
select pasang_rls('setting_member', 'select, insert, update');

-- A card is valid from here on. Members of before this column registered when their row was last written.
alter table member add column tgl_daftar date;
update member set tgl_daftar = (diubah_pada at time zone 'Asia/Jakarta')::date;
alter table member alter column tgl_daftar set not null,
  alter column tgl_daftar set default (now() at time zone 'Asia/Jakarta')::date;
