// npm run size: how much JavaScript the built app sends before somebody can sign in, and with each further page, and how much
// each part of the design system brings along; against the budgets.
import path from 'node:path';
import process from 'node:process';
import * as budgets from './budgets.ts';
import { modulesOf } from './bundled.ts';
import { weighParts } from './parts.ts';
import { weighRoutes } from './routes.ts';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const problems: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Budget {
  readonly rule: number;
  readonly heavier: Readonly<Record<string, number>>;
}

function hold(name: string, bytes: number, cap: number, note = ''): void {
  say(`${name.padEnd(24)}${(bytes / 1_000).toFixed(1).padStart(7)} of ${String(cap).padStart(3)} kB${note}`);
  if (bytes > cap * 1_000) problems.push(`${name} is ${bytes - cap * 1_000} bytes over its budget.`);
}

/** Each against its row or the rule; a row for what is not there, or for what the rule would do, is a mistake too. */
function holdAll(kind: string, weights: readonly (readonly [string, number, string?])[], { rule, heavier }: Budget) {
  for (const [name, bytes, note] of weights) hold(name, bytes, heavier[name] ?? rule, note);
  const names = new Set(weights.map(([name]) => name));
  for (const [name, cap] of Object.entries(heavier)) {
    if (!names.has(name)) problems.push(`There is no ${kind} ${name} any more: take away its budget.`);
    if (cap <= rule) problems.push(`${name} needs no budget of its own: ${cap} kB is within the rule.`);
  }
}

const { login, further } = weighRoutes(dist);
say('login route');
hold('LoginPage', login, budgets.login);
say('\nfurther pages, on top of it');
holdAll(
  'page',
  further.map(({ page, bytes, files }) => [page, bytes, ` in ${files} files`] as const),
  budgets.pages,
);
say('\nparts of the design system, each alone');
holdAll('part', Array.from(await weighParts()), budgets.parts);

const ofDialog = (modules: readonly string[]) => modules.filter((name) => /dialog/iu.test(name));
const [button, dialog] = [await modulesOf('Button'), await modulesOf('Dialog')];
const uninvited = ofDialog(button);
say(`\nButton alone: ${button.length} modules, ${uninvited.length} of a dialog; Dialog: ${ofDialog(dialog).length}`);
if (uninvited.length > 0) problems.push(`Button brings code of a dialog: ${uninvited.join(', ')}`);
// Else the look for dialogs would find none anywhere.
if (ofDialog(dialog).length === 0) problems.push('Nothing of a dialog is found where there is one.');
if (!button.some((name) => name.endsWith('/Button.tsx'))) problems.push('Button is not in its own bundle.');

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
