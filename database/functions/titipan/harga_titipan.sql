-- What the price of a deposit is on the open day: bound, or that of the day once its time is over.
create or replace function harga_titipan(t titipan) returns text language sql stable as $$
  select case when t.mengikat_sampai < (select h.tanggal from hari_toko h where h.kode_toko = t.kode_toko and h.status = 'OPEN')
              then 'TIDAK_MENGIKAT' else t.jenis_harga end
$$;
grant execute on function harga_titipan(titipan) to mustika_app, mustika_buku, mustika_report;
