-- When the browser of a session was last there: as the process said that holds its line, or as the session itself.
create or replace function sesi_terlihat(terlihat timestamptz, proses uuid) returns timestamptz language sql stable as $$
  select greatest(sesi_terlihat.terlihat, (select p.detak from proses p where p.id = sesi_terlihat.proses))
$$;
