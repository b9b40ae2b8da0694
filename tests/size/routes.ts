// Bytes that each page of the build adds to the sign-in screen.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screenRows } from '#src/config/screens.ts';
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
  const names = Array.from(chunks.keys());
  const chunkOf = (page: string) => names.filter((name) => name.startsWith(`${page}-`));

  // The bundler may put the page into the first code, without a separate file. Its texts then show where it is.
  const login = closure(chunks, [...scripts, ...chunkOf('LoginPage')]);
  const says = (name: string) => readFileSync(path.join(dist, 'assets', name), 'utf8').includes(forms.forgot);
  if (!Array.from(login).some(says))
    throw new Error('The login page is not in what is weighed: has its file been renamed?');
  const further = screenRows
    .filter(({ name }) => name !== 'login')
    .map(({ page: file }) => {
      const page = path.basename(file);
      const own = chunkOf(page);
      if (own.length === 0) throw new Error(`The build has no ${page}`);
      const added = Array.from(closure(chunks, own)).filter((one) => !login.has(one));
      return { page, bytes: weigh(chunks, added), files: added.length };
    });
  return { login: weigh(chunks, login) + otherBytes, further };
}
