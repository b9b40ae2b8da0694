#!/bin/sh
# Patroni runs it once, on the first primary of a new cluster, with the address of its database.
set -eu
exec psql --no-psqlrc -q -v ON_ERROR_STOP=1 -v password="${EXCHANGE_PASSWORD:?}" "$1" <<'SQL'
create role exchange login password :'password';
create database exchange owner exchange;
SQL
