-- Money that left the house, by the event that let it out and who did it: what the ceilings of a day are measured against.
-- Drawers, banks and money on its way to head office are the house. Written by catat() from w.keluar; a reversal takes its
-- sum back, on the day and of the person it was counted on.
create table uang_keluar (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  user_id text not null,
  jumlah rupiah not null check (jumlah <> 0),
  primary key (kode_toko, no_dokumen, peristiwa),
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa
);
create index uang_keluar_orang on uang_keluar (kode_toko, tanggal, user_id);
select pasang_rls('uang_keluar', 'select');
grant select, insert on uang_keluar to mustika_buku;
create trigger kekal before update or delete on uang_keluar for each row execute function tolak_ubah();
create trigger kekal_semua before truncate on uang_keluar for each statement execute function tolak_ubah();
alter table uang_keluar enable always trigger kekal;
alter table uang_keluar enable always trigger kekal_semua;

select ubah_fungsi('catat(jsonb)', $lama$  perform catat_buku(w, dok.no_dok, dok.urutan);
$lama$, $baru$  perform catat_buku(w, dok.no_dok, dok.urutan);
  if (w ->> 'keluar')::bigint > 0 then
    -- Two acts at once must not both be measured against the day before them.
    perform pg_advisory_xact_lock(hashtextextended('keluar|' || toko || '|' || (w ->> 'user'), 0));
    if (w ->> 'keluar_lihat')::bigint <> (select coalesce(sum(k.jumlah), 0) from uang_keluar k
         where k.kode_toko = toko and k.tanggal = (w ->> 'hari')::date and k.user_id = w ->> 'user') then
      perform tolak('KELUAR_BERUBAH');
    end if;
    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah)
      values (toko, dok.no_dok, dok.urutan, (w ->> 'hari')::date, w ->> 'user', (w ->> 'keluar')::bigint);
  elsif w ->> 'balik' is not null then
    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah)
      select k.kode_toko, k.no_dokumen, dok.urutan, k.tanggal, k.user_id, -k.jumlah from uang_keluar k
       where k.kode_toko = toko and k.no_dokumen = dok.no_dok and k.peristiwa = (w ->> 'balik')::smallint;
  end if;
$baru$);

-- What is counted as gone is gone.
create function invarian_uang_keluar() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'UANG_KELUAR', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'jumlah', k.jumlah, 'buku', b.jumlah)
    from uang_keluar k
    left join lateral (
      select sum(case when x.dari_akun = any (r.rumah) then x.jumlah::bigint else 0 end
               - case when x.ke_akun = any (r.rumah) then x.jumlah::bigint else 0 end) as jumlah
        from buku_uang x, (select array['KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN'] as rumah) r
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa) b on true
   where k.jumlah is distinct from b.jumlah
$$;
revoke execute on function invarian_uang_keluar() from public;
