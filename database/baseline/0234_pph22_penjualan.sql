-- PPh 22 on sales to other traders: the seller collects it beside the price and owes it to the tax office. Domain 13.5.
insert into peran_akun (akun, sisi, golongan) values ('UTANG_PPH', 'K', 'PAJAK');
insert into akun_bawaan (peran, nomor_akun) values ('UTANG_PPH', '210800');
select isi_bawaan_toko(kode_toko) from toko;

alter table penjualan
  add column pembeli text not null default 'KONSUMEN' check (pembeli in ('KONSUMEN', 'PEDAGANG', 'PEDAGANG_BEBAS')),
  -- Number of the letter that frees a trader of it (SKB, Surat Keterangan PP 55/2022).
  add column no_bebas_pph22 text,
  -- On top of `total`, which stays the price with its PPN.
  add column pph22 rupiah not null default 0 check (pph22 >= 0),
  add constraint penjualan_pedagang check (
    (pembeli = 'KONSUMEN' or npwp_customer is not null) and (pembeli = 'PEDAGANG' or pph22 = 0)
    and (pembeli = 'PEDAGANG_BEBAS') = (no_bebas_pph22 is not null)),
  drop constraint penjualan_lunas,
  add constraint penjualan_lunas check (bayar - kembali = total + pph22);
alter table penjualan_barang add column pph22 rupiah not null default 0 check (pph22 >= 0);

select ubah_fungsi('catat_baris_penjualan(text, text, smallint, jsonb)', 'keterangan, syarat_beli)',
  'keterangan, syarat_beli, pembeli, no_bebas_pph22, pph22)');
select ubah_fungsi('catat_baris_penjualan(text, text, smallint, jsonb)', 'x.keterangan, x.syarat_beli',
  'x.keterangan, x.syarat_beli, coalesce(x.pembeli, ''KONSUMEN''), x.no_bebas_pph22, coalesce(x.pph22, 0)');
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)', 'harga_modal, finishing, size)',
  'harga_modal, finishing, size, pph22)');
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)', 'x.harga_modal, x.finishing, x.size',
  'x.harga_modal, x.finishing, x.size, coalesce(x.pph22, 0)');

-- PPh 22 of the lines, of the nota and of the account is one figure.
create function invarian_pph22() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with buku as (
    select b.kode_toko, b.no_dokumen, b.peristiwa, sum(case when b.dari_akun = 'UTANG_PPH' then b.jumlah else -b.jumlah end) as pph
      from buku_uang b where b.dari_akun = 'UTANG_PPH' or b.ke_akun = 'UTANG_PPH' group by 1, 2, 3
  )
  select 'PPH_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.pph22, 'baris', l.pph)
    from penjualan j
    join (select k.kode_toko, k.no_faktur_group, sum(k.pph22) as pph from penjualan_barang k group by 1, 2) l
      using (kode_toko, no_faktur_group)
   where l.pph <> j.pph22
  union all
  select 'PPH_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.pph22, 'buku', b.pph)
    from penjualan j
    join peristiwa p on p.kode_toko = j.kode_toko and p.no_dokumen = j.no_faktur_group
     and (p.membalik is not null or p.ke_status = 'DONE')
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(b.pph, 0) <> case when p.membalik is null then j.pph22 else -j.pph22 end
$$;
revoke execute on function invarian_pph22() from public;
