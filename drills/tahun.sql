-- Years of three branches: every day :per_hari sales of two pieces, a delivery, a counted drawer and a closing; the last day is open. A
-- piece comes thirty days before it is sold, or on the first day; :stok pieces of each branch are never sold. Written into the tables
-- themselves, without keys and guards, which are put back: posted one by one it would take a night. cek_invarian() is asked afterwards.

insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values ('PUSAT', 'KANTOR PUSAT', '-', 'PUSAT');
insert into toko (kode_toko, nama_toko, alamat_toko) select k, 'TOKO ' || k, '-' from unnest(array['JKT1', 'BDG1', 'SBY1']) k;
insert into kategori (kode_kategori, nama_kategori) values ('PERHIASAN', 'PERHIASAN');
insert into jenis (kode_dept, nama_dept, kode_kategori) select 'J' || n, 'JENIS ' || n, 'PERHIASAN' from generate_series(1, 8) n;
insert into bank (kode_bank, nama_bank) values ('BCA', 'BANK CENTRAL ASIA');
create temp table cabang as select kode_toko, row_number() over (order by kode_toko desc)::integer as ke_n from toko where tipe = 'CABANG';
insert into pengguna (user_id, nama, level, kode_toko, kata_sandi)
  select 'K' || kode_toko, 'KASIR', 'KASIR', kode_toko, '-' from cabang
  union all select 'S' || kode_toko, 'SUPERVISOR', 'SPV', kode_toko, '-' from cabang
  union all values ('OWNER', 'PEMILIK', 'OWN', 'PUSAT', '-');

-- :guards-away

insert into para_system (kode_toko, key, value)
  select c.kode_toko, s.key, s.value from cabang c,
    (values ('MEMBER_MODULE', 'true'), ('kategori_harga', 'GRAM'), ('PEMBULATAN', '500'),
            ('POIN_TIPE', 'GRAM'), ('POIN_PER', '1000'), ('NILAI_POIN', '5000')) s (key, value);
insert into grup (kode_toko, kode_group, nama_group, harga, harga_modal, kadar, kadar_jual)
  select c.kode_toko, 'G' || g, 'EMAS ' || g, 400000 + g * 100000, 370000 + g * 90000, 20000 + g * 8000, 20000 + g * 8000
    from cabang c, generate_series(1, 9) g;
insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki)
  select c.kode_toko, 'B' || lpad(b::text, 2, '0'), 'TOKO', 'BAKI ' || b from cabang c, generate_series(1, 40) b;
insert into sales (kode_toko, kode_sales, nama_sales) select c.kode_toko, 'S' || s, 'SALES ' || s from cabang c, generate_series(1, 5) s;
insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank, bisa_credit)
  select c.kode_toko, 'EDC-' || c.kode_toko, 'EDC BCA', 'BCA', true from cabang c;
insert into member (kode_member, nama_member, no_hp, alamat, kode_toko_asal)
  select 'M' || lpad(i::text, 6, '0'), 'MEMBER ' || i, '62812' || lpad(i::text, 8, '0'), 'JL. MELATI NO. ' || i, c.kode_toko
    from generate_series(1, 5000) i join cabang c on c.ke_n = 1 + i % 3;

-- Days, sales, pieces.
create temp table hari as
  select n, (now() at time zone 'Asia/Jakarta')::date - 2 - :hari + n as tanggal from generate_series(0, :hari) n;
create temp table jual as
  select row_number() over (order by h.n, ke, c.ke_n)::integer as s, c.kode_toko, c.ke_n, h.tanggal, ke,
         c.kode_toko || '-FJ-' || to_char(h.tanggal, 'YYMMDD') || '-' || lpad(ke::text, 4, '0') as nomor,
         (h.tanggal + time '09:00' + ke * interval '9 minutes') at time zone 'Asia/Jakarta' as waktu
    from hari h, cabang c, generate_series(1, :per_hari) ke;
