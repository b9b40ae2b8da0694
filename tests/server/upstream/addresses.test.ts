import { describe, expect, it } from 'vitest';
import { createUpstream } from '#server/upstream/guardedFetch.ts';
import { isPrivateAddress } from '#server/upstream/addresses.ts';

const upstream = createUpstream({
  allowHosts: ['data.internal', '10.9.9.9:8080', 'odd.example.com:9000', '[fd00::9]:81', 'fd00::8'],
  ownOrigins: ['http://127.0.0.1:4000/samples/'],
});

function codeFor(url: string): string {
  try {
    upstream.assertAddress(url);
    return 'open';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('addresses judged from the text alone', () => {
  it.each([
    // IPv4 in every spelling a browser or resolver understands
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://0.0.0.0/',
    'http://0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.8/',
    'http://192.0.2.1/',
    'http://192.88.99.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    // IPv6, and IPv4 inside it
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2002:a9fe:a9fe::1]/',
    'http://[2001::7f00:1]/',
    'http://[2a00:1450:4001:1:0:5efe:127.0.0.1]/',
    'http://[2a00:1450:4001:1:200:5efe:10.0.0.1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[100::1]/',
    'http://[4000::1]/',
    // names
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://a.localhost/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://router.home.arpa/',
    'http://intranet/',
    // other spellings of the way there
    'ws://127.0.0.1/',
    'wss://[::1]/',
    'http:\\\\127.0.0.1\\',
    'http:/127.0.0.1/',
    'http://example.com:22/',
    'http://example.com:6379/',
    'https://example.com:8443/',
    // beside the open ones
    'http://10.9.9.9/',
    'http://10.9.9.9:8081/',
    'http://127.0.0.1:4000/',
    'http://127.0.0.1:4000/samples',
    'http://127.0.0.1:4000/samples/../auth/users',
    'http://127.0.0.1:4000/samples/%2e%2e/auth/users',
    'http://127.0.0.1:4000/samples/..%2fauth',
    'http://127.0.0.1:4000/samples/%252e%252e%252fauth',
    'http://127.0.0.1:4000/samples/..%5cauth',
    'http://127.0.0.1:4001/samples/a.csv',
    'http://localhost:4000/samples/a.csv',
  ])('%s is blocked', (url) => {
    expect(codeFor(url)).toBe('blocked');
  });

  it.each([
    'http://user:secret@example.com/',
    'http://user@example.com/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'javascript:alert(1)',
    'data:text/plain,x',
    'example.com',
    '//example.com/',
    'http://',
    'http://[::1',
    'http://exa mple.com/',
    'http://256.256.256.256/',
    '',
  ])('%s is not an address', (url) => {
    expect(codeFor(url)).toBe('badAddress');
  });

  it.each([
    'http://example.com/',
    'https://example.com/a?b=c#d',
    'http://example.com:80/',
    'https://example.com:443/',
    'http://8.8.8.8/',
    'http://[2606:4700::1111]/',
    'ws://example.com/live',
    'wss://example.com/live',
    'http://unknown-name.example.org/',
    'http://localhost.example.com/',
    // opened by the operator
    'http://data.internal/',
    'http://data.internal:9999/',
    'http://DATA.internal./',
    'http://10.9.9.9:8080/',
    'http://odd.example.com:9000/',
    'http://[fd00::9]:81/',
    'http://[fd00::8]:1234/',
    'http://127.0.0.1:4000/samples/a.csv?part=1',
  ])('%s is open', (url) => {
    expect(codeFor(url)).toBe('open');
  });

  const exchange = createUpstream({
    allowHosts: ['exchange.example.org', '127.0.0.1'],
    ownOrigins: ['https://exchange.example.org/samples/', 'http://127.0.0.1:4000/samples/'],
  });
  const id = '01a1f96a-bbae-7000-96cd-8889395eed60';
  it.each([
    [`https://exchange.example.org/access/${id}?key=x`, 'ownAccess'],
    [`http://EXCHANGE.example.org./access/${id}`, 'ownAccess'],
    [`https://exchange.example.org/%61ccess/${id}`, 'ownAccess'],
    [`https://exchange.example.org/samples/..%252faccess/${id}`, 'open'],
    [`https://exchange.example.org//access//${id}`, 'ownAccess'],
    [`http://127.0.0.1:4000/samples/../access/${id}`, 'ownAccess'],
    [`http://127.0.0.1:4001/access/${id}`, 'open'],
    [`https://other.example.org/access/${id}`, 'open'],
    ['https://exchange.example.org/samples/a.csv', 'open'],
    ['https://exchange.example.org/accessories.csv', 'open'],
  ])('%s, on an exchange whose own hosts the operator opened: %s', (url, code) => {
    const found = (() => {
      try {
        exchange.assertAddress(url);
        return 'open';
      } catch (error) {
        return (error as { code: string }).code;
      }
    })();
    expect(found).toBe(code);
  });

  it('treats anything but an IP address as private', () => {
    expect(isPrivateAddress('')).toBe(true);
    expect(isPrivateAddress('fe80::1%eth0')).toBe(true);
    expect(isPrivateAddress('8.8.8.8')).toBe(false);
  });
});
