-- Pieces that are in the house without being for sale: a piece that was bought back stands in gudang BELI with what was
-- paid for it as its cost. Which account carries a piece follows from its status.
create table status_stok (status text primary key, akun text not null references peran_akun);
insert into status_stok (status, akun) values
  ('TERSEDIA', 'PERSEDIAAN_TOKO'), ('DITAHAN', 'PERSEDIAAN_TOKO'), ('DIBELI', 'PERSEDIAAN_BELI');
grant select on status_stok to mustika_app, mustika_report, mustika_buku;
insert into status_barang (dari, ke) values ('TERJUAL', 'DIBELI'), ('DIBELI', 'TERJUAL'), ('DIBELI', 'BATAL');

-- The scale decides what came back: outside of the shop a piece wears. Nowhere else may a weight change.
create or replace function jaga_status_barang() returns trigger language plpgsql as $$
begin
  if old.kadar <> new.kadar or (old.berat <> new.berat
      and (old.status, new.status) not in (('TERJUAL', 'DIBELI'), ('DIBELI', 'TERJUAL'))) then
    raise exception 'weight and karat of % never change', new.kode_barcode using errcode = 'MU002';
  end if;
  if not exists (select from status_barang s where s.dari = old.status and s.ke = new.status) then
    raise exception 'piece % cannot go from % to %', new.kode_barcode, old.status, new.status using errcode = 'MU002';
  end if;
  return new;
end $$;
