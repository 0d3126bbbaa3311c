-- Moves the balance and says why; nobody pays out more than there is.
create or replace function gerak_titipan(toko text, no text, p_jenis text, p_jumlah bigint, p_ppn bigint, no_dok text, ke smallint)
  returns void language plpgsql as $$
begin
  if p_jumlah = 0 then return; end if;
  update titipan t set saldo = t.saldo + p_jumlah, ppn = t.ppn + p_ppn where t.kode_toko = toko and t.no_titipan = no;
  insert into titipan_gerak (kode_toko, no_titipan, urut, tanggal, jenis, jumlah, ppn, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from titipan_gerak g where g.kode_toko = toko and g.no_titipan = no), 0) + 1,
           p.tanggal, p_jenis, p_jumlah, p_ppn, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
end $$;
