create or replace function bulan_denda(tempo date, basis text, lunas date, sampai date)
  returns integer language sql immutable parallel safe as $$
  select greatest(0, bulan_telat(tempo, basis, sampai) - case when lunas is null then 0 else bulan_telat(tempo, basis, lunas) end)
$$;
