-- The world of the benchmark: 50 branches, :barang pieces (a million), a tenth as many sales before today. Everything the
-- proofs of cek_invarian() ask for is there, so that a run can end by asking them. Branch T001 has a third of all sales,
-- enough for a report of 100,000 rows. Loaded without foreign key checks and guards, which are put back and proven afterwards.

insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values ('PUSAT', 'KANTOR PUSAT', '-', 'PUSAT');
insert into toko (kode_toko, nama_toko, alamat_toko) select 'T' || lpad(n::text, 3, '0'), 'TOKO ' || n, '-' from generate_series(1, 50) n;
insert into kategori (kode_kategori, nama_kategori) values ('PERHIASAN', 'PERHIASAN');
insert into jenis (kode_dept, nama_dept, kode_kategori) select 'J' || n, 'JENIS ' || n, 'PERHIASAN' from generate_series(1, 8) n;
insert into bank (kode_bank, nama_bank) values ('BCA', 'BANK CENTRAL ASIA');
insert into pengguna (user_id, nama, level, kode_toko, kata_sandi)
  select 'K' || t.kode_toko, 'KASIR', 'KASIR', t.kode_toko, '-' from toko t where t.tipe = 'CABANG'
  union all select 'S' || t.kode_toko, 'SUPERVISOR', 'SPV', t.kode_toko, '-' from toko t where t.tipe = 'CABANG'
  union all values ('PEMILIK', 'PEMILIK', 'OWN', 'PUSAT', '-');

create temp table cabang as select kode_toko, row_number() over (order by kode_toko)::integer as ke_n from toko where tipe = 'CABANG';
-- :guards-away

insert into para_system (kode_toko, key, value)
  select c.kode_toko, s.key, s.value from cabang c,
    (values ('MEMBER_MODULE', 'true'), ('PENJUALAN_DISCOUNT_MODULE', 'true'), ('kategori_harga', 'GRAM'), ('PEMBULATAN', '500'),
            ('POIN_TIPE', 'GRAM'), ('POIN_PER', '1000'), ('NILAI_POIN', '5000')) s (key, value);
insert into grup (kode_toko, kode_group, nama_group, harga, harga_modal, kadar, kadar_jual)
  select c.kode_toko, 'G' || g, 'EMAS ' || g, 400000 + g * 100000, 370000 + g * 90000, 20000 + g * 8000, 20000 + g * 8000
    from cabang c, generate_series(1, 9) g;
insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki)
  select c.kode_toko, 'B' || lpad(b::text, 2, '0'), 'TOKO', 'BAKI ' || b from cabang c, generate_series(1, 40) b;
insert into sales (kode_toko, kode_sales, nama_sales) select c.kode_toko, 'S' || s, 'SALES ' || s from cabang c, generate_series(1, 5) s;
-- A master list of a million rows in the last branch, larger than anybody's, that no sale reads.
insert into tukang (kode_toko, kode_tukang, nama_tukang)
  select 'T050', 'P' || lpad(n::text, 7, '0'), 'PANDAI EMAS ' || lpad((n::bigint * 7919 % 1000000)::text, 6, '0') from generate_series(1, 1000000) n;
insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank, bisa_credit)
  select c.kode_toko, 'EDC-' || c.kode_toko, 'EDC BCA', 'BCA', true from cabang c;
insert into member (kode_member, nama_member, no_hp, alamat, kode_toko_asal)
  select 'M' || lpad(i::text, 6, '0'), 'MEMBER ' || i, '62812' || lpad(i::text, 8, '0'), 'JL. MELATI NO. ' || i, c.kode_toko
    from generate_series(1, 10000) i join cabang c on c.ke_n = 1 + i % 50;

-- Sales: s-th sale of the world; T001 over a year, the others over :lama days.
create temp table jual as
  select s, c.kode_toko, hari, ke, c.kode_toko || '-FJ-' || to_char(hari, 'YYMMDD') || '-' || lpad(ke::text, 4, '0') as nomor,
         case when s % 5 < 2 then 'M' || lpad((1 + s % 10000)::text, 6, '0') end as member
    from (select s, case when s <= :besar then 1 else 2 + s % 49 end as toko,
                 (now() at time zone 'Asia/Jakarta')::date - 1 - (case when s <= :besar then s % 365 else (s / 49) % :lama end) as hari,
                 case when s <= :besar then s / 365 + 1 else (s / 49) / :lama + 1 end as ke
            from generate_series(1, :jual) s) x
    join cabang c on c.ke_n = x.toko;
-- Some days of a branch get their numbers twice by this arithmetic, so they are given in order.
update jual j set ke = r.ke, nomor = j.kode_toko || '-FJ-' || to_char(j.hari, 'YYMMDD') || '-' || lpad(r.ke::text, 4, '0')
  from (select s, row_number() over (partition by kode_toko, hari order by s) as ke from jual) r where r.s = j.s;

