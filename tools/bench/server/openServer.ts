// The exchange over a database that is there, without limits on how often it is called.
import { buildApp } from '#server/boot/app.ts';
import { readConfig } from '#server/kernel/config.ts';
import { openExchange } from '#server/kernel/exchange.ts';
import { emailOf } from '#server/seed/large/people.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';

/** Opens an exchange that `fillLarge` has filled, or will fill; its people sign in by their numbers. */
export async function openServer(database: { DATABASE_URL: string } | { DATA_DIR: string }) {
  // Nothing expires, so that no sweep runs beside a measurement.
  const settings = { ...database, SEED: 'none', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', KEEP_CALLS: '36500' };
  const opened = await openExchange(readConfig(settings));
  const app = await buildApp(opened.exchange);
  const signIn = async (number: number) => {
    const payload = { email: emailOf(number), password: demoPassword };
    return (await app.inject({ method: 'POST', url: '/auth/tokens', payload })).json<{ token: string }>().token;
  };
  const close = async () => {
    await app.close();
    await opened.close();
  };
  return { ...opened, app, signIn, close };
}

export type Server = Awaited<ReturnType<typeof openServer>>;
