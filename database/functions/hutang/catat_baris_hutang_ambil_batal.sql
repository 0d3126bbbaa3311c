-- Taken back with its auction, as long as nothing was done with a piece since.
create or replace function catat_baris_hutang_ambil_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select a.kode_barcode from hutang_ambil a
            where a.kode_toko = toko and a.no_faktur_hutang = no_dok and not a.batal order by a.kode_barcode loop
    update barang b set status = 'BATAL', versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('DIBELI', 'ROSOK') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('JAMINAN_SUDAH_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update hutang_ambil a set batal = true where a.kode_toko = toko and a.no_faktur_hutang = no_dok;
end $$;
