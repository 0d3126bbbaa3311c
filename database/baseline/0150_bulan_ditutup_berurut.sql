-- Months are closed one after the other: an earlier one whose profit nobody moved yet would disappear into the later one.
-- What lies in a locked period can only go along, because nothing is written there any more.
create function bulan_lalu_terbuka(toko text, hari date) returns boolean language sql stable as $$
  select exists (
    select from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
     where m.kode_toko = toko and m.tanggal < hari and m.tanggal > coalesce(terkunci_sampai(toko), '-infinity')
       and m.tanggal > coalesce((select max(p.sampai) from penutup_bulan p where p.kode_toko = toko and not p.dibatalkan), '-infinity')
     group by m.nomor_akun, m.dimensi having sum(m.debit - m.kredit) <> 0)
$$;

create or replace function catat_baris_penutup_bulan(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare isi jsonb := baris -> 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  if exists (select from penutup_bulan p where p.kode_toko = toko and p.sampai >= (isi ->> 'sampai')::date and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if bulan_lalu_terbuka(toko, (isi ->> 'bulan')::date) then
    perform tolak('BULAN_LALU_BELUM_DITUTUP', jsonb_build_object('bulan', isi ->> 'bulan'));
  end if;
  if exists (select from laba_rugi_terbuka(toko, (isi ->> 'sampai')::date) t
               full join jsonb_to_recordset(isi -> 'saldo') as x(nomor_akun text, dimensi text, saldo bigint) using (nomor_akun, dimensi)
              where t.saldo is distinct from x.saldo) then
    perform tolak('SALDO_BUKU_BERUBAH');
  end if;
  insert into penutup_bulan (kode_toko, no_dokumen, bulan, sampai, laba, user_id)
    values (toko, no_dok, (isi ->> 'bulan')::date, (isi ->> 'sampai')::date, (isi ->> 'laba')::bigint, isi ->> 'user_id');
end $$;

-- A role that clears, or whose balance is kept or counted, keeps its account whatever its migration said about journals.
create or replace function akun_manual(toko text, nomor text) returns boolean language sql stable as $$
  select exists (select from akun a where a.nomor_akun = nomor and a.aktif and a.manual)
     and not exists (select from para_akun_transaksi p join peran_akun r on r.akun = p.kode_akun
                      where p.kode_toko = toko and p.nomor_akun = nomor and p.aktif
                        and (not r.manual or r.kliring or r.bersaldo or r.uang or r.dihitung))
$$;
