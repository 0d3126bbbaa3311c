-- Gold without a barcode of branch T001: a year of 100,000 movements, 273 a day. Scrap and goods come in by weight and by notas, are sorted,
-- sent to a craftsman, melted and closed, all of it every day, into the bars of the month; manual goods come in, go to other trays and are sold. Weights are whole grams and worth is 60,000
-- a gram, so that parts are exact and the proofs of lots hold.
create temp table hari_lot as select d, (now() at time zone 'Asia/Jakarta')::date - 366 + d as hari from generate_series(0, 365) d;

-- What a lot is: kind, number among them, and its likeness.
create temp table sifat as
  select 'M' || lpad(i::text, 2, '0') as nama, 'MANUAL' as jenis_lot, kadar, 'G' || 1 + i % 9 as kode_group, 'J' || 1 + i % 8 as kode_dept,
         'TOKO/B' || lpad(i::text, 2, '0') as tempat, '' as batch, 0 as d
    from generate_series(1, 20) i, lateral (select (array[37500, 42000, 70000, 75000])[1 + i % 4] as kadar) k
   union all
  select 'N' || lpad(t::text, 2, '0') || lpad(i::text, 2, '0'), 'MANUAL', (array[37500, 42000, 70000, 75000])[1 + i % 4], 'G' || 1 + i % 9, 'J' || 1 + i % 8,
         'TOKO/B' || t, '', 0 from generate_series(1, 20) i, generate_series(21, 40) t
   union all
  select x.j || i, x.jenis, (array[37500, 42000, 70000, 75000])[1 + (i - 1) % 4], 'G1', 'J' || 1 + (i - 1) / 4, 'BELI/BELI', '', 0
    from generate_series(1, 8) i, (values ('L', 'BALENAN'), ('C', 'CUCI')) x (j, jenis)
   union all
  select 'R' || i, 'ROSOK', (array[37500, 42000, 70000, 75000])[i], null, null, 'HANCUR/HANCUR', '', 0 from generate_series(1, 4) i
   union all select 'U' || u, 'MURNI', 100000, null, null, 'BELI/BM' || lpad(u::text, 2, '0'), '', 0 from generate_series(0, 12) u
   union all
  select 'T' || d || '/' || i, 'LEBUR', (array[37500, 42000, 70000, 75000])[i], null, null, '@TUKANG/P1', 'T001-KC-' || to_char(hari, 'YYMMDD') || '-0001', d
    from hari_lot, generate_series(1, 4) i
   union all
  select 'S' || d, 'SUSUT', 100000, null, null, '@TUKANG/P1', 'T001-KC-' || to_char(hari, 'YYMMDD') || '-0001', d from hari_lot;
create temp table lot_baru as
  select s.*, 'LT' || lpad(row_number() over (order by d, nama)::text, 6, '0') as kode_lot,
         (select j.akun from jenis_lot j where j.jenis_lot = s.jenis_lot) as akun from sifat s;

-- What is done every day: document, its hour, movement, lot, other end, grams, pieces. `$` in a lot is the day.
create temp table acara as
  select 'TM' as seri, 8 as jam, 1 as dok, j as urut, 'MASUK' as arah, 'M' || lpad((1 + (j - 1) % 20)::text, 2, '0') as nama, '@AWAL' as lawan, 12 as g, 3 as qty from generate_series(1, 30) j
   union all select 'PM', 9, 1, 2 * j - 1, 'KELUAR', 'M' || lpad((1 + (j - 1) % 20)::text, 2, '0'), 'TOKO/B$', 3, 1 from generate_series(1, 49) j
   union all select 'PM', 9, 1, 2 * j, 'MASUK', 'N$' || lpad((1 + (j - 1) % 20)::text, 2, '0'), 'TOKO/B' || lpad((1 + (j - 1) % 20)::text, 2, '0'), 3, 1 from generate_series(1, 49) j
   union all select 'FJ', 10, n, l, 'KELUAR', 'M' || lpad((2 * n - 2 + l)::text, 2, '0'), '@PELANGGAN', 2, 1 from generate_series(1, 5) n, generate_series(1, 2) l
   union all select 'FB', 11, n, l, 'MASUK', 'L' || 1 + (2 * n - 3 + l) % 8, '@PELANGGAN', 8, 2 from generate_series(1, 5) n, generate_series(1, 2) l
   union all select 'SC', 12, 1, j, 'MASUK', case when j <= 16 then 'C' || 1 + (j - 1) % 8 else 'R' || 1 + j % 4 end, '@AWAL', 10, case when j <= 16 then 2 else 0 end from generate_series(1, 30) j
   union all select 'SR', 13, 1, 2 * i - k, case k when 1 then 'KELUAR' else 'MASUK' end, case when k = 1 then 'L' || i when i % 2 = 1 then 'C' || i else 'R' || 1 + (i - 1) % 4 end,
          '@OLAH', case when i <= 2 then 16 else 8 end, case when i <= 2 then 4 else 2 end from generate_series(1, 8) i, generate_series(0, 1) k
   union all select 'PS', 14, 1, 2 * j - k, case k when 1 then 'KELUAR' else 'MASUK' end, case k when 1 then 'C' || 1 + (j - 1) % 8 else 'R' || 1 + (j - 1) % 4 end,
          '@OLAH', case when j % 8 = 1 then 18 when j % 2 = 1 then 14 else 10 end, case when j % 8 = 1 then 4 when j % 2 = 1 then 3 else 2 end
     from generate_series(1, 16) j, generate_series(0, 1) k
   union all select 'KC', 15, 1, 2 * j - k, case k when 1 then 'KELUAR' else 'MASUK' end, case k when 1 then 'R' else 'T$/' end || 1 + (j - 1) % 4,
          case k when 1 then '@TUKANG/P1' else 'HANCUR/HANCUR' end, case when j <= 16 then 18 else (array[22, 32, 24, 14])[j - 16] end,
          case when j > 16 and k = 1 then (array[14, 14, 12, 12])[j - 16] else 0 end from generate_series(1, 20) j, generate_series(0, 1) k
   union all select 'TS', 16, 1, i, 'KELUAR', 'T$/' || i, '@OLAH', (array[94, 104, 96, 86])[i], 0 from generate_series(1, 4) i
   union all select 'TS', 16, 1, 5, 'MASUK', 'U$', '@OLAH', 0, 0
   union all select 'TS', 16, 1, 6, 'MASUK', 'S$', '@OLAH', 0, 0
   union all select 'WS', 17, 1, 1, 'KELUAR', 'S$', '@SUSUT', 0, 0;
