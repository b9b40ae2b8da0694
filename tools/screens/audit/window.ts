// The audited window: one profile, whose session changes with the role.
import type { Visit } from '../../bench/web/visit.ts';
import { heightOf, ready } from '../take.ts';
import type { Viewer } from '../roles.ts';

export const phone = 390;
export const desktop = 1440;

export async function setWidth({ page }: Visit, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) });
}

export async function actAs({ page, url }: Visit, { token, mfa }: Viewer): Promise<void> {
  // A page without the app: the app would write its own session when it is left.
  await page.goto(`${url}/health`);
  await page.evaluate(
    (session) => {
      localStorage.clear();
      if (session.token) localStorage.setItem('token', JSON.stringify(session));
    },
    { token, mfa },
  );
}

/** Loads an address and waits until nothing is loading. */
export async function openAt({ page, url }: Visit, address: string): Promise<void> {
  await page.goto(url + address);
  await ready(page);
}
