-- The three books. A reversal is written from the event it reverses, ends swapped: nothing can be forgotten.
create or replace function catat_buku(toko text, w jsonb, no_dok text, ke smallint) returns void language plpgsql as $$
declare
  hari date := (w ->> 'hari')::date;
  balik smallint := (w ->> 'balik')::smallint;
begin
  if balik is not null then
    if w ->> 'laci' <> w ->> 'user' and not exists (select from pengguna p
         where p.kode_toko = toko and p.aktif and p.user_id = w ->> 'laci') then
      perform tolak('KASIR_TIDAK_ADA', jsonb_build_object('kasir', w ->> 'laci'));
    end if;
    insert into buku_uang select b.kode_toko, no_dok, ke, b.urut, hari, coalesce(w ->> 'kategori_balik', b.kategori), b.jenis,
        b.ke_akun, case when b.ke_akun in ('KAS', 'KAS_GADAI') then coalesce(w ->> 'laci', b.ke_dimensi) else b.ke_dimensi end, b.ke_nomor,
        b.dari_akun, case when b.dari_akun in ('KAS', 'KAS_GADAI') then coalesce(w ->> 'laci', b.dari_dimensi) else b.dari_dimensi end, b.dari_nomor,
        b.jumlah, b.keterangan
      from buku_uang b where b.kode_toko = toko and b.no_dokumen = no_dok and b.peristiwa = balik;
    insert into buku_barang select b.kode_toko, no_dok, ke, b.urut, hari, b.kode_barcode, b.ke_tempat, b.dari_tempat, b.qty, b.berat, b.kadar
      from buku_barang b where b.kode_toko = toko and b.no_dokumen = no_dok and b.peristiwa = balik;
    insert into buku_poin select b.kode_toko, no_dok, catat_buku.ke, b.urut, hari, b.ke, b.dari, b.jumlah
      from buku_poin b where b.kode_toko = toko and b.no_dokumen = no_dok and b.peristiwa = balik
       -- What went from a merged member to the one he is now follows the balance, not the event (catat_baris_member_poin).
       and '@' in (left(b.dari, 1), left(b.ke, 1));
    return;
  end if;
  if jsonb_array_length(w -> 'uang') > 0 then
    insert into buku_uang select toko, no_dok, ke, row_number() over ()::smallint, hari, x.kategori, x.jenis,
        x.dari_akun, x.dari_dimensi, x.dari_nomor, x.ke_akun, x.ke_dimensi, x.ke_nomor, x.jumlah, x.keterangan
      from jsonb_to_recordset(w -> 'uang') as x(kategori text, jenis text, dari_akun text, dari_dimensi text, dari_nomor text,
        ke_akun text, ke_dimensi text, ke_nomor text, jumlah bigint, keterangan text);
  end if;
  if jsonb_array_length(w -> 'barang') > 0 then
    insert into buku_barang select toko, no_dok, ke, row_number() over ()::smallint, hari,
        x.kode_barcode, x.dari_tempat, x.ke_tempat, x.qty, x.berat, x.kadar
      from jsonb_to_recordset(w -> 'barang') as x(kode_barcode text, dari_tempat text, ke_tempat text, qty integer, berat bigint, kadar integer);
  end if;
  if jsonb_array_length(w -> 'poin') > 0 then
    insert into buku_poin select toko, no_dok, catat_buku.ke, row_number() over ()::smallint, hari, x.dari, x.ke, x.jumlah
      from jsonb_to_recordset(w -> 'poin') as x(dari text, ke text, jumlah bigint);
  end if;
end $$;
