-- What wore off beyond the tolerance is looked at again: the piece is weighed a second time by somebody else.
create table validasi_susut (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
create table validasi_susut_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  -- The line of the purchase.
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  berat_nota miligram not null check (berat_nota > 0),
  berat miligram not null check (berat > 0),
  -- What the second scale says.
  berat_disetujui miligram not null check (berat_disetujui > 0),
  keputusan text not null check (keputusan in ('SETUJU', 'TOLAK')),
  alasan text not null check (length(alasan) >= 4),
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references validasi_susut,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint validasi_susut_ada check (berat < berat_nota)
);
-- One living word about a line.
create unique index uq_validasi_susut on validasi_susut_barang (kode_toko, no_faktur) where not batal;
create index pembelian_barang_susut on pembelian_barang (kode_toko, tanggal) where susut > 0;

do $$
declare t text;
begin
  foreach t in array array['validasi_susut', 'validasi_susut_barang'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (batal) on validasi_susut_barang to mustika_buku;

create function catat_baris_validasi_susut(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into validasi_susut (kode_toko, no_dokumen, tanggal, user_id, jumlah_barang)
    select toko, no_dok, x.tanggal, x.user_id, x.jumlah_barang from jsonb_populate_recordset(null::validasi_susut, baris) x;
end $$;

-- The line must still be there, bought and not cancelled, and nobody else may have said a word about it.
create function catat_baris_validasi_susut_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_populate_recordset(null::validasi_susut_barang, baris) order by no_faktur loop
    perform from pembelian_barang l join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
      where l.kode_toko = toko and l.no_faktur = r.no_faktur and l.susut > 0 and not l.batal
        and b.status = 'DIBELI' for update of b;
    if not found then
      perform tolak('SUSUT_TIDAK_ADA', jsonb_build_object('no_faktur', r.no_faktur));
    end if;
    insert into validasi_susut_barang (kode_toko, no_dokumen, urut, no_faktur, tanggal, kode_barcode, berat_nota, berat,
        berat_disetujui, keputusan, alasan)
      values (toko, no_dok, r.urut, r.no_faktur, r.tanggal, r.kode_barcode, r.berat_nota, r.berat, r.berat_disetujui,
        r.keputusan, r.alasan);
  end loop;
exception when unique_violation then
  perform tolak('SUSUT_SUDAH_DIVALIDASI');
end $$;

-- Taking a word back; refused once a piece has moved on because of it.
create function catat_baris_validasi_susut_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select v.kode_barcode, v.no_faktur from validasi_susut_barang v
            where v.kode_toko = toko and v.no_dokumen = no_dok order by v.kode_barcode loop
    perform from barang b join pembelian_barang l on l.kode_toko = b.kode_toko and l.no_faktur = r.no_faktur
      where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and (b.status = 'DIBELI' or l.batal) for update of b;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update validasi_susut_barang v set batal = true where v.kode_toko = toko and v.no_dokumen = no_dok;
end $$;

insert into penulis values ('validasi_susut'), ('validasi_susut_barang'), ('validasi_susut_batal');

-- Pieces whose wear nobody has looked at go into the reasons of the closing.
create function tutup_periksa_susut(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'SUSUT', 'Susut pembelian belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-susut',
         to_jsonb((array_agg(l.no_faktur || ' · ' || l.kode_barcode order by l.no_faktur))[1:20])
    from pembelian_barang l
   where l.kode_toko = w ->> 'toko' and l.susut > 0 and not l.batal
     and exists (select from peristiwa e where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')
     and not exists (select from validasi_susut_barang v where v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal)
  having count(*) > 0
$$;

-- A word stands only about wear that a purchase has, with the weights of that purchase.
create function invarian_validasi_susut() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'VALIDASI_SUSUT', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'no_faktur', v.no_faktur)
    from validasi_susut_barang v
    left join pembelian_barang l on l.kode_toko = v.kode_toko and l.no_faktur = v.no_faktur
   where (l.kode_barcode, l.berat_nota::bigint, l.berat::bigint) is distinct from (v.kode_barcode, v.berat_nota::bigint, v.berat::bigint)
      or l.susut = 0
  union all
  select 'VALIDASI_SUSUT', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'batal', v.batal, 'status', d.status)
    from validasi_susut_barang v join dokumen d on d.kode_toko = v.kode_toko and d.no_dokumen = v.no_dokumen
   where v.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_validasi_susut() from public;
