-- Loans on pledged gold (hutang). A number is one contract: its principal never changes, what happens to it are rows of
-- hutang_gerak, and what its head says besides the contract is what the living rows come to. Who pays part of it, lends more on it
-- or takes part of the pledge back gets a new number from the old one. Domain chapter 5; docs/decisions/0051.
insert into akun (nomor_akun, nama_akun, sisi, laporan, manual, golongan) values ('150500', 'KLIRING HUTANG', 'D', 'NERACA', false, 'KLIRING');
insert into peran_akun (akun, sisi, kliring, manual, golongan) values
  ('PIUTANG_GADAI', 'D', false, false, 'PIUTANG_GADAI'), ('KLIRING_HUTANG', 'D', true, false, 'KLIRING'),
  ('PENDAPATAN_BUNGA', 'K', false, true, 'PENDAPATAN_LAIN'), ('PENDAPATAN_DENDA', 'K', false, true, 'PENDAPATAN_LAIN'),
  ('UTANG_KELEBIHAN', 'K', false, false, 'KELEBIHAN_LELANG'), ('RUGI_LELANG', 'D', false, true, 'BEBAN');
insert into akun_bawaan (peran, nomor_akun) values ('PIUTANG_GADAI', '120200'), ('KLIRING_HUTANG', '150500'),
  ('PENDAPATAN_BUNGA', '420200'), ('PENDAPATAN_DENDA', '420300'), ('UTANG_KELEBIHAN', '210500'), ('RUGI_LELANG', '530500');
select isi_bawaan_toko(kode_toko) from toko;

