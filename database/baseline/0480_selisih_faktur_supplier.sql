-- What a supplier is owed is what his invoice says; the gold that it says and the scale does not is a loss of its own. Domain R12.6.
-- Deliveries of before were owed for by the scale: they have no difference.
alter table penerimaan_barang_jenis add column nilai_selisih rupiah not null default 0;
alter table penerimaan_barang add column nilai_selisih rupiah not null default 0;
alter table penerimaan_barang_jenis add constraint penerimaan_jenis_selisih check (nilai_selisih >= 0 and nilai_selisih < nilai_faktur);
alter table penerimaan_barang add constraint penerimaan_selisih check (nilai_selisih >= 0 and nilai_selisih < nilai_faktur);
alter table penerimaan_barang_jenis drop constraint penerimaan_modal;
alter table penerimaan_barang_jenis add constraint penerimaan_modal check (modal_terima >= nilai_faktur - nilai_selisih and label_modal <= modal_terima);
select pasang_penulis('penerimaan_barang', '{batal}');
select pasang_penulis('penerimaan_barang_jenis', '{label_jumlah,label_berat,label_modal}');
select ubah_fungsi('invarian_penerimaan()',
  $l$'ppn', h.ppn_faktur, 'modal', sum(j.modal_terima))$l$,
  $b$'ppn', h.ppn_faktur, 'selisih', h.nilai_selisih, 'modal', sum(j.modal_terima))$b$);
select ubah_fungsi('invarian_penerimaan()',
  $l$h.nilai_faktur, h.ppn_faktur, h.berat,$l$,
  $b$h.nilai_faktur, h.ppn_faktur, h.nilai_selisih, h.berat,$b$);
select ubah_fungsi('invarian_penerimaan()',
  $l$is distinct from h.nilai_faktur + h.ppn_faktur or$l$,
  $b$is distinct from h.nilai_faktur + h.ppn_faktur - h.nilai_selisih or sum(j.nilai_selisih) is distinct from h.nilai_selisih::numeric or$b$);
