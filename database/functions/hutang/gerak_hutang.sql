-- One thing that happened to the contract `no` by the event `ke` of document `no_dok`.
create or replace function gerak_hutang(toko text, no text, r jsonb, no_dok text, ke smallint) returns void language plpgsql as $$
begin
  insert into hutang_gerak (kode_toko, no_faktur_hutang, urut, no_dokumen, peristiwa, tanggal, jenis, pokok, hari, bunga_hitung, bunga,
      denda, potongan_bunga, potongan_denda, bulan, tgl_jatuh_tempo, hasil, biaya, kelebihan, rugi, pembeli, diambil, akrual, akrual_hapus)
    select toko, no, d.peristiwa, no_dok, ke, p.tanggal, x.jenis, coalesce(x.pokok, 0), coalesce(x.hari, 0), coalesce(x.bunga_hitung, 0),
           coalesce(x.bunga, 0), coalesce(x.denda, 0), coalesce(x.potongan_bunga, 0), coalesce(x.potongan_denda, 0), coalesce(x.bulan, 0),
           x.tgl_jatuh_tempo, coalesce(x.hasil, 0), coalesce(x.biaya, 0), coalesce(x.kelebihan, 0), coalesce(x.rugi, 0), x.pembeli, x.diambil, coalesce(x.akrual, 0), coalesce(x.akrual_hapus, 0)
      from jsonb_populate_record(null::hutang_gerak, r) x
      join dokumen d on d.kode_toko = toko and d.no_dokumen = no
      join peristiwa p on p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
  perform segarkan_hutang(toko, no);
end $$;
