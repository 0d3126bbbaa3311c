-- Picking up. Rows: no_titipan, lihat (its event as the sale saw it), dipakai, kembali, posting, barang. A sale that waits
-- for its validation reserves the deposit (`tunggu`); one that posts uses it up, and the last piece closes it, or lets it wait for what has not
-- come yet.
create or replace function catat_baris_titipan_ambil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
  tinggal integer;
  banyak integer;
  belum boolean;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_titipan text, lihat smallint, dipakai bigint, kembali bigint, ppn_dipakai bigint, ppn_kembali bigint, posting boolean,
             barang text[]) loop
    select count(*) into tinggal from titipan_barang l
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.kode_barcode <> all (r.barang);
    select menunggu_titipan(t) > 0 into belum from titipan t where t.kode_toko = toko and t.no_titipan = r.no_titipan;
    perform langkah_titipan(toko, r.no_titipan,
      case when not r.posting then 'tunggu' when tinggal > 0 then 'ambil_sebagian' when belum then 'ambil_datang' else 'ambil' end,
      case when not r.posting or tinggal > 0 then 'DONE' when belum then 'PESAN' else 'CLOSE' end, array['DONE'], r.lihat, no_dok, ke);
    insert into titipan_ambil as a (kode_toko, no_faktur_group, no_titipan, dipakai, kembali, ppn_dipakai, ppn_kembali, diposting)
      values (toko, no_dok, r.no_titipan, r.dipakai, r.kembali, r.ppn_dipakai, r.ppn_kembali, r.posting)
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
      perform gerak_titipan(toko, r.no_titipan, 'AMBIL', -r.dipakai, -r.ppn_dipakai, no_dok, ke);
      perform gerak_titipan(toko, r.no_titipan, 'KELEBIHAN', -r.kembali, -r.ppn_kembali, no_dok, ke);
    end if;
  end loop;
end $$;
