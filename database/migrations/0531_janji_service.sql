-- The promised day of a job moves with a reason, and more is paid ahead later. Domain R6.9; docs/decisions/0092.
create table service_janji (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  janji_lama date not null,
  janji_baru date not null,
  alasan text not null,
  primary key (kode_toko, no_dokumen, peristiwa),
  constraint service_janji_pindah check (janji_lama <> janji_baru),
  foreign key (kode_toko, no_dokumen) references service,
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa
);
select pasang_rls('service_janji', 'select');
grant insert, select on service_janji to mustika_buku;
insert into penulis (nama, kecuali) values ('service_janji', '{}');

-- Paid ahead later, it may come to more than was thought at first; less work than was paid for leaves it above the total, too.
alter table service drop constraint service_uang_muka, add constraint service_uang_muka check (uang_muka >= 0);
grant update (uang_muka) on service to mustika_buku;
alter table service_gerak drop constraint service_gerak_jenis_check,
  add constraint service_gerak_jenis_check check (jenis in ('MASUK', 'TAMBAH', 'AMBIL', 'BATAL', 'BATAL_AMBIL'));

-- A customer hears of every day that is promised anew, so an automatic message names its event.
alter table pesan_wa add column peristiwa smallint;
drop index uq_pesan_wa_otomatis;
create unique index uq_pesan_wa_otomatis on pesan_wa (kode_toko, jenis, no_dokumen, tempo, saat, peristiwa) nulls not distinct
  where otomatis and jenis not in ('KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME');
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI',
    'SERVICE_SELESAI', 'SERVICE_AMBIL', 'SERVICE_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'));
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI',
    'SERVICE_SELESAI', 'SERVICE_AMBIL', 'SERVICE_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'));
