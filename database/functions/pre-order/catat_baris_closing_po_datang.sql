-- Writer: pieces that came are held for the lines they were given to, and each of their pre-orders moves on once. Rows: those of
-- titipan_barang with the pre-order as no_titipan and its line as baris; no_closing is the batch that
-- brought them. A line that got its pieces from another batch meanwhile is full.
create or replace function catat_baris_closing_po_datang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select x.no_titipan from jsonb_populate_recordset(null::titipan_barang, baris) x group by 1 order by 1 loop
    if not langkah_dokumen(toko, r.no_titipan, 'pre_order', 'datang', 'DONE', array['PESAN', 'DONE'], null, no_dok, ke) then
      perform tolak('PO_TIDAK_MENUNGGU', jsonb_build_object('no_po', r.no_titipan));
    end if;
    insert into titipan_barang
      select (jsonb_populate_record(null::titipan_barang, x.isi || jsonb_build_object('kode_toko', toko, 'keadaan', 'DITITIP',
               'no_closing', no_dok, 'urut', coalesce((select max(l.urut) from titipan_barang l where l.kode_toko = toko and l.no_titipan = r.no_titipan), 0)
                       + row_number() over (order by x.ke)))).*
        from jsonb_array_elements(baris) with ordinality as x(isi, ke) where x.isi ->> 'no_titipan' = r.no_titipan;
    update pre_order_barang b set datang = b.datang + n.banyak
      from (select x.baris as urut, count(*)::smallint as banyak from jsonb_populate_recordset(null::titipan_barang, baris) x
             where x.no_titipan = r.no_titipan group by 1) n
     where b.kode_toko = toko and b.no_po = r.no_titipan and b.urut = n.urut;
  end loop;
exception when check_violation then
  perform tolak('BARIS_PO_LENGKAP', '{}');
end $$;
