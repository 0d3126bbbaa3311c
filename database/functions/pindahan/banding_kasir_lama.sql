-- What the books of a store say now beside what the till of before said, part by part. Where a part was given in detail all of its detail
-- is told; else its total alone. Pieces, lots, drawers and points are caches that cek_invarian() proves equal to the books.
create or replace function banding_kasir_lama(toko text)
  returns table(bagian text, rincian text, lama_banyak bigint, lama_berat bigint, lama_jumlah bigint, kini_banyak bigint, kini_berat bigint, kini_jumlah bigint, keadaan text) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with stok as (
    select b.kode_group, b.kode_baki, trim_scale(b.kadar::integer / 1000.0)::text as kadar, b.berat::bigint as berat, b.harga_modal::bigint as modal
      from barang b where b.kode_toko = toko and b.status in ('TERSEDIA', 'DITAHAN', 'DITITIP')
  ), supplier as (
    select s.dimensi as nama, -s.saldo::bigint as jumlah from saldo_uang s
     where s.kode_toko = toko and s.akun = 'UTANG_SUPPLIER' and s.saldo <> 0
  ), titip as (
    select case when t.jenis = 'PRE_ORDER' then 'PESANAN' else t.jenis end as bagian, t.saldo::bigint as saldo
      from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
     where t.kode_toko = toko and (d.status = 'DONE' or (t.jenis <> 'TITIPAN' and d.status in ('PESAN', 'KERJA')))
  ), kini (bagian, rincian, banyak, berat, jumlah) as (
    select 'BARANG', '', count(*), coalesce(sum(s.berat), 0), coalesce(sum(s.modal), 0) from stok s
    union all
    select 'GRUP', coalesce(s.kode_group, ''), count(*), coalesce(sum(s.berat), 0), coalesce(sum(s.modal), 0) from stok s group by grouping sets ((), (s.kode_group))
    union all
    select 'KADAR', coalesce(s.kadar, ''), count(*), coalesce(sum(s.berat), 0), coalesce(sum(s.modal), 0) from stok s group by grouping sets ((), (s.kadar))
    union all
    select 'BAKI', coalesce(s.kode_baki, ''), count(*), coalesce(sum(s.berat), 0), coalesce(sum(s.modal), 0) from stok s group by grouping sets ((), (s.kode_baki))
    union all
    select v.bagian, '', count(b.status), coalesce(sum(b.berat::bigint), 0), coalesce(sum(b.harga_modal::bigint), 0)
      from (values ('BELI', 'DIBELI'), ('ROSOK', 'ROSOK')) v (bagian, status)
      left join barang b on b.kode_toko = toko and b.status = v.status group by 1
    union all
    select 'AKSESORIS', coalesce(s.kode_barcode, ''), coalesce(sum(s.jumlah::bigint + s.tahan_jumlah), 0), 0, coalesce(sum(s.nilai::bigint + s.tahan_nilai), 0)
      from stok_aksesoris s where s.kode_toko = toko group by grouping sets ((), (s.kode_barcode))
    union all
    select 'LOT', coalesce(l.jenis_lot, ''), coalesce(sum(l.qty::bigint + l.tahan_qty), 0), coalesce(sum(l.berat::bigint + l.tahan_berat), 0),
           coalesce(sum(l.nilai::bigint + l.tahan_nilai), 0)
      from lot l where l.kode_toko = toko and left(l.tempat, 1) <> '@' group by grouping sets ((), (l.jenis_lot))
    union all
    select 'KAS', coalesce(s.dimensi, ''), count(*) filter (where s.saldo <> 0), 0, coalesce(sum(s.saldo::bigint), 0)
      from saldo_uang s where s.kode_toko = toko and s.akun in ('KAS', 'KAS_GADAI') group by grouping sets ((), (s.dimensi))
    union all
    select 'BANK', coalesce(s.dimensi, ''), count(*) filter (where s.saldo <> 0), 0, coalesce(sum(s.saldo::bigint), 0)
      from saldo_uang s where s.kode_toko = toko and s.akun = 'BANK' group by grouping sets ((), (s.dimensi))
    union all
    select 'SUPPLIER', coalesce(s.nama, ''), count(*), 0, coalesce(sum(s.jumlah), 0) from supplier s group by grouping sets ((), (s.nama))
    union all
    select 'HUTANG', '', count(*), 0, coalesce(sum(h.jumlah_hutang::bigint), 0)
      from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
     where h.kode_toko = toko and d.status = 'DONE'
    union all
    select 'CICILAN', '', count(*), 0, coalesce(sum((c.harga_jual_cicil::bigint - c.dp) - c.terbayar - c.rabat), 0)
      from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan
     where c.kode_toko = toko and d.status = 'DONE'
    union all
    select v.bagian, '', count(t.bagian), 0, coalesce(sum(t.saldo), 0)
      from (values ('TITIPAN'), ('PESANAN')) v (bagian) left join titip t on t.bagian = v.bagian group by 1
    union all
    select 'SERVICE', '', count(*), 0, coalesce(sum((select sum(g.jumlah::bigint) from service_gerak g where g.kode_toko = s.kode_toko and g.no_dokumen = s.no_dokumen)), 0)
      from service s join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen
     where s.kode_toko = toko and d.status in ('MASUK', 'KERJA', 'DONE')
    union all
    select 'MEMBER', '', count(*), 0, 0 from member m
     where m.kode_toko_asal = toko and (m.aktif or m.digabung_ke is not null or m.dianonimkan is not null)
    union all
    select 'POIN', '', coalesce(sum(p.poin::bigint), 0), 0, 0 from member_poin p where p.kode_toko = toko
  ), lama as (
    select a.bagian, case when a.bagian = 'KADAR' and a.rincian ~ '^[0-9]{1,3}([.,][0-9]{1,3})?$' then trim_scale(replace(a.rincian, ',', '.')::numeric)::text else upper(coalesce(a.rincian, '')) end as rincian,
           a.banyak::bigint as banyak, a.berat::bigint as berat, a.jumlah::bigint as jumlah
      from angka_kasir_lama a where a.kode_toko = toko and a.aktif
  )
  select coalesce(l.bagian, k.bagian), coalesce(l.rincian, k.rincian), l.banyak, l.berat, l.jumlah,
         coalesce(k.banyak, 0)::bigint, coalesce(k.berat, 0)::bigint, coalesce(k.jumlah, 0)::bigint,
         case when l.bagian is null then 'BELUM DIISI'
              when coalesce(l.banyak, k.banyak, 0) = coalesce(k.banyak, 0) and coalesce(l.berat, k.berat, 0) = coalesce(k.berat, 0)
               and coalesce(l.jumlah, k.jumlah, 0) = coalesce(k.jumlah, 0) then 'COCOK'
              else 'BEDA' end
    from kini k full join lama l on l.bagian = k.bagian and l.rincian = upper(k.rincian)
   where l.bagian is not null
      or ((k.rincian = '' or exists (select from lama x where x.bagian = k.bagian and x.rincian <> ''))
          and (k.banyak <> 0 or k.berat <> 0 or k.jumlah <> 0));
end $$;
revoke execute on function banding_kasir_lama(text) from public;
grant execute on function banding_kasir_lama(text) to mustika_app, mustika_report;
