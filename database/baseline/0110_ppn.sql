-- PPN on sales. The rate follows the class of the piece and the business date; both are data. Domain 13.

-- Who is PKP takes PPN and names its NPWP. The module follows the switch; whoever sets it by hand is not overruled until
-- the switch moves again.
alter table toko add column pkp boolean not null default false;
alter table toko add constraint toko_pkp_npwp check (not pkp or npwp is not null);

create function atur_modul_ppn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  if (tg_op = 'INSERT' and new.pkp) or (tg_op = 'UPDATE' and new.pkp <> old.pkp) then
    perform set_config('app.kode_toko', new.kode_toko, true);
    insert into para_system (kode_toko, key, value) values (new.kode_toko, 'PPN_TRANSAKSI_MODULE', new.pkp::text)
      on conflict (kode_toko, key) do update set value = excluded.value;
    perform set_config('app.kode_toko', coalesce(semula, ''), true);
  end if;
  return null;
end $$;
create trigger modul_ppn after insert or update of pkp on toko for each row execute function atur_modul_ppn();
alter table toko enable always trigger modul_ppn;

-- What kind of goods a group holds for the tax; none follows from the group itself.
alter table grup add column golongan_ppn text check (golongan_ppn in ('EMAS', 'NON_EMAS', 'LAIN', 'BEBAS'));

-- The faktur pajak a piece was acquired with, kept at intake.
alter table barang add column no_faktur_masukan text;
alter table barang add constraint barang_faktur_masukan check (no_faktur_masukan is null or ada_faktur_masukan);
grant update (ada_faktur_masukan, no_faktur_masukan) on barang to mustika_app;

-- One row is one rate from one day on.
create table parameter_ppn (
  kode_tarif text primary key,
  kelas_ppn text not null check (kelas_ppn in ('EMAS_FAKTUR', 'NON_EMAS', 'LAIN', 'BEBAS', 'EMAS_TANPA_FAKTUR')),
  mulai_berlaku date not null,
  tarif mili_persen not null check (tarif between 0 and 100000),
  kode_faktur text not null check (kode_faktur ~ '^[0-9]{2}$'),
  dasar_hukum text not null
);
select tambah_jejak('parameter_ppn');
select beri_hak_rantai('parameter_ppn');
revoke delete on parameter_ppn from mustika_app;
create unique index uq_parameter_ppn on parameter_ppn (kelas_ppn, mulai_berlaku) where aktif;

insert into parameter_ppn (kode_tarif, kelas_ppn, mulai_berlaku, tarif, kode_faktur, dasar_hukum, diubah_oleh) values
  ('EMAS-FAKTUR', 'EMAS_FAKTUR', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025', 'SISTEM'),
  ('EMAS-TANPA-FAKTUR', 'EMAS_TANPA_FAKTUR', '2023-05-01', 1650, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025', 'SISTEM'),
  ('NON-EMAS', 'NON_EMAS', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025', 'SISTEM'),
  ('BARANG-LAIN', 'LAIN', '2022-04-01', 11000, '04', 'UU 7/2021; PMK 131/2024', 'SISTEM'),
  ('BEBAS', 'BEBAS', '2023-05-01', 0, '07', 'PP 49/2022', 'SISTEM');

alter table penjualan
  add column ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF')),
  add column ppn_transaksi_rp rupiah not null default 0 check (ppn_transaksi_rp >= 0),
  -- NPWP or NIK of a buyer who wants to be named on the faktur.
  add column npwp_customer text,
  drop constraint penjualan_jumlah,
  add constraint penjualan_jumlah check (
    subtotal - diskon + pembulatan + case when ppn_cara = 'EKSKLUSIF' then ppn_transaksi_rp else 0 end = total),
  add constraint penjualan_ppn check (ppn_cara is not null or ppn_transaksi_rp = 0);

alter table penjualan_barang
  add column kelas_ppn text,
  add column ppn_transaksi_value mili_persen,
  add column kode_faktur text,
  add column ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF')),
  add column dpp rupiah,
  add column ppn_transaksi_rp rupiah not null default 0 check (ppn_transaksi_rp >= 0),
  drop constraint penjualan_barang_jumlah,
  add constraint penjualan_barang_jumlah check (harga_emas + ongkos + harga_atribut - diskon + pembulatan
    + case when ppn_cara = 'EKSKLUSIF' then ppn_transaksi_rp else 0 end = total),
  add constraint penjualan_barang_ppn check (
    num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp) in (0, 5)
    and case when kelas_ppn is null then ppn_transaksi_rp = 0 else dpp + ppn_transaksi_rp = total end);

create or replace function catat_baris_penjualan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_cara, ppn_transaksi_rp, npwp_customer, total, bayar, kembali, poin,
      keterangan)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir,
      x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.ppn_cara, coalesce(x.ppn_transaksi_rp, 0), x.npwp_customer,
      x.total, x.bayar, x.kembali, x.poin, x.keterangan
    from jsonb_populate_recordset(null::penjualan, baris) x;
end $$;

create or replace function catat_baris_penjualan_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  insert into penjualan_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, kode_sales, nama_barang,
      kode_group, kode_dept, kode_gudang, kode_baki, berat, kadar, kadar_cetak, harga_sistem, harga_per_gram, harga_emas, ongkos,
      harga_atribut, diskon, pembulatan, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp, ppn_transaksi_rp, total,
      harga_modal)
    select toko, no_dok, x.urut, no_dok || '-' || x.urut, x.tanggal, x.kode_barcode, x.kode_sales, x.nama_barang,
      x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, x.berat, x.kadar, x.kadar_cetak, x.harga_sistem, x.harga_per_gram,
      x.harga_emas, x.ongkos, x.harga_atribut, x.diskon, x.pembulatan, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur,
      x.ppn_cara, x.dpp, coalesce(x.ppn_transaksi_rp, 0), x.total, x.harga_modal
    from jsonb_populate_recordset(null::penjualan_barang, baris) x;