create temp table potong as
  select i as n, 'B' || lpad(i::text, 7, '0') as kode_barcode, coalesce(j.kode_toko, c.kode_toko) as kode_toko, j.s, 1 + i % 9 as g, 1 + i % 8 as d,
         'B' || lpad((1 + (i / 9) % 40)::text, 2, '0') as baki, (1000 + (i::bigint * 7 % 600) * 10)::bigint as berat,
         greatest(coalesce(j.tanggal - 30, '-infinity'), (select min(tanggal) from hari)) as masuk
    from generate_series(1, 2 * (select max(s) from jual) + 3 * :stok) i
    left join jual j on j.s = (i + 1) / 2
    left join cabang c on c.ke_n = 1 + i % 3 and j.s is null;
create temp table masuk as
  select n, kode_toko, masuk as tanggal, kode_toko || '-TB-' || to_char(masuk, 'YYMMDD') || '-0001' as nomor,
         row_number() over (partition by kode_toko, masuk order by n)::integer as urut from potong;
create unique index on masuk (n);
create unique index on jual (s);
analyze;

-- A new branch opens today.
delete from hari_toko where kode_toko in (select kode_toko from cabang);
insert into hari_toko (kode_toko, tanggal, status, dibuka_oleh, ditutup_pada, ditutup_oleh)
  select c.kode_toko, h.tanggal, case when h.n < :hari then 'CLOSED' else 'OPEN' end, 'S' || c.kode_toko,
         case when h.n < :hari then (h.tanggal + time '20:00') at time zone 'Asia/Jakarta' end, case when h.n < :hari then 'S' || c.kode_toko end
    from cabang c, hari h;
insert into barcode (kode_barcode, kode_toko) select kode_barcode, kode_toko from potong;
insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli, kadar,
    kadar_cetak, tipe_ongkos, ongkos, harga_modal, supplier, no_masuk, tanggal_masuk, no_terakhir, versi)
  select p.kode_toko, p.kode_barcode, 'CINCIN MODEL ' || p.n % 997, 'G' || p.g, 'J' || p.d, 'TOKO', p.baki,
         case when p.s is null then 'TERSEDIA' else 'TERJUAL' end, p.berat, p.berat, 20000 + p.g * 8000, p.g || 'K', 'GRAM',
         15000 + (p.n % 20) * 1000, (370000 + p.g * 90000) * p.berat / 1000, 'PT HWT', m.nomor, m.tanggal,
         coalesce(j.nomor, m.nomor), case when p.s is null then 1 else 2 end
    from potong p join masuk m on m.n = p.n left join jual j on j.s = p.s order by m.tanggal, p.n;

insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id, dibuat)
  select * from (
    select kode_toko, nomor, 'tambah_barang', tanggal, 'DONE', 1, 'S' || kode_toko, (tanggal + time '08:30') at time zone 'Asia/Jakarta' as waktu
      from masuk where urut = 1
    union all select kode_toko, nomor, 'penjualan', tanggal, 'DONE', 1, 'K' || kode_toko, waktu from jual
    union all select c.kode_toko, c.kode_toko || '-TH-' || to_char(h.tanggal, 'YYMMDD') || '-0001', 'tutup_toko', h.tanggal, 'DONE', 1,
                     'S' || c.kode_toko, (h.tanggal + time '20:00') at time zone 'Asia/Jakarta' from hari h, cabang c where h.n < :hari) x
   order by waktu;
insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu)
  select kode_toko, no_dokumen, 1, case jenis when 'tutup_toko' then 'tutup' else 'simpan' end, 'DONE', tanggal, user_id, dibuat from dokumen order by dibuat;
insert into nomor (kode_toko, seri, tanggal, terakhir)
  select kode_toko, split_part(no_dokumen, '-', 2), tanggal, count(*) from dokumen group by 1, 2, 3;

insert into buku_barang select p.kode_toko, m.nomor, 1, m.urut, m.tanggal, p.kode_barcode, '@SUPPLIER', 'TOKO/' || p.baki, 1, p.berat, 20000 + p.g * 8000
    from potong p join masuk m using (n) order by m.tanggal, 1, 4;
insert into buku_uang select kode_toko, no_masuk, 1, 1, tanggal_masuk, 'TAMBAH_BARANG', 'SUPPLIER', 'UTANG_SUPPLIER', 'PT HWT', '210100',
         'PERSEDIAAN_TOKO', '', '130100', sum(harga_modal), null from barang group by 1, 2, 5 order by 5;

