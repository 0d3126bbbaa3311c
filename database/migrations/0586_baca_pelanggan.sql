-- Lists whose rows name customers are reads of persons, too, of a kind of their own: its calls are counted apart from those of members,
-- its persons together with them.
alter table baca_orang drop constraint baca_orang_jenis_check;
alter table baca_orang add constraint baca_orang_jenis_check check (jenis in ('MEMBER', 'PELANGGAN', 'PENGGUNA'));