end $$;

create or replace function catat_baris_barang_baru(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_barcode, toko from jsonb_to_recordset(baris) as x(kode_barcode text);
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, status,
      berat, berat_asli, kadar, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, berat_atribut, harga_atribut, size, harga_modal,
      harga_bandrol, supplier, ada_faktur_masukan, no_faktur_masukan, foto, no_masuk, tanggal_masuk, no_terakhir)
    select toko, x.kode_barcode, x.kode_intern, x.nama_barang, x.kode_group, x.kode_dept, x.kode_gudang, x.kode_baki, 'TERSEDIA',
      x.berat, x.berat_asli, x.kadar, x.kadar_cetak, x.tipe_ongkos, x.ongkos, x.nama_atribut, coalesce(x.berat_atribut, 0),
      coalesce(x.harga_atribut, 0), x.size, x.harga_modal, x.harga_bandrol, x.supplier,
      coalesce(x.ada_faktur_masukan, x.no_faktur_masukan is not null), x.no_faktur_masukan, x.foto, no_dok, x.tanggal_masuk, no_dok
    from jsonb_populate_recordset(null::barang, baris) x;
exception when unique_violation then
  perform tolak('BARCODE_SUDAH_ADA');
end $$;

-- A rate that something was sold under stands as it is, and no rate begins on a day whose sales are written: a change of
-- the law is a new row from a coming day. Whoever changes rates waits for the sales on their way, and sales that read the
-- rates before read them again (PENGATURAN_BERUBAH).
create function jaga_tarif_ppn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t text;
  semula text := current_setting('app.kode_toko', true);
  terpakai boolean;
begin
  if tg_op = 'UPDATE' and (old.kelas_ppn, old.mulai_berlaku, old.tarif, old.kode_faktur, old.aktif)
      = (new.kelas_ppn, new.mulai_berlaku, new.tarif, new.kode_faktur, new.aktif) then
    return new;
  end if;
  for t in select kode_toko from toko order by kode_toko loop
    perform pg_advisory_xact_lock(hashtextextended('hari|' || t, 0));
    perform set_config('app.kode_toko', t, true);
    select exists (select from penjualan_barang l where l.kode_toko = t and (
             (tg_op <> 'INSERT' and old.aktif and l.kelas_ppn = old.kelas_ppn and l.tanggal >= old.mulai_berlaku)
          or (tg_op <> 'DELETE' and new.aktif and l.kelas_ppn = new.kelas_ppn and l.tanggal >= new.mulai_berlaku))) into terpakai;
    insert into versi_toko (kode_toko) values (t) on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
    if terpakai then
      perform tolak('TARIF_PPN_DIPAKAI', jsonb_build_object('kode_toko', t));
    end if;
  end loop;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger jaga_tarif before insert or update or delete on parameter_ppn for each row execute function jaga_tarif_ppn();
alter table parameter_ppn enable always trigger jaga_tarif;

-- The tax of the lines, of the nota and of the account is one figure, at the rate that was in force.
create function invarian_ppn() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with buku as (
    select b.kode_toko, b.no_dokumen, b.peristiwa, sum(case when b.dari_akun = 'PPN_KELUARAN' then b.jumlah else -b.jumlah end) as ppn
      from buku_uang b where b.dari_akun = 'PPN_KELUARAN' or b.ke_akun = 'PPN_KELUARAN' group by 1, 2, 3
  ), terbuku as (
    select p.kode_toko, p.no_dokumen, p.urut, b.ppn
      from peristiwa p left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
     where p.membalik is null
       and exists (select from buku_uang u where u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut)
  )
  select 'PPN_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.ppn_transaksi_rp, 'baris', l.ppn)
    from penjualan j
    join (select k.kode_toko, k.no_faktur_group, sum(k.ppn_transaksi_rp) as ppn from penjualan_barang k group by 1, 2) l
      using (kode_toko, no_faktur_group)
   where l.ppn <> j.ppn_transaksi_rp
  union all
  select 'PPN_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.ppn_transaksi_rp, 'buku', t.ppn)
    from penjualan j join terbuku t on t.kode_toko = j.kode_toko and t.no_dokumen = j.no_faktur_group
   where coalesce(t.ppn, 0) <> j.ppn_transaksi_rp
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_faktur', l.no_faktur, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from penjualan_barang l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where l.kelas_ppn is not null and (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$$;
revoke execute on function invarian_ppn() from public;
