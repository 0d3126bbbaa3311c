-- A nota says the stones as they were when the piece was sold: the same piece may be bought back and set anew, and an old nota that is
-- printed again then promised stones nobody sold. Lines of before are null and read them from the piece, which while it is sold
-- nobody changes.
alter table penjualan_barang add column batu text;
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)'::regprocedure, 'golongan_modal, jumlah)', 'golongan_modal, jumlah, batu)');
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)'::regprocedure, 'coalesce(x.jumlah, 1)',
  'coalesce(x.jumlah, 1), coalesce(teks_batu(toko, x.kode_barcode), '''')');
