-- Writer: what a job has come to. Only what is named changes.
create or replace function catat_baris_service_ubah(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare x jsonb := baris -> 0;
begin
  update service s set
    kode_tukang = case when x ? 'kode_tukang' then x ->> 'kode_tukang' else s.kode_tukang end,
    tgl_janji = coalesce((x ->> 'tgl_janji')::date, s.tgl_janji),
    uang_muka = coalesce((x ->> 'uang_muka')::bigint, s.uang_muka),
    ongkos = coalesce((x ->> 'ongkos')::bigint, s.ongkos),
    emas_rp = coalesce((x ->> 'emas_rp')::bigint, s.emas_rp),
    dpp = case when x ? 'dpp' then (x ->> 'dpp')::bigint else s.dpp end,
    ppn_transaksi_rp = coalesce((x ->> 'ppn_transaksi_rp')::bigint, s.ppn_transaksi_rp),
    total = coalesce((x ->> 'total')::bigint, s.total),
    berat_keluar = coalesce((x ->> 'berat_keluar')::bigint, s.berat_keluar),
    tgl_selesai = case when x ? 'tgl_selesai' then (x ->> 'tgl_selesai')::date else s.tgl_selesai end,
    tgl_ambil = case when x ? 'tgl_ambil' then (x ->> 'tgl_ambil')::date else s.tgl_ambil end,
    poin = coalesce((x ->> 'poin')::integer, s.poin)
   where s.kode_toko = toko and s.no_dokumen = no_dok;
end $$;
