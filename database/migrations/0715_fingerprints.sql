-- Fingers by which somebody agrees at a till, and what the reader of that till saw. docs/decisions/0151.
-- oldest program: 0630_oldest_program.sql
create table pengguna_sidik (
  user_id text not null references pengguna,
  id uuid not null,
  jari text not null,
  -- As a reader knows it, sealed; nothing of it once it was removed.
  pola text not null,
  dibuat timestamptz not null,
  dipakai timestamptz,
  dicabut timestamptz,
  primary key (user_id, id),
  constraint pengguna_sidik_jari check (length(jari) between 1 and 30),
  constraint pengguna_sidik_dicabut check ((dicabut is null) = (pola <> ''))
);
comment on constraint pengguna_sidik_jari on pengguna_sidik is 'Nama Jari Harus Diisi';
comment on constraint pengguna_sidik_dicabut on pengguna_sidik is 'Sidik Jari Yang Dihapus Tidak Disimpan';
-- A finger is written once; it is only taken away.
grant select, insert, update (pola, dipakai, dicabut) on pengguna_sidik to mustika_app;

-- Of a finger: which till asked, which agent was asked, and what it saw. A finger that is being made known has its name here meanwhile.
alter table otorisasi_tantangan
  add perangkat_hash bytea,
  add agen uuid,
  add jari text,
  add hasil text,
  add constraint otorisasi_tantangan_perangkat check ((cara = 'SIDIK_JARI') = (perangkat_hash is not null and agen is not null)),
  add constraint otorisasi_tantangan_hasil
    check (hasil is null or hasil in ('COCOK', 'TIDAK', 'TANPA_JARI', 'GANGGUAN', 'TERDAFTAR') and cara = 'SIDIK_JARI');
comment on constraint otorisasi_tantangan_perangkat on otorisasi_tantangan is 'Sidik Jari Dipindai Di Satu Kasir';
comment on constraint otorisasi_tantangan_hasil on otorisasi_tantangan is 'Hasil Pindai Tidak Dikenal';
grant update (hasil) on otorisasi_tantangan to mustika_app;
