-- Members who are the same person become one, until somebody says they are not. docs/decisions/0166.
-- oldest program: 0630_oldest_program.sql
alter table member
  add column digabung_ke text references member,
  add constraint member_digabung check (digabung_ke is null or digabung_ke <> kode_member and not aktif);
comment on constraint member_digabung on member is 'Member Yang Digabung Tidak Dipakai Lagi Dan Bukan Dirinya Sendiri';
-- A card is one member's of those who are in use; one of somebody who was merged leads to whom he was merged into.
drop index uq_member_no_kartu;
create unique index uq_member_no_kartu on member (no_kartu) where no_kartu is not null and digabung_ke is null;
-- Whoever looks for a card does not know whose it was.
create index cari_member_no_kartu on member (no_kartu) where no_kartu is not null;
create index member_digabung on member (digabung_ke) where digabung_ke is not null;

-- Who was merged into whom, with what either was before, so that one act undoes it.
create table gabung_member (
  id uuid primary key,
  kode_member text not null references member,
  ke text not null references member,
  kode_toko_asal text not null references toko,
  alasan text not null,
  -- What either said of himself, and what the survivor says since.
  lama jsonb not null,
  lama_ke jsonb not null,
  baru jsonb not null,
  -- Numbers whose yes to be written to ended with it: the stricter word of the two holds.
  setuju text[] not null default '{}',
  -- Points by store that had gone from one to the other and not come back before it, where that was not nothing.
  awal jsonb not null default '{}',
  -- Stores that trade no more: what he has there stays his.
  tertinggal text[] not null default '{}',
  user_id text not null,
  disetujui text not null,
  waktu timestamptz not null,
  batal_oleh text,
  batal_disetujui text,
  batal_alasan text,
  batal_pada timestamptz,
  constraint gabung_member_dua check (kode_member <> ke),
  constraint gabung_member_batal check ((batal_pada is null) = (batal_oleh is null) and (batal_pada is null) = (batal_alasan is null)
    and (batal_pada is null) = (batal_disetujui is null))
);
create unique index gabung_member_hidup on gabung_member (kode_member) where batal_pada is null;
create index gabung_member_ke on gabung_member (ke);
create index gabung_member_waktu on gabung_member (waktu);
grant insert, select on gabung_member to mustika_app;
grant update (batal_oleh, batal_disetujui, batal_alasan, batal_pada) on gabung_member to mustika_app;
grant select on gabung_member to mustika_buku, mustika_report;
