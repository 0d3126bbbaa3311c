-- The daily count of a whole store: pieces and grams per kind, one a day. It moves nothing. Domain R8.2.
create table stock_opname_global (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  sistem_qty integer not null check (sistem_qty >= 0),
  sistem_berat miligram not null check (sistem_berat >= 0),
  fisik_qty integer not null check (fisik_qty >= 0),
  fisik_berat miligram not null check (fisik_berat >= 0),
  jenis_selisih integer not null check (jenis_selisih >= 0),
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
create unique index uq_stock_opname_global_hari on stock_opname_global (kode_toko, tanggal) where not batal;
select pasang_rls('stock_opname_global', 'select');
grant select, insert, update on stock_opname_global to mustika_buku;

create table stock_opname_global_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_dept text not null references jenis,
  sistem_qty integer not null check (sistem_qty >= 0),
  sistem_berat miligram not null check (sistem_berat >= 0),
  fisik_qty integer not null check (fisik_qty >= 0),
  fisik_berat miligram not null check (fisik_berat >= 0),
  selisih_qty integer not null check (selisih_qty = fisik_qty - sistem_qty),
  selisih_berat miligram not null check (selisih_berat = fisik_berat - sistem_berat),
  cara text not null check (cara in ('TIMBANGAN', 'KETIK')),
  alasan text,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references stock_opname_global
);
select pasang_rls('stock_opname_global_jenis', 'select');
select pasang_penulis('stock_opname_global_jenis');

create function catat_baris_stock_opname_global(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into stock_opname_global (kode_toko, no_dokumen, tanggal, sistem_qty, sistem_berat, fisik_qty, fisik_berat, jenis_selisih, keterangan)
    select toko, no_dok, x.tanggal, x.sistem_qty, x.sistem_berat, x.fisik_qty, x.fisik_berat, x.jenis_selisih, x.keterangan
      from jsonb_populate_recordset(null::stock_opname_global, baris) x;
exception when unique_violation then
  perform tolak('OPNAME_GLOBAL_SUDAH_ADA', '{}');
end $$;
create function catat_baris_stock_opname_global_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update stock_opname_global h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
insert into penulis (nama) values ('stock_opname_global'), ('stock_opname_global_batal');

create function invarian_stock_opname_global() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'STOCK_OPNAME_GLOBAL', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status)
    from stock_opname_global h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select l.kode_toko, l.no_dokumen, sum(l.sistem_qty) as sq, sum(l.sistem_berat) as sb, sum(l.fisik_qty) as fq, sum(l.fisik_berat) as fb
                 from stock_opname_global_jenis l group by 1, 2) l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where h.batal <> (d.status = 'CANC')
      or (l.sq, l.sb, l.fq, l.fb) is distinct from (h.sistem_qty::bigint, h.sistem_berat::numeric, h.fisik_qty::bigint, h.fisik_berat::numeric)
$$;
revoke execute on function invarian_stock_opname_global() from public;
