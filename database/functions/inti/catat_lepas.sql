-- Enters what an event lets out. Two acts at once must not both be measured against the day before them: what was seen when it was
-- decided still stands, or the act is still below its ceilings without anybody's word.
create or replace function catat_lepas(toko text, w jsonb, no_dok text, urutan smallint, membalik smallint)
  returns void language plpgsql as $$
declare
  hari date := (w ->> 'hari')::date;
  lawan text[] := array(select jsonb_array_elements_text(w -> 'lepas' -> 'lawan'));
  semua text[];
  kini jsonb;
  k record;
begin
  -- A bound price and a discount end with their document, whichever way that is given up, posted or not.
  if w ->> 'ke' = 'CANC' then
    insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni)
      select toko, no_dok, urutan, l.tanggal, l.user_id, l.jenis, -sum(l.jumlah::bigint), -sum(l.murni::bigint) from lepas_sendiri l
       where l.kode_toko = toko and l.no_dokumen = no_dok and l.jenis in ('HARGA', 'POTONGAN')
       group by l.tanggal, l.user_id, l.jenis having sum(l.jumlah::bigint) <> 0;
  end if;
  if w -> 'lepas' -> 'isi' is null then
    if membalik is not null then
      insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni, lawan)
        select l.kode_toko, l.no_dokumen, urutan, l.tanggal, l.user_id, l.jenis, -l.jumlah, -l.murni, l.lawan from lepas_sendiri l
         where l.kode_toko = toko and l.no_dokumen = no_dok and l.peristiwa = membalik and l.jenis not in ('HARGA', 'POTONGAN');
    end if;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('keluar|' || toko || '|' || (w ->> 'user'), 0));
  kini := lepas_hari(toko, hari, w ->> 'user');
  for k in select x.* from jsonb_to_recordset(w -> 'lepas' -> 'batas')
             x (kelas text, jumlah bigint, murni bigint, lihat_jumlah bigint, lihat_murni bigint, sehari bigint, gram bigint) loop
    if (k.lihat_jumlah, k.lihat_murni) is distinct from
       (coalesce((kini -> k.kelas ->> 'jumlah')::bigint, 0), coalesce((kini -> k.kelas ->> 'murni')::bigint, 0))
       and (k.sehari is null or coalesce((kini -> k.kelas ->> 'jumlah')::bigint, 0) + k.jumlah > k.sehari
         or (k.murni > 0 and coalesce((kini -> k.kelas ->> 'murni')::bigint, 0) + k.murni > k.gram)) then
      perform tolak('KELUAR_BERUBAH');
    end if;
  end loop;
  semua := case when cardinality(lawan) = 0 then '{}' else lawan_semua(toko, hari, lawan) end;
  -- Nor two tills that pay the same person. In one order, so that they wait for each other and never around a corner.
  perform pg_advisory_xact_lock(hashtextextended('keluar lawan|' || toko || '|' || l.kunci, 0))
     from (select x.kunci from unnest(semua) x (kunci) order by 1 offset 0) l;
  if cardinality(lawan) > 0 and (w -> 'lepas' ->> 'lawan_lihat')::bigint <> lepas_lawan(toko, hari, lawan_semua(toko, hari, lawan)) then
    perform tolak('KELUAR_BERUBAH');
  end if;
  insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni, lawan)
    select toko, no_dok, urutan, hari, w ->> 'user', x.jenis, x.jumlah, x.murni,
           case when x.jenis in ('UANG', 'TANPA_NOTA') then lawan else '{}' end
      from jsonb_to_recordset(w -> 'lepas' -> 'isi') x (jenis text, jumlah bigint, murni bigint);
end $$;
revoke execute on function catat_lepas(text,jsonb,text,smallint,smallint) from public;
grant execute on function catat_lepas(text,jsonb,text,smallint,smallint) to mustika_buku;
