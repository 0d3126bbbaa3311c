-- What is owed by delivery as of a day (of one supplier, or of all: null): debts by document from the book, less what payments that
-- stand name of them, less what is paid without a name, taken off the oldest. An opening balance owes by invoice: urut_utang is its line,
-- and 0 of all else. What is named beyond a debt, because its goods went back since, counts as without a name, as does an opening balance
-- that is named without its line. What was paid beyond every debt (of a time before that was refused) stands as a line below nothing
-- and without a document, so that the sum is the ledger's.
create or replace function sisa_utang_supplier(toko text, per date, pemasok text)
  returns table(supplier text, no_dokumen text, urut_utang smallint, tanggal date, jumlah bigint, no_faktur_supplier text, jatuh_tempo date,
                umur integer, sisa bigint) language sql stable as $$
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
  faktur as (
    select g.no_dokumen, coalesce(s.urut, 0)::smallint as urut_utang, g.supplier, g.tanggal, coalesce(s.kredit::bigint, g.jumlah) as jumlah,
           coalesce(p.no_faktur_supplier, s.keterangan) as no_faktur_supplier, coalesce(p.tgl_faktur, s.tgl_faktur) as tgl_faktur,
           coalesce(p.jatuh_tempo, s.jatuh_tempo) as jatuh_tempo
      from gerak g
      left join penerimaan_barang p on p.kode_toko = toko and p.no_dokumen = g.no_dokumen
      left join saldo_awal_baris s on s.kode_toko = toko and s.no_dokumen = g.no_dokumen and s.jenis = 'SUPPLIER' and s.kode = g.supplier
     where g.jumlah > 0),
  nama as (
    select u.no_dokumen, u.urut_utang, u.supplier, least(u.jumlah, sum(f.jumlah::bigint))::bigint as jumlah
      from faktur u
      join bayar_supplier_faktur f on f.kode_toko = toko and f.no_utang = u.no_dokumen and f.urut_utang = u.urut_utang
      join gerak b on b.no_dokumen = f.no_dokumen and b.supplier = u.supplier and b.jumlah < 0
     group by u.no_dokumen, u.urut_utang, u.supplier, u.jumlah),
  bayar as (
    select g.supplier, (-sum(g.jumlah) - coalesce((select sum(n.jumlah) from nama n where n.supplier = g.supplier), 0))::bigint as jumlah
      from gerak g where g.jumlah < 0 group by 1),
  utang as (
    select f.*, f.jumlah - coalesce(n.jumlah, 0) as belum,
           sum(f.jumlah - coalesce(n.jumlah, 0)) over (partition by f.supplier order by f.tanggal, f.no_dokumen, f.tgl_faktur, f.urut_utang)::bigint as urutan
      from faktur f left join nama n using (no_dokumen, urut_utang, supplier))
  select u.supplier, u.no_dokumen, u.urut_utang, u.tanggal, u.jumlah, u.no_faktur_supplier, u.jatuh_tempo,
         per - coalesce(u.tgl_faktur, u.tanggal), least(u.belum, u.urutan - coalesce(b.jumlah, 0))
    from utang u
    left join bayar b using (supplier)
   where u.belum > 0 and u.urutan > coalesce(b.jumlah, 0)
  union all
  select b.supplier, null, 0::smallint, per, 0, null, null, 0, coalesce(max(u.urutan), 0) - b.jumlah
    from bayar b left join utang u using (supplier) group by b.supplier, b.jumlah
  having coalesce(max(u.urutan), 0) < b.jumlah
$$;
revoke execute on function sisa_utang_supplier(text,date,text) from public;
grant execute on function sisa_utang_supplier(text,date,text) to mustika_app, mustika_report;
