-- A movement that a piece with a barcode became says which one: the pieces of a lot can else not be told from each other, and nobody
-- who stands before a bar knows what was bought for it.
alter table gerak_lot add column dari_kode text references barcode;
alter table gerak_lot add constraint gerak_lot_dari check (dari_kode is null or arah = 'MASUK');
create index gerak_lot_dari on gerak_lot (kode_toko, dari_kode) where dari_kode is not null;
-- What a piece became, and what it was.
create index sortir_pembelian_barang_dari on sortir_pembelian_barang (kode_toko, kode_barcode) where not lot and not batal;
create index sortir_pembelian_barang_ke on sortir_pembelian_barang (kode_toko, ke_kode) where not lot and not batal;
-- What head office received of a lot.
create index terima_pusat_lot_dari on terima_pusat_lot (dari_lot);

-- Sorted pieces of before: the lines of a sorting and what they did to its lots are in the same order.
update gerak_lot g set dari_kode = x.kode_barcode
  from (select s.kode_toko, s.no_dokumen, s.ke_kode, s.kode_barcode, s.berat,
               row_number() over (partition by s.kode_toko, s.no_dokumen, s.ke_kode order by s.urut) as ke
          from sortir_pembelian_barang s where not s.lot and s.tujuan <> 'JUAL') x
  join (select m.kode_toko, m.no_dokumen, m.peristiwa, m.urut, m.kode_lot, m.berat,
               row_number() over (partition by m.kode_toko, m.no_dokumen, m.kode_lot order by m.urut) as ke
          from gerak_lot m where m.arah = 'MASUK' and m.membalik is null and m.peristiwa = 1) y
    on (y.kode_toko, y.no_dokumen, y.kode_lot, y.ke, y.berat) = (x.kode_toko, x.no_dokumen, x.ke_kode, x.ke, x.berat)
 where (g.kode_toko, g.no_dokumen, g.peristiwa, g.urut) = (y.kode_toko, y.no_dokumen, y.peristiwa, y.urut);
