-- What is owed by delivery as of a day (of one supplier, or of all: null): debts by document from the book, less what payments that
-- stand name of them, less what is paid without a name, taken off the oldest. What is named beyond a debt, because its goods went back
-- since, counts as without a name. What was paid beyond every debt (of a time before that was refused) stands as a line below nothing
-- and without a document, so that the sum is the ledger's.
create or replace function sisa_utang_supplier(toko text, per date, pemasok text)
  returns table(supplier text, no_dokumen text, tanggal date, jumlah bigint, no_faktur_supplier text, jatuh_tempo date, umur integer, sisa bigint) language sql stable as $$
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
  select u.supplier, u.no_dokumen, u.tanggal, u.jumlah, coalesce(p.no_faktur_supplier, s.no_faktur), coalesce(p.jatuh_tempo, s.jatuh_tempo),
         per - coalesce(p.tgl_faktur, s.tgl_faktur, u.tanggal), least(u.belum, u.urutan - coalesce(b.jumlah, 0))
    from utang u
    left join bayar b using (supplier)
    left join penerimaan_barang p on p.kode_toko = toko and p.no_dokumen = u.no_dokumen
    -- What was owed at the till of before, as old as its oldest invoice.
    left join lateral (select string_agg(b.keterangan, ', ' order by b.urut) as no_faktur, min(b.tgl_faktur) as tgl_faktur, min(b.jatuh_tempo) as jatuh_tempo
                         from saldo_awal_baris b
                        where b.kode_toko = toko and b.no_dokumen = u.no_dokumen and b.jenis = 'SUPPLIER' and b.kode = u.supplier) s on true
   where u.belum > 0 and u.urutan > coalesce(b.jumlah, 0)
  union all
  select b.supplier, null, per, 0, null, null, 0, coalesce(max(u.urutan), 0) - b.jumlah
    from bayar b left join utang u using (supplier) group by b.supplier, b.jumlah
  having coalesce(max(u.urutan), 0) < b.jumlah
$$;
revoke execute on function sisa_utang_supplier(text,date,text) from public;
grant execute on function sisa_utang_supplier(text,date,text) to mustika_app, mustika_report;
