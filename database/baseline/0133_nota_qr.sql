-- The signed code on the nota. Its keys are the chain's: the public part is everybody's who reads, the private part only
-- the server's own role may see. A rotated key stays, so that old notas can still be read.
create table kunci_nota (
  key_id text primary key check (key_id ~ '^[0-9A-Z]{4}$'),
  publik bytea not null,
  dibuat timestamptz not null default now(),
  aktif boolean not null default true
);
create unique index uq_kunci_nota_aktif on kunci_nota (aktif) where aktif;
grant select, insert, update (aktif) on kunci_nota to mustika_app;
grant select on kunci_nota to mustika_report;
create table kunci_nota_rahasia (key_id text primary key references kunci_nota, privat bytea not null);
grant select, insert on kunci_nota_rahasia to mustika_app;

-- What became of a sold piece, over all branches: it came back to one of them, or its sale was taken back. One row a piece,
-- whoever writes it, so that nobody buys twice what a nota was written for once. A list of the chain, like the barcodes.
create table nota_kembali (
  toko_jual text not null references toko,
  no_faktur_jual text not null,
  kode_barcode text not null,
  cara text not null check (cara in ('BELI', 'BATAL')),
  toko text not null references toko,
  no_dokumen text not null,
  waktu timestamptz not null default now(),
  primary key (toko_jual, no_faktur_jual),
  constraint nota_kembali_batal check (cara <> 'BATAL' or toko = toko_jual)
);
create index nota_kembali_dokumen on nota_kembali (toko, no_dokumen);
grant select on nota_kembali to mustika_app, mustika_report;
grant select, insert, delete on nota_kembali to mustika_buku;

-- A piece bought back on the nota of another branch: what that nota was.
alter table pembelian_barang add column toko_asal text references toko,
  add column no_faktur_asal text,
  add column barcode_asal text,
  drop constraint pembelian_barang_asal,
  add constraint pembelian_barang_asal check (
    asal_nota in ('NOTA', 'TANPA NOTA', 'TOKO LAIN')
    and (asal_nota <> 'NOTA' or no_faktur_jual is not null or no_faktur_asal is not null)
    and (asal_nota <> 'TOKO LAIN' or no_faktur_jual is null)),
  add constraint pembelian_barang_nota_asal check (
    num_nulls(toko_asal, no_faktur_asal, barcode_asal) in (0, 3) and (no_faktur_asal is null or no_faktur_jual is null)
    and toko_asal is distinct from kode_toko);

-- The buy-back terms of the store at the moment of the sale, as the code on the nota promises them.
alter table penjualan add column syarat_beli text check (syarat_beli ~ '^[NH][01][01][0-9A-Z]{1,6}$');

insert into nota_kembali (toko_jual, no_faktur_jual, kode_barcode, cara, toko, no_dokumen)
  select p.kode_toko, p.no_faktur_jual, p.kode_barcode, 'BELI', p.kode_toko, p.no_faktur_group from pembelian_barang p
   where p.no_faktur_jual is not null and not p.batal
  union all
  select l.kode_toko, l.no_faktur, l.kode_barcode, 'BATAL', l.kode_toko, l.no_faktur_group from penjualan_barang l where l.batal;

create function klaim_nota(p_toko_jual text, p_no_faktur text, p_kode text, p_cara text, p_toko text, p_no_dok text) returns void
language plpgsql as $$
begin
  insert into nota_kembali (toko_jual, no_faktur_jual, kode_barcode, cara, toko, no_dokumen)
    values (p_toko_jual, p_no_faktur, p_kode, p_cara, p_toko, p_no_dok) on conflict do nothing;
  if not found then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', p_kode, 'no_faktur', p_no_faktur,
      'toko', (select k.toko from nota_kembali k where k.toko_jual = p_toko_jual and k.no_faktur_jual = p_no_faktur)));
  end if;
end $$;

create or replace function catat_baris_penjualan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_cara, ppn_transaksi_rp, npwp_customer, total, bayar, kembali, poin,
      keterangan, syarat_beli)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir,
      x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.ppn_cara, coalesce(x.ppn_transaksi_rp, 0), x.npwp_customer,
      x.total, x.bayar, x.kembali, x.poin, x.keterangan, x.syarat_beli
    from jsonb_populate_recordset(null::penjualan, baris) x;
end $$;

