-- Who brought a member, and what that earns whoever did: points of Get Point AFILIASI, given with each sale to the one who
-- was brought and taken back with it. Domain R9.1.
alter table member add column kode_pengundang text references member,
  add constraint member_pengundang check (kode_pengundang <> kode_member);
comment on constraint member_pengundang on member is 'Member Tidak Bisa Mengundang Dirinya Sendiri';
create index member_pengundang on member (kode_pengundang) where kode_pengundang is not null;

alter table penjualan add column pengundang text references member,
  add column poin_pengundang integer not null default 0 check (poin_pengundang >= 0),
  add column poin_pengundang_rp rupiah not null default 0 check (poin_pengundang_rp >= 0),
  add constraint penjualan_pengundang check ((pengundang is null) = (poin_pengundang = 0) and (kode_member is not null or pengundang is null));
select tambah_jurnal_bawaan('PENJUALAN', array['POIN_AFILIASI'], array['BEBAN_POIN'], array['LIABILITAS_POIN']);
select isi_bawaan_toko(kode_toko) from toko;

create or replace function catat_baris_penjualan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  insert into penjualan (kode_toko, no_faktur_group, tanggal, kode_member, nama_customer, no_hp_customer, alamat_customer, kasir,
      jumlah_barang, berat, subtotal, diskon, pembulatan, ppn_cara, ppn_transaksi_rp, npwp_customer, total, bayar, kembali, poin,
      poin_rp, pengundang, poin_pengundang, poin_pengundang_rp, keterangan, syarat_beli)
    select toko, no_dok, x.tanggal, x.kode_member, x.nama_customer, x.no_hp_customer, x.alamat_customer, x.kasir,
      x.jumlah_barang, x.berat, x.subtotal, x.diskon, x.pembulatan, x.ppn_cara, coalesce(x.ppn_transaksi_rp, 0), x.npwp_customer,
      x.total, x.bayar, x.kembali, x.poin, coalesce(x.poin_rp, 0), x.pengundang, coalesce(x.poin_pengundang, 0),
      coalesce(x.poin_pengundang_rp, 0), x.keterangan, x.syarat_beli
    from jsonb_populate_recordset(null::penjualan, baris) x;
end $$;

-- A posted nota gave the points it says, to whom it says.
create function invarian_poin_nota() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with janji as (
    select p.kode_toko, p.no_faktur_group, p.kode_member as siapa, p.poin as jumlah from penjualan p where p.poin > 0
    union all
    select p.kode_toko, p.no_faktur_group, p.pengundang, p.poin_pengundang from penjualan p where p.poin_pengundang > 0
  ), sah as (
    select j.* from janji j where exists (select from peristiwa e where e.kode_toko = j.kode_toko
      and e.no_dokumen = j.no_faktur_group and e.ke_status = 'DONE')
  ), diberi as (
    select b.kode_toko, b.no_dokumen as no_faktur_group, b.ke as siapa, sum(b.jumlah) as jumlah
      from buku_poin b
      join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.jenis = 'penjualan'
     where b.dari = '@DIBERIKAN' group by 1, 2, 3
  )
  select 'POIN_NOTA', kode_toko, jsonb_build_object('no_faktur_group', no_faktur_group, 'member', siapa, 'nota', s.jumlah,
         'buku', b.jumlah)
    from sah s full join diberi b using (kode_toko, no_faktur_group, siapa)
   where s.jumlah is distinct from b.jumlah::integer
$$;
revoke execute on function invarian_poin_nota() from public;
