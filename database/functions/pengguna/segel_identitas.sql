-- Puts the sealed number in the place of the one that was read; changes nothing else and nothing that moved meanwhile.
create or replace function segel_identitas(tabel text, toko text, nomor text, lama text, baru text)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if baru !~ '^b1[.][^~]+~r1[.]' then raise exception 'not sealed' using errcode = 'MU002'; end if;
  if tabel = 'pembelian' then
    update pembelian p set nik_sim_passport = case p.nik_sim_passport when lama then baru else p.nik_sim_passport end,
        tanggal_lahir = case p.tanggal_lahir when lama then baru else p.tanggal_lahir end,
        pekerjaan = case p.pekerjaan when lama then baru else p.pekerjaan end,
        sumber_dana = case p.sumber_dana when lama then baru else p.sumber_dana end
     where p.kode_toko = toko and p.no_faktur_group = nomor
       and lama in (p.nik_sim_passport, p.tanggal_lahir, p.pekerjaan, p.sumber_dana);
  elsif tabel = 'hutang' then
    update hutang h set nik_sim_passport = case h.nik_sim_passport when lama then baru else h.nik_sim_passport end,
        tanggal_lahir = case h.tanggal_lahir when lama then baru else h.tanggal_lahir end,
        pekerjaan = case h.pekerjaan when lama then baru else h.pekerjaan end,
        sumber_dana = case h.sumber_dana when lama then baru else h.sumber_dana end
     where h.kode_toko = toko and h.no_faktur_hutang = nomor
       and lama in (h.nik_sim_passport, h.tanggal_lahir, h.pekerjaan, h.sumber_dana);
  elsif tabel = 'uang_orang' then
    update uang_orang u set nik_sim_passport = case u.nik_sim_passport when lama then baru else u.nik_sim_passport end,
        tanggal_lahir = case u.tanggal_lahir when lama then baru else u.tanggal_lahir end,
        pekerjaan = case u.pekerjaan when lama then baru else u.pekerjaan end,
        sumber_dana = case u.sumber_dana when lama then baru else u.sumber_dana end
     where u.kode_toko = toko and u.no_dokumen = nomor and lama in (u.nik_sim_passport, u.tanggal_lahir, u.pekerjaan, u.sumber_dana);
  elsif tabel = 'gesek_tunai' then
    update gesek_tunai g set no_ktp = baru where g.kode_toko = toko and g.no_dokumen = nomor and g.no_ktp = lama;
  elsif tabel = 'penjualan' then
    update penjualan p set npwp_customer = case p.npwp_customer when lama then baru else p.npwp_customer end,
        nik_sim_passport = case p.nik_sim_passport when lama then baru else p.nik_sim_passport end,
        tanggal_lahir = case p.tanggal_lahir when lama then baru else p.tanggal_lahir end,
        pekerjaan = case p.pekerjaan when lama then baru else p.pekerjaan end,
        sumber_dana = case p.sumber_dana when lama then baru else p.sumber_dana end
     where p.kode_toko = toko and p.no_faktur_group = nomor
       and lama in (p.npwp_customer, p.nik_sim_passport, p.tanggal_lahir, p.pekerjaan, p.sumber_dana);
  end if;
end $$;
revoke execute on function segel_identitas(text,text,text,text,text) from public;
grant execute on function segel_identitas(text,text,text,text,text) to mustika_app;
