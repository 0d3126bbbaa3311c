-- The yardstick: what a programmer would write who needed nothing but a sale. Typed arguments, static statements, one per
-- table, no jsonb but where a column is jsonb, called as the owner so that row security is out of the way. It writes the same
-- rows as catat() into the same tables, guards and foreign keys included.
create function tolok_jual(
  p_toko text, p_user text, p_kunci text, p_hash text, p_saat timestamptz, p_hari date, p_versi bigint,
  p_kode text[], p_versi_barang integer[], p_sales text[], p_nama text[], p_group text[], p_dept text[], p_gudang text[], p_baki text[],
  p_cetak text[], p_berat bigint[], p_kadar integer[], p_sistem bigint[], p_gram bigint[], p_emas bigint[], p_ongkos bigint[],
  p_atribut bigint[], p_diskon bigint[], p_bulat bigint[], p_total bigint[], p_modal bigint[],
  p_bayar_jenis text[], p_bayar_rekening text[], p_bayar bigint[], p_kartu text[],
  p_uang_jenis text[], p_dari text[], p_dari_dim text[], p_dari_no text[], p_ke text[], p_ke_dim text[], p_ke_no text[], p_uang bigint[],
  p_member text, p_nama_customer text, p_hp text, p_alamat text, p_poin integer, p_kembali bigint, p_audit jsonb, p_jawaban jsonb
) returns text language plpgsql as $$
declare
  v_urut integer;
  v_no text;
  v_ada integer;
  v_jawaban jsonb;
  v_seq bigint;
  v_prev bytea;
  v_kini timestamptz := clock_timestamp();
