import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['UTC', /^[^()]*12:30.* UTC$/u],
  ['Asia/Kolkata', /^[^()]*18:00[^()]* \([^()]*12:30[^()]*\sUTC\)$|^[^()]*6:00[^()]* \([^()]*12:30[^()]*\sUTC\)$/u],
])('names the end of access in %s, and in UTC only where that differs', async (zone, text) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { endText } = await import('#src/pages/product/box/endText.ts');
  expect(endText('2026-01-05T12:30:00.000Z')).toMatch(text);
});

it('names a day once that the time in UTC shares', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  vi.resetModules();
  const { endText } = await import('#src/pages/product/box/endText.ts');
  expect(endText('2026-01-05T12:30:00.000Z').match(/2026/gu)).toHaveLength(1);
  expect(endText('2026-01-05T20:30:00.000Z').match(/2026/gu)).toHaveLength(2);
});
