-- Puts a publication into one store: a version per code that is new there. One that waits for the very moment gives way.
create or replace function terbitkan_ke(p publikasi_harga, toko_tujuan text) returns void language plpgsql as $$
declare
  satu record;
  kini jsonb;
  baru jsonb;
  -- What waited for this very moment; its other prices go on.
  diganti jsonb;
  terbit jsonb := '[]';
  lewat jsonb := '[]';
begin
  perform set_config('app.kode_toko', toko_tujuan, true);
  perform pg_advisory_xact_lock(hashtextextended('harga|' || toko_tujuan, 0));
  for satu in select h ->> 'kode' as kode, jsonb_object_agg(h ->> 'kolom', h -> 'nilai') as nilai
                from jsonb_array_elements(p.harga) h group by 1 order by 1 loop
    kini := harga_pada(p.tabel, satu.kode, p.berlaku_mulai);
    if kini is null then lewat := lewat || to_jsonb(satu.kode); continue; end if;
    select jsonb_object_agg(k, v) into baru from jsonb_each(satu.nilai) x (k, v) where kini -> k is distinct from v;
    continue when baru is null;
    update jadwal_harga j set status = 'BATAL', selesai_oleh = p.dibuat_oleh, selesai_pada = p.dibuat_pada
     where j.kode_toko = toko_tujuan and j.tabel = p.tabel and j.kode = satu.kode and j.status = 'MENUNGGU' and j.berlaku_mulai = p.berlaku_mulai
     returning j.nilai into diganti;
    if not found then diganti := '{}'; end if;
    insert into jadwal_harga (kode_toko, id, tabel, kode, berlaku_mulai, nilai, dibuat_oleh, dibuat_pada, publikasi)
      values (toko_tujuan, gen_random_uuid(), p.tabel, satu.kode, p.berlaku_mulai, diganti || baru, p.dibuat_oleh, p.dibuat_pada, p.id);
    terbit := terbit || (select jsonb_agg(jsonb_build_object('kode', satu.kode, 'kolom', k, 'lama', kini -> k, 'baru', v)) from jsonb_each(baru) x (k, v));
  end loop;
  insert into publikasi_toko (kode_toko, id, asal, tabel, berlaku_mulai, keterangan, harga, dilewati, dibuat_oleh, dibuat_pada)
    values (toko_tujuan, p.id, p.kode_toko, p.tabel, p.berlaku_mulai, p.keterangan, terbit, lewat, p.dibuat_oleh, p.dibuat_pada);
  if terbit <> '[]' then
    perform naikkan_versi(toko_tujuan);
    perform antre_pada('terapkan_harga', jsonb_build_object('kode_toko', toko_tujuan), 'harga:' || toko_tujuan || ':' || p.berlaku_mulai, p.berlaku_mulai);
  end if;
end $$;
