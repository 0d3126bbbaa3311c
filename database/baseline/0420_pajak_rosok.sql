-- Scrap that pays a supplier is sold to him, between businesses: what he is decides about its PPN, and whether he has a letter about
-- PPh 22 (Domain 13.1, 13.2, 13.5). docs/decisions/0063.
alter table supplier_barang
  add column jenis_supplier text,
  add column no_bebas_pph22 text,
  add constraint supplier_barang_jenis check (jenis_supplier in ('PABRIKAN', 'PEDAGANG')),
  add constraint supplier_barang_npwp check (jenis_supplier is null or npwp is not null),
  add constraint supplier_barang_bebas check (no_bebas_pph22 is null or jenis_supplier is not null);
comment on constraint supplier_barang_jenis on supplier_barang is 'Jenis Supplier Hanya Pabrikan Atau Pedagang';
comment on constraint supplier_barang_npwp on supplier_barang is 'NPWP Pabrikan Atau Pedagang Harus Diisi';
comment on constraint supplier_barang_bebas on supplier_barang is 'Surat Bebas PPh 22 Hanya Milik Pabrikan Atau Pedagang';

-- Gold that goes to a manufacturer is taxed at nothing, and is reported with that rate.
alter table parameter_ppn drop constraint parameter_ppn_kelas_ppn_check,
  add constraint parameter_ppn_kelas_ppn_check
    check (kelas_ppn in ('EMAS_FAKTUR', 'NON_EMAS', 'LAIN', 'BEBAS', 'EMAS_PABRIKAN', 'EMAS_TANPA_FAKTUR'));
insert into parameter_ppn (kode_tarif, kelas_ppn, mulai_berlaku, tarif, kode_faktur, dasar_hukum, diubah_oleh) values
  ('EMAS-PABRIKAN', 'EMAS_PABRIKAN', '2023-05-01', 0, '05', 'PMK 48/2023 PASAL 14', 'SISTEM');

-- What the scrap settles holds its PPN; PPh 22 is collected beside it.
alter table bayar_supplier
  add column jenis_supplier text check (jenis_supplier in ('PABRIKAN', 'PEDAGANG')),
  add column no_bebas_pph22 text,
  add column ppn_rosok rupiah not null default 0,
  add column pph22 rupiah not null default 0,
  drop constraint bayar_supplier_jumlah,
  add constraint bayar_supplier_jumlah check (jumlah = tunai + jumlah_transfer + nilai_rosok + pph22),
  add constraint bayar_supplier_ppn check (ppn_rosok >= 0 and ppn_rosok <= nilai_rosok),
  add constraint bayar_supplier_pph22 check (pph22 >= 0 and (pph22 = 0 or nilai_rosok > 0 and no_bebas_pph22 is null));
select pasang_penulis('bayar_supplier');

-- Each piece of that scrap as the tax office hears of it.
create table bayar_supplier_pajak (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null default 0,
  total rupiah not null,
  pph22 rupiah not null default 0,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references bayar_supplier,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint bayar_supplier_pajak_total check (total >= 0 and ppn_transaksi_rp >= 0 and pph22 >= 0),
  constraint bayar_supplier_pajak_dpp check (case when kelas_ppn is null
    then num_nonnulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 and ppn_transaksi_rp = 0
    else num_nulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 and dpp + ppn_transaksi_rp = total end)
);
select pasang_rls('bayar_supplier_pajak', 'select');
select pasang_penulis('bayar_supplier_pajak');
create index bayar_supplier_pajak_kelas on bayar_supplier_pajak (kode_toko, kelas_ppn, tanggal) where kelas_ppn is not null;

-- With its name, on the sheet and on paper.
create view bayar_supplier_rosok with (security_invoker = true) as
  select g.*, p.kelas_ppn, p.ppn_transaksi_value, p.dpp, p.ppn_transaksi_rp, p.total, p.pph22
    from asal_gerak g
    left join bayar_supplier_pajak p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.kode_barcode = g.kode_barcode;
grant select on bayar_supplier_rosok to mustika_app, mustika_buku, mustika_report;

