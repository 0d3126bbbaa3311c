-- A whole tray by its weight: where the scale agrees, all of its pieces are there. The scope holds all that lies on it, or its
-- weight says nothing.
create or replace function timbang_opname(w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := w ->> 'toko';
  no_dok text := w ->> 'no_dokumen';
  baki_ini text := w ->> 'baki';
  toleransi bigint := (w ->> 'toleransi')::bigint;
  beda bigint;
  total bigint;
  banyak integer := 0;
  tertutup boolean;
begin
  perform set_config('app.kode_toko', toko, true);
  select h.buta into tertutup from stock_opname h where h.kode_toko = toko and h.no_dokumen = no_dok and h.aktif for share;
  if not found then
    perform tolak(case when exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok)
                       then 'OPNAME_SELESAI' else 'OPNAME_TIDAK_ADA' end, '{}');
  end if;
  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.dibuka is not null) then
    perform tolak('OPNAME_SUDAH_DIBUKA', '{}');
  end if;
  if exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok and o.cara = 'JAMINAN')
      or exists (select from barang b join status_stok s on s.status = b.status
              where b.kode_toko = toko and b.kode_baki = baki_ini
                and not exists (select from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok
                                   and l.kode_barcode = b.kode_barcode and l.kode_baki = baki_ini)) then
    perform tolak('OPNAME_BAKI_SEBAGIAN', jsonb_build_object('kode_baki', baki_ini));
  end if;
  select i.berat + t.berat_baki + i.berat_plastik + i.berat_atribut + i.berat_bandrol into total
    from baki t, isi_timbang_baki(toko, t.kode_baki) i where t.kode_toko = toko and t.kode_baki = baki_ini and i.jumlah_barang > 0;
  if total is null then perform tolak('OPNAME_KOSONG', '{}'); end if;
  insert into stock_opname_timbang (kode_toko, no_dokumen, kode_baki, waktu, oleh, total, timbangan, toleransi, cara, bacaan)
    values (toko, no_dok, baki_ini, (w ->> 'saat')::timestamptz, w ->> 'user', total, (w ->> 'timbangan')::bigint, toleransi,
            w ->> 'cara', w ->> 'bacaan')
  on conflict do nothing;
  beda := total - (w ->> 'timbangan')::bigint;
  if abs(beda) <= toleransi then
    update stock_opname_barang l set ketemu = (w ->> 'saat')::timestamptz, oleh = w ->> 'user', di_baki = baki_ini, dengan = 'BERAT'
      from barang b join status_stok s on s.status = b.status
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_baki = baki_ini and l.ketemu is null
       and b.kode_toko = toko and b.kode_barcode = l.kode_barcode and b.kode_baki = baki_ini;
    get diagnostics banyak = row_count;
  end if;
  -- A blind count is not told by how much.
  return jsonb_build_object('cocok', abs(beda) <= toleransi, 'selisih', case when not tertutup then beda end,
    'total', case when not tertutup then total end, 'jumlah', banyak);
end $$;
alter function timbang_opname(jsonb) owner to mustika_buku;
revoke execute on function timbang_opname(jsonb) from public;
grant execute on function timbang_opname(jsonb) to mustika_app;
