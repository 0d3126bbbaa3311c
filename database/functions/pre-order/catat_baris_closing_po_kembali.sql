-- Writer: a batch that is taken back: what it brought is held for nobody any more, and its pre-orders wait for it again. What was fetched,
-- lies in a sale that waits, or was given up stays where it is: then nothing is taken back.
create or replace function catat_baris_closing_po_kembali(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
  banyak integer;
  ada boolean;
begin
  for r in select c.no_po, count(*) as semua from closing_po_barang c where c.kode_toko = toko and c.no_dokumen = no_dok group by 1 order by 1 loop
    -- Locks the pre-order before its pieces, as a sale does.
    perform from dokumen d where d.kode_toko = toko and d.no_dokumen = r.no_po for update;
    update titipan_barang l set keadaan = 'KEMBALI'
      from closing_po_barang c
     where c.kode_toko = toko and c.no_dokumen = no_dok and c.no_po = r.no_po
       and l.kode_toko = toko and l.no_titipan = r.no_po and l.kode_barcode = c.kode_barcode and l.keadaan = 'DITITIP' and l.no_faktur_jual is null;
    get diagnostics banyak = row_count;
    if banyak <> r.semua then perform tolak('BARANG_PO_DIAMBIL', jsonb_build_object('no_po', r.no_po)); end if;
    update pre_order_barang b set datang = b.datang - n.banyak
      from (select c.baris as urut, count(*)::smallint as banyak from closing_po_barang c
             where c.kode_toko = toko and c.no_dokumen = no_dok and c.no_po = r.no_po group by 1) n
     where b.kode_toko = toko and b.no_po = r.no_po and b.urut = n.urut;
    ada := exists (select from titipan_barang l where l.kode_toko = toko and l.no_titipan = r.no_po and l.keadaan = 'DITITIP');
    if not langkah_dokumen(toko, r.no_po, 'pre_order', case when ada then 'batal_datang' else 'batal_datang_semua' end,
        case when ada then 'DONE' else 'PESAN' end, array['DONE'], null, no_dok, ke) then
      perform tolak('BARANG_PO_DIAMBIL', jsonb_build_object('no_po', r.no_po));
    end if;
  end loop;
end $$;