-- Scrap that was handed over before this stands in the recap as what it was: sold without tax.
do $$
declare t text;
begin
  for t in select k.kode_toko from toko k order by 1 loop
    perform set_config('app.kode_toko', t, true);
    insert into bayar_supplier_pajak (kode_toko, no_dokumen, urut, tanggal, kode_barcode, berat, kadar, total)
      select x.kode_toko, x.no_dokumen, x.urut, x.tanggal, x.kode_barcode, x.berat, x.kadar, x.sampai - lag(x.sampai, 1, 0::bigint) over w
        from (select g.kode_toko, g.no_dokumen, g.urut, d.tanggal, g.kode_barcode, g.berat, g.kadar,
                     case when sum(murni(g.berat, g.kadar)) over (partition by g.no_dokumen) = 0 then 0
                          else round(b.nilai_rosok::numeric * sum(murni(g.berat, g.kadar)) over (partition by g.no_dokumen order by g.urut)
                                     / sum(murni(g.berat, g.kadar)) over (partition by g.no_dokumen))::bigint end as sampai
                from bayar_supplier b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
                join asal_gerak g on g.kode_toko = b.kode_toko and g.no_dokumen = b.no_dokumen
               where b.kode_toko = t and b.jumlah_barang > 0) x
      window w as (partition by x.no_dokumen order by x.urut);
  end loop;
end $$;

-- A rate under which scrap was sold stands, too.
select ubah_fungsi('jaga_tarif_ppn()',
$l$    select exists (select from penjualan_barang l where l.kode_toko = t and ($l$,
$b$    select exists (select from (select k.kelas_ppn, k.tanggal from penjualan_barang k where k.kode_toko = t
             union all select r.kelas_ppn, r.tanggal from bayar_supplier_pajak r where r.kode_toko = t) l where ($b$);

-- The tax of the lines, of the document and of the account is one figure, at the rate that was in force.
create function invarian_pajak_rosok() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'PAJAK_ROSOK', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ppn', s.ppn_rosok, 'pph22', s.pph22, 'baris', to_jsonb(l))
    from bayar_supplier s
    left join (select x.kode_toko, x.no_dokumen, sum(x.total::bigint) as total, sum(x.ppn_transaksi_rp::bigint) as ppn,
                      sum(x.pph22::bigint) as pph, count(*) as banyak from bayar_supplier_pajak x group by 1, 2) l
      on l.kode_toko = s.kode_toko and l.no_dokumen = s.no_dokumen
   where (coalesce(l.total, 0), coalesce(l.ppn, 0), coalesce(l.pph, 0), coalesce(l.banyak, 0))
         <> (s.nilai_rosok::bigint, s.ppn_rosok::bigint, s.pph22::bigint, s.jumlah_barang::bigint)
  union all
  select 'PAJAK_ROSOK', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ppn', s.ppn_rosok, 'pph22', s.pph22, 'buku', to_jsonb(b))
    from bayar_supplier s
    join peristiwa p on p.kode_toko = s.kode_toko and p.no_dokumen = s.no_dokumen
    left join (select u.kode_toko, u.no_dokumen, u.peristiwa,
                      sum(case 'PPN_KELUARAN' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as ppn,
                      sum(case 'UTANG_PPH' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as pph
                 from buku_uang u group by 1, 2, 3) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where (coalesce(b.ppn, 0), coalesce(b.pph, 0))
         <> (case when p.membalik is null then s.ppn_rosok::bigint else -s.ppn_rosok::bigint end,
             case when p.membalik is null then s.pph22::bigint else -s.pph22::bigint end)
  union all
  select 'PPN_TARIF', l.kode_toko, jsonb_build_object('no_dokumen', l.no_dokumen, 'kelas_ppn', l.kelas_ppn, 'tarif', l.ppn_transaksi_value)
    from bayar_supplier_pajak l
    left join lateral (select p.tarif, p.kode_faktur from parameter_ppn p
                        where p.aktif and p.kelas_ppn = l.kelas_ppn and p.mulai_berlaku <= l.tanggal
                        order by p.mulai_berlaku desc limit 1) p on true
   where l.kelas_ppn is not null and (l.ppn_transaksi_value, l.kode_faktur) is distinct from (p.tarif, p.kode_faktur)
$$;
revoke execute on function invarian_pajak_rosok() from public;
