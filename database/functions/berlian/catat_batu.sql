-- The stones of rows that name their piece and bring its stones as `batu`; they stand in the order in which they were given.
create or replace function catat_batu(toko text, baris jsonb) returns void language plpgsql as $$
begin
  insert into barang_batu (kode_toko, kode_barcode, urut, kode_berlian, kode_batu, jumlah, karat, kode_shape, kode_color, kode_clarity,
      kode_cutgrade, kode_polish, kode_symmetry, kode_fluorescence, sertifikat, no_sertifikat, satuan_harga, harga_usd, kurs)
    select toko, x.kode_barcode, s.urut, r.kode_berlian, r.kode_batu, r.jumlah, r.karat, r.kode_shape, r.kode_color, r.kode_clarity,
           r.kode_cutgrade, r.kode_polish, r.kode_symmetry, r.kode_fluorescence, coalesce(r.sertifikat, 'TANPA'), r.no_sertifikat,
           r.satuan_harga, r.harga_usd, r.kurs
      from jsonb_to_recordset(baris) as x(kode_barcode text, batu jsonb)
      cross join lateral jsonb_array_elements(x.batu) with ordinality as s(isi, urut)
      cross join lateral jsonb_populate_record(null::barang_batu, s.isi) r
     where x.batu is not null;
end $$;
revoke execute on function catat_batu(text,jsonb) from public;
grant execute on function catat_batu(text,jsonb) to mustika_buku;
