-- A drawer that was not as the books have it has a reason of its own, kept beside those of the list of its closing.
select ubah_fungsi('catat_baris_tutup_toko(text,text,smallint,jsonb)',
  $l$on x.kode = p.kode;
end$l$,
  $b$on x.kode = p.kode;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, x.kode, x.label, 1, x.alasan from jsonb_to_recordset(b -> 'selisih_laci') as x(kode text, label text, alasan text);
end$b$);
