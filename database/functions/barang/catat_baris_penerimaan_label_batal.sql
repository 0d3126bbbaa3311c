-- Writer: what an intake that is taken back took of its receipt is to be tagged again.
create or replace function catat_baris_penerimaan_label_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update penerimaan_barang_jenis j set label_jumlah = j.label_jumlah - l.jumlah, label_berat = j.label_berat - l.berat,
         label_modal = j.label_modal - l.modal_terima
    from penerimaan_label l
   where l.kode_toko = toko and l.no_dokumen = no_dok and not l.batal and j.kode_toko = l.kode_toko
     and j.no_dokumen = l.no_penerimaan and j.kode_group = l.kode_group and j.kode_dept = l.kode_dept;
  update penerimaan_label l set batal = true where l.kode_toko = toko and l.no_dokumen = no_dok;
end $$;
