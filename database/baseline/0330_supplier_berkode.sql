-- The supplier of a piece is a row of the list of suppliers, everywhere. Names that were typed freely become rows of that list
-- under the very words, because the debts in the books stand under them and books are never rewritten.
do $$
declare t text;
begin
  for t in select k.kode_toko from toko k order by 1 loop
    perform set_config('app.kode_toko', t, true);
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier)
      select t, b.supplier, b.supplier from barang b where b.kode_toko = t and b.supplier is not null group by 2
      union
      select t, u.dari_dimensi, u.dari_dimensi from buku_uang u
       where u.kode_toko = t and u.dari_akun = 'UTANG_SUPPLIER' and u.dari_dimensi <> '' group by 2
    on conflict do nothing;
    -- What is owed to each is kept beside the balances of drawers and banks.
    insert into saldo_uang (kode_toko, akun, dimensi, saldo)
      select t, g.akun, g.dimensi, sum(g.masuk - g.keluar) from gerak_uang g
       where g.kode_toko = t and g.akun = 'UTANG_SUPPLIER' group by 2, 3;
  end loop;
end $$;
update peran_akun set bersaldo = true where akun = 'UTANG_SUPPLIER';

-- A shop that keeps no list writes a name: it enters the list by itself. Who keeps one is asked before it comes this far.
create function isi_supplier_barang() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.supplier is not null and not exists (select from supplier_barang s
       where s.kode_toko = new.kode_toko and s.kode_supplier = new.supplier) then
    insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values (new.kode_toko, new.supplier, new.supplier)
      on conflict do nothing;
  end if;
  return new;
end $$;
revoke execute on function isi_supplier_barang() from public;
create trigger isi_supplier before insert or update of supplier on barang for each row execute function isi_supplier_barang();
alter table barang enable always trigger isi_supplier;
alter table barang add constraint barang_supplier_fkey foreign key (kode_toko, supplier) references supplier_barang;

-- Nobody is paid more than he is owed; nor do goods go back that are paid for.
select ubah_fungsi('jaga_uang()',
$l$   where s.saldo < 0 and g.jumlah < 0 and s.akun in ('KAS', 'KAS_GADAI')
     and coalesce(current_setting('app.laci_minus', true), '') <> 'on'
   order by s.dimensi limit 1;
  if found then$l$,
$b$   where s.saldo < 0 and g.jumlah < 0 and s.akun in ('KAS', 'KAS_GADAI')
     and coalesce(current_setting('app.laci_minus', true), '') <> 'on'
      or s.saldo > 0 and g.jumlah > 0 and s.akun = 'UTANG_SUPPLIER'
   order by s.akun, s.dimensi limit 1;
  if found and salah.akun = 'UTANG_SUPPLIER' then
    perform tolak('UTANG_SUPPLIER_KURANG', jsonb_build_object('supplier', salah.dimensi, 'utang', -salah.ada, 'jumlah', -salah.jumlah));
  elsif found then$b$);
select ubah_fungsi('jaga_uang()',
$l$    returning s.kode_toko, s.akun, s.dimensi, s.saldo::bigint as saldo
  )
  select s.dimensi, s.saldo$l$,
$b$    returning s.kode_toko, s.akun, s.dimensi, s.saldo::bigint as saldo
  )
  select s.akun, s.dimensi, s.saldo$b$);
create index buku_uang_supplier on buku_uang (kode_toko, tanggal) where dari_akun = 'UTANG_SUPPLIER' or ke_akun = 'UTANG_SUPPLIER';
