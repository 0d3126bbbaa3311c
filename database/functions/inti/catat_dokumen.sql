-- Creates the document under its next number, or moves an existing one on by compare-and-set. Returns number and event.
create or replace function catat_dokumen(toko text, w jsonb, OUT no_dok text, OUT urutan smallint)
  returns record language plpgsql as $$
declare
  urut_baru integer;
begin
  if w ->> 'nomor' is null then
    insert into nomor as n (kode_toko, seri, tanggal, terakhir)
      values (toko, w ->> 'seri', (w ->> 'hari')::date, 1)
      on conflict (kode_toko, seri, tanggal) do update set terakhir = n.terakhir + 1
      returning terakhir into urut_baru;
    no_dok := format('%s-%s-%s-%s', toko, w ->> 'seri', to_char((w ->> 'hari')::date, 'YYMMDD'),
                     lpad(urut_baru::text, greatest(4, length(urut_baru::text)), '0'));
    urutan := 1;
    insert into dokumen (kode_toko, no_dokumen, jenis, tanggal, status, peristiwa, user_id, dibuat)
      values (toko, no_dok, w ->> 'jenis', (w ->> 'hari')::date, w ->> 'ke', 1, w ->> 'user', (w ->> 'saat')::timestamptz);
    return;
  end if;
  no_dok := w ->> 'nomor';
  update dokumen d set status = w ->> 'ke', peristiwa = d.peristiwa + 1
   where d.kode_toko = toko and d.no_dokumen = no_dok and d.peristiwa = (w ->> 'peristiwa')::smallint
     and d.status in (select jsonb_array_elements_text(w -> 'dari'))
   returning d.peristiwa into urutan;
  if not found then perform tolak('DOKUMEN_SUDAH_BERUBAH', jsonb_build_object('nomor', no_dok)); end if;
end $$;
