import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { slots } from '#contract/constants.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const server = await exchangeForFile();

const someId = '01a1f96a-bbae-7000-96cd-8889395eed60';
const rows = Object.entries(calls).map(([name, row]) => ({
  name,
  access: row.access as 'public' | 'session' | readonly string[],
  method: row.method,
  url: row.path.replaceAll(/:\w+/gu, someId),
}));

describe('permissions, row by row', () => {
  it.each(rows.filter(({ access }) => typeof access !== 'string'))(
    '$name is closed to other slots and open to its own',
    async ({ method, url, access }) => {
      const outsider = await server.join(...slots.filter((slot) => !access.includes(slot)));
      expect((await outsider.call(method, url)).statusCode).toBe(403);
      for (const slot of slots.filter((one) => access.includes(one))) {
        const insider = await server.join(slot);
        expect([401, 403]).not.toContain((await insider.call(method, url)).statusCode);
      }
    },
  );

  it('covers every route: those outside the table are listed here', async () => {
    const printed = server.app.printRoutes({ commonPrefix: false });
    const roots = new Set(Array.from(printed.matchAll(/^(?:├──|└──) (\/[\w.-]*)/gmu), ([, root]) => root));
    const known = new Set(rows.map(({ url }) => `/${url.split('/')[1]}`));
    const beside = [...roots].filter((root) => root && !known.has(root));
    expect(new Set(beside)).toEqual(new Set(['/application', '/docs', '/openapi.json', '/robots.txt', '/samples']));
  });
});
