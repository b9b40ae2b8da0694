// Fixture for screens that need no market: one server per file, one page at a time.
import { afterEach } from 'vitest';
import { loadSnackbar } from '#src/app/prefetch.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { openTestExchange } from '../../support/exchange.ts';
import { forFile } from '../../support/forFile.ts';
import { openPage } from '../../support/page.tsx';
import { codeOf, stepAt } from '../../support/passcode.ts';

export async function openAppFixture(options?: Parameters<typeof openTestExchange>[0]) {
  const exchange = await forFile(openTestExchange(options));
  await loadSnackbar();
  let page: Awaited<ReturnType<typeof openPage>> | undefined;
  const leave = () => {
    if (!page) return;
    page.unmount();
    page.close();
    page = undefined;
    resetAll();
  };
  afterEach(leave);
  /** Leaves the previous page, as a reload does. */
  const open = async (path: string, token?: string, of = exchange) => {
    leave();
    page = await openPage(of, path, token);
    return page;
  };

  let ahead = 0;
  Object.assign(exchange.exchange, { now: () => new Date(Date.now() + ahead) });
  const codeFor = (secret: string) => codeOf(secret, stepAt(exchange.exchange.now()));
  /** A person who has switched the second factor on, and the codes given out. */
  async function enrolled() {
    const person = await exchange.join('user');
    const { secret } = (await person.call('POST', `/mfa/qrcode/${person.id}`)).json<{ secret: string }>();
    const reply = await person.call('POST', `/mfa/mfa/${person.id}`, { passcode: codeFor(secret) });
    const { token, recoveryCodes } = reply.json<{ token: string; recoveryCodes: string[] }>();
    // The step of that code is used up.
    ahead += 60_000;
    return { ...person, token, secret, recoveryCodes };
  }
  return { exchange, open, leave, codeFor, enrolled };
}
