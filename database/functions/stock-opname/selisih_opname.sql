-- What is not simply there; of a blind count that goes on nobody is told.
create or replace view selisih_opname with (security_invoker = true) as
  select h.kode_toko, h.no_dokumen, r.kode, r.keadaan, r.nama_barang, r.kode_group, r.kode_dept, r.kode_baki, r.di_baki, r.berat,
         r.keterangan, r.oleh, r.alasan
    from stock_opname h cross join lateral hasil_opname(h.kode_toko, h.no_dokumen) r
   where r.keadaan <> 'KETEMU' and ((h.aktif and not h.buta) or h.fisik_qty is not null);
grant select on selisih_opname to mustika_app, mustika_report;
