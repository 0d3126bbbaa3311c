-- Writer: a nota that was sold without the network comes in, once, within what its package allows; what waited for a decision about it is over,
-- and what the owner has decided about stays decided.
create or replace function catat_baris_nota_luring(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record; kasus text;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_luring text, paket uuid, waktu timestamptz, masuk timestamptz, total bigint,
             harga_kini bigint) loop
    -- Locked before it is judged: whoever decides about it at this moment is waited for.
    select k.keadaan into kasus from kasus_luring k where k.kode_toko = toko and k.no_luring = r.no_luring for update;
    if kasus = 'SELESAI' then perform tolak('NOTA_LURING_DIPUTUS', jsonb_build_object('no_luring', r.no_luring)); end if;
    update paket_luring p set terpakai = p.terpakai + r.total
     where p.kode_toko = toko and p.id = r.paket and p.terpakai + r.total <= p.batas_total;
    if not found then perform tolak('LURING_MELEBIHI_TOTAL', jsonb_build_object('no_luring', r.no_luring)); end if;
    insert into nota_luring (kode_toko, no_faktur_group, no_luring, paket, waktu, masuk, total, harga_kini)
      values (toko, no_dok, r.no_luring, r.paket, r.waktu, r.masuk, r.total, r.harga_kini) on conflict (kode_toko, no_luring) do nothing;
    if not found then
      perform tolak('NOTA_LURING_SUDAH_MASUK', jsonb_build_object('no_luring', r.no_luring, 'no_faktur_group', n.no_faktur_group))
         from nota_luring n where n.kode_toko = toko and n.no_luring = r.no_luring;
    end if;
    update kasus_luring k set keadaan = 'MASUK'
     where k.kode_toko = toko and k.no_luring = r.no_luring and k.keadaan = 'TERBUKA';
  end loop;
end $$;
