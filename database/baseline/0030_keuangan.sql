-- Money that moves without a sale or purchase: in and out of drawers and banks, and between them.

-- The other end of a movement with the outside is the account its kode transaksi names; this one only if none is named.
insert into peran_akun (akun, sisi) values ('TRANSAKSI', 'K');
insert into akun_bawaan (peran, nomor_akun) values ('TRANSAKSI', '420900');
select tambah_jurnal_bawaan('UANG_KAS', array['TAMBAH', 'AMBIL'], array['KAS'], array['KAS']);
select tambah_jurnal_bawaan('UANG_BANK', array['TAMBAH', 'AMBIL'], array['BANK'], array['BANK']);
select tambah_jurnal_bawaan('MUTASI_BANK', array['TRANSFER'], array['BANK'], array['BANK']);
select tambah_jurnal_bawaan('MUTASI_CASH', array['SETOR', 'TARIK'], array['KAS', 'BANK'], array['KAS', 'BANK']);
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  values ('*', '*', 'TRANSAKSI', 'DEBET'), ('*', '*', 'TRANSAKSI', 'KREDIT');
select isi_bawaan_toko(kode_toko) from toko;

-- One movement. An empty side is the outside world; CASH is the drawer of `kasir`, everything else a bank.
create table mutasi_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  jenis text not null check (jenis in ('UANG_KAS', 'UANG_BANK', 'MUTASI_BANK', 'MUTASI_CASH')),
  asal text,
  asal_rekening text,
  tujuan text,
  tujuan_rekening text,
  kasir text,
  kategori text not null references kode_transaksi,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text not null,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, asal_rekening) references rekening,
  foreign key (kode_toko, tujuan_rekening) references rekening,
  constraint mutasi_satu_sisi check (asal is not null or tujuan is not null),
  constraint mutasi_bukan_sendiri check (asal is distinct from tujuan or asal_rekening is distinct from tujuan_rekening),
  constraint mutasi_laci check ((kasir is not null) = (coalesce(asal, '') = 'CASH' or coalesce(tujuan, '') = 'CASH')),
  constraint mutasi_rekening check (
    (asal is null or (asal = 'CASH') = (asal_rekening is null)) and (tujuan is null or (tujuan = 'CASH') = (tujuan_rekening is null)))
);
create index mutasi_uang_hari on mutasi_uang (kode_toko, tanggal);
select pasang_rls('mutasi_uang', 'select');
grant select, insert on mutasi_uang to mustika_buku;

create function catat_baris_mutasi_uang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into mutasi_uang (kode_toko, no_dokumen, tanggal, jenis, asal, asal_rekening, tujuan, tujuan_rekening, kasir, kategori, jumlah,
      keterangan, user_id)
    select toko, no_dok, x.tanggal, x.jenis, x.asal, x.asal_rekening, x.tujuan, x.tujuan_rekening, x.kasir, x.kategori, x.jumlah,
      x.keterangan, x.user_id
    from jsonb_populate_recordset(null::mutasi_uang, baris) x;
end $$;

-- What is not in a drawer cannot be taken out of it. The balance is locked here, so that two tills cannot both take it.
create function catat_baris_laci_cukup(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  ada bigint;
begin
  for r in select x.kasir, sum(x.jumlah) as jumlah from jsonb_to_recordset(baris) as x(kasir text, jumlah bigint)
            group by x.kasir order by x.kasir loop
    select s.saldo into ada from saldo_uang s
     where s.kode_toko = toko and s.akun = 'KAS' and s.dimensi = r.kasir for update;
    if coalesce(ada, 0) < r.jumlah then
      perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', r.kasir, 'saldo', coalesce(ada, 0), 'jumlah', r.jumlah));
    end if;
  end loop;
end $$;
insert into penulis values ('mutasi_uang'), ('laci_cukup');
