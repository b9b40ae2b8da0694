// npm run size: how much JavaScript the built app sends before somebody can sign in, and with each further page.
import path from 'node:path';
import process from 'node:process';
import { modulesOf } from './bundled.ts';
import { closure, readChunks, readDocument, weigh } from './chunks.ts';

/** Most that the login route may send, in bytes of gzip. */
const loginCap = 135_000;

const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const print = (name: string, bytes: number, note = '') =>
  process.stdout.write(`${name.padEnd(28)}${(bytes / 1_000).toFixed(1).padStart(8)} kB${note}\n`);
const problems: string[] = [];

const chunks = readChunks(dist);
const { scripts, otherBytes } = readDocument(dist);
const pages = Array.from(chunks.keys()).filter((name) => /^\w+Page-/u.test(name));
const loginPage = pages.find((name) => name.startsWith('LoginPage-'));
if (!loginPage) throw new Error('The build has no LoginPage: has the file been renamed?');

const login = closure(chunks, [...scripts, loginPage]);
const loginBytes = weigh(chunks, login) + otherBytes;
print('login route, gzip', loginBytes, ` of ${loginCap / 1_000} kB`);
if (loginBytes > loginCap) problems.push(`The login route is ${loginBytes - loginCap} bytes over its cap.`);

process.stdout.write('\nfurther pages, on top of it\n');
for (const page of pages.filter((name) => name !== loginPage)) {
  const added = Array.from(closure(chunks, [page])).filter((name) => !login.has(name));
  print(page.replace(/-.*/u, ''), weigh(chunks, added), ` in ${added.length} files`);
}

const ofDialog = (modules: readonly string[]) => modules.filter((name) => /dialog/iu.test(name));
const [button, dialog] = [await modulesOf('Button'), await modulesOf('Dialog')];
const uninvited = ofDialog(button);
process.stdout.write(
  `\nButton alone: ${button.length} modules, ${uninvited.length} of a dialog; Dialog: ${ofDialog(dialog).length}\n`,
);
if (uninvited.length > 0) problems.push(`Button brings code of a dialog: ${uninvited.join(', ')}`);
// Else the look for dialogs would find none anywhere.
if (ofDialog(dialog).length === 0) problems.push('Nothing of a dialog is found where there is one.');
if (!button.some((name) => name.endsWith('/Button.tsx'))) problems.push('Button is not in its own bundle.');

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
