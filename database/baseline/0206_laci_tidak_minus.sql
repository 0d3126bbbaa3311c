-- What is not in a drawer does not come out of it, whatever document takes it: asked where every money row passes, under the
-- lock of the balance, so that two tills cannot both take it and a new kind of document cannot forget to ask. A cancellation
-- may, with an approval that says so (laci_minus), because a wrong nota must not stand for want of cash.
create or replace function jaga_uang() returns trigger language plpgsql as $$
declare
  salah record;
begin
  select n.no_dokumen, n.akun, sum(n.jumlah) as sisa, bool_or(p.akun is null) as asing into salah
    from (select kode_toko, no_dokumen, peristiwa, ke_akun as akun, jumlah::bigint as jumlah from baru
          union all
          select kode_toko, no_dokumen, peristiwa, dari_akun, -jumlah::bigint from baru) n
    left join peran_akun p on p.akun = n.akun
   where p.akun is null or p.kliring
   group by n.kode_toko, n.no_dokumen, n.peristiwa, n.akun
  having bool_or(p.akun is null) or sum(n.jumlah) <> 0
   limit 1;
  if found then
    raise exception 'account % of % does not clear: %', salah.akun, salah.no_dokumen, salah.sisa using errcode = 'MU002';
  end if;
  with gerak as (
    select n.kode_toko, n.akun, n.dimensi, sum(n.jumlah)::bigint as jumlah
      from (select kode_toko, ke_akun as akun, ke_dimensi as dimensi, jumlah::bigint as jumlah from baru
            union all
            select kode_toko, dari_akun, dari_dimensi, -jumlah::bigint from baru) n
      join peran_akun p on p.akun = n.akun and p.bersaldo
     group by n.kode_toko, n.akun, n.dimensi
  ), saldo as (
    insert into saldo_uang as s (kode_toko, akun, dimensi, saldo)
      select g.kode_toko, g.akun, g.dimensi, g.jumlah from gerak g order by g.kode_toko, g.akun, g.dimensi
      on conflict (kode_toko, akun, dimensi) do update set saldo = s.saldo + excluded.saldo
    returning s.kode_toko, s.akun, s.dimensi, s.saldo::bigint as saldo
  )
  select s.dimensi, s.saldo - g.jumlah as ada, -g.jumlah as jumlah into salah
    from saldo s join gerak g on g.kode_toko = s.kode_toko and g.akun = s.akun and g.dimensi = s.dimensi
   where s.saldo < 0 and g.jumlah < 0 and s.akun in ('KAS', 'KAS_GADAI')
     and coalesce(current_setting('app.laci_minus', true), '') <> 'on'
   order by s.dimensi limit 1;
  if found then
    perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', salah.dimensi, 'saldo', salah.ada, 'jumlah', salah.jumlah));
  end if;
  return null;
end $$;
delete from penulis where nama = 'laci_cukup';
drop function catat_baris_laci_cukup(text, text, smallint, jsonb);

-- Whoever cancels on a later day pays, or is paid, from a drawer of today: the money of the day of the document was counted
-- and handed over long ago. w.laci: that drawer. The other ends of the reversal stay as they were.
grant select (user_id, kode_toko, aktif) on pengguna to mustika_buku;
select ubah_fungsi('catat_buku(jsonb, text, smallint)',
$lama$        b.ke_akun, b.ke_dimensi, b.ke_nomor, b.dari_akun, b.dari_dimensi, b.dari_nomor, b.jumlah, b.keterangan
      from buku_uang b$lama$,
$baru$        b.ke_akun, case b.ke_akun when 'KAS' then coalesce(w ->> 'laci', b.ke_dimensi) else b.ke_dimensi end, b.ke_nomor,
        b.dari_akun, case b.dari_akun when 'KAS' then coalesce(w ->> 'laci', b.dari_dimensi) else b.dari_dimensi end, b.dari_nomor,
        b.jumlah, b.keterangan
      from buku_uang b$baru$);
select ubah_fungsi('catat_buku(jsonb, text, smallint)', $lama$  if balik is not null then
$lama$, $baru$  if balik is not null then
    if w ->> 'laci' <> w ->> 'user' and not exists (select from pengguna p
         where p.kode_toko = w ->> 'toko' and p.aktif and p.user_id = w ->> 'laci') then
      perform tolak('KASIR_TIDAK_ADA', jsonb_build_object('kasir', w ->> 'laci'));
    end if;
$baru$);
select ubah_fungsi('catat(jsonb)', $lama$  perform set_config('app.user_id', w ->> 'user', true);
$lama$, $baru$  perform set_config('app.user_id', w ->> 'user', true);
  perform set_config('app.laci_minus', case w ->> 'laci_minus' when 'true' then 'on' else 'off' end, true);
$baru$);

-- A reversal swaps the ends; a drawer may have become another one.
create function ujung_sama(akun text, dimensi text) returns text language sql immutable as $$
  select case akun when 'KAS' then 'KAS' else akun || ' ' || dimensi end
$$;
select ubah_fungsi('invarian_inti()', $lama$     and (exists (select m.dari_akun, m.dari_dimensi, m.ke_akun, m.ke_dimensi, m.jumlah from buku_uang m
                   where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                  except all
                  select m.ke_akun, m.ke_dimensi, m.dari_akun, m.dari_dimensi, m.jumlah from buku_uang m$lama$,
$baru$     and (exists (select ujung_sama(m.dari_akun, m.dari_dimensi), ujung_sama(m.ke_akun, m.ke_dimensi), m.jumlah from buku_uang m
                   where m.kode_toko = b.kode_toko and m.no_dokumen = b.no_dokumen and m.peristiwa = b.membalik
                  except all
                  select ujung_sama(m.ke_akun, m.ke_dimensi), ujung_sama(m.dari_akun, m.dari_dimensi), m.jumlah from buku_uang m$baru$);
