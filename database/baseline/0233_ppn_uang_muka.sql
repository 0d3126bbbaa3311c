-- PPN on a down payment is due when the money is received, not when the piece is picked up. A deposit keeps what it has
-- remitted of its balance; a pick-up uses it up, and what gives the money back gives it back. Deposits that were open before
-- have remitted nothing and stay so: their pieces name no class. docs/decisions/0027.
alter table titipan_barang
  add column kelas_ppn text,
  add column ppn_transaksi_value mili_persen,
  add column kode_faktur text,
  -- What of `total` is PPN, in it or on top of it.
  add column ppn_transaksi_rp rupiah not null default 0,
  add constraint titipan_barang_ppn check (
    num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur) in (0, 3)
    and ppn_transaksi_rp between 0 and case when kelas_ppn is null then 0 else total end);
alter table titipan
  -- What of the balance is remitted: the sum of titipan_gerak.
  add column ppn rupiah not null default 0,
  add constraint titipan_ppn check (ppn between 0 and saldo);
alter table titipan_gerak
  add column ppn rupiah not null default 0,
  add constraint titipan_gerak_ppn check (ppn between least(jumlah, 0) and greatest(jumlah, 0));
alter table titipan_ambil
  add column ppn_dipakai rupiah not null default 0,
  add column ppn_kembali rupiah not null default 0,
  add constraint titipan_ambil_ppn check (ppn_dipakai between 0 and dipakai and ppn_kembali between 0 and kembali);
grant update (ppn) on titipan to mustika_buku;

select ubah_fungsi('catat_baris_titipan_barang(text, text, smallint, jsonb)', 'ppn_tambahan, total, harga_modal, finishing)',
  'ppn_tambahan, total, harga_modal, finishing, kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_transaksi_rp)');
select ubah_fungsi('catat_baris_titipan_barang(text, text, smallint, jsonb)', 'x.total, x.harga_modal, x.finishing',
  'x.total, x.harga_modal, x.finishing, x.kelas_ppn, x.ppn_transaksi_value, x.kode_faktur, coalesce(x.ppn_transaksi_rp, 0)');

-- Moves the balance with the tax in it and says why; nobody pays out more than there is.
drop function gerak_titipan(text, text, text, bigint, text, smallint);
create function gerak_titipan(toko text, no text, p_jenis text, p_jumlah bigint, p_ppn bigint, no_dok text, ke smallint) returns void
language plpgsql as $$
begin
  if p_jumlah = 0 then return; end if;
  update titipan t set saldo = t.saldo + p_jumlah, ppn = t.ppn + p_ppn where t.kode_toko = toko and t.no_titipan = no;
  insert into titipan_gerak (kode_toko, no_titipan, urut, tanggal, jenis, jumlah, ppn, no_dokumen, peristiwa)
    select toko, no, coalesce((select max(g.urut) from titipan_gerak g where g.kode_toko = toko and g.no_titipan = no), 0) + 1,
           p.tanggal, p_jenis, p_jumlah, p_ppn, no_dok, ke
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
exception when check_violation then
  perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
