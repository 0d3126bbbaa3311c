-- What a drawer still has of each category of a day: its own rows, plus what came from other drawers, less what went.
create or replace function sisa_kategori(toko text, hari date, kasir text)
  returns table(kategori text, baris integer, masuk bigint, keluar bigint, pindah bigint, sisa bigint) language sql stable as $$
  with gerak as (
    select g.kategori, count(*)::integer as baris, sum(g.masuk)::bigint as masuk, sum(g.keluar)::bigint as keluar from gerak_uang g
     where g.kode_toko = toko and g.tanggal = hari and g.akun = 'KAS' and g.dimensi = sisa_kategori.kasir
       and g.kategori not in ('PENGALIHAN_SALDO', 'BATAL PENGALIHAN SALDO')
     group by g.kategori
  ), pindah as (
    select p.kategori, sum(case when p.ke = sisa_kategori.kasir then p.jumlah else -p.jumlah end)::bigint as jumlah
      from pengalihan_saldo p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status = 'DONE'
     where p.kode_toko = toko and p.tanggal = hari and p.cara = 'KATEGORI' and sisa_kategori.kasir in (p.dari, p.ke)
     group by p.kategori
  )
  select coalesce(g.kategori, p.kategori), coalesce(g.baris, 0), coalesce(g.masuk, 0), coalesce(g.keluar, 0), coalesce(p.jumlah, 0),
         coalesce(g.masuk, 0) - coalesce(g.keluar, 0) + coalesce(p.jumlah, 0)
    from gerak g full join pindah p on p.kategori = g.kategori
   order by 1
$$;
grant execute on function sisa_kategori(text,date,text) to mustika_app, mustika_buku, mustika_report;
