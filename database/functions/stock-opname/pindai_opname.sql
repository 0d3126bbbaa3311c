-- What one device read, in one statement however many: each code is answered, twice the same changes nothing. `baki` is the tray
-- that lies before whoever reads; without one a piece is right wherever it lies within the scope.
create or replace function pindai_opname(w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  baki_ini text := w ->> 'baki';
  siapa text := w ->> 'user';
  kini timestamptz := (w ->> 'saat')::timestamptz;
  h stock_opname;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  select * into h from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok for share;
  if not found then perform tolak('OPNAME_TIDAK_ADA', '{}'); end if;
  if not h.aktif then perform tolak('OPNAME_SELESAI', '{}'); end if;
  if h.dibuka is not null then perform tolak('OPNAME_SUDAH_DIBUKA', jsonb_build_object('oleh', h.dibuka_oleh)); end if;
  with kode as (select distinct c.kode from jsonb_array_elements_text(w -> 'kode') c(kode)),
  sudah as (
    select k.kode, l.ketemu, l.oleh from kode k
      join stock_opname_barang l on l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode and l.ketemu is not null),
  -- In the order of the codes, so that two devices with the same pieces never wait for each other in a circle.
  kunci as (
    select l.kode_barcode from stock_opname_barang l
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.ketemu is null and l.kode_barcode in (select k.kode from kode k)
     order by l.kode_barcode for update),
  temu as (
    update stock_opname_barang l set ketemu = kini, oleh = siapa, di_baki = case l.kode_baki when '-' then '-' else coalesce(baki_ini, l.kode_baki) end, dengan = case when w -> 'diketik' ? l.kode_barcode then 'KETIK' else 'PINDAI' end
      from kunci q where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = q.kode_barcode and l.ketemu is null
    returning l.kode_barcode, l.nama_barang, l.kode_baki, l.berat, l.di_baki),
  asing as (
    select k.kode, g.nama_customer as nama_barang, g.tempat_simpan as kode_baki, g.berat_plastik as berat,
           case when t.kode_toko is not null then 'TOKO_LAIN' when e.status is null then 'TIDAK_DIKENAL'
                when e.status in ('CLOS', 'LELANG', 'CANC') then 'SUDAH_KELUAR'
                when e.status = 'OPEN' or h.tempat_simpan is null or g.tempat_simpan = h.tempat_simpan then 'BARU' else 'SALAH_BAKI' end as keadaan,
           coalesce(t.kode_toko, g.no_faktur_baru, g.tutup, case e.status when 'CANC' then 'BATAL' end) as keterangan
      from kode k
      left join hutang g on g.kode_toko = toko and g.no_faktur_hutang = k.kode
      left join dokumen e on e.kode_toko = toko and e.no_dokumen = g.no_faktur_hutang
      left join toko t on t.kode_toko = split_part(k.kode, '-', 1) and t.kode_toko <> toko and split_part(k.kode, '-', 2) = 'PI'
     where h.cara = 'JAMINAN'
       and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)
    union all
    select k.kode, b.nama_barang, b.kode_baki, b.berat,
           case when s.status is not null then 'SALAH_BAKI' when b.kode_barcode is not null then 'SUDAH_KELUAR'
                when c.kode_toko <> toko then 'TOKO_LAIN' else 'TIDAK_DIKENAL' end as keadaan,
           case when s.status is not null then null when b.kode_barcode is not null then b.no_terakhir
                when c.kode_toko <> toko then c.kode_toko end as keterangan
      from kode k
      left join barang b on b.kode_toko = toko and b.kode_barcode = k.kode
      left join status_stok s on s.status = b.status
      left join barcode c on c.kode_barcode = k.kode
     where h.cara <> 'JAMINAN'
       and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = k.kode)),
  tulis as (
    insert into stock_opname_lain (kode_toko, no_dokumen, kode, keadaan, kode_baki, di_baki, keterangan, ketemu, oleh)
      select toko, no_dok, a.kode, a.keadaan, a.kode_baki, baki_ini, a.keterangan, kini, siapa from asing a order by a.kode
    on conflict do nothing)
  select jsonb_agg(x order by x.kode) into hasil from (
    select t.kode_barcode as kode, case when t.di_baki <> t.kode_baki then 'SALAH_BAKI' else 'KETEMU' end as keadaan, t.nama_barang,
           t.kode_baki, t.berat::bigint as berat, null::text as keterangan from temu t
    union all
    select s.kode, 'SUDAH_DIPINDAI', null, null, null, s.oleh from sudah s
    union all
    select a.kode, a.keadaan, a.nama_barang, a.kode_baki, a.berat::bigint, a.keterangan from asing a) x;
  return coalesce(hasil, '[]');
end $$;
alter function pindai_opname(jsonb) owner to mustika_buku;
revoke execute on function pindai_opname(jsonb) from public;
grant execute on function pindai_opname(jsonb) to mustika_app;
