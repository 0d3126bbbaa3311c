-- What a user of a level sees until somebody decides otherwise for him. Filled from the declarations at every start with
-- whatever screens are new (domains/pengguna/templat.query.ts), so that the users of an upgraded database get them.
create table hak_templat (
  level text not null check (level in ('OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR')),
  path text not null,
  is_show boolean not null,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now(),
  primary key (level, path)
);
select beri_hak_rantai('hak_templat');
revoke delete on hak_templat from mustika_app;

-- A row of hak_akses is a decision about one user; without a row he follows the template of his level.
alter table hak_akses
  add column asal text not null default 'SENDIRI' check (asal in ('SENDIRI', 'SALINAN')),
  add column disalin_dari text references pengguna,
  add column diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  add column diubah_pada timestamptz not null default now(),
  add constraint hak_akses_salinan check ((asal = 'SALINAN') = (disalin_dari is not null));

-- Stores a head-office user may act for and read; null is every store. People of a branch are bound to it anyway.
alter table pengguna
  add column lingkup text[],
  add column dikunci_pada timestamptz,
  add column dikunci_oleh text references pengguna,
  add column alasan_kunci text,
  add constraint pengguna_kunci check ((dikunci_pada is null) = (dikunci_oleh is null));

-- The rights of a user as the gates ask for them: his own decision where there is one, else the template of his level.
create function hak_efektif(p_user_id text, p_level text) returns table (path text, is_show boolean)
language sql stable as $$
  select path, coalesce(h.is_show, t.is_show)
    from (select t.path, t.is_show from hak_templat t where t.level = p_level) t
    full join (select h.path, h.is_show from hak_akses h where h.user_id = p_user_id) h using (path)
$$;
