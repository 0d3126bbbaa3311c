-- Takes from a store's documents whose years have passed what says who their customer was, and leaves every figure, code and number:
-- identity after the years of SIMPAN_IDENTITAS_TAHUN, name, telephone and address after those of SIMPAN_NOTA_TAHUN, never fewer than the law's, counted from the end of
-- the year of the last thing that happened to one. What still runs is never touched, nor is a table that only grows. So many rows of each
-- table at once; answers how many it was. docs/decisions/0167.
create or replace function pudarkan_orang(toko text, hari date, tahun_nota integer, tahun_identitas integer, sebanyak integer) returns bigint
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  t record;
  n bigint;
  jumlah bigint := 0;
  tahun constant integer := extract(year from hari);
  nota constant date := make_date(tahun - greatest(tahun_nota, 10), 1, 1);
  identitas constant date := make_date(tahun - greatest(tahun_identitas, 5), 1, 1);
  diri constant text[] := array['nik_sim_passport', 'tanggal_lahir', 'pekerjaan', 'sumber_dana'];
  surat constant text[] := array['alamat_customer'];
  hp constant text[] := array['no_hp_customer', 'alamat_customer'];
begin
  for t in
    select * from (values
      ('penjualan', 'no_faktur_group', nota, array['nama_customer'] || hp, '{}'::text[]),
      ('pembelian', 'no_faktur_group', nota, array['nama_customer'] || hp, '{}'),
      ('titipan', 'no_titipan', nota, surat, array['nama_customer', 'no_hp_customer']),
      ('cicilan', 'no_cicilan', nota, surat, array['nama_customer', 'no_hp_customer']),
      ('hutang', 'no_faktur_hutang', nota, surat, array['nama_customer', 'no_hp_customer']),
      ('service', 'no_dokumen', nota, hp, array['nama_customer']),
      ('uang_orang', 'no_dokumen', nota, hp, array['nama_customer']),
      ('gesek_tunai', 'no_dokumen', nota, array['alamat', 'telp'], array['nama_pemilik']),
      ('penjualan', 'no_faktur_group', identitas, diri, '{}'),
      ('pembelian', 'no_faktur_group', identitas, diri, '{}'),
      ('hutang', 'no_faktur_hutang', identitas, diri, '{}'),
      ('uang_orang', 'no_dokumen', identitas, diri, '{}'),
      ('gesek_tunai', 'no_dokumen', identitas, array['no_ktp'], '{}')
    ) v (tabel, nomor, batas, kosong, kata)
  loop
    -- What must be there becomes a word, a telephone that must be there the number of its document.
    execute format('update %1$I x set %2$s where x.ctid = any (array(select y.ctid from dokumen d
        join %1$I y on y.kode_toko = d.kode_toko and y.%3$I = d.no_dokumen
       where d.kode_toko = $1 and d.tanggal < $2 and (%4$s) and d.status not in (''OPEN'', ''PESAN'', ''KERJA'', ''MASUK'')
         and not (d.status in (''DONE'', ''LUNAS'') and d.jenis in (''hutang'', ''titipan'', ''cicilan'', ''service'', ''pesanan'', ''pre_order''))
         and not exists (select from peristiwa p where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen and p.tanggal >= $2)
       limit $3))',
      t.tabel,
      (select string_agg(case when k = any (t.kosong) then format('%I = null', k)
                              when k like 'no_hp%' then format('%1$I = case when x.kode_member is null and x.%1$I is not null then ''-'' || x.%2$I end', k, t.nomor)
                              else format('%I = %L', k, 'DIHAPUS') end, ', ') from unnest(t.kosong || t.kata) k),
      t.nomor,
      (select string_agg(case when k = any (t.kosong) then format('y.%I is not null', k)
                              when k like 'no_hp%' then format('y.%1$I is not null and y.%1$I <> ''-'' || y.%2$I', k, t.nomor)
                              else format('y.%I <> %L', k, 'DIHAPUS') end, ' or ') from unnest(t.kosong || t.kata) k))
      using toko, t.batas, sebanyak;
    get diagnostics n = row_count;
    jumlah := jumlah + n;
  end loop;
  -- A trader's tax number belongs to what was reported of him and stays with the figures.
  update penjualan x set npwp_customer = null where x.ctid = any (array(select y.ctid from penjualan y
    where y.kode_toko = toko and y.npwp_customer is not null and y.pembeli = 'KONSUMEN' and y.tanggal < nota limit sebanyak));
  get diagnostics n = row_count;
  jumlah := jumlah + n;
  -- A piece that came back keeps the row of the nota that it came with.
  update nota_lama x set nama_customer = null, no_hp_customer = null where x.ctid = any (array(select y.ctid from nota_lama y
    where y.toko_jual = toko and num_nonnulls(y.nama_customer, y.no_hp_customer) > 0 and y.no_beli is null and y.tgl_jual < nota limit sebanyak));
  get diagnostics n = row_count;
  jumlah := jumlah + n;
  update pesan_wa x set penerima = '00000000', isi = '', parameter = '[]', galat = null where x.ctid = any (array(select y.ctid from pesan_wa y
    where y.kode_toko = toko and y.penerima <> '00000000' and y.jenis not like 'KABAR\_%' and y.status in ('TERKIRIM', 'MATI', 'DITAHAN')
      and y.dibuat < nota limit sebanyak));
  get diagnostics n = row_count;
  jumlah := jumlah + n;
  with pudar as (update permintaan_data x set nama = 'ANONIM', no_hp = null, bukti = null, isi = null
     where x.kode_toko = toko and x.nama <> 'ANONIM' and x.selesai < nota returning x.id)
  update permintaan_data_langkah l set keterangan = null from pudar where l.kode_toko = toko and l.permintaan = pudar.id;
  return jumlah;
end $$;
revoke execute on function pudarkan_orang(text,date,integer,integer,integer) from public;
grant execute on function pudarkan_orang(text,date,integer,integer,integer) to mustika_app;
