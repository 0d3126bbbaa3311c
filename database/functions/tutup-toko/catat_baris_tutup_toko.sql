-- Writer: the head of a closing and its waivers. It runs inside tutup_hari(), which holds the day alone.
create or replace function catat_baris_tutup_toko(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  b jsonb := baris -> 0;
  hari date := (b ->> 'tanggal')::date;
begin
  -- The first closing of a month says all places and karats, the others what changed: a reader looks back over a month, however
  -- many years there are.
  insert into tutup_toko (kode_toko, no_dokumen, tanggal, tanggal_berikut, user_id, waktu, catatan, selisih, audit_seq, audit_hash, dasar)
    select toko, no_dok, hari, (b ->> 'tanggal_berikut')::date, b ->> 'user_id', (b ->> 'waktu')::timestamptz,
           b ->> 'catatan', (b ->> 'selisih')::bigint, coalesce(a.seq, 0), coalesce(a.hash, sha256(convert_to(toko, 'UTF8'))), l.dasar
      from (select 1) satu left join lateral (select a.seq, a.hash from audit a where a.kode_toko = toko order by a.seq desc limit 1) a on true
      left join lateral (select case when date_trunc('month', t.tanggal) = date_trunc('month', hari) then coalesce(t.dasar, t.tanggal) end as dasar
                           from tutup_toko t where t.kode_toko = toko and not t.dibuka_kembali and t.tanggal < hari
                          order by t.tanggal desc limit 1) l on true;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, p.kode, p.label, p.jumlah, x.alasan
      from periksa_tutup(b -> 'periksa') p
      join jsonb_to_recordset(b -> 'pengecualian') as x(kode text, alasan text) on x.kode = p.kode;
  insert into tutup_pengecualian (kode_toko, no_dokumen, kode, label, jumlah, alasan)
    select toko, no_dok, x.kode, x.label, 1, x.alasan from jsonb_to_recordset(b -> 'selisih_laci') as x(kode text, label text, alasan text);
end $$;
