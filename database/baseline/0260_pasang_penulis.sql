-- Most writers say nothing of their own: the columns of a table, one after the other, from the rows of the posting. Those are
-- made from the table, so that a new document costs one line and a new column none. They stay static functions
-- (docs/decisions/0009): the text is made once, when the migration runs.

-- The writer catat_baris_<table>, and its place on the closed list. The second column of the key takes the document's number,
-- a column `peristiwa` the event; what a row leaves out takes the column's default. `kecuali`: columns that only later events
-- write. Called again after a column was added, it makes the writer anew.
create function pasang_penulis(tabel regclass, kecuali text[] default '{}') returns void language plpgsql as $$
declare
  nama text := (select c.relname from pg_class c where c.oid = tabel);
  nomor text := (select a.attname from pg_index i join pg_attribute a on a.attrelid = tabel and a.attnum = i.indkey[1]
                  where i.indrelid = tabel and i.indisprimary);
  kolom text;
  nilai text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
         string_agg(case a.attname when 'kode_toko' then 'toko' when nomor then 'no_dok' when 'peristiwa' then 'ke'
                      else format(case when d.adbin is null then 'x.%I' else 'coalesce(x.%I, %s)' end, a.attname,
                                  pg_get_expr(d.adbin, tabel)) end, ', ' order by a.attnum)
    into kolom, nilai
    from pg_attribute a left join pg_attrdef d on d.adrelid = tabel and d.adnum = a.attnum
   where a.attrelid = tabel and a.attnum > 0 and not a.attisdropped and a.attname <> all (kecuali);
  execute format($f$create or replace function %I(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $t$
begin
  -- Made by pasang_penulis(%L%s).
  insert into %s (%s)
    select %s
      from jsonb_populate_recordset(null::%s, baris) x;
end $t$ $f$, 'catat_baris_' || nama, nama, case when kecuali = '{}' then '' else format(', %L', kecuali) end, tabel, kolom, nilai, tabel);
  execute format('grant select, insert on %s to mustika_buku', tabel);
  insert into penulis (nama) values (nama) on conflict do nothing;
end $$;
revoke execute on function pasang_penulis(regclass, text[]) from public;

-- Today's writers that were written out column by column. What their rows left out was refused where a column must not be
-- null; now it takes the default of the column.
select pasang_penulis('validasi_susut');
select pasang_penulis('pembelian_bayar');
select pasang_penulis('kirim_uang');
select pasang_penulis('penjualan_bayar');
select pasang_penulis('hancur_pembelian');
select pasang_penulis('kupon_nota');
select pasang_penulis('titipan_bayar');
select pasang_penulis('mutasi_uang');
select pasang_penulis('validasi_non_cash');
select pasang_penulis('gesek_tunai');
select pasang_penulis('hancur_pembelian_barang', '{batal}');
select pasang_penulis('titipan', '{saldo, ppn, no_faktur_tunggu}');
select pasang_penulis('pembelian');
select pasang_penulis('titipan_barang', '{keadaan, no_faktur_jual}');
select pasang_penulis('penjualan');
