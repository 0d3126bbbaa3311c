-- Where a session is open, in words a person knows his own devices by: who logs in elsewhere is told before he takes it over.
alter table sesi add column peranti text;
grant insert (peranti) on sesi to mustika_app;
