-- Takes from what is not kept by law all that says who somebody was: his row as a member, what changed of him, his yes to messages, the
-- messages themselves and what he asked us. `siapa` are his codes, none for whoever is no member, `hp` his
-- numbers as they are stored: those of members who were merged into him are his (docs/decisions/0166), and so is what their merge kept of them.
-- Documents stay as they are until `pudarkan_orang` comes to them. Answers what went. docs/decisions/0167.
create or replace function anonimkan_orang(siapa text[], hp text[], saat timestamptz) returns jsonb
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  nomor constant text[] := array(select ltrim(x, '+') from unnest(hp) x);
  n_ubah bigint;
  n_setuju bigint;
  n_pesan bigint;
begin
  update member m
     set nama_member = case when m.kode_member = m.no_hp then 'ANONIM' else 'ANONIM ' || m.kode_member end,
         no_hp = null, alamat = null, tgl_lahir = null, no_kartu = null, aktif = false, dianonimkan = saat,
         versi = m.versi + 1, diubah_oleh = current_setting('app.user_id', true), diubah_pada = saat
   where m.kode_member = any (siapa) and m.dianonimkan is null;
  update perubahan_member p set garam = null, sebelum = null, sesudah = null where p.kode_member = any (siapa) and p.garam is not null;
  get diagnostics n_ubah = row_count;
  delete from setuju_wa s where s.no_hp = any (nomor);
  get diagnostics n_setuju = row_count;
  -- What a shop tells its own people is about goods, not about him.
  update pesan_wa p set penerima = '00000000', isi = '', parameter = '[]', galat = null, coba_lagi = null,
         status = case when p.status = 'TERKIRIM' then p.status else 'MATI' end
   where p.penerima = any (nomor) and p.jenis not like 'KABAR\_%';
  get diagnostics n_pesan = row_count;
  update permintaan_data_langkah l set keterangan = null from permintaan_data d
   where d.kode_toko = l.kode_toko and d.id = l.permintaan and (d.kode_member = any (siapa) or d.no_hp = any (hp));
  update permintaan_data d set nama = 'ANONIM', no_hp = null, bukti = null, isi = null where d.kode_member = any (siapa) or d.no_hp = any (hp);
  update gabung_member g set lama = '{}', lama_ke = '{}', baru = '{}', setuju = '{}', alasan = 'DIHAPUS',
         batal_alasan = case when g.batal_alasan is not null then 'DIHAPUS' end
   where g.kode_member = any (siapa) or g.ke = any (siapa);
  return jsonb_build_object('perubahan', n_ubah, 'persetujuan', n_setuju, 'pesan', n_pesan);
end $$;
revoke execute on function anonimkan_orang(text[],text[],timestamptz) from public;
grant execute on function anonimkan_orang(text[],text[],timestamptz) to mustika_app;
