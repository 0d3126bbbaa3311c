-- A count begins: its scope, and what should be there now.
create or replace function catat_baris_stock_opname(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r stock_opname;
begin
  for r in select * from jsonb_populate_recordset(null::stock_opname, baris) loop
    insert into stock_opname (kode_toko, no_dokumen, cara, kode_gudang, kode_baki, kode_group, kode_dept, tempat_simpan, buta, sistem_qty,
        sistem_berat, keterangan)
      values (toko, no_dok, r.cara, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept, r.tempat_simpan, r.buta, r.sistem_qty,
        r.sistem_berat, r.keterangan);
    if r.cara = 'JAMINAN' then
      insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, no_faktur_hutang, nama_barang, kode_baki, berat)
        select toko, no_dok, j.kode, j.kode, j.nama, j.tempat_simpan, j.berat from jaminan_opname(toko, r.tempat_simpan) j;
    else
      insert into stock_opname_barang (kode_toko, no_dokumen, kode_barcode, keping, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar,
          no_terakhir)
        select toko, no_dok, b.kode_barcode, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.no_terakhir
          from barang_opname(toko, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept) b;
    end if;
    if (select count(*) from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) > 500 then perform kenali_opname(); end if;
    -- The figures are those of the list itself, whatever was sold since they were read.
    update stock_opname h set sistem_qty = s.qty, sistem_berat = s.berat
      from (select count(*)::integer as qty, sum(l.berat)::bigint as berat from stock_opname_barang l
             where l.kode_toko = toko and l.no_dokumen = no_dok) s
     where h.kode_toko = toko and h.no_dokumen = no_dok;
  end loop;
end $$;
