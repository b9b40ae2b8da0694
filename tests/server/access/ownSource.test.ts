// Streams whose source is an access address of this exchange, under a host name that is not configured.
import { describe, expect, it } from 'vitest';
import { csv, fixtureForFile, passesCsv } from '#tests/server/access/fixture.ts';

const fixture = await fixtureForFile({ ALLOW_UPSTREAM_HOSTS: '127.0.0.1,localhost' });
fixture.source.answer = passesCsv;

describe.each(['127.0.0.1', 'localhost'])('bought access relisted at %s', (host) => {
  it('is neither served nor sold, while its buyer can still read it', async () => {
    const first = await fixture.bought();
    const address = new URL(first.url);
    address.hostname = host;
    const second = await fixture.bought(100, { url: address.href });
    const asked = fixture.source.seen.length;
    expect((await fetch(second.url)).status).toBe(502);
    const sample = await second.buyer.call('GET', `/streams/streams/${second.stream}/sample`);
    expect([sample.statusCode, sample.body]).toEqual([502, expect.stringContaining('status 409')]);
    expect(fixture.source.seen).toHaveLength(asked);
    const again = { stream_id: second.stream, hours: 1 };
    expect((await second.buyer.call('POST', '/subscriptions/subscriptions', again)).statusCode).toBe(409);
    expect(await (await fetch(address)).text()).toBe(csv);
  });

  it('is served to another exchange, whose x-data-exchange header differs', async () => {
    const { url } = await fixture.bought();
    const reply = await fetch(url, { headers: { 'x-data-exchange': 'another' } });
    expect([reply.status, await reply.text()]).toEqual([200, csv]);
  });
});
