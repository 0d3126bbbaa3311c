-- A schedule was made anew where an address changed. Its report and what is asked of it stay: another question is another schedule.
grant update (nama, format, ulang, hari, jam, rentang, tujuan) on jadwal_laporan to mustika_app;
