-- Stones: value lists after the GIA, suppliers, and the stones themselves. Domain chapter 10.

-- The grades of the chain: code, name, and their order, best first.
do $$
declare nama text;
begin
  foreach nama in array array['shape', 'color', 'clarity', 'fluorescence', 'symmetry', 'polish', 'cutgrade'] loop
    execute format('create table batu_%1$s (kode_%1$s text primary key, nama_%1$s text not null,
                      urutan integer not null default 0 check (urutan between 0 and 9999))', nama);
  end loop;
end $$;
create table jenis_batu (kode_batu text primary key, nama_batu text not null);

do $$
declare t text;
begin
  foreach t in array array['batu_shape', 'batu_color', 'batu_clarity', 'batu_fluorescence', 'batu_symmetry', 'batu_polish',
                           'batu_cutgrade', 'jenis_batu'] loop
    perform tambah_jejak(t::regclass);
    perform beri_hak_rantai(t::regclass);
    execute format('revoke delete on %I from mustika_app', t);
  end loop;
end $$;

insert into batu_shape (kode_shape, nama_shape, urutan)
  select kode, nama, urut * 10 from unnest(
    array['RB', 'PR', 'EM', 'AS', 'OV', 'MQ', 'PS', 'HS', 'CU', 'RA', 'BG', 'TP'],
    array['ROUND BRILLIANT', 'PRINCESS', 'EMERALD', 'ASSCHER', 'OVAL', 'MARQUISE', 'PEAR', 'HEART',
      'CUSHION', 'RADIANT', 'BAGUETTE', 'TAPER'])
    with ordinality x (kode, nama, urut);
insert into batu_color (kode_color, nama_color, urutan)
  select chr(k), case when k <= ascii('F') then 'COLORLESS' when k <= ascii('J') then 'NEAR COLORLESS' when k <= ascii('M') then 'FAINT'
                      when k <= ascii('R') then 'VERY LIGHT' else 'LIGHT' end, (k - ascii('D') + 1) * 10
    from generate_series(ascii('D'), ascii('Z')) k
  union all select 'FANCY', 'FANCY COLOR', 900;
insert into batu_clarity (kode_clarity, nama_clarity, urutan)
  select kode, nama, urut * 10 from unnest(
    array['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'SI3', 'I1', 'I2', 'I3'],
    array['FLAWLESS', 'INTERNALLY FLAWLESS', 'VERY VERY SLIGHTLY INCLUDED 1',
      'VERY VERY SLIGHTLY INCLUDED 2', 'VERY SLIGHTLY INCLUDED 1', 'VERY SLIGHTLY INCLUDED 2',
      'SLIGHTLY INCLUDED 1', 'SLIGHTLY INCLUDED 2', 'SLIGHTLY INCLUDED 3', 'INCLUDED 1', 'INCLUDED 2',
      'INCLUDED 3'])
    with ordinality x (kode, nama, urut);
insert into batu_fluorescence (kode_fluorescence, nama_fluorescence, urutan)
  select kode, nama, urut * 10 from unnest(
    array['NON', 'FNT', 'MED', 'STG', 'VST'],
    array['NONE', 'FAINT', 'MEDIUM', 'STRONG', 'VERY STRONG'])
    with ordinality x (kode, nama, urut);
do $$
declare nama text;
begin
  foreach nama in array array['symmetry', 'polish', 'cutgrade'] loop
    execute format($q$insert into batu_%1$s (kode_%1$s, nama_%1$s, urutan) values
      ('EX', 'EXCELLENT', 10), ('VG', 'VERY GOOD', 20), ('G', 'GOOD', 30), ('F', 'FAIR', 40), ('P', 'POOR', 50)$q$, nama);
  end loop;
end $$;
insert into jenis_batu (kode_batu, nama_batu) values
  ('BERLIAN', 'BERLIAN'), ('RUBY', 'RUBY'), ('SAFIR', 'SAFIR'), ('ZAMRUD', 'ZAMRUD'), ('MUTIARA', 'MUTIARA'), ('OPAL', 'OPAL'),
  ('MOISSANITE', 'MOISSANITE'), ('ZIRKON', 'CUBIC ZIRCONIA');

create table supplier_berlian (
  kode_toko text not null references toko,
  kode_supplier_berlian text not null,
  nama_supplier text not null,
  alamat_supplier text,
  no_telp text,
  npwp text,
  primary key (kode_toko, kode_supplier_berlian)
);
-- A stone or a parcel of like stones. karat is thousandths of a carat, as weights are thousandths of a gram.
create table parameter_berlian (
  kode_toko text not null references toko,
  kode_berlian text not null,
  nama_berlian text not null,
  kode_intern text,
  kode_batu text not null references jenis_batu,
  jumlah integer not null default 1 check (jumlah between 1 and 100000),
  karat miligram not null check (karat > 0),
  kode_shape text references batu_shape,
  kode_color text references batu_color,
  kode_clarity text references batu_clarity,
  kode_cutgrade text references batu_cutgrade,
  kode_polish text references batu_polish,
  kode_symmetry text references batu_symmetry,
  kode_fluorescence text references batu_fluorescence,
  sertifikat text not null default 'TANPA' check (sertifikat in ('TANPA', 'GIA', 'IGI', 'HRD', 'AGL')),
  no_sertifikat text,
  kode_supplier_berlian text,
  satuan_harga text not null default 'CT' check (satuan_harga in ('CT', 'PCS')),
  harga_usd integer not null default 0 check (harga_usd between 0 and 100000000),
  profit mili_persen not null default 0 check (profit between 0 and 1000000),
  ongkos_berlian rupiah not null default 0 check (ongkos_berlian >= 0),
  primary key (kode_toko, kode_berlian),
  foreign key (kode_toko, kode_supplier_berlian) references supplier_berlian,
  constraint parameter_berlian_no_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat is null))
);
comment on constraint parameter_berlian_no_sertifikat on parameter_berlian is
  'Sertifikat Perlu Nomor, Dan Tanpa Sertifikat Tidak Ada Nomor';

do $$
declare t text;
begin
  foreach t in array array['supplier_berlian', 'parameter_berlian'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    execute format('grant select on %I to mustika_buku', t);
  end loop;
end $$;

-- A certificate is of one stone.
create unique index uq_parameter_berlian_sertifikat on parameter_berlian (kode_toko, sertifikat, no_sertifikat)
  where no_sertifikat is not null;
comment on index uq_parameter_berlian_sertifikat is 'No Sertifikat Ini Sudah Dipakai Berlian Lain';
