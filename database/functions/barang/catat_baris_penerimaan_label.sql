-- Writer: pieces of a receipt get their tags. What others took of it since it was looked at is refused, because the cost of the
-- pieces was worked out from what was left.
create or replace function catat_baris_penerimaan_label(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_penerimaan text, kode_group text, kode_dept text, jumlah integer,
             berat bigint, modal_terima bigint, lihat_jumlah integer, lihat_modal bigint) order by kode_group, kode_dept loop
    update penerimaan_barang_jenis j set label_jumlah = j.label_jumlah + r.jumlah, label_berat = j.label_berat + r.berat,
           label_modal = j.label_modal + r.modal_terima
      from penerimaan_barang h
     where j.kode_toko = toko and j.no_dokumen = r.no_penerimaan and j.kode_group = r.kode_group and j.kode_dept = r.kode_dept
       and j.label_jumlah = r.lihat_jumlah and j.label_modal = r.lihat_modal
       and h.kode_toko = j.kode_toko and h.no_dokumen = j.no_dokumen and not h.batal;
    if not found then
      perform tolak('PENERIMAAN_BERUBAH', jsonb_build_object('no_penerimaan', r.no_penerimaan));
    end if;
    insert into penerimaan_label (kode_toko, no_dokumen, no_penerimaan, kode_group, kode_dept, jumlah, berat, modal_terima)
      values (toko, no_dok, r.no_penerimaan, r.kode_group, r.kode_dept, r.jumlah, r.berat, r.modal_terima);
  end loop;
end $$;
