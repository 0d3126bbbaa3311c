-- The number of a card or an RFID tag that is not ours, and what everything with a person is found by. Domain R9.5.
alter table member add column no_kartu text,
  add constraint member_no_kartu check (length(no_kartu) between 4 and 40 and no_kartu <> kode_member);
comment on constraint member_no_kartu on member is 'No Kartu 4 Sampai 40 Huruf Dan Bukan Kode Member Itu Sendiri';
create unique index uq_member_no_kartu on member (no_kartu) where no_kartu is not null;
comment on index uq_member_no_kartu is 'No Kartu Sudah Terdaftar';
create index member_daftar on member (kode_toko_asal, tgl_daftar);
create index penjualan_pengundang on penjualan (pengundang) where pengundang is not null;
create index pembelian_member on pembelian (kode_member) where kode_member is not null;
create index service_member on service (kode_member) where kode_member is not null;
-- Of loans, plans, deposits and jobs there is one already; by the number as it is stored, which the walls between stores let an index find.
create index penjualan_hp on penjualan (kode_toko, no_hp_customer) where no_hp_customer is not null;
create index pembelian_hp on pembelian (kode_toko, no_hp_customer) where no_hp_customer is not null;
