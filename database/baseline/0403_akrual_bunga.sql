-- Interest as income when it is paid (as before), or as it grows: with PENGAKUAN_BUNGA = AKRUAL the closing of a day books what grew on
-- running loans until it, one event for the store, and payments use up what was booked before they are income again. What was
-- booked and is forgiven, lost at an auction or of a contract that never was, is taken out of the income. docs/decisions/0051.
insert into akun (nomor_akun, nama_akun, sisi, laporan, manual, golongan) values ('120250', 'PIUTANG BUNGA GADAI', 'D', 'NERACA', false, 'PIUTANG_GADAI');
insert into peran_akun (akun, sisi, kliring, manual, golongan) values ('PIUTANG_BUNGA', 'D', false, false, 'PIUTANG_GADAI');
insert into akun_bawaan (peran, nomor_akun) values ('PIUTANG_BUNGA', '120250');
select isi_bawaan_toko(kode_toko) from toko;

-- Of what a contract owes, what was booked as income and is not paid.
alter table hutang add column bunga_akrual rupiah not null default 0 check (bunga_akrual >= 0);
select pasang_penulis('hutang', '{bunga_dibayar,denda_dibayar,tutup,tgl_lunas,no_faktur_baru,kelebihan,bunga_akrual}');
grant update (bunga_akrual) on hutang to mustika_buku;
alter table hutang_gerak add column akrual rupiah not null default 0 check (akrual >= 0),
  add column akrual_hapus rupiah not null default 0 check (akrual_hapus >= 0),
  add constraint hutang_gerak_akrual check (akrual <= bunga);
select ubah_fungsi('gerak_hutang(text,text,jsonb,text,smallint)'::regprocedure, 'rugi, pembeli, diambil)', 'rugi, pembeli, diambil, akrual, akrual_hapus)');
select ubah_fungsi('gerak_hutang(text,text,jsonb,text,smallint)'::regprocedure, 'x.pembeli, x.diambil',
  'x.pembeli, x.diambil, coalesce(x.akrual, 0), coalesce(x.akrual_hapus, 0)');

-- What a closing booked of each contract, or took back of it.
create table hutang_akrual (
  kode_toko text not null,
  no_dokumen text not null,
  no_faktur_hutang text not null,
  tanggal date not null,
  jumlah rupiah not null check (jumlah <> 0),
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, no_faktur_hutang),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_faktur_hutang) references hutang
);
create index hutang_akrual_hutang on hutang_akrual (kode_toko, no_faktur_hutang);
select pasang_rls('hutang_akrual', 'select');
grant select, insert, update (batal) on hutang_akrual to mustika_buku;

select ubah_fungsi('segarkan_hutang(text,text)'::regprocedure, 'coalesce(sum(x.kelebihan), 0) as kelebihan,',
  'coalesce(sum(x.kelebihan), 0) as kelebihan, coalesce(sum(x.akrual::bigint + x.akrual_hapus), 0) as akrual,');
select ubah_fungsi('segarkan_hutang(text,text)'::regprocedure, ', kelebihan = g.kelebihan', $b$, kelebihan = g.kelebihan,
         bunga_akrual = coalesce((select sum(a.jumlah::bigint) from hutang_akrual a
           where a.kode_toko = toko and a.no_faktur_hutang = no and not a.batal), 0) - g.akrual$b$);

-- What the closing of a day changes: interest that grew on what runs, where the shop books it as it grows (`tumbuh`); what is left on a contract
-- that never was, whatever the shop does today. What was booked stays booked when the setting is switched back.
create function akrual_hutang(toko text, hari date, tumbuh boolean) returns table (no_faktur_hutang text, jumlah bigint)
language sql stable as $$
  select h.no_faktur_hutang, t.jumlah - h.bunga_akrual
    from hutang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
   cross join lateral (select case when d.status <> 'DONE' then 0 when not tumbuh then h.bunga_akrual::bigint
        else greatest(h.bunga_akrual::bigint, bunga_hutang(h.jumlah_hutang, h.bunga, h.mode_bunga, h.hari_minimal, h.pembulatan,
          hari - h.tanggal) - h.bunga_dibayar) end as jumlah) t
   where h.kode_toko = toko and (h.bunga_akrual > 0 or (tumbuh and h.tutup is null)) and t.jumlah <> h.bunga_akrual
$$;

