-- What each person let out of the house alone, of every kind: money, gold, debts, points, discounts. docs/decisions/0068.
alter table uang_keluar rename to lepas_sendiri;
alter index uang_keluar_orang rename to lepas_sendiri_orang;
alter table lepas_sendiri rename constraint uang_keluar_kode_toko_no_dokumen_peristiwa_fkey to lepas_sendiri_peristiwa_fkey;
alter table lepas_sendiri
  drop constraint uang_keluar_pkey,
  drop constraint uang_keluar_jumlah_check,
  add column jenis text not null default 'UANG',
  add column murni miligram not null default 0,
  add primary key (kode_toko, no_dokumen, peristiwa, jenis),
  add constraint lepas_sendiri_jenis check
    (jenis in ('UANG', 'TANPA_NOTA', 'BELUM_DILIHAT', 'PERJALANAN', 'UTANG', 'POIN', 'POTONGAN')),
  add constraint lepas_sendiri_isi check (jumlah <> 0 or murni <> 0);
alter table lepas_sendiri alter column jenis drop default, alter column murni drop default;
comment on constraint lepas_sendiri_jenis on lepas_sendiri is 'Jenis Yang Dilepas Tidak Dikenal';
comment on constraint lepas_sendiri_isi on lepas_sendiri is 'Yang Dilepas Tidak Boleh Nol';

-- What this person let out on that day, by what has a ceiling: what is taken over without a nota counts as money, and a payment
-- that was seen in the bank counts no more.
create function lepas_hari(toko text, hari date, orang text) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(s.kelas, jsonb_build_object('jumlah', greatest(s.jumlah, 0), 'murni', greatest(s.murni, 0))), '{}') from (
    select case k.jenis when 'TANPA_NOTA' then 'UANG' else k.jenis end as kelas, sum(k.jumlah::bigint - coalesce(v.sah, 0))::bigint as jumlah,
           sum(k.murni::bigint)::bigint as murni
      from lepas_sendiri k
      left join lateral (select sum(b.jumlah::bigint) as sah from validasi_non_cash_baris b
                          where k.jenis = 'BELUM_DILIHAT' and b.kode_toko = k.kode_toko and not b.batal and b.no_asal = k.no_dokumen
                            and b.peristiwa_asal = k.peristiwa) v on true
     where k.kode_toko = toko and k.tanggal = hari and k.user_id = orang group by 1) s
$$;
grant execute on function lepas_hari(text, date, text) to mustika_app, mustika_buku;

-- Enters what an event lets out. Two acts at once must not both be measured against the day before them: what was seen when it was
-- decided still stands, or the act is still below its ceilings without anybody's word.
create function catat_lepas(toko text, w jsonb, no_dok text, urutan smallint, membalik smallint) returns void language plpgsql as $$
declare
  hari date := (w ->> 'hari')::date;
  lawan text[] := array(select jsonb_array_elements_text(w -> 'lepas' -> 'lawan'));
  kini jsonb;
  k record;
begin
  if w -> 'lepas' -> 'isi' is null then
    if membalik is not null then
      insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni, lawan)
        select l.kode_toko, l.no_dokumen, urutan, l.tanggal, l.user_id, l.jenis, -l.jumlah, -l.murni, l.lawan from lepas_sendiri l
         where l.kode_toko = toko and l.no_dokumen = no_dok and l.peristiwa = membalik;
    end if;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('keluar|' || toko || '|' || (w ->> 'user'), 0));
  kini := lepas_hari(toko, hari, w ->> 'user');
  for k in select x.* from jsonb_to_recordset(w -> 'lepas' -> 'batas')
             x (kelas text, jumlah bigint, murni bigint, lihat_jumlah bigint, lihat_murni bigint, sehari bigint, gram bigint) loop
    if (k.lihat_jumlah, k.lihat_murni) is distinct from
       (coalesce((kini -> k.kelas ->> 'jumlah')::bigint, 0), coalesce((kini -> k.kelas ->> 'murni')::bigint, 0))
       and (k.sehari is null or coalesce((kini -> k.kelas ->> 'jumlah')::bigint, 0) + k.jumlah > k.sehari
         or (k.murni > 0 and coalesce((kini -> k.kelas ->> 'murni')::bigint, 0) + k.murni > k.gram)) then
      perform tolak('KELUAR_BERUBAH');
    end if;
  end loop;
  -- Nor two tills that pay the same person. In one order, so that they wait for each other and never around a corner.
  perform pg_advisory_xact_lock(hashtextextended('keluar lawan|' || toko || '|' || l.kunci, 0))
     from (select x.kunci from unnest(lawan) x (kunci) order by 1 offset 0) l;
  if cardinality(lawan) > 0 and (w -> 'lepas' ->> 'lawan_lihat')::bigint <> lepas_lawan(toko, hari, lawan) then
    perform tolak('KELUAR_BERUBAH');
  end if;
  insert into lepas_sendiri (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jenis, jumlah, murni, lawan)
    select toko, no_dok, urutan, hari, w ->> 'user', x.jenis, x.jumlah, x.murni,
           case when x.jenis in ('UANG', 'TANPA_NOTA') then lawan else '{}' end
      from jsonb_to_recordset(w -> 'lepas' -> 'isi') x (jenis text, jumlah bigint, murni bigint);
