-- A contract that goes on under another number, and what of its pledge goes along; another till that was there first wins.
create or replace function catat_baris_hutang_lanjut(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r jsonb;
  urutan smallint;
begin
  for r in select x from jsonb_array_elements(baris) x loop
    update dokumen d set status = 'CLOS', peristiwa = d.peristiwa + 1
     where d.kode_toko = toko and d.no_dokumen = r ->> 'no_faktur_lama' and d.jenis = 'hutang' and d.status = 'DONE'
       and d.peristiwa = (r ->> 'lihat')::smallint returning d.peristiwa into urutan;
    if not found then perform tolak('HUTANG_BERUBAH', jsonb_build_object('no_faktur_hutang', r ->> 'no_faktur_lama')); end if;
    insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
      select toko, r ->> 'no_faktur_lama', urutan, 'lanjut', 'CLOS', p.tanggal, p.user_id, p.waktu, no_dok
        from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
    perform gerak_hutang(toko, r ->> 'no_faktur_lama', r -> 'gerak', no_dok, ke);
    update hutang_barang l set keadaan = case when exists (select from hutang_barang b where b.kode_toko = toko and b.no_faktur_hutang = no_dok
             and b.urut_lama = l.urut) then 'LANJUT' else 'DITEBUS' end
     where l.kode_toko = toko and l.no_faktur_hutang = r ->> 'no_faktur_lama' and l.keadaan = 'GADAI';
  end loop;
end $$;
