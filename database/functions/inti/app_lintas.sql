-- Whether the whole chain may be read. "is not null" says the same as "= 'on'" and tells the planner otherwise: a comparison it
-- takes to be true of one row in two hundred, and with the store asked for beside it expected a fiftieth of the rows there are.
create or replace function app_lintas() returns boolean language sql stable parallel safe as $$
  select nullif(current_setting('app.lintas', true) = 'on', false) is not null
$$;
