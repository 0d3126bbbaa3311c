-- A payment, inside its own event: `lihat` is the plan's event as it was seen.
create or replace function catat_baris_cicilan_terima(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(no_cicilan text, lihat smallint, lunas boolean, jenis text, bayar bigint,
             rabat bigint, margin bigint, ppn bigint) loop
    perform langkah_cicilan(toko, r.no_cicilan, case when r.lunas then 'lunas' else 'bayar' end,
      case when r.lunas then 'LUNAS' else 'DONE' end, array['DONE'], r.lihat, no_dok, ke);
    perform gerak_cicilan(toko, r.no_cicilan, r.jenis, r.bayar, r.rabat, r.margin, r.bayar - r.margin, r.ppn, no_dok, ke);
  end loop;
end $$;
