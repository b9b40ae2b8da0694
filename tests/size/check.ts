// npm run size: JavaScript of the built app before signing in, and what any further page adds. Two guards against
// accidents: a library that arrives everywhere, or a page that brings another one along.
import path from 'node:path';
import process from 'node:process';
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

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
