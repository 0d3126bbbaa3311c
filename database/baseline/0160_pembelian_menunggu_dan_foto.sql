-- A store may look at purchases a second time before they count (VALIDASI_PEMBELIAN_MODULE): a saved purchase touches no
-- book until then, and its pieces wait as TUNGGU_BELI, as those of an exchange do.

-- Pictures of pieces that were brought in, written anew by the photo store before the purchase is saved. A purchase takes
-- only what was uploaded in its own store.
create table pembelian_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, foto)
);
select pasang_rls('pembelian_foto', 'select, insert');
grant select on pembelian_foto to mustika_buku;
alter table pembelian_barang add column foto text,
  add constraint pembelian_barang_foto foreign key (kode_toko, foto) references pembelian_foto;

create or replace function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal,
      berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama, toko_asal, no_faktur_asal, barcode_asal, foto)
    select toko, no_dok, x.urut, no_dok || '-' || coalesce(x.no_faktur, x.urut::text), x.tanggal, x.kode_barcode, x.no_faktur_jual,
      x.kode_harga, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar,
      x.kadar_cetak, x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.asal_nota, x.kode_rugi, x.rugi_nota, x.kode_kategori, x.potongan_kategori, x.potongan_manual, x.pembulatan,
      x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama, x.gudang_lama, x.baki_lama,
      x.toko_asal, x.no_faktur_asal, x.barcode_asal, x.foto
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
  -- The claim of every piece that comes back on a nota, ours or of another branch, in sorted order.
  perform klaim_nota(coalesce(l.toko_asal, toko), coalesce(l.no_faktur_asal, l.no_faktur_jual), coalesce(l.barcode_asal, l.kode_barcode),
      'BELI', toko, no_dok)
     from (select * from pembelian_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok
              and (p.no_faktur_jual is not null or p.no_faktur_asal is not null)
            order by coalesce(p.toko_asal, toko), coalesce(p.no_faktur_asal, p.no_faktur_jual)) l;
end $$;

-- Money is asked of every purchase that was posted, whatever event posted it; one that waits, or was cancelled while it
-- waited, has none.
create or replace function invarian_pembelian() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'JUMLAH_PEMBELIAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group)
    from pembelian p
    left join (select l.kode_toko, l.no_faktur_group, sum(l.harga) as harga, sum(l.berat) as berat, sum(l.harga_nota) as nota,
                      count(*) as banyak from pembelian_barang l group by 1, 2) l using (kode_toko, no_faktur_group)
    left join (select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as jumlah from pembelian_bayar y group by 1, 2) y
      using (kode_toko, no_faktur_group)
   where (l.harga, l.berat, l.nota, l.banyak, y.jumlah)
      is distinct from (p.total::numeric, p.berat::numeric, p.harga_nota::numeric, p.jumlah_barang::bigint, p.bayar::numeric)
  union all
  select 'UANG_PEMBELIAN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group, 'dibayar', p.bayar, 'buku', u.jumlah)
    from pembelian p
    left join (select b.kode_toko, b.no_dokumen, sum(b.jumlah) as jumlah from buku_uang b
                 join peristiwa e on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.urut = b.peristiwa and e.membalik is null
                where b.ke_akun = 'KLIRING_PEMBELIAN' and b.dari_akun in ('KAS', 'BANK') group by 1, 2) u
      on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_faktur_group
   where not p.tukar and coalesce(u.jumlah, 0) <> case
           when exists (select from peristiwa e where e.kode_toko = p.kode_toko and e.no_dokumen = p.no_faktur_group and e.ke_status = 'DONE')
           then p.bayar::numeric else 0 end
  union all
  select 'BARANG_DIBELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'DIBELI'
     and not exists (select from pembelian_barang l where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and l.berat = b.berat and l.harga = b.harga_modal)
  union all
  select 'BELI_KEMBALI', l.kode_toko, jsonb_build_object('no_faktur', l.no_faktur, 'kode_barcode', l.kode_barcode)
    from penjualan_barang l
   where l.beli_kembali <> exists (select from pembelian_barang p where p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur
                                      and p.kode_barcode = l.kode_barcode and not p.batal)
  union all
  select 'BELI_KEMBALI', p.kode_toko, jsonb_build_object('no_faktur', p.no_faktur, 'batal', p.batal, 'status', d.status)
    from pembelian_barang p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where p.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_pembelian() from public;