-- Pieces: the first 3 x :jual are sold, three a sale; the others are spread evenly and free.
create temp table potong as
  select i as n, 'B' || lpad(i::text, 7, '0') as kode_barcode, coalesce(j.kode_toko, c.kode_toko) as kode_toko, j.s, 1 + i % 9 as g,
         1 + i % 8 as d, 'B' || lpad((1 + i % 40)::text, 2, '0') as baki, (1000 + (i * 7 % 600) * 10)::bigint as berat
    from generate_series(1, :barang) i
    left join jual j on j.s = (i + 2) / 3 and i <= 3 * :jual
    left join cabang c on c.ke_n = 1 + i % 50 and i > 3 * :jual;
create temp table masuk as
  select n, kode_toko, kode_toko || '-TB-' || to_char(hari, 'YYMMDD') || '-' || lpad((1 + (ke - 1) / 5000)::text, 4, '0') as nomor,
         1 + (ke - 1) / 5000 as ke, 1 + (ke - 1) % 5000 as urut, hari
    from (select n, kode_toko, row_number() over (partition by kode_toko order by n) as ke,
                 (now() at time zone 'Asia/Jakarta')::date - 400 as hari from potong) x;
create unique index on masuk (n);
create unique index on jual (s);
analyze;

insert into hari_toko (kode_toko, tanggal, status, dibuka_oleh, ditutup_oleh)
  select c.kode_toko, (now() at time zone 'Asia/Jakarta')::date - n, 'CLOSED', 'SISTEM', 'SISTEM' from cabang c, generate_series(1, 400) n;
insert into barcode (kode_barcode, kode_toko) select kode_barcode, kode_toko from potong;
insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli, kadar,
    kadar_cetak, tipe_ongkos, ongkos, harga_modal, supplier, no_masuk, tanggal_masuk, no_terakhir, versi)
  select p.kode_toko, p.kode_barcode, 'CINCIN MODEL ' || p.n % 997, 'G' || p.g, 'J' || p.d, 'TOKO', p.baki,
         case when p.s is null then 'TERSEDIA' else 'TERJUAL' end, p.berat, p.berat, 20000 + p.g * 8000, p.g || 'K', 'GRAM',
         15000 + (p.n % 20) * 1000, (370000 + p.g * 90000) * p.berat / 1000, 'PT HWT', m.nomor, m.hari,
         coalesce(j.nomor, m.nomor), case when p.s is null then 1 else 2 end
    from potong p join masuk m on m.n = p.n left join jual j on j.s = p.s order by p.kode_toko, p.kode_barcode;

insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id)
  select kode_toko, nomor, 'tambah_barang', hari, 'DONE', 1, 'S' || kode_toko from masuk where urut = 1
  union all select kode_toko, nomor, 'penjualan', hari, 'DONE', 1, 'K' || kode_toko from jual;
insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id)
  select kode_toko, no_dokumen, 1, 'simpan', 'DONE', tanggal, user_id from dokumen;
insert into nomor (kode_toko, seri, tanggal, terakhir)
  select kode_toko, split_part(no_dokumen, '-', 2), tanggal, count(*) from dokumen group by 1, 2, 3;

insert into buku_barang select p.kode_toko, m.nomor, 1, m.urut, m.hari, p.kode_barcode, '@SUPPLIER', 'TOKO/' || p.baki, 1, p.berat, 20000 + p.g * 8000
    from potong p join masuk m using (n) order by 1, 2, 4;
insert into buku_uang select kode_toko, no_masuk, 1, 1, tanggal_masuk, 'TAMBAH_BARANG', 'SUPPLIER', 'UTANG_SUPPLIER', 'PT HWT', '210100',
         'PERSEDIAAN_TOKO', '', '130100', sum(harga_modal), null from barang group by 1, 2, 5;

insert into penjualan_barang
  select p.kode_toko, j.nomor, 1 + (p.n - 1) % 3, j.nomor || '-' || 1 + (p.n - 1) % 3, j.hari, p.kode_barcode, 'S' || 1 + p.n % 5,
         b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.kadar_cetak,
         400000 + p.g * 100000, 400000 + p.g * 100000, (400000 + p.g * 100000) * b.berat / 1000, b.ongkos * b.berat / 1000, 0, 0, 0,
         (400000 + p.g * 100000) * b.berat / 1000 + b.ongkos * b.berat / 1000, b.harga_modal
    from potong p join jual j on j.s = p.s join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode
   order by 1, 2, 3;
insert into penjualan
  select l.kode_toko, l.no_faktur_group, min(l.tanggal), min(j.member), null, null, null, 'K' || l.kode_toko, count(*), sum(l.berat), sum(l.total), 0, 0,
         sum(l.total), sum(l.total), 0, case when min(j.member) is null then 0 else sum(l.berat / 1000) end
    from penjualan_barang l join jual j on j.nomor = l.no_faktur_group group by 1, 2 order by 1, 2;
