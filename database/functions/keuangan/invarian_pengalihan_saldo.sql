-- A handing-over is its one transfer: these drawers, this amount, that way.
create or replace function invarian_pengalihan_saldo()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'PENGALIHAN_SALDO', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'jumlah', p.jumlah)
    from pengalihan_saldo p
   where not exists (select from buku_uang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = 1
            and b.dari_akun = 'KAS' and b.ke_akun = 'KAS' and b.jumlah = abs(p.jumlah)
            and b.dari_dimensi = case when p.jumlah > 0 then p.dari else p.ke end
            and b.ke_dimensi = case when p.jumlah > 0 then p.ke else p.dari end)
      or (select count(*) from buku_uang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = 1) <> 1
$$;
revoke execute on function invarian_pengalihan_saldo() from public;
