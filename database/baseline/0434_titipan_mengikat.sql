-- A price is bound for a time and no longer (Domain R6.6a). Deposits of before keep what they were promised: no end.
alter table titipan
  add column mengikat_sampai date,
  add constraint titipan_mengikat check (mengikat_sampai is null or jenis_harga = 'MENGIKAT' and mengikat_sampai >= tanggal);
comment on constraint titipan_mengikat on titipan is 'Batas Harga Mengikat Tidak Sesuai';
select pasang_penulis('titipan');

-- What the price of a deposit is on the open day: bound, or that of the day once its time is over.
create function harga_titipan(t titipan) returns text language sql stable as $$
  select case when t.mengikat_sampai < (select h.tanggal from hari_toko h where h.kode_toko = t.kode_toko and h.status = 'OPEN')
              then 'TIDAK_MENGIKAT' else t.jenis_harga end
$$;
grant execute on function harga_titipan(titipan) to mustika_app, mustika_buku, mustika_report;
