-- What of a delivery is there when somebody counts it, kind by kind, beside what came and what wears tags. It writes no stock:
-- what is missing is tagged and destroyed, or found. Domain R8.2.
create table opname_penerimaan (
  kode_toko text not null,
  no_dokumen text not null,
  no_penerimaan text not null,
  jumlah integer not null check (jumlah >= 0),
  berat miligram not null check (berat >= 0),
  selisih_jumlah integer not null,
  selisih_berat bigint not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_penerimaan) references penerimaan_barang
);
create index opname_penerimaan_penerimaan on opname_penerimaan (kode_toko, no_penerimaan);
select pasang_rls('opname_penerimaan', 'select');
select pasang_penulis('opname_penerimaan');

create table opname_penerimaan_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  kode_group text not null,
  kode_dept text not null references jenis,
  -- What came, and what of it wore tags, when it was counted.
  terima_jumlah integer not null check (terima_jumlah >= 0),
  terima_berat miligram not null check (terima_berat >= 0),
  label_jumlah integer not null check (label_jumlah >= 0),
  label_berat miligram not null check (label_berat >= 0),
  jumlah integer not null check (jumlah >= 0),
  berat miligram not null check (berat >= 0),
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  foreign key (kode_toko, no_dokumen) references opname_penerimaan,
  foreign key (kode_toko, kode_group) references grup
);
select pasang_rls('opname_penerimaan_jenis', 'select');
select pasang_penulis('opname_penerimaan_jenis');

-- A count is what its kinds come to.
create function invarian_opname_penerimaan() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'OPNAME_PENERIMAAN', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'kepala', h.jumlah, 'baris', sum(j.jumlah))
    from opname_penerimaan h
    left join opname_penerimaan_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
   group by h.kode_toko, h.no_dokumen, h.jumlah, h.berat, h.selisih_jumlah, h.selisih_berat
  having sum(j.jumlah) is distinct from h.jumlah::bigint or sum(j.berat) is distinct from h.berat::numeric
      or sum(j.jumlah - j.terima_jumlah) is distinct from h.selisih_jumlah::bigint
      or sum(j.berat::bigint - j.terima_berat::bigint) is distinct from h.selisih_berat::numeric
$$;
revoke execute on function invarian_opname_penerimaan() from public;
