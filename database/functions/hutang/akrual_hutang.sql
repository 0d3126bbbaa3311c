-- What the closing of a day changes: interest that grew on what runs, where the shop books it as it grows (`tumbuh`); what is left on a contract
-- that never was, whatever the shop does today. What was booked stays booked when the setting is switched back.
create or replace function akrual_hutang(toko text, hari date, tumbuh boolean)
  returns table(no_faktur_hutang text, jumlah bigint) language sql stable as $$
  select h.no_faktur_hutang, t.jumlah - h.bunga_akrual
    from hutang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
   cross join lateral (select case when d.status <> 'DONE' then 0 when not tumbuh then h.bunga_akrual::bigint
        else greatest(h.bunga_akrual::bigint, bunga_hutang(h.jumlah_hutang, h.bunga, h.mode_bunga, h.hari_minimal, h.pembulatan,
          hari - h.tanggal) - h.bunga_dibayar) end as jumlah) t
   where h.kode_toko = toko and (h.bunga_akrual > 0 or (tumbuh and h.tutup is null)) and t.jumlah <> h.bunga_akrual
$$;