end $$;
create or replace function catat_baris_titipan_gerak(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  perform gerak_titipan(toko, no_dok, x.jenis, x.jumlah, coalesce(x.ppn, 0), no_dok, ke)
    from jsonb_to_recordset(baris) as x(jenis text, jumlah bigint, ppn bigint);
end $$;
select ubah_fungsi('catat_baris_titipan_ambil(text, text, smallint, jsonb)', 'dipakai bigint, kembali bigint,',
  'dipakai bigint, kembali bigint, ppn_dipakai bigint, ppn_kembali bigint,');
select ubah_fungsi('catat_baris_titipan_ambil(text, text, smallint, jsonb)', 'no_titipan, dipakai, kembali, diposting)',
  'no_titipan, dipakai, kembali, ppn_dipakai, ppn_kembali, diposting)');
select ubah_fungsi('catat_baris_titipan_ambil(text, text, smallint, jsonb)', 'r.dipakai, r.kembali, r.posting)',
  'r.dipakai, r.kembali, r.ppn_dipakai, r.ppn_kembali, r.posting)');
select ubah_fungsi('catat_baris_titipan_ambil(text, text, smallint, jsonb)', '''AMBIL'', -r.dipakai,',
  '''AMBIL'', -r.dipakai, -r.ppn_dipakai,');
select ubah_fungsi('catat_baris_titipan_ambil(text, text, smallint, jsonb)', '''KELEBIHAN'', -r.kembali,',
  '''KELEBIHAN'', -r.kembali, -r.ppn_kembali,');
select ubah_fungsi('catat_baris_titipan_batal_ambil(text, text, smallint, jsonb)', '''BATAL_AMBIL'', a.dipakai::bigint,',
  '''BATAL_AMBIL'', a.dipakai::bigint, a.ppn_dipakai::bigint,');
select ubah_fungsi('catat_baris_titipan_batal_ambil(text, text, smallint, jsonb)', '''BATAL_KELEBIHAN'', a.kembali::bigint,',
  '''BATAL_KELEBIHAN'', a.kembali::bigint, a.ppn_kembali::bigint,');

-- What the shop owes customers is their money less the tax it has remitted of it.
select ubah_fungsi('invarian_titipan()', 'select x.kode_toko, sum(x.saldo) as saldo from titip x',
  'select x.kode_toko, sum(x.saldo - x.ppn) as saldo from titip x');
select ubah_fungsi('invarian_titipan()', 'sum(x.jumlah) as jumlah from titipan_gerak x group by 1, 2) g',
  'sum(x.jumlah) as jumlah, sum(x.ppn) as ppn from titipan_gerak x group by 1, 2) g');
select ubah_fungsi('invarian_titipan()', 'where t.saldo <> coalesce(g.jumlah, 0) or',
  'where t.saldo <> coalesce(g.jumlah, 0) or t.ppn <> coalesce(g.ppn, 0) or');
select ubah_fungsi('invarian_titipan()', 'x.peristiwa, sum(x.jumlah) as jumlah from titipan_gerak x',
  'x.peristiwa, sum(x.jumlah - x.ppn) as jumlah from titipan_gerak x');

-- PPN of a sale's event is that of its lines less what its deposit had remitted; PPN of a deposit's event is what it says.
select ubah_fungsi('invarian_ppn()', ', terbuku as (', ', uang_muka as (
    select g.kode_toko, g.no_dokumen, g.peristiwa, sum(g.ppn) as ppn from titipan_gerak g group by 1, 2, 3
  ), terbuku as (');
select ubah_fungsi('invarian_ppn()', 'where coalesce(t.ppn, 0) <> j.ppn_transaksi_rp', '
    left join uang_muka u on u.kode_toko = t.kode_toko and u.no_dokumen = t.no_dokumen and u.peristiwa = t.urut
   where coalesce(t.ppn, 0) <> j.ppn_transaksi_rp + coalesce(u.ppn, 0)
  union all
  select ''PPN_TITIPAN'', p.kode_toko, jsonb_build_object(''no_titipan'', p.no_dokumen, ''peristiwa'', p.urut, ''titipan'', u.ppn, ''buku'', b.ppn)
    from titipan t join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_titipan
    left join uang_muka u on u.kode_toko = p.kode_toko and u.no_dokumen = p.no_dokumen and u.peristiwa = p.urut
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(u.ppn, 0) <> coalesce(b.ppn, 0)');

-- Movements of deposits as the tax office sees them: under the rates of their pieces, by price and by tax. Running totals are
-- shared and not amounts, so a deposit that came to nothing came to nothing under every rate.
create view pajak_titipan with (security_invoker = true) as
  with kelas as (
    select l.kode_toko, l.no_titipan, l.kelas_ppn, l.ppn_transaksi_value, l.kode_faktur, sum(l.total) as harga,
           sum(l.ppn_transaksi_rp) as ppn
      from titipan_barang l where l.kelas_ppn is not null group by 1, 2, 3, 4, 5
  ), bagian as (
    select k.*, sum(k.harga) over (w order by k.kelas_ppn, k.ppn_transaksi_value, k.kode_faktur) as harga_sampai,
           sum(k.ppn) over (w order by k.kelas_ppn, k.ppn_transaksi_value, k.kode_faktur) as ppn_sampai,
           sum(k.harga) over w as harga_semua, greatest(sum(k.ppn) over w, 1) as ppn_semua
      from kelas k window w as (partition by k.kode_toko, k.no_titipan)
  ), gerak as (
    select g.*, sum(g.jumlah) over w as ke, sum(g.ppn) over w as ppn_ke
      from titipan_gerak g window w as (partition by g.kode_toko, g.no_titipan order by g.urut)
  )
  select g.kode_toko, g.no_titipan, g.urut, g.tanggal, g.jenis, g.no_dokumen, b.kelas_ppn, b.ppn_transaksi_value, b.kode_faktur,
         (round(g.ke * b.harga_sampai / b.harga_semua) - round(g.ke * (b.harga_sampai - b.harga) / b.harga_semua)
          - round((g.ke - g.jumlah) * b.harga_sampai / b.harga_semua)
          + round((g.ke - g.jumlah) * (b.harga_sampai - b.harga) / b.harga_semua))::bigint::rupiah as jumlah,
         (round(g.ppn_ke * b.ppn_sampai / b.ppn_semua) - round(g.ppn_ke * (b.ppn_sampai - b.ppn) / b.ppn_semua)
          - round((g.ppn_ke - g.ppn) * b.ppn_sampai / b.ppn_semua)
          + round((g.ppn_ke - g.ppn) * (b.ppn_sampai - b.ppn) / b.ppn_semua))::bigint::rupiah as ppn
    from gerak g join bagian b on b.kode_toko = g.kode_toko and b.no_titipan = g.no_titipan;
grant select on pajak_titipan to mustika_app, mustika_report;
