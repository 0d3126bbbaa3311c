#!/bin/sh
# Once, when the folder of PostgreSQL is made: the owner of Mustika's database, as docs/configuration.md describes him.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$MUSTIKA_PASSWORD" <<'SQL'
create role mustika login createrole bypassrls password :'password';
create database mustika owner mustika;
SQL
