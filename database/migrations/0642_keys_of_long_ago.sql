-- Keys whose answer nobody may ask for any more: that they were used, in eight bytes each (docs/decisions/0123). `kunci` are their
-- numbers, `ember` the last ten bits of each, so that a key is looked for in one row of a few hundred numbers.
create table idem_lama (
  kode_toko text not null,
  ember smallint not null,
  kunci bigint[] not null,
  primary key (kode_toko, ember)
);
select pasang_rls('idem_lama', '');
grant select on idem_lama to mustika_app, mustika_report, mustika_buku;
-- What is left in `idem` is three months, and is gone through from its beginning.
drop index idem_waktu;