begin
  insert into idem (kode_toko, user_id, kunci, req_hash) values (p_toko, p_user, p_kunci, p_hash) on conflict do nothing;
  if not found then
    return (select jawaban ->> 'no_dokumen' from idem where kode_toko = p_toko and user_id = p_user and kunci = p_kunci);
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || p_toko, 0));
  if (select versi from versi_toko where kode_toko = p_toko) <> p_versi then raise exception 'PENGATURAN_BERUBAH'; end if;
  insert into nomor as n (kode_toko, seri, tanggal, terakhir) values (p_toko, 'FJ', p_hari, 1)
    on conflict (kode_toko, seri, tanggal) do update set terakhir = n.terakhir + 1 returning terakhir into v_urut;
  v_no := p_toko || '-FJ-' || to_char(p_hari, 'YYMMDD') || '-' || lpad(v_urut::text, greatest(4, length(v_urut::text)), '0');
  insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id, dibuat)
    values (p_toko, v_no, 'penjualan', p_hari, 'DONE', 1, p_user, p_saat);
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu)
    values (p_toko, v_no, 1, 'simpan', 'DONE', p_hari, p_user, p_saat);

  -- The guard of the pieces asks whose event it is.
  perform set_config('app.jenis', 'penjualan', true), set_config('app.transisi', 'simpan', true);
  perform from barang where kode_toko = p_toko and kode_barcode = any (p_kode) order by kode_barcode for update;
  update barang b set status = 'TERJUAL', no_terakhir = v_no, versi = b.versi + 1
    from unnest(p_kode, p_versi_barang) x (kode, versi)
   where b.kode_toko = p_toko and b.kode_barcode = x.kode and b.status = 'TERSEDIA' and b.versi = x.versi;
  get diagnostics v_ada = row_count;
  if v_ada <> cardinality(p_kode) then raise exception 'BARANG_SUDAH_BERUBAH'; end if;
  if exists (select from barang_pegang where kode_toko = p_toko and kode_barcode = any (p_kode) and sampai > now()) then
    raise exception 'BARANG_DIPEGANG';
  end if;
  delete from barang_pegang where kode_toko = p_toko and kode_barcode = any (p_kode);

  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, total, bayar, kembali, poin)
    select p_toko, v_no, p_hari, p_member, p_nama_customer, p_hp, p_alamat, p_user, count(*), sum(x.berat), sum(x.emas + x.ongkos + x.atribut),
           sum(x.diskon), sum(x.bulat), sum(x.total), sum(x.total) + p_kembali, p_kembali, p_poin
      from unnest(p_berat, p_emas, p_ongkos, p_atribut, p_diskon, p_bulat, p_total) x (berat, emas, ongkos, atribut, diskon, bulat, total);
  insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang, kode_group,
      kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon,
      pembulatan, total, harga_modal)
    select p_toko, v_no, x.urut, v_no || '-' || x.urut, p_hari, x.kode, x.sales, x.nama, x.grup, x.dept, x.gudang, x.baki, x.berat, x.kadar,
           x.cetak, x.sistem, x.gram, x.emas, x.ongkos, x.atribut, x.diskon, x.bulat, x.total, x.modal
      from unnest(p_kode, p_sales, p_nama, p_group, p_dept, p_gudang, p_baki, p_cetak, p_berat, p_kadar, p_sistem, p_gram, p_emas, p_ongkos,
                  p_atribut, p_diskon, p_bulat, p_total, p_modal) with ordinality
        x (kode, sales, nama, grup, dept, gudang, baki, cetak, berat, kadar, sistem, gram, emas, ongkos, atribut, diskon, bulat, total, modal, urut);
  insert into pembayaran (kode_toko, no_dokumen, peristiwa, urut, jenis, no_rekening, jumlah, diterima, kartu_akhir)
    select p_toko, v_no, 1, x.urut, x.jenis, x.rekening, x.jumlah, x.jumlah, x.kartu
      from unnest(p_bayar_jenis, p_bayar_rekening, p_bayar, p_kartu) with ordinality x (jenis, rekening, jumlah, kartu, urut);
  insert into buku_uang (kode_toko, no_dokumen, peristiwa, urut, tanggal, kategori, jenis, dari_akun, dari_dimensi, dari_nomor, ke_akun,
      ke_dimensi, ke_nomor, jumlah)
    select p_toko, v_no, 1, x.urut, p_hari, 'PENJUALAN', x.jenis, x.dari, x.dari_dim, x.dari_no, x.ke, x.ke_dim, x.ke_no, x.jumlah
      from unnest(p_uang_jenis, p_dari, p_dari_dim, p_dari_no, p_ke, p_ke_dim, p_ke_no, p_uang) with ordinality
        x (jenis, dari, dari_dim, dari_no, ke, ke_dim, ke_no, jumlah, urut);
  insert into buku_barang (kode_toko, no_dokumen, peristiwa, urut, tanggal, kode_barcode, dari_tempat, ke_tempat, qty, berat, kadar)
    select p_toko, v_no, 1, x.urut, p_hari, x.kode, x.gudang || '/' || x.baki, '@PELANGGAN', 1, x.berat, x.kadar
      from unnest(p_kode, p_gudang, p_baki, p_berat, p_kadar) with ordinality x (kode, gudang, baki, berat, kadar, urut);
  if p_poin > 0 then
    insert into member_poin as m (kode_toko, kode_member, poin) values (p_toko, p_member, p_poin)
      on conflict (kode_toko, kode_member) do update set poin = m.poin + p_poin;
    insert into buku_poin (kode_toko, no_dokumen, peristiwa, urut, tanggal, dari, ke, jumlah)
      values (p_toko, v_no, 1, 1, p_hari, '@DIBERIKAN', p_member, p_poin);
  end if;

  v_jawaban := p_jawaban || jsonb_build_object('no_dokumen', v_no, 'peristiwa', 1, 'status', 'DONE');
  update idem set jawaban = v_jawaban where kode_toko = p_toko and user_id = p_user and kunci = p_kunci;
  perform pg_advisory_xact_lock(hashtextextended('audit|' || p_toko, 1));
  select seq, hash into v_seq, v_prev from audit where kode_toko = p_toko order by seq desc limit 1;
  v_seq := coalesce(v_seq, 0) + 1;
  v_prev := coalesce(v_prev, sha256(convert_to(p_toko, 'UTF8')));
  insert into audit (kode_toko, seq, waktu, user_id, aksi, objek, isi, prev, hash)
    values (p_toko, v_seq, v_kini, p_user, 'penjualan.simpan', v_no, p_audit, v_prev,
            sha256(v_prev || convert_to(isi_audit(p_toko, v_seq, v_kini, p_user, 'penjualan.simpan', v_no, p_audit), 'UTF8')));
  return v_no;
end $$;
