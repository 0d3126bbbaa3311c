-- The gold book of some days says why gold became something else, or left for a craftsman: a column more. Domain R11.6.
drop function if exists gerak_barang_antara(text, date, date);
