-- Money: known roles, clearing accounts net to zero inside the event, cached balances follow, no drawer below
-- nothing, nobody paid more than he is owed.
create or replace function jaga_uang() returns trigger language plpgsql as $$
declare
  baris buku_uang[] := array(select row(b.*)::buku_uang from baru b);
  salah record;
begin
  select n.no_dokumen, n.akun, sum(n.jumlah) as sisa, bool_or(p.akun is null) as asing into salah
    from (select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun as akun, b.jumlah::bigint as jumlah from unnest(baris) b
          union all
          select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun, -b.jumlah::bigint from unnest(baris) b) n
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
      from (select b.kode_toko, b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from unnest(baris) b
            union all
            select b.kode_toko, b.dari_akun, b.dari_dimensi, -b.jumlah::bigint from unnest(baris) b) n
      join peran_akun p on p.akun = n.akun and p.bersaldo
     group by n.kode_toko, n.akun, n.dimensi
  ), saldo as (
    insert into saldo_uang as s (kode_toko, akun, dimensi, saldo)
      select g.kode_toko, g.akun, g.dimensi, g.jumlah from gerak g order by g.kode_toko, g.akun, g.dimensi
      on conflict (kode_toko, akun, dimensi) do update set saldo = s.saldo + excluded.saldo
    returning s.kode_toko, s.akun, s.dimensi, s.saldo::bigint as saldo
  )
  select s.akun, s.dimensi, s.saldo - g.jumlah as ada, -g.jumlah as jumlah into salah
    from saldo s join gerak g on g.kode_toko = s.kode_toko and g.akun = s.akun and g.dimensi = s.dimensi
   where s.saldo < 0 and g.jumlah < 0 and s.akun in ('KAS', 'KAS_GADAI')
     and not coalesce(nullif(current_setting('app.laci_minus', true), ''), '[]')::jsonb
           @> jsonb_build_array(jsonb_build_object('kasir', s.dimensi, 'saldo', s.saldo - g.jumlah, 'jumlah', -g.jumlah))
      or s.saldo > 0 and g.jumlah > 0 and s.akun in ('UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG')
      -- A nota that is cancelled after its bonus was paid leaves a claim; paying more than is owed does not.
      or s.saldo > 0 and g.jumlah > 0 and s.akun = 'UTANG_BONUS' and (select bool_or(b.kategori = 'BAYAR BONUS SALES') from unnest(baris) b)
   order by s.akun, s.dimensi limit 1;
  if found and salah.akun = 'UTANG_SUPPLIER' then
    perform tolak('UTANG_SUPPLIER_KURANG', jsonb_build_object('supplier', salah.dimensi, 'utang', -salah.ada, 'jumlah', -salah.jumlah));
  elsif found and salah.akun = 'UTANG_ONGKOS_TUKANG' then
    perform tolak('UTANG_ONGKOS_KURANG', jsonb_build_object('tukang', salah.dimensi, 'utang', -salah.ada, 'jumlah', -salah.jumlah));
  elsif found and salah.akun = 'UTANG_BONUS' then
    perform tolak('UTANG_BONUS_KURANG', jsonb_build_object('kode_sales', salah.dimensi, 'utang', -salah.ada, 'jumlah', -salah.jumlah));
  elsif found then
    perform tolak('SALDO_KAS_KURANG', jsonb_build_object('kasir', salah.dimensi, 'saldo', salah.ada, 'jumlah', salah.jumlah));
  end if;
  return null;
end $$;

create or replace trigger jaga_uang after insert on buku_uang referencing new table as baru
  for each statement execute function jaga_uang();
alter table buku_uang enable always trigger jaga_uang;