insert into penjualan_barang
  select p.kode_toko, j.nomor, 2 - p.n % 2, j.nomor || '-' || 2 - p.n % 2, j.tanggal, p.kode_barcode, 'S' || 1 + p.n % 5,
         b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.kadar_cetak,
         400000 + p.g * 100000, 400000 + p.g * 100000, (400000 + p.g * 100000) * b.berat / 1000, b.ongkos * b.berat / 1000, 0, 0, 0,
         (400000 + p.g * 100000) * b.berat / 1000 + b.ongkos * b.berat / 1000, b.harga_modal
    from potong p join jual j on j.s = p.s join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode
   order by j.s, 3;
insert into penjualan
  select l.kode_toko, l.no_faktur_group, l.tanggal, case when j.s % 5 < 2 then 'M' || lpad((1 + j.s % 5000)::text, 6, '0') end, null, null, null,
         'K' || l.kode_toko, count(*), sum(l.berat), sum(l.total), 0, 0, sum(l.total), sum(l.total), 0, case when j.s % 5 < 2 then sum(l.berat / 1000) else 0 end
    from penjualan_barang l join jual j on j.nomor = l.no_faktur_group group by j.s, 1, 2, 3 order by j.s;
-- By card; every fifteenth has a note of it in cash, so that a drawer of years can be counted.
insert into pembayaran (kode_toko, no_dokumen, peristiwa, urut, jenis, jumlah, diterima)
  select p.kode_toko, p.no_faktur_group, 1, 2, 'CASH', 50000, 50000 from penjualan p join jual j on j.nomor = p.no_faktur_group and j.ke % 15 = 0 order by j.s;
insert into pembayaran (kode_toko, no_dokumen, peristiwa, urut, jenis, no_rekening, jumlah, diterima, kartu_akhir)
  select p.kode_toko, p.no_faktur_group, 1, 1, 'DEBET', 'EDC-' || p.kode_toko, x.kartu, x.kartu, '1234'
    from penjualan p join jual j on j.nomor = p.no_faktur_group, lateral (select p.total - case when j.ke % 15 = 0 then 50000 else 0 end as kartu) x order by j.s;

insert into buku_uang
  select k.kode_toko, k.nomor, 1, u.urut, k.tanggal, 'PENJUALAN', u.jenis, u.dari, u.ddim, u.dno, u.ke, u.kdim, u.kno, u.jumlah, null
    from (select j.s, p.kode_toko, p.no_faktur_group as nomor, p.tanggal, p.kasir, p.total, p.poin, l.emas, l.ongkos, l.modal,
                 case when j.ke % 15 = 0 then 50000 else 0 end as tunai
            from penjualan p join jual j on j.nomor = p.no_faktur_group
            join (select kode_toko, no_faktur_group, sum(harga_emas) as emas, sum(ongkos) as ongkos, sum(harga_modal) as modal
                    from penjualan_barang group by 1, 2) l on l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group) k,
         lateral (values
      (1, 'JUAL', 'PENJUALAN_EMAS', '', '410100', 'KLIRING_PENJUALAN', '', '150200', k.emas),
      (2, 'JUAL', 'ONGKOS', '', '410200', 'KLIRING_PENJUALAN', '', '150200', k.ongkos),
      (3, 'CASH', 'KLIRING_PENJUALAN', '', '150200', 'KAS', k.kasir, '110100', k.tunai),
      (4, 'DEBET', 'KLIRING_PENJUALAN', '', '150200', 'PIUTANG_EDC', 'EDC-' || k.kode_toko, '110500', k.total - k.tunai),
      (5, 'HPP', 'PERSEDIAAN_TOKO', '', '130100', 'HPP', '', '510100', k.modal),
      (6, 'POIN_DAPAT', 'LIABILITAS_POIN', '', '210600', 'BEBAN_POIN', '', '530300', k.poin * 5000)
    ) u (urut, jenis, dari, ddim, dno, ke, kdim, kno, jumlah) where u.jumlah > 0 order by k.s, 4;