-- 380 g of four karats are 210.630 g fine: 208.524 for the bars of the month, and 2.106 that are missing.
create temp table gerak as
  select h.hari, h.d, a.seri, a.jam, 'T001-' || a.seri || '-' || to_char(h.hari, 'YYMMDD') || '-' || lpad((case a.seri when 'FJ' then 5000 else 0 end + a.dok)::text, 4, '0') as nomor,
         a.urut, a.arah, l.kode_lot, l.nama, l.jenis_lot, l.akun, l.kadar, l.tempat, l.kode_group, l.kode_dept, replace(a.lawan, '$', (21 + h.d % 20)::text) as lawan, a.qty,
         case left(a.nama, 1) when 'U' then 208524 when 'S' then 2106 else a.g * 1000 end::bigint as berat,
         case left(a.nama, 1) when 'U' then 208524 when 'S' then 2106 else a.g * l.kadar / 100 end::bigint as murni,
         case left(a.nama, 1) when 'U' then 22800000 when 'S' then 0 else a.g * 60000 end::bigint as nilai
    from hari_lot h cross join acara a
    join lot_baru l on l.nama = replace(a.nama, '$', case left(a.nama, 1) when 'N' then 21 + h.d % 20 when 'U' then h.d / 30 else h.d end::text);
create index on gerak (nomor, urut);
analyze gerak;

insert into para_system (kode_toko, key, value)
  select 'T001', k, 'true' from unnest(array['MANUAL_ITEMS_TRANSACTION_MODULE', 'SEPUHAN_MODULE', 'STOCK_SEPUHAN_MANUAL_MODULE']) k;
insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki) values ('T001', 'BELI', 'BELI', 'BARANG BELI'), ('T001', 'HANCUR', 'HANCUR', 'ROSOK');
insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki) select 'T001', 'BM' || lpad(u::text, 2, '0'), 'BELI', 'BATANG ' || u from generate_series(0, 12) u;
insert into tukang (kode_toko, kode_tukang, nama_tukang) values ('T001', 'P1', 'PAK SEPUH');
insert into barcode (kode_barcode, kode_toko) select kode_lot, 'T001' from lot_baru;
insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id, dibuat)
  select distinct 'T001', g.nomor, j.jenis, g.hari, 'DONE', 1, 'ST001', g.hari + make_interval(hours => g.jam)
    from gerak g join (values ('TM', 'tambah_manual', 'simpan'), ('PM', 'pindah_manual', 'simpan'), ('FJ', 'penjualan', 'manual'), ('FB', 'pembelian', 'manual'),
      ('SC', 'stock_cuci', 'masuk'), ('SR', 'sortir_pembelian', 'simpan'), ('PS', 'pindah_sortir', 'simpan'), ('KC', 'kirim_cuci', 'simpan'),
      ('TS', 'terima_sepuhan', 'lebur'), ('WS', 'wasting_sepuhan', 'simpan')) j (seri, jenis, transisi) using (seri);
insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu)
  select kode_toko, no_dokumen, 1, case jenis when 'penjualan' then 'manual' when 'pembelian' then 'manual' when 'stock_cuci' then 'masuk' when 'terima_sepuhan' then 'lebur' else 'simpan' end,
         'DONE', tanggal, user_id, dibuat from dokumen where no_dokumen in (select nomor from gerak);
insert into nomor (kode_toko, seri, tanggal, terakhir)
  select 'T001', seri, hari, max(split_part(nomor, '-', 4)::integer) from gerak group by 2, 3
  on conflict (kode_toko, seri, tanggal) do update set terakhir = excluded.terakhir;

insert into lot (kode_toko, kode_lot, jenis_lot, kadar, kode_group, kode_dept, tempat, batch, nama_lot, no_masuk, tanggal_masuk, berat, qty, nilai, murni)
  select 'T001', l.kode_lot, l.jenis_lot, l.kadar, l.kode_group, l.kode_dept, l.tempat, l.batch, l.jenis_lot || ' ' || l.kadar / 1000.0, g.nomor, g.hari,
         g.berat, g.qty, g.nilai, g.murni
    from lot_baru l
    join (select kode_lot, min(nomor) as nomor, min(hari) as hari, sum(k * berat) as berat, sum(k * qty) as qty, sum(k * nilai) as nilai, sum(k * murni) as murni
            from gerak, lateral (select case arah when 'MASUK' then 1 else -1 end as k) x group by 1) g using (kode_lot);
insert into gerak_lot (kode_toko, no_dokumen, peristiwa, urut, tanggal, kode_lot, arah, lawan, berat, qty, nilai, murni)
  select 'T001', nomor, 1, urut, hari, kode_lot, arah, lawan, berat, qty, nilai, murni from gerak order by hari, jam, nomor, urut;
insert into buku_barang
  select 'T001', nomor, 1, urut, hari, kode_lot, case arah when 'MASUK' then luar else tempat end, case arah when 'MASUK' then tempat else luar end, qty, berat, kadar
    from gerak, lateral (select case when lawan like '%/%' then '@OLAH' else lawan end as luar) x;

insert into tambah_manual select 'T001', nomor, null, sum(qty), sum(berat), sum(nilai) from gerak where seri = 'TM' group by nomor;
insert into pindah_manual select 'T001', nomor, 'TOKO', 'B' || min(21 + d % 20), sum(qty), sum(berat) from gerak where seri = 'PM' and arah = 'KELUAR' group by nomor;
insert into stock_cuci select 'T001', nomor, 'MASUK', sum(qty), sum(berat), sum(nilai) from gerak where seri = 'SC' group by nomor;
insert into pindah_sortir select 'T001', nomor, 'ROSOK', sum(qty), sum(berat), sum(nilai) from gerak where seri = 'PS' and arah = 'KELUAR' group by nomor;
insert into sortir_pembelian select 'T001', nomor, sum(qty), sum(berat), sum(nilai), 0 from gerak where seri = 'SR' and arah = 'KELUAR' group by nomor;
insert into sortir_pembelian_barang (kode_toko, no_dokumen, urut, tanggal, kode_barcode, lot, nama_barang, kode_group, kode_dept, kadar, qty, berat, harga_modal, ongkos, tujuan, ke_kode, ke_gudang, ke_baki)
  select 'T001', a.nomor, b.urut / 2, a.hari, a.kode_lot, true, 'BALENAN', a.kode_group, a.kode_dept, a.kadar, a.qty, a.berat, a.nilai, 0, b.jenis_lot, b.kode_lot,
         split_part(b.tempat, '/', 1), split_part(b.tempat, '/', 2) from gerak a join gerak b on b.nomor = a.nomor and b.urut = a.urut + 1 where a.seri = 'SR' and a.arah = 'KELUAR';
insert into kirim_cuci select 'T001', nomor, 'LEBUR', 'P1', 'HARGA_POKOK', 0, sum(berat), sum(murni), sum(nilai), null, replace(nomor, '-KC-', '-WS-') from gerak where seri = 'KC' and arah = 'MASUK' group by nomor;
insert into terima_sepuhan select 'T001', nomor, replace(nomor, '-TS-', '-KC-'), 'LEBUR', 'P1', 0, 380000, 210630, 208524, 208524, 2106, 1000, 0, 0, 22800000 from gerak where seri = 'TS' group by nomor;
insert into terima_sepuhan_bahan select 'T001', nomor, urut, kode_lot, 'LEBUR', kadar, berat, murni, case urut when 4 then 2106 - 352 - 436 - 671 else murni * 2106 / 210630 end, nilai
  from gerak where seri = 'TS' and arah = 'KELUAR';
