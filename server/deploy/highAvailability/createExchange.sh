#!/bin/sh
# Patroni runs it once, on the first primary of a new cluster, with the address of its database.
set -eu
export EXCHANGE_PASSWORD="${EXCHANGE_PASSWORD:?}"
# The password is not an argument, which the list of processes shows.
exec psql --no-psqlrc -q -v ON_ERROR_STOP=1 "$1" <<'SQL'
\getenv password EXCHANGE_PASSWORD
create role exchange login password :'password';
create database exchange owner exchange;
SQL
