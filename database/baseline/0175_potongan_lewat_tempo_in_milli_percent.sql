-- Numbers of settings are whole numbers of the inside units; this one was kept in percent.
update para_system set value = trunc(value::numeric * 1000)::text
  where key = 'POTONGAN_LEWAT_TEMPO' and value ~ '^\d{1,3}(\.\d{1,3})?$';
