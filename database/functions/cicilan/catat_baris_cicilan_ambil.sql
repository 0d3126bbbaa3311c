-- Handing over. Rows: no_cicilan, lihat, dipakai, kembali and their tax, posting. A sale that waits for its validation reserves
-- the plan, one that posts uses it up.
create or replace function catat_baris_cicilan_ambil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_cicilan text, lihat smallint, dipakai bigint, kembali bigint,
             ppn_dipakai bigint, ppn_kembali bigint, posting boolean) loop
    perform langkah_cicilan(toko, r.no_cicilan, case when r.posting then 'ambil' else 'tunggu' end,
      case when r.posting then 'CLOSE' else 'LUNAS' end, array['LUNAS'], r.lihat, no_dok, ke);
    insert into cicilan_ambil (kode_toko, no_faktur_group, no_cicilan, dipakai, kembali, ppn_dipakai, ppn_kembali, diposting)
      values (toko, no_dok, r.no_cicilan, r.dipakai, r.kembali, r.ppn_dipakai, r.ppn_kembali, r.posting)
      on conflict (kode_toko, no_faktur_group) do update set diposting = excluded.diposting;
    update cicilan c set no_faktur_tunggu = case when r.posting then null else no_dok end
     where c.kode_toko = toko and c.no_cicilan = r.no_cicilan and coalesce(c.no_faktur_tunggu, no_dok) = no_dok;
    if not found then perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', r.no_cicilan)); end if;
    if r.posting then
      perform gerak_cicilan(toko, r.no_cicilan, 'AMBIL', 0, 0, 0, -r.dipakai, -r.ppn_dipakai, no_dok, ke);
      perform gerak_cicilan(toko, r.no_cicilan, 'KELEBIHAN', 0, 0, 0, -r.kembali, -r.ppn_kembali, no_dok, ke);
    end if;
  end loop;
end $$;
