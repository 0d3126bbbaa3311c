-- The way back of a payment, of the last one only: what a month earned depends on what was paid before it.
create or replace function catat_baris_cicilan_batal_terima(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  b bayar_cicilan;
  g cicilan_gerak;
begin
  select x.* into b from bayar_cicilan x where x.kode_toko = toko and x.no_dokumen = no_dok;
  perform from cicilan c where c.kode_toko = toko and c.no_cicilan = b.no_cicilan and c.terbayar = b.terbayar + b.jumlah for update;
  if not found then perform tolak('CICILAN_BUKAN_TERAKHIR', jsonb_build_object('no_cicilan', b.no_cicilan)); end if;
  select x.* into g from cicilan_gerak x
   where x.kode_toko = toko and x.no_cicilan = b.no_cicilan and x.no_dokumen = no_dok and x.jenis in ('BAYAR', 'LUNAS_CEPAT');
  perform langkah_cicilan(toko, b.no_cicilan, 'batal_bayar', 'DONE', array['DONE', 'LUNAS'], null, no_dok, ke);
  perform gerak_cicilan(toko, b.no_cicilan, 'BATAL_BAYAR', -g.bayar::bigint, -g.rabat::bigint, -g.margin::bigint, -g.jumlah::bigint,
    -g.ppn::bigint, no_dok, ke);
end $$;
