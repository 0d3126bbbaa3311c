-- Money from a branch to head office: sent out of a drawer or bank, on the way, received once under its number.
insert into peran_akun (akun, sisi) values ('RK_PUSAT', 'K'), ('RK_CABANG', 'D');
insert into akun_bawaan (peran, nomor_akun) values ('RK_PUSAT', '220100'), ('RK_CABANG', '220100');
select tambah_jurnal_bawaan('KIRIM_UANG', array['KIRIM'], array['UANG_DALAM_PERJALANAN'], array['KAS', 'BANK']);
select tambah_jurnal_bawaan('KIRIM_UANG', array['DITERIMA'], array['RK_PUSAT'], array['UANG_DALAM_PERJALANAN']);
select tambah_jurnal_bawaan('TERIMA_UANG', array['TERIMA'], array['KAS', 'BANK'], array['RK_CABANG']);
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  select '*', '*', a, s from unnest(array['RK_PUSAT', 'RK_CABANG']) a, unnest(array['DEBET', 'KREDIT']) s;
select isi_bawaan_toko(kode_toko) from toko;

-- The document's number is the reference number: it names the sender, so no two stores share one.
create table kirim_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  pengirim text not null,
  asal text not null,
  asal_rekening text,
  tujuan text not null references toko,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, asal_rekening) references rekening,
  constraint kirim_rekening check ((asal = 'CASH') = (asal_rekening is null)),
  constraint kirim_ke_lain check (tujuan <> kode_toko)
);
create index kirim_uang_hari on kirim_uang (kode_toko, tanggal);

create table terima_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  penerima text not null,
  no_reff text not null,
  dari_toko text not null references toko,
  tujuan text not null,
  tujuan_rekening text,
  jumlah rupiah not null check (jumlah > 0),
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, tujuan_rekening) references rekening,
  constraint terima_rekening check ((tujuan = 'CASH') = (tujuan_rekening is null)),
  constraint terima_sekali unique (kode_toko, no_reff)
);
create index terima_uang_hari on terima_uang (kode_toko, tanggal);

do $$
declare t text;
begin
  foreach t in array array['kirim_uang', 'terima_uang'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;

create function catat_baris_kirim_uang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into kirim_uang (kode_toko, no_dokumen, tanggal, pengirim, asal, asal_rekening, tujuan, jumlah, keterangan)
    select toko, no_dok, x.tanggal, x.pengirim, x.asal, x.asal_rekening, x.tujuan, x.jumlah, x.keterangan
    from jsonb_populate_recordset(null::kirim_uang, baris) x;
end $$;

create function catat_baris_terima_uang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into terima_uang (kode_toko, no_dokumen, tanggal, penerima, no_reff, dari_toko, tujuan, tujuan_rekening, jumlah)
    select toko, no_dok, x.tanggal, x.penerima, x.no_reff, x.dari_toko, x.tujuan, x.tujuan_rekening, x.jumlah
    from jsonb_populate_recordset(null::terima_uang, baris) x;
exception when unique_violation then
  perform tolak('UANG_SUDAH_DITERIMA');
end $$;
insert into penulis values ('kirim_uang'), ('terima_uang');

-- What was received was sent, as much, and its sender knows; what its sender calls received has been received.
create function invarian_kirim_uang() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'KIRIM_UANG', coalesce(k.kode_toko, t.dari_toko), jsonb_build_object('no_reff', coalesce(k.no_dokumen, t.no_reff))
    from (select k.kode_toko, k.no_dokumen, k.jumlah, d.status from kirim_uang k
            join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen) k
    full join terima_uang t on t.no_reff = k.no_dokumen and t.dari_toko = k.kode_toko
   where (t.no_reff is null and k.status = 'TERIMA')
      or (t.no_reff is not null and (k.no_dokumen is null or k.status <> 'TERIMA' or k.jumlah <> t.jumlah))
$$;
revoke execute on function invarian_kirim_uang() from public;
