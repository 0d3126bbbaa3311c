-- A payment to a supplier may say which deliveries it pays, and how much of each; what it leaves unsaid is taken off the oldest debt,
-- as all of it was before. docs/decisions/0061.
create table bayar_supplier_faktur (
  kode_toko text not null,
  no_dokumen text not null,
  no_utang text not null,
  jumlah rupiah not null check (jumlah > 0),
  primary key (kode_toko, no_dokumen, no_utang),
  foreign key (kode_toko, no_dokumen) references bayar_supplier,
  foreign key (kode_toko, no_utang) references dokumen
);
create index bayar_supplier_faktur_utang on bayar_supplier_faktur (kode_toko, no_utang);
select pasang_rls('bayar_supplier_faktur', 'select');
select pasang_penulis('bayar_supplier_faktur');

-- With the number that stands on the supplier's own paper.
create view bayar_supplier_faktur_isi with (security_invoker = true) as
  select f.kode_toko, f.no_dokumen, f.no_utang, p.no_faktur_supplier, f.jumlah
    from bayar_supplier_faktur f
    left join penerimaan_barang p on p.kode_toko = f.kode_toko and p.no_dokumen = f.no_utang;
grant select on bayar_supplier_faktur_isi to mustika_app, mustika_buku, mustika_report;

-- What is owed by delivery as of a day (of one supplier, or of all: null): debts by document from the book, less what payments that
-- stand name of them, less what is paid without a name, taken off the oldest. What is named beyond a debt, because its goods went back
-- since, counts as without a name. What was paid beyond every debt (of a time before that was refused) stands as a line below nothing
-- and without a document, so that the sum is the ledger's.
create function sisa_utang_supplier(toko text, per date, pemasok text)
returns table (supplier text, no_dokumen text, tanggal date, jumlah bigint, no_faktur_supplier text, jatuh_tempo date, umur integer, sisa bigint)
language sql stable as $$
  with gerak as (
    select u.no_dokumen, s.supplier, sum(s.jumlah)::bigint as jumlah, min(u.tanggal) as tanggal
      from buku_uang u
     cross join lateral (
       select u.dari_dimensi as supplier, u.jumlah::bigint as jumlah where u.dari_akun = 'UTANG_SUPPLIER'
       union all
       select u.ke_dimensi, -u.jumlah::bigint where u.ke_akun = 'UTANG_SUPPLIER') s
     where u.kode_toko = toko and u.tanggal <= per and (u.dari_akun = 'UTANG_SUPPLIER' or u.ke_akun = 'UTANG_SUPPLIER')
       and (pemasok is null or s.supplier = pemasok)
     group by 1, 2),
  nama as (
    select u.no_dokumen, u.supplier, least(u.jumlah, sum(f.jumlah::bigint))::bigint as jumlah
      from gerak u
      join bayar_supplier_faktur f on f.kode_toko = toko and f.no_utang = u.no_dokumen
      join gerak b on b.no_dokumen = f.no_dokumen and b.supplier = u.supplier and b.jumlah < 0
     where u.jumlah > 0
     group by u.no_dokumen, u.supplier, u.jumlah),
  bayar as (
    select g.supplier, (-sum(g.jumlah) - coalesce((select sum(n.jumlah) from nama n where n.supplier = g.supplier), 0))::bigint as jumlah
      from gerak g where g.jumlah < 0 group by 1),
  utang as (
    select g.no_dokumen, g.supplier, g.tanggal, g.jumlah, g.jumlah - coalesce(n.jumlah, 0) as belum,
           sum(g.jumlah - coalesce(n.jumlah, 0)) over (partition by g.supplier order by g.tanggal, g.no_dokumen)::bigint as urutan
      from gerak g left join nama n using (no_dokumen, supplier) where g.jumlah > 0)
  select u.supplier, u.no_dokumen, u.tanggal, u.jumlah, p.no_faktur_supplier, p.jatuh_tempo,
         per - coalesce(p.tgl_faktur, u.tanggal), least(u.belum, u.urutan - coalesce(b.jumlah, 0))
    from utang u
    left join bayar b using (supplier)
    left join penerimaan_barang p on p.kode_toko = toko and p.no_dokumen = u.no_dokumen
   where u.belum > 0 and u.urutan > coalesce(b.jumlah, 0)
  union all
  select b.supplier, null, per, 0, null, null, 0, coalesce(max(u.urutan), 0) - b.jumlah
    from bayar b left join utang u using (supplier) group by b.supplier, b.jumlah
  having coalesce(max(u.urutan), 0) < b.jumlah
$$;
revoke execute on function sisa_utang_supplier(text, date, text) from public;
grant execute on function sisa_utang_supplier(text, date, text) to mustika_app, mustika_report;

-- A payment is what its legs on the debt of its supplier come to, and names no more than it is, of nobody else's goods.
create or replace function invarian_bayar_supplier() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'BAYAR_SUPPLIER', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dokumen', s.jumlah, 'buku', b.jumlah)
    from bayar_supplier s
    left join (select u.kode_toko, u.no_dokumen, u.ke_dimensi, sum(u.jumlah) as jumlah from buku_uang u
                where u.ke_akun = 'UTANG_SUPPLIER' and u.peristiwa = 1 group by 1, 2, 3) b
      on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen and b.ke_dimensi = s.kode_supplier
   where b.jumlah is distinct from s.jumlah::bigint
  union all
  select 'BAYAR_SUPPLIER_FAKTUR', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dibayar', s.jumlah, 'disebut', f.jumlah)
    from bayar_supplier s
    join (select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah from bayar_supplier_faktur x group by 1, 2) f
      on f.kode_toko = s.kode_toko and f.no_dokumen = s.no_dokumen
   where f.jumlah > s.jumlah::bigint
  union all
  select 'BAYAR_SUPPLIER_UTANG', f.kode_toko, jsonb_build_object('no_dokumen', f.no_dokumen, 'no_utang', f.no_utang)
    from bayar_supplier_faktur f
    join bayar_supplier s on s.kode_toko = f.kode_toko and s.no_dokumen = f.no_dokumen
   where not exists (select from buku_uang u where u.kode_toko = f.kode_toko and u.no_dokumen = f.no_utang
                        and u.dari_akun = 'UTANG_SUPPLIER' and u.dari_dimensi = s.kode_supplier)
$$;
