-- Out at the average cost that was read: another till that sold of the same article meanwhile makes the document look again,
-- and one that sold too much of it leaves the answer no.
create or replace function catat_baris_aksesoris_keluar(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
  v integer;
  ada integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, nama_barang text, jumlah integer, nilai bigint,
             versi integer, tahan boolean) order by kode_barcode loop
    update stok_aksesoris s set jumlah = s.jumlah - r.jumlah, nilai = s.nilai - r.nilai, versi = s.versi + 1,
           tahan_jumlah = s.tahan_jumlah + case when r.tahan then r.jumlah else 0 end,
           tahan_nilai = s.tahan_nilai + case when r.tahan then r.nilai else 0 end
     where s.kode_toko = toko and s.kode_barcode = r.kode_barcode and s.versi = r.versi and s.jumlah >= r.jumlah
     returning s.versi into v;
    if not found then
      select s.jumlah into ada from stok_aksesoris s where s.kode_toko = toko and s.kode_barcode = r.kode_barcode;
      perform tolak(case when coalesce(ada, 0) < r.jumlah then 'STOK_AKSESORIS_KURANG' else 'STOK_AKSESORIS_BERUBAH' end,
        jsonb_build_object('kode_barcode', r.kode_barcode, 'stok', coalesce(ada, 0), 'jumlah', r.jumlah));
    end if;
    insert into gerak_aksesoris (kode_toko, no_dokumen, kode_barcode, urut, nama_barang, arah, jumlah, nilai, versi, tahan)
      values (toko, no_dok, r.kode_barcode, r.urut, r.nama_barang, 'KELUAR', r.jumlah, r.nilai, v, coalesce(r.tahan, false));
  end loop;
end $$;
