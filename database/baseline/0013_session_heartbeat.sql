-- A session is at work while its browser is seen; `dipakai` stays the last act, for the idle life.
alter table sesi add column terlihat timestamptz;
update sesi set terlihat = dipakai;
alter table sesi alter column terlihat set not null;