insert into wasting_sepuhan select 'T001', nomor, replace(nomor, '-WS-', '-KC-'), 'LEBUR', 'P1', 210630, 208524, 2106, 1000, 1000, null, null, 0 from gerak where seri = 'WS';
insert into wasting_sepuhan_kadar select 'T001', replace(no_dokumen, '-TS-', '-WS-'), urut, kadar, berat, murni, susut, susut * 100000 / murni, 0 from terima_sepuhan_bahan;

insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar,
    kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos, harga_atribut, diskon, pembulatan, total, harga_modal, lot, jumlah)
  select 'T001', nomor, urut, nomor || '-' || urut, hari, kode_lot, 'S1', 'BARANG MANUAL', kode_group, kode_dept, 'TOKO', split_part(tempat, '/', 2), berat, kadar,
         kadar / 1000 || '%', 1000000, 1000000, berat * 1000, 0, 0, 0, 0, berat * 1000, nilai, true, qty from gerak where seri = 'FJ';
insert into penjualan (kode_toko, no_faktur_group, tanggal, kasir, jumlah_barang, berat, subtotal, diskon, pembulatan, total, bayar, kembali, manual)
  select 'T001', nomor, min(hari), 'KT001', sum(qty), sum(berat), sum(berat) * 1000, 0, 0, sum(berat) * 1000, sum(berat) * 1000, 0, true from gerak where seri = 'FJ' group by nomor;
insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, kadar, kadar_cetak,
    kondisi_barang, type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal, asal_nota, lot, jumlah)
  select 'T001', nomor, urut, nomor || '-' || urut, hari, kode_lot, 'BALENAN', kode_group, kode_dept, 'BELI', berat, berat, kadar, kadar / 1000 || '%',
         'BAIK', 'PERSENTASE', 100000, nilai, nilai, nilai, 0, 0, 0, nilai, nilai, 60000, 60000, 'TANPA NOTA', true, qty from gerak where seri = 'FB';
insert into pembelian (kode_toko, no_faktur_group, tanggal, nama_customer, kasir, jumlah_barang, berat, harga_nota, total, bayar, manual)
  select 'T001', nomor, min(hari), 'PENJUAL', 'KT001', sum(qty), sum(berat), sum(nilai), sum(nilai), sum(nilai), true from gerak where seri = 'FB' group by nomor;
insert into pembayaran (kode_toko, no_dokumen, peristiwa, urut, arah, jenis, jumlah, diterima)
  select 'T001', nomor, 1, 1, case seri when 'FJ' then 'MASUK' else 'KELUAR' end, 'CASH', jumlah, jumlah
    from (select nomor, seri, sum(case seri when 'FJ' then berat * 1000 else nilai end) as jumlah from gerak where seri in ('FJ', 'FB') group by 1, 2) x;

-- Worth from lot to lot, from outside, and to outside: what a document takes out pays for what it puts in, line by line.
create temp table uang_lot as
  select nomor, hari, urut, seri as jenis, 'MODAL' as dari, '' as ddim, akun as ke, kode_lot as kdim, nilai as jumlah from gerak where seri in ('TM', 'SC')
   union all
  select a.nomor, a.hari, a.urut, a.seri, a.akun, a.kode_lot, b.akun, b.kode_lot, a.nilai from gerak a
    join gerak b on b.nomor = a.nomor and b.urut = case a.seri when 'TS' then 5 else a.urut + 1 end where a.seri in ('PM', 'SR', 'PS', 'KC', 'TS') and a.arah = 'KELUAR'
   union all
  select nomor, hari, urut, x.jenis, x.dari, x.ddim, x.ke, x.kdim, x.jumlah from gerak g, lateral (values
      ('JUAL', 'PENJUALAN_EMAS', '', 'KLIRING_PENJUALAN', '', g.berat * 1000, 'FJ', 0), ('CASH', 'KLIRING_PENJUALAN', '', 'KAS', 'KT001', g.berat * 1000, 'FJ', 1),
      ('HPP', g.akun, g.kode_lot, 'HPP', '', g.nilai, 'FJ', 2),
      ('CASH', 'KAS', 'KT001', 'KLIRING_PEMBELIAN', '', g.nilai, 'FB', 1), ('BELI', 'KLIRING_PEMBELIAN', '', g.akun, g.kode_lot, g.nilai, 'FB', 2)) x (jenis, dari, ddim, ke, kdim, jumlah, seri, ke_n)
   where g.seri = x.seri;
insert into buku_uang
  select 'T001', u.nomor, 1, row_number() over (partition by u.nomor order by u.urut, u.jenis), u.hari, u.jenis, u.jenis, u.dari, u.ddim, a.nomor_akun, u.ke, u.kdim, b.nomor_akun, u.jumlah, null
    from uang_lot u join akun_bawaan a on a.peran = u.dari join akun_bawaan b on b.peran = u.ke where u.jumlah > 0;
drop table hari_lot, sifat, lot_baru, acara, gerak, uang_lot;
