-- An opening balance is its lines and its documents, and the books moved against MODAL what they say.
create or replace function invarian_saldo_awal()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with s as (
    select x.*, d.status from saldo_awal x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
  )
  select 'SALDO_AWAL', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'kas', s.kas, 'bank', s.bank, 'supplier', s.supplier)
    from s
    left join lateral (select coalesce(sum(b.debit::bigint) filter (where b.jenis in ('KAS', 'KAS_GADAI')), 0) as kas,
                              coalesce(sum(b.debit::bigint) filter (where b.jenis = 'BANK'), 0) as bank,
                              coalesce(sum(b.kredit::bigint) filter (where b.jenis = 'SUPPLIER'), 0) as supplier,
                              coalesce(sum(b.debit::bigint - b.kredit::bigint), 0) as semua
                         from saldo_awal_baris b where b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen) l on true
    left join lateral (select coalesce(sum(case when u.dari_akun = 'MODAL' then u.jumlah::bigint when u.ke_akun = 'MODAL' then -u.jumlah::bigint else 0 end), 0) as modal
                         from buku_uang u where u.kode_toko = s.kode_toko and u.no_dokumen = s.no_dokumen) m on true
   where (s.kas, s.bank, s.supplier) is distinct from (l.kas, l.bank, l.supplier)
      or m.modal <> case s.status when 'DONE' then l.semua else 0 end
  union all
  select 'SALDO_AWAL_ISI', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'hutang', s.hutang, 'titipan', s.titipan, 'cicilan', s.cicilan, 'pesanan', s.pesanan, 'service', s.service)
    from s
    left join lateral (select coalesce(sum(x.jumlah::bigint) filter (where x.jenis = 'hutang'), 0) as hutang,
                              coalesce(sum(x.jumlah::bigint) filter (where x.jenis = 'titipan'), 0) as titipan,
                              coalesce(sum(x.jumlah::bigint) filter (where x.jenis = 'cicilan'), 0) as cicilan,
                              coalesce(sum(x.jumlah::bigint) filter (where x.jenis = 'pesanan'), 0) as pesanan,
                              coalesce(sum(x.jumlah::bigint) filter (where x.jenis = 'service'), 0) as service,
                              coalesce(bool_and(x.status = 'CANC'), true) as semua
                         from saldo_awal_dokumen x where x.kode_toko = s.kode_toko and x.no_dokumen = s.no_dokumen) i on true
   where (s.hutang, s.titipan, s.cicilan, s.pesanan, s.service) is distinct from (i.hutang, i.titipan, i.cicilan, i.pesanan, i.service) or (s.status = 'CANC' and not i.semua)
  union all
  -- Nothing comes over without one.
  select 'SALDO_AWAL_ISI', i.kode_toko, jsonb_build_object('nomor', i.no_dokumen)
    from saldo_awal_isi i
   where not exists (select from saldo_awal x where x.kode_toko = i.kode_toko and x.rangkai = i.rangkai)
$$;
revoke execute on function invarian_saldo_awal() from public;
