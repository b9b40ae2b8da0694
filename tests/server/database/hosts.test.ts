import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { addressesOf, Hosts } from '#server/database/connection/hosts.ts';
import { readConfig } from '#server/kernel/config.ts';
import { hasPostgres, runAdmin, startPostgres } from '#tests/support/database/postgres.ts';

const readOnly = 'default_transaction_read_only';
/** Address whose options override the read-only setting of the server. */
const forced = (url: string) => `${url}?options=${encodeURIComponent(`-c ${readOnly}=off`)}`;
const hostOf = (url: string) => url.slice(url.indexOf('@') + 1, url.lastIndexOf('/'));

async function setReadOnly(url: string, on: boolean): Promise<void> {
  await runAdmin(forced(url), `alter system set ${readOnly} = ${on ? 'on' : 'off'}`);
  await runAdmin(forced(url), 'select pg_reload_conf()');
}

describe('hosts of DATABASE_URL', () => {
  it.each([
    ['postgres://u:p@a:5432,b:5433/db?sslmode=verify-full', ['a:5432', 'b:5433']],
    ['postgres://u:p@a,b,c/db', ['a', 'b', 'c']],
    ['postgres://u:p@one:5432/db', ['one:5432']],
    ['postgres://u:p,q@one/db', ['one']],
  ])('%s has the addresses %j', (url, hosts) => {
    expect(addressesOf(url).map((address) => new URL(address).host)).toEqual(hosts);
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('keep the password, although the spread of a pool configuration omits it', () => {
    const hosts = new Hosts(['postgres://u:p@a:5432/db', 'postgres://u:p@b:5433/db']);
    hosts.leave(0);
    const config = Object.defineProperty({ user: 'u', host: 'a' }, 'password', { value: 'p', enumerable: false });
    const client = new (hosts.clients())(config);
    expect(client).toMatchObject({ host: 'b', port: 5433, user: 'u', password: 'p' });
  });

  it.each(['postgres://u@a,/db', 'postgres://u@a:x,b/db', 'mysql://a,b/db'])('%s is refused', (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow('DATABASE_URL is not a valid address');
  });
});

describe.skipIf(!hasPostgres())('several hosts in DATABASE_URL', () => {
  it('are probed: writes follow the host that takes them, without a restart', async () => {
    const settings = (name: string) => ['fsync=off', `cluster_name=${name}`];
    const [one, two] = [await startPostgres(settings('one')), await startPostgres(settings('two'))];
    onTestFinished(async () => {
      await one.stop();
      await two.stop();
    });
    await setReadOnly(one.url, true);
    const url = `postgres://postgres@${hostOf(one.url)},${hostOf(two.url)}/postgres`;
    const { db, close } = await connect({ url, dataDir: '', production: false });
    onTestFinished(close);
    const place = async () => {
      const { rows } = await sql<{ name: string }>`select current_setting('cluster_name') as name`.execute(db);
      return rows[0]?.name;
    };
    expect(await place()).toBe('two');
    await setReadOnly(one.url, false);
    await setReadOnly(two.url, true);
    // The first write finds that its host has become a standby, as after a switch-over.
    await expect(sql`create table written (id int)`.execute(db)).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(place).toBe('one');
    await sql`create table written (id int)`.execute(db);
  });

  it('are all standbys: the start fails with that reason', async () => {
    const server = await startPostgres(['fsync=off', `${readOnly}=on`]);
    onTestFinished(server.stop);
    const host = hostOf(server.url);
    const url = `postgres://postgres@${host},${host}/postgres`;
    const opened = connect({ url, dataDir: '', production: false, waitMs: 500 });
    await expect(opened).rejects.toThrow('Every host of DATABASE_URL is a standby: promote one');
  });
});
