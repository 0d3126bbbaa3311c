-- A count ends: each piece gets the word that counts for ever, and the reason somebody gave for it.
create or replace function catat_baris_stock_opname_hasil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql set enable_nestloop to 'off' as $$
begin
  -- Whoever scans waits, and finds it closed.
  perform from stock_opname h where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif for update;
  if not found then perform tolak('SUDAH_BERUBAH', jsonb_build_object('no_dokumen', no_dok)); end if;
  if (select count(*) from hasil_opname(toko, no_dok) r where r.keadaan not in ('KETEMU', 'KELUAR', 'PINDAH', 'BARU')
        and not exists (select from jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text) where a.kode = r.kode)) > 0 then
    perform tolak('OPNAME_ALASAN_KURANG', '{}');
  end if;
  update stock_opname_barang l set keadaan = r.keadaan, alasan = a.alasan
    from hasil_opname(toko, no_dok) r
    left join jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text) on a.kode = r.kode
   where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = r.kode and r.diharap;
  update stock_opname_lain x set alasan = a.alasan
    from jsonb_to_recordset(baris -> 0 -> 'alasan') as a(kode text, alasan text)
   where x.kode_toko = toko and x.no_dokumen = no_dok and x.kode = a.kode;
  update stock_opname h set aktif = false, keterangan = coalesce(baris -> 0 ->> 'keterangan', h.keterangan), fisik_qty = s.fisik,
         fisik_berat = s.berat, terjelaskan_qty = s.jelas, hilang_qty = s.hilang, hilang_berat = s.hilang_berat,
         lain_qty = (select count(*) from stock_opname_lain x where x.kode_toko = toko and x.no_dokumen = no_dok),
         akurasi = (s.tepat + s.jelas) * 100000 / h.sistem_qty
    from (select count(*) filter (where l.keadaan in ('KETEMU', 'SALAH_BAKI'))::integer as fisik,
                 count(*) filter (where l.keadaan = 'KETEMU')::integer as tepat,
                 coalesce(sum(l.berat) filter (where l.keadaan in ('KETEMU', 'SALAH_BAKI')), 0)::bigint as berat,
                 count(*) filter (where l.keadaan in ('KELUAR', 'PINDAH'))::integer as jelas,
                 count(*) filter (where l.keadaan = 'HILANG')::integer as hilang,
                 coalesce(sum(l.berat) filter (where l.keadaan = 'HILANG'), 0)::bigint as hilang_berat
            from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) s
   where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
