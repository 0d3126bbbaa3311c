-- The rights of a user as the gates ask for them: his own decision where there is one, else the template of his level.
create or replace function hak_efektif(p_user_id text, p_level text)
  returns table(path text, is_show boolean) language sql stable as $$
  select path, coalesce(h.is_show, t.is_show)
    from (select t.path, t.is_show from hak_templat t where t.level = p_level) t
    full join (select h.path, h.is_show from hak_akses h where h.user_id = p_user_id) h using (path)
$$;
