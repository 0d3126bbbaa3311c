-- Articles that are given away or used by the shop are taxed like a sale at cost (R13.11): each with its class and rate as the
-- tax office hears of it. What was taken out before this stays as it was.
alter table aksesoris
  add column ppn_keluar rupiah not null default 0,
  add constraint aksesoris_ppn check (ppn_keluar >= 0 and (ppn_keluar = 0 or untuk in ('PAKAI', 'HADIAH')));
select pasang_penulis('aksesoris');

create table aksesoris_pajak (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  kelas_ppn text not null,
  ppn_transaksi_value mili_persen not null,
  kode_faktur text not null,
  dpp rupiah not null,
  ppn_transaksi_rp rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references aksesoris,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint aksesoris_pajak_nilai check (dpp >= 0 and ppn_transaksi_rp >= 0)
);
select pasang_rls('aksesoris_pajak', 'select');
select pasang_penulis('aksesoris_pajak');
create index aksesoris_pajak_kelas on aksesoris_pajak (kode_toko, kelas_ppn, tanggal);

-- A rate under which something was given away stands, too.
select ubah_fungsi('jaga_tarif_ppn()',
$l$             union all select r.kelas_ppn, r.tanggal from bayar_supplier_pajak r where r.kode_toko = t) l where ($l$,
$b$             union all select r.kelas_ppn, r.tanggal from bayar_supplier_pajak r where r.kode_toko = t
             union all select r.kelas_ppn, r.tanggal from aksesoris_pajak r where r.kode_toko = t) l where ($b$);

-- The tax of the lines, of the document and of the account is one figure, at the rate that was in force.
create function invarian_pajak_aksesoris() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'PAJAK_AKSESORIS', a.kode_toko, jsonb_build_object('no_dokumen', a.no_dokumen, 'ppn', a.ppn_keluar, 'baris', l.ppn)
    from aksesoris a
    left join (select x.kode_toko, x.no_dokumen, sum(x.ppn_transaksi_rp::bigint) as ppn from aksesoris_pajak x group by 1, 2) l
      on l.kode_toko = a.kode_toko and l.no_dokumen = a.no_dokumen
   where coalesce(l.ppn, 0) <> a.ppn_keluar
  union all
  select 'PAJAK_AKSESORIS', a.kode_toko, jsonb_build_object('no_dokumen', a.no_dokumen, 'ppn', a.ppn_keluar, 'buku', b.ppn)
    from aksesoris a
    join peristiwa p on p.kode_toko = a.kode_toko and p.no_dokumen = a.no_dokumen
    left join (select u.kode_toko, u.no_dokumen, u.peristiwa,
                      sum(case 'PPN_KELUARAN' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as ppn
                 from buku_uang u group by 1, 2, 3) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(b.ppn, 0) <> case when p.membalik is null then a.ppn_keluar::bigint else -a.ppn_keluar::bigint end
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from aksesoris_pajak l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$$;
revoke execute on function invarian_pajak_aksesoris() from public;