create table hutang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  tanggal date not null,
  -- The number it goes on from, and the first one of its chain.
  no_faktur_lama text,
  no_faktur_awal text,
  no_faktur_manual text,
  kode_member text references member,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  kode_sales text,
  kasir text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  berat_plastik miligram not null,
  taksir rupiah not null check (taksir >= 0),
  plafond rupiah not null check (plafond >= 0),
  jumlah_hutang rupiah not null check (jumlah_hutang > 0),
  bunga mili_persen not null check (bunga >= 0),
  mode_bunga text not null check (mode_bunga in ('HARIAN', '15_HARIAN', 'BULANAN')),
  hari_minimal integer not null check (hari_minimal > 0),
  pembulatan rupiah not null check (pembulatan > 0),
  denda mili_persen not null check (denda >= 0),
  bunga_rp rupiah not null check (bunga_rp >= 0),
  biaya_adm rupiah not null check (biaya_adm >= 0),
  lama_pinjam integer not null check (lama_pinjam > 0),
  basis_tempo text not null check (basis_tempo in ('BULAN', '30_HARI')),
  tempo_awal date not null,
  no_paket text,
  tempat_simpan text,
  keterangan text,
  -- What of the money goes by transfer, and from where; the rest out of the drawer.
  transfer rupiah not null,
  no_rekening text,
  -- What the living rows of hutang_gerak come to.
  tgl_jatuh_tempo date not null,
  bulan_tempo integer not null,
  bunga_dibayar rupiah not null default 0 check (bunga_dibayar >= 0),
  denda_dibayar rupiah not null default 0 check (denda_dibayar >= 0),
  tutup text check (tutup in ('LUNAS', 'PEREMAJAAN', 'LELANG')),
  tgl_lunas date,
  no_faktur_baru text,
  kelebihan rupiah not null default 0 check (kelebihan >= 0),
  primary key (kode_toko, no_faktur_hutang),
  foreign key (kode_toko, no_faktur_hutang) references dokumen,
  foreign key (kode_toko, no_faktur_lama) references hutang,
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint hutang_berat_plastik check (berat_plastik >= berat),
  constraint hutang_adm check (biaya_adm < jumlah_hutang),
  constraint hutang_tempo check (tgl_jatuh_tempo > tanggal and tempo_awal > tanggal and bulan_tempo >= lama_pinjam),
  constraint hutang_siapa check (kode_member is not null or no_hp_customer is not null),
  constraint hutang_tutup check ((tutup is null) = (tgl_lunas is null) and (no_faktur_baru is not null) = (coalesce(tutup, '-') = 'PEREMAJAAN')),
  constraint hutang_transfer check (transfer >= 0 and (transfer > 0) = (no_rekening is not null)),
  constraint hutang_rantai check ((no_faktur_lama is null) = (no_faktur_awal is null)),
  constraint hutang_data_diri_tersegel check (coalesce(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'
    and coalesce(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' and coalesce(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'
    and coalesce(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]')
);
comment on constraint hutang_berat_plastik on hutang is 'Berat Emas + Plastik Tidak Boleh Kurang Dari Berat Emas';
comment on constraint hutang_data_diri_tersegel on hutang is 'Data Diri Harus Tersegel';
create index hutang_hari on hutang (kode_toko, tanggal);
create index hutang_tempo on hutang (kode_toko, tgl_jatuh_tempo) where tutup is null;
create index hutang_lunas on hutang (kode_toko, tgl_lunas) where tutup is not null;
create index hutang_hp on hutang (kode_toko, no_hp_customer);
create index hutang_member on hutang (kode_member) where kode_member is not null;
create index hutang_identitas on hutang (kode_toko, split_part(nik_sim_passport, '~', 1)) where nik_sim_passport is not null;
create index hutang_lama on hutang (kode_toko, no_faktur_lama) where no_faktur_lama is not null;
select pasang_rls('hutang', 'select');
select pasang_penulis('hutang', '{bunga_dibayar,denda_dibayar,tutup,tgl_lunas,no_faktur_baru,kelebihan}');
grant update (tgl_jatuh_tempo, bulan_tempo, bunga_dibayar, denda_dibayar, tutup, tgl_lunas, no_faktur_baru, kelebihan) on hutang to mustika_buku;

create table hutang_barang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut smallint not null,
  nama_barang text not null,
  jumlah integer not null check (jumlah > 0),
  berat miligram not null check (berat > 0),
  kadar mili_persen not null check (kadar > 0 and kadar <= 100000),
  kondisi_pinjaman text,
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  taksir rupiah not null check (taksir >= 0),
  foto text,
  -- Line of the contract before, where it went on from there.
  urut_lama smallint,
  keadaan text not null default 'GADAI' check (keadaan in ('GADAI', 'DITEBUS', 'LANJUT', 'LELANG', 'BATAL')),
  primary key (kode_toko, no_faktur_hutang, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang
);
select pasang_rls('hutang_barang', 'select');
select pasang_penulis('hutang_barang', '{keadaan}');
grant update (keadaan) on hutang_barang to mustika_buku;

-- Pictures that were taken of pledges; before the contract there is no number to name one after.
create table hutang_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, foto)
);
select pasang_rls('hutang_foto', 'select, insert');

