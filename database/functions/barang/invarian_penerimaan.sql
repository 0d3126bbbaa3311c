-- What is still to be tagged is what was weighed less what wears tags; and the account of what lies there untagged is its cost.
create or replace function invarian_penerimaan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'PENERIMAAN_LABEL', j.kode_toko, jsonb_build_object('no_dokumen', j.no_dokumen, 'kode_group', j.kode_group, 'kode_dept', j.kode_dept,
         'baris', j.label_jumlah, 'label', l.jumlah)
    from penerimaan_barang_jenis j
    left join (select kode_toko, no_penerimaan, kode_group, kode_dept, sum(jumlah) as jumlah, sum(berat) as berat, sum(modal_terima) as modal
                 from penerimaan_label where not batal group by 1, 2, 3, 4) l
      on l.kode_toko = j.kode_toko and l.no_penerimaan = j.no_dokumen and l.kode_group = j.kode_group and l.kode_dept = j.kode_dept
   where j.label_jumlah <> coalesce(l.jumlah, 0) or j.label_berat <> coalesce(l.berat, 0) or j.label_modal <> coalesce(l.modal, 0)
  union all
  select 'PENERIMAAN_LABEL', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'label', l.jumlah, 'barang', b.jumlah)
    from (select kode_toko, no_dokumen, sum(jumlah) as jumlah from penerimaan_label group by 1, 2) l
    -- As the book of pieces has it: a card may say since that its piece came back from another store.
    left join (select kode_toko, no_dokumen, count(*) as jumlah from buku_barang where peristiwa = 1 group by 1, 2) b using (kode_toko, no_dokumen)
   where b.jumlah is distinct from l.jumlah
  union all
  select 'PENERIMAAN_JENIS', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'nilai', h.nilai_faktur, 'ppn', h.ppn_faktur, 'selisih', h.nilai_selisih, 'modal', sum(j.modal_terima))
    from penerimaan_barang h
    left join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
   group by h.kode_toko, h.no_dokumen, h.nilai_faktur, h.ppn_faktur, h.nilai_selisih, h.berat, h.berat_faktur, h.jumlah_barang
  having sum(j.modal_terima) is distinct from h.nilai_faktur + h.ppn_faktur - h.nilai_selisih or sum(j.nilai_selisih) is distinct from h.nilai_selisih::numeric or sum(j.nilai_faktur) is distinct from h.nilai_faktur::numeric
      or sum(j.berat) is distinct from h.berat::numeric or sum(j.berat_faktur) is distinct from h.berat_faktur::numeric
      or sum(j.jumlah) is distinct from h.jumlah_barang::bigint
  union all
  select 'PENERIMAAN_BUKU', coalesce(s.kode_toko, g.kode_toko),
         jsonb_build_object('kode_supplier', coalesce(s.kode_supplier, g.dimensi), 'belum', s.sisa, 'buku', g.saldo)
    from (select h.kode_toko, h.kode_supplier, sum(j.modal_terima::bigint - j.label_modal::bigint) as sisa
            from penerimaan_barang h join penerimaan_barang_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
           where not h.batal group by 1, 2) s
    full join (select u.kode_toko, u.dimensi, sum(u.masuk - u.keluar) as saldo from gerak_uang u
                where u.akun = 'PERSEDIAAN_TERIMA' group by 1, 2) g on g.kode_toko = s.kode_toko and g.dimensi = s.kode_supplier
   where coalesce(s.sisa, 0) <> coalesce(g.saldo, 0)
$$;
revoke execute on function invarian_penerimaan() from public;