create or replace function catat_baris_pembelian_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  insert into pembelian_barang (kode_toko, no_faktur_group, urut, no_faktur, tanggal, kode_barcode, no_faktur_jual, kode_harga,
      kode_sales, nama_barang, kode_group, kode_dept, kode_baki, berat_nota, berat, susut, kadar, kadar_cetak, kondisi_barang,
      type_kondisi, persentase, harga_emas, harga_nota, harga_nota_efektif, potongan, asal_nota, kode_rugi, rugi_nota,
      kode_kategori, potongan_kategori, potongan_manual, pembulatan, harga_sistem, harga, harga_rata, rata_asal,
      berat_asli_lama, harga_modal_lama, gudang_lama, baki_lama, toko_asal, no_faktur_asal, barcode_asal)
    select toko, no_dok, x.urut, no_dok || '-' || coalesce(x.no_faktur, x.urut::text), x.tanggal, x.kode_barcode, x.no_faktur_jual,
      x.kode_harga, x.kode_sales, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat_nota, x.berat, x.susut, x.kadar,
      x.kadar_cetak, x.kondisi_barang, x.type_kondisi, x.persentase, x.harga_emas, x.harga_nota, x.harga_nota_efektif, x.potongan,
      x.asal_nota, x.kode_rugi, x.rugi_nota, x.kode_kategori, x.potongan_kategori, x.potongan_manual, x.pembulatan,
      x.harga_sistem, x.harga, x.harga_rata, x.rata_asal, x.berat_asli_lama, x.harga_modal_lama, x.gudang_lama, x.baki_lama,
      x.toko_asal, x.no_faktur_asal, x.barcode_asal
    from jsonb_populate_recordset(null::pembelian_barang, baris) x;
  -- The claim of every piece that comes back on a nota, ours or of another branch, in sorted order.
  perform klaim_nota(coalesce(l.toko_asal, toko), coalesce(l.no_faktur_asal, l.no_faktur_jual), coalesce(l.barcode_asal, l.kode_barcode),
      'BELI', toko, no_dok)
     from (select * from pembelian_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok
              and (p.no_faktur_jual is not null or p.no_faktur_asal is not null)
            order by coalesce(p.toko_asal, toko), coalesce(p.no_faktur_asal, p.no_faktur_jual)) l;
end $$;

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
  delete from nota_kembali k where k.toko = catat_baris_pembelian_batal.toko and k.no_dokumen = no_dok and k.cara = 'BELI';
end $$;

-- A sale whose piece came back, here or at another branch, cannot be cancelled any more.
create or replace function catat_baris_penjualan_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void
language plpgsql as $$
begin
  update penjualan_barang set batal = true where kode_toko = toko and no_faktur_group = no_dok;
  if exists (select from penjualan_barang l where l.kode_toko = toko and l.no_faktur_group = no_dok and l.beli_kembali) then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('no_faktur_group', no_dok));
  end if;
  perform klaim_nota(toko, l.no_faktur, l.kode_barcode, 'BATAL', toko, no_dok)
     from (select * from penjualan_barang p where p.kode_toko = toko and p.no_faktur_group = no_dok order by p.no_faktur) l;
end $$;

-- Claims and documents say the same: every piece that came back and every sale that was taken back has its claim, and
-- every claim has its document.
create function invarian_nota_kembali() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with kata as (
    select coalesce(p.toko_asal, p.kode_toko) as toko_jual, coalesce(p.no_faktur_asal, p.no_faktur_jual) as no_faktur_jual,
           'BELI' as cara, p.kode_toko as toko, p.no_faktur_group as no_dokumen
      from pembelian_barang p where not p.batal and coalesce(p.no_faktur_asal, p.no_faktur_jual) is not null
    union all
    select l.kode_toko, l.no_faktur, 'BATAL', l.kode_toko, l.no_faktur_group from penjualan_barang l where l.batal
  )
  select 'NOTA_KEMBALI', coalesce(k.toko, n.toko), jsonb_build_object('no_faktur', no_faktur_jual, 'klaim', k.cara, 'dokumen', n.cara)
    from nota_kembali k full join kata n using (toko_jual, no_faktur_jual)
   where (k.cara, k.toko, k.no_dokumen) is distinct from (n.cara, n.toko, n.no_dokumen)
$$;
revoke execute on function invarian_nota_kembali() from public;

-- A deposit may be paid out beside what the trade-in exceeds the nota by.
create or replace function invarian_tukar() returns table (aturan text, kode_toko text, rincian jsonb)
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
   where coalesce(k.keluar, 0) <> greatest(0, p.nilai - j.total) or (p.nilai > j.total and j.kembali < p.nilai - j.total)
  union all
  select 'TUNGGU_BELI', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'no_terakhir', b.no_terakhir)
    from barang b
   where b.status = 'TUNGGU_BELI'
     and not exists (select from pembelian_barang l join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group
                      where l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and not l.batal
                        and d.status = 'OPEN' and d.no_dokumen = b.no_terakhir)
$$;
