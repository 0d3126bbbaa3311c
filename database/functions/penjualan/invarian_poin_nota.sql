-- A posted nota gave the points it says, to whom it says.
create or replace function invarian_poin_nota()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
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
