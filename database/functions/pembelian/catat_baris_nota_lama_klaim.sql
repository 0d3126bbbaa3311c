-- Old notas that pieces come back on, by compare-and-set in sorted order: once over all branches, and as they were read.
create or replace function catat_baris_nota_lama_klaim(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_nota_lama text, versi integer) order by kode_nota_lama loop
    update nota_lama n set toko_beli = toko, no_beli = no_dok, dibeli_pada = now(), versi = n.versi + 1
     where n.kode_nota_lama = r.kode_nota_lama and n.no_beli is null and n.aktif and n.versi = r.versi;
    if not found then
      perform tolak(case when n.no_beli is null then 'BARANG_BELI_BERUBAH' else 'SUDAH_DIBELI' end,
          jsonb_build_object('kode_barcode', n.kode_nota_lama, 'toko', n.toko_beli, 'no_faktur', n.no_beli))
         from nota_lama n where n.kode_nota_lama = r.kode_nota_lama;
    end if;
  end loop;
end $$;
