-- What bulanLewat and dendaSampai of bunga-berjalan.rule.ts say, for lists and reports.
create or replace function bulan_telat(tempo date, basis text, sampai date)
  returns integer language sql immutable parallel safe as $$
  select case when sampai <= tempo then 0
    when basis = '30_HARI' then (sampai - tempo + 29) / 30
    else m + case when (tempo + make_interval(months => m))::date < sampai then 1 else 0 end end
    from (values ((extract(year from sampai) - extract(year from tempo)) * 12 + extract(month from sampai) - extract(month from tempo))) v (x),
         lateral (select v.x::integer as m) b
$$;
