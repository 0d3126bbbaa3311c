-- A day in the list of the closing is written as everywhere: 2 Nov 2026, not 2026-11-02. The months are those of formatTanggal.
create or replace function teks_tanggal(t date) returns text language sql immutable as $$
  select extract(day from t) || ' ' || (array['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'])[extract(month from t)]
         || ' ' || extract(year from t)
$$;
