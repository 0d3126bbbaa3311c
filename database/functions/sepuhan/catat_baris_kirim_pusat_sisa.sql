-- Writer: so much of lots on their way is somewhere now: with head office, back in the shop, or lost. What is out may have changed since
-- the document saw it; then its lot has, too, and refuses.
create or replace function catat_baris_kirim_pusat_sisa(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
begin
  for r in select x.* from jsonb_to_recordset(baris) as x(kode_lot text, qty integer, berat bigint, murni bigint, modal bigint,
             terima_berat bigint, kembali_berat bigint, hilang_berat bigint) order by x.kode_lot loop
    update kirim_pusat_lot l
       set sisa_qty = l.sisa_qty - r.qty, sisa_berat = l.sisa_berat - r.berat, sisa_murni = l.sisa_murni - r.murni, sisa_modal = l.sisa_modal - r.modal,
           terima_berat = l.terima_berat + coalesce(r.terima_berat, 0), kembali_berat = l.kembali_berat + coalesce(r.kembali_berat, 0),
           hilang_berat = l.hilang_berat + coalesce(r.hilang_berat, 0)
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_lot = r.kode_lot and l.sisa_berat >= r.berat;
    if not found then
      perform tolak('KIRIMAN_PUSAT_BERUBAH', jsonb_build_object('kode_lot', r.kode_lot));
    end if;
  end loop;
end $$;
