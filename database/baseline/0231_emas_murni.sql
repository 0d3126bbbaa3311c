-- One place rounds fine gold: per piece, half up to the milligram, and sums add what was rounded. The same stock had
-- another fine weight in every report, because each rounded at a level of its own. Domain R3.10.
create function murni(berat bigint, kadar bigint) returns bigint language sql immutable parallel safe as $$
  -- No piece is finer than fine gold, whatever its selling karat.
  select (berat * least(kadar, 100000) + 50000) / 100000
$$;

alter table tutup_barang add column akhir_murni bigint;
alter table tutup_barang disable trigger user;
-- What earlier closings added up per karat stays what their pages said.
update tutup_barang set akhir_murni = murni(akhir_berat::bigint, kadar::bigint);
alter table tutup_barang enable always trigger kekal, enable always trigger kekal_semua;
alter table tutup_barang alter column akhir_murni set not null,
  add constraint tutup_barang_murni check (akhir_murni between 0 and akhir_berat);
comment on constraint tutup_barang_murni on tutup_barang is 'Berat Murni Tidak Boleh Melebihi Berat';

-- Pieces stand in the books where their cards say (TEMPAT_BARANG), and nobody moves one while the day closes.
select ubah_fungsi('catat_saldo_tutup(text, text, date, jsonb)'::regprocedure,
  'akhir_qty, akhir_berat)
    select toko, no_dok, s.tempat, s.kadar, s.aq, s.ab, s.mq, s.mb, s.kq, s.kb, s.aq + s.mq - s.kq, s.ab + s.mb - s.kb',
  'akhir_qty, akhir_berat, akhir_murni)
    select toko, no_dok, s.tempat, s.kadar, s.aq, s.ab, s.mq, s.mb, s.kq, s.kb, s.aq + s.mq - s.kq, s.ab + s.mb - s.kb, coalesce(f.murni, 0)');
select ubah_fungsi('catat_saldo_tutup(text, text, date, jsonb)'::regprocedure,
  'g on g.tempat = a.tempat and g.kadar = a.kadar) s
     where s.aq <> 0',
  'g on g.tempat = a.tempat and g.kadar = a.kadar) s
      left join (select b.kode_gudang || ''/'' || b.kode_baki as tempat, b.kadar::integer as kadar, sum(murni(b.berat::bigint, b.kadar::bigint)) as murni
                   from barang b join status_stok t on t.status = b.status where b.kode_toko = toko group by 1, 2) f
        on f.tempat = s.tempat and f.kadar = s.kadar
     where s.aq <> 0');
