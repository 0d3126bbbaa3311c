-- What was paid and paid out, once for every kind of document (docs/decisions/0080), by the event that took or gave it. `jumlah` is
-- without the change, `diterima` is what lay on the counter. A nota with a trade-in has both directions under one number.
create table pembayaran (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  arah text not null default 'MASUK',
  urut smallint not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  primary key (kode_toko, no_dokumen, peristiwa, arah, urut),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint pembayaran_arah check (arah in ('MASUK', 'KELUAR')),
  constraint pembayaran_jenis check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN')),
  constraint pembayaran_rekening check ((jenis in ('DEBET', 'CREDIT', 'TRANSFER')) = (no_rekening is not null)),
  -- Cash that went back as change to the last rupiah is still seen.
  constraint pembayaran_jumlah check (diterima > 0 and (jumlah > 0 or (jenis = 'CASH' and jumlah = 0))),
  constraint pembayaran_diterima check (diterima >= jumlah and (jenis = 'CASH' or diterima = jumlah)),
  constraint pembayaran_fee check (fee >= 0),
  constraint pembayaran_fee_ditanggung check (fee_ditanggung in ('TOKO', 'PELANGGAN')),
  constraint pembayaran_kartu_akhir check (kartu_akhir ~ '^[0-9]{4}$')
);

insert into pembayaran (kode_toko, no_dokumen, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir)
  select kode_toko, no_titipan, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir from titipan_bayar
  union all
  select kode_toko, no_cicilan, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir from cicilan_bayar
  union all
  select kode_toko, no_dokumen, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir from bayar_cicilan_uang
  union all
  select kode_toko, no_dokumen, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir from terima_cicilan_uang
  union all
  select kode_toko, no_faktur_hutang, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, fee_persen, fee, fee_ditanggung, kartu_akhir from hutang_bayar
  union all
  select kode_toko, no_faktur_group, 1, 'KELUAR', urut, jenis, no_rekening, jumlah, jumlah, 0, 0, 'TOKO', null from pembelian_bayar
  union all
  -- Change comes off the cash, in its order; what is traded in beyond the nota is paid out and no change.
  select y.kode_toko, y.no_faktur_group, 1, 'MASUK', y.urut, y.jenis, y.no_rekening,
         case when y.jenis = 'CASH' then y.jumlah - least(y.jumlah, greatest(0, p.kembali - greatest(0, y.sisi - p.total - p.pph22) - y.sebelum)) else y.jumlah end,
         y.jumlah, y.fee_persen, y.fee, y.fee_ditanggung, y.kartu_akhir
    from (select b.kode_toko, b.no_faktur_group, b.urut, b.jenis, b.no_rekening, b.jumlah::bigint as jumlah, b.fee_persen, b.fee, b.fee_ditanggung, b.kartu_akhir,
                 coalesce(sum(b.jumlah::bigint) filter (where b.jenis not in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER')) over nota, 0) as sisi,
                 coalesce(sum(b.jumlah::bigint) filter (where b.jenis = 'CASH')
                   over (partition by b.kode_toko, b.no_faktur_group order by b.urut rows between unbounded preceding and 1 preceding), 0) as sebelum
            from penjualan_bayar b window nota as (partition by b.kode_toko, b.no_faktur_group)) y
    join penjualan p on p.kode_toko = y.kode_toko and p.no_faktur_group = y.no_faktur_group;

select pasang_rls('pembayaran', '');
grant select on pembayaran to mustika_app;
create trigger kekal before delete or update on pembayaran for each row execute function tolak_ubah();
create trigger kekal_semua before truncate on pembayaran for each statement execute function tolak_ubah();
alter table pembayaran enable always trigger kekal, enable always trigger kekal_semua;
insert into penulis (nama, kecuali) values ('pembayaran', '{}');

delete from penulis where nama in ('titipan_bayar', 'cicilan_bayar', 'bayar_cicilan_uang', 'terima_cicilan_uang', 'hutang_bayar', 'pembelian_bayar', 'penjualan_bayar');
drop function catat_baris_titipan_bayar(text, text, smallint, jsonb), catat_baris_cicilan_bayar(text, text, smallint, jsonb),
  catat_baris_bayar_cicilan_uang(text, text, smallint, jsonb), catat_baris_terima_cicilan_uang(text, text, smallint, jsonb),
  catat_baris_hutang_bayar(text, text, smallint, jsonb), catat_baris_pembelian_bayar(text, text, smallint, jsonb),
  catat_baris_penjualan_bayar(text, text, smallint, jsonb);
drop table titipan_bayar, cicilan_bayar, bayar_cicilan_uang, terima_cicilan_uang, hutang_bayar, pembelian_bayar, penjualan_bayar;
