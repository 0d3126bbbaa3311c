-- Accessories and stones have accounts of their own: what a piece is for the ledger is fixed when it comes in, because its
-- cost lies on the account of that day whatever becomes of its group. What came in before lies on the gold's account and
-- leaves it from there; stones of before only change where their cost of sales is shown.
insert into peran_akun (akun, sisi, golongan) values
  ('PERSEDIAAN_AKSESORIS', 'D', 'PERSEDIAAN_AKSESORIS'), ('HPP_BERLIAN', 'D', 'HPP'), ('HPP_AKSESORIS', 'D', 'HPP');
insert into akun_bawaan (peran, nomor_akun) values
  ('PERSEDIAAN_AKSESORIS', '130800'), ('HPP_BERLIAN', '510200'), ('HPP_AKSESORIS', '510300');
select isi_bawaan_toko(kode_toko) from toko;

alter table barang add column golongan_modal text not null default 'EMAS'
  constraint barang_golongan_modal check (golongan_modal in ('EMAS', 'BERLIAN', 'AKSESORIS'));
comment on constraint barang_golongan_modal on barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
alter table penjualan_barang add column golongan_modal text not null default 'EMAS'
  constraint penjualan_barang_golongan_modal check (golongan_modal in ('EMAS', 'BERLIAN', 'AKSESORIS'));
comment on constraint penjualan_barang_golongan_modal on penjualan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
alter table titipan_barang add column golongan_modal text not null default 'EMAS'
  constraint titipan_barang_golongan_modal check (golongan_modal in ('EMAS', 'BERLIAN', 'AKSESORIS'));
comment on constraint titipan_barang_golongan_modal on titipan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';

select ubah_fungsi('catat_baris_barang_baru(text, text, smallint, jsonb)', 'tanggal_masuk, no_terakhir)', 'tanggal_masuk, no_terakhir, golongan_modal)');
select ubah_fungsi('catat_baris_barang_baru(text, text, smallint, jsonb)', 'no_dok, x.tanggal_masuk, no_dok',
  'no_dok, x.tanggal_masuk, no_dok, coalesce(x.golongan_modal, ''EMAS'')');
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)', 'harga_modal, finishing, size, pph22)',
  'harga_modal, finishing, size, pph22, golongan_modal)');
select ubah_fungsi('catat_baris_penjualan_barang(text, text, smallint, jsonb)', 'x.harga_modal, x.finishing, x.size, coalesce(x.pph22, 0)',
  'x.harga_modal, x.finishing, x.size, coalesce(x.pph22, 0), coalesce(x.golongan_modal, ''EMAS'')');
select ubah_fungsi('catat_baris_titipan_barang(text, text, smallint, jsonb)', 'kode_baki, baki_titip, berat,', 'kode_baki, baki_titip, golongan_modal, berat,');
select ubah_fungsi('catat_baris_titipan_barang(text, text, smallint, jsonb)', 'x.kode_baki, x.baki_titip, x.berat,',
  'x.kode_baki, x.baki_titip, coalesce(x.golongan_modal, ''EMAS''), x.berat,');

-- What the till asks about a piece.
create or replace view barang_di_meja with (security_invoker = true) as
  select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.status, b.versi,
         b.size, b.berat, b.kadar, b.kadar_cetak, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_modal, b.harga_bandrol,
         b.no_terakhir, b.ada_faktur_masukan,
         g.harga as harga_group, g.versi as versi_group, g.kadar_jual, g.markis, g.aksesoris, j.golongan_ppn,
         w.dijual, j.berlian,
         exists (select from pembelian_barang q
                  where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal) as pernah_dibeli,
         p.user_id as pemegang, p.keranjang, p.sampai as dipegang_sampai, b.golongan_modal
    from barang b
    join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
    join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
    join jenis j on j.kode_dept = b.kode_dept
    left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode;

-- Stock by kind: accessories that nobody waits for stand on their own account.
create function akun_modal(akun text, golongan text) returns text language sql immutable parallel safe as $$
  select case when akun = 'PERSEDIAAN_TOKO' and golongan = 'AKSESORIS' then 'PERSEDIAAN_AKSESORIS' else akun end
$$;
select ubah_fungsi('invarian_inti()',
  '(select b.kode_toko, s.akun, sum(b.harga_modal) as nilai from barang b join status_stok s on s.status = b.status group by 1, 2) n',
  '(select b.kode_toko, akun_modal(s.akun, b.golongan_modal) as akun, sum(b.harga_modal) as nilai
            from barang b join status_stok s on s.status = b.status group by 1, 2) n');
select ubah_fungsi('invarian_inti()', 'where akun in (select akun from status_stok) group by 1, 2) u',
  'where akun in (select s.akun from status_stok s union all select ''PERSEDIAAN_AKSESORIS'') group by 1, 2) u');
