-- A piece moves only in the event of a document, and only as the kind of that document and its transition are declared to move
-- it (`pieces` of defineDocument): one table for everybody let each new kind loosen it for all. docs/decisions/0036.
create table status_gerak (
  jenis text not null,
  transisi text not null,
  dari text not null,
  ke text not null,
  timbang boolean not null default false,
  primary key (jenis, transisi, dari, ke)
);
comment on column status_gerak.timbang is 'The scale decides what came back, when it comes into the books';
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('tambah_barang', 'batal', 'TERSEDIA', 'BATAL', false),
  ('hancur_pembelian', 'simpan', 'DIBELI', 'ROSOK', false),
  ('hancur_pembelian', 'simpan', 'DIBELI', 'HILANG', false),
  ('hancur_pembelian', 'batal', 'ROSOK', 'DIBELI', false),
  ('hancur_pembelian', 'batal', 'HILANG', 'DIBELI', false),
  ('titipan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('titipan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('titipan', 'validasi', 'DITAHAN', 'DITITIP', false),
  ('titipan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('titipan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('penjualan', 'simpan', 'TERSEDIA', 'TERJUAL', false),
  ('penjualan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('penjualan', 'simpan', 'DITITIP', 'TERJUAL', false),
  ('penjualan', 'validasi', 'DITAHAN', 'TERJUAL', false),
  ('penjualan', 'validasi', 'DITITIP', 'TERJUAL', false),
  ('penjualan', 'batal', 'TERJUAL', 'TERSEDIA', false),
  ('penjualan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('penjualan', 'batal', 'TERJUAL', 'DITITIP', false);
-- A trade-in is a purchase inside the event of a sale.
insert into status_gerak (jenis, transisi, dari, ke, timbang)
  select j.jenis, g.transisi, g.dari, g.ke, g.timbang
    from (values ('pembelian'), ('penjualan')) j (jenis),
         (values ('simpan', 'TERJUAL', 'DIBELI', true), ('simpan', 'TERJUAL', 'TUNGGU_BELI', false),
                 ('validasi', 'TUNGGU_BELI', 'DIBELI', true),
                 ('batal', 'DIBELI', 'TERJUAL', true), ('batal', 'TUNGGU_BELI', 'TERJUAL', false),
                 ('batal', 'DIBELI', 'BATAL', false), ('batal', 'TUNGGU_BELI', 'BATAL', false)) g (transisi, dari, ke, timbang);
grant select on status_gerak to mustika_app, mustika_report, mustika_buku;

create or replace function jaga_status_barang() returns trigger language plpgsql as $$
declare
  jenis_ini text := current_setting('app.jenis', true);
  transisi_ini text := current_setting('app.transisi', true);
  ditimbang boolean;
begin
  select g.timbang into ditimbang from status_gerak g
   where g.jenis = jenis_ini and g.transisi = transisi_ini and g.dari = old.status and g.ke = new.status;
  if not found then
    raise exception 'piece % cannot go from % to % by %', new.kode_barcode, old.status, new.status,
      coalesce(nullif(jenis_ini, '') || '.' || transisi_ini, 'no document') using errcode = 'MU002';
  end if;
  if old.kadar <> new.kadar or (old.berat <> new.berat and not ditimbang) then
    raise exception 'weight and karat of % never change', new.kode_barcode using errcode = 'MU002';
  end if;
  return new;
end $$;
drop table status_barang;

-- Whose event it is, said once; in one statement with the others, so that it costs a sale nothing.
select ubah_fungsi('catat(text, jsonb)',
$l$  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform set_config('app.laci_minus', case w ->> 'laci_minus' when 'true' then 'on' else 'off' end, true);$l$,
$b$  perform set_config('app.kode_toko', toko, true), set_config('app.user_id', w ->> 'user', true),
          set_config('app.jenis', w ->> 'jenis', true), set_config('app.transisi', w ->> 'transisi', true),
          set_config('app.laci_minus', case w ->> 'laci_minus' when 'true' then 'on' else 'off' end, true);$b$);
