-- Every link that does not follow from the one before it. Empty means the chain is whole.
create or replace function periksa_audit(toko text) returns table(seq bigint, sebab text) language sql stable as $$
  with rantai as (
    select a.*, lag(a.seq) over w as seq_lalu, lag(a.hash) over w as hash_lalu
      from audit a where a.kode_toko = toko window w as (order by a.seq))
  select r.seq,
         case when r.seq <> coalesce(r.seq_lalu, 0) + 1 then 'NOMOR HILANG'
              when r.prev <> coalesce(r.hash_lalu, sha256(convert_to(toko, 'UTF8'))) then 'RANTAI PUTUS'
              else 'ISI BERUBAH' end
    from rantai r
   where r.seq <> coalesce(r.seq_lalu, 0) + 1
      or r.prev <> coalesce(r.hash_lalu, sha256(convert_to(toko, 'UTF8')))
      or r.hash <> sha256(r.prev || convert_to(
           isi_audit(r.kode_toko, r.seq, r.waktu, r.user_id, r.aksi, r.objek, r.isi), 'UTF8'))
$$;
