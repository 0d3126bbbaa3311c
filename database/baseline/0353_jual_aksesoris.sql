-- Accessories by quantity at the till: a line of a nota is so many pieces of an article (Domain R8.6, docs/decisions/0048).
alter table penjualan_barang add column jumlah integer not null default 1,
  add constraint penjualan_barang_jumlah_pcs check (jumlah > 0 and (jumlah = 1 or berat = 0));
comment on constraint penjualan_barang_jumlah_pcs on penjualan_barang is 'Hanya Aksesoris Berjumlah Dijual Lebih Dari Satu';

-- A piece is sold once; an article as long as there is some.
drop index uq_barang_terjual;
create unique index uq_barang_terjual on penjualan_barang (kode_toko, kode_barcode) where not batal and not beli_kembali and berat > 0;

select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)', 'pph22, golongan_modal)', 'pph22, golongan_modal, jumlah)');
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)', $l$coalesce(x.golongan_modal, 'EMAS')$l$,
  $b$coalesce(x.golongan_modal, 'EMAS'), coalesce(x.jumlah, 1)$b$);

-- What the nota held is in the books now: it stays gone, and is held no more.
create function catat_baris_aksesoris_sah(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update stok_aksesoris s set tahan_jumlah = s.tahan_jumlah - g.jumlah, tahan_nilai = s.tahan_nilai - g.nilai::bigint
    from (select x.kode_barcode, x.jumlah, x.nilai from gerak_aksesoris x
           where x.kode_toko = toko and x.no_dokumen = no_dok and x.tahan order by x.kode_barcode) g
   where s.kode_toko = toko and s.kode_barcode = g.kode_barcode;
  update gerak_aksesoris g set tahan = false where g.kode_toko = toko and g.no_dokumen = no_dok and g.tahan;
end $$;
insert into penulis (nama) values ('aksesoris_sah');

-- The till asks about an article what about a piece, and how many there are at which worth. Of a piece nothing more is read.
create or replace view barang_di_meja with (security_invoker = true) as
  select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.status, b.versi, b.size,
    b.berat, b.kadar, b.kadar_cetak, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_modal, b.harga_bandrol, b.no_terakhir,
    b.ada_faktur_masukan, g.harga as harga_group, g.versi as versi_group, g.kadar_jual, g.markis, g.aksesoris, j.golongan_ppn, w.dijual,
    j.berlian,
    exists (select from pembelian_barang q where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal) as pernah_dibeli,
    p.user_id as pemegang, p.keranjang, p.sampai as dipegang_sampai, b.golongan_modal,
    case when b.status = 'BERJUMLAH' then
      (select jsonb_build_object('jumlah', s.jumlah, 'nilai', s.nilai, 'versi', s.versi) from stok_aksesoris s
        where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode) end as stok
  from barang b
  join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
  join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  join jenis j on j.kode_dept = b.kode_dept
  left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode;

select ubah_fungsi('invarian_inti()', 'sum(l.total) as total, count(*) as banyak from penjualan_barang l',
  'sum(l.total) as total, sum(l.jumlah) as banyak from penjualan_barang l');

-- What a nota sold of articles left their stock, at the cost the nota says.
create function invarian_jual_aksesoris() returns table (aturan text, kode_toko text, rincian jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'JUAL_AKSESORIS', coalesce(l.kode_toko, g.kode_toko), jsonb_build_object('no_faktur_group', coalesce(l.no_faktur_group, g.no_dokumen),
         'kode_barcode', coalesce(l.kode_barcode, g.kode_barcode), 'nota', l.jumlah, 'gerak', g.jumlah)
    from (select x.* from penjualan_barang x where x.berat = 0) l
    full join (select m.* from gerak_aksesoris m join penjualan p on p.kode_toko = m.kode_toko and p.no_faktur_group = m.no_dokumen) g
      on g.kode_toko = l.kode_toko and g.no_dokumen = l.no_faktur_group and g.kode_barcode = l.kode_barcode
   where (l.jumlah, l.harga_modal::bigint) is distinct from (g.jumlah, g.nilai::bigint) or g.arah <> 'KELUAR'
$$;
revoke execute on function invarian_jual_aksesoris() from public;