insert into buku_barang
  select l.kode_toko, l.no_faktur_group, 1, l.urut, l.tanggal, l.kode_barcode, l.kode_gudang || '/' || l.kode_baki, '@PELANGGAN', 1, l.berat, l.kadar
    from penjualan_barang l join jual j on j.nomor = l.no_faktur_group order by j.s, 4;
insert into buku_poin select kode_toko, no_faktur_group, 1, 1, tanggal, '@DIBERIKAN', kode_member, poin from penjualan where poin > 0 order by tanggal, 1, 2;
insert into member_poin select kode_toko, ke, sum(jumlah) from buku_poin group by 1, 2;
insert into saldo_uang
  select kode_toko, akun, dimensi, sum(jumlah) from (
    select kode_toko, ke_akun as akun, ke_dimensi as dimensi, jumlah::bigint as jumlah from buku_uang
    union all select kode_toko, dari_akun, dari_dimensi, -jumlah::bigint from buku_uang) x
   join peran_akun p using (akun) where p.bersaldo group by 1, 2, 3;
insert into saldo_akun_hari (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
  select g.kode_toko, g.nomor_akun, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit) from gerak_akun g
    join hari h on h.tanggal = g.tanggal and h.n < :hari group by 1, 2, 3, 4, 5 order by 3;
insert into idem (kode_toko, user_id, kunci, req_hash, jawaban, dibuat)
  select kode_toko, 'K' || kode_toko, md5(nomor)::uuid::text, encode(sha256(nomor::bytea), 'hex'),
         jsonb_build_object('no_dokumen', nomor, 'no_faktur_group', nomor, 'peristiwa', 1, 'status', 'DONE', 'tanggal', tanggal, 'jumlah_barang', 2,
           'total', 1000000 + s % 9000000, 'bayar', 1000000 + s % 9000000, 'kembali', 0, 'poin', s % 9), waktu from jual order by s;

-- The closings: what came, went and stayed of every drawer on every day, and of every tray and karat where something did.
create temp table tutup as
  select c.kode_toko, h.n, h.tanggal, c.kode_toko || '-TH-' || to_char(h.tanggal, 'YYMMDD') || '-0001' as nomor,
         min(h.tanggal) over (partition by c.kode_toko, date_trunc('month', h.tanggal)) as semua from hari h, cabang c where h.n < :hari;
create unique index on tutup (nomor);
create temp table uang_hari as
  select kode_toko, tanggal, akun, dimensi, sum(masuk) as masuk, sum(keluar) as keluar from gerak_uang group by 1, 2, 3, 4;
analyze;
insert into tutup_uang (kode_toko, no_dokumen, akun, dimensi, awal, masuk, keluar, akhir, hitung, selisih)
  select kode_toko, nomor, akun, dimensi, jadi - masuk + keluar, masuk, keluar, jadi, case when dihitung then jadi end, case when dihitung then 0 end
    from (select t.kode_toko, t.nomor, t.tanggal, k.akun, k.dimensi, k.dihitung, coalesce(g.masuk, 0) as masuk, coalesce(g.keluar, 0) as keluar,
                 sum(coalesce(g.masuk, 0) - coalesce(g.keluar, 0)) over (partition by t.kode_toko, k.akun, k.dimensi order by t.tanggal) as jadi
            from tutup t join (select distinct g.kode_toko, g.akun, g.dimensi, p.dihitung from uang_hari g join peran_akun p on p.akun = g.akun and p.uang) k using (kode_toko)
            left join uang_hari g using (kode_toko, tanggal, akun, dimensi)) x
   where jadi <> 0 or masuk <> 0 or keluar <> 0 order by tanggal, kode_toko;
insert into hitung_laci (kode_toko, tanggal, akun, dimensi, urut, jumlah, saldo, user_id, waktu)
  select u.kode_toko, t.tanggal, u.akun, u.dimensi, 1, u.akhir, u.akhir, 'S' || u.kode_toko, (t.tanggal + time '19:50') at time zone 'Asia/Jakarta'
    from tutup_uang u join tutup t on t.nomor = u.no_dokumen where u.hitung is not null order by 2;