create table hutang_bayar (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER')),
  no_rekening text,
  jumlah rupiah not null check (jumlah > 0),
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0 check (fee >= 0),
  fee_ditanggung text not null default 'TOKO' check (fee_ditanggung in ('TOKO', 'PELANGGAN')),
  kartu_akhir text check (kartu_akhir ~ '^[0-9]{4}$'),
  primary key (kode_toko, no_faktur_hutang, peristiwa, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint hutang_bayar_diterima check (diterima >= jumlah and (jenis = 'CASH' or diterima = jumlah)),
  constraint hutang_bayar_rekening check ((jenis = 'CASH') = (no_rekening is null))
);
select pasang_rls('hutang_bayar', 'select');
select pasang_penulis('hutang_bayar');

-- What happened to a contract: an event of its own document, or of the number it goes on under.
create table hutang_gerak (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut smallint not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  jenis text not null check (jenis in ('CAIR', 'BUNGA', 'LUNAS', 'PEREMAJAAN', 'LELANG', 'KELEBIHAN', 'DALUWARSA')),
  -- What it added to the principal that is out, and what it settled.
  pokok rupiah not null default 0,
  hari integer not null default 0 check (hari >= 0),
  -- All interest of those days, whatever was paid of it before.
  bunga_hitung rupiah not null default 0 check (bunga_hitung >= 0),
  bunga rupiah not null default 0 check (bunga >= 0),
  denda rupiah not null default 0 check (denda >= 0),
  potongan_bunga rupiah not null default 0 check (potongan_bunga >= 0),
  potongan_denda rupiah not null default 0 check (potongan_denda >= 0),
  -- Months the due date moved by, and where to.
  bulan integer not null default 0 check (bulan >= 0),
  tgl_jatuh_tempo date,
  -- An auction: what it brought and cost, what of it is the customer's; and what of that was paid or lapsed.
  hasil rupiah not null default 0 check (hasil >= 0),
  biaya rupiah not null default 0 check (biaya >= 0),
  kelebihan rupiah not null default 0,
  rugi rupiah not null default 0 check (rugi >= 0),
  pembeli text,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_hutang, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang,
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa (kode_toko, no_dokumen, urut),
  constraint hutang_gerak_pokok check (case jenis when 'CAIR' then pokok > 0 when 'BUNGA' then pokok = 0 when 'LUNAS' then pokok < 0
    when 'PEREMAJAAN' then pokok < 0 when 'LELANG' then pokok < 0 else pokok = 0 end),
  constraint hutang_gerak_tempo check ((bulan > 0) = (tgl_jatuh_tempo is not null) and (bulan = 0 or jenis = 'BUNGA')),
  constraint hutang_gerak_kelebihan check (case jenis when 'LELANG' then kelebihan >= 0 when 'KELEBIHAN' then kelebihan < 0
    when 'DALUWARSA' then kelebihan < 0 else kelebihan = 0 end),
  constraint hutang_gerak_lelang check (jenis = 'LELANG' or (hasil = 0 and biaya = 0 and rugi = 0 and pembeli is null)),
  -- What the pledge brought is costs, principal, interest, late fee, and the rest; the shop bears what of the principal is missing.
  constraint hutang_gerak_hasil check (jenis <> 'LELANG'
    or hasil::bigint + rugi = biaya::bigint - pokok + bunga + denda + kelebihan)
);
create index hutang_gerak_dokumen on hutang_gerak (kode_toko, no_dokumen);
create index hutang_gerak_hari on hutang_gerak (kode_toko, tanggal);
select pasang_rls('hutang_gerak', 'select');
grant select, insert, update (batal) on hutang_gerak to mustika_buku;

-- A customer is told before his pledge is sold: when, which way, by whom.
create table hutang_peringatan (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  tanggal date not null,
  cara text not null check (cara in ('WHATSAPP', 'TELEPON', 'SURAT', 'LANGSUNG')),
  keterangan text,
  user_id text not null,
  primary key (kode_toko, no_faktur_hutang, peristiwa),
  foreign key (kode_toko, no_faktur_hutang) references hutang
);
select pasang_rls('hutang_peringatan', 'select');
select pasang_penulis('hutang_peringatan');

-- All interest of a contract until a day: what hitung of bunga-berjalan.rule.ts says, for lists and reports.
create function bunga_hutang(pokok bigint, bunga integer, cara text, hari_minimal integer, bulat bigint, hari integer) returns bigint
language sql immutable parallel safe as $$
  select (ceil(case cara
      when 'HARIAN' then pokok::numeric * bunga * greatest(hari, hari_minimal, 1) / 3000000
      when 'BULANAN' then pokok::numeric * bunga * ceil(greatest(hari, hari_minimal, 1) / 30.0) / 100000
      else pokok::numeric * bunga * ceil(greatest(hari, hari_minimal, 1) / 15.0) / 200000 end / bulat) * bulat)::bigint
$$;

-- The late fee until a day: for each begun month after the due date.
create function denda_hutang(pokok bigint, denda integer, bulat bigint, lewat integer) returns bigint
language sql immutable parallel safe as $$
  select case when lewat <= 0 or denda = 0 then 0
    else (ceil(ceil(pokok::numeric * denda / 100000) * ceil(lewat / 30.0) / bulat) * bulat)::bigint end
$$;

-- The head says what the living rows come to.
create function segarkan_hutang(toko text, no text) returns void language plpgsql as $$
declare
  g record;
  akhir record;
  pindah smallint;
begin
  select max(x.urut) into pindah from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal and x.bulan > 0;
  select coalesce(sum(x.bulan), 0) as bulan, coalesce(sum(x.bunga::bigint + x.potongan_bunga), 0) as bunga,
         coalesce(sum(x.denda::bigint + x.potongan_denda) filter (where x.urut > coalesce(pindah, 0)), 0) as denda,
         coalesce(sum(x.kelebihan), 0) as kelebihan, max(x.tgl_jatuh_tempo) filter (where x.urut = pindah) as tempo
    into g from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal;
  select x.jenis, x.tanggal, x.no_dokumen into akhir from hutang_gerak x
   where x.kode_toko = toko and x.no_faktur_hutang = no and not x.batal and x.jenis in ('LUNAS', 'PEREMAJAAN', 'LELANG');
  update hutang h set bulan_tempo = h.lama_pinjam + g.bulan, bunga_dibayar = g.bunga, denda_dibayar = g.denda,
         tgl_jatuh_tempo = coalesce(g.tempo, h.tempo_awal), tutup = akhir.jenis, tgl_lunas = akhir.tanggal,
         no_faktur_baru = case akhir.jenis when 'PEREMAJAAN' then akhir.no_dokumen end, kelebihan = g.kelebihan
   where h.kode_toko = toko and h.no_faktur_hutang = no;
end $$;

-- One thing that happened to the contract `no` by the event `ke` of document `no_dok`.
create function gerak_hutang(toko text, no text, r jsonb, no_dok text, ke smallint) returns void language plpgsql as $$
begin
  insert into hutang_gerak (kode_toko, no_faktur_hutang, urut, no_dokumen, peristiwa, tanggal, jenis, pokok, hari, bunga_hitung, bunga,
      denda, potongan_bunga, potongan_denda, bulan, tgl_jatuh_tempo, hasil, biaya, kelebihan, rugi, pembeli)
    select toko, no, d.peristiwa, no_dok, ke, p.tanggal, x.jenis, coalesce(x.pokok, 0), coalesce(x.hari, 0), coalesce(x.bunga_hitung, 0),
           coalesce(x.bunga, 0), coalesce(x.denda, 0), coalesce(x.potongan_bunga, 0), coalesce(x.potongan_denda, 0), coalesce(x.bulan, 0),
           x.tgl_jatuh_tempo, coalesce(x.hasil, 0), coalesce(x.biaya, 0), coalesce(x.kelebihan, 0), coalesce(x.rugi, 0), x.pembeli
      from jsonb_populate_record(null::hutang_gerak, r) x
      join dokumen d on d.kode_toko = toko and d.no_dokumen = no
      join peristiwa p on p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
  perform segarkan_hutang(toko, no);
end $$;

create function catat_baris_hutang_gerak(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform gerak_hutang(toko, no_dok, x, no_dok, ke) from jsonb_array_elements(baris) x;
  update hutang_barang l set keadaan = case x ->> 'jenis' when 'LUNAS' then 'DITEBUS' else 'LELANG' end
    from jsonb_array_elements(baris) x
   where x ->> 'jenis' in ('LUNAS', 'LELANG') and l.kode_toko = toko and l.no_faktur_hutang = no_dok and l.keadaan = 'GADAI';
end $$;

-- A contract that goes on under another number, and what of its pledge goes along; another till that was there first wins.
create function catat_baris_hutang_lanjut(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r jsonb;
  urutan smallint;
begin
  for r in select x from jsonb_array_elements(baris) x loop
    update dokumen d set status = 'CLOS', peristiwa = d.peristiwa + 1
     where d.kode_toko = toko and d.no_dokumen = r ->> 'no_faktur_lama' and d.jenis = 'hutang' and d.status = 'DONE'
       and d.peristiwa = (r ->> 'lihat')::smallint returning d.peristiwa into urutan;
    if not found then perform tolak('HUTANG_BERUBAH', jsonb_build_object('no_faktur_hutang', r ->> 'no_faktur_lama')); end if;
    insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
      select toko, r ->> 'no_faktur_lama', urutan, 'lanjut', 'CLOS', p.tanggal, p.user_id, p.waktu, no_dok
        from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
    perform gerak_hutang(toko, r ->> 'no_faktur_lama', r -> 'gerak', no_dok, ke);
    update hutang_barang l set keadaan = case when exists (select from hutang_barang b where b.kode_toko = toko and b.no_faktur_hutang = no_dok
             and b.urut_lama = l.urut) then 'LANJUT' else 'DITEBUS' end
     where l.kode_toko = toko and l.no_faktur_hutang = r ->> 'no_faktur_lama' and l.keadaan = 'GADAI';
  end loop;
end $$;

-- What is taken back is what happened last; the pledge lies in the shop again as before. A contract that never was gives its pledge
-- back, and the one it went on from goes on.
create function catat_baris_hutang_balik(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  lama text := (select h.no_faktur_lama from hutang h where h.kode_toko = toko and h.no_faktur_hutang = no_dok);
  ke_status text := (select p.ke_status from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
  urutan smallint;
begin
  update hutang_gerak g set batal = true
   where g.kode_toko = toko and g.no_faktur_hutang = no_dok and not g.batal
     and g.urut = (select max(x.urut) from hutang_gerak x where x.kode_toko = toko and x.no_faktur_hutang = no_dok and not x.batal);
  perform segarkan_hutang(toko, no_dok);
  update hutang_barang l set keadaan = case ke_status when 'CANC' then 'BATAL' when 'LELANG' then 'LELANG' else 'GADAI' end
   where l.kode_toko = toko and l.no_faktur_hutang = no_dok;
  if ke_status = 'CANC' and lama is not null then
    update dokumen d set status = 'DONE', peristiwa = d.peristiwa + 1
     where d.kode_toko = toko and d.no_dokumen = lama and d.jenis = 'hutang' and d.status = 'CLOS' returning d.peristiwa into urutan;
    if not found then perform tolak('HUTANG_BERUBAH', jsonb_build_object('no_faktur_hutang', lama)); end if;
    insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
      select toko, lama, urutan, 'batalLanjut', 'DONE', p.tanggal, p.user_id, p.waktu, no_dok
        from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
    update hutang_gerak g set batal = true
     where g.kode_toko = toko and g.no_faktur_hutang = lama and not g.batal and g.jenis = 'PEREMAJAAN' and g.no_dokumen = no_dok;
    perform segarkan_hutang(toko, lama);
    update hutang_barang l set keadaan = 'GADAI' where l.kode_toko = toko and l.no_faktur_hutang = lama;
  end if;
end $$;
insert into penulis (nama) values ('hutang_gerak'), ('hutang_lanjut'), ('hutang_balik');

-- Heads, rows and books of loans agree, and the pledge lies in the shop as long as the loan runs.
create function invarian_hutang() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with h as (
    select x.*, d.status from hutang x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_faktur_hutang
  ), g as (
    select x.* from hutang_gerak x where not x.batal
  ), buku as (
    select u.kode_toko, u.no_dokumen, u.akun, sum(u.jumlah) as jumlah from (
      select b.kode_toko, b.no_dokumen, b.ke_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
      union all
      select b.kode_toko, b.no_dokumen, b.dari_akun, -b.jumlah::bigint from buku_uang b) u
     where u.akun in ('PIUTANG_GADAI', 'PENDAPATAN_BUNGA', 'UTANG_KELEBIHAN') group by 1, 2, 3
  )
  -- What is out is the principal of what runs, store by store.
  select 'POKOK_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('hutang', a.jumlah, 'buku', b.jumlah)
    from (select h.kode_toko, sum(h.jumlah_hutang::bigint) as jumlah from h where h.status = 'DONE' group by 1) a
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from buku x where x.akun = 'PIUTANG_GADAI' group by 1) b using (kode_toko)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- So is every document, for principal, interest and what is owed of auctions.
  select 'GERAK_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(a.no_dokumen, b.no_dokumen),
         'akun', coalesce(a.akun, b.akun), 'gerak', a.jumlah, 'buku', b.jumlah)
    from (select g.kode_toko, g.no_dokumen, v.akun, sum(v.jumlah) as jumlah from g
           cross join lateral (values ('PIUTANG_GADAI', g.pokok::bigint), ('PENDAPATAN_BUNGA', -g.bunga::bigint),
             ('UTANG_KELEBIHAN', -g.kelebihan::bigint)) v (akun, jumlah) group by 1, 2, 3) a
    full join (select x.* from buku x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen and d.jenis = 'hutang') b
      using (kode_toko, no_dokumen, akun)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- The head is what its rows say, and its state follows from them.
  select 'KEPALA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status', h.status, 'tutup', h.tutup)
    from h
    left join (select g.kode_toko, g.no_faktur_hutang, sum(g.bunga::bigint + g.potongan_bunga) as bunga, sum(g.pokok::bigint) as pokok,
                      sum(g.kelebihan::bigint) as kelebihan, sum(g.bulan) as bulan,
                      max(g.jenis) filter (where g.jenis in ('LUNAS', 'PEREMAJAAN', 'LELANG')) as tutup,
                      count(*) filter (where g.jenis = 'CAIR') as cair
                 from g group by 1, 2) r using (kode_toko, no_faktur_hutang)
   where h.bunga_dibayar <> coalesce(r.bunga, 0) or h.kelebihan <> coalesce(r.kelebihan, 0) or h.tutup is distinct from r.tutup
      or h.bulan_tempo <> h.lama_pinjam + coalesce(r.bulan, 0)
      or coalesce(r.pokok, 0) <> case h.status when 'DONE' then h.jumlah_hutang else 0 end
      or coalesce(r.cair, 0) <> case when h.status in ('OPEN', 'CANC') then 0 else 1 end
      or h.status is distinct from case h.tutup when 'LELANG' then 'LELANG' when 'LUNAS' then 'CLOS' when 'PEREMAJAAN' then 'CLOS'
                                   else case when h.status in ('OPEN', 'CANC') then h.status else 'DONE' end end
  union all
  -- The pieces weigh what the deed says, and lie in the shop as long as the loan runs.
  select 'BARANG_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status', h.status)
    from h
    left join (select l.kode_toko, l.no_faktur_hutang, sum(l.berat::bigint) as berat, sum(l.jumlah) as jumlah, sum(l.taksir::bigint) as taksir,
                      array_agg(distinct l.keadaan order by l.keadaan) as keadaan from hutang_barang l group by 1, 2) b using (kode_toko, no_faktur_hutang)
   where (b.berat, b.jumlah, b.taksir) is distinct from (h.berat::numeric, h.jumlah_barang::bigint, h.taksir::numeric)
      or not case when h.status in ('OPEN', 'DONE') then b.keadaan = '{GADAI}' when h.status = 'CANC' then b.keadaan = '{BATAL}'
               when h.status = 'LELANG' then b.keadaan = '{LELANG}' when h.tutup = 'LUNAS' then b.keadaan = '{DITEBUS}'
               else b.keadaan <@ '{DITEBUS,LANJUT}' and 'LANJUT' = any (b.keadaan) end
  union all
  -- Interest is never more than its days cost.
  select 'BUNGA_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'dibayar', h.bunga_dibayar)
    from h join (select g.kode_toko, g.no_faktur_hutang, max(g.bunga_hitung::bigint) as bunga from g group by 1, 2) r using (kode_toko, no_faktur_hutang)
   where h.bunga_dibayar > r.bunga
  union all
  -- What was paid in and out is what the event settled.
  select 'BAYAR_HUTANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'peristiwa', g.peristiwa, 'gerak', g.jumlah, 'bayar', y.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(case x.jenis when 'LELANG' then x.hasil::bigint when 'DALUWARSA' then 0
                   else x.bunga::bigint + x.denda - x.pokok + x.kelebihan end
                   + case when x.jenis = 'CAIR' then (select c.biaya_adm::bigint from hutang c where c.kode_toko = x.kode_toko and c.no_faktur_hutang = x.no_faktur_hutang) else 0 end) as jumlah
            from hutang_gerak x group by 1, 2, 3) g
    left join (select b.kode_toko, b.no_faktur_hutang, b.peristiwa, sum(case b.arah when 'MASUK' then b.jumlah::bigint else -b.jumlah::bigint end) as jumlah
                 from hutang_bayar b group by 1, 2, 3) y
      on y.kode_toko = g.kode_toko and y.no_faktur_hutang = g.no_dokumen and y.peristiwa = g.peristiwa
   where g.jumlah <> coalesce(y.jumlah, 0)
$$;
revoke execute on function invarian_hutang() from public;
