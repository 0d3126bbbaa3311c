-- A book row belongs to an event of its own transaction and day: nobody adds a leg to an old document.
create or replace function jaga_buku() returns trigger language plpgsql as $$
declare
  peristiwa_baru jsonb[] := array(select distinct to_jsonb(array[b.kode_toko, b.no_dokumen, b.peristiwa::text, b.tanggal::text]) from baru b);
  x jsonb;
begin
  foreach x in array peristiwa_baru loop
    if exists (select from peristiwa p
                where p.kode_toko = x ->> 0 and p.no_dokumen = x ->> 1 and p.urut = (x ->> 2)::smallint
                  and (p.txid <> pg_current_xact_id() or p.tanggal <> (x ->> 3)::date)) then
      raise exception 'a book row must be written with its event' using errcode = 'MU002';
    end if;
  end loop;
  return null;
end $$;

create or replace trigger jaga_buku after insert on buku_barang referencing new table as baru
  for each statement execute function jaga_buku();
alter table buku_barang enable always trigger jaga_buku;
create or replace trigger jaga_buku after insert on buku_poin referencing new table as baru
  for each statement execute function jaga_buku();
alter table buku_poin enable always trigger jaga_buku;
create or replace trigger jaga_buku after insert on buku_uang referencing new table as baru
  for each statement execute function jaga_buku();
alter table buku_uang enable always trigger jaga_buku;
