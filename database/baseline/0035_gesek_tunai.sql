-- Card cash-out: the card machine takes the amount, the drawer gives it less the fee.
insert into peran_akun (akun, sisi) values ('PENDAPATAN_FEE_GESEK', 'K');
insert into akun_bawaan (peran, nomor_akun) values ('PENDAPATAN_FEE_GESEK', '420500');
select tambah_jurnal_bawaan('GESEK_TUNAI', array['DEBET', 'CREDIT'], array['PIUTANG_EDC'], array['KAS', 'PENDAPATAN_FEE_GESEK']);
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  values ('*', '*', 'PENDAPATAN_FEE_GESEK', 'DEBET'), ('*', '*', 'PENDAPATAN_FEE_GESEK', 'KREDIT');
select isi_bawaan_toko(kode_toko) from toko;

create table gesek_tunai (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  kasir text not null,
  no_rekening text not null,
  jenis_kartu text not null check (jenis_kartu in ('DEBET', 'CREDIT')),
  gesek rupiah not null check (gesek > 0),
  fee_persen mili_persen not null check (fee_persen between 0 and 100000),
  fee_rp rupiah not null check (fee_rp >= 0),
  cash rupiah not null check (cash > 0),
  -- Last four digits and no expiry, never more (Domain R6.10).
  kartu_akhir text not null check (kartu_akhir ~ '^[0-9]{4}$'),
  nama_pemilik text not null,
  no_ktp text check (no_ktp ~ '^[0-9]{16}$'),
  alamat text,
  telp text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint gesek_jumlah check (gesek = fee_rp + cash)
);
create index gesek_tunai_hari on gesek_tunai (kode_toko, tanggal);
select pasang_rls('gesek_tunai', 'select');
grant select, insert on gesek_tunai to mustika_buku;

create function catat_baris_gesek_tunai(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into gesek_tunai (kode_toko, no_dokumen, tanggal, kasir, no_rekening, jenis_kartu, gesek, fee_persen, fee_rp, cash,
      kartu_akhir, nama_pemilik, no_ktp, alamat, telp)
    select toko, no_dok, x.tanggal, x.kasir, x.no_rekening, x.jenis_kartu, x.gesek, x.fee_persen, x.fee_rp, x.cash,
      x.kartu_akhir, x.nama_pemilik, x.no_ktp, x.alamat, x.telp
    from jsonb_populate_recordset(null::gesek_tunai, baris) x;
end $$;
insert into penulis values ('gesek_tunai');
