-- Moves a plan and says why; nothing is paid twice and nobody pays out more than there is.
create or replace function gerak_cicilan(toko text, no text, p_jenis text, p_bayar bigint, p_rabat bigint, p_margin bigint, p_jumlah bigint, p_ppn bigint, no_dok text, ke smallint)
  returns void language plpgsql as $$
begin
  if p_bayar = 0 and p_margin = 0 and p_jumlah = 0 and p_ppn = 0 then return; end if;
  update cicilan c set terbayar = c.terbayar + p_bayar, rabat = c.rabat + p_rabat, margin_diakui = c.margin_diakui + p_margin,
         saldo = c.saldo + p_jumlah, ppn = c.ppn + p_ppn
   where c.kode_toko = toko and c.no_cicilan = no and (c.no_faktur_tunggu is null or c.no_faktur_tunggu = no_dok);
  if not found then perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no)); end if;
  insert into cicilan_gerak (kode_toko, no_cicilan, urut, tanggal, jenis, bayar, rabat, margin, jumlah, ppn, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from cicilan_gerak g where g.kode_toko = toko and g.no_cicilan = no), 0) + 1,
           p.tanggal, p_jenis, p_bayar, p_rabat, p_margin, p_jumlah, p_ppn, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no));
end $$;
