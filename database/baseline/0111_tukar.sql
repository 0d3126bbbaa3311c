-- Exchange: a trade-in is a purchase inside a sale. Its rows hang on the sale's own document, so both legs are one event.
alter table penjualan_bayar drop constraint penjualan_bayar_jenis_check,
  add constraint penjualan_bayar_jenis_check check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR')),
  drop constraint bayar_rekening,
  add constraint bayar_rekening check (jenis in ('CASH', 'TUKAR') or no_rekening is not null);

alter table pembelian add column tukar boolean not null default false;
alter table pembelian_bayar drop constraint pembelian_bayar_jenis_check,
  add constraint pembelian_bayar_jenis_check check (jenis in ('CASH', 'TRANSFER', 'TUKAR')),
  drop constraint pembelian_rekening,
  add constraint pembelian_rekening check ((jenis = 'TRANSFER') = (no_rekening is not null));

-- A piece that lies on the counter of a nota that is not validated yet: not in stock, and nobody else's to buy.
insert into status_barang (dari, ke) values
  ('TERJUAL', 'TUNGGU_BELI'), ('TUNGGU_BELI', 'TERJUAL'), ('TUNGGU_BELI', 'DIBELI'), ('TUNGGU_BELI', 'BATAL');

-- The scale decides what came back, when it comes into the books.
create or replace function jaga_status_barang() returns trigger language plpgsql as $$
begin
  if old.kadar <> new.kadar or (old.berat <> new.berat
      and (old.status, new.status) not in (('TERJUAL', 'DIBELI'), ('DIBELI', 'TERJUAL'), ('TUNGGU_BELI', 'DIBELI'))) then
    raise exception 'weight and karat of % never change', new.kode_barcode using errcode = 'MU002';
  end if;
  if not exists (select from status_barang s where s.dari = old.status and s.ke = new.status) then
    raise exception 'piece % cannot go from % to %', new.kode_barcode, old.status, new.status using errcode = 'MU002';
  end if;
  return new;
end $$;

create or replace function catat_baris_pembelian(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into pembelian (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, nik_sim_passport, no_hp_customer,
      alamat_customer, kasir, jumlah_barang, berat, harga_nota, total, biaya_admin, bayar, keterangan, tukar)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.nik_sim_passport, x.no_hp_customer,
      x.alamat_customer, x.kasir, x.jumlah_barang, x.berat, x.harga_nota, x.total, x.biaya_admin, x.bayar, x.keterangan,
      coalesce(x.tukar, false)
    from jsonb_populate_recordset(null::pembelian, baris) x;
end $$;

-- Pieces traded in are numbered apart from the pieces sold on the same nota: `-T1` beside `-1`.
create or replace function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal,
      berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama)
    select toko, no_dok, x.urut, no_dok || '-' || coalesce(x.no_faktur, x.urut::text), x.tanggal, x.kode_barcode, x.no_faktur_jual,
      x.kode_harga, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar,
      x.kadar_cetak, x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.asal_nota, x.kode_rugi, x.rugi_nota, x.kode_kategori, x.potongan_kategori, x.potongan_manual, x.pembulatan,
      x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama, x.gudang_lama, x.baki_lama
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
end $$;

-- Pieces of ours that come back, by compare-and-set in sorted order. A nota that waits only holds them, as they were.
create or replace function catat_baris_barang_beli(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, no_faktur_jual text, versi integer, ke_gudang text,
             ke_baki text, berat bigint, harga_modal bigint, tunggu boolean) order by kode_barcode loop
    if coalesce(r.tunggu, false) then
      update barang b set status = 'TUNGGU_BELI', no_terakhir = no_dok, versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    else
      update barang b set status = 'DIBELI', kode_gudang = r.ke_gudang, kode_baki = r.ke_baki, berat = r.berat, berat_asli = r.berat,
             harga_modal = r.harga_modal, no_terakhir = no_dok, versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    end if;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update penjualan_barang l set beli_kembali = true
     where l.kode_toko = toko and l.no_faktur = r.no_faktur_jual and l.kode_barcode = r.kode_barcode
       and not l.batal and not l.beli_kembali;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;

create or replace function catat_baris_barang_beli_baru(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status, berat, berat_asli,
      kadar, kadar_cetak, tipe_ongkos, ongkos, harga_modal, no_masuk, tanggal_masuk, no_terakhir)
    select toko, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, coalesce(x.status, 'DIBELI'),
      x.berat, x.berat, x.kadar, x.kadar_cetak, 'TOTAL', 0, x.harga_modal, no_dok, x.tanggal_masuk, no_dok
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;

