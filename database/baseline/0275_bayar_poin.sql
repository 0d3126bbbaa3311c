-- A member pays a part of a document, a nota first of all, with points that he was given before: the shop owes him so much less. Domain R9.3.
alter table penjualan_bayar
  drop constraint penjualan_bayar_jenis_check, drop constraint bayar_rekening,
  add constraint penjualan_bayar_jenis_check check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN')),
  add constraint bayar_rekening check (jenis in ('CASH', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN') or no_rekening is not null);

create table bayar_poin (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null references member,
  poin poin not null check (poin > 0),
  nilai rupiah not null check (nilai > 0),
  -- Taken off his balance; an open nota takes nothing yet.
  terpakai boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
select pasang_rls('bayar_poin', 'select');
grant select, insert, update (terpakai, batal) on bayar_poin to mustika_buku;
select pasang_penulis('bayar_poin', '{batal}');

create function catat_baris_bayar_poin_sah(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update bayar_poin p set terpakai = true
   where p.kode_toko = catat_baris_bayar_poin_sah.toko and p.no_dokumen = no_dok;
end $$;

-- What the nota took goes back to the member; what it would have taken is forgotten.
create function catat_baris_bayar_poin_batal(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
begin
  update member_poin m set poin = m.poin + p.poin from bayar_poin p
   where p.kode_toko = catat_baris_bayar_poin_batal.toko and p.no_dokumen = no_dok and p.terpakai and not p.batal
     and m.kode_toko = p.kode_toko and m.kode_member = p.kode_member;
  update bayar_poin p set batal = true
   where p.kode_toko = catat_baris_bayar_poin_batal.toko and p.no_dokumen = no_dok;
end $$;

insert into penulis values ('bayar_poin_sah'), ('bayar_poin_batal');

-- Coupons count what was paid with money, and points are none.
select ubah_fungsi('invarian_kupon()', $l$y.jenis in ('TUKAR', 'KUPON')$l$, $b$y.jenis in ('TUKAR', 'KUPON', 'POIN')$b$);

-- Points that pay a nota are what its payments say and what the book took off the member, and nothing once it is cancelled.
create function invarian_bayar_poin() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'BAYAR_POIN', coalesce(p.kode_toko, y.kode_toko), jsonb_build_object('no_faktur_group',
         coalesce(p.no_dokumen, y.no_faktur_group), 'poin', p.nilai, 'bayar', y.jumlah)
    from (select b.* from bayar_poin b join penjualan n on n.kode_toko = b.kode_toko and n.no_faktur_group = b.no_dokumen) p
    full join (select x.kode_toko, x.no_faktur_group, sum(x.jumlah) as jumlah from penjualan_bayar x where x.jenis = 'POIN' group by 1, 2) y
      on y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_dokumen
   where p.nilai is distinct from y.jumlah
  union all
  select 'BAYAR_POIN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_dokumen, 'terpakai', p.terpakai, 'batal', p.batal,
         'status', d.status, 'buku', b.poin)
    from bayar_poin p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
    left join lateral (select sum(case when x.dari = p.kode_member then x.jumlah else -x.jumlah end) as poin from buku_poin x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_dokumen and '@DITUKAR' in (x.dari, x.ke)) b on true
   where p.batal <> (d.status = 'CANC') or (d.status = 'DONE') > p.terpakai or (d.status = 'OPEN' and p.terpakai)
      or coalesce(b.poin, 0) <> case when d.status = 'DONE' then p.poin else 0 end
$$;
revoke execute on function invarian_bayar_poin() from public;
