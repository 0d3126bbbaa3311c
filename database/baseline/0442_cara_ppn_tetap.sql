-- A price that was agreed and paid with its PPN in it keeps it: pieces of deposits and plans say how their price was taxed, and are
-- handed over that way whatever the store has set since. A nota may then have lines of both ways, so it says itself what of its tax
-- came on top. Domain R6.6b, R6.7a; docs/decisions/0072.
alter table titipan_barang add column ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF'));
alter table cicilan_barang add column ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF'));
alter table penjualan add column ppn_tambahan rupiah not null default 0 check (ppn_tambahan >= 0);
do $$
declare semula text := current_setting('app.lintas', true);
begin
  perform set_config('app.lintas', 'on', true);
  -- An exclusive tax was written down; one that is in the price is all the rest.
  update titipan_barang set ppn_cara = case when ppn_tambahan > 0 then 'EKSKLUSIF' else 'INKLUSIF' end where kelas_ppn is not null;
  update cicilan_barang set ppn_cara = case when ppn_tambahan > 0 then 'EKSKLUSIF' else 'INKLUSIF' end where kelas_ppn is not null;
  update penjualan set ppn_tambahan = ppn_transaksi_rp where ppn_cara = 'EKSKLUSIF';
  perform set_config('app.lintas', coalesce(semula, ''), true);
end $$;
alter table penjualan drop constraint penjualan_jumlah,
  add constraint penjualan_jumlah check (subtotal - diskon + pembulatan + ppn_tambahan = total),
  add constraint penjualan_ppn_tambahan check (ppn_tambahan <= ppn_transaksi_rp);
select pasang_penulis('titipan_barang', '{keadaan,no_faktur_jual}');
select pasang_penulis('cicilan_barang');
select pasang_penulis('penjualan');
