-- Asked of every row that is not of the store itself, so it does no more than it must: `on` and `off` are codes of no store.
create or replace function app_lingkup()
  returns text[] language sql stable parallel safe as $$ select string_to_array(current_setting('app.lintas', true), ',') $$;
