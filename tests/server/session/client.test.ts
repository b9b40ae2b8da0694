import { describe, expect, it } from 'vitest';
import type { Session } from '#contract/types.ts';
import { readAgent } from '#server/domains/session/client.ts';
import { exchangeForFile, testPassword } from '#tests/support/exchange.ts';

const agents = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Opera on Linux':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/116.0.0.0',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'curl on undefined': 'curl/8.9.1',
  'undefined on undefined': 'something else entirely',
};

describe('a user agent', () => {
  it.each(Object.entries(agents))('is read as %s', (expected, header) => {
    const { browser, system } = readAgent(header);
    expect(`${browser} on ${system}`).toBe(expected);
  });

  it('is empty without a header, and cheap for an overlong one', () => {
    expect(readAgent(undefined)).toEqual({ browser: undefined, system: undefined });
    expect(readAgent(`${'Version/1 '.repeat(200_000)}Safari/`)).toEqual({ browser: undefined, system: undefined });
  });
});

const server = await exchangeForFile();

describe('the list of sessions', () => {
  it('shows the origin of each, and leaves out unknown parts', async () => {
    const { email } = await server.addUser(['user']);
    const open = async (headers: Record<string, string>) => {
      const reply = await server.trySignIn(email, testPassword, { headers });
      return reply.json<{ token: string }>().token;
    };
    await open({ 'user-agent': agents['Safari on iPhone'] });
    const token = await open({ 'user-agent': '' });
    const reply = await server.app.inject({ url: '/auth/sessions', headers: { authorization: token } });
    const { sessions } = reply.json<{ sessions: Session[] }>();
    const [phone, other] = sessions.toSorted((one) => (one.browser ? -1 : 1));
    expect(phone).toMatchObject({ browser: 'Safari', system: 'iPhone', address: '127.0.0.1', current: false });
    expect(Object.keys(other ?? {}).toSorted()).toEqual(['address', 'created_date', 'current', 'id', 'last_seen']);
  });
});
