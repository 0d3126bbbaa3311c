-- Writers of deposits. A deposit is created, added to and cancelled by events of its own; picking up and its way back
-- happen inside the sale's event, which moves the deposit on too, in the same transaction.
create function catat_baris_titipan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into titipan (kode_toko, no_titipan, tanggal, jenis_harga, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_tambahan, total, uang_muka, keterangan)
    select toko, no_dok, x.tanggal, x.jenis_harga, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir,
      x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.ppn_tambahan, x.total, x.uang_muka, x.keterangan
    from jsonb_populate_recordset(null::titipan, baris) x;
end $$;

create function catat_baris_titipan_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into titipan_barang (kode_toko, no_titipan, urut, kode_barcode, kode_sales, nama_barang, kode_group, kode_dept, kode_gudang,
      kode_baki, baki_titip, berat, kadar, kadar_cetak, harga_sistem, ongkos_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut,
      diskon, pembulatan, ppn_tambahan, total, harga_modal)
    select toko, no_dok, x.urut, x.kode_barcode, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang,
      x.kode_baki, x.baki_titip, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.ongkos_sistem, x.harga_per_gram, x.harga_emas,
      x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.ppn_tambahan, x.total, x.harga_modal
    from jsonb_populate_recordset(null::titipan_barang, baris) x;
end $$;

create function catat_baris_titipan_bayar(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into titipan_bayar (kode_toko, no_titipan, peristiwa, urut, arah, jenis, no_rekening, jumlah, diterima, fee_persen, fee,
      fee_ditanggung, kartu_akhir)
    select toko, no_dok, ke, x.urut, x.arah, x.jenis, x.no_rekening, x.jumlah, x.diterima, x.fee_persen, x.fee, x.fee_ditanggung,
      x.kartu_akhir
    from jsonb_populate_recordset(null::titipan_bayar, baris) x;
end $$;

-- Moves the balance and says why; nobody pays out more than there is.
create function gerak_titipan(toko text, no text, p_jenis text, p_jumlah bigint, no_dok text, ke smallint) returns void
language plpgsql as $$
begin
  if p_jumlah = 0 then return; end if;
  update titipan t set saldo = t.saldo + p_jumlah where t.kode_toko = toko and t.no_titipan = no;
  insert into titipan_gerak (kode_toko, no_titipan, urut, tanggal, jenis, jumlah, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from titipan_gerak g where g.kode_toko = toko and g.no_titipan = no), 0) + 1,
           p.tanggal, p_jenis, p_jumlah, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
end $$;

create function catat_baris_titipan_gerak(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform gerak_titipan(toko, no_dok, x.jenis, x.jumlah, no_dok, ke) from jsonb_to_recordset(baris) as x(jenis text, jumlah bigint);
end $$;

-- A cancelled deposit gives back what is left of its pieces.
create function catat_baris_titipan_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update titipan_barang l set keadaan = 'KEMBALI'
   where l.kode_toko = toko and l.no_titipan = no_dok and l.keadaan = 'DITITIP';
end $$;

-- One step of a deposit inside the event of a sale, by compare-and-set: the sale's day, user and moment, its number as reason.
create function langkah_titipan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
returns void language plpgsql as $$
declare urutan smallint;
begin
  update dokumen d set status = p_status, peristiwa = d.peristiwa + 1
   where d.kode_toko = toko and d.no_dokumen = no and d.jenis = 'titipan' and d.status = any (dari)
     and (lihat is null or d.peristiwa = lihat)
   returning d.peristiwa into urutan;
  if not found then perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no)); end if;
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
    select toko, no, urutan, p_transisi, p_status, p.tanggal, p.user_id, p.waktu, no_dok
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
end $$;

-- Picking up. Rows: no_titipan, lihat (its event as the sale saw it), dipakai, kembali, posting, barang. A sale that waits
-- for its validation reserves the deposit (`tunggu`); one that posts uses it up, and the last piece closes it.
create function catat_baris_titipan_ambil(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  tinggal integer;
  banyak integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_titipan text, lihat smallint, dipakai bigint, kembali bigint, posting boolean,
             barang text[]) loop
    select count(*) into tinggal from titipan_barang l
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.kode_barcode <> all (r.barang);
    perform langkah_titipan(toko, r.no_titipan,
      case when not r.posting then 'tunggu' when tinggal = 0 then 'ambil' else 'ambil_sebagian' end,
      case when r.posting and tinggal = 0 then 'CLOSE' else 'DONE' end, array['DONE'], r.lihat, no_dok, ke);
    insert into titipan_ambil as a (kode_toko, no_faktur_group, no_titipan, dipakai, kembali, diposting)
      values (toko, no_dok, r.no_titipan, r.dipakai, r.kembali, r.posting)
      on conflict (kode_toko, no_faktur_group) do update set diposting = excluded.diposting;
    update titipan_barang l set no_faktur_jual = no_dok, keadaan = case when r.posting then 'DIAMBIL' else 'DITITIP' end
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.kode_barcode = any (r.barang)
       and coalesce(l.no_faktur_jual, no_dok) = no_dok;
    get diagnostics banyak = row_count;
    update titipan t set no_faktur_tunggu = case when r.posting then null else no_dok end
     where t.kode_toko = toko and t.no_titipan = r.no_titipan and coalesce(t.no_faktur_tunggu, no_dok) = no_dok;
    if not found or banyak <> cardinality(r.barang) then
      perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan));
    end if;
    if r.posting then
      perform gerak_titipan(toko, r.no_titipan, 'AMBIL', -r.dipakai, no_dok, ke);
      perform gerak_titipan(toko, r.no_titipan, 'KELEBIHAN', -r.kembali, no_dok, ke);
    end if;
  end loop;
end $$;

-- The way back of a sale that picked up: the deposit is what it was, to the rupiah and the piece.
create function catat_baris_titipan_batal_ambil(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare a record;
begin
  for a in select x.* from titipan_ambil x where x.kode_toko = toko and x.no_faktur_group = no_dok and not x.batal loop
    if a.diposting then
      perform langkah_titipan(toko, a.no_titipan, 'batal_ambil', 'DONE', array['DONE', 'CLOSE', 'CANC'], null, no_dok, ke);
      perform gerak_titipan(toko, a.no_titipan, 'BATAL_AMBIL', a.dipakai::bigint, no_dok, ke);
      perform gerak_titipan(toko, a.no_titipan, 'BATAL_KELEBIHAN', a.kembali::bigint, no_dok, ke);
    else
      perform langkah_titipan(toko, a.no_titipan, 'lepas', 'DONE', array['DONE'], null, no_dok, ke);
      update titipan t set no_faktur_tunggu = null where t.kode_toko = toko and t.no_titipan = a.no_titipan;
    end if;
    update titipan_barang l set keadaan = 'DITITIP', no_faktur_jual = null
     where l.kode_toko = toko and l.no_titipan = a.no_titipan and l.no_faktur_jual = no_dok;
    update titipan_ambil x set batal = true where x.kode_toko = toko and x.no_faktur_group = no_dok;
  end loop;
end $$;
insert into penulis values ('titipan'), ('titipan_barang'), ('titipan_bayar'), ('titipan_gerak'), ('titipan_batal'), ('titipan_ambil'),
  ('titipan_batal_ambil');
