-- Nobody tells a question the day: the one of instalments found none, and answered nothing.
select ubah_fungsi('tutup_periksa_cicilan(jsonb)'::regprocedure, $l$(w ->> 'hari')::date$l$,
  $b$(select o.tanggal from hari_toko o where o.kode_toko = w ->> 'toko' and o.status = 'OPEN')$b$);
