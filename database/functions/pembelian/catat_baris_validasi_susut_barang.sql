-- The line must still be there, bought and not cancelled, and nobody else may have said a word about it.
create or replace function catat_baris_validasi_susut_barang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
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
