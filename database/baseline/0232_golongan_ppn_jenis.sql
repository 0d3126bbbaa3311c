-- What goods are for the PPN follows from their kind, not from their karat: a ring of 24K is jewellery, only a bar is not
-- taxed. A group still says whether it holds accessories. docs/decisions/0027.
alter table jenis add column golongan_ppn text check (golongan_ppn in ('EMAS', 'NON_EMAS', 'LAIN', 'BEBAS'));

-- Kinds that a chain named like bars are bars, whatever the groups said.
update jenis j set golongan_ppn = 'BEBAS'
 where concat_ws(' ', j.nama_dept, (select k.nama_kategori from kategori k where k.kode_kategori = j.kode_kategori))
       ~* '\m(logam mulia|batang(an)?|bullion|lm)\M';

-- What groups said about goods that are no gold is kept: by the kind, where all its pieces lie in groups that say the same,
-- else as accessories, so that silver does not become gold in the night. Gold that was not taxed because of its karat is.
do $$
declare
  t text;
  kata jsonb := '{}';
begin
  for t in select kode_toko from toko loop
    perform set_config('app.kode_toko', t, true);
    select kata || coalesce(jsonb_object_agg(d.kode_dept,
             coalesce(kata -> d.kode_dept, '[]') || d.golongan), '{}') into kata
      from (select b.kode_dept, jsonb_agg(distinct coalesce(g.golongan_ppn, 'EMAS')) as golongan
              from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
             where b.kode_toko = t group by 1) d;
  end loop;
  update jenis j set golongan_ppn = d.satu
    from (select k.key, min(x.value) as satu from jsonb_each(kata) k, jsonb_array_elements_text(k.value) x
           group by 1 having count(distinct x.value) = 1) d
   where d.key = j.kode_dept and j.golongan_ppn is null and d.satu in ('NON_EMAS', 'LAIN');
  for t in select kode_toko from toko loop
    perform set_config('app.kode_toko', t, true);
    update grup g set aksesoris = true
     where g.kode_toko = t and g.golongan_ppn in ('NON_EMAS', 'LAIN')
       and exists (select from barang b join jenis j on j.kode_dept = b.kode_dept
                    where b.kode_toko = t and b.kode_group = g.kode_group and j.golongan_ppn is null);
  end loop;
end $$;

create or replace view barang_di_meja with (security_invoker = true) as
  select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.status, b.versi,
         b.size, b.berat, b.kadar, b.kadar_cetak, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_modal, b.harga_bandrol,
         b.no_terakhir, b.ada_faktur_masukan,
         g.harga as harga_group, g.versi as versi_group, g.kadar_jual, g.markis, g.aksesoris, j.golongan_ppn,
         w.dijual, j.berlian,
         exists (select from pembelian_barang q
                  where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal) as pernah_dibeli,
         p.user_id as pemegang, p.keranjang, p.sampai as dipegang_sampai
    from barang b
    join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
    join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
    join jenis j on j.kode_dept = b.kode_dept
    left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode;

alter table grup drop column golongan_ppn;
comment on constraint jenis_golongan_ppn_check on jenis is 'Golongan PPN Hanya Emas, Bukan Emas, Barang Lain, Atau Tidak Dipungut';
