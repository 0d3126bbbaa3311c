-- To whom money went: keyed digests of all that was known of him (number, member, telephone and name), never the words
-- themselves. Two payouts that share one of them went to one person. Empty where nobody was named, as for the shop's own costs.
alter table uang_keluar add column lawan text[] not null default '{}';

select ubah_fungsi('catat(jsonb)', $lama$      perform tolak('KELUAR_BERUBAH');
    end if;
    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah)
      values (toko, dok.no_dok, dok.urutan, (w ->> 'hari')::date, w ->> 'user', (w ->> 'keluar')::bigint);
$lama$, $baru$      perform tolak('KELUAR_BERUBAH');
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
$baru$);
select ubah_fungsi('catat(jsonb)', $lama$    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah)
      select k.kode_toko, k.no_dokumen, dok.urutan, k.tanggal, k.user_id, -k.jumlah from uang_keluar k$lama$,
$baru$    insert into uang_keluar (kode_toko, no_dokumen, peristiwa, tanggal, user_id, jumlah, lawan)
      select k.kode_toko, k.no_dokumen, dok.urutan, k.tanggal, k.user_id, -k.jumlah, k.lawan from uang_keluar k$baru$);
