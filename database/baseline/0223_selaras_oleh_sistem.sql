-- At its start the program takes rights back that only repeat the template (domains/pengguna/templat.query.ts). Nobody is
-- given anything by that, and nobody's name stands for it.
select ubah_fungsi('catat_kuasa()', $a$if cardinality(hal) = 0 or pelaku = orang then return null; end if;$a$,
  $b$if cardinality(hal) = 0 or pelaku = orang
     or tg_table_name = 'hak_akses' and tg_op = 'DELETE' and current_setting('app.user_id', true) = 'SISTEM' then
    return null;
  end if;$b$);
