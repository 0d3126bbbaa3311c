-- What is dated into a closed day moves the sums of that day.
create or replace function jaga_saldo_akun() returns trigger language plpgsql as $$
declare
  baris buku_uang[] := array(select row(b.*)::buku_uang from baru b);
begin
  if not exists (select from unnest(baris) b where not exists (
      select from hari_toko h where h.kode_toko = b.kode_toko and h.tanggal = b.tanggal and h.status = 'OPEN')) then
    return null;
  end if;
  insert into saldo_akun_hari as s (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select g.kode_toko, g.nomor, g.tanggal, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit)
      from (select b.kode_toko, b.ke_nomor as nomor, b.tanggal, b.ke_dimensi as dimensi, b.kategori = 'PENUTUP_BULAN' as penutup,
                   b.jumlah::bigint as debit, 0::bigint as kredit from unnest(baris) b
            union all
            select b.kode_toko, b.dari_nomor, b.tanggal, b.dari_dimensi, b.kategori = 'PENUTUP_BULAN', 0, b.jumlah::bigint from unnest(baris) b) g
     where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kode_toko, nomor_akun, tanggal, dimensi, penutup)
      do update set debit = s.debit + excluded.debit, kredit = s.kredit + excluded.kredit;
  return null;
end $$;

create or replace trigger jaga_saldo_akun after insert on buku_uang referencing new table as baru
  for each statement execute function jaga_saldo_akun();
alter table buku_uang enable always trigger jaga_saldo_akun;
