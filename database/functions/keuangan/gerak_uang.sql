-- Both books as what came into a place and went out of it.
create or replace view gerak_uang with (security_invoker = true) as
  select kode_toko, tanggal, no_dokumen, peristiwa, kategori, jenis, ke_akun as akun, ke_dimensi as dimensi,
         jumlah::bigint as masuk, 0::bigint as keluar from buku_uang
  union all
  select kode_toko, tanggal, no_dokumen, peristiwa, kategori, jenis, dari_akun, dari_dimensi, 0::bigint, jumlah::bigint from buku_uang;
grant select on gerak_uang to mustika_app, mustika_buku, mustika_report;
