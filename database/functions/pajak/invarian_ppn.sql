-- The tax of the lines, of the nota and of the account is one figure; whatever was sold with PPN has the rate that was in force.
create or replace function invarian_ppn()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with buku as (
    select b.kode_toko, b.no_dokumen, b.peristiwa, sum(case when b.dari_akun = 'PPN_KELUARAN' then b.jumlah else -b.jumlah end) as ppn
      from buku_uang b where b.dari_akun = 'PPN_KELUARAN' or b.ke_akun = 'PPN_KELUARAN' group by 1, 2, 3
  ), uang_muka as (
    select g.kode_toko, g.no_dokumen, g.peristiwa, sum(g.ppn) as ppn from (
      select t.kode_toko, t.no_dokumen, t.peristiwa, t.ppn from titipan_gerak t where t.jenis not in ('AWAL', 'BATAL_AWAL')
      union all
      select c.kode_toko, c.no_dokumen, c.peristiwa, c.ppn from cicilan_gerak c where c.jenis not in ('AWAL', 'BATAL_AWAL')) g group by 1, 2, 3
  ), terbuku as (
    select p.kode_toko, p.no_dokumen, p.urut, b.ppn
      from peristiwa p left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
     where p.membalik is null
       and exists (select from buku_uang u where u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut)
  )
  select 'PPN_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.ppn_transaksi_rp, 'baris', l.ppn)
    from penjualan j
    join (select k.kode_toko, k.no_faktur_group, sum(k.ppn_transaksi_rp) as ppn from penjualan_barang k group by 1, 2) l
      using (kode_toko, no_faktur_group)
   where l.ppn <> j.ppn_transaksi_rp
  union all
  select 'PPN_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.ppn_transaksi_rp, 'buku', t.ppn)
    from penjualan j join terbuku t on t.kode_toko = j.kode_toko and t.no_dokumen = j.no_faktur_group
   
    left join uang_muka u on u.kode_toko = t.kode_toko and u.no_dokumen = t.no_dokumen and u.peristiwa = t.urut
   where coalesce(t.ppn, 0) <> j.ppn_transaksi_rp + coalesce(u.ppn, 0)
  union all
  select 'PPN_TITIPAN', p.kode_toko, jsonb_build_object('no_titipan', p.no_dokumen, 'peristiwa', p.urut, 'titipan', u.ppn, 'buku', b.ppn)
    from titipan t join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_titipan
    left join uang_muka u on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(u.ppn, 0) <> coalesce(b.ppn, 0)
  union all
  select 'PPN_CICILAN', p.kode_toko, jsonb_build_object('no_dokumen', p.no_dokumen, 'peristiwa', p.urut, 'cicilan', u.ppn, 'buku', b.ppn)
    from dokumen d join peristiwa p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
    left join uang_muka u on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where d.jenis in ('cicilan', 'bayar_cicilan') and coalesce(u.ppn, 0) <> coalesce(b.ppn, 0)
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from baris_ppn l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$$;
revoke execute on function invarian_ppn() from public;
