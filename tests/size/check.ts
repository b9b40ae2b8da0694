// npm run size: JavaScript of the built app before signing in, and what any further page adds. Two guards against
// accidents: a library that arrives everywhere, or a page that brings another one along.
import path from 'node:path';
import process from 'node:process';
import { modulesOf } from './bundled.ts';
import { weighRoutes } from './routes.ts';

/** Maximum kB of gzip, 10 % above the sizes of 30 November 2026: 161.4 and, for Add product, 192.9. */
const budgets = { signIn: 178, page: 212 } as const;

const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const problems: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

function check(name: string, bytes: number, limit: number, note = ''): void {
  say(`${name.padEnd(24)}${(bytes / 1_000).toFixed(1).padStart(7)} of ${limit} kB${note}`);
  if (bytes > limit * 1_000) problems.push(`${name} is ${bytes - limit * 1_000} bytes over its budget.`);
}

const { login, further } = weighRoutes(dist);
check('LoginPage', login, budgets.signIn);
for (const { page, bytes, files } of further) check(page, bytes, budgets.page, ` in ${files} files`);

const ofDialog = (modules: readonly string[]) => modules.filter((name) => /dialog/iu.test(name));
const [button, dialog] = [await modulesOf('Button'), await modulesOf('Dialog')];
const uninvited = ofDialog(button);
say(`\nButton alone: ${button.length} modules, ${uninvited.length} of a dialog; Dialog: ${ofDialog(dialog).length}`);
if (uninvited.length > 0) problems.push(`Button brings code of a dialog: ${uninvited.join(', ')}`);
// Else the search for dialogs would find none anywhere.
if (ofDialog(dialog).length === 0) problems.push('Nothing of a dialog is found where there is one.');
if (!button.some((name) => name.endsWith('/Button.tsx'))) problems.push('Button is not in its own bundle.');

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
