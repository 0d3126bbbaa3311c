-- What a craftsman lost beyond his due, or never brought back, is owed by him in fine gold, and settled in gold or in money. docs/decisions/0091.
insert into peran_akun (akun, sisi, golongan, manual) values
  ('PIUTANG_TUKANG', 'D', 'PIUTANG_TUKANG', false), ('KURS_EMAS', 'D', 'BEBAN', true);
insert into akun_bawaan (peran, nomor_akun) values ('PIUTANG_TUKANG', '120400'), ('KURS_EMAS', '520300');
insert into jenis_lot (jenis_lot, nama, akun) values ('TAGIHAN', 'TAGIHAN TUKANG', 'PIUTANG_TUKANG');

alter table wasting_sepuhan
  add column sisa text check (sisa in ('DITAGIH', 'HILANG')),
  add column ditagih miligram,
  add column murni_sisa miligram not null default 0 check (murni_sisa >= 0),
  add column murni_tagih miligram not null default 0 check (murni_tagih >= 0),
  add column nilai_hilang rupiah not null default 0 check (nilai_hilang >= 0),
  add column nilai_tagih rupiah not null default 0 check (nilai_tagih >= 0),
  add constraint wasting_sepuhan_tagih check (murni_tagih = coalesce(ditagih, 0) + case sisa when 'DITAGIH' then murni_sisa else 0 end);
alter table wasting_sepuhan_kadar
  add column murni_sisa miligram not null default 0 check (murni_sisa >= 0),
  add column nilai_hilang rupiah not null default 0 check (nilai_hilang >= 0),
  drop constraint wasting_sepuhan_kadar_berat_check,
  add constraint wasting_sepuhan_kadar_berat_check check (berat >= 0 and (berat > 0 or murni_sisa > 0));

create table lunas_tukang (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null check (cara in ('EMAS', 'UANG', 'HAPUS')),
  tukang text not null,
  murni miligram not null check (murni > 0),
  jumlah rupiah not null check (jumlah >= 0),
  -- Rupiah for a gram of fine gold that was agreed; nothing where nobody paid money.
  kurs rupiah,
  harga_modal rupiah not null check (harga_modal >= 0),
  -- Money beyond the cost of what it settles; below nothing it was less.
  selisih_kurs rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, tukang) references tukang,
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint lunas_tukang_uang check (case cara when 'UANG' then jumlah > 0 and kurs is not null and selisih_kurs = jumlah::bigint - harga_modal::bigint
    else jumlah = 0 and kurs is null and selisih_kurs = 0 end)
);
create index lunas_tukang_tukang on lunas_tukang (kode_toko, tukang);
select pasang_rls('lunas_tukang', 'select');
grant insert, select on lunas_tukang to mustika_buku;
insert into penulis (nama, kecuali) values ('lunas_tukang', '{}');
