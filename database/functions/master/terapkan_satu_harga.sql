-- One planned version onto its row; what was and what is, in those columns.
create or replace function terapkan_satu_harga(j jadwal_harga) returns jsonb language plpgsql as $$
declare
  kolom text[] := kolom_berjadwal(j.tabel);
  lama jsonb;
begin
  execute format('select to_jsonb(t) from %I t where t.kode_toko = $1 and t.%I = $2 for update', j.tabel, kolom[1])
    into lama using j.kode_toko, j.kode;
  if lama is null then raise check_violation using message = 'Barisnya Tidak Ada'; end if;
  execute format('update %I t set %s, versi = t.versi + 1, diubah_oleh = $3, diubah_pada = now() where t.kode_toko = $1 and t.%I = $2',
      j.tabel, (select string_agg(format('%I = ($4 ->> %L)::bigint', k, k), ', ') from jsonb_object_keys(j.nilai) k), kolom[1])
    using j.kode_toko, j.kode, j.dibuat_oleh, j.nilai;
  return jsonb_build_object('tabel', j.tabel, 'kode', j.kode, 'sesudah', j.nilai,
    'sebelum', (select jsonb_object_agg(k, lama -> k) from jsonb_object_keys(j.nilai) k));
end $$;
