-- Where rights are not what they should be. What is here beside ours counts when it works with higher rights, or is given to a role
-- of ours.
create or replace function hak_beda()
  returns table(objek text, seharusnya text, kini text) language sql stable set search_path to 'public', 'pg_temp' as $$
  select coalesce(s.objek, k.objek), s.sifat, k.sifat
    from hak_seharusnya s full join hak_kini() k on k.objek = s.objek
   where s.sifat is distinct from k.sifat and (s.objek is not null or k.sifat ~ '(definer|mustika_)')
   order by 1
$$;
revoke execute on function hak_beda() from public;
