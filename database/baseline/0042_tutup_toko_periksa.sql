-- What must be in order before a day closes. Each domain brings its questions as functions tutup_periksa_*(w), w holding
-- toko, user, saat, hari and belum (states that still wait for validation, from the declarations). sifat BLOKIR: the day
-- cannot close; ALASAN: it can, with a reason.
grant select (user_id, ditutup, berakhir, terlihat) on sesi to mustika_buku;
grant select on keranjang to mustika_buku;

create function tutup_periksa_dokumen(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'BELUM_VALIDASI:' || b.jenis, 'Belum divalidasi: ' || b.label, count(*)::integer, 'BLOKIR', b.layar,
         to_jsonb((array_agg(d.no_dokumen || ' · ' || d.user_id order by d.no_dokumen))[1:20])
    from jsonb_to_recordset(w -> 'belum') as b(jenis text, status text, label text, layar text)
    join dokumen d on d.kode_toko = w ->> 'toko' and d.jenis = b.jenis and d.status = b.status
   group by b.jenis, b.label, b.layar
$$;

create function tutup_periksa_kasir(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'KERANJANG', 'Keranjang yang ditahan', count(*)::integer, 'ALASAN', '/transaksi-penjualan',
         to_jsonb((array_agg(k.label || ' · ' || k.user_id order by k.diubah))[1:20])
    from keranjang k where k.kode_toko = w ->> 'toko' having count(*) > 0
  union all
  select 'BARANG_DIPEGANG', 'Barang di keranjang yang masih terbuka', count(*)::integer, 'ALASAN', '/transaksi-penjualan',
         to_jsonb((array_agg(p.kode_barcode || ' · ' || p.user_id order by p.kode_barcode))[1:20])
    from barang_pegang p
   where p.kode_toko = w ->> 'toko' and p.sampai > (w ->> 'saat')::timestamptz
     and not exists (select from keranjang k where k.kode_toko = p.kode_toko and k.id = p.keranjang)
  having count(*) > 0
  union all
  select 'SESI', 'Pengguna lain yang masih bekerja', count(*)::integer, 'ALASAN', null, to_jsonb((array_agg(s.user_id order by s.user_id))[1:20])
    from sesi s join pengguna p on p.user_id = s.user_id
   where p.kode_toko = w ->> 'toko' and s.user_id <> w ->> 'user' and s.ditutup is null
     and s.berakhir > (w ->> 'saat')::timestamptz and s.terlihat > (w ->> 'saat')::timestamptz - interval '2 minutes'
  having count(*) > 0
$$;

-- What left here and arrived nowhere yet: the accounts of the way must be empty.
create function tutup_periksa_jalan(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select a.akun, a.label, count(*)::integer, 'ALASAN', a.layar, to_jsonb((array_agg(s.dimensi || ' · ' || s.sisa order by s.dimensi))[1:20])
    from (values ('UANG_DALAM_PERJALANAN', 'Uang dalam perjalanan', '/kirim-uang-pusat'),
                 ('BARANG_DALAM_PENGIRIMAN', 'Barang dalam pengiriman', '/kirim-barang')) a (akun, label, layar)
    join (select g.akun, g.dimensi, sum(g.masuk - g.keluar) as sisa
            from (select b.ke_akun as akun, b.ke_dimensi as dimensi, b.jumlah::bigint as masuk, 0::bigint as keluar from buku_uang b
                   where b.kode_toko = w ->> 'toko'
                     and (b.ke_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN')
                       or b.dari_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN'))
                  union all
                  select b.dari_akun, b.dari_dimensi, 0, b.jumlah::bigint from buku_uang b
                   where b.kode_toko = w ->> 'toko'
                     and (b.ke_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN')
                       or b.dari_akun in ('UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN'))) g
           group by g.akun, g.dimensi having sum(g.masuk - g.keluar) <> 0) s on s.akun = a.akun
   group by a.akun, a.label, a.layar
$$;

-- All questions of all domains; no row means that everything is in order.
create function periksa_tutup(w jsonb)
returns table (kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language plpgsql stable as $$
declare bagian text;
begin
  for bagian in select p.proname from pg_proc p
                 where p.pronamespace = 'public'::regnamespace and p.proname like 'tutup\_periksa\_%' order by p.proname loop
    return query execute format('select * from %I($1)', bagian) using w;
  end loop;
end $$;

-- Writer: the head of a closing and its waivers. It runs inside tutup_hari(), which holds the day alone.
create function catat_baris_tutup_toko(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
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
end $$;
insert into penulis values ('tutup_toko');

-- Opening, in, out and closing of money and gold: what the closing before it left, and what the books say since.
create function catat_saldo_tutup(toko text, no_dok text, hari date, laci jsonb) returns void language plpgsql as $$
declare
  lalu record;
begin
  select t.no_dokumen, t.tanggal into lalu from tutup_toko t
   where t.kode_toko = toko and not t.dibuka_kembali and t.tanggal < hari order by t.tanggal desc limit 1;
  insert into tutup_uang (kode_toko, no_dokumen, akun, dimensi, awal, masuk, keluar, akhir, hitung, selisih)
    select toko, no_dok, s.akun, s.dimensi, s.awal, s.masuk, s.keluar, s.awal + s.masuk - s.keluar, l.jumlah, l.jumlah - l.saldo
      from (select coalesce(a.akun, g.akun) as akun, coalesce(a.dimensi, g.dimensi) as dimensi,
                   coalesce(a.akhir, 0) + coalesce(g.sebelum, 0) as awal, coalesce(g.masuk, 0) as masuk, coalesce(g.keluar, 0) as keluar
              from (select u.akun, u.dimensi, u.akhir::bigint as akhir from tutup_uang u
                     where u.kode_toko = toko and u.no_dokumen = lalu.no_dokumen) a
              full join (select m.akun, m.dimensi, sum(m.masuk - m.keluar) filter (where m.tanggal < hari) as sebelum,
                                sum(m.masuk) filter (where m.tanggal = hari) as masuk, sum(m.keluar) filter (where m.tanggal = hari) as keluar
                           from gerak_uang m join peran_akun p on p.akun = m.akun and p.uang
                          where m.kode_toko = toko and m.tanggal <= hari and m.tanggal > coalesce(lalu.tanggal, '-infinity')
                          group by m.akun, m.dimensi) g on g.akun = a.akun and g.dimensi = a.dimensi) s
      left join jsonb_to_recordset(laci) as l(akun text, dimensi text, saldo bigint, jumlah bigint) on l.akun = s.akun and l.dimensi = s.dimensi
     where s.awal <> 0 or s.masuk <> 0 or s.keluar <> 0;
  insert into tutup_barang (kode_toko, no_dokumen, tempat, kadar, awal_qty, awal_berat, masuk_qty, masuk_berat, keluar_qty, keluar_berat,
      akhir_qty, akhir_berat)
    select toko, no_dok, s.tempat, s.kadar, s.aq, s.ab, s.mq, s.mb, s.kq, s.kb, s.aq + s.mq - s.kq, s.ab + s.mb - s.kb
      from (select coalesce(a.tempat, g.tempat) as tempat, coalesce(a.kadar, g.kadar) as kadar,
                   coalesce(a.q, 0) + coalesce(g.sq, 0) as aq, coalesce(a.b, 0) + coalesce(g.sb, 0) as ab,
                   coalesce(g.mq, 0) as mq, coalesce(g.mb, 0) as mb, coalesce(g.kq, 0) as kq, coalesce(g.kb, 0) as kb
              from (select b.tempat, b.kadar::integer as kadar, b.akhir_qty as q, b.akhir_berat::bigint as b from tutup_barang b
                     where b.kode_toko = toko and b.no_dokumen = lalu.no_dokumen) a
              full join (select m.tempat, m.kadar, sum(m.masuk_qty - m.keluar_qty) filter (where m.tanggal < hari) as sq,
                                sum(m.masuk_berat - m.keluar_berat) filter (where m.tanggal < hari) as sb,
                                sum(m.masuk_qty) filter (where m.tanggal = hari) as mq, sum(m.masuk_berat) filter (where m.tanggal = hari) as mb,
                                sum(m.keluar_qty) filter (where m.tanggal = hari) as kq, sum(m.keluar_berat) filter (where m.tanggal = hari) as kb
                           from gerak_barang m
                          where m.kode_toko = toko and left(m.tempat, 1) <> '@' and m.tanggal <= hari
                            and m.tanggal > coalesce(lalu.tanggal, '-infinity')
                          group by m.tempat, m.kadar) g on g.tempat = a.tempat and g.kadar = a.kadar) s
     where s.aq <> 0 or s.ab <> 0 or s.mq <> 0 or s.kq <> 0;
end $$;

-- Closes the day of a write set of catat(). The exclusive lock comes first: sales that began before it are in the books,
-- those after it find the day closed. Everything the closer saw is asked again under it.
create function tutup_hari(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  hari date := (w ->> 'hari')::date;
  isi jsonb := w -> 'tulis' -> 0 -> 'baris' -> 0;
  kini record;
  salah record;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  if exists (select from idem i where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci') then
    return catat(w); -- A twin: it gets the stored answer.
  end if;
  select h.status, h.ditutup_oleh into kini from hari_toko h where h.kode_toko = toko and h.tanggal = hari;
  if kini.status is distinct from 'OPEN' then
    perform tolak(case when kini.ditutup_oleh = w ->> 'user' then 'SUDAH_DITUTUP' else 'SUDAH_DITUTUP_AKUN_LAIN' end,
                  jsonb_build_object('tanggal', hari, 'oleh', kini.ditutup_oleh));
  end if;
  select coalesce(l.akun, x.akun) as akun, coalesce(l.dimensi, x.dimensi) as dimensi, l.saldo into salah
    from laci_tutup(toko) l
    full join jsonb_to_recordset(isi -> 'laci') as x(akun text, dimensi text, urut smallint, saldo bigint, jumlah bigint)
      on x.akun = l.akun and x.dimensi = l.dimensi
   where l.saldo is distinct from x.saldo or l.urut is distinct from x.urut or l.jumlah is distinct from x.jumlah limit 1;
  if found then perform tolak('SALDO_LACI_BERUBAH', jsonb_build_object('akun', salah.akun, 'dimensi', salah.dimensi)); end if;
  select p.* into salah from periksa_tutup(isi -> 'periksa') p
   where p.sifat = 'BLOKIR'
      or not exists (select from jsonb_to_recordset(isi -> 'pengecualian') as x(kode text) where x.kode = p.kode) limit 1;
  if found then
    perform tolak(case salah.sifat when 'BLOKIR' then 'BELUM_BISA_TUTUP' else 'ALASAN_DIPERLUKAN' end,
                  jsonb_build_object('kode', salah.kode, 'label', salah.label, 'jumlah', salah.jumlah));
  end if;
  hasil := catat(w);
  perform catat_saldo_tutup(toko, hasil -> 'jawaban' ->> 'no_dokumen', hari, isi -> 'laci');
  update hari_toko h set status = 'CLOSED', ditutup_pada = (w ->> 'saat')::timestamptz, ditutup_oleh = w ->> 'user'
   where h.kode_toko = toko and h.tanggal = hari;
  insert into hari_toko (kode_toko, tanggal, dibuka_pada, dibuka_oleh)
    values (toko, (isi ->> 'tanggal_berikut')::date, (w ->> 'saat')::timestamptz, w ->> 'user');
  return hasil;
end $$;

-- Opens the last closed day again while nothing happened on the new one; the differences are reversed on their own day.
create function buka_hari(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  toko text := w ->> 'toko';
  tutup record;
  baru date;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  if exists (select from idem i where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci') then
    return catat(w);
  end if;
  select t.tanggal into tutup from tutup_toko t where t.kode_toko = toko and t.no_dokumen = w ->> 'nomor' and not t.dibuka_kembali;
  if not found then perform tolak('DOKUMEN_SUDAH_BERUBAH', jsonb_build_object('nomor', w ->> 'nomor')); end if;
  select h.tanggal into baru from hari_toko h where h.kode_toko = toko and h.status = 'OPEN';
  if tutup.tanggal <> (select max(h.tanggal) from hari_toko h where h.kode_toko = toko and h.status = 'CLOSED') then
    perform tolak('BUKAN_HARI_TERAKHIR', jsonb_build_object('tanggal', tutup.tanggal));
  end if;
  if exists (select from peristiwa p where p.kode_toko = toko and p.tanggal = baru) then
    perform tolak('HARI_BARU_SUDAH_TERISI', jsonb_build_object('tanggal', baru));
  end if;
  delete from hari_toko h where h.kode_toko = toko and h.tanggal = baru;
  update hari_toko h set status = 'OPEN', ditutup_pada = null, ditutup_oleh = null where h.kode_toko = toko and h.tanggal = tutup.tanggal;
  hasil := catat(w || jsonb_build_object('hari', tutup.tanggal));
  update tutup_toko t set dibuka_kembali = true where t.kode_toko = toko and t.no_dokumen = w ->> 'nomor';
  return hasil;
end $$;
alter function tutup_hari(jsonb) owner to mustika_buku;
alter function buka_hari(jsonb) owner to mustika_buku;
revoke execute on function tutup_hari(jsonb), buka_hari(jsonb) from public;
grant execute on function tutup_hari(jsonb), buka_hari(jsonb) to mustika_app;
