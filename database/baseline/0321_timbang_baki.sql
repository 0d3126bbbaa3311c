-- A tray on the scale: what should lie on it, frozen when it is begun, and what the scale said. Domain R8.1.
create table timbang_baki (
  kode_toko text not null,
  no_dokumen text not null,
  kode_gudang text not null,
  kode_baki text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  berat_baki miligram not null check (berat_baki >= 0),
  berat_plastik miligram not null check (berat_plastik >= 0),
  berat_atribut miligram not null check (berat_atribut >= 0),
  berat_bandrol miligram not null check (berat_bandrol >= 0),
  total miligram not null check (total = berat + berat_baki + berat_plastik + berat_atribut + berat_bandrol),
  toleransi miligram not null check (toleransi >= 0),
  timbangan miligram check (timbangan > 0),
  selisih miligram check (selisih = total - timbangan),
  -- Whether the figure came from the scale, and what the scale said word for word; typed figures are marked.
  cara text check (cara in ('TIMBANGAN', 'KETIK')),
  bacaan text,
  keterangan text,
  -- Nobody begins it a second time while it lasts.
  aktif boolean not null default true,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_baki) references baki,
  constraint timbang_baki_ditimbang check (num_nulls(timbangan, selisih, cara) in (0, 3)),
  constraint timbang_baki_bacaan check (bacaan is null or cara = 'TIMBANGAN')
);
create unique index uq_timbang_baki_aktif on timbang_baki (kode_toko, kode_baki) where aktif;
create index timbang_baki_baki on timbang_baki (kode_toko, kode_baki);
select pasang_rls('timbang_baki', 'select');
grant select, insert, update on timbang_baki to mustika_buku;

-- What lies on a tray and hangs on it, as the cards of its pieces say.
create function isi_timbang_baki(toko text, baki text)
returns table (jumlah_barang integer, berat bigint, berat_plastik bigint, berat_atribut bigint, berat_bandrol bigint) language sql stable as $$
  select count(*)::integer, coalesce(sum(b.berat), 0)::bigint, coalesce(sum(b.berat_plastik), 0)::bigint,
         coalesce(sum(b.berat_atribut), 0)::bigint, coalesce(sum(t.berat_bandrol), 0)::bigint
    from barang b
    join status_stok s on s.status = b.status
    left join para_bandrol t on t.kode_toko = b.kode_toko and t.kode_bandrol = b.kode_bandrol
   where b.kode_toko = toko and b.kode_baki = baki
$$;
grant select on para_bandrol, baki to mustika_buku;

-- What was read is what is there: a piece that came or went since would make a difference that is none.
create function jaga_isi_timbang(toko text, r timbang_baki) returns void language plpgsql as $$
begin
  if not exists (select from isi_timbang_baki(toko, r.kode_baki) i
                   join baki t on t.kode_toko = toko and t.kode_baki = r.kode_baki and t.berat_baki = r.berat_baki
                  where (i.jumlah_barang, i.berat, i.berat_plastik, i.berat_atribut, i.berat_bandrol)
                      = (r.jumlah_barang, r.berat, r.berat_plastik, r.berat_atribut, r.berat_bandrol)) then
    perform tolak('ISI_BAKI_BERUBAH', jsonb_build_object('kode_baki', r.kode_baki));
  end if;
end $$;