end $$;
revoke execute on function catat_lepas(text, jsonb, text, smallint, smallint) from public;
grant execute on function catat_lepas(text, jsonb, text, smallint, smallint) to mustika_buku;

-- What somebody was paid on that day, by whoever of the store.
create function lepas_lawan(toko text, hari date, orang text[]) returns bigint language sql stable as $$
  select coalesce(sum(k.jumlah::bigint), 0)::bigint from lepas_sendiri k
   where k.kode_toko = toko and k.tanggal = hari and k.jenis in ('UANG', 'TANPA_NOTA') and k.lawan && orang
$$;
grant execute on function lepas_lawan(text, date, text[]) to mustika_app, mustika_buku;

select ubah_fungsi('catat(text,jsonb)',
$l$  if (w ->> 'keluar')::bigint > 0 then
    -- Two acts at once must not both be measured against the day before them.
    perform pg_advisory_xact_lock(hashtextextended('keluar|' || toko || '|' || (w ->> 'user'), 0));
    if (w ->> 'keluar_lihat')::bigint <> (select coalesce(sum(k.jumlah), 0) from uang_keluar k
         where k.kode_toko = toko and k.tanggal = (w ->> 'hari')::date and k.user_id = w ->> 'user') then
      perform tolak('KELUAR_BERUBAH');
    end if;
    -- Nor two tills that pay the same person. In one order, so that they wait for each other and never around a corner.
    perform pg_advisory_xact_lock(hashtextextended('keluar lawan|' || toko || '|' || l.kunci, 0))
       from (select x.kunci from jsonb_array_elements_text(w -> 'lawan') x (kunci) order by 1 offset 0) l;
    if jsonb_array_length(w -> 'lawan') > 0 and (w ->> 'lawan_lihat')::bigint <> (select coalesce(sum(k.jumlah), 0) from uang_keluar k
         where k.kode_toko = toko and k.tanggal = (w ->> 'hari')::date
           and k.lawan && array(select jsonb_array_elements_text(w -> 'lawan'))) then
      perform tolak('KELUAR_BERUBAH');
    end if;
    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah, lawan)
      values (toko, dok.no_dok, dok.urutan, (w ->> 'hari')::date, w ->> 'user', (w ->> 'keluar')::bigint,
        array(select jsonb_array_elements_text(w -> 'lawan')));
  elsif w ->> 'balik' is not null then
    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah, lawan)
      select k.kode_toko, k.no_dokumen, dok.urutan, k.tanggal, k.user_id, -k.jumlah, k.lawan from uang_keluar k
       where k.kode_toko = toko and k.no_dokumen = dok.no_dok and k.peristiwa = (w ->> 'balik')::smallint;
  end if;
$l$, $b$  if w -> 'lepas' -> 'isi' is not null or w ->> 'balik' is not null then
    perform catat_lepas(toko, w, dok.no_dok, dok.urutan, (w ->> 'balik')::smallint);
  end if;
$b$);

-- What was measured as money is what the books let out.
select ubah_fungsi('invarian_uang_keluar()', $l$    from uang_keluar k$l$, $b$    from lepas_sendiri k$b$);
select ubah_fungsi('invarian_uang_keluar()', $l$   where k.jumlah is distinct from b.jumlah$l$,
$b$   where k.jenis = 'UANG' and k.jumlah is distinct from b.jumlah
  union all
  select 'LEPAS_PERJALANAN', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'murni', k.murni, 'buku', b.murni)
    from lepas_sendiri k
    left join lateral (
      select sum(round(x.berat::numeric * x.kadar / 100000) * case when x.ke_tempat = '@KIRIM' then 1 else -1 end)::bigint as murni from buku_barang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa and '@KIRIM' in (x.dari_tempat, x.ke_tempat)) b on true
   where k.jenis = 'PERJALANAN' and k.murni <> 0 and k.murni is distinct from b.murni
  union all
  select 'LEPAS_UTANG', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'jumlah', k.jumlah, 'buku', b.jumlah)
    from lepas_sendiri k
    left join lateral (
      select sum(case when x.dari_akun = 'UTANG_SUPPLIER' then x.jumlah::bigint else -x.jumlah::bigint end)::bigint as jumlah from buku_uang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa
         and 'UTANG_SUPPLIER' in (x.dari_akun, x.ke_akun)) b on true
   where k.jenis = 'UTANG' and k.jumlah is distinct from b.jumlah$b$);
