-- Pieces traded in are numbered apart from the pieces sold on the same nota: `-T1` beside `-1`.
create or replace function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal,
      berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama, toko_asal, no_faktur_asal, barcode_asal, nota_lama, foto, lot,
      jumlah)
    select toko, no_dok, x.urut, no_dok || '-' || coalesce(x.no_faktur, x.urut::text), x.tanggal, x.kode_barcode, x.no_faktur_jual,
      x.kode_harga, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar,
      x.kadar_cetak, x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.asal_nota, x.kode_rugi, x.rugi_nota, x.kode_kategori, x.potongan_kategori, x.potongan_manual, x.pembulatan,
      x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama, x.gudang_lama, x.baki_lama,
      x.toko_asal, x.no_faktur_asal, x.barcode_asal, x.nota_lama, x.foto, coalesce(x.lot, false),
      coalesce(x.jumlah, 1)
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
  -- The claim of every piece that comes back on a nota, ours or of another branch, in sorted order.
  perform klaim_nota(coalesce(l.toko_asal, toko), coalesce(l.no_faktur_asal, l.no_faktur_jual), coalesce(l.barcode_asal, l.kode_barcode),
      'BELI', toko, no_dok)
     from (select * from pembelian_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok
              and (p.no_faktur_jual is not null or p.no_faktur_asal is not null)
            order by coalesce(p.toko_asal, toko), coalesce(p.no_faktur_asal, p.no_faktur_jual)) l;
end $$;