-- The nota that held them is validated: the pieces come in, weighed anew and at what was paid for them.
create function catat_baris_barang_beli_masuk(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok order by l.kode_barcode loop
    update barang b set status = 'DIBELI', kode_gudang = 'BELI', kode_baki = r.kode_baki, berat = r.berat, berat_asli = r.berat,
           harga_modal = r.harga, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TUNGGU_BELI' and b.no_terakhir = no_dok;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;
insert into penulis values ('barang_beli_masuk');

-- The way back, from the books or from waiting: pieces of ours are what they were before, the others are gone.
create or replace function catat_baris_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok order by l.kode_barcode loop
    update barang b set status = case when r.no_faktur_jual is null then 'BATAL' else 'TERJUAL' end,
           kode_gudang = coalesce(r.gudang_lama, b.kode_gudang), kode_baki = coalesce(r.baki_lama, b.kode_baki),
           berat = case when r.no_faktur_jual is null then b.berat else r.berat_nota end,
           berat_asli = coalesce(r.berat_asli_lama, b.berat_asli), harga_modal = coalesce(r.harga_modal_lama, b.harga_modal),
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('DIBELI', 'TUNGGU_BELI') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update penjualan_barang l set beli_kembali = false
    from pembelian_barang p
   where p.kode_toko = toko and p.no_faktur_group = no_dok and l.kode_toko = toko and l.no_faktur = p.no_faktur_jual;
  update pembelian_barang l set batal = true where l.kode_toko = toko and l.no_faktur_group = no_dok;
end $$;

-- What was paid for a purchase left a drawer or a bank; what was paid for a trade-in went through KLIRING_TUKAR.
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
                where b.peristiwa = 1 and b.ke_akun = 'KLIRING_PEMBELIAN' and b.dari_akun in ('KAS', 'BANK') group by 1, 2) u
      on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_faktur_group
   where not p.tukar and u.jumlah is distinct from p.bayar::numeric
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

-- Both legs of an exchange tell the same story: one amount in the sale's payments, in the trade-in and through KLIRING_TUKAR;
-- what the shop paid out is what the trade-in exceeds the nota by; a piece waits for exactly the nota that holds it.
create function invarian_tukar() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with bayar as (
    select y.kode_toko, y.no_faktur_group, sum(y.jumlah) as nilai from penjualan_bayar y where y.jenis = 'TUKAR' group by 1, 2
  ), beli as (
    select p.kode_toko, p.no_faktur_group, p.total as nilai from pembelian p where p.tukar
  ), kliring as (
    select b.kode_toko, b.no_dokumen as no_faktur_group, sum(b.jumlah) filter (where b.ke_akun = 'PERSEDIAAN_BELI') as barang,
           sum(b.jumlah) filter (where b.dari_akun = 'KAS') as keluar
      from buku_uang b
      join peristiwa e on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.urut = b.peristiwa and e.membalik is null
     where 'KLIRING_TUKAR' in (b.dari_akun, b.ke_akun) group by 1, 2
  )
  select 'TUKAR_NILAI', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'dibayar', y.nilai, 'barang', p.nilai)
    from bayar y full join beli p using (kode_toko, no_faktur_group) where y.nilai is distinct from p.nilai::numeric
  union all
  select 'TUKAR_BUKU', coalesce(p.kode_toko, k.kode_toko), jsonb_build_object('no_faktur_group', coalesce(p.no_faktur_group, k.no_faktur_group), 'barang', p.nilai, 'buku', k.barang)
    from beli p full join kliring k using (kode_toko, no_faktur_group)
    left join dokumen d on d.kode_toko = coalesce(p.kode_toko, k.kode_toko) and d.no_dokumen = coalesce(p.no_faktur_group, k.no_faktur_group)
   where k.barang is distinct from p.nilai::numeric
     -- Nothing is booked for a nota that still waits, nor for one that was cancelled while it waited.
     and not (k.barang is null and (d.status = 'OPEN' or (d.status = 'CANC' and not exists (
       select from peristiwa e where e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.ke_status = 'DONE'))))
  union all
  select 'TUKAR_KELUAR', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'total', j.total, 'tukar', p.nilai, 'keluar', k.keluar)
    from beli p join penjualan j using (kode_toko, no_faktur_group) join kliring k using (kode_toko, no_faktur_group)
   where coalesce(k.keluar, 0) <> greatest(0, p.nilai - j.total) or (p.nilai > j.total and j.kembali <> p.nilai - j.total)
  union all
  select 'TUNGGU_BELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'TUNGGU_BELI'
     and not exists (select from pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group
                      where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and d.status = 'OPEN' and d.no_dokumen = b.no_terakhir)
$$;
revoke execute on function invarian_tukar() from public;

-- The drawer's side of tukar kurang; every store gets the row.
select tambah_jurnal_bawaan('TUKAR_KURANG', array['CASH'], array['KLIRING_TUKAR'], array['KAS']);
select isi_bawaan_toko(kode_toko) from toko;