insert into pembayaran (kode_toko, no_dokumen, peristiwa, urut, jenis, jumlah, diterima)
  select kode_toko, no_faktur_group, 1, 1, 'CASH', total / 2, total / 2 from penjualan order by 1, 2;
insert into pembayaran (kode_toko, no_dokumen, peristiwa, urut, jenis, no_rekening, jumlah, diterima, kartu_akhir)
  select kode_toko, no_faktur_group, 1, 2, 'DEBET', 'EDC-' || kode_toko, total - total / 2, total - total / 2, '1234' from penjualan order by 1, 2;

create temp table kaki as
  select p.kode_toko, p.no_faktur_group as nomor, p.tanggal, p.kasir, p.total, p.poin, l.emas, l.ongkos, l.modal from penjualan p
    join (select kode_toko, no_faktur_group, sum(harga_emas) as emas, sum(ongkos) as ongkos, sum(harga_modal) as modal
            from penjualan_barang group by 1, 2) l using (kode_toko, no_faktur_group);
insert into buku_uang
  select k.kode_toko, k.nomor, 1, u.urut, k.tanggal, 'PENJUALAN', u.jenis, u.dari, u.ddim, u.dno, u.ke, u.kdim, u.kno, u.jumlah, null
    from kaki k, lateral (values
      (1, 'JUAL', 'PENJUALAN_EMAS', '', '410100', 'KLIRING_PENJUALAN', '', '150200', k.emas),
      (2, 'JUAL', 'ONGKOS', '', '410200', 'KLIRING_PENJUALAN', '', '150200', k.ongkos),
      (3, 'CASH', 'KLIRING_PENJUALAN', '', '150200', 'KAS', k.kasir, '110100', k.total / 2),
      (4, 'DEBET', 'KLIRING_PENJUALAN', '', '150200', 'PIUTANG_EDC', 'EDC-' || k.kode_toko, '110500', k.total - k.total / 2),
      (5, 'HPP', 'PERSEDIAAN_TOKO', '', '130100', 'HPP', '', '510100', k.modal),
      (6, 'POIN_DAPAT', 'LIABILITAS_POIN', '', '210600', 'BEBAN_POIN', '', '530300', k.poin * 5000)
    ) u (urut, jenis, dari, ddim, dno, ke, kdim, kno, jumlah) where u.jumlah > 0 order by 1, 2, 4;
insert into buku_barang
  select kode_toko, no_faktur_group, 1, urut, tanggal, kode_barcode, kode_gudang || '/' || kode_baki, '@PELANGGAN', 1, berat, kadar from penjualan_barang order by 1, 2, 4;
-- :lots
insert into buku_poin select kode_toko, no_faktur_group, 1, 1, tanggal, '@DIBERIKAN', kode_member, poin from penjualan where poin > 0 order by 1, 2;
insert into member_poin select kode_toko, ke, sum(jumlah) from buku_poin group by 1, 2;
insert into saldo_uang
  select kode_toko, akun, dimensi, sum(jumlah) from (
    select kode_toko, ke_akun as akun, ke_dimensi as dimensi, jumlah::bigint as jumlah from buku_uang
    union all select kode_toko, dari_akun, dari_dimensi, -jumlah::bigint from buku_uang) x
   join peran_akun p using (akun) where p.bersaldo group by 1, 2, 3;
insert into saldo_akun_hari (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
  select g.kode_toko, g.nomor_akun, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit) from gerak_akun g
   where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
   group by 1, 2, 3, 4, 5
  on conflict (kode_toko, nomor_akun, tanggal, dimensi, penutup) do update set debit = excluded.debit, kredit = excluded.kredit;
insert into idem (kode_toko, user_id, kunci, req_hash, jawaban)
  select kode_toko, 'K' || kode_toko, 'lama-' || s, md5(nomor), jsonb_build_object('no_dokumen', nomor) from jual;
-- The chain of every branch, link by link; catat_audit() itself would look for its tail with a plan made on an empty table.
do $$
declare
  r record;
  toko text := '';
  seq bigint;
  sebelum bytea;
  kini bytea;
begin
  for r in select * from jual order by kode_toko, s loop
    if toko <> r.kode_toko then
      toko := r.kode_toko;
      seq := 0;
      sebelum := sha256(convert_to(toko, 'UTF8'));
    end if;
    seq := seq + 1;
    kini := sha256(sebelum || convert_to(isi_audit(toko, seq, now(), 'K' || toko, 'penjualan.simpan', r.nomor, '{"total": 1}'), 'UTF8'));
    insert into audit values (toko, seq, now(), 'K' || toko, 'penjualan.simpan', r.nomor, '{"total": 1}', sebelum, kini);
    sebelum := kini;
  end loop;
end $$;

-- :guards-back
insert into versi_toko (kode_toko) select kode_toko from toko on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
drop table kaki, masuk, potong, jual, cabang;
