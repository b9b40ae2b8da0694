// What each page of the build adds to what the sign-in screen has brought.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { forms } from '#src/messages/forms.ts';
import { closure, readChunks, readDocument, weigh } from './chunks.ts';

export interface Route {
  /** The name of its page, e.g. `MarketplacePage`. */
  page: string;
  /** Bytes of script, gzip, on top of the login route. */
  bytes: number;
  /** Scripts that come with it. */
  files: number;
}

/** Bytes of script, gzip, that a person needs to sign in, and what each further page adds. Throws where there is no build. */
export function weighRoutes(dist: string): { login: number; further: Route[] } {
  const chunks = readChunks(dist);
  const { scripts, otherBytes } = readDocument(dist);
  const pages = Array.from(chunks.keys()).filter((name) => /^\w+Page-/u.test(name));
  const loginPage = pages.filter((name) => name.startsWith('LoginPage-'));

  // The bundler may put the page into the first code, so that it has no file of its own: what it says tells where it is.
  const login = closure(chunks, [...scripts, ...loginPage]);
  const says = (name: string) => readFileSync(path.join(dist, 'assets', name), 'utf8').includes(forms.forgot);
  if (!Array.from(login).some(says))
    throw new Error('The login page is not in what is weighed: has its file been renamed?');
  const further = pages
    .filter((name) => !loginPage.includes(name))
    .map((name) => {
      const added = Array.from(closure(chunks, [name])).filter((one) => !login.has(one));
      return { page: name.replace(/-.*/u, ''), bytes: weigh(chunks, added), files: added.length };
    });
  return { login: weigh(chunks, login) + otherBytes, further };
}