insert into hitung_pecahan (kode_toko, tanggal, akun, dimensi, urut, nominal, lembar)
  select kode_toko, tanggal, akun, dimensi, 1, 50000, jumlah / 50000 from hitung_laci where jumlah > 0 order by tanggal;

create temp table gerak as
  select m.kode_toko, m.tanggal, m.tempat, m.kadar::integer as kadar, sum(m.masuk_qty)::integer as mq, sum(m.masuk_berat)::bigint as mb,
         sum(m.keluar_qty)::integer as kq, sum(m.keluar_berat)::bigint as kb,
         sum((m.masuk_qty - m.keluar_qty) * murni((m.masuk_berat + m.keluar_berat)::bigint, m.kadar::bigint)) as murni
    from gerak_barang m join hari h on h.tanggal = m.tanggal and h.n < :hari where left(m.tempat, 1) <> '@' group by 1, 2, 3, 4;
analyze;
insert into tutup_barang_ubah (kode_toko, no_dokumen, tempat, kadar, awal_qty, awal_berat, masuk_qty, masuk_berat, keluar_qty, keluar_berat,
    akhir_qty, akhir_berat, akhir_murni)
  select kode_toko, nomor, tempat, kadar, q - mq + kq, b - mb + kb, mq, mb, kq, kb, q, b, murni
    from (select kode_toko, t.nomor, t.tanggal, tempat, kadar, t.semua, coalesce(mq, 0) as mq, coalesce(mb, 0) as mb, coalesce(kq, 0) as kq, coalesce(kb, 0) as kb,
                 sum(coalesce(mq, 0) - coalesce(kq, 0)) over w as q, sum(coalesce(mb, 0) - coalesce(kb, 0)) over w as b, sum(coalesce(murni, 0)) over w as murni
            from (select distinct kode_toko, tempat, kadar from gerak) k
            join tutup t using (kode_toko) left join gerak g using (kode_toko, tanggal, tempat, kadar)
          window w as (partition by kode_toko, tempat, kadar order by t.tanggal)) x
   where mq <> 0 or kq <> 0 or (tanggal = semua and q <> 0) order by tanggal, kode_toko, tempat, kadar;

-- The chain of every branch, link by link, and what of it a closing is sealed with.
do $$
declare
  r record;
  toko text := '';
  seq bigint;
  sebelum bytea;
  kini bytea;
begin
  for r in select d.*, case d.jenis when 'tutup_toko' then '{"selisih": 0}'::jsonb else jsonb_build_object('no_dokumen', d.no_dokumen, 'jumlah_barang', 2,
             'bayar', jsonb_build_array(jsonb_build_object('jenis', 'DEBET', 'no_rekening', 'EDC-' || d.kode_toko, 'jumlah', 3500000)), 'total', 3500000) end as isi,
             d.jenis || '.' || case d.jenis when 'tutup_toko' then 'tutup' else 'simpan' end as aksi
             from dokumen d order by d.kode_toko, d.dibuat, d.no_dokumen loop
    if toko <> r.kode_toko then
      toko := r.kode_toko;
      seq := 0;
      sebelum := sha256(convert_to(toko, 'UTF8'));
    end if;
    if r.jenis = 'tutup_toko' then
      insert into tutup_toko (kode_toko, no_dokumen, tanggal, tanggal_berikut, user_id, waktu, selisih, audit_seq, audit_hash, dasar)
        select toko, r.no_dokumen, r.tanggal, r.tanggal + 1, r.user_id, r.dibuat, 0, seq, sebelum, case when t.semua < t.tanggal then t.semua end
          from tutup t where t.nomor = r.no_dokumen;
    end if;
    seq := seq + 1;
    kini := sha256(sebelum || convert_to(isi_audit(toko, seq, r.dibuat, r.user_id, r.aksi, r.no_dokumen, r.isi), 'UTF8'));
    insert into audit values (toko, seq, r.dibuat, r.user_id, r.aksi, r.no_dokumen, r.isi, sebelum, kini);
    sebelum := kini;
  end loop;
end $$;

-- :guards-back
insert into versi_toko (kode_toko) select kode_toko from toko on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
drop table gerak, uang_hari, tutup, masuk, potong, jual, hari, cabang;
