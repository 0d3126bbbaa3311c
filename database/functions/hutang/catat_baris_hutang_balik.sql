-- What is taken back is what happened last; the pledge lies in the shop again as before. A contract that never was gives its pledge
-- back, and the one it went on from goes on.
create or replace function catat_baris_hutang_balik(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
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
