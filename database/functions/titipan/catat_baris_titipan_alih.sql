-- Writer: the deposit of a new plan. Rows: no_titipan, lihat (its event as the plan saw it), jumlah, ppn, barang.
create or replace function catat_baris_titipan_alih(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
  banyak integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_titipan text, lihat smallint, jumlah bigint, ppn bigint, barang text[]) loop
    perform langkah_titipan(toko, r.no_titipan, 'alih', 'CLOSE', array['DONE'], r.lihat, no_dok, ke);
    update titipan_barang l set keadaan = 'DICICIL', no_faktur_jual = no_dok
     where l.kode_toko = toko and l.no_titipan = r.no_titipan and l.keadaan = 'DITITIP' and l.no_faktur_jual is null;
    get diagnostics banyak = row_count;
    if banyak <> cardinality(r.barang) then
      perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan));
    end if;
    perform gerak_titipan(toko, r.no_titipan, 'CICILAN', -r.jumlah, -r.ppn, no_dok, ke);
    perform from titipan t where t.kode_toko = toko and t.no_titipan = r.no_titipan and t.saldo = 0 and t.ppn = 0;
    if not found then perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', r.no_titipan)); end if;
  end loop;
end $$;
