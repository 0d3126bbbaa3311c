-- Open documents are few among millions; the dashboard and the validation screens ask for them all day long.
create index dokumen_terbuka on dokumen (kode_toko, jenis) where status = 'OPEN';

-- Month and day of birth as one number: 21 November is 1121.
create index member_ulang_tahun on member ((extract(month from tgl_lahir) * 100 + extract(day from tgl_lahir)))
  where tgl_lahir is not null and aktif;
