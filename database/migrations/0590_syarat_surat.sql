-- Two terms that a deed names and that were read from the setting of the day they were needed: how long after the due date a pledge is
-- safe, and what a discount forgives first. A setting that changes later changes no deed that was signed.
alter table hutang add column tenggang integer not null default 7, add column potongan_dahulu text not null default 'DENDA';
update hutang h set tenggang = p.value::integer
  from para_system p where p.kode_toko = h.kode_toko and p.key = 'TENGGANG_LELANG' and h.tenggang <> p.value::integer;
alter table hutang alter column tenggang drop default, alter column potongan_dahulu drop default;
alter table hutang add constraint hutang_tenggang check (tenggang >= 0),
  add constraint hutang_potongan_dahulu check (potongan_dahulu in ('DENDA', 'BUNGA'));
