-- A difference of a counted delivery has its reason and a second person, as every other count. Domain R8.2.
alter table opname_penerimaan_jenis add column alasan text check (length(alasan) >= 4);
select pasang_penulis('opname_penerimaan_jenis');
