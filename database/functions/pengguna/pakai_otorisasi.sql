-- Marks approvals as used: unused, alive, for this act, this requester, this store. Anything else refuses.
create or replace function pakai_otorisasi(toko text, w jsonb, no_dok text) returns uuid[] language plpgsql as $$
declare
  diminta uuid[] := coalesce((select array_agg(x::uuid order by x) from jsonb_array_elements_text(w -> 'otorisasi') x), '{}');
  terpakai integer;
begin
  if cardinality(diminta) = 0 then return diminta; end if;
  update otorisasi o set dipakai = now(), no_dokumen = no_dok
   where o.kode_toko = toko and o.id = any (diminta) and o.dipakai is null
     and o.berakhir > (w ->> 'saat')::timestamptz and o.op_hash = w ->> 'op_hash' and o.requester = w ->> 'user';
  get diagnostics terpakai = row_count;
  if terpakai <> cardinality(diminta)
     or exists (select from otorisasi o where o.kode_toko = toko and o.id = any (diminta)
          and (o.lahir not between clock_timestamp() - interval '10 minutes' and clock_timestamp() + interval '1 minute'
            or not berhak_setuju(o.kode_toko, o.approver) or satu_orang(o.kode_toko, o.requester, o.approver))) then
    perform tolak('OTORISASI_TIDAK_BERLAKU');
  end if;
  return diminta;
end $$;
