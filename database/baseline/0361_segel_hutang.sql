-- A new key seals what borrowers said of themselves, too.
select ubah_fungsi('segel_identitas(text,text,text,text,text)'::regprocedure, $l$  elsif tabel = 'penjualan' then$l$, $b$  elsif tabel = 'hutang' then
    update hutang h set nik_sim_passport = case h.nik_sim_passport when lama then baru else h.nik_sim_passport end,
        tanggal_lahir = case h.tanggal_lahir when lama then baru else h.tanggal_lahir end,
        pekerjaan = case h.pekerjaan when lama then baru else h.pekerjaan end,
        sumber_dana = case h.sumber_dana when lama then baru else h.sumber_dana end
     where h.kode_toko = toko and h.no_faktur_hutang = nomor
       and lama in (h.nik_sim_passport, h.tanggal_lahir, h.pekerjaan, h.sumber_dana);
  elsif tabel = 'penjualan' then$b$);
