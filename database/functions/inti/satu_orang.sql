-- May one person be both? He who asks stands behind the one who agrees, or a third stands behind both; an owner as the
-- third does not count, because he makes everybody on the first day.
create or replace function satu_orang(toko text, peminta text, penyetuju text) returns boolean language plpgsql stable as $$
declare
  lamanya interval := make_interval(hours => coalesce((select s.value::integer from para_system s
    where s.kode_toko = toko and s.key = 'EMPAT_MATA_JAM' and s.value ~ '^[1-9][0-9]{0,3}$'), 72));
begin
  return exists (select from pemegang_kuasa(penyetuju, lamanya) k where k.user_id = peminta)
    or exists (select from pemegang_kuasa(penyetuju, lamanya) a
                 join pemegang_kuasa(peminta, lamanya) b using (user_id)
                 join pengguna p using (user_id)
                where p.level <> 'OWN');
end $$;
