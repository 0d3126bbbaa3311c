-- The sums of the days, the journals, the closing entries and the locks prove themselves.
create or replace function invarian_periode()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'JURNAL_UMUM', j.kode_toko, jsonb_build_object('no_dokumen', j.no_dokumen, 'total', j.total, 'debit', l.debit, 'kredit', l.kredit)
    from jurnal_umum j
    left join (select b.kode_toko, b.no_dokumen, sum(b.debit) as debit, sum(b.kredit) as kredit from jurnal_umum_baris b group by 1, 2) l
      using (kode_toko, no_dokumen)
   where j.total is distinct from l.debit or j.total is distinct from l.kredit
  union all
  select 'JURNAL_UMUM', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'urut', urut, 'baris', l.saldo, 'buku', b.saldo)
    from (select x.kode_toko, x.no_dokumen, x.urut, x.nomor_akun, x.dimensi, (x.debit - x.kredit)::bigint as saldo from jurnal_umum_baris x) l
    full join (select g.kode_toko, g.no_dokumen, g.urut, g.nomor_akun, g.dimensi, g.debit - g.kredit as saldo from gerak_akun g
                where g.kategori = 'JURNAL_UMUM' and g.peran = 'JURNAL') b using (kode_toko, no_dokumen, urut, nomor_akun, dimensi)
   where l.saldo is distinct from b.saldo
  union all
  select 'PENUTUP_BULAN', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'laba', p.laba, 'buku', b.laba, 'status', d.status)
    from penutup_bulan p
    left join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
    left join (select g.kode_toko, g.no_dokumen, sum(g.kredit - g.debit) as laba from gerak_akun g
                where g.peran = 'LABA_DITAHAN' and g.peristiwa = 1 group by 1, 2) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen
   where p.laba <> coalesce(b.laba, 0) or d.status is distinct from (case when p.dibatalkan then 'CANC' else 'DONE' end)
  union all
  select 'PERIODE_TERKUNCI', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'tanggal', p.tanggal, 'terkunci', k.waktu)
    from peristiwa p
    join (select distinct on (x.kode_toko) x.kode_toko, x.sampai, x.waktu from kunci_periode x order by x.kode_toko, x.urut desc) k
      on k.kode_toko = p.kode_toko and p.tanggal <= k.sampai and p.waktu > k.waktu
   where p.urut > 1 or not exists (
     select from dokumen d where d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.jenis = 'penutup_bulan')
$$;
revoke execute on function invarian_periode() from public;