create function catat_baris_timbang_baki(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    insert into timbang_baki (kode_toko, no_dokumen, kode_gudang, kode_baki, jumlah_barang, berat, berat_baki, berat_plastik,
        berat_atribut, berat_bandrol, total, toleransi)
      values (toko, no_dok, r.kode_gudang, r.kode_baki, r.jumlah_barang, r.berat, r.berat_baki, r.berat_plastik,
        r.berat_atribut, r.berat_bandrol, r.total, r.toleransi);
  end loop;
exception when unique_violation then
  perform tolak('TIMBANG_BAKI_BERJALAN', jsonb_build_object('kode_baki', r.kode_baki));
end $$;

-- What is on the tray now, of one that is taken up again.
create function catat_baris_timbang_baki_isi(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    update timbang_baki t set jumlah_barang = r.jumlah_barang, berat = r.berat, berat_baki = r.berat_baki,
           berat_plastik = r.berat_plastik, berat_atribut = r.berat_atribut, berat_bandrol = r.berat_bandrol, total = r.total,
           toleransi = r.toleransi
     where t.kode_toko = toko and t.no_dokumen = no_dok and t.aktif;
  end loop;
end $$;

create function catat_baris_timbang_baki_hasil(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    update timbang_baki t set timbangan = r.timbangan, selisih = r.selisih, cara = r.cara, bacaan = r.bacaan, keterangan = r.keterangan, aktif = false
     where t.kode_toko = toko and t.no_dokumen = no_dok and t.aktif;
    if not found then
      perform tolak('SUDAH_BERUBAH', jsonb_build_object('no_dokumen', no_dok));
    end if;
  end loop;
end $$;

create function catat_baris_timbang_baki_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update timbang_baki t set aktif = false where t.kode_toko = toko and t.no_dokumen = no_dok;
end $$;
insert into penulis (nama) values ('timbang_baki'), ('timbang_baki_isi'), ('timbang_baki_hasil'), ('timbang_baki_batal');

-- A tray still on the scale at closing is one nobody knows to be whole.
create function tutup_periksa_timbang(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'TIMBANG_BAKI', 'Timbang baki belum selesai', count(*)::integer, 'BLOKIR', '/timbang-baki',
         to_jsonb((array_agg(t.kode_baki || ' · ' || d.user_id order by t.kode_baki))[1:20])
    from timbang_baki t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.kode_toko = w ->> 'toko' and t.aktif
  having count(*) > 0
$$;

-- Weighings as their day said them: one that was taken back the same day was none, one taken back later had been one.
create view timbang_baki_sah with (security_invoker = true) as
  select t.kode_toko, t.no_dokumen, t.kode_gudang, t.kode_baki, t.jumlah_barang, t.berat, t.berat_baki, t.berat_plastik, t.berat_atribut,
         t.berat_bandrol, t.total, t.timbangan, t.selisih, t.toleransi, t.cara, t.keterangan, e.tanggal, e.waktu, e.user_id
    from timbang_baki t
    join peristiwa e on e.kode_toko = t.kode_toko and e.no_dokumen = t.no_dokumen and e.ke_status = 'DONE'
   where not exists (select from peristiwa c where c.kode_toko = t.kode_toko and c.no_dokumen = t.no_dokumen
                        and c.ke_status = 'CANC' and c.tanggal = e.tanggal);
grant select on timbang_baki_sah to mustika_app, mustika_report;

-- What moved over a tray after it was weighed, until the end of that day, as the books say.
create view aktivitas_timbang_baki with (security_invoker = true) as
  select t.kode_toko, t.no_dokumen, t.kode_gudang, t.kode_baki, t.tanggal, t.waktu as ditimbang, g.waktu, g.user_id, d.jenis,
         b.no_dokumen as no_gerak, b.kode_barcode, (x.arah * b.qty)::integer as qty, (x.arah * b.berat)::bigint as berat, b.urut
    from timbang_baki_sah t
    join buku_barang b on b.kode_toko = t.kode_toko and b.tanggal = t.tanggal
    join peristiwa g on g.kode_toko = b.kode_toko and g.no_dokumen = b.no_dokumen and g.urut = b.peristiwa and g.waktu > t.waktu
    join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
    cross join lateral (values (1, b.ke_tempat), (-1, b.dari_tempat)) x (arah, tempat)
   where x.tempat = t.kode_gudang || '/' || t.kode_baki;
grant select on aktivitas_timbang_baki to mustika_app, mustika_report;

create function invarian_timbang_baki() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'TIMBANG_BAKI', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'status', d.status, 'aktif', t.aktif)
    from timbang_baki t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.aktif <> (d.status = 'OPEN') or (d.status = 'DONE' and t.timbangan is null)
$$;
revoke execute on function invarian_timbang_baki() from public;
