-- By which way somebody agreed, and the PIN of whoever may agree: six digits that open no login. docs/decisions/0150.
-- oldest program: 0630_oldest_program.sql
alter table otorisasi
  add cara text not null default 'SANDI',
  add constraint otorisasi_cara check (cara in ('SANDI', 'PIN', 'PASSKEY', 'SIDIK_JARI'));
comment on constraint otorisasi_cara on otorisasi is 'Cara Menyetujui Tidak Dikenal';

create table pengguna_pin (
  user_id text primary key references pengguna,
  -- Hashed as passwords are; nothing of it once it was taken away.
  pin text not null,
  -- Wrong ones since the last right one; a password puts it back.
  salah smallint not null default 0,
  dibuat timestamptz not null,
  dicabut timestamptz,
  constraint pengguna_pin_salah check (salah between 0 and 5),
  constraint pengguna_pin_dicabut check ((dicabut is null) = (pin <> ''))
);
comment on constraint pengguna_pin_salah on pengguna_pin is 'Hitungan PIN Salah Di Luar Batas';
comment on constraint pengguna_pin_dicabut on pengguna_pin is 'PIN Yang Dicabut Tidak Disimpan';
grant select, insert, update on pengguna_pin to mustika_app;

alter table pemberi_kuasa drop constraint pemberi_kuasa_hal, add constraint pemberi_kuasa_hal
  check (hal in ('PENGGUNA_BARU', 'PASSWORD', 'WEWENANG', 'AKTIF', 'HAK', 'TOTP', 'PEMULIHAN', 'PIN', 'PASSKEY', 'SIDIK_JARI'));
comment on constraint pemberi_kuasa_hal on pemberi_kuasa is 'Hal Pemberian Wewenang Tidak Dikenal';
