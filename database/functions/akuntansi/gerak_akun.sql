-- The money book as an accountant reads it: every transfer once at each of its ends.
create or replace view gerak_akun with (security_invoker = true) as
  select kode_toko, tanggal, no_dokumen, peristiwa, urut, ke_nomor as nomor_akun, ke_dimensi as dimensi, ke_akun as peran,
         dari_nomor as lawan, kategori, jenis, kategori = 'PENUTUP_BULAN' as penutup, keterangan,
         jumlah::bigint as debit, 0::bigint as kredit from buku_uang
  union all
  select kode_toko, tanggal, no_dokumen, peristiwa, urut, dari_nomor, dari_dimensi, dari_akun,
         ke_nomor, kategori, jenis, kategori = 'PENUTUP_BULAN', keterangan, 0::bigint, jumlah::bigint from buku_uang;
grant select on gerak_akun to mustika_app, mustika_buku, mustika_report;
