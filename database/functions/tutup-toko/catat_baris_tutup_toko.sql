-- Writer: the head of a closing and its waivers. It runs inside tutup_hari(), which holds the day alone.
create or replace function catat_baris_tutup_toko(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  b jsonb := baris -> 0;
begin
  insert into tutup_toko (kode_toko, no_dokumen, tanggal, tanggal_berikut, user_id, waktu, catatan, selisih, audit_seq, audit_hash)
    select toko, no_dok, (b ->> 'tanggal')::date, (b ->> 'tanggal_berikut')::date, b ->> 'user_id', (b ->> 'waktu')::timestamptz,
           b ->> 'catatan', (b ->> 'selisih')::bigint, coalesce(a.seq, 0), coalesce(a.hash, sha256(convert_to(toko, 'UTF8')))
      from (select 1) satu left join lateral (select a.seq, a.hash from audit a where a.kode_toko = toko order by a.seq desc limit 1) a on true;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, p.kode, p.label, p.jumlah, x.alasan
      from periksa_tutup(b -> 'periksa') p
      join jsonb_to_recordset(b -> 'pengecualian') as x(kode text, alasan text) on x.kode = p.kode;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, x.kode, x.label, 1, x.alasan from jsonb_to_recordset(b -> 'selisih_laci') as x(kode text, label text, alasan text);
end $$;
