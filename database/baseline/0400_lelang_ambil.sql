-- An auction where the shop keeps the pledge itself at a value that was agreed: the pieces come into gudang BELI like any that were
-- bought, or lie in gudang HANCUR to be melted, and what they are worth settles the debt as a buyer's money would.
-- Domain 12.4 HUTANG / LELANG_AMBIL; docs/decisions/0051.
alter table hutang_gerak add column diambil text check (diambil in ('BELI', 'ROSOK'));
alter table hutang_gerak add constraint hutang_gerak_diambil check (diambil is null or (jenis = 'LELANG' and pembeli is null));
select ubah_fungsi('gerak_hutang(text,text,jsonb,text,smallint)'::regprocedure, 'rugi, pembeli)', 'rugi, pembeli, diambil)');
select ubah_fungsi('gerak_hutang(text,text,jsonb,text,smallint)'::regprocedure, 'x.pembeli', 'x.pembeli, x.diambil');

create or replace view jejak_hutang with (security_invoker = true) as
  select g.kode_toko, g.no_faktur_hutang, g.urut as gerak, g.no_dokumen, e.urut as peristiwa, g.peristiwa as asal, e.tanggal, e.waktu,
         e.user_id, e.alasan, e.otorisasi, g.jenis, 1 as arah, g.hari, g.bulan, g.tgl_jatuh_tempo, g.pembeli, g.tanggal as tgl_asal,
         g.pokok::bigint as pokok, g.bunga::bigint as bunga, g.denda::bigint as denda, g.potongan_bunga::bigint as potongan_bunga,
         g.potongan_denda::bigint as potongan_denda, g.hasil::bigint as hasil, g.biaya::bigint as biaya,
         g.kelebihan::bigint as kelebihan, g.rugi::bigint as rugi, g.diambil
    from hutang_gerak g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
  union all
  select g.kode_toko, g.no_faktur_hutang, g.urut, g.no_dokumen, e.urut, g.peristiwa, e.tanggal, e.waktu, e.user_id, e.alasan, e.otorisasi,
         g.jenis, -1, g.hari, g.bulan, g.tgl_jatuh_tempo, g.pembeli, g.tanggal, -g.pokok::bigint, -g.bunga::bigint, -g.denda::bigint,
         -g.potongan_bunga::bigint, -g.potongan_denda::bigint, -g.hasil::bigint, -g.biaya::bigint, -g.kelebihan::bigint, -g.rugi::bigint,
         g.diambil
    from hutang_gerak g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.membalik = g.peristiwa
   where g.batal;

-- The pieces that a pledge became, by the event that took it and the line of the deed each came from.
create table hutang_ambil (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  urut smallint not null,
  jaminan smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_baki text not null,
  berat miligram not null check (berat > 0),
  kadar mili_persen not null check (kadar > 0),
  nilai rupiah not null check (nilai > 0),
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_hutang, peristiwa, urut),
  foreign key (kode_toko, no_faktur_hutang, jaminan) references hutang_barang,
  foreign key (kode_toko, kode_barcode) references barang
);
create index hutang_ambil_barcode on hutang_ambil (kode_toko, kode_barcode);
select pasang_rls('hutang_ambil', 'select');
select pasang_penulis('hutang_ambil', '{batal}');
grant update (batal) on hutang_ambil to mustika_buku;

-- Taken back with its auction, as long as nothing was done with a piece since.
create function catat_baris_hutang_ambil_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select a.kode_barcode from hutang_ambil a
            where a.kode_toko = toko and a.no_faktur_hutang = no_dok and not a.batal order by a.kode_barcode loop
    update barang b set status = 'BATAL', versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('DIBELI', 'ROSOK') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('JAMINAN_SUDAH_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update hutang_ambil a set batal = true where a.kode_toko = toko and a.no_faktur_hutang = no_dok;
end $$;
insert into penulis (nama) values ('hutang_ambil_batal');
insert into status_gerak (jenis, transisi, dari, ke)
  select 'hutang', t, s, 'BATAL' from unnest('{batal,batalBunga,batalLunas,batalLelang,batalKelebihan}'::text[]) t, unnest('{DIBELI,ROSOK}'::text[]) s;

-- Where a piece of gudang BELI came from: bought over the counter, or kept of a pledge that nobody redeemed.
create view asal_beli with (security_invoker = true) as
  select l.kode_toko, l.kode_barcode, l.no_faktur, l.no_faktur_group, l.tanggal, l.kondisi_barang, l.susut, l.berat, l.harga, l.batal
    from pembelian_barang l
  union all
  select a.kode_toko, a.kode_barcode, a.no_faktur, a.no_faktur_hutang, a.tanggal, 'LELANG'::text, 0::miligram, a.berat, a.nilai, a.batal
    from hutang_ambil a;
grant select on asal_beli to mustika_app, mustika_report;

select ubah_fungsi('invarian_pembelian()'::regprocedure, $l$(select from pembelian_barang l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode$l$,
  $b$(select from asal_beli l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode$b$);
-- Nobody pays for what the shop keeps: the pieces say what it is worth.
select ubah_fungsi('invarian_hutang()'::regprocedure, $l$when 'LELANG' then x.hasil::bigint when$l$,
  $b$when 'LELANG' then case when x.diambil is null then x.hasil::bigint else 0 end when$b$);
select ubah_fungsi('invarian_hutang()'::regprocedure, $l$   where g.jumlah <> coalesce(y.jumlah, 0)$l$,
  $b$   where g.jumlah <> coalesce(y.jumlah, 0)
  union all
  -- What was kept is the pieces it became, each no heavier than its line of the deed, and known at that cost as long as it is ours.
  select 'AMBIL_HUTANG', coalesce(g.kode_toko, a.kode_toko), jsonb_build_object('no_faktur_hutang', coalesce(g.no_faktur_hutang, a.no_faktur_hutang),
         'hasil', g.hasil, 'nilai', a.nilai)
    from (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, x.hasil::bigint as hasil, x.batal from hutang_gerak x where x.diambil is not null) g
    full join (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, sum(x.nilai::bigint) as nilai, bool_or(x.batal) as batal, bool_and(x.batal) as semua
                 from hutang_ambil x group by 1, 2, 3) a using (kode_toko, no_faktur_hutang, peristiwa)
   where (g.hasil, g.batal, g.batal) is distinct from (a.nilai::bigint, a.batal, a.semua)
  union all
  select 'AMBIL_HUTANG', a.kode_toko, jsonb_build_object('no_faktur_hutang', a.no_faktur_hutang, 'jaminan', a.jaminan, 'berat', a.berat)
    from (select x.kode_toko, x.no_faktur_hutang, x.peristiwa, x.jaminan, sum(x.berat::bigint) as berat from hutang_ambil x group by 1, 2, 3, 4) a
    join hutang_barang l on l.kode_toko = a.kode_toko and l.no_faktur_hutang = a.no_faktur_hutang and l.urut = a.jaminan
   where a.berat > l.berat
  union all
  select 'AMBIL_HUTANG', a.kode_toko, jsonb_build_object('no_faktur_hutang', a.no_faktur_hutang, 'kode_barcode', a.kode_barcode)
    from hutang_ambil a join barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
   where b.no_terakhir = a.no_faktur_hutang
     and ((a.berat, a.kadar, a.nilai) is distinct from (b.berat, b.kadar, b.harga_modal) or a.batal <> (b.status = 'BATAL'))$b$);
