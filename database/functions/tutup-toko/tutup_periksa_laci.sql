-- A drawer below zero was paid for by somebody; counted, the hole would become income. Who paid is a movement: from another drawer, the
-- bank or the owner. How deep it is stays unsaid before the count.
create or replace function tutup_periksa_laci(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'LACI_MINUS', 'Laci di bawah nol, catat dulu siapa yang menalangi', count(*)::integer, 'BLOKIR', '/pengalihan-saldo-uang',
         to_jsonb((array_agg(l.dimensi order by l.dimensi))[1:20])
    from laci_tutup(w ->> 'toko') l where l.saldo < 0 having count(*) > 0
$$;