-- The closing books sums that it read before; a payment in between makes it ask again.
create function catat_baris_hutang_akrual(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  hari date := (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
begin
  insert into hutang_akrual (kode_toko, no_dokumen, no_faktur_hutang, tanggal, jumlah)
    select toko, no_dok, a.no_faktur_hutang, hari, a.jumlah from akrual_hutang(toko, hari, (baris -> 0 ->> 'akrual')::boolean) a;
  if (select row(coalesce(sum(a.jumlah::bigint) filter (where a.jumlah > 0), 0), coalesce(sum(-a.jumlah::bigint) filter (where a.jumlah < 0), 0))
        from hutang_akrual a where a.kode_toko = toko and a.no_dokumen = no_dok)
     is distinct from row((baris -> 0 ->> 'tumbuh')::numeric, (baris -> 0 ->> 'balik')::numeric) then
    perform tolak('BUNGA_BERJALAN_BERUBAH', '{}');
  end if;
  update hutang h set bunga_akrual = h.bunga_akrual + a.jumlah from hutang_akrual a
   where a.kode_toko = toko and a.no_dokumen = no_dok and h.kode_toko = toko and h.no_faktur_hutang = a.no_faktur_hutang;
end $$;

-- The day is open again: nothing happened on the next one, so what it booked is still there.
create function catat_baris_hutang_akrual_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update hutang h set bunga_akrual = h.bunga_akrual - a.jumlah from hutang_akrual a
   where a.kode_toko = toko and a.no_dokumen = no_dok and not a.batal and h.kode_toko = toko and h.no_faktur_hutang = a.no_faktur_hutang;
  update hutang_akrual a set batal = true where a.kode_toko = toko and a.no_dokumen = no_dok;
end $$;
insert into penulis (nama) values ('hutang_akrual'), ('hutang_akrual_batal');

select ubah_fungsi('invarian_hutang()'::regprocedure, $l$u.akun in ('PIUTANG_GADAI', 'PENDAPATAN_BUNGA', 'UTANG_KELEBIHAN')$l$,
  $b$u.akun in ('PIUTANG_GADAI', 'PIUTANG_BUNGA', 'PENDAPATAN_BUNGA', 'UTANG_KELEBIHAN')$b$);
select ubah_fungsi('invarian_hutang()'::regprocedure, $l$('PENDAPATAN_BUNGA', -g.bunga::bigint),$l$,
  $b$('PENDAPATAN_BUNGA', g.akrual::bigint + g.akrual_hapus - g.bunga), ('PIUTANG_BUNGA', -g.akrual::bigint - g.akrual_hapus),$b$);
select ubah_fungsi('invarian_hutang()'::regprocedure, $l$  -- Interest is never more than its days cost.$l$,
  $b$  -- Interest that was booked and not paid is what the contracts say, store by store, and nothing is left of one that ended.
  select 'AKRUAL_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('hutang', a.jumlah, 'buku', b.jumlah)
    from (select h.kode_toko, sum(h.bunga_akrual::bigint) as jumlah from h group by 1) a
    full join (select x.kode_toko, sum(x.jumlah) as jumlah from buku x where x.akun = 'PIUTANG_BUNGA' group by 1) b using (kode_toko)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  select 'AKRUAL_HUTANG', h.kode_toko, jsonb_build_object('no_faktur_hutang', h.no_faktur_hutang, 'akrual', h.bunga_akrual)
    from h
    left join (select x.kode_toko, x.no_faktur_hutang, sum(x.jumlah::bigint) as jumlah from hutang_akrual x where not x.batal group by 1, 2) a
      using (kode_toko, no_faktur_hutang)
    left join (select g.kode_toko, g.no_faktur_hutang, sum(g.akrual::bigint + g.akrual_hapus) as jumlah from g group by 1, 2) p
      using (kode_toko, no_faktur_hutang)
   where h.bunga_akrual <> coalesce(a.jumlah, 0) - coalesce(p.jumlah, 0) or (h.tutup is not null and h.bunga_akrual > 0)
  union all
  -- So does every closing.
  select 'AKRUAL_HUTANG', coalesce(a.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(a.no_dokumen, b.no_dokumen),
         'akrual', a.jumlah, 'buku', b.jumlah)
    from (select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah from hutang_akrual x where not x.batal group by 1, 2) a
    full join (select x.kode_toko, x.no_dokumen, x.jumlah from buku x join dokumen d on d.kode_toko = x.kode_toko
                  and d.no_dokumen = x.no_dokumen and d.jenis = 'tutup_toko' where x.akun = 'PIUTANG_BUNGA') b using (kode_toko, no_dokumen)
   where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  -- Interest is never more than its days cost.$b$);
